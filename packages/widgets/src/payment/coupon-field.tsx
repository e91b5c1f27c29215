import { type Coupon, paymentTexts } from '@vesalio/core';
import { CircleCheck } from 'lucide';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Icon } from '../ui/display/icon.tsx';
import { Field } from '../ui/forms/field.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';

export interface CouponFieldProps {
  coupon: Coupon;
  id: string;
  text: string;
  onType: (text: string) => void;
  /** Why the form cannot be submitted with the current coupon. */
  error: string | undefined;
}

/** A coupon with its own button. Enter in the box applies the coupon and does not pay. */
export function CouponField({ coupon, id, text, onType, error }: CouponFieldProps) {
  const { coupon: texts } = useTexts('payment', paymentTexts);
  const { status, message } = useStore(coupon.store);
  const apply = () => void coupon.apply(text);
  return (
    <div className="vs-coupon">
      <div className="vs-coupon__row">
        <Field
          label={texts.label}
          id={id}
          error={error ?? (status === 'invalid' ? message : null)}
          live={!error}
          className="vs-coupon__field"
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={text}
            onChange={(event) => {
              onType(event.target.value);
              coupon.clear();
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
        </Field>
        {status === 'valid' ? (
          <Button
            className="vs-coupon__button"
            onClick={() => {
              onType('');
              coupon.clear();
            }}
          >
            {texts.remove}
          </Button>
        ) : (
          <Button
            className="vs-coupon__button"
            busy={status === 'loading'}
            busyLabel={texts.applying}
            onClick={apply}
          >
            {texts.apply}
          </Button>
        )}
      </div>
      <p className="vs-coupon__gain" role="status">
        {status === 'valid' && (
          <>
            <Icon as={CircleCheck} size={16} />
            {message}
          </>
        )}
      </p>
    </div>
  );
}
