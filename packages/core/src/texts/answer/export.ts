/** Texts for copying and exporting an answer. The host's overrides are under `chat`. */
export const exportTexts = {
  export: {
    insert: 'Inserir no prontuário',
    inserted: 'Enviado ao prontuário.',
    source: 'Origem da informação',
    markdown: 'Baixar em Markdown',
    conversation: 'Baixar a conversa em Markdown',
    docx: 'Baixar em Word (DOCX)',
    conversationDocx: 'Baixar a conversa em Word (DOCX)',
    preparing: 'Preparando o arquivo...',
    failed: 'Não foi possível gerar o arquivo. Tente novamente.',
    replaced: 'Versão anterior: refeita abaixo.',
    ris: 'Referências em RIS',
    bibtex: 'Referências em BibTeX',
    csl: 'Referências em CSL-JSON',
    copyHtml: 'Copiar para o prontuário',
    copyFhir: 'Copiar em FHIR',
    copied: 'Copiado.',
  },
} as const;
