const LONGEST_LINE = 40;

/** Keeps a value, its name and its unit on one line. */
const whole = (value: string) => (value.length > LONGEST_LINE ? value : value.replaceAll(' ', '\u00a0'));

/** Texts of a sentence beside its passages, in the popup and in the drawer. The host's overrides are under `chat`. */
export const comparisonTexts = {
  proof: {
    popup: 'Frase e fonte comparadas',
    sentence: 'Frase da resposta',
    /** A number of 0 means that the answer does not cite it. */
    passage: (number: number, title: string) =>
      number > 0 ? `Fonte [${number}]: ${title}` : `Fonte não citada: ${title}`,
    pair: (answer: string, source: string) =>
      `${whole(`resposta: ${answer} ·`)} ${whole(`fonte: ${source}`)}`,
    single: (answer: string) => whole(`resposta: ${answer}`),
    /** Both sources are given by their markers. */
    elsewhere: (answer: string, source: string, cited: string, count: number) =>
      `${answer}: está em ${source}, ${count === 1 ? 'não na fonte citada' : 'não nas fontes citadas'} ${cited}`,
    /** In place of a value: only the subject is in another source. */
    subject: (answer: string) => `o assunto de «${answer}»`,
    uncitedSource: (answer: string, title: string) =>
      `${answer}: está em «${title}», que a resposta não cita`,
    note: 'A comparação é automática e não diz qual dos dois está certo.',
  },
} as const;
