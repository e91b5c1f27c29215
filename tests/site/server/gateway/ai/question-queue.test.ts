import { setImmediate } from 'node:timers/promises';
import type { Db } from '@vesalio/site/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createQuestionQueue } from '../../../../../packages/site/server/gateway/ai/question-queue.ts';
import { databases } from '../../database-copy.ts';
import { addFreePerson, bearer, json, messageForm } from '../gateway-world.ts';
import { openTwoServers, type TwoServers } from '../two-servers.ts';

describe('the questions of one account in a process', () => {
  const { signal } = new AbortController();
  /** A queue whose lease is always free. */
  const openQueue = () => {
    const queue = createQuestionQueue({ db: { query: async () => [{}] } as unknown as Db, scope: '' });
    return (account = 'ana') => queue.take(account, signal);
  };

  it('go one at a time, however often the end of one is said', async () => {
    const take = openQueue();
    const end = await take();
    const second = take();
    end();
    end();
    const endSecond = await second;
    let isThirdIn = false;
    const third = take().then(() => {
      isThirdIn = true;
    });
    await setImmediate();
    expect(isThirdIn).toBe(false);
    endSecond();
    await third;
  });

  it('are refused beyond a hundred that wait, and those of others are not', async () => {
    const take = openQueue();
    const all = Array.from({ length: 100 }, () => take());
    await expect(take()).rejects.toMatchObject({ status: 429, retryAfter: 5 });
    (await take('bia'))();
    (await all[0])?.();
    await all[1];
    const last = take();
    for (const turn of all.slice(1)) (await turn)();
    await last;
  });
});

describe.each(databases)('the last free message on two servers with one $name', ({ url }) => {
  let servers: TwoServers;
  afterEach(() => servers.close());

  it('is answered once of 20 parallel questions, and frees the turn of a server that died', async () => {
    servers = await openTwoServers(url, { RATE_LIMITS: 'off' });
    const { world, db, call } = servers;
    const person = addFreePerson(world, 1);
    person.conversations = ['last'];
    world.on.set('POST /api/mensagens', async (_seen, response) => {
      // The service counts a question once it has answered it.
      await new Promise((resolve) => setTimeout(resolve, 30));
      person.left = (person.left ?? 0) - 1;
      json(response, 200, { data: {} });
    });
    const ask = async () => {
      const response = await call('/ai/api/mensagens', {
        method: 'POST',
        headers: bearer(person.id),
        body: messageForm({ conversationId: 'last', prompt: 'a' }),
      });
      await response.text();
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, ask));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
    await expect.poll(() => db.query('select 1 from gateway_turn')).toEqual([]);

    person.left = 1;
    await db.exec(
      `insert into gateway_turn select owner_id, 'dead', clock_timestamp() - interval '1 second'
       from gateway_conversation where conversation_id like '%last'`,
    );
    expect(await ask()).toBe(200);
  });
});
