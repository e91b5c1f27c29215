import { render } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { createFakeBackend, type FakeRoutes, sessionOf } from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';

/** A chat of somebody signed in, in front of a fake backend with these routes. */
export async function openChat(routes: FakeRoutes, props: ChatWidgetProps = {}) {
  const backend = createFakeBackend(routes);
  const app = createApp({ baseUrl: 'http://chat.test', storage: 'memory', fetch: backend.fetch });
  await app.start();
  app.session.signIn(sessionOf());
  render(
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget {...props} />
      </div>
    </VesalioProvider>,
  );
  return { app, backend };
}
