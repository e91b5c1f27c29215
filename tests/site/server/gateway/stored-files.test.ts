import { beforeAll, expect, it } from 'vitest';
import { addPerson, bearer, OPERATOR_TOKEN, openOperatedWorld, type World } from './gateway-world.ts';

let world: World;
beforeAll(async () => {
  world = await openOperatedWorld();
});

const operator = { Authorization: `Bearer ${OPERATOR_TOKEN}` };

// Attachments are never served, so these are all files that the server offers for download.
it('a file of stored texts is a download that no browser runs (catalogue 11)', async () => {
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
