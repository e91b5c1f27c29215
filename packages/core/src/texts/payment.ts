import { fieldLabels } from './shared/field-labels.ts';
import { labels } from './shared/labels.ts';
import { pageNames } from './shared/page-names.ts';
import { sharedSentences } from './shared/sentences.ts';

const CARD = 'Cartão';
const TOTAL = 'Total hoje';
const NOT_CHARGED = 'O pagamento não foi concluído e nada foi cobrado.';
const UNCHANGED = 'O pagamento não foi concluído e seu plano não mudou.';
const PENDING = 'Pagamento em confirmação';
const BILLING_ADDRESS = 'Endereço de cobrança';

/** 'Visa final 1111'. Some services do not provide the digits. */
const cardEnding = (brand: string, lastDigits: string): string =>
  lastDigits ? `${brand} final ${lastDigits}` : brand;

/** Texts of the card payment and its saved cards. */
export const paymentTexts = {
  title: pageNames.payment,
  subtitle: (plan: string) => `Assinatura do plano ${plan}`,
  visitor: {
    title: 'Entre para assinar um plano',
    text: 'O plano pago é ativado na sua conta.',
  },
  /** For the page's console, addressed to its developer. */
  planHint: (given: string, known: string) =>
    `Assistente clínico: o plano “${given}” de <vesalio-payment> não se paga aqui. Planos possíveis: ${known}.`,
  backToPlans: 'Voltar para Planos',
  alreadyActive: (plan: string) => `Seu plano ${plan} já está ativo. Não é preciso pagar de novo.`,
  /** @param first the plan whose payment awaits its confirmation */
  secondCharge: (plan: string, first: string) =>
    `Pagar agora o plano ${plan} é uma segunda cobrança: ele substitui o ${first}, e se o pagamento do ${first} ainda for confirmado, também é cobrado.`,
  steps: {
    label: 'Etapas do pagamento',
    card: CARD,
    address: BILLING_ADDRESS,
    finish: 'Cupom e conclusão',
    position: (step: number, total: number) => `Etapa ${step} de ${total}`,
    done: 'concluída',
    current: 'atual',
  },
  summary: {
    title: 'Resumo',
    plan: fieldLabels.plan,
    price: fieldLabels.price,
    perMonth: fieldLabels.perMonth,
    coupon: 'Cupom',
    total: TOTAL,
    totalOf: (price: string) => `${TOTAL} ${price}`,
    totalLessCoupon: (price: string) => `${TOTAL} ${price} menos o cupom`,
    change: (from: string, to: string) =>
      `O plano ${to} substitui o ${from} assim que o pagamento for confirmado e é cobrado por inteiro.`,
    beforeCoupon: 'O desconto do cupom é aplicado na cobrança.',
    recurring: 'A assinatura se renova todo mês até ser cancelada.',
    cardPrivacy: 'Número e CVV são enviados uma única vez e nunca ficam guardados neste aparelho.',
    withdrawal: 'Você pode desistir em até 7 dias e receber o valor de volta (art.\u00a049 do CDC).',
    sandbox:
      'Demonstração: nenhum valor é cobrado. Cartões de teste: 4111\u00a01111\u00a01111\u00a01111 (aprovado) e 4000\u00a00000\u00a00000\u00a09995 (recusado).',
  },
  selection: {
    title: 'Escolha o cartão',
    group: sharedSentences.savedCards,
    loading: sharedSentences.cardsLoading,
    option: cardEnding,
    ending: cardEnding,
    twin: (name: string, position: number, total: number) => `${name} (${position} de ${total})`,
    labelled: (label: string, brand: string, lastDigits: string) =>
      `${label}\u00a0· ${cardEnding(brand, lastDigits)}`,
    expires: sharedSentences.cardExpires,
    inUse: sharedSentences.cardInUse,
    continue: 'Continuar',
    addAnother: 'Adicionar outro cartão',
    chooseOther: 'Escolher outro cartão',
    required: 'Escolha um cartão ou adicione outro.',
  },
  card: {
    legend: 'Dados do cartão',
    holder: 'Nome impresso no cartão',
    document: 'CPF ou CNPJ',
    documentHint: '11 dígitos do CPF ou 14 caracteres do CNPJ',
    number: 'Número do cartão',
    numberHint: 'De 13 a 19 dígitos',
    expiry: 'Validade',
    expiryHint: 'MM/AA',
    cvv: 'CVV',
    cvvHint: '3 ou 4 dígitos',
    cvvBack: '3 dígitos no verso',
    cvvFront: '4 dígitos na frente',
    label: 'Apelido do cartão',
    labelDefault: 'Meu Cartão',
    save: 'Salvar cartão para futuras compras',
    preview: 'Prévia do cartão',
    previewHolder: 'Nome no cartão',
    previewLast: (lastDigits: string) => `Final ${lastDigits}`,
    brandDetected: (brand: string) => `Bandeira ${brand}`,
    brands: {
      visa: 'Visa',
      mastercard: 'Mastercard',
      amex: 'American Express',
      discover: 'Discover',
      jcb: 'JCB',
      elo: 'Elo',
      hipercard: 'Hipercard',
      unknown: CARD,
    },
    errors: {
      holderRequired: sharedSentences.nameRequired,
      holderInvalid: 'Nome inválido.',
      documentRequired: 'Documento é obrigatório.',
      documentInvalid: 'CPF ou CNPJ inválido.',
      numberRequired: 'Número do cartão é obrigatório.',
      numberInvalid: 'Número de cartão inválido.',
      expiryRequired: 'Validade é obrigatória.',
      expiryFormat: 'Use o formato MM/AA.',
      monthInvalid: 'Mês inválido.',
      expired: 'Cartão expirado.',
      cvvRequired: 'CVV é obrigatório.',
      cvvInvalid: 'CVV inválido.',
      labelRequired: 'Apelido do cartão é obrigatório.',
    },
  },
  address: {
    legend: BILLING_ADDRESS,
    cep: fieldLabels.cep,
    line: fieldLabels.addressLine,
    number: fieldLabels.number,
    neighborhood: fieldLabels.neighborhood,
    complement: fieldLabels.complement,
    city: fieldLabels.city,
    uf: 'UF',
    ufHint: 'Duas letras',
  },
  coupon: {
    label: 'Cupom de desconto',
    apply: 'Aplicar',
    applying: 'Aplicando...',
    remove: 'Remover cupom',
    success: 'Cupom aplicado com sucesso!',
    required: 'Digite o cupom antes de aplicar.',
    invalid: 'Cupom inválido ou não aplicável a este plano.',
    failed: 'Não foi possível validar o cupom. Tente novamente.',
    notApplied: 'O cupom digitado ainda não foi aplicado. Aplique ou apague antes de finalizar.',
  },
  actions: {
    next: 'Próximo',
    back: labels.back,
    submit: 'Finalizar pagamento',
    submitting: 'Processando...',
  },
  cleanDocument: {
    title: 'Para pagar, entre com e-mail e senha',
    text: 'Por segurança, o cartão só é digitado em páginas sem código de terceiros, e o acesso do Google já foi carregado nesta. Este navegador também não guarda sua sessão quando a página é recarregada. Entre de novo com e-mail e senha e escolha o plano; nada foi cobrado.',
    signIn: 'Entrar com e-mail e senha',
  },
  processing: 'Processando seu pagamento. Não feche esta página.',
  success: {
    title: 'Boas-vindas',
    pendingTitle: PENDING,
    text: (plan: string) => `Pagamento confirmado. Seu plano ${plan} está ativo.`,
    /** @param before the plan that the person has, if it is known */
    pending: (plan: string, before?: string) =>
      `Pagamento recebido e em confirmação. O plano ${plan} é liberado por completo assim que ele for confirmado.${sharedSentences.untilConfirmed(before)}`,
    /** It was cancelled, replaced or refused. */
    over: (plan: string) => `O pagamento do plano ${plan} não está mais em confirmação.`,
    activating: 'O chat será aberto em instantes.',
    pendingKept: 'A situação e o recibo ficam em “Meu Plano”, na área da conta.',
    receiptKept: 'O recibo fica em “Meu Plano”, na área da conta.',
    toChat: labels.toChat,
  },
  receipt: {
    title: 'Recibo',
    seller: 'Fornecedor',
    contact: 'Contato',
    customer: 'Assinante',
    plan: fieldLabels.plan,
    amount: fieldLabels.price,
    perMonth: fieldLabels.perMonth,
    coupon: 'Cupom',
    charged: 'Valor com o cupom',
    /** The service does not tell the amount of a discount. */
    lessCoupon: (price: string) =>
      `${price} menos o desconto do cupom. O valor exato aparece na fatura do cartão.`,
    date: 'Data',
    card: CARD,
    lastFour: (digits: string) => `final ${digits}`,
    requestId: 'Código do pedido',
    status: fieldLabels.status,
    pending: PENDING,
    confirmed: 'Aprovado',
    /** It was cancelled, replaced or refused. */
    over: 'Encerrado antes da confirmação',
    withdrawal: (until: string) =>
      `Direito de arrependimento: até ${until}, você pode desistir e receber o valor de volta (art.\u00a049 do CDC e Decreto 7.962/2013). O pedido é feito por e-mail: o link está na área da conta, em “Meu Plano”.`,
    print: 'Imprimir recibo',
  },
  unknown: {
    title: 'Ainda não sabemos se o pagamento foi concluído',
    text: 'Não recebemos a confirmação. Não pague de novo: vamos conferir primeiro.',
    attempt: (plan: string, when: string) => `Pagamento do plano ${plan} iniciado em ${when}.`,
    checking: 'Conferindo o pagamento...',
    check: 'Conferir agora',
    refused: `${NOT_CHARGED} Você pode tentar novamente.`,
    still:
      'Ainda sem confirmação. Confira novamente em alguns minutos ou veja sua conta antes de pagar de novo.',
    unconfirmed: (plan: string, when: string) =>
      `O pagamento do plano ${plan} iniciado em ${when} ainda não foi confirmado.`,
    unseen: (time: string) => `Conferido às ${time}: sua conta ainda não mostra esse pagamento.`,
    unasked: 'Não foi possível conferir agora. Tente de novo em alguns instantes.',
    toAccount: 'Ver meu plano',
    risk: 'Se o primeiro pagamento for confirmado depois, o segundo será cobrado também.',
    payAnew: 'Pagar mesmo assim',
  },
  errors: {
    step: 'Por favor, corrija os erros no passo atual antes de prosseguir.',
    andMore: (fields: number) => `E mais ${fields} campos.`,
    final: 'Por favor, corrija os erros destacados antes de finalizar o pagamento.',
    failed: 'Não foi possível processar seu pagamento. Verifique os dados ou tente novamente mais tarde.',
    savedCardFailed: 'Não foi possível processar seu pagamento com o cartão salvo.',
    unsuccessful: 'Ocorreu um problema ao processar seu pagamento. Por favor, tente novamente.',
    offline: 'Você está sem conexão, e o pagamento não foi enviado. Conecte-se e finalize de novo.',
    unknownPlan: 'Este plano não pode ser pago aqui. Escolha outro plano.',
  },
  /** Below an error: what it means for the person's money and plan. */
  advice: {
    notCharged: NOT_CHARGED,
    unchanged: UNCHANGED,
    paidBefore: 'Este pagamento já tinha sido feito. O que você tentou agora não foi cobrado.',
    checkedFirst:
      'Seu plano não mudou, mas ainda não sabemos se houve cobrança. Se você tentar de novo, conferimos antes.',
  },
  cards: {
    saved: 'Cartão salvo para futuras compras!',
    added: 'Cartão adicionado com sucesso!',
    removed: 'Cartão removido com sucesso!',
    saveAfterPaymentFailed: 'Pagamento realizado, mas não foi possível salvar o cartão.',
    notSavedWhilePending:
      'Cartão não salvo: o pagamento ainda está em confirmação. Salve-o depois em “Meus cartões”.',
    errors: {
      load: 'Não foi possível carregar os cartões salvos.',
      clientId: 'ID do cliente não encontrado.',
      fetch: 'Erro ao buscar cartões.',
      remove: 'Erro ao deletar cartão.',
      inUse: 'Você não pode excluir um cartão que está em uso.',
      save: 'Erro ao salvar cartão. Verifique os dados e tente novamente.',
    },
  },
} as const;
