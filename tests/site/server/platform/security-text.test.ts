import { beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../gateway/gateway-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(
    { PUBLIC_URL: 'https://vesalio.example' },
    { now: () => new Date('2026-11-22T12:34:56Z') },
  );
});

it('states where to report a vulnerability, and until when that is valid', async () => {
  const answer = await world.call('/.well-known/security.txt');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:seguranca@vesalio.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: pt-BR, en',
      'Canonical: https://vesalio.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
