import '@vesalio/widgets/elements/chat';

const chat = document.querySelector('vesalio-chat');
const output = document.querySelector('output');
if (!chat || !output) throw new Error('the page has no chat');

chat.suggestions = ['Qual a dose de ataque?'];
chat.getToken = async () => {
  const answer = await fetch('/assistant-token', { method: 'POST' });
  if (!answer.ok) throw new Error(`assistant-token answered ${answer.status}`);
  return answer.text();
};
chat.addEventListener('vesalio-session', (event) => {
  output.textContent = event.detail.state;
});
document
  .querySelector('button')
  ?.addEventListener('click', () => void chat.ask('Qual a meta de pressão arterial no idoso?'));
