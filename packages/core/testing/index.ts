export { type ChatRoutesOptions, chatRoutes, streamedAnswer } from './chat-routes.ts';
export {
  createFakeBackend,
  type FakeBackend,
  type FakeEvent,
  type FakeReply,
  type FakeRequest,
  type FakeRoute,
  type FakeRoutes,
} from './fake-backend.ts';
export {
  accountAnswer,
  answerFixture,
  answerText,
  conversationFixtures,
  historyFixture,
  loginAnswer,
  referenceFixtures,
  sessionOf,
} from './fixtures.ts';
export { type OpenAppOptions, openApp } from './open-app.ts';
export {
  type PaymentRoutesOptions,
  paymentRoutes,
  postalCodeFixture,
  savedCardAnswer,
} from './payment-routes.ts';
export { recordRoutes } from './record-routes.ts';
