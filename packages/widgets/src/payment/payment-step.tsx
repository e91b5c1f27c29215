import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Heading } from '../ui/display/heading.tsx';
import { VisuallyHidden } from '../ui/display/visually-hidden.tsx';

export interface PaymentStepProps {
  name: string;
  /** 'Etapa 1 de 3', read before the name. */
  position: string;
  isCurrent: boolean;
  /** Increases with each move between steps. The new current step takes the focus. */
  turn: number;
  children: ReactNode;
}

/** One step of the payment. It stays mounted while hidden. */
export function PaymentStep({ name, position, isCurrent, turn, children }: PaymentStepProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per move between steps
  useLayoutEffect(() => {
    if (turn > 0 && isCurrent) title.current?.focus();
  }, [turn]);
  return (
    <div hidden={!isCurrent} className="vs-payment__step">
      <Heading below={1} ref={title} tabIndex={-1} className="vs-payment__step-title">
        <VisuallyHidden>{position}: </VisuallyHidden>
        {name}
      </Heading>
      {children}
    </div>
  );
}
