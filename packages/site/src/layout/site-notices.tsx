import { generalTexts, type NoticeStore } from '@vesalio/core';
import { Notices, useApp } from '@vesalio/widgets';
import { useStore } from 'zustand';
import { useHydrated } from '../use-hydrated.ts';

const { notices: texts } = generalTexts;

/** The region of notes, fed by the app's store. */
export function SiteNotices() {
  const store: NoticeStore = useApp().notices;
  const items = useStore(store, (state) => state.items);
  if (!useHydrated()) return null;
  return (
    <Notices
      notices={items}
      onDismiss={store.dismiss}
      onPause={store.pause}
      onResume={store.resume}
      label={texts.region}
      closeLabel={texts.dismiss}
    />
  );
}
