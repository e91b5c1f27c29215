import { beforeAll, expect, it } from 'vitest';
import { addPerson, bearer, openWorld, type World } from './gateway-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ RATE_LIMITS: 'off' });
});

const order = '"couponCode":null,"internalPlanName":"fleming_plan"';

it.each([
  [
    '/api/auth/login',
    '{"email":"a@b.co","Email":"c@b.co","password":"x","email":"b@b.co"}',
    { email: 'b@b.co', password: 'x' },
  ],
  ['/api/auth/forgot-password', '{"email":"a@b.co","email":"b@b.co","EMAIL":"c@b.co"}', { email: 'b@b.co' }],
  [
    '/api/auth/reset-password',
    '{"token":"t","Token":"u","newPassword":"x","confirmPassword":"x","userId":9}',
    { token: 't', newPassword: 'x', confirmPassword: 'x' },
  ],
  [
    '/api/coupons/validate',
    '{"couponCode":"A","couponCode":"B","planId":"p","CouponCode":"C"}',
    { couponCode: 'B', planId: 'p' },
  ],
  [
    '/api/subscription/create',
    `{"cardId":31,"CardId":999,${order},"cardId":32}`,
    { cardId: 32, couponCode: null, internalPlanName: 'fleming_plan' },
  ],
  [
    '/ai/api/conversas',
    '{"titulo":"t","codigoCliente":1,"CodigoCliente":2,"codigoCliente":ID}',
    { codigoCliente: 'ID', titulo: 't' },
  ],
])('what was judged is what is sent on: %s', async (path, text, sent) => {
  const person = addPerson(world, { cards: [32] });
  world.seen.length = 0;
  const response = await world.call(path, {
    method: 'POST',
    headers: {
      ...bearer(person.id),
      'Content-Type': 'application/json',
      'Idempotency-Key': `once-${person.id}`,
    },
    body: text.replace('ID', String(person.id)),
  });
  expect(response.status).toBe(200);
  const [call] = world.seenAt(path.replace('/ai', ''));
  const expected = JSON.stringify(sent).replace('"ID"', String(person.id));
  expect(JSON.parse(call?.body ?? '')).toEqual(JSON.parse(expected));
  expect(call?.body.match(/"[\w]+":/g), 'each field once').toHaveLength(Object.keys(sent).length);
});
