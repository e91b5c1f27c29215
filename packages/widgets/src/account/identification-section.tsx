import { type Account, accountTexts, formatDocument, masks, SEXES, sectionValues } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { Field } from '../ui/forms/field.tsx';
import { MaskedInput } from '../ui/forms/masked-input.tsx';
import { Select } from '../ui/forms/select.tsx';
import { EditableSection, SectionForm } from './editable-section.tsx';
import { FactList } from './fact-list.tsx';
import { useSectionForm } from './use-section-form.ts';

/** Options for the sex. An unknown value of the account is added unchanged. */
function useSexes(account: Account): { value: string; label: string }[] {
  const { sexOptions } = useTexts('account', accountTexts).identification;
  const known: { value: string; label: string }[] = [
    { value: SEXES.male, label: sexOptions.male },
    { value: SEXES.female, label: sexOptions.female },
    { value: SEXES.other, label: sexOptions.other },
  ];
  const { sex } = sectionValues(account, 'identification');
  return !sex || known.some(({ value }) => value === sex) ? known : [...known, { value: sex, label: sex }];
}

/** 'Identificação': CPF and sex. */
export function IdentificationSection() {
  const texts = useTexts('account', accountTexts);
  return (
    <EditableSection
      section="identification"
      title={texts.sections.identification}
      view={(account) => <IdentificationFacts account={account} />}
      form={(account) => <IdentificationForm account={account} />}
    />
  );
}

function IdentificationFacts({ account }: { account: Account }) {
  const { identification } = useTexts('account', accountTexts);
  const { sex } = sectionValues(account, 'identification');
  const label = useSexes(account).find(({ value }) => value === sex)?.label ?? '';
  return (
    <FactList
      facts={[
        { label: identification.cpf, value: formatDocument(account.cpf) },
        { label: identification.sex, value: label },
      ]}
    />
  );
}

function IdentificationForm({ account }: { account: Account }) {
  const { identification } = useTexts('account', accountTexts);
  const { form, box, errorOf, field, submit } = useSectionForm('identification', account);
  return (
    <SectionForm ref={box} onSubmit={submit}>
      <Field label={identification.cpf} error={errorOf('cpf')} hint={identification.cpfHint}>
        <MaskedInput mask={masks.cpf} inputMode="numeric" autoComplete="off" {...field('cpf')} />
      </Field>
      <Field label={identification.sex}>
        <Select
          autoComplete="sex"
          placeholder={identification.sexOptions.none}
          options={useSexes(account)}
          {...field('sex')}
          value={form.watch('sex')}
        />
      </Field>
    </SectionForm>
  );
}
