import { addChat, GATEWAY, json, type Line, linesOf, replies } from './stage.ts';

/** What each rejected assertion's code tells the developer of the page's server. */
const CODES = {
  'assertion-malformed': 'o servidor da página não enviou um JWT em {"assertion": "…"}',
  'assertion-issuer': 'o iss não está no PARTNERS_FILE; ele deve ser igual letra por letra',
  'assertion-algorithm': 'use EdDSA, ES256 ou RS256, com uma chave do mesmo tipo',
  'assertion-type': 'o token não é ID token, access token nem asserção; veja o typ',
  'assertion-key-unknown':
    'nenhuma chave do PARTNERS_FILE ou do jwksUrl serve para o kid, ou ela está fora da validade',
  'assertion-key-weak': 'a chave RSA tem menos de 2048 bits',
  'assertion-keys-unreachable':
    'o servidor do assistente não consegue ler o jwksUrl; veja a rede entre os dois',
  'assertion-signature': 'a assinatura não é da chave pública que o servidor conhece',
  'assertion-audience':
    'o aud deve ser o PUBLIC_URL do servidor do assistente, ou o audience do PARTNERS_FILE',
  'assertion-authorized-party': 'o token foi emitido para outro cliente; veja o azp',
  'assertion-expired': 'o exp já passou; compare o relógio dos dois servidores com o serverTime da resposta',
  'assertion-early':
    'o nbf ainda não chegou; compare o relógio dos dois servidores com o serverTime da resposta',
  'assertion-life': 'o exp está longe demais: 5 minutos para asserções, 24 horas para OIDC',
  'assertion-claim': 'falta iss, aud ou exp',
  'assertion-sub': 'o sub falta ou tem caracteres não aceitos',
  'assertion-jti': 'o jti falta ou tem menos de 8 caracteres',
  'assertion-replayed': 'o jti já foi usado; gere um novo a cada pedido',
  'person-refused': 'o sessionUrl não liberou esta pessoa',
  'session-url': 'o sessionUrl não devolveu uma sessão; a causa está no log do servidor do assistente',
  'seat-down': 'a conta da instituição não pôde entrar; confira seat e passwordFile',
  'partner-session': 'falta sessionUrl ou seat no PARTNERS_FILE',
};

const MY_ACCOUNT = '/api/auth/my-account';
const fails = (reason: string) => () => void addChat({ getToken: () => Promise.reject(new Error(reason)) });
const gives = (status?: number, hasAuthorization?: boolean) => () => {
  addChat({ getToken: async () => ({ token: 'abc' }) });
  if (status) replies[MY_ACCOUNT] = json({}, status);
  return hasAuthorization === undefined ? undefined : { echo: { hasAuthorization } };
};
const attribute =
  'failed: o atributo gettoken não faz nada: getToken é uma propriedade, que recebe uma função pelo JavaScript.';
const nothing =
  'failed: getToken não devolveu um token. Sem ninguém identificado isso é esperado; senão, devolva o token que o seu servidor recebeu de /gateway/partner-token.';
const refused = `failed: o servidor recusou o token (401). Confira se ele foi obtido em ${GATEWAY}/gateway/partner-token e se ainda vale.`;

export const sessionLines: Line[] = linesOf('session', 'token', [
  [
    'nobody handed over',
    'none: nenhum elemento com getToken; a pessoa entra pelo próprio produto.',
    () => void addChat(),
  ],
  ['an attribute in place of the property', attribute, () => addChat().setAttribute('gettoken', 'token()')],
  ['the same in kebab case', attribute, () => addChat().setAttribute('get-token', 'token()')],
  [
    'a getToken that is no function',
    'failed: getToken de <vesalio-chat> não é uma função, e sim string.',
    () => void addChat({ getToken: 'token()' }),
  ],
  [
    'a getToken that fails',
    'failed: getToken falhou: Error: proxy. Confira o servidor da sua página.',
    fails('proxy'),
  ],
  [
    'two codes in one refusal',
    'failed: getToken falhou: Error: 401 assertion-sub, session-url. assertion-sub: o sub falta ou tem caracteres não aceitos. session-url: o sessionUrl não devolveu uma sessão; a causa está no log do servidor do assistente.',
    fails('401 assertion-sub, session-url'),
  ],
  [
    'a code that only looks like one',
    'failed: getToken falhou: Error: another-assertion-jti-x. Confira o servidor da sua página.',
    fails('another-assertion-jti-x'),
  ],
  ...Object.entries(CODES).map(
    ([code, meaning]) =>
      [
        `a refusal with ${code}`,
        `failed: getToken falhou: Error: 401 ${code}. ${code}: ${meaning}.`,
        fails(`401 ${code}`),
      ] as const satisfies [string, string, () => void],
  ),
  ['a getToken that gives an empty object', nothing, () => void addChat({ getToken: async () => ({}) })],
  ['a getToken that gives null', nothing, () => void addChat({ getToken: async () => null })],
  ['a token that the gateway takes', 'ok: o servidor aceitou o token.', gives(200)],
  ['a token that the gateway refuses', refused, gives(401, true)],
  ['a token that it refuses, where no probe came back', refused, gives(401)],
  [
    'a proxy that removes the header',
    'failed: o token não pôde ser conferido: um proxy remove o cabeçalho Authorization.',
    gives(401, false),
  ],
  ['a service that is down', 'failed: o token não pôde ser conferido: o servidor respondeu 503.', gives(503)],
  [
    'a gateway that cannot be asked',
    'failed: o servidor não pôde ser perguntado; veja a conexão e a permissão de origem.',
    gives(),
  ],
]);
