import { hideData } from './shared/sentences.ts';

const title = 'Há dados que identificam o paciente:';

/** Texts of the guard that looks for patient identifiers. The host's overrides are under `chat`. */
export const identifierTexts = {
  identifiers: {
    title,
    /** `isHeld`: the message was about to be sent, and the choice is shown above the input. */
    found: (kinds: string, isHeld: boolean) =>
      `${title} ${kinds}.${isHeld ? ' Nada foi enviado: escolha acima.' : ''}`,
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
    hide: hideData,
    keep: 'Manter',
    sendAnyway: 'Enviar assim mesmo',
    hidden: 'Dados ocultados.',
    undo: 'Desfazer',
    replacement: (kind: string) => `[${kind} ${kind.startsWith('data') ? 'removida' : 'removido'}]`,
    attachments: 'Confira também se as imagens e os PDFs não identificam o paciente.',
  },
} as const;
