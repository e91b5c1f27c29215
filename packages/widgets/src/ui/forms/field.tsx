import { CircleAlert } from 'lucide';
import {
  type AriaAttributes,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../display/icon.tsx';
import { useUniqueId } from '../unique-id.ts';

/** Attributes that name and describe a control inside a Field. */
interface FieldControl extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string;
}

const FieldContext = createContext<FieldControl>({});

/** Adds the attributes of the surrounding Field to a control. The control's own attributes take precedence. */
export function useFieldControl<Props extends FieldControl>(own: Props): Props & FieldControl {
  const given = useContext(FieldContext);
  // The error is read before rules and notes.
  const describedBy = classNames(given['aria-describedby'], own['aria-describedby']);
  return {
    ...given,
    ...own,
    id: own.id ?? given.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? given['aria-invalid'],
  };
}

export interface FieldProps {
  /** Shown above the control as its accessible name. */
  label: ReactNode;
  /** A control of this folder. It gets its id and descriptions from the field. */
  children: ReactNode;
  /** A line below the control. */
  hint?: ReactNode;
  /** Shown instead of the hint. */
  error?: string | null | false;
  /** Marks the control as required for assistive technology. The owner validates it. */
  required?: boolean;
  /** Announces changes of the line below, for server messages that arrive while the person is in or near the field. */
  live?: boolean;
  /** Shown beside the label, such as 'opcional'. */
  note?: string;
  /** The control's id, for an error summary that links to it. */
  id?: string;
  /** Additional classes of the field. */
  className?: string;
}

/** A label, a control, and one line below it: the hint or the error. */
export function Field({ label, children, hint, error, required, live, note, id, className }: FieldProps) {
  const ownId = useUniqueId();
  const controlId = id ?? ownId;
  const lineId = `${controlId}-line`;
  const noteId = `${controlId}-note`;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': classNames(Boolean(error || hint) && lineId, note && noteId) || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  const { attempt, ...keys } = useEnterThatStays(!live);
  return (
    <div className={classNames('vs-field', error && 'vs-field--invalid', className)} {...keys}>
      <div className="vs-field__head">
        <label className="vs-field__label" htmlFor={controlId}>
          {label}
        </label>
        {note && (
          <span className="vs-field__note" id={noteId}>
            {note}
          </span>
        )}
      </div>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      <FieldLine key={attempt} id={lineId} hint={hint} error={error} live={live} alert={attempt > 0} />
    </div>
  );
}

/** Milliseconds after Enter until the form is validated and has moved the focus to its first invalid field. */
const CHECKED_AFTER_MS = 100;

/**
 * Counts how many times Enter left the focus in the field, because a screen reader does not then announce the error
 * itself.
 */
function useEnterThatStays(isCounted: boolean) {
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    onKeyDown({ key, currentTarget: box }: KeyboardEvent) {
      if (key !== 'Enter' || !isCounted) return;
      setTimeout(() => {
        const { activeElement } = box.getRootNode() as Document | ShadowRoot;
        if (box.contains(activeElement)) setAttempt((count) => count + 1);
      }, CHECKED_AFTER_MS);
    },
    onInput: () => setAttempt(0),
  };
}

interface LineProps extends Pick<FieldProps, 'hint' | 'error'> {
  id: string;
  /** Announces the error, if the focus is already inside the described group. */
  alert?: boolean;
}

/** The line below a control or a group: the error, otherwise the hint. */
export function FieldLine({ live, ...line }: LineProps & { live?: boolean | undefined }) {
  if (!live) return <Line {...line} />;
  return (
    <div className="vs-field__live" aria-live="polite">
      <Line {...line} />
    </div>
  );
}

function Line({ id, hint, error, alert }: LineProps) {
  if (error) {
    return (
      <p className="vs-field__error" id={id} role={alert ? 'alert' : undefined}>
        <Icon as={CircleAlert} size={15} />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p className="vs-field__hint" id={id}>
      {hint}
    </p>
  ) : null;
}
