import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';

export interface SectionAlertProps {
  kind?: 'error' | 'success';
  children: ReactNode;
  /** What one can do about it. */
  action?: ReactNode;
}

/** What happened to something of the account, beside it. */
export function SectionAlert({ kind = 'error', children, action }: SectionAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'error') box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [kind]);
  return (
    <div
      ref={box}
      className={`vs-account-alert vs-account-alert--${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon as={kind === 'error' ? CircleAlert : CircleCheck} />
      <div className="vs-account-alert__text">{children}</div>
      {action}
    </div>
  );
}
