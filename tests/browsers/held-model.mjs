/** A fake language model. It starts an answer, ends it on command, and writes one next question. */
import { createServer } from 'node:http';

const chunk = (content) =>
  `data: ${JSON.stringify({ model: 'demorado-1', choices: [{ delta: { content } }] })}\n\n`;

export async function openHeldModel() {
  const begin = 'A meta é menor que 130 mmHg';
  const end = 'se for tolerada';
  const next = 'Qual anticoagulante na fibrilação atrial?';
  let asked = 0;
  let waiting = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    if (!JSON.parse(text).stream) {
      response.end(JSON.stringify({ choices: [{ message: { content: next } }] }));
      return;
    }
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk(`${begin} [search_1]. Isso vale `));
    waiting.push(() => response.end(`${chunk(`${end} [search_1].`)}data: [DONE]\n\n`));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    begin,
    end,
    next,
    /** Number of calls since a new person last asked for an answer. */
    asked: () => asked,
    forget: () => {
      asked = 0;
    },
    release: () => {
      for (const finish of waiting) finish();
      waiting = [];
    },
    close: () => server.closeAllConnections() ?? server.close(),
  };
}
