import { operationTexts } from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useLoaded } from '../../lazy.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import { AFTER_START_MS } from '../../when-idle.ts';

const calm = createStore(() => ({ notice: null as string | null, asking: true }));

/** The operator's notice to all users, above the input. */
export function OperatorNotice() {
  const app = useApp();
  const texts = useTexts('chat', operationTexts).operation;
  const { value: flow, ready } = useLoaded(app.operation, { lazy: true });
  useEffect(() => {
    const timer = setTimeout(() => void ready().catch(() => undefined), AFTER_START_MS);
    return () => clearTimeout(timer);
  }, [ready]);
  const { notice, asking } = useStore(flow?.store ?? calm);
  useEffect(() => flow?.watch(), [flow]);
  if (notice === null && asking) return null;
  return (
    <section className="vs-note" data-tone={asking ? undefined : 'warning'} aria-label={texts.label}>
      <p role="status">
        {notice} {!asking && texts.paused}
      </p>
    </section>
  );
}
