const NBSP = '\u00a0';

/** Joins numbers with their units and signs, so that no line breaks between them. */
export const typeset = (text: string): string =>
  text
    .replace(/(\d) (mmHg|mg|mL|kg|h|dias|meses|semanas|anos)(?![\p{L}])/gu, `$1${NBSP}$2`)
    .replace(/\b(HR|RR|OR|IC|p|PEEP|CD4) (ajustad[ao] )?(?=[\d<=−])/g, (found) => found.replaceAll(' ', NBSP))
    .replace(/([<>=]) (?=\d)/g, `$1${NBSP}`)
    .replace(/(?<=IC\u00a0[\d,]+%) (?=\d)/g, NBSP);
