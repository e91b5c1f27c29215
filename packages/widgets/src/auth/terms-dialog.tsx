import { authTexts, createStore, type Destination, stateTexts } from '@vesalio/core';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../provider.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Alert } from '../ui/display/alert.tsx';
import { Checkbox } from '../ui/forms/choice.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { LegalLink } from './legal-link.tsx';
import { useAuthFlow } from './use-auth-flow.ts';

const idle = createStore(() => ({ status: 'idle', error: null as string | null }));

export interface TermsDialogProps {
  /** Path to return to once the terms are accepted. */
  remembered?: string | undefined;
  /** Called with the next destination. */
  onDone: (destination: Destination) => void;
  /** Called when the person wants to use another account, or none. */
  onSignOut: () => void;
  /** Called when the person wants to decide later. Without it, the dialog stays until the decision. */
  onClose?: () => void;
}

/** Covers every screen until the signed-in person has accepted the terms. The texts open in a new tab. */
export function TermsDialog({ remembered, onDone, onSignOut, onClose }: TermsDialogProps) {
  const { terms: texts } = useTexts('auth', authTexts);
  const { close } = useTexts('general', stateTexts);
  const epoch = useStore(useApp().session, (state) => state.epoch);
  // The tick counts only for the person who set it, because another one may have signed in since.
  const [checkedBy, setCheckedBy] = useState<number>();
  const checked = checkedBy === epoch;
  const { flow, act } = useAuthFlow((flows) => flows.terms());
  const { status, error } = useStore(flow?.store ?? idle);
  const content = useRef<HTMLDivElement>(null);
  const accept = async () => {
    const destination = await act((ready) => ready.accept(checked, remembered));
    if (destination) onDone(destination);
    // The focus moves to the unchecked box, because its description contains the error.
    else if (!checked) content.current?.querySelector('input')?.focus();
  };
  const requiredError = error === texts.errors.required && !checked ? error : null;
  return (
    <Dialog
      open
      {...(onClose ? { onClose, closeLabel: close } : { blocking: true })}
      title={texts.title}
      description={texts.text}
      size="small"
      actions={
        <>
          <Button variant="ghost" onClick={onSignOut}>
            {texts.logout}
          </Button>
          <Button
            variant="primary"
            onClick={() => void accept()}
            busy={status === 'busy'}
            busyLabel={texts.submitting}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <div className="vs-terms" ref={content}>
        <ul className="vs-terms__links">
          <li>
            <LegalLink href="/terms">{texts.readTerms}</LegalLink>
          </li>
          <li>
            <LegalLink href="/privacy">{texts.readPrivacy}</LegalLink>
          </li>
        </ul>
        <Checkbox
          label={texts.checkbox}
          aria-required
          checked={checked}
          onChange={(event) => setCheckedBy(event.currentTarget.checked ? epoch : undefined)}
          error={requiredError}
        />
        {error && error !== texts.errors.required && <Alert>{error}</Alert>}
      </div>
    </Dialog>
  );
}
