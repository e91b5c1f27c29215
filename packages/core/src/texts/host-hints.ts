/** Replaces an element whose page gives no address of the gateway. */
export const unaddressedText =
  'O assistente ainda não está configurado nesta página. Avise o suporte da sua instituição.';

/** For the console of the page, for its developer. */
export const hostHintTexts = {
  address: (tag: string, given: string) =>
    `Assistente clínico: o base-url “${given}” de <${tag}> não é um endereço. Escreva o endereço do servidor do assistente por inteiro, com https://.`,
  noAddress: (tag: string) =>
    `Assistente clínico: <${tag}> está sem base-url, e o servidor desta página não é o do assistente. Escreva o endereço dele em base-url, por inteiro, com https://.`,
  unknown: (tag: string, attribute: string, given: string, known: string) =>
    `Assistente clínico: “${given}” não tem efeito em ${attribute} de <${tag}>. Valores possíveis: ${known}.`,
} as const;
