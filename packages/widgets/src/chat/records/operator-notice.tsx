import { type ChatFlow, operationTexts } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp, useTexts } from '../../provider.tsx';
import { AFTER_START_MS } from '../../scheduling.ts';
import { Status } from '../../ui/display/status.tsx';
import { useLoaded } from '../../use-loaded.ts';

const calm = createStore(() => ({ notice: null as string | null, asking: true }));

/** The operator's notice to all users, above the input. */
export function OperatorNotice({ chat }: { chat: ChatFlow }) {
  const app = useApp();
  const texts = useTexts('chat', operationTexts).operation;
  const { value: flow, ready } = useLoaded(app.operation, { lazy: true });
  useEffect(() => {
    const timer = setTimeout(() => void ready().catch(() => undefined), AFTER_START_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  const { notice, asking } = useStore(flow?.store ?? calm);
  useEffect(() => flow?.watch(), [flow]);
  // A finished answer shows that questions are no longer paused.
  useEffect(
    () =>
      chat.store.subscribe(({ finished }, before) => {
        if (!asking && finished !== before.finished) void flow?.look();
      }),
    [chat, flow, asking],
  );
  if (notice === null && asking) return null;
  return (
    <section className="vs-note" data-tone={asking ? undefined : 'warning'} aria-label={texts.label}>
      <Status>
        {notice} {!asking && texts.paused}
      </Status>
    </section>
  );
}
