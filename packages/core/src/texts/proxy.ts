/** The second line below a failed question if no answer of the gateway arrived. */
export const proxyTexts = {
  silent: 'O servidor não respondeu. Verifique sua conexão.',
  tooLarge:
    'O envio é grande demais para a rede da sua instituição (um proxy respondeu 413). Tente com anexos menores ou avise o suporte.',
  down: 'O servidor não respondeu à rede da sua instituição (um proxy respondeu 502). Se continuar, avise o suporte.',
  slow: 'A rede da sua instituição desistiu de esperar a resposta (um proxy respondeu 504). Se continuar, avise o suporte.',
  page: 'A rede respondeu no lugar do servidor. Se o Wi-Fi pede login, faça-o antes.',
} as const;
