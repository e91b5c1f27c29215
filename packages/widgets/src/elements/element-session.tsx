import { useEffect } from 'react';
import { useLazy } from '../lazy.tsx';
import { whenIdle } from '../scheduling.ts';
import { ElementNotices } from './element-notices.tsx';
import type { ElementSurface } from './element-surface.ts';
import { checkColours } from './session/check-colours.ts';
import { addressOf, givenAddress, isInvalidAddress } from './session/gateway-address.ts';
import { hasMistake } from './session/host-mistakes.ts';
import { IdleLock } from './session/idle-lock.tsx';
import { hostExtras } from './session/lazy-host-extras.ts';
import { OutdatedLine } from './session/outdated-line.tsx';

/**
 * The parts around the widget of every element: notices, the lock of a shared computer, the line about an old version.
 */
export function ElementSession({ surface }: { surface: ElementSurface }) {
  const { host, app } = surface;
  const { idleMinutes } = host.properties;
  // Reading colors forces a style calculation, which would delay the input, so wait for idle time.
  useEffect(() => whenIdle(() => checkColours(host.element), { timeout: 1_000, delay: 200 }), [host.element]);
  const { module: hints } = useLazy(hostExtras, hasMistake(host, givenAddress(host) && addressOf(host)));
  return (
    <>
      <ElementNotices />
      {hints && <hints.HostHints host={host} />}
      {!isInvalidAddress(host) && <OutdatedLine baseUrl={app.baseUrl} />}
      {typeof idleMinutes === 'number' && idleMinutes > 0 && <IdleLock minutes={idleMinutes} />}
    </>
  );
}
