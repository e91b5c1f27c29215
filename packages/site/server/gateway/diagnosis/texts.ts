/** Texts of `/embed/diagnostico.txt`, for the administrator of the page that embeds the elements. */
export const reportTexts = {
  title: (at: string) => `Diagnóstico da integração · ${at}`,
  server: (url: string, version: string) => `Servidor ${url} · versão ${version}`,
  page: (origin: string) => `Página ${origin}`,
  marks: { ok: '[ok]   ', failed: '[falha]', none: '[–]    ' },
  origin: {
    name: 'Permissão de origem',
    missing: (url: string) =>
      `informe a página: curl "${url}/embed/diagnostico.txt?origin=https://sistema.hospital.example"`,
    invalid:
      'a origem tem só esquema, host e porta, como https://sistema.hospital.example, sem caminho nem barra final.',
    listed: (origin: string) => `${origin} está autorizada.`,
    unlisted: (origin: string) =>
      `${origin} não está autorizada. Inclua-a, letra por letra, em EMBED_ORIGINS.`,
    own: 'a página é do próprio servidor.',
  },
  mixed: {
    name: 'Conteúdo misto',
    blocked: (url: string) =>
      `uma página em HTTPS não carrega ${url}. Ponha HTTPS no servidor e corrija PUBLIC_URL.`,
    ok: 'o endereço do servidor serve para esta página.',
    plainPage: 'a página está em HTTP: ditado e cópia ficam indisponíveis, e a integridade não é conferida.',
  },
  network: {
    name: 'Rede local',
    private: (host: string, origin: string) =>
      `${host} é um endereço privado. Se a página vier da internet, o Chrome (142 ou mais novo) pergunta à pessoa se ela pode acessar a rede local. Para não perguntar, o administrador define a política LocalNetworkAccessAllowedForUrls com ${origin}.`,
    public: (host: string) => `${host} é um endereço público; o navegador não pede permissão de rede local.`,
    anyPage: 'a origem da página',
    unknown: (host: string) => `o servidor não conseguiu resolver ${host}.`,
  },
  proxy: {
    name: 'Proxy',
    untrusted:
      'há um proxy na frente, mas TRUST_PROXY é 0: todas as pessoas contam como um só endereço. Defina TRUST_PROXY.',
    missing:
      'TRUST_PROXY está definido, mas nenhum X-Forwarded-For chegou. Configure o proxy ou retire TRUST_PROXY.',
    ok: 'os endereços chegam como configurado.',
  },
  host: {
    name: 'Endereço público',
    other: (host: string, url: string) => `este pedido chegou a ${host}, mas PUBLIC_URL é ${url}.`,
    ok: (url: string) => `PUBLIC_URL é ${url}.`,
  },
  authorization: {
    name: 'Authorization',
    arrived: 'o cabeçalho chegou.',
    none: 'não foi enviado neste pedido. Para testar, acrescente -H "Authorization: Bearer teste" ao curl.',
  },
  clock: {
    name: 'Hora do servidor',
    detail: (at: string) => `${at}. Compare com a do seu servidor: asserções toleram 30 segundos.`,
  },
  policy: 'Política de segurança (Content-Security-Policy) de que a página precisa:',
  commands: 'Outros testes, da rede da página:',
  stream: 'streaming: as cinco linhas "data" devem aparecer uma a uma',
  upload: 'tamanho: deve responder {"bytes":10747904}',
  browser: (url: string) => `No navegador, com tempo, tamanho e permissões medidos: ${url}/embed/diagnostico`,
} as const;
