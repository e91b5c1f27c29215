import { CircleAlert, CircleCheck, Info } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { LiveWords } from './status.tsx';

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info } as const;

export interface AlertProps {
  /** `error` by default. */
  kind?: 'error' | 'success' | 'info';
  /** One sentence about what happened. */
  children: ReactNode;
  /** An action that the person can take. */
  action?: ReactNode;
}

/** The result of an action, next to it. Errors scroll into view and are announced at once, others politely. */
export function Alert({ kind = 'error', children, action }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'error') box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [kind]);
  return (
    <div ref={box} className={`vs-alert vs-alert--${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon as={ICONS[kind]} />
      <div className="vs-alert__body">
        <p className="vs-alert__text">{kind === 'error' ? children : <LiveWords>{children}</LiveWords>}</p>
        {action}
      </div>
    </div>
  );
}
