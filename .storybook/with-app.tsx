import { type App, createApp, generalTexts } from '@vesalio/core';
import type { FakeBackend, FakeRoutes } from '@vesalio/core/testing';
import { Notices, useApp, VesalioProvider } from '@vesalio/widgets';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createStoryBackend } from './story-backend.ts';

export interface StoryAppOptions {
  /**
   * The replies of the network; an unknown path is a 404. A function if they depend on earlier requests of the play.
   */
  routes?: FakeRoutes | (() => FakeRoutes);
  /** A login answer (`sessionOf()`); omit it for a visitor. */
  session?: Record<string, unknown>;
  /** Additional preparation before the story renders. */
  prepare?(app: App, backend: FakeBackend): void | Promise<void>;
  /** Whether the story renders the notice region itself. */
  hasNotices?: boolean;
}

/** Gives a story its own app with a fake network. */
export function withApp(options: StoryAppOptions = {}) {
  return (Story: ComponentType) => <OnFakeNetwork {...options} story={Story} />;
}

function OnFakeNetwork({ story: Story, ...options }: StoryAppOptions & { story: ComponentType }) {
  const [app, setApp] = useState<App>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one app per mounted story
  useEffect(() => {
    const backend = createStoryBackend(
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
    // Keeps the story's notices on screen. A new notice starts its timer only after this listener was called.
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
