const title = 'Há dados que identificam o paciente:';

/** Texts of the guard that looks for patient identifiers. The host's overrides are under `chat`. */
export const identifierTexts = {
  identifiers: {
    title,
    found: (kinds: string) => `${title} ${kinds}.`,
    held: 'A mensagem não foi enviada. Antes do campo, escolha ocultar os dados ou enviar assim mesmo.',
    kinds: {
      cpf: 'CPF',
      cnpj: 'CNPJ',
      cns: 'cartão do SUS',
      rg: 'RG',
      phone: 'telefone',
      email: 'e-mail',
      birthDate: 'data de nascimento',
      name: 'nome',
      address: 'endereço',
      cep: 'CEP',
      record: 'número de prontuário',
    },
    and: ' e ',
    hide: 'Ocultar dados',
    keep: 'Manter',
    sendAnyway: 'Enviar assim mesmo',
    hidden: 'Dados ocultados.',
    undo: 'Desfazer',
    replacement: (kind: string) => `[${kind} ${kind.startsWith('data') ? 'removida' : 'removido'}]`,
    attachments: 'Confira também se as imagens e os PDFs não identificam o paciente.',
  },
} as const;
