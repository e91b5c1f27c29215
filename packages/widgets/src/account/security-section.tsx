import { accountTexts, createStore, generalTexts } from '@vesalio/core';
import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLoaded } from '../lazy.tsx';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { Heading } from '../ui/display/heading.tsx';
import { useAccount } from './account-context.ts';
import { AccountRegion } from './account-region.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';

const idle = createStore(() => ({
  status: 'idle' as 'idle' | 'busy' | 'done',
  error: null as string | null,
}));

/** 'Opções da Conta': the password by mail, and deleting the account. */
export function SecuritySection({ onDeleted }: { onDeleted(): void }) {
  const texts = useTexts('account', accountTexts);
  return (
    <AccountRegion section="security-options" title={texts.sections.securityOptions} below={2}>
      <div className="vs-account-options">
        <PasswordByMail />
        <ExportData />
        <DeleteAccount onDeleted={onDeleted} />
      </div>
    </AccountRegion>
  );
}

/** The mail with the link, to the account's own address; an account without a password sets its first one that way. */
function PasswordByMail() {
  const { security: texts } = useTexts('account', accountTexts);
  const { partLoad } = useTexts('general', generalTexts).errors;
  const app = useApp();
  const { value: flow, ready } = useLoaded(async () => (await app.auth()).forgotPassword(), { lazy: true });
  const { status, error } = useStore(flow?.store ?? idle);
  const known = useStore(app.session, (state) => state.session?.email ?? '');
  const email = useAccount((state) => state.account?.email) || known;
  const hasPassword = useAccount((state) => state.account?.hasPassword ?? true);
  const isEditing = useAccount((state) => state.editing !== null);
  // From the press on: the flow itself may still be on its way.
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
    <div className="vs-account-option">
      <div className="vs-account-option__text">
        <Heading below={3} className="vs-account-option__title">
          {texts.passwordTitle}
        </Heading>
        <p>{hasPassword ? texts.passwordHint : texts.setPasswordHint}</p>
      </div>
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
    </div>
  );
}
