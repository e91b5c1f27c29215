/** Texts of attached files, after their buttons, which are in `answer/reading.ts`. The host's overrides are under `chat`. */
export const attachmentTexts = {
  // The list of files shows this before the rest of Google Drive is loaded.
  drive: { downloading: (name: string) => `Baixando “${name}” do Google Drive...` },
  attachments: {
    list: 'Anexos',
    attached: (count: number) => (count === 1 ? '1 arquivo anexado' : `${count} arquivos anexados`),
    image: (name: string) => `Imagem ${name}`,
    attachDrive: 'Anexar do Google Drive',
    remove: (name: string) => `Remover anexo ${name}`,
    open: (name: string) => `Abrir ${name}`,
    loading: (name: string) => `Carregando ${name}...`,
    metadataRemoved: 'metadados removidos',
    metadataKept: 'não foi possível remover os metadados',
    unread: 'conteúdo não verificado',
    unnamed: 'arquivo',
    errors: {
      tooMany:
        'Você pode anexar no máximo 5 arquivos no total. Alguns arquivos podem não ter sido adicionados.',
      reachedAt: (name: string) =>
        `Limite de 5 arquivos atingido. "${name}" e os subsequentes não foram adicionados.`,
      imageTooLarge: (name: string) => `A imagem "${name}" excede o limite de 20MB.`,
      pdfTooLarge: (name: string) => `O PDF "${name}" excede o limite de 25MB.`,
      type: (name: string) =>
        `Tipo de arquivo não suportado: "${name}". Apenas imagens e PDFs são permitidos.`,
      total: (name: string) => `Limite total de 10MB para anexos excedido. Arquivo "${name}" não adicionado.`,
      duplicate: (name: string) => `O arquivo "${name}" já foi adicionado.`,
      full: 'Limite de 5 anexos já atingido.',
      unreadable: (name: string) => `Não foi possível ler o arquivo “${name}”. Escolha-o novamente.`,
      empty: (name: string) => `O arquivo “${name}” está vazio.`,
      tooManyPixels: (name: string) =>
        `A imagem “${name}” tem dimensões grandes demais. Reduza para até 40 megapixels e anexe novamente.`,
    },
  },
} as const;
