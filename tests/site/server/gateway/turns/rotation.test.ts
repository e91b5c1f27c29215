import { expect, it } from 'vitest';
import {
  addPerson,
  bearer,
  createConversation,
  createGateway,
  json,
  messageForm,
  openWorld,
} from '../gateway-world.ts';

const [OLD, NEW] = ['the-secret-of-yesterday-long-enough', 'the-secret-of-tomorrow-long-enough'];

it('a question whose connection broke is asked again under its key by a process that signs with the next secret', async () => {
  const world = await openWorld({ SESSION_SECRET: `${OLD},${NEW}` });
  const other = await createGateway(world.addresses, { SESSION_SECRET: `${NEW},${OLD}` });
  const { url } = await other.listen();
  const person = addPerson(world);
  await createConversation(world, person, 'rotated');
  let isDown = true;
  world.on.set('POST /api/mensagens', (_seen, response) => {
    if (isDown) response.destroy();
    else json(response, 200, { data: { resposta: 'Uma', codigoMensagem: 7, referencias: [] } });
  });
  const ask = async (at: string, prompt = 'Qual a dose?') => {
    const response = await fetch(`${at}/ai/api/mensagens`, {
      method: 'POST',
      headers: { ...bearer(person.id), 'Idempotency-Key': 'rotated-1' },
      body: messageForm({ conversationId: 'rotated', prompt }),
    });
    return { status: response.status, answer: (await response.json()).data?.resposta };
  };
  expect((await ask(world.url)).status).toBe(502);
  isDown = false;
  expect(await ask(url)).toEqual({ status: 200, answer: 'Uma' });
  // When the question is repeated, both servers return the answer, and the key still belongs to its question.
  for (const at of [world.url, url]) {
    expect(await ask(at)).toEqual({ status: 200, answer: 'Uma' });
    expect((await ask(at, 'Outra')).status).toBe(422);
  }
  const keys = world.seenAt('/api/mensagens').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await other.close();
});
