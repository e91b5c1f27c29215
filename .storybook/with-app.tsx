import { type App, createApp, generalTexts } from '@vesalio/core';
import { createFakeBackend, type FakeBackend, type FakeRoutes } from '@vesalio/core/testing';
import { Notices, useApp, VesalioProvider } from '@vesalio/widgets';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

export interface StoryAppOptions {
  /** What the network answers; an unknown path is a 404. A function where it remembers what a play did. */
  routes?: FakeRoutes | (() => FakeRoutes);
  /** A login answer (`sessionOf()`); a visitor without it. */
  session?: Record<string, unknown>;
  /** Anything else the state needs, before the story renders. */
  prepare?(app: App, backend: FakeBackend): void | Promise<void>;
  /** The story brings the region of notices itself. */
  hasNotices?: boolean;
}

/** Gives a story an app of its own on the fake network. */
export function withApp(options: StoryAppOptions = {}) {
  return (Story: ComponentType) => <OnFakeNetwork {...options} story={Story} />;
}

function OnFakeNetwork({ story: Story, ...options }: StoryAppOptions & { story: ComponentType }) {
  const [app, setApp] = useState<App>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one app per mounted story
  useEffect(() => {
    const backend = createFakeBackend(
      typeof options.routes === 'function' ? options.routes() : options.routes,
    );
    const fresh = createApp({ baseUrl: 'http://fake.test', storage: 'memory', fetch: backend.fetch });
    let gone = false;
    void (async () => {
      await fresh.start();
      if (options.session) fresh.session.signIn(options.session as { token?: string });
      await options.prepare?.(fresh, backend);
      if (!gone) setApp(fresh);
    })();
    // The notices of the state stay while it is looked at. A new one starts its timer after it is told.
    fresh.notices.subscribe(({ items }) =>
      queueMicrotask(() => {
        for (const { id } of items) fresh.notices.pause(id);
      }),
    );
    return () => {
      gone = true;
      fresh.dispose();
    };
  }, []);
  if (!app) return null;
  return (
    <VesalioProvider app={app}>
      <Story />
      {!options.hasNotices && <StoryNotices />}
    </VesalioProvider>
  );
}

const { notices: words } = generalTexts;

function StoryNotices() {
  const { notices } = useApp();
  const { items } = useSyncExternalStore(notices.subscribe, notices.getState);
  return (
    <Notices notices={items} onDismiss={notices.dismiss} label={words.region} closeLabel={words.dismiss} />
  );
}
