import {
  accountTexts,
  addressTexts,
  attachmentTexts,
  authTexts,
  chatTexts,
  conversationTexts,
  dictationTexts,
  driveTexts,
  embedTexts,
  generalTexts,
  identifierTexts,
  landingTexts,
  paymentTexts,
  plansTexts,
  readingTexts,
  siteTexts,
} from '@vesalio/core';

/** Feature of the texts, where they appear, and the texts. */
const features: [feature: string, where: string, texts: unknown][] = [
  ['general', 'Em todo o produto', generalTexts],
  ['landing', 'Página inicial: /, /benefits, /testimonials', landingTexts],
  ['auth', 'Entrada: /login, /register, /forgot-password, /validate-email, aceite dos termos', authTexts],
  ['plans', 'Planos: /choose-plan', plansTexts],
  ['payment', 'Pagamento: /payment', paymentTexts],
  ['chat', 'Chat: /chat', chatTexts],
  ['chat', 'Chat: /chat', attachmentTexts],
  ['chat', 'Chat: /chat', conversationTexts],
  ['chat', 'Chat: /chat', dictationTexts],
  ['chat', 'Chat: /chat', driveTexts],
  ['chat', 'Chat: /chat', identifierTexts],
  ['chat', 'Chat: /chat', readingTexts],
  ['account', 'Conta: /account', accountTexts],
  ['address', 'Endereço: /payment e /account', addressTexts],
  ['embed', 'Elementos em páginas de parceiros', embedTexts],
  ['site', 'Moldura do site de referência', siteTexts],
];

/** One sentence of the product. */
export interface Message {
  feature: string;
  where: string;
  key: string;
  text: string;
}

/** Parts of a feature that appear in another place than the rest, by the start of their key. */
const places: [key: string, where: string][] = [
  ['auth.login', 'Entrada: /login'],
  ['auth.register', 'Cadastro: /register'],
  ['auth.forgot', 'Recuperação de senha: /forgot-password'],
  ['auth.reset', 'Janela de redefinição de senha, em /account e pelo link do e-mail'],
  ['auth.code', 'Validação do e-mail: /validate-email'],
  ['auth.terms', 'Janela de aceite dos termos, em qualquer tela'],
  ['chat.list', 'Barra lateral: conversas'],
  ['chat.deletion', 'Janela de exclusão de conversa'],
  ['chat.composer', 'Campo de mensagem do chat'],
  ['chat.attachments', 'Campo de mensagem do chat: anexos'],
  ['chat.drive', 'Campo de mensagem do chat: Google Drive'],
  ['chat.dictation', 'Campo de mensagem do chat: ditado'],
  ['chat.references', 'Respostas do chat: referências'],
  ['general.sidebar', 'Barra lateral das telas com sessão'],
  ['general.breadcrumbs', 'Trilha no alto das telas'],
  ['general.access', 'Enquanto o acesso é verificado, e ao ser redirecionado'],
  ['general.notFound', 'Qualquer endereço desconhecido'],
  ['general.placeholders', 'Telas por vir: /med-pront-pat, /doctor-calc-ia, /explore'],
  ['payment.selection', 'Pagamento: cartões salvos'],
  ['payment.cards', 'Pagamento e Conta: cartões salvos'],
  ['account.photo', 'Conta: foto de perfil'],
  ['account.identification', 'Conta: /account#identification'],
  ['account.security', 'Conta: /account#security'],
];

const placeOf = (key: string, otherwise: string) =>
  places.find(([beginning]) => key === beginning || key.startsWith(`${beginning}.`))?.[1] ?? otherwise;

/** A text with an ellipsis for each value, as quoted in the specification. */
function sentence(text: (...values: never[]) => string): string {
  const values = Array.from({ length: text.length }, () => '…') as never[];
  try {
    return String(text(...values));
  } catch {
    return '…';
  }
}

function collect(feature: string, where: string, value: unknown, key: string): Message[] {
  if (typeof value === 'string') return [{ feature, where, key, text: value }];
  if (typeof value === 'function') {
    return [{ feature, where, key, text: sentence(value as (...values: never[]) => string) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    collect(feature, where, inner, key ? `${key}.${name}` : name),
  );
}

/** Every sentence of the product, in the order of the features. */
export function messages(): Message[] {
  return features
    .flatMap(([feature, where, texts]) => collect(feature, where, texts, ''))
    .map((message) => ({ ...message, where: placeOf(`${message.feature}.${message.key}`, message.where) }));
}
