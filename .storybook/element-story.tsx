import type { StoryObj } from '@storybook/react-vite';
import { createFakeBackend, type FakeRoutes, loginAnswer } from '@vesalio/core/testing';
import { createElement, useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

interface ElementStory {
  tag: `vesalio-${string}`;
  /** What its gateway answers. */
  routes?: FakeRoutes;
  /** Fields of the login answer that the host hands over; a visitor without. */
  session?: Record<string, unknown>;
  attributes?: Record<string, string | boolean>;
  /** A text or a name that stands on the screen once it is there. */
  shows: string | RegExp;
}

let gateways = 0;

/** A custom element as a page uses it, on a gateway of its own that answers from the fake backend. */
export function elementStory({ tag, routes = {}, session, attributes, shows }: ElementStory): StoryObj {
  return {
    parameters: { bare: true },
    render: (_, { globals }) => (
      <OnGateway routes={routes} key={tag}>
        {(baseUrl) =>
          createElement(tag, {
            ...attributes,
            'base-url': baseUrl,
            theme: globals.theme,
            ...(session ? { getToken: async () => loginAnswer(session) } : {}),
          })
        }
      </OnGateway>
    ),
    play: async ({ canvasElement }) => {
      const shown = await waitFor(
        () => {
          const element = canvasElement.querySelector(tag);
          expect(element).toBeInstanceOf(customElements.get(tag));
          const root = (element?.shadowRoot ?? element)?.querySelector<HTMLElement>('.vesalio');
          expect(root).toBeTruthy();
          const inside = within(root as HTMLElement);
          const [found] = [...inside.queryAllByText(shows), ...inside.queryAllByLabelText(shows)];
          expect(found).toBeTruthy();
          return found as HTMLElement;
        },
        { timeout: 15_000 },
      );
      await expect(shown).toBeVisible();
    },
  };
}

function OnGateway({
  routes,
  children,
}: {
  routes: FakeRoutes;
  children: (baseUrl: string) => React.ReactNode;
}) {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    // Elements of one address share an app: each story has its own.
    const own = `/gateway-${++gateways}`;
    const network = window.fetch;
    const backend = createFakeBackend({
      'GET /config.json': { data: { sandbox: true, salesWhatsappNumber: '5521999990000' } },
      ...routes,
    });
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      const { origin, pathname, search } = new URL(request.url);
      if (!pathname.startsWith(own)) return network(input, init);
      return backend.fetch(new Request(origin + pathname.slice(own.length) + search, request));
    };
    setPath(own);
    return () => {
      window.fetch = network;
    };
  }, [routes]);
  return path ? children(location.origin + path) : null;
}
