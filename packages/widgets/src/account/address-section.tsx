import { type Account, type AddressField, accountTexts, addressTexts, formatCep } from '@vesalio/core';
import { useRef } from 'react';
import { CepField } from '../address/cep-field.tsx';
import { useAddressLookup } from '../address/use-address-lookup.ts';
import { useTexts } from '../provider.tsx';
import { Field } from '../ui/forms/field.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { EditableSection, SectionForm } from './editable-section.tsx';
import { FactList } from './fact-list.tsx';
import { LocalityFields } from './locality-fields.tsx';
import { useSectionForm } from './use-section-form.ts';

/** 'Endereço': the postal code fills and locks only the fields that it knows. */
export function AddressSection() {
  const texts = useTexts('account', accountTexts);
  return (
    <EditableSection
      section="address"
      title={texts.sections.address}
      view={(account) => <AddressFacts account={account} />}
      form={(account) => <AddressForm account={account} />}
    />
  );
}

function AddressFacts({ account }: { account: Account }) {
  const { address } = useTexts('account', accountTexts);
  return (
    <FactList
      facts={[
        { label: address.cep, value: formatCep(account.cep) },
        { label: address.street, value: account.street },
        { label: address.number, value: account.numberAddress },
        { label: address.complement, value: account.complementAddress },
        { label: address.neighborhood, value: account.neighborhood },
        { label: address.state, value: account.state },
        { label: address.city, value: account.city },
      ]}
    />
  );
}

function AddressForm({ account }: { account: Account }) {
  const { address: texts } = useTexts('account', accountTexts);
  const words = useTexts('address', addressTexts);
  const settled = useRef<() => Promise<boolean>>(undefined);
  const { form, box, errorOf, field, submit } = useSectionForm('address', account, () => settled.current?.());
  const lookup = useAddressLookup(
    'account',
    {
      cep: () => form.getValues('cep') ?? '',
      fill(name, value) {
        form.setValue(name, value, { shouldDirty: true });
        if (value) form.clearErrors(name);
      },
      onFound() {
        const cep = box.current?.querySelector<HTMLInputElement>('input[name="cep"]');
        if (cep && cep === (cep.getRootNode() as Document).activeElement) form.setFocus('numberAddress');
      },
    },
    account.cep,
  );
  settled.current = lookup.settled;
  const [state, city] = form.watch(['state', 'city']);

  const typed = (name: 'street' | 'neighborhood') => {
    const own = field(name);
    return {
      ...own,
      readOnly: lookup.isLocked(name),
      onChange: (event: Parameters<typeof own.onChange>[0]) => {
        lookup.edit(name, event.target.value);
        return own.onChange(event);
      },
    };
  };
  const choose = (name: 'state' | 'city', value: string) => {
    lookup.edit(name, value);
    form.setValue(name, value, { shouldDirty: true, shouldValidate: Boolean(errorOf(name)) });
    // Another state empties the city, which belongs to the previous state.
    if (name === 'state') form.setValue('city', '', { shouldDirty: true });
  };
  const hint = (name: AddressField) => (lookup.isLocked(name) ? words.locked : undefined);
  return (
    <SectionForm ref={box} onSubmit={submit}>
      <CepField
        error={errorOf('cep')}
        className="vs-account-form__wide"
        autoComplete="postal-code"
        lookup={lookup}
        onClear={() => form.setValue('cep', '', { shouldDirty: true })}
        {...field('cep')}
      />
      <Field
        label={texts.street}
        error={errorOf('street')}
        hint={hint('street')}
        className="vs-account-form__wide"
      >
        <TextInput autoComplete="address-line1" {...typed('street')} />
      </Field>
      <Field label={texts.number} error={errorOf('number')}>
        <TextInput autoComplete="off" maxLength={20} {...field('number')} />
      </Field>
      <Field label={texts.complement} error={errorOf('complement')}>
        <TextInput autoComplete="address-line2" maxLength={100} {...field('complement')} />
      </Field>
      <Field
        label={texts.neighborhood}
        error={errorOf('neighborhood')}
        hint={hint('neighborhood')}
        className="vs-account-form__wide"
      >
        <TextInput autoComplete="address-level3" {...typed('neighborhood')} />
      </Field>
      <LocalityFields
        localities={lookup.localities}
        state={{
          value: state,
          error: errorOf('state'),
          isLocked: lookup.isLocked('state'),
          onChange: (value) => choose('state', value),
        }}
        city={{
          value: city,
          error: errorOf('city'),
          isLocked: lookup.isLocked('city'),
          onChange: (value) => choose('city', value),
        }}
      />
    </SectionForm>
  );
}
