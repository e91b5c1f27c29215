import { randomUUID } from 'node:crypto';
import { answerTo, type Person, PLAN } from '../services.ts';

/** A person's requests to the server and their acknowledged results. */
export interface Ledger {
  readonly person: Person;
  readonly paymentKey: string;
  isPaid: boolean;
  readonly turnKey: string;
  readonly question: string;
  conversation: string | undefined;
  /** The answer's id, known once its stream has ended. */
  messageId: string | undefined;
  isRated: boolean;
}

export function createPerson(id: number): Person {
  return {
    id,
    email: `pessoa${id}@faults.example`,
    acquirer: 'approves',
    streams: true,
    name: 'Ana Souza',
    plan: null,
    charges: new Set(),
    cards: new Map(),
    questions: new Map(),
    conversations: [],
  };
}

export const createLedger = (person: Person): Ledger => ({
  person,
  paymentKey: randomUUID(),
  isPaid: false,
  turnKey: randomUUID(),
  question: `Qual a dose para o caso ${person.id}?`,
  conversation: undefined,
  messageId: undefined,
  isRated: false,
});

const headersOf = ({ person }: Ledger) => ({ Authorization: `Bearer token-${person.id}` });

async function call(url: string, ledger: Ledger, path: string, method = 'GET', body?: unknown, key?: string) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...headersOf(ledger),
      ...(body instanceof FormData || !body ? {} : { 'Content-Type': 'application/json' }),
      ...(key ? { 'Idempotency-Key': key, Accept: 'text/event-stream, application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}

const paymentBody = {
  internalPlanName: PLAN,
  card: { number: '4111111111111111', cvv: '123', expMonth: 12, expYear: 2031 },
  couponCode: null,
};

/** Pays, asks and rates, and records each acknowledgment. Rejects when the server ends. */
export async function visit(url: string, ledger: Ledger): Promise<void> {
  const { person, paymentKey, turnKey, question } = ledger;
  const paid = await call(url, ledger, '/api/subscription/create', 'POST', paymentBody, paymentKey);
  ledger.isPaid = paid.status === 200;
  if (!ledger.isPaid) throw new Error(`payment: ${paid.status} ${paid.text}`);
  const created = await call(url, ledger, '/ai/api/conversas', 'POST', {
    codigoCliente: person.id,
    titulo: question,
  });
  ledger.conversation = /c-\d+-\d+/.exec(created.text)?.[0];
  if (!ledger.conversation) throw new Error(`conversation: ${created.status}`);
  const form = new FormData();
  const fields = { conversationId: ledger.conversation, prompt: question, topK: '5', web: 'false' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answered = await call(url, ledger, '/ai/api/mensagens', 'POST', form, turnKey);
  const id = /event: done[\s\S]*"codigoMensagem":"([^"]+)"/.exec(answered.text)?.[1];
  if (!id) throw new Error(`question: ${answered.status}`);
  ledger.messageId = id;
  const rating = { helpful: true, reasons: [], conversationId: ledger.conversation };
  const rated = await call(url, ledger, `/gateway/feedback/${id}`, 'PUT', rating);
  ledger.isRated = rated.status === 200;
  if (!ledger.isRated) throw new Error(`rating: ${rated.status} ${rated.text}`);
}

/** Lists the acknowledged results that the server has lost. */
export async function findLost(url: string, ledger: Ledger): Promise<string[]> {
  const { person, paymentKey, isPaid, turnKey, question, conversation, messageId, isRated } = ledger;
  const lost: string[] = [];
  const miss = (what: string, seen: { status: number; text: string }) =>
    lost.push(`person ${person.id}: ${what}: ${seen.status} ${seen.text.slice(0, 200)}`);
  const payment = await call(url, ledger, `/gateway/payments/${paymentKey}`);
  if (isPaid && !payment.text.includes('"paid"')) miss('an acknowledged payment', payment);
  const isCharged = person.charges.size > 0;
  if (isCharged && (payment.status === 404 || payment.text.includes('"refused"'))) miss('a charge', payment);
  if (person.charges.size > 1) miss(`${person.charges.size} charges`, payment);
  if (messageId) {
    const turn = await call(url, ledger, `/gateway/turns/${turnKey}`);
    if (!turn.text.includes('"done"') || !turn.text.includes(question)) miss('a turn', turn);
    const events = await call(url, ledger, `/gateway/turns/${turnKey}/events`);
    if (!events.text.includes(JSON.stringify(answerTo(question)))) miss('an answer', events);
    const history = await call(url, ledger, `/ai/api/mensagens/conversa/${conversation}`);
    if (history.text.split(`"pergunta":${JSON.stringify(question)}`).length !== 2) miss('a message', history);
  }
  if (isRated) {
    const feedback = await call(url, ledger, '/gateway/feedback');
    if (!feedback.text.includes(`"${messageId}"`)) miss('a rating', feedback);
  }
  return lost;
}
