/** Words of the list of conversations. Overrides of the host stand under `chat`. */
export const conversationTexts = {
  list: {
    label: 'Conversas',
    openList: 'Abrir conversas',
    closeList: 'Fechar conversas',
    loading: 'Carregando conversas...',
    loadMore: 'Carregar Mais',
    loadingMore: 'Carregando...',
    empty: 'Suas conversas aparecem aqui.',
    count: (shown: number, total: number) => `${shown} de ${total} conversas`,
    delete: (title: string) => `Excluir conversa ${title}`,
    search: 'Buscar conversa',
    searchEmpty: (query: string) => `Nenhuma conversa carregada contém "${query}".`,
    newLimited: 'Limite do plano gratuito atingido',
    errors: { load: 'Não foi possível carregar suas conversas. Tente novamente mais tarde.' },
  },
  deletion: {
    title: 'Confirmar Exclusão',
    text: (title: string) => `Deseja remover a conversa "${title}"? Esta ação não pode ser desfeita.`,
    cancel: 'Não',
    confirm: 'Sim, Remover',
    deleting: 'Removendo...',
    success: 'Conversa removida com sucesso!',
    failed: 'Não foi possível remover a conversa. Tente novamente.',
  },
} as const;
