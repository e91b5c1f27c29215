import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ModelRequest {
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    temperature?: number;
    max_tokens?: number;
    messages: { role: string; content: string }[];
  };
}

/** An OpenAI-compatible server on a free port with scripted answers. */
export async function openFakeModel() {
  let act: (response: ServerResponse, body: ModelRequest['body']) => void = (response) => response.end();
  let suggest: ((response: ServerResponse) => void) | undefined;
  const requests: ModelRequest[] = [];
  const asides: ModelRequest[] = [];
  let lastClosed = Promise.resolve();
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    const closed = new Promise<void>((resolve) => response.on('close', () => resolve()));
    request.on('end', () => {
      const body = JSON.parse(text);
      if (!body.stream) {
        asides.push({ authorization: request.headers.authorization, body });
        if (suggest) suggest(response);
        else response.writeHead(404).end();
        return;
      }
      lastClosed = closed;
      requests.push({ authorization: request.headers.authorization, body });
      if (request.method === 'POST' && request.url === '/v1/chat/completions') act(response, body);
      else response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const write = (response: ServerResponse, pieces: readonly string[]) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write('data: {"choices":[{"delta":{"role":"assistant","content":null}}]}\n\n');
    for (const content of pieces) {
      response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
    }
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: () => requests.length,
    last: (): ModelRequest => {
      const request = requests.at(-1);
      if (!request) throw new Error('the model was not asked');
      return request;
    },
    /** Resolves when the connection of the latest answer is closed. */
    closed: () => lastClosed,
    /** The calls for next questions. They are refused until `suggests` sets a response. */
    asides,
    suggests: (act: (response: ServerResponse) => void) => {
      suggest = act;
    },
    /** Writes the answer immediately, and ends it when `until` resolves. */
    saysUntil: (pieces: readonly string[], until: Promise<unknown>) => {
      act = (response) => {
        write(response, pieces);
        void until.then(() => response.end('data: [DONE]\n\n'));
      };
    },
    says: (pieces: readonly string[]) => {
      act = (response) => {
        write(response, pieces);
        response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
      };
    },
    /** Answers each question with `reply`, under the given version. */
    replies: (version: string, reply: (question: string) => string) => {
      act = (response, { messages }) => {
        const content = reply(messages.at(-1)?.content ?? '');
        write(response, []);
        response.write(`data: ${JSON.stringify({ model: version, choices: [{ delta: { content } }] })}\n\n`);
        response.end('data: [DONE]\n\n');
      };
    },
    /** Answers each request with a custom handler. */
    acts: (own: (response: ServerResponse, body: ModelRequest['body'], call: number) => void) => {
      let call = 0;
      act = (response, body) => own(response, body, call++);
    },
    fails: (status: number) => {
      act = (response) => void response.writeHead(status).end('{"error":{"message":"segredo interno"}}');
    },
    sends: (body: string) => {
      act = (response) => void response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(body);
    },
    hangs: (pieces: readonly string[] = []) => {
      act = (response) => write(response, pieces);
    },
    breaks: (pieces: readonly string[]) => {
      act = (response) => {
        write(response, pieces);
        setTimeout(() => response.destroy(), 20);
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type FakeModel = Awaited<ReturnType<typeof openFakeModel>>;
