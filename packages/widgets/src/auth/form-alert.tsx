import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';

/** The outcome of a form, above its button. A failure is read out at once; a success politely. */
export function FormAlert({ kind, children }: { kind: 'error' | 'success' | 'info'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'error') box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [kind]);
  return (
    <div
      ref={box}
      className={`vs-form-alert vs-form-alert--${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon as={kind === 'success' ? CircleCheck : CircleAlert} />
      <p>{children}</p>
    </div>
  );
}
