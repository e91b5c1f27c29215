/** Texts of the sources drawer. The host's overrides are under `chat`. */
export const sourceTexts = {
  references: {
    drawerTitle: 'Referências da conversa',
    drawerEmpty: 'As referências das respostas aparecem aqui.',
  },
  sources: {
    /** Title of the drawer while it shows a comparison. */
    comparison: 'Frase e fonte',
    beside: 'Fonte ao lado',
    walk: 'Afirmações da resposta',
    previous: 'Anterior',
    next: 'Próxima',
    /** Leads to the only sentence of the answer that diverges, or to the next of several. */
    diverging: (next: number, total: number) =>
      total > 1 ? `Ir para a divergência ${next} de ${total}` : 'Ir para a divergência',
    /** The sentences are those that the references' line counts. A sentence may make several claims. */
    position: (sentence: number, sentences: number, claim: number, claims: number) =>
      `Frase ${sentence} de ${sentences}${claims > 1 ? ` · afirmação ${claim} de ${claims}` : ''}`,
    verdicts: {
      confere: 'Confere com a fonte',
      diverge: 'Diverge da fonte',
      'nao-verificavel': 'Não comparável com a fonte',
    },
    noPassage: 'Esta referência chegou sem trecho do texto.',
    passage: 'Trecho da fonte',
    all: 'Todas as referências',
    /** Before the ordinals of its citations, which must not look like numbers of references. */
    cited: 'Citações:',
    ordinal: (position: number) => `${position}ª`,
    jump: (number: number, position: number, total: number) =>
      `Ir para a ${position}ª de ${total} ${total === 1 ? 'citação' : 'citações'} da referência ${number}`,
    copy: (number: number) => `Copiar referência ${number}`,
    copied: 'Referência copiada.',
    unused: 'Recebida e não citada',
  },
} as const;
