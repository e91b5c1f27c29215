/** Texts of a notice about a withdrawn or changed paper. The host's overrides are under `chat`. */
export const referenceNoticeTexts = {
  referenceNotices: {
    retracted: 'Artigo retratado',
    superseded: 'Artigo substituído por publicação mais recente',
    corrected: 'Artigo com correção publicada',
    on: (label: string, date: string) => `${label} em ${date}`,
    /** In place of the sentence that all citations have a source. */
    cited: 'Cita artigo retratado',
    /** In the name of a marker without its reference. */
    missing: 'não encontrada',
    details: 'Ver aviso da revista',
  },
} as const;
