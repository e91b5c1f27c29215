import { createServer, type RunningServer, readConfig } from '@vesalio/site/server';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The archive of a person's data, from the whole server. */
let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await createServer(
    readConfig({ PORT: '0', DATA_DIR: 'memory', RATE_LIMITS: '{"export":{"max":2,"seconds":60}}' }),
  );
  ({ url } = await server.listen());
});
afterAll(() => server.close());

async function signIn(): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(server.sandbox?.demo),
  });
  return (await response.json()).token;
}
const read = (token?: string) =>
  fetch(`${url}/gateway/export`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});

describe('the export of a person', () => {
  it('has profile, plan, conversations and feedback, each as JSON and Markdown, and is limited', async () => {
    const token = await signIn();
    const response = await read(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="vesalio-[\d-]+\.zip"$/,
    );
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    for (const name of ['perfil', 'plano', 'avaliacoes']) {
      expect(() => JSON.parse(text(`${name}.json`))).not.toThrow();
      expect(text(`${name}.md`)).toMatch(/^# /);
    }
    expect(JSON.parse(text('perfil.json')).email).toBe(server.sandbox?.demo.email);
    // In words of the person, not in the wire's.
    expect(text('perfil.md')).toContain(`\n- E-mail: ${server.sandbox?.demo.email}\n`);
    expect(text('perfil.md')).toMatch(/\n- Plano:\n {2}- /);
    for (const name of ['perfil', 'plano']) expect(text(`${name}.md`)).not.toMatch(/[{}"]|null|true|false/);
    const conversations = Object.keys(files).filter((name) => /^conversas\/\d+\.json$/.test(name));
    expect(conversations.length).toBeGreaterThan(2);
    const [first = ''] = conversations;
    const { messages } = JSON.parse(text(first));
    expect(messages[0].question).not.toBe('');
    expect(text(first.replace('.json', '.md'))).toContain(messages[0].answer);
    expect(Object.keys(files)).not.toContain('faltou.md');

    const [{ id }] = messages;
    const rated = await fetch(`${url}/gateway/feedback/${id}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        helpful: false,
        reasons: ['incorrect', 'incomplete'],
        text: 'Dose errada.',
        conversationId: JSON.parse(text(first)).id,
      }),
    });
    expect(rated.status).toBe(200);
    const again = unzipSync(new Uint8Array(await (await read(token)).arrayBuffer()));
    expect(new TextDecoder().decode(again['avaliacoes.md'])).toMatch(
      new RegExp(`^- Resposta ${id}: Não útil · Incorreta · Incompleta · Dose errada. · \\d{4}-`, 'm'),
    );
    expect((await read(token)).status).toBe(429);
  });

  it('is nobody else’s', async () => {
    expect((await read()).status).toBe(401);
  });
});
