import { type AppConfig, createApp } from '../src/app.ts';
import { createFakeBackend, type FakeRoutes } from './fake-backend.ts';
import { sessionOf } from './fixtures.ts';

export interface OpenAppOptions extends Omit<AppConfig, 'fetch'> {
  /** Session fields that differ from `sessionOf`; null for a visitor. */
  session?: Record<string, unknown> | null;
}

/** An in-memory app in front of a fake backend with these routes, with somebody signed in. */
export async function openApp(routes: FakeRoutes = {}, { session = {}, ...config }: OpenAppOptions = {}) {
  const backend = createFakeBackend(routes);
  const app = createApp({ baseUrl: 'http://fake.test', storage: 'memory', fetch: backend.fetch, ...config });
  await app.start();
  if (session) app.session.signIn(sessionOf(session));
  return { app, backend };
}
