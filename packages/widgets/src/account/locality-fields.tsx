import {
  accountTexts,
  addressTexts,
  createStore,
  type Localities,
  type LocalitiesState,
  limits,
} from '@vesalio/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Field } from '../ui/forms/field.tsx';
import { Select, type SelectOption } from '../ui/forms/select.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';

const nothing = createStore<LocalitiesState>(() => ({
  states: null,
  cities: {},
  failed: { states: false, cities: {} },
}));

interface LocalityBox {
  value: string;
  error: string | undefined;
  /** Filled by the postal code. */
  isLocked: boolean;
  onChange: (value: string) => void;
}

export interface LocalityFieldsProps {
  localities: Localities | undefined;
  state: LocalityBox;
  city: LocalityBox;
}

/** Adds the current value to the options if it is missing, so that the select keeps showing it. */
const including = (options: readonly SelectOption[], value: string): readonly SelectOption[] =>
  !value || options.some((option) => option.value === value)
    ? options
    : [{ value, label: value }, ...options];

/** 'Estado' and 'Cidade': selects if the service answers, text inputs if it fails. */
export function LocalityFields({ localities, state, city }: LocalityFieldsProps) {
  const { states, cities, failed } = useStore(localities?.store ?? nothing);
  const uf = /^[A-Z]{2}$/.test(state.value) ? state.value : '';
  useEffect(() => void localities?.loadStates(), [localities]);
  useEffect(() => {
    if (uf) void localities?.loadCities(uf);
  }, [localities, uf]);

  return (
    <>
      <StateField box={state} states={states} hasFailed={failed.states} />
      <CityField
        box={city}
        hasState={uf !== ''}
        cities={cities[uf]}
        hasFailed={failed.cities[uf] === true || failed.states}
      />
    </>
  );
}

function StateField(props: { box: LocalityBox; states: LocalitiesState['states']; hasFailed: boolean }) {
  const { box, states, hasFailed } = props;
  const { state: label } = useTexts('account', accountTexts).address;
  const words = useTexts('address', addressTexts);
  const options = states?.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  const name = options.find(({ value }) => value === box.value)?.label ?? box.value;
  const hint = box.isLocked ? words.locked : hasFailed ? words.errors.states : undefined;
  return (
    <Field label={label} error={box.error} hint={hint}>
      {box.isLocked ? (
        <TextInput readOnly value={name} />
      ) : hasFailed ? (
        <TextInput
          value={box.value}
          maxLength={limits.ufLength}
          autoCapitalize="characters"
          autoComplete="address-level1"
          onChange={(event) => box.onChange(event.currentTarget.value.toUpperCase())}
        />
      ) : (
        <Select
          autoComplete="address-level1"
          placeholder={states ? words.selectState : words.statesLoading}
          options={including(options, box.value)}
          value={box.value}
          onChange={(event) => box.onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

function CityField(props: {
  box: LocalityBox;
  hasState: boolean;
  cities: LocalitiesState['cities'][string] | undefined;
  hasFailed: boolean;
}) {
  const { box, hasState, cities, hasFailed } = props;
  const { city: label } = useTexts('account', accountTexts).address;
  const words = useTexts('address', addressTexts);
  const options = cities?.map(({ name }) => ({ value: name, label: name })) ?? [];
  const placeholder = !hasState ? words.selectStateFirst : cities ? words.selectCity : words.citiesLoading;
  const hint = box.isLocked ? words.locked : hasFailed ? words.errors.cities : undefined;
  return (
    <Field label={label} error={box.error} hint={hint}>
      {box.isLocked ? (
        <TextInput readOnly value={box.value} />
      ) : hasFailed ? (
        <TextInput
          value={box.value}
          autoComplete="address-level2"
          onChange={(event) => box.onChange(event.currentTarget.value)}
        />
      ) : (
        <Select
          autoComplete="address-level2"
          placeholder={placeholder}
          options={including(options, box.value)}
          value={box.value}
          onChange={(event) => box.onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
