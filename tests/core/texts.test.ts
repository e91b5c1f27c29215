import {
  accountTexts,
  addressTexts,
  attachmentTexts,
  authTexts,
  chatTexts,
  citationPopupTexts,
  comparisonTexts,
  conversationTexts,
  dictationTexts,
  driveTexts,
  embedSessionTexts,
  embedTexts,
  findTexts,
  generalTexts,
  identifierTexts,
  landingTexts,
  mergeTexts,
  paymentTexts,
  plansTexts,
  proofLoadTexts,
  proofTexts,
  readingTexts,
  shortcutTexts,
  siteTexts,
} from '@vesalio/core';
import { describe, expect, it } from 'vitest';

type Pin = readonly [said: string, specified: string];

const login = authTexts.login.errors;
const register = authTexts.register.errors;
const files = attachmentTexts.attachments.errors;
const card = paymentTexts.card.errors;

describe('sentences that the specification quotes', () => {
  const sections: Record<string, readonly Pin[]> = {
    'screens and routes': [
      [siteTexts.notFound.title, 'Página Não Encontrada'],
      [siteTexts.notFound.text, 'Desculpe, a página que você está procurando não existe ou foi movida.'],
      [landingTexts.nav.home, 'Início'],
      [landingTexts.nav.benefits, 'Benefícios'],
      [landingTexts.nav.testimonials, 'Depoimentos'],
      [landingTexts.nav.privacy, 'Privacidade'],
      [landingTexts.nav.terms, 'Termos'],
      [landingTexts.nav.login, 'Entrar'],
      [landingTexts.nav.register, 'Cadastrar'],
      [generalTexts.breadcrumbs.home, 'Início'],
      [generalTexts.breadcrumbs.login, 'Login'],
      [generalTexts.breadcrumbs.register, 'Cadastro'],
      [generalTexts.breadcrumbs.forgotPassword, 'Recuperar Senha'],
      [generalTexts.breadcrumbs.resetPassword, 'Redefinir Senha'],
      [generalTexts.breadcrumbs.choosePlan, 'Planos'],
      [generalTexts.breadcrumbs.payment, 'Pagamento'],
      [generalTexts.breadcrumbs.terms, 'Termos de Uso'],
      [generalTexts.breadcrumbs.privacy, 'Política de Privacidade'],
      [authTexts.or, 'OU'],
      [authTexts.login.submitting, 'Entrando...'],
      [authTexts.register.submitting, 'Registrando...'],
      [authTexts.forgot.submit, 'Enviar Link'],
      [plansTexts.title, 'Escolha seu Plano'],
      [plansTexts.tabs.private, 'Planos Privados'],
      [plansTexts.tabs.corporate, 'Plano Corporativo Premium'],
      [paymentTexts.backToPlans, 'Voltar para Planos'],
      [accountTexts.title, 'Configurações da Conta'],
      [chatTexts.search.fast, 'Rápida'],
      [chatTexts.search.deep, 'Profunda'],
      [generalTexts.sidebar.myAccount, 'Minha Conta'],
      [generalTexts.sidebar.profile, 'Perfil'],
      [generalTexts.sidebar.identification, 'Identificação'],
      [generalTexts.sidebar.address, 'Endereço'],
      [generalTexts.sidebar.plan, 'Meu Plano'],
      [generalTexts.sidebar.cards, 'Meus cartões'],
      [generalTexts.sidebar.security, 'Segurança'],
      [generalTexts.sidebar.securityOptions, 'Opções da Conta'],
      [generalTexts.sidebar.securityTerms, 'Termos de Uso'],
      [generalTexts.sidebar.securityPrivacy, 'Política de Privacidade'],
      [generalTexts.sidebar.newConversation, 'Nova Conversa'],
      [generalTexts.sidebar.consultation, 'Consulta IA'],
      [generalTexts.sidebar.calculator, 'Calculadora MED'],
      [generalTexts.sidebar.explore, 'Explorar'],
      [generalTexts.sidebar.logout, 'Sair'],
      [conversationTexts.list.loadMore, 'Carregar Mais'],
      [siteTexts.access.verifying, 'Verificando autenticação...'],
      [generalTexts.access.planRequired, 'Você precisa de um plano ativo para acessar esta página.'],
    ],
    entities: [
      [plansTexts.status.missing, 'N/D'],
      [accountTexts.identification.sexOptions.male, 'Masculino'],
      [accountTexts.identification.sexOptions.female, 'Feminino'],
      [accountTexts.identification.sexOptions.other, 'Outro'],
      [chatTexts.untitled, 'Conversa sem título'],
      [chatTexts.untitledWithId('0f3a9c21'), 'Conversa 0f3a9c21'],
      [chatTexts.defaultTitle, 'Nova Conversa'],
      [chatTexts.references.missing.title, 'Erro'],
      [chatTexts.references.missing.text, 'Referência não encontrada.'],
    ],
    'states and transitions': [
      [authTexts.code.sent, 'Um código de validação foi enviado para seu e-mail.'],
      [authTexts.terms.errors.failed, 'Erro ao aceitar os termos. Tente novamente.'],
      [readingTexts.list.newLimited, 'Limite do plano gratuito atingido'],
      [
        chatTexts.composer.placeholderLimited,
        'Você atingiu o limite do plano gratuito. Faça um upgrade para continuar.',
      ],
      [conversationTexts.deletion.title, 'Confirmar Exclusão'],
      [conversationTexts.deletion.cancel, 'Não'],
      [conversationTexts.deletion.confirm, 'Sim, Remover'],
      [accountTexts.noChanges, 'Nenhuma alteração detectada.'],
      [plansTexts.status.active, 'Ativo'],
      [plansTexts.status.inactive, 'Inativo'],
    ],
    'validation rules': [
      [register.fullNameRequired, 'Nome completo é obrigatório.'],
      [register.emailRequired, 'Email é obrigatório.'],
      [register.emailFormat, 'Formato de email inválido.'],
      [register.passwordRequired, 'Senha é obrigatória.'],
      [
        register.passwordWeak,
        'Senha deve ter 8+ caracteres, incluindo maiúscula, minúscula, número e caractere especial.',
      ],
      [register.confirmRequired, 'Confirmação de senha é obrigatória.'],
      [register.confirmMismatch, 'As senhas não conferem.'],
      [register.termsRequired, 'Você deve concordar com os Termos e Política de Privacidade.'],
      [authTexts.code.errors.incomplete, 'Por favor, insira o código completo.'],
      [
        files.tooMany,
        'Você pode anexar no máximo 5 arquivos no total. Alguns arquivos podem não ter sido adicionados.',
      ],
      [
        files.reachedAt('a.png'),
        'Limite de 5 arquivos atingido. "a.png" e os subsequentes não foram adicionados.',
      ],
      [files.imageTooLarge('a.png'), 'A imagem "a.png" excede o limite de 20MB.'],
      [files.pdfTooLarge('a.pdf'), 'O PDF "a.pdf" excede o limite de 25MB.'],
      [files.type('a.txt'), 'Tipo de arquivo não suportado: "a.txt". Apenas imagens e PDFs são permitidos.'],
      [files.total('a.png'), 'Limite total de 10MB para anexos excedido. Arquivo "a.png" não adicionado.'],
      [files.duplicate('a.png'), 'O arquivo "a.png" já foi adicionado.'],
      [files.full, 'Limite de 5 anexos já atingido.'],
      [card.documentInvalid, 'CPF ou CNPJ inválido.'],
      [card.documentRequired, 'Documento é obrigatório.'],
      [accountTexts.identification.errors.cpfInvalid, 'CPF inválido.'],
      [card.holderRequired, 'Nome é obrigatório.'],
      [card.holderInvalid, 'Nome inválido.'],
      [card.numberInvalid, 'Número de cartão inválido.'],
      [card.monthInvalid, 'Mês inválido.'],
      [card.expired, 'Cartão expirado.'],
      [card.cvvInvalid, 'CVV inválido.'],
      [paymentTexts.card.labelDefault, 'Meu Cartão'],
      [addressTexts.errors.cepInvalid, 'CEP inválido.'],
      [addressTexts.errors.cepIncomplete, 'CEP incompleto.'],
      [addressTexts.errors.lineTooShort, 'Endereço muito curto.'],
      [addressTexts.errors.ufInvalid, 'UF inválida.'],
      [accountTexts.profile.errors.phoneInvalid, 'Telefone inválido (10 ou 11 dígitos).'],
      [accountTexts.profile.errors.birthDatePast, 'Data de nascimento deve ser no passado.'],
      [accountTexts.photo.errors.size, 'A imagem deve ter no máximo 2MB.'],
    ],
    'errors of login and registration': [
      [login.failed, 'Email ou senha inválidos. Por favor, verifique e tente novamente.'],
      [login.noToken, 'Não foi possível realizar o login. Verifique os dados ou tente novamente.'],
      [login.googleNoCredential, 'Não foi possível obter as credenciais do Google. Tente novamente.'],
      [
        login.googleNoToken,
        'Não foi possível realizar o login com Google. Tente o login manual ou retorne mais tarde.',
      ],
      [
        login.googleFailed,
        'Ocorreu um erro ao tentar o login com Google. Por favor, tente o login manual ou retorne mais tarde.',
      ],
      [
        login.googleAuthFailed,
        'Falha na autenticação com Google. Por favor, tente novamente ou utilize o login manual.',
      ],
      [
        register.failed,
        'Não foi possível concluir o cadastro. Verifique os dados informados ou tente novamente mais tarde.',
      ],
      [
        register.googleFailed,
        'Ocorreu um erro ao tentar o cadastro com Google. Por favor, tente o cadastro manual ou retorne mais tarde.',
      ],
      [
        register.googleAuthFailed,
        'Falha na autenticação com Google. Por favor, tente novamente ou utilize o cadastro manual.',
      ],
      [
        authTexts.forgot.success,
        'Se o e-mail estiver cadastrado em nosso sistema, você receberá um link para redefinir sua senha em breve.',
      ],
      [
        authTexts.forgot.errors.failed,
        'Não foi possível processar sua solicitação. Por favor, verifique o e-mail digitado ou tente novamente mais tarde.',
      ],
      [authTexts.reset.errors.token, 'Token de redefinição inválido ou ausente.'],
      [
        authTexts.reset.errors.failed,
        'Não foi possível redefinir sua senha. O link pode ter expirado ou a nova senha não atende aos critérios.',
      ],
      [authTexts.code.errors.invalid, 'Código de validação inválido ou expirado. Tente novamente.'],
    ],
    'errors of postal code and chat': [
      [addressTexts.errors.cepNotFound, 'CEP não encontrado.'],
      [addressTexts.errors.cepUnavailable, 'CEP não encontrado ou serviço indisponível.'],
      [
        addressTexts.errors.cepFailed,
        'Não foi possível buscar o CEP. Verifique sua conexão ou tente mais tarde.',
      ],
      [
        addressTexts.errors.cepNotFoundInPayment,
        'CEP não encontrado. Por favor, preencha o endereço manualmente.',
      ],
      [
        chatTexts.errors.history,
        'Não foi possível carregar o histórico desta conversa. Por favor, tente selecionar outra conversa ou inicie uma nova.',
      ],
      [
        chatTexts.errors.send,
        'Desculpe, não consegui processar sua mensagem no momento. Por favor, tente novamente.',
      ],
      [chatTexts.errors.title, 'Houve um problema ao nomear a conversa automaticamente.'],
      [
        conversationTexts.list.errors.load,
        'Não foi possível carregar suas conversas. Tente novamente mais tarde.',
      ],
      [conversationTexts.deletion.success, 'Conversa removida com sucesso!'],
      [conversationTexts.deletion.failed, 'Não foi possível remover a conversa. Tente novamente.'],
      [
        chatTexts.limit.reached,
        'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.',
      ],
      [generalTexts.placeholders.consultation, "Funcionalidade 'Consulta IA' em desenvolvimento."],
      [generalTexts.placeholders.calculator, "Funcionalidade 'Calculadora MED' em desenvolvimento."],
      [generalTexts.placeholders.generic, 'Funcionalidade em desenvolvimento.'],
      [driveTexts.drive.errors.load, 'Erro ao carregar APIs do Google Drive.'],
      [driveTexts.drive.errors.notReady, 'APIs do Google ainda não estão prontas. Tente novamente em breve.'],
      [
        dictationTexts.dictation.errors.unsupported,
        'A transcrição de áudio não é suportada neste navegador ou as permissões foram negadas.',
      ],
    ],
    'errors of plans, payment, cards and account': [
      [
        plansTexts.free.failed,
        'Não foi possível ativar o plano Gratuito. Por favor, tente novamente mais tarde.',
      ],
      [
        paymentTexts.errors.failed,
        'Não foi possível processar seu pagamento. Verifique os dados ou tente novamente mais tarde.',
      ],
      [paymentTexts.errors.savedCardFailed, 'Não foi possível processar seu pagamento com o cartão salvo.'],
      [
        paymentTexts.errors.unsuccessful,
        'Ocorreu um problema ao processar seu pagamento. Por favor, tente novamente.',
      ],
      [paymentTexts.errors.step, 'Por favor, corrija os erros no passo atual antes de prosseguir.'],
      [paymentTexts.errors.final, 'Por favor, corrija os erros destacados antes de finalizar o pagamento.'],
      [paymentTexts.coupon.invalid, 'Cupom inválido ou não aplicável a este plano.'],
      [paymentTexts.coupon.failed, 'Não foi possível validar o cupom. Tente novamente.'],
      [paymentTexts.coupon.success, 'Cupom aplicado com sucesso!'],
      [paymentTexts.cards.errors.load, 'Não foi possível carregar os cartões salvos.'],
      [paymentTexts.cards.errors.clientId, 'ID do cliente não encontrado.'],
      [paymentTexts.cards.errors.fetch, 'Erro ao buscar cartões.'],
      [paymentTexts.cards.errors.remove, 'Erro ao deletar cartão.'],
      [paymentTexts.cards.errors.inUse, 'Você não pode excluir um cartão que está em uso.'],
      [paymentTexts.cards.errors.save, 'Erro ao salvar cartão. Verifique os dados e tente novamente.'],
      [paymentTexts.cards.removed, 'Cartão removido com sucesso!'],
      [paymentTexts.cards.added, 'Cartão adicionado com sucesso!'],
      [paymentTexts.cards.saved, 'Cartão salvo para futuras compras!'],
      [
        paymentTexts.cards.saveAfterPaymentFailed,
        'Pagamento realizado, mas não foi possível salvar o cartão.',
      ],
      [plansTexts.names.free, 'Gratuito'],
      [plansTexts.names.fleming, 'Fleming'],
      [plansTexts.names.hippocrates, 'Hipócrates'],
      [plansTexts.names.corporate, 'Corporativo Premium'],
    ],
  };

  describe.each(Object.entries(sections))('%s', (_section, pins) => {
    it.each(pins)('%s', (said, specified) => {
      expect(said).toBe(specified);
    });
  });

  it.each<Pin>([
    [accountTexts.security.passwordSent, 'caso ele esteja cadastrado'],
    [authTexts.code.errors.resend, 'Ocorreu um erro ao reenviar o código'],
    [accountTexts.errors.load, 'Não foi possível carregar os dados da sua conta'],
    [accountTexts.errors.update, 'Erro ao atualizar os dados'],
  ])('keeps the quoted part of "%s"', (said, part) => {
    expect(said).toContain(part);
  });
});

describe('accessible names that others rely on', () => {
  it.each<Pin>([
    [authTexts.login.email, 'E-mail'],
    [authTexts.login.password, 'Senha'],
    [authTexts.login.submit, 'Entrar'],
    [authTexts.login.google, 'Entrar com Google'],
    [authTexts.login.forgot, 'Esqueceu sua senha?'],
    [authTexts.login.register, 'Cadastre-se'],
    [authTexts.register.fullName, 'Nome completo'],
    [authTexts.register.email, 'E-mail'],
    [authTexts.register.password, 'Senha'],
    [authTexts.register.confirmPassword, 'Confirmar senha'],
    [authTexts.register.termsLink, 'Termos de Uso'],
    [authTexts.register.submit, 'Registrar'],
    [authTexts.register.google, 'Cadastrar com Google'],
    [authTexts.forgot.email, 'E-mail'],
    [authTexts.reset.title, 'Redefinir Senha'],
    [authTexts.reset.newPassword, 'Nova senha'],
    [authTexts.reset.confirmPassword, 'Confirmar nova senha'],
    [authTexts.reset.submit, 'Redefinir senha'],
    [authTexts.code.group, 'Código de validação'],
    [authTexts.code.box(1, 5), 'Caractere 1 de 5'],
    [authTexts.code.submit, 'Validar'],
    [authTexts.code.resend, 'Reenviar código'],
    [authTexts.terms.title, 'Termos de Uso e Política de Privacidade'],
    [authTexts.terms.submit, 'Aceitar e continuar'],
    [plansTexts.choose('Fleming'), 'Escolher Fleming'],
    [plansTexts.corporate.quote, 'Solicitar cotação'],
    [paymentTexts.card.holder, 'Nome impresso no cartão'],
    [paymentTexts.card.document, 'CPF ou CNPJ'],
    [paymentTexts.card.number, 'Número do cartão'],
    [paymentTexts.card.expiry, 'Validade'],
    [paymentTexts.card.cvv, 'CVV'],
    [paymentTexts.card.label, 'Apelido do cartão'],
    [paymentTexts.address.cep, 'CEP'],
    [paymentTexts.address.line, 'Endereço'],
    [paymentTexts.address.number, 'Número'],
    [paymentTexts.address.neighborhood, 'Bairro'],
    [paymentTexts.address.complement, 'Complemento'],
    [paymentTexts.address.city, 'Cidade'],
    [paymentTexts.address.uf, 'UF'],
    [paymentTexts.coupon.label, 'Cupom de desconto'],
    [paymentTexts.coupon.apply, 'Aplicar'],
    [paymentTexts.card.save, 'Salvar cartão para futuras compras'],
    [paymentTexts.selection.group, 'Cartões salvos'],
    [paymentTexts.selection.continue, 'Continuar'],
    [paymentTexts.actions.next, 'Próximo'],
    [paymentTexts.actions.back, 'Voltar'],
    [paymentTexts.actions.submit, 'Finalizar pagamento'],
    [paymentTexts.selection.addAnother, 'Adicionar outro cartão'],
    [accountTexts.sections.profile, 'Perfil'],
    [accountTexts.sections.identification, 'Identificação'],
    [accountTexts.sections.address, 'Endereço'],
    [accountTexts.sections.plan, 'Meu Plano'],
    [accountTexts.sections.cards, 'Meus cartões'],
    [accountTexts.sections.securityOptions, 'Opções da Conta'],
    [accountTexts.sections.securityTerms, 'Termos de Uso'],
    [accountTexts.sections.securityPrivacy, 'Política de Privacidade'],
    [accountTexts.edit, 'Editar'],
    [accountTexts.save, 'Salvar'],
    [accountTexts.cancel, 'Cancelar'],
    [accountTexts.profile.name, 'Nome'],
    [accountTexts.profile.email, 'E-mail'],
    [accountTexts.profile.phone, 'Telefone'],
    [accountTexts.profile.birthDate, 'Data de nascimento'],
    [accountTexts.identification.cpf, 'CPF'],
    [accountTexts.identification.sex, 'Sexo'],
    [accountTexts.address.cep, 'CEP'],
    [accountTexts.address.street, 'Rua'],
    [accountTexts.address.number, 'Número'],
    [accountTexts.address.complement, 'Complemento'],
    [accountTexts.address.neighborhood, 'Bairro'],
    [accountTexts.address.state, 'Estado'],
    [accountTexts.address.city, 'Cidade'],
    [accountTexts.plan.change, 'Alterar plano'],
    [accountTexts.plan.cancel, 'Cancelar assinatura'],
    [accountTexts.cards.add, 'Adicionar cartão'],
    [accountTexts.cards.remove('Pessoal'), 'Excluir cartão Pessoal'],
    [accountTexts.security.changePassword, 'Alterar senha'],
    [accountTexts.security.setPassword, 'Definir senha'],
    [accountTexts.security.delete, 'Excluir conta'],
    [plansTexts.status.lifetime, 'Vitalício'],
    [chatTexts.composer.label, 'Mensagem'],
    [chatTexts.composer.send, 'Enviar'],
    [chatTexts.composer.stop, 'Parar'],
    [readingTexts.attachments.attach, 'Anexar arquivos'],
    [attachmentTexts.attachments.attachDrive, 'Anexar do Google Drive'],
    [readingTexts.dictation.start, 'Ditar mensagem'],
    [chatTexts.search.depth, 'Profundidade da pesquisa'],
    [chatTexts.search.web, 'Pesquisar na web'],
    [chatTexts.log, 'Conversa'],
    [chatTexts.references.marker(1), 'Referência 1'],
    [chatTexts.newConversation, 'Nova Conversa'],
    [conversationTexts.list.delete('Dengue'), 'Excluir conversa Dengue'],
  ])('%s', (said, relied) => {
    expect(said).toBe(relied);
  });
});

const everyText = {
  generalTexts,
  landingTexts,
  authTexts,
  plansTexts,
  paymentTexts,
  accountTexts,
  addressTexts,
  chatTexts,
  attachmentTexts,
  citationPopupTexts,
  conversationTexts,
  dictationTexts,
  driveTexts,
  findTexts,
  shortcutTexts,
  identifierTexts,
  proofLoadTexts,
  comparisonTexts,
  proofTexts,
  readingTexts,
  embedSessionTexts,
  embedTexts,
};

function sentences(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value('X', 'Y', 'Z'))]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

describe('tone', () => {
  const all = sentences(everyText, 'texts');
  const WITH_EXCLAMATION = [
    'Conversa removida com sucesso!',
    'Cupom aplicado com sucesso!',
    'Cartão removido com sucesso!',
    'Cartão adicionado com sucesso!',
    'Cartão salvo para futuras compras!',
  ];

  it('has no empty sentence, stray space, or unfilled placeholder', () => {
    const wrong = all.filter(([path, said]) => {
      const isPartOfSentence = /\.register\.terms(Before|Between)$|\.and$/.test(path);
      return said === '' || said.includes('undefined') || (!isPartOfSentence && said !== said.trim());
    });
    expect(wrong).toEqual([]);
  });

  it('exclaims only where the specification does', () => {
    const loud = all.filter(([, said]) => said.includes('!') && !WITH_EXCLAMATION.includes(said));
    expect(loud).toEqual([]);
  });

  it('takes the product’s name from the brand kit', () => {
    expect(all.filter(([, said]) => said.includes('Vesálio'))).toEqual([]);
  });

  it('states that the five testimonials are invented', () => {
    expect(landingTexts.testimonials.items).toHaveLength(5);
    expect(landingTexts.testimonials.note).toContain('ilustrativos');
    expect(landingTexts.testimonials.note).toContain('fictícias');
  });
});

describe('a partner’s own sentences', () => {
  it('replace a sentence and leave its neighbours', () => {
    const own = mergeTexts(chatTexts, { composer: { send: 'Perguntar' } });
    expect(own.composer.send).toBe('Perguntar');
    expect(own.composer.stop).toBe('Parar');
    expect(own.welcome).toEqual(chatTexts.welcome);
    expect(chatTexts.composer.send).toBe('Enviar');
  });

  it('replace a sentence that takes a value by a function', () => {
    const own = mergeTexts(chatTexts, { references: { marker: (position: number) => `Fonte ${position}` } });
    expect(own.references.marker(2)).toBe('Fonte 2');
  });

  it.each([
    ['a string for a function', { references: { marker: 'Fonte' } }],
    ['a function for a string', { composer: { send: () => 'Perguntar' } }],
    ['a number', { composer: { send: 3 } }],
    ['a sentence for a group', { composer: 'Perguntar' }],
    ['a list for a group', { composer: ['Perguntar'] }],
    ['a list of other items', { welcome: { suggestions: ['a', 1] } }],
    ['a sentence for a list', { welcome: { suggestions: 'a' } }],
    ['an unknown key', { unknown: 'x', composer: { other: 'y' } }],
    ['an inherited key', JSON.parse('{"__proto__": {"log": "x"}}')],
    ['nothing', undefined],
    ['null', null],
  ])('are ignored when they are %s', (_what, overrides) => {
    const own = mergeTexts(chatTexts, overrides);
    expect(own).toEqual(chatTexts);
    expect(Object.keys(own)).toEqual(Object.keys(chatTexts));
  });

  it('replace a list whole', () => {
    expect(mergeTexts(chatTexts, { welcome: { suggestions: ['Uma'] } }).welcome.suggestions).toEqual(['Uma']);
  });
});
