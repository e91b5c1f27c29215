import { stateTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Notices } from '../ui/overlays/notices.tsx';

/**
 * Elements that could show the notices of a shared app. The first one shows them; when it leaves, the next one does.
 */
const candidates = new WeakMap<object, ((isMine: boolean) => void)[]>();

/** The app's notices at the edge of the screen. Only one of its elements shows them. */
export function ElementNotices() {
  const { notices } = useApp();
  const { notices: texts } = useTexts('general', stateTexts);
  const items = useStore(notices, (state) => state.items);
  const hasItems = items.length > 0;
  const [isMine, setIsMine] = useState(false);

  useEffect(() => {
    if (!hasItems) return;
    const all = candidates.get(notices) ?? [];
    candidates.set(notices, all);
    all.push(setIsMine);
    all[0]?.(true);
    return () => {
      all.splice(all.indexOf(setIsMine), 1);
      setIsMine(false);
      all[0]?.(true);
    };
  }, [hasItems, notices]);

  return isMine ? (
    <Notices
      notices={items}
      onDismiss={notices.dismiss}
      onPause={notices.pause}
      onResume={notices.resume}
      label={texts.region}
      closeLabel={texts.dismiss}
    />
  ) : null;
}
