/** Replaces an element on a page that gives no gateway address. */
export const unaddressedText =
  'O assistente ainda não está configurado nesta página. Avise o suporte da sua instituição.';

/** For the page's developer, on the console or in a rejection. */
export const hostHintTexts = {
  address: (tag: string, given: string) =>
    `Assistente clínico: o base-url “${given}” de <${tag}> não é um endereço. Escreva o endereço do servidor do assistente por inteiro, com https://.`,
  noAddress: (tag: string) =>
    `Assistente clínico: <${tag}> está sem base-url, e o servidor desta página não é o do assistente. Escreva o endereço dele em base-url, por inteiro, com https://.`,
  unknown: (tag: string, attribute: string, given: string, known: string) =>
    `Assistente clínico: “${given}” não tem efeito em ${attribute} de <${tag}>. Valores possíveis: ${known}.`,
  contrast: (tag: string, least: string, pairs: string) =>
    `Assistente clínico: estas cores de <${tag}> contrastam menos do que os ${least}:1 que a WCAG 2.2 pede para textos: ${pairs}. Mude uma de cada par.`,
  pair: (text: string, ground: string, ratio: string) =>
    `--vesalio-${text} sobre --vesalio-${ground} tem ${ratio}:1`,
  /** Why `ask` is rejected. */
  ask: {
    empty: 'ask(text) precisa de uma pergunta.',
    gate: (gate: string) => `ask(text) não pode enviar: a etapa “${gate}” está pendente.`,
    limited: 'ask(text) não pode enviar: o limite do plano gratuito foi atingido.',
    busy: 'ask(text) precisa esperar: há uma resposta em andamento.',
    stopped: 'ask(text) foi desfeita por stop() antes de enviar.',
    held: 'ask(text) foi retida: a pergunta pode identificar um paciente. A pessoa decide.',
    offered: 'ask(text) não enviou a pergunta: ela está no campo.',
  },
  /** Why the host's session could not be handed over. */
  handOver: {
    origin: (origin: string, gateway: string) =>
      `Assistente clínico: a origem ${origin} não está autorizada em ${gateway}. Inclua-a, letra por letra, em EMBED_ORIGINS. Verifique em ${gateway}/embed/diagnostico.`,
    opaque: (gateway: string) =>
      `Assistente clínico: um iframe com sandbox e sem allow-same-origin não tem origem, e ${gateway} não pode autorizá-lo. Acrescente allow-same-origin ao sandbox.`,
    network: (gateway: string) =>
      `Assistente clínico: ${gateway} não respondeu como o servidor do assistente. Confira o base-url, a rede e o connect-src da página. Verifique em ${gateway}/embed/diagnostico.`,
    token: (gateway: string) =>
      `Assistente clínico: getToken falhou ou o servidor recusou o que ela devolveu. Verifique em ${gateway}/embed/diagnostico.`,
  },
} as const;
