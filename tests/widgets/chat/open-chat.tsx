import { render } from '@testing-library/react';
import { type FakeRoutes, openApp } from '@vesalio/core/testing';
import { ChatWidget, type ChatWidgetProps, VesalioProvider } from '@vesalio/widgets';

/** A chat of somebody signed in, in front of a fake backend with these routes. */
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
