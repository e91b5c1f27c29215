import { render } from '@testing-library/react';
import { type FakeRoutes, openApp } from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';

/** Opens a chat for a signed-in person, with a fake backend that has these routes. */
export async function openChat(routes: FakeRoutes, props: ChatWidgetProps = {}) {
  const { app, backend } = await openApp(routes);
  render(
    <VesalioProvider app={app}>
      <div className="vesalio">
        <ChatWidget {...props} />
      </div>
    </VesalioProvider>,
  );
  return { app, backend };
}
