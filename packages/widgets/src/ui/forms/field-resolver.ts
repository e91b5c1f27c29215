import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** A react-hook-form resolver for a plain rule: field → message. */
export function fieldResolver<Values extends FieldValues>(
  validate: (values: Values) => Partial<Record<keyof Values, string>>,
): Resolver<Values> {
  return (values) => {
    const messages = Object.entries(validate(values)) as [string, string][];
    const errors = Object.fromEntries(messages.map(([field, message]) => [field, { type: 'rule', message }]));
    return messages.length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} as Record<string, never> };
  };
}
