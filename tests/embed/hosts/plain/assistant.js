const chat = document.querySelector('vesalio-chat');
chat.suggestions = ['Qual a dose de ataque?'];
chat.getToken = async () => {
  const answer = await fetch('/assistant-token', { method: 'POST' });
  if (!answer.ok) throw new Error(`assistant-token answered ${answer.status}`);
  return answer.text();
};
chat.addEventListener('vesalio-session', (event) => {
  document.querySelector('output').textContent = event.detail.state;
});
document.querySelector('button').addEventListener('click', () => {
  chat.ask('Qual a meta de pressão arterial no idoso?').catch(console.error);
});
