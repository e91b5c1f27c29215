import {
  type Account,
  accountTexts,
  addressTexts,
  type EditableSection,
  type SectionValues,
  sectionValues,
  validateSection,
} from '@vesalio/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useApp, useTexts } from '../provider.tsx';
import { fieldResolver } from '../ui/forms/field-resolver.ts';
import { useAccountFlow } from './account-context.ts';

/**
 * The form of one section. Mount it only in edit mode.
 * @param settled awaited before the values are read; false cancels the submit
 */
export function useSectionForm<Section extends EditableSection>(
  section: Section,
  account: Account,
  settled?: () => Promise<boolean> | undefined,
) {
  type Field = keyof SectionValues[Section] & string;
  const app = useApp();
  const flow = useAccountFlow();
  const texts = { account: useTexts('account', accountTexts), address: useTexts('address', addressTexts) };
  const box = useRef<HTMLFormElement>(null);
  const of = (values: Record<string, string>) => values as unknown as SectionValues[Section];
  // All fields of all sections are strings.
  const form = useForm<Record<string, string>>({
    defaultValues: { ...sectionValues(account, section) } as Record<string, string>,
    resolver: fieldResolver((values) =>
      validateSection(section, of(values), new Date(app.clock.now()), texts),
    ),
    mode: 'onTouched',
  });
  const { subscribe } = form;
  const send = form.handleSubmit((values) => flow.save(section, of(values)));

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => flow.type(section, values as unknown as SectionValues[Section]),
      }),
    [subscribe, flow, section],
  );

  // Focus the first editable field when the edit mode starts.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input:not([readonly]), select')?.focus({ preventScroll: true });
  }, []);

  return {
    form,
    box,
    errorOf: (field: Field) => form.formState.errors[field]?.message,
    field: (field: Field) => form.register(field),
    submit: async (event: FormEvent) => {
      event.preventDefault();
      const isSettled = (await settled?.()) ?? true;
      // Without its element, the form has been discarded.
      if (isSettled && box.current) await send();
    },
  };
}
