import { type FeedbackFlow, feedbackTexts, identifierTexts, limits } from '@vesalio/core';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';

export interface CommentFieldProps {
  flow: FeedbackFlow;
  label: string;
  isOptional?: boolean;
  value: string;
  onChange: (text: string) => void;
  /** Whether the identifier guard has stopped this text. */
  isIdentifying: boolean;
  error?: string | undefined;
}

/** A comment on an answer. One press masks text that could identify a patient; it is never sent unmasked. */
export function CommentField(props: CommentFieldProps) {
  const { flow, label, isOptional = false, value, onChange, isIdentifying, error } = props;
  const texts = useTexts('chat', feedbackTexts).feedback;
  const guard = useTexts('chat', identifierTexts).identifiers;
  const mask = () =>
    void flow.mask(value, (kind) => guard.replacement(guard.kinds[kind])).then(onChange, () => undefined);
  return (
    <>
      <Field
        label={label}
        hint={texts.commentHint}
        error={isIdentifying ? texts.identifying : error}
        {...(isOptional ? { note: texts.optional } : { required: true })}
      >
        <TextArea
          rows={4}
          maxLength={limits.feedbackLength}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      {isIdentifying && (
        <Button size="small" className="vs-feedback__mask" onClick={mask}>
          {texts.mask}
        </Button>
      )}
    </>
  );
}
