import { type App, createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, openApp, sessionOf } from '@vesalio/core/testing';
import { expect, test, vi } from 'vitest';
import { chatOf } from '../../../packages/widgets/src/elements/chat/conversation-slots.ts';
import { sharedApp } from '../../../packages/widgets/src/elements/session/shared-app.ts';

const surfaceOf = (app: App, element: HTMLElement) => ({
  host: {
    element,
    root: document,
    attributes: {},
    properties: {},
    provide: () => undefined,
    emit: () => true,
  },
  shared: { ...sharedApp('http://chat.test', 'memory'), app, has: () => true },
  app,
  headingLevel: 2 as const,
  navigate: () => undefined,
  announce: () => true,
});

test('the first person gets the conversation that the host has asked for; after another person none is open', async () => {
  const { fetch } = createFakeBackend(chatRoutes());
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch });
  await app.start();
  const onConversationChange = vi.fn();
  const surface = surfaceOf(app, document.createElement('vesalio-test'));
  await chatOf(surface, { onConversationChange });
  app.session.signIn(sessionOf({ userId: 1, jwtToken: 'a' }));
  expect(onConversationChange).not.toHaveBeenCalled();
  app.session.signIn(sessionOf({ userId: 2, jwtToken: 'b' }));
  expect(onConversationChange.mock.calls).toEqual([[null, { replace: true }]]);
});

test('chats name their drafts by their place in the page, whichever is ready first', async () => {
  const { app } = await openApp(chatRoutes());
  const scopes: (string | undefined)[] = [];
  const shared: App = {
    ...app,
    anotherChat: (own) => {
      scopes.push(own?.draftScope);
      return app.anotherChat(own);
    },
  };
  const [first, second, third] = Array.from({ length: 3 }, () => document.createElement('vesalio-test'));
  document.body.append(first as Node, second as Node);
  const { shared: slots } = surfaceOf(shared, first as HTMLElement);
  const open = (element?: HTMLElement) =>
    chatOf({ ...surfaceOf(shared, element as HTMLElement), shared: slots }, {});
  await open(second);
  await open(first);
  document.body.prepend(third as Node);
  await open(third);
  expect(scopes).toEqual(['vesalio-test-1:', 'vesalio-test-0:', 'vesalio-test-2:']);
  document.body.replaceChildren();
});
