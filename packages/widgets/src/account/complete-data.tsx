import { type Account, accountTexts, type EditableSection, formatList } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Heading } from '../ui/display/heading.tsx';
import { useAccount, useAccountFlow } from './account-context.ts';

/** Puts a label into a sentence: 'CPF' stays unchanged, any other label begins in lower case. */
const inSentence = (label: string) =>
  label === label.toUpperCase() ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Lists the missing data in one place, because their rows are omitted. */
export function CompleteData({ account }: { account: Account }) {
  const texts = useTexts('account', accountTexts);
  const flow = useAccountFlow();
  const editing = useAccount((state) => state.editing);
  const { profile, identification, sections } = texts;
  const data: readonly (readonly [EditableSection, string, string])[] = [
    ['profile', profile.phone, account.phoneNumber],
    ['profile', profile.birthDate, account.dateBirth],
    ['identification', identification.cpf, account.cpf],
    ['identification', identification.sex, account.sex],
    ['address', sections.address, account.street],
  ];
  const missing = data.filter(([, , value]) => !value);
  const [first] = missing;
  if (!first) return null;
  return (
    <section className="vs-account-complete vs-no-print" aria-label={texts.complete.title}>
      <Heading below={1} className="vs-account-complete__title">
        {texts.complete.title}
      </Heading>
      <p>{texts.complete.missing(formatList(missing.map(([, label]) => inSentence(label))))}</p>
      <Button size="small" disabled={editing !== null} onClick={() => flow.edit(first[0])}>
        {texts.complete.start}
      </Button>
    </section>
  );
}
