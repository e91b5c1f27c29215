import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, bearer, closeSharedDb, openWorld, type World } from './gateway-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off', ADMIN_TOKEN: 'the-token-of-the-operator' });
});
afterAll(async () => {
  await world.close();
  await closeSharedDb();
});

const operator = { Authorization: 'Bearer the-token-of-the-operator' };

// Attachments are handed on and never served, so these are all the files that the server gives out.
it('catalogue 11: a file of stored texts is a download that no browser runs', async () => {
  const person = addPerson(world, { conversations: ['<script>alert(1)</script>'] });
  for (const [path, headers] of [
    ['/gateway/export', bearer(person.id)],
    ['/gateway/admin/feedback?format=csv', operator],
    ['/gateway/admin/verdicts', operator],
  ] as const) {
    const response = await world.call(path, { headers });
    await response.arrayBuffer();
    const header = (name: string) => response.headers.get(name);
    expect(response.status, path).toBe(200);
    expect(header('content-disposition'), path).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(header('x-content-type-options'), path).toBe('nosniff');
    expect(header('content-security-policy'), path).toContain('sandbox');
    expect(header('content-security-policy'), path).toContain("default-src 'none'");
    expect(header('content-type'), path).toMatch(/^(application\/zip|text\/csv; charset=utf-8)$/);
    expect(header('cache-control'), path).toContain('no-store');
  }
});
