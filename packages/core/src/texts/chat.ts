import {
  allCited,
  copyFailed,
  findLabel,
  messageLabel,
  newConversation,
  partLoad,
  retry,
  sendLabel,
} from './shared/sentences.ts';

/** Texts of the chat: welcome, composer, messages, answers and references. */
export const chatTexts = {
  assistant: 'Assistente',
  disclaimer: 'O assistente apoia, não substitui, o julgamento clínico. Anonimize os dados do paciente.',
  log: 'Conversa',
  you: 'Você',
  temporary: {
    title: 'Conversa temporária',
    about: 'Não entra na lista de conversas e é apagada quando você sai dela.',
    gone: 'A conversa temporária foi apagada porque ficou muito tempo sem uso.',
  },
  untitled: 'Conversa sem título',
  untitledWithId: (idStart: string) => `Conversa ${idStart}`,
  newConversation,
  /** The title of a conversation until the server has set one. */
  defaultTitle: newConversation,
  historyLoading: 'Carregando histórico da conversa...',
  older: {
    show: 'Mostrar mensagens anteriores',
    loading: 'Carregando mensagens anteriores...',
    failed: 'Não foi possível carregar as mensagens anteriores.',
    retry,
  },
  answering: 'Preparando a resposta...',
  /** On a slow network, most of the wait is the upload. */
  answeringWithFiles: 'Enviando os anexos e preparando a resposta...',
  answerReady: 'Resposta concluída.',
  historyFailed: 'O histórico não foi carregado.',
  interrupted: 'Resposta interrompida',
  interruptedHint: 'O que chegou foi mantido.',
  jumpToLatest: 'Ir para o fim da conversa',
  /** Shown only in print. */
  printed: 'Material de apoio. A decisão clínica é do profissional.',
  welcome: {
    title: 'Em que posso ajudar?',
    text: 'Pergunte sobre um caso, uma conduta ou um estudo. As respostas trazem as referências.',
    failed: partLoad,
    retry,
    suggestionsLabel: 'Perguntas para começar',
    suggestions: [
      'Qual a meta de pressão arterial no idoso hipertenso de alto risco?',
      'Como tratar insuficiência cardíaca com fração de ejeção reduzida?',
      'Posição prona ou recrutamento alveolar na SDRA?',
      'Posso usar anti-inflamatório na suspeita de dengue?',
    ],
  },
  composer: {
    label: messageLabel,
    placeholder: 'Escreva sua pergunta…',
    placeholderLimited: 'Você atingiu o limite do plano gratuito. Faça um upgrade para continuar.',
    placeholderRecording: 'Ouvindo...',
    send: sendLabel,
    stop: 'Parar',
    options: 'Opções de pesquisa',
    dropHere: 'Solte os arquivos aqui',
    draftRestored: 'Recuperamos o rascunho que você não enviou.',
    draftDiscard: 'Descartar rascunho',
  },
  search: {
    depth: 'Profundidade da pesquisa',
    depthValue: (references: number) => `${references}\u00a0referências`,
    fast: 'Rápida',
    deep: 'Profunda',
    web: 'Pesquisar na web',
    webHint: 'Inclui páginas da web além da base de estudos.',
  },
  limit: {
    reached: 'Você atingiu o limite de mensagens do plano gratuito. Faça um upgrade para continuar.',
    draftKept: 'Seu texto está guardado e volta quando o plano permitir.',
    upgrade: 'Fazer upgrade',
  },
  recover: {
    text: 'A mensagem que não foi enviada está guardada.',
    action: 'Recuperar texto',
  },
  errors: {
    history:
      'Não foi possível carregar o histórico desta conversa. Por favor, tente selecionar outra conversa ou inicie uma nova.',
    send: 'Desculpe, não consegui processar sua mensagem no momento. Por favor, tente novamente.',
    title: 'Houve um problema ao nomear a conversa automaticamente.',
  },
  answer: {
    actions: 'Ações da resposta',
    retry,
    taskDone: 'Concluído',
    taskOpen: 'Pendente',
    copy: 'Copiar',
    copyWithReferences: 'Copiar em Vancouver/ABNT',
    vancouver: 'Vancouver',
    abnt: 'ABNT',
    print: 'Salvar ou imprimir',
    copied: 'Resposta copiada.',
    copiedWithReferences: 'Resposta copiada com as referências.',
    copyFailed,
    findLabel,
    table: 'Tabela da resposta',
    copyCode: 'Copiar trecho',
    copiedCode: 'Trecho copiado.',
  },
  references: {
    marker: (position: number) => `Referência ${position}`,
    title: 'Referências',
    resolved: (resolved: number, total: number) =>
      total === 0
        ? 'Nenhuma citação nesta resposta'
        : resolved === total
          ? allCited
          : resolved === 0
            ? 'Nenhuma citação tem fonte'
            : `${resolved} de ${total} citações têm fonte`,
    /** In place of the sentence that all citations have a source, for an interrupted answer. */
    partial: 'As citações até aqui têm fonte',
    internal: 'Base interna',
    web: 'Web',
    yearsAgo: (years: number) =>
      years < 1 ? 'deste ano' : years === 1 ? 'há\u00a01\u00a0ano' : `há\u00a0${years}\u00a0anos`,
    untitled: 'Referência sem título',
    missing: { title: 'Erro', text: 'Referência não encontrada.' },
    unused: (total: number) =>
      total === 1 ? '1 referência recebida e não citada' : `${total} referências recebidas e não citadas`,
    none: 'Resposta sem referências. Confira o que ela afirmar.',
    drawerOpen: 'Mostrar referências',
    drawerClose: 'Ocultar referências',
  },
  find: { open: findLabel },
  shortcuts: { open: 'Ver atalhos do teclado' },
} as const;
