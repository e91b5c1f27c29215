/** A gateway with a few fixed answers and the built embed, on loopback, for measurements. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const WORDS =
  'paciente dose creatinina função renal ajuste infusão contínua adulto pediátrico diretriz recomenda avaliar sinais vitais pressão arterial risco benefício potássio sódio via oral cada horas durante dias evidência moderada estudo'.split(
    ' ',
  );

/** Writes the same words in the same order for the same seed. */
function writer(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const words = (count) =>
    Array.from({ length: count }, () => WORDS[Math.floor(next() * WORDS.length)]).join(' ');
  return { words, sentence: (count) => `${words(count)}.`.replace(/^./, (letter) => letter.toUpperCase()) };
}

const references = [1, 2, 3].map((number) => ({
  id: `search_${number}`,
  title: `Estudo de número ${number}`,
  text: 'Um trecho do estudo.',
  source: `https://exemplo.org/${number}`,
  journal: 'J Bras Nefrol',
  year: '2023',
  type: 'db',
}));

/** Stored questions and answers that show `messages` bubbles in total. */
function history(messages, seed) {
  const { words, sentence } = writer(seed);
  return Array.from({ length: messages / 2 }, (_, index) => ({
    codigo: index + 1,
    pergunta: sentence(12),
    resposta: `${sentence(18)} **${words(3)}** ${sentence(16)} [search_1]\n\n- **${words(2)}**: ${sentence(14)}\n- ${sentence(15)} [search_2]\n- ${sentence(13)}\n\n${sentence(36)} [search_3] ${index === messages / 2 - 1 ? HISTORY_END : ''}`,
    dataCadastro: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    referenciasJSON: JSON.stringify(references),
  }));
}

export const HISTORY_END = 'FIM-DO-HISTORICO';
export const STREAM_END = 'FIM-DA-RESPOSTA';
export const CHUNKS = 2_000;
const CHARACTERS = 7_940;

function answerChunks(seed) {
  const { words, sentence } = writer(seed);
  let text = '';
  for (let part = 1; text.length < CHARACTERS; part++) {
    text += `## Seção ${part}\n\n${sentence(25)} **${words(3)}** ${sentence(20)} [search_1]\n\n- ${sentence(12)}\n- **${words(2)}**: ${sentence(10)}\n\n`;
    text += `| Fármaco | Dose |\n| --- | --- |\n| ${words(1)} | ${part * 10} mg |\n| ${words(1)} | ${part * 5} mg |\n\n`;
  }
  text = `${text.slice(0, CHARACTERS - STREAM_END.length - 2)}\n\n${STREAM_END}`;
  const size = text.length / CHUNKS;
  return Array.from({ length: CHUNKS }, (_, index) =>
    text.slice(Math.round(index * size), Math.round((index + 1) * size)),
  );
}

const account = {
  id: 7,
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  hasPassword: true,
  acceptTerms: true,
  validateEmail: true,
  activePlan: { id: 2, name: 'fleming_plan', description: 'Fleming', price: 100, status: 'active' },
};

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

export async function serveGateway(folder, seed) {
  /** Settings for the next page: the length of its history and the speed of an answer. */
  const state = { messages: 0, perSecond: 200, sent: [] };
  const json = (response, value) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));

  function stream(response) {
    const chunks = answerChunks(seed);
    state.sent = [];
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const began = performance.now();
    const tick = setInterval(() => {
      const due = Math.min(chunks.length, Math.floor(((performance.now() - began) * state.perSecond) / 1000));
      while (state.sent.length < due) {
        response.write(`event: delta\ndata: ${JSON.stringify({ texto: chunks[state.sent.length] })}\n\n`);
        state.sent.push(Date.now());
      }
      if (state.sent.length < chunks.length) return;
      clearInterval(tick);
      response.end(
        `event: references\ndata: ${JSON.stringify({ referencias: references })}\n\nevent: done\ndata: {}\n\n`,
      );
    }, 4);
    response.on('close', () => clearInterval(tick));
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      const attributes = state.messages > 0 ? ' conversation-id="9"' : '';
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="pt-BR"><link rel="icon" href="data:,"><style>html,body{margin:0;height:100%}vesalio-chat{display:block;height:100vh}</style><vesalio-chat base-url="http://${request.headers.host}"${attributes}></vesalio-chat><script>document.querySelector('vesalio-chat').getToken = async () => 'token';</script><script type="module" src="/embed/vesalio.js"></script>`,
        );
    } else if (pathname.startsWith('/embed/')) {
      const file = join(folder, normalize(pathname.slice('/embed'.length)));
      try {
        const body = gzipSync(readFileSync(file));
        response
          .writeHead(200, {
            'Content-Type': TYPES[extname(file)] ?? 'text/plain',
            'Content-Encoding': 'gzip',
          })
          .end(body);
      } catch {
        response.writeHead(404).end();
      }
    } else if (pathname === '/api/auth/my-account') json(response, { data: account });
    else if (pathname === '/api/conversations') json(response, { data: { items: [], totalCount: 0 } });
    else if (pathname === '/ai/api/conversas') json(response, { data: { codigoConversa: 41 } });
    else if (pathname.startsWith('/ai/api/mensagens/conversa/'))
      json(response, { data: history(state.messages, seed) });
    else if (pathname === '/ai/api/mensagens') {
      request.resume();
      request.on('end', () => stream(response));
    } else json(response, {});
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
