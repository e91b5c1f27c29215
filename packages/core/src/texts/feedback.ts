import { hideData } from './shared/sentences.ts';

const CLINICAL_ERROR = 'Notificar erro clínico';

/** Texts of ratings and reports. The host's overrides are under `chat`. */
export const feedbackTexts = {
  feedback: {
    helpful: 'Útil',
    notHelpful: 'Não útil',
    thanks: 'Obrigado. Sua avaliação foi registrada.',
    withdrawn: 'Avaliação retirada.',
    failed: 'Não foi possível registrar. Tente novamente.',
    title: 'O que faltou nesta resposta?',
    reasonsLabel: 'Motivos',
    reasons: {
      incorrect: 'Incorreta',
      outdated: 'Desatualizada',
      unsupported: 'A referência não sustenta a afirmação',
      incomplete: 'Incompleta',
      other: 'Outro motivo',
    },
    comment: 'Comentário',
    commentHint: 'Não escreva nada que identifique um paciente. A pergunta e a resposta não são guardadas.',
    optional: 'opcional',
    needsReason: 'Escolha ao menos um motivo.',
    send: 'Enviar avaliação',
    withdraw: 'Retirar avaliação',
    cancel: 'Cancelar',
    close: 'Fechar',
    identifying: 'O comentário parece identificar um paciente. Oculte os dados antes de enviar.',
    mask: hideData,
  },
  clinicalError: {
    open: CLINICAL_ERROR,
    title: CLINICAL_ERROR,
    about:
      'Use quando a resposta puder causar dano a um paciente. A notificação recebe um protocolo e é analisada pela equipe. Em caso de dano, notifique também pelo Notivisa, da Anvisa.',
    field: 'O que está errado?',
    needsText: 'Descreva o erro.',
    send: 'Enviar notificação',
    change: 'Salvar alteração',
    withdraw: 'Retirar notificação',
    withdrawn: 'Notificação retirada. O número de protocolo continua registrado.',
    protocol: 'Protocolo',
    saved: 'Notificação registrada. Guarde o número do protocolo.',
  },
} as const;
