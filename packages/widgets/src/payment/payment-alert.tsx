import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';

/** Why the payment did not go through, in view and read out at once. */
export function PaymentAlert({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" className="vs-payment__alert">
      <Icon as={CircleAlert} />
      <p>{children}</p>
    </div>
  );
}
