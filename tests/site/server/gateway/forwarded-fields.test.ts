import { expect, test } from 'vitest';
import { type AccountUpdate, createAccountApi } from '../../../../packages/core/src/account/account.api.ts';
import { createAuthApi, type RegisterBody } from '../../../../packages/core/src/auth/auth.api.ts';
import { createChatApi } from '../../../../packages/core/src/chat/chat.api.ts';
import type { Http } from '../../../../packages/core/src/http/http.ts';
import { createPaymentApi } from '../../../../packages/core/src/payment/payment.api.ts';
import { productRoutes } from '../../../../packages/site/server/gateway/product-routes.ts';

const register: Required<RegisterBody> = {
  email: 'ana@exemplo.com.br',
  password: 'Fabrica#1543',
  confirmPassword: 'Fabrica#1543',
  fullName: 'Ana Souza',
  plan: 'fleming_plan',
};
const profile: Required<AccountUpdate> = {
  name: 'Ana Souza',
  dateBirth: '1980-02-01',
  phoneNumber: '11999990000',
  cpf: '52998224725',
  sex: 'F',
  cep: '01310100',
  street: 'Avenida Paulista',
  numberAddress: '1000',
  complementAddress: 'sala 1',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};

interface Call {
  name: string;
  body: unknown;
}
const calls: Call[] = [];
const http = async () =>
  ({
    product: async (method: string, path: string, _schema: unknown, { body }: { body: unknown }) =>
      void calls.push({ name: `${method} ${path}`, body }),
  }) as unknown as Http;
const auth = createAuthApi(http);
const account = createAccountApi(http);
await auth.login(register.email, register.password);
await auth.googleLogin('credential', true);
await auth.register(register);
await auth.forgotPassword(register.email);
await auth.resetPassword('token', register.password, register.confirmPassword);
await account.update(profile);
await account.updatePicture('cGljdHVyZQ==');
await createPaymentApi(http).validateCoupon('VESALIO20', 'fleming_plan');
await createChatApi(http).nameConversation(7, 'Pergunta?', 'Resposta.', []);

test.each(calls)('the gateway forwards every field that the browser sends with $name', ({ name, body }) => {
  const route = productRoutes.find(
    ({ method, path }) => name.startsWith(`${method} `) && path.test(name.slice(method.length + 1)),
  );
  expect(route?.body?.safeParse(body)).toEqual({ success: true, data: body });
});
