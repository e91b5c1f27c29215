import { CircleAlert } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

/** Number of lines of a longer list that a narrow box shows. */
const SHORT = 2;

interface FieldFault {
  /** Id of the control, for the focus. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  faults: readonly FieldFault[];
  /** Changes with each failed attempt. The summary then takes the focus again. */
  attempt?: number;
  /** Words for the lines that a narrow box omits. Without them it shows all lines. */
  more?: (fields: number) => string;
}

/**
 * The errors of a rejected form. Each line moves the focus to its field. A narrow box shows only the first of four or
 * more; as they are fixed, the next ones take their place.
 */
export function ErrorSummary({ title, faults, attempt = 0, more }: ErrorSummaryProps) {
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
    // The focused box has no role, because an alert that takes the focus is read twice.
    <div ref={box} tabIndex={-1} className="vs-error-summary">
      <div key={attempt} role="alert" className="vs-error-summary__words">
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
        {more && faults.length > SHORT + 1 && (
          <p className="vs-error-summary__more">{more(faults.length - SHORT)}</p>
        )}
      </div>
    </div>
  );
}
