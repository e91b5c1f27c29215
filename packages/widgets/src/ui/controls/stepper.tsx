import { Check } from 'lucide';
import { Icon } from '../display/icon.tsx';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

export interface StepperProps {
  /** Name of the list, such as 'Etapas do pagamento'. */
  label: string;
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
  /** Read after the name of a finished step. */
  doneLabel: string;
}

/** Shows the current step of a multi-step form. It does not navigate. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol className="vs-stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={index <= current ? 'vs-stepper__step vs-stepper__step--reached' : 'vs-stepper__step'}
        >
          <span className="vs-stepper__number" aria-hidden="true">
            {index < current ? <Icon as={Check} size={14} /> : index + 1}
          </span>
          <span className="vs-stepper__label">{step}</span>
          {index < current && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
