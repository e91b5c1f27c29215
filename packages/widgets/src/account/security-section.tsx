import { accountTexts, createStore, stateTexts } from '@vesalio/core';
import { KeyRound } from 'lucide';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useAccount } from './account-context.ts';
import { AccountOption } from './account-option.tsx';
import { AccountRegion } from './account-region.tsx';
import { ExportData } from './data/export-data.tsx';
import { DeleteAccount } from './delete-account.tsx';

const idle = createStore(() => ({
  status: 'idle' as 'idle' | 'busy' | 'done',
  error: null as string | null,
}));

interface SecuritySectionProps {
  /** Whether the account belongs to an institution. The section then hides the password and the deletion. */
  isSeat: boolean;
  onDeleted(): void;
}

/** 'Opções da Conta': the password link by e-mail, the data export, and deleting the account. */
export function SecuritySection({ isSeat, onDeleted }: SecuritySectionProps) {
  const texts = useTexts('account', accountTexts);
  return (
    <AccountRegion section="security-options" title={texts.sections.securityOptions} below={2}>
      <div className="vs-account-options">
        {isSeat ? <p className="vs-account-option__text">{texts.seat.options}</p> : <PasswordByMail />}
        <ExportData />
        {!isSeat && <DeleteAccount onDeleted={onDeleted} />}
      </div>
    </AccountRegion>
  );
}

/**
 * Sends the password link to the account's own address. An account without a password can set its first one this way.
 */
function PasswordByMail() {
  const { security: texts } = useTexts('account', accountTexts);
  const { partLoad } = useTexts('general', stateTexts).errors;
  const app = useApp();
  const { value: flow, ready } = useLoaded(async () => (await app.auth()).forgotPassword(), { lazy: true });
  const { status, error } = useStore(flow?.store ?? idle);
  const known = useStore(app.session, (state) => state.session?.email ?? '');
  const email = useAccount((state) => state.account?.email) || known;
  const hasPassword = useAccount((state) => state.account?.hasPassword ?? true);
  const isEditing = useAccount((state) => state.editing !== null);
  // Set by the press itself, because the flow may still be loading.
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const send = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    try {
      const password = await ready();
      password?.reset();
      await password?.send(email);
    } catch {
      app.notices.notify('error', partLoad);
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  };
  return (
    <AccountOption
      title={texts.passwordTitle}
      text={hasPassword ? texts.passwordHint : texts.setPasswordHint}
    >
      <Button
        icon={KeyRound}
        busy={isSending || status === 'busy'}
        busyLabel={texts.sending}
        disabled={isEditing || !email}
        onClick={() => void send()}
      >
        {hasPassword ? texts.changePassword : texts.setPassword}
      </Button>
      {status === 'done' && <Alert kind="success">{texts.passwordSent}</Alert>}
      {error && <Alert>{texts.passwordFailed}</Alert>}
    </AccountOption>
  );
}
