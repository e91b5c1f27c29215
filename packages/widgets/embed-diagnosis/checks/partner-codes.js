// Codes of the refusals by /gateway/partner-token. The page's server passes them on in the error of getToken.
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

/** The explanations of the codes in a text; empty if there are none. */
export function explainCodes(text) {
  const named = Object.entries(CODES).filter(([code]) =>
    new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(text),
  );
  return named.map(([code, meaning]) => `${code}: ${meaning}.`).join(' ');
}
