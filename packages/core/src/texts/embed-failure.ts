/** Shown where nothing else of ours could be loaded. */
export const embedFailure = 'Não foi possível carregar o assistente. Recarregue a página.';
