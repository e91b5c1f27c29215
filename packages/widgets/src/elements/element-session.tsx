import { useLayoutEffect } from 'react';
import { ElementNotices } from './element-notices.tsx';
import type { ElementSurface } from './element-surface.ts';
import { IdleLock } from './session/idle-lock.tsx';
import { checkColours } from './session/session-events.ts';

export { followSession } from './session/session-events.ts';

/** What surrounds the widget of every element: notices and the lock of a shared computer. */
export function ElementSession({ surface }: { surface: ElementSurface }) {
  const { host } = surface;
  const { idleMinutes } = host.properties;
  useLayoutEffect(() => checkColours(host.element), [host.element]);
  return (
    <>
      <ElementNotices />
      {typeof idleMinutes === 'number' && idleMinutes > 0 && <IdleLock minutes={idleMinutes} />}
    </>
  );
}
