import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

export interface FieldFault {
  /** Id of the control, for the focus. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  faults: readonly FieldFault[];
  /** Changes with each failed attempt. The summary then takes the focus again. */
  attempt?: number;
}

/** The errors of a rejected form. Each line moves the focus to its field. */
export function ErrorSummary({ title, faults, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per failed attempt
  useLayoutEffect(() => {
    box.current?.focus();
  }, [attempt]);
  if (faults.length === 0) return null;
  const go = (fieldId: string) => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    root?.getElementById(fieldId)?.focus();
  };
  return (
    <div ref={box} role="alert" tabIndex={-1} className="vs-error-summary">
      <p className="vs-error-summary__title">
        <Icon as={CircleAlert} />
        {title}
      </p>
      <ul className="vs-error-summary__list">
        {faults.map((fault) => (
          <li key={fault.fieldId}>
            <button type="button" className="vs-error-summary__link" onClick={() => go(fault.fieldId)}>
              {fault.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
