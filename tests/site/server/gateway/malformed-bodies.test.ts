import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { isLong } from '../../../long.ts';
import {
  addPerson,
  bearer,
  json,
  OPERATOR_TOKEN,
  openOperatedWorld,
  type Person,
  type World,
} from './gateway-world.ts';

/** Number of bodies; 5,000 before a release. Multipart bodies are in form.test.ts. */
const BODIES = Number(process.env.MALFORMED_BODIES ?? (isLong ? 500 : 130));
const AT_ONCE = 10;

let world: World;
let person: Person;
beforeAll(async () => {
  world = await openOperatedWorld();
  person = addPerson(world, { conversations: ['c'] });
  world.on.set('GET /api/mensagens/conversa/c', (_seen, response) => json(response, 200, []));
});

const routes = [
  ['POST', '/api/auth/login', '{"email":"ana@exemplo.com.br","password":"x"}'],
  ['POST', '/api/auth/register', '{"email":"a@b.co","password":"x","fullName":"Ana","plan":null}'],
  ['PUT', '/api/auth/my-account', '{"name":"Ana","numberAddress":7,"acceptTerms":true}'],
  ['POST', '/api/coupons/validate', '{"couponCode":"A","planId":1}'],
  ['POST', '/api/conversations/getNewTitle', '{"answer":"a","references":[{"id":1}],"conversationId":"c"}'],
  ['POST', '/api/subscription/create', '{"internalPlanName":"free_plan","card":{"number":"4111","cvv":1}}'],
  ['POST', '/ai/api/conversas', '{"codigoCliente":1,"titulo":"Nova"}'],
  ['PUT', '/gateway/conversations/c', '{"title":"Dose","pinned":true}'],
  ['POST', '/gateway/conversations/search', '{"query":"dose"}'],
  ['PUT', '/gateway/feedback/m', '{"helpful":false,"reasons":[],"text":"a"}'],
  ['POST', '/gateway/partner-token', '{"assertion":"a.b.c"}'],
  ['POST', '/gateway/csp', '{"csp-report":{"document-uri":"http://a/"}}'],
  ['POST', '/gateway/admin/payments/k', '{"status":"paid","note":"n"}'],
] as const;

/** Random JSON, random bytes, or a valid body with a part replaced by random bytes. */
const bodyOf = (good: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.json({ depthSize: 'medium' }).map((text) => Buffer.from(text)) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.nat(good.length), fc.nat(12), fc.uint8Array({ maxLength: 6 }))
        .map(([at, length, bytes]) =>
          Buffer.concat([Buffer.from(good.slice(0, at)), bytes, Buffer.from(good.slice(at + length))]),
        ),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  );

const request = fc
  .constantFrom(...routes)
  .chain(([method, path, good]) =>
    bodyOf(good).map((body) => ({ method, path, body, headers: bearer(person?.id ?? 0) })),
  );

it(`${BODIES} malformed bodies are told as such, and the server goes on (catalogue 46)`, {
  timeout: 120_000,
}, async () => {
  const failures: string[] = [];
  const send = async ({ method, path, body, headers }: (typeof requests)[number]) => {
    const isOperator = path.startsWith('/gateway/admin');
    const response = await world.call(path, {
      method,
      headers: {
        ...bearer(person.id),
        ...headers,
        'Content-Type': 'application/json',
        ...(isOperator ? { Authorization: `Bearer ${OPERATOR_TOKEN}` } : bearer(person.id)),
      },
      body: new Uint8Array(body),
    });
    await response.arrayBuffer();
    if (response.status >= 500)
      failures.push(`${method} ${path} ${response.status} ${body.toString('latin1')}`);
  };
  const requests = fc.sample(request, { numRuns: BODIES, seed: 46 });
  for (let at = 0; at < requests.length; at += AT_ONCE)
    await Promise.all(requests.slice(at, at + AT_ONCE).map(send));
  expect(failures).toEqual([]);
  expect((await world.call('/readyz')).status).toBe(200);
});
