/** Texts of the files of a person's data export. */
export const exportTexts = {
  readme: (date: string) =>
    `# Seus dados no Vesálio\n\nExportação de ${date}, nos termos do art. 18 da LGPD. Cada assunto está em JSON, para outro sistema ler, e em Markdown, para você ler.\n\n- perfil: os dados da sua conta\n- plano: a assinatura e os cartões salvos (só os quatro últimos dígitos)\n- conversas: perguntas, respostas e referências\n- avaliacoes: o que você disse das respostas e as notificações de erro clínico\n`,
  profile: 'Perfil',
  plan: 'Plano e cartões',
  feedback: 'Avaliações e notificações',
  untitled: 'Conversa sem título',
  question: 'Pergunta',
  answer: 'Resposta',
  references: 'Referências',
  nothing: 'Nada registrado.',
  missing: (titles: readonly string[]) =>
    `# O que ficou de fora\n\nEstas conversas não puderam ser lidas agora. Exporte de novo mais tarde.\n\n${titles.map((title) => `- ${title}`).join('\n')}\n`,
} as const;
