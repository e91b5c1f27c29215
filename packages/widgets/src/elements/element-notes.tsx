import { generalTexts } from '@vesalio/core';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import css from '../ui/overlays/notices.css?inline';
import { Notices } from '../ui/overlays/notices.tsx';
import { adoptStyles } from './define-element.tsx';

/** The notes themselves, with what only they need. */
export function ElementNotes({ root }: { root: Document | ShadowRoot }) {
  const { notices } = useApp();
  const { notices: texts } = useTexts('general', generalTexts);
  const items = useStore(notices, (state) => state.items);
  useLayoutEffect(() => adoptStyles(root, css), [root]);
  return (
    <Notices
      notices={items}
      onDismiss={notices.dismiss}
      onPause={notices.pause}
      onResume={notices.resume}
      label={texts.region}
      closeLabel={texts.dismiss}
    />
  );
}
