/** Texts of the popup beside a marker. The host's overrides are under `chat`. */
export const citationPopupTexts = {
  references: {
    popup: (title: string) => `Referência: ${title}`,
    opensHost: (host: string) => `Abrir em ${host} (nova aba)`,
  },
} as const;
