/** Messages for requests rejected before routing, and for files. */
export const platformTexts = {
  badAddress: 'Endereço inválido.',
  notFound: 'Não encontrado.',
  methodNotAllowed: 'Método não permitido.',
  onlyLocal: 'Esta demonstração só atende este computador. Para abri-la a outros, use SANDBOX=public.',
} as const;
