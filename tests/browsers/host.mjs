/** A partner's pages, on a different origin from the gateway. */
import { createServer } from 'node:http';

/** Rules from old style sheets that affect everything on a page. */
const HOSTILE = `* { all: unset } div, button, textarea { float: left; color: lime; font: 9px monospace; background: red }
html { font-size: 62.5% }`;

const strict = (site) =>
  `default-src 'none'; script-src ${site} 'nonce-host'; style-src 'none'; connect-src ${site}; img-src ${site} 'self'`;

/** Script of the host page. Passes the session token to the elements and records their events. */
const script = (token, more) => `<script nonce="host">
window.told = [];
for (const name of ['ready', 'session', 'conversation', 'answer', 'plan', 'record'].map((one) => 'vesalio-' + one))
  document.addEventListener(name, (event) => told.push({ name, detail: event.detail }));
const element = document.querySelector('.assistant');
element.suggestions = ['Como tratar a anemia ferropriva?'];
${token ? `for (const one of document.querySelectorAll('.assistant')) one.getToken = async () => ${JSON.stringify(token)};` : ''}
${more}
</script>`;

const one = (tag, attributes) => (site) =>
  `<${tag} class="assistant" base-url="${site}" ${attributes}></${tag}>`;
const ALL_TOOLS = 'record context feedback follow-ups export temporary edit';

/** @param session key of the session whose token the page passes on */
const pages = {
  '/': { body: one('vesalio-chat', 'mode="full"'), isStrict: true, session: 'person' },
  '/launcher': {
    body: one('vesalio-launcher', 'theme="dark"'),
    head: `<style>${HOSTILE}</style>`,
    session: 'person',
  },
  '/plans': { body: one('vesalio-plans', 'heading-level="3"'), isStrict: true, session: 'person' },
  '/tools': {
    body: one('vesalio-chat', `mode="full" features="${ALL_TOOLS}"`),
    more: `element.context = { sex: 'feminino', allergies: ['penicilina'] };`,
    isStrict: true,
    session: 'person',
  },
  '/seat': {
    body: (site) =>
      one('vesalio-account', 'allow-sensitive')(site) +
      one('vesalio-payment', 'plan="fleming_plan" allow-sensitive')(site),
    isStrict: true,
    session: 'seat',
  },
  '/dialog': {
    body: (site) =>
      `<button id="sign-in">Entrar na intranet</button><dialog>${one('vesalio-auth', 'allow-sensitive')(site)}</dialog>${one('vesalio-chat', '')(site)}`,
    more: `document.getElementById('sign-in').onclick = () => document.querySelector('dialog').showModal();
document.addEventListener('vesalio-session', ({ detail }) => { if (detail.state === 'authenticated') document.querySelector('dialog').close(); });`,
    isStrict: true,
  },
};

/** @param open called with the address of the gateway and the tokens by session */
export async function serveHost() {
  let site = '';
  let tokens = {};
  const server = createServer((request, response) => {
    const page = pages[request.url];
    if (!page) return response.writeHead(404).end();
    const { body, head = '', more = '', isStrict = false, session } = page;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(isStrict ? { 'content-security-policy': strict(site) } : {}),
    });
    response.end(`<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Intranet</title>${head}
<script type="module" src="${site}/embed/v0.1.0/vesalio.js"></script>
${body(site)}${script(tokens[session], more)}`);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    open: (gateway, sessions) => {
      site = gateway;
      tokens = sessions;
    },
    close: () => server.close(),
  };
}
