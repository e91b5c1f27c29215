/** Texts of a notice about a withdrawn or changed paper. The host's overrides are under `chat`. */
export const referenceNoticeTexts = {
  referenceNotices: {
    retracted: 'Artigo retratado',
    superseded: 'Artigo substituído por publicação mais recente',
    corrected: 'Artigo com correção publicada',
    on: (label: string, date: string) => `${label} em ${date}`,
    details: 'Ver aviso da revista',
  },
} as const;
