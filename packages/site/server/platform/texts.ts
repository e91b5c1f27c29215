/** Messages for requests rejected before routing. */
export const platformTexts = {
  badAddress: 'Endereço inválido.',
  onlyLocal: 'Esta demonstração só atende este computador. Para abri-la a outros, use SANDBOX=public.',
} as const;
