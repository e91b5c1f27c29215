import { fieldLabels } from './shared/field-labels.ts';
import { labels } from './shared/labels.ts';
import { pageNames } from './shared/page-names.ts';
import { sharedSentences, validateEmailTitle } from './shared/sentences.ts';

const SUPPORT_HINT = 'Verifique a caixa de entrada e o\u00a0spam.';
const RESEND_HINT = `Não recebeu? ${SUPPORT_HINT}`;

// Several forms share these rules.
const fieldErrors = {
  emailRequired: 'Email é obrigatório.',
  emailFormat: 'Formato de email inválido.',
} as const;
const PASSWORD_REQUIRED = 'Senha é obrigatória.';
const INVALID_RESET_LINK = 'Token de redefinição inválido ou ausente.';
const TERMS_REQUIRED = 'Você deve concordar com os Termos e Política de Privacidade.';
const GOOGLE_NO_CREDENTIAL = 'Não foi possível obter as credenciais do Google. Tente novamente.';

/** Texts of login, registration, recovery, e-mail code and terms acceptance. */
export const authTexts = {
  or: 'OU',
  newTab: 'Abre em nova aba.',
  /** @param minutes to wait; 0 if unknown */
  tooOften: (minutes: number) =>
    `Muitas tentativas em pouco tempo, e esta não foi aceita. Aguarde ${minutes > 1 ? `${minutes} minutos` : minutes === 1 ? 'um minuto' : 'alguns minutos'} e tente de novo.`,
  password: {
    show: 'Mostrar caracteres',
    hide: 'Ocultar caracteres',
    capsLock: 'Caps Lock está ativado.',
    partsLabel: 'A senha precisa ter:',
    parts: {
      length: '8 ou mais caracteres',
      lowercase: 'uma letra minúscula',
      uppercase: 'uma letra maiúscula',
      digit: 'um número',
      special: 'um caractere especial',
    },
    partMet: (part: string) => `Cumprido: ${part}`,
    partMissing: (part: string) => `Falta: ${part}`,
  },
  login: {
    title: pageNames.login,
    subtitle: 'Acesse suas conversas e sua conta.',
    email: fieldLabels.email,
    password: fieldLabels.password,
    submit: pageNames.login,
    submitting: 'Entrando...',
    google: 'Entrar com Google',
    forgot: 'Esqueceu sua senha?',
    noAccount: 'Ainda não tem conta?',
    register: 'Cadastre-se',
    sessionExpired: sharedSentences.sessionExpired,
    invalidResetLink: INVALID_RESET_LINK,
    requestNewLink: 'Solicite um novo link',
    errors: {
      ...fieldErrors,
      passwordRequired: PASSWORD_REQUIRED,
      failed: 'Email ou senha inválidos. Por favor, verifique e tente novamente.',
      noToken: 'Não foi possível realizar o login. Verifique os dados ou tente novamente.',
      googleNoCredential: GOOGLE_NO_CREDENTIAL,
      googleNoToken:
        'Não foi possível realizar o login com Google. Tente o login manual ou retorne mais tarde.',
      googleFailed:
        'Ocorreu um erro ao tentar o login com Google. Por favor, tente o login manual ou retorne mais tarde.',
      googleAuthFailed:
        'Falha na autenticação com Google. Por favor, tente novamente ou utilize o login manual.',
    },
  },
  register: {
    title: pageNames.register,
    subtitle: 'Leva menos de um minuto. O\u00a0plano Gratuito não pede cartão.',
    chosenPlan: (plan: string) => `Plano escolhido: ${plan}`,
    fullName: 'Nome completo',
    email: fieldLabels.email,
    password: fieldLabels.password,
    confirmPassword: 'Confirmar senha',
    termsBefore: 'Li e concordo com os ',
    termsLink: pageNames.terms,
    termsBetween: ' e a ',
    privacyLink: pageNames.privacy,
    termsAfter: '.',
    submit: 'Registrar',
    submitting: 'Registrando...',
    google: 'Cadastrar com Google',
    hasAccount: 'Já tem conta?',
    login: pageNames.login,
    errors: {
      fullNameRequired: 'Nome completo é obrigatório.',
      ...fieldErrors,
      passwordRequired: PASSWORD_REQUIRED,
      passwordWeak:
        'Senha deve ter 8+ caracteres, incluindo maiúscula, minúscula, número e caractere especial.',
      confirmRequired: 'Confirmação de senha é obrigatória.',
      confirmMismatch: 'As senhas não conferem.',
      termsRequired: TERMS_REQUIRED,
      failed:
        'Não foi possível concluir o cadastro. Verifique os dados informados ou tente novamente mais tarde.',
      googleNoCredential: GOOGLE_NO_CREDENTIAL,
      googleFailed:
        'Ocorreu um erro ao tentar o cadastro com Google. Por favor, tente o cadastro manual ou retorne mais tarde.',
      googleAuthFailed:
        'Falha na autenticação com Google. Por favor, tente novamente ou utilize o cadastro manual.',
    },
  },
  forgot: {
    title: pageNames.forgotPassword,
    subtitle: 'Informe seu e-mail e enviaremos um link para redefinir sua senha.',
    email: fieldLabels.email,
    submit: 'Enviar Link',
    submitting: labels.sending,
    backToLogin: 'Voltar para o login',
    backToAccount: 'Voltar para a conta',
    success:
      'Se o e-mail estiver cadastrado em nosso sistema, você receberá um link para redefinir sua senha em breve.',
    hint: SUPPORT_HINT,
    errors: {
      ...fieldErrors,
      failed: sharedSentences.resetLinkFailed,
    },
  },
  reset: {
    title: pageNames.resetPassword,
    subtitle: 'Escolha uma nova senha para a sua conta.',
    newPassword: 'Nova senha',
    confirmPassword: 'Confirmar nova senha',
    submit: 'Redefinir senha',
    submitting: 'Redefinindo...',
    close: labels.close,
    success: 'Senha redefinida com sucesso.',
    successLogin: 'Senha redefinida. Abrindo o login.',
    requestNewLink: 'Solicitar novo link',
    errors: {
      token: INVALID_RESET_LINK,
      failed:
        'Não foi possível redefinir sua senha. O link pode ter expirado ou a nova senha não atende aos critérios.',
    },
  },
  code: {
    title: validateEmailTitle,
    subtitle: (email: string) => `Digite o código de 5 caracteres enviado para ${email}.`,
    subtitleWithoutEmail: 'Digite o código de 5 caracteres enviado para o seu e-mail.',
    sent: 'Um código de validação foi enviado para seu e-mail.',
    group: 'Código de validação',
    box: (position: number, total: number) => `Caractere ${position} de ${total}`,
    submit: 'Validar',
    submitting: 'Validando...',
    resend: 'Reenviar código',
    resending: 'Reenviando...',
    resendIn: (seconds: number) => `Reenviar em ${seconds}\u00a0s`,
    resent: 'Um novo código foi enviado para seu e-mail.',
    hint: `A validação começa quando o código estiver completo. ${RESEND_HINT}`,
    resendHint: RESEND_HINT,
    success: 'E-mail validado com sucesso.',
    successLogin: 'E-mail validado. Entre para continuar.',
    otherAccount: 'Sair e usar outra conta',
    errors: {
      incomplete: 'Por favor, insira o código completo.',
      invalid: 'Código de validação inválido ou expirado. Tente novamente.',
      unanswered:
        'O servidor não respondeu, e o código não foi conferido. Verifique a conexão e tente novamente.',
      resend: 'Ocorreu um erro ao reenviar o código. Aguarde alguns instantes e tente novamente.',
      noRecipient: 'Não foi possível identificar seu e-mail. Entre novamente para receber o código.',
    },
  },
  terms: {
    title: 'Termos de Uso e Política de Privacidade',
    text: 'Para continuar, leia e aceite os documentos abaixo.',
    readTerms: 'Ler os Termos de Uso',
    readPrivacy: 'Ler a Política de Privacidade',
    checkbox: 'Li e aceito os Termos de Uso e a Política de Privacidade.',
    submit: 'Aceitar e continuar',
    submitting: 'Aceitando...',
    logout: labels.logout,
    errors: {
      required: TERMS_REQUIRED,
      failed: 'Erro ao aceitar os termos. Tente novamente.',
    },
  },
} as const;
