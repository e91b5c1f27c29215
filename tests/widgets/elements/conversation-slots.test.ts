import { createApp } from '@vesalio/core';
import { chatRoutes, createFakeBackend, sessionOf } from '@vesalio/core/testing';
import { expect, test, vi } from 'vitest';
import { chatOf } from '../../../packages/widgets/src/elements/chat/conversation-slots.ts';
import { sharedApp } from '../../../packages/widgets/src/elements/session/shared-app.ts';

test('the first person gets the conversation that the host has asked for; after another person none is open', async () => {
  const { fetch } = createFakeBackend(chatRoutes());
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch });
  await app.start();
  const onConversationChange = vi.fn();
  const surface = {
    host: {
      element: document.createElement('vesalio-test'),
      root: document,
      attributes: {},
      properties: {},
      provide: () => undefined,
      emit: () => true,
    },
    shared: { ...sharedApp('http://chat.test', 'memory'), app },
    app,
    headingLevel: 2 as const,
    navigate: () => undefined,
    announce: () => true,
  };
  await chatOf(surface, { onConversationChange });
  app.session.signIn(sessionOf({ userId: 1, jwtToken: 'a' }));
  expect(onConversationChange).not.toHaveBeenCalled();
  app.session.signIn(sessionOf({ userId: 2, jwtToken: 'b' }));
  expect(onConversationChange.mock.calls).toEqual([[null, { replace: true }]]);
});
