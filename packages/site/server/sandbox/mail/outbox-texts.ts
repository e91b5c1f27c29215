/** The texts of the outbox page. */
export const outboxTexts = {
  title: 'Caixa de saída',
  lead: 'Nesta demonstração nenhuma mensagem sai daqui: os códigos e links que iriam por e-mail aparecem abaixo, do mais novo ao mais antigo.',
  reload: 'Atualizar',
  empty: 'Nenhuma mensagem por enquanto. Crie uma conta ou peça um novo código e volte aqui.',
  to: 'Para',
  code: 'Código',
  link: 'Link',
  whole: 'Ler a mensagem',
  asMail: 'Ver como e-mail',
} as const;
