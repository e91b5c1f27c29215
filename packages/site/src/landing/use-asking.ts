import { type ChatState, generalTexts, rememberIntent } from '@vesalio/core';
import { useApp, useLoaded } from '@vesalio/widgets';
import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Asking } from './asking.ts';

const notLoaded = createStore<Pick<ChatState, 'draft' | 'status'>>(() => ({ draft: '', status: 'idle' }));

/** The text of the composer, and the lazily loaded chat that checks it. */
export function useAsking() {
  const app = useApp();
  const navigate = useNavigate();
  const [early, setEarly] = useState('');
  const [isLoading, setLoading] = useState(false);
  const leave = () => {
    const isVisitor = app.session.getState().session === null;
    if (isVisitor) rememberIntent(app.tabStorage, { isFreeWanted: true });
    navigate(isVisitor ? '/register' : '/chat');
  };
  const { value: asking, ready } = useLoaded<Asking>(
    async () => (await import('./asking.ts')).openAsking(app, leave),
    { lazy: true, release: ({ flow }) => flow.dispose() },
  );
  const state = useStore(asking?.flow.store ?? notLoaded);
  const text = early || state.draft;
  useLayoutEffect(() => {
    if (!asking || !early) return;
    asking.flow.setDraft(early);
    setEarly('');
  }, [asking, early]);

  const send = async () => {
    setLoading(true);
    try {
      const loaded = await ready();
      if (early) loaded?.flow.setDraft(early);
      // The chat explains the limit of the free plan.
      if ((await loaded?.flow.send()) === 'limited') navigate('/chat');
    } catch {
      app.notices.notify('error', app.texts('general', generalTexts).errors.partLoad);
    }
    setLoading(false);
  };
  return {
    asking,
    text,
    setText: asking?.flow.setDraft ?? setEarly,
    /** Loads the check in advance. */
    prepare: () => void ready().catch(() => undefined),
    send,
    isWaiting: isLoading || state.status === 'waiting',
  };
}
