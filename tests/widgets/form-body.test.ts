import { createHttp, systemClock } from '@vesalio/core';
import { expect, test } from 'vitest';

test('a form is sent as it is: the browser writes its boundary', async () => {
  const seen: Request[] = [];
  const http = createHttp({
    baseUrl: 'http://gateway.test',
    clock: systemClock,
    token: () => 'token',
    renew: async () => undefined,
    expire: () => false,
    fetch: async (input, init) => {
      seen.push(new Request(input, init));
      return new Response('{}');
    },
  });
  const form = new FormData();
  form.set('prompt', 'Qual a meta?');
  await http.aiStream('/ai/api/mensagens', { body: form });
  expect(seen[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
});
