import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountAnswer, loginAnswer } from '@vesalio/core/testing';

/** A question that the AI service has accepted. */
interface TakenQuestion {
  conversation: string;
  text: string;
  files: number;
}

/** A person known to the services, with a ledger of the executed calls. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly acquirer: 'approves' | 'refuses' | 'breaks';
  readonly streams: boolean;
  name: string;
  plan: { id: number; name: string; status: string; startDate: string } | null;
  /** Charges by idempotency key. */
  readonly charges: Set<string>;
  readonly cards: Map<string, number>;
  readonly questions: Map<string, TakenQuestion>;
  readonly conversations: string[];
}

export interface Services {
  readonly port: number;
  add(person: Person): void;
  close(): Promise<void>;
}

const ADDRESS = {
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
};

export const PLAN = 'fleming_plan';
export const answerTo = (text: string): string => `Sobre "${text}": veja as diretrizes.`;

/**
 * Product API and AI service, both reliable: a key is executed once, and `my-account` also shows charges that were
 * answered with a 5xx.
 */
export async function openServices(): Promise<Services> {
  const people = new Map<number, Person>();
  const personOf = ({ headers }: IncomingMessage): Person | undefined =>
    people.get(Number(/^Bearer token-(\d+)$/.exec(headers.authorization ?? '')?.[1]));

  function product(request: IncomingMessage, path: string, body: string, response: ServerResponse) {
    const key = String(request.headers['idempotency-key'] ?? '');
    if (path === '/api/auth/login') {
      const { email } = JSON.parse(body) as { email: string };
      const found = [...people.values()].find((person) => person.email === email);
      if (!found) return json(response, 401, { message: 'Credenciais inválidas' });
      const plan = found.plan ? {} : { hasActivePlan: false, planName: '', planId: null };
      return json(response, 200, loginAnswer({ token: `token-${found.id}`, userId: found.id, ...plan }));
    }
    const person = personOf(request);
    if (!person) return json(response, 401, { message: 'Sessão inválida' });
    switch (`${request.method} ${path.split('?')[0]}`) {
      case 'GET /api/auth/my-account':
        return json(
          response,
          200,
          accountAnswer({ id: person.id, name: person.name, activePlan: person.plan }),
        );
      case 'PUT /api/auth/my-account':
        person.name = (JSON.parse(body) as { name?: string }).name ?? person.name;
        return json(response, 200, { success: true });
      case 'POST /api/subscription/create':
        if (person.acquirer === 'refuses') return json(response, 402, { message: 'Cartão recusado.' });
        if (person.acquirer === 'breaks') return json(response, 500, {});
        person.charges.add(key);
        person.plan = { id: 2, name: PLAN, status: 'active', startDate: '2026-11-22' };
        return json(response, 200, { status: 'succeeded' });
      case `POST /api/clientCards/cliente/${person.id}`: {
        const id = person.cards.get(key) ?? person.cards.size + 1;
        person.cards.set(key, id);
        return json(response, 201, { clientCardId: id });
      }
      case `GET /api/clientCards/cliente/${person.id}`:
        return json(
          response,
          200,
          [...person.cards.values()].map((clientCardId) => ({
            clientCardId,
            maskedNumber: '**** 1111',
            brand: 'visa',
          })),
        );
      case 'GET /api/conversations':
        return json(response, 200, {
          items: person.conversations.map((id) => ({ id, title: id })),
          totalCount: person.conversations.length,
        });
      default:
        return json(response, 200, { success: true, isPlanValid: true });
    }
  }

  function chat(request: IncomingMessage, path: string, body: string, response: ServerResponse) {
    if (path === '/api/conversas') {
      const { codigoCliente } = JSON.parse(body) as { codigoCliente: number };
      const person = people.get(Number(codigoCliente));
      const id = `c-${codigoCliente}-${person?.conversations.length}`;
      person?.conversations.push(id);
      return json(response, 200, { codigoConversa: id });
    }
    const asked = /^\/api\/mensagens\/conversa\/(.+)$/.exec(path)?.[1];
    if (asked) {
      const questions = [...(people.get(Number(asked.split('-')[1]))?.questions.values() ?? [])];
      const own = questions.filter(({ conversation }) => conversation === asked);
      return json(
        response,
        200,
        own.map(({ text }) => ({ pergunta: text, resposta: answerTo(text) })),
      );
    }
    const field = (name: string): string =>
      new RegExp(`name="${name}"\\r\\n(?:[^\\r\\n]+\\r\\n)*\\r\\n([^\\r]*)`).exec(body)?.[1] ?? '';
    const conversation = field('conversationId');
    const text = field('prompt');
    const person = people.get(Number(conversation.split('-')[1]));
    const files = body.split('filename="').length - 1;
    // A truncated form is not a question.
    if (!person || !body.trimEnd().endsWith('--')) return json(response, 400, {});
    person.questions.set(String(request.headers['idempotency-key'] ?? ''), { conversation, text, files });
    const answer = answerTo(text);
    const done = {
      resposta: answer,
      referencias: [],
      codigoConversaCliente: conversation,
      codigoMensagem: `m-${conversation}-${person.questions.size}`,
    };
    if (!person.streams) return json(response, 200, done);
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const word of answer.split(/(?<= )/)) response.write(event('delta', { texto: word }));
    response.end(event('done', done));
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks).toString('utf8');
    const [, service, path = ''] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    if (service === 'product') product(request, path, body, response);
    else if (service === 'chat') chat(request, path, body, response);
    else if (service === 'postal') response.end(JSON.stringify(ADDRESS));
    else json(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    add: (person) => void people.set(person.id, person),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const json = (response: ServerResponse, status: number, data: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ data }));
};
