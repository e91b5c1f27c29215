import type { StoryObj } from '@storybook/react-vite';
import { type FakeRoutes, loginAnswer } from '@vesalio/core/testing';
import { createElement, useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import reducedMotion from './reduced-motion.css?inline';
import { createStoryBackend } from './story-backend.ts';

interface ElementStory {
  tag: `vesalio-${string}`;
  /** The replies of its gateway. */
  routes?: FakeRoutes;
  /** Fields of the login answer that the host hands over; absent for a visitor. */
  session?: Record<string, unknown>;
  attributes?: Record<string, string | boolean>;
  properties?: Record<string, unknown>;
  /** Whether the gateway has another origin than the page, as on a partner's site. */
  isForeign?: boolean;
  /** A text or accessible name that is on screen once the element is ready. */
  shows: string | RegExp;
}

let gateways = 0;

/** A custom element as used on a page. The fake backend replaces its gateway. */
export function elementStory(story: ElementStory): StoryObj {
  const { tag, routes = {}, session, attributes, properties, isForeign = false, shows } = story;
  return {
    parameters: { bare: true },
    render: (_, { globals }) => (
      <OnGateway routes={routes} isForeign={isForeign} key={tag}>
        {(baseUrl) =>
          createElement(tag, {
            ref: underMotion(globals.motion),
            ...attributes,
            'base-url': baseUrl,
            theme: globals.theme,
            ...(session ? { getToken: async () => loginAnswer(session) } : {}),
            ...properties,
          })
        }
      </OnGateway>
    ),
    play: async ({ canvasElement }) => {
      await waitFor(
        () => {
          const element = canvasElement.querySelector(tag);
          expect(element).toBeInstanceOf(customElements.get(tag));
          const root = (element?.shadowRoot ?? element)?.querySelector<HTMLElement>('.vesalio');
          expect(root).toBeTruthy();
          const inside = within(root as HTMLElement);
          const [found] = [...inside.queryAllByText(shows), ...inside.queryAllByLabelText(shows)];
          expect(found).toBeVisible();
        },
        { timeout: 15_000 },
      );
    },
  };
}

const stillness = new CSSStyleSheet();
stillness.replaceSync(reducedMotion);

/** An element follows only the system's setting, so set the toolbar's choice on the root inside it. */
const underMotion = (motion: string) => (element: HTMLElement | null) => {
  if (!element) return;
  const inside = element.shadowRoot ?? element;
  element.shadowRoot?.adoptedStyleSheets.push(stillness);
  const write = () => inside.querySelector('.vesalio')?.setAttribute('data-motion', motion);
  const observer = new MutationObserver(write);
  observer.observe(inside, { childList: true });
  write();
  return () => observer.disconnect();
};

function OnGateway({
  routes,
  isForeign,
  children,
}: {
  routes: FakeRoutes;
  isForeign: boolean;
  children: (baseUrl: string) => React.ReactNode;
}) {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    // Elements with the same address share an app, so each story has its own address.
    const own = `${isForeign ? 'https://vesalio.example' : location.origin}/gateway-${++gateways}`;
    const network = window.fetch;
    const backend = createStoryBackend({
      'GET /config.json': { data: { sandbox: true, salesWhatsappNumber: '5521999990000' } },
      ...routes,
    });
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (!request.url.startsWith(own)) return network(input, init);
      return backend.fetch(new Request(location.origin + request.url.slice(own.length), request));
    };
    setPath(own);
    return () => {
      window.fetch = network;
    };
  }, [routes, isForeign]);
  return path ? children(path) : null;
}
