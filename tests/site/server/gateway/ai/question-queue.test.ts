import { afterEach, describe, expect, it } from 'vitest';
import { databases } from '../../database-copy.ts';
import { addFreePerson, bearer, json, messageForm } from '../gateway-world.ts';
import { openTwoServers, type TwoServers } from '../two-servers.ts';

let servers: TwoServers;
afterEach(() => servers.close());

describe.each(databases)('the last free message on two servers with one $name', ({ url }) => {
  it('is answered once of 20 parallel questions, and frees the turn of a server that died', async () => {
    servers = await openTwoServers(url, { RATE_LIMITS: 'off' });
    const { world, db, call } = servers;
    const person = addFreePerson(world, 1);
    person.conversations = ['last'];
    world.on.set('POST /api/mensagens', async (_seen, response) => {
      // The service counts the question when it has answered it.
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
