import { type Account, accountTexts, formatDate, formatPhone, masks, nationalPhone } from '@vesalio/core';
import { useTexts } from '../provider.tsx';
import { Field } from '../ui/forms/field.tsx';
import { MaskedInput } from '../ui/forms/masked-input.tsx';
import { TextInput } from '../ui/forms/text-input.tsx';
import { EditableSection, SectionForm } from './editable-section.tsx';
import { FactList } from './fact-list.tsx';
import { ProfilePhoto } from './photo/profile-photo.tsx';
import { useSectionForm } from './use-section-form.ts';

const PHONE_MASKS = [masks.landline, masks.mobile] as const;

/** 'Perfil': picture, name, e-mail, phone, birth date and the start of the membership. */
export function ProfileSection() {
  const texts = useTexts('account', accountTexts);
  return (
    <EditableSection
      section="profile"
      title={texts.sections.profile}
      view={(account) => (
        <>
          <ProfilePhoto account={account} />
          <ProfileFacts account={account} />
        </>
      )}
      form={(account) => (
        <>
          <ProfilePhoto account={account} />
          <ProfileForm account={account} />
        </>
      )}
    />
  );
}

function ProfileFacts({ account }: { account: Account }) {
  const { profile } = useTexts('account', accountTexts);
  return (
    <FactList
      facts={[
        { label: profile.name, value: account.name },
        { label: profile.email, value: account.email },
        { label: profile.phone, value: formatPhone(account.phoneNumber) },
        { label: profile.birthDate, value: formatDate(account.dateBirth) },
        { label: profile.memberSince, value: formatDate(account.memberSince) },
      ]}
    />
  );
}

function ProfileForm({ account }: { account: Account }) {
  const { profile } = useTexts('account', accountTexts);
  const { box, errorOf, field, submit } = useSectionForm('profile', account);
  return (
    <SectionForm ref={box} onSubmit={submit}>
      <Field label={profile.name} error={errorOf('name')} required>
        <TextInput autoComplete="name" {...field('name')} />
      </Field>
      <Field label={profile.email} hint={profile.emailHint}>
        <TextInput type="email" value={account.email} readOnly />
      </Field>
      <Field label={profile.phone} error={errorOf('phone')} hint={profile.phoneHint}>
        <MaskedInput
          mask={PHONE_MASKS}
          prepare={nationalPhone}
          inputMode="tel"
          autoComplete="tel-national"
          {...field('phone')}
        />
      </Field>
      <Field label={profile.birthDate} error={errorOf('birthDate')}>
        <TextInput type="date" autoComplete="bday" {...field('birthDate')} />
      </Field>
    </SectionForm>
  );
}
