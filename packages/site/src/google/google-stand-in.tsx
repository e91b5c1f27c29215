import { type GoogleCredential, siteTexts } from '@vesalio/core';
import { Button, Dialog } from '@vesalio/widgets';
import { useEffect, useState } from 'react';
import { readAccounts, type StandInAccount, signCredential } from './stand-in.api.ts';

const { googleStandIn: texts } = siteTexts;

/** The demonstration's account chooser, which replaces Google's window. The sandbox signs its credentials. */
export function GoogleStandIn({ onChosen }: { onChosen(given: GoogleCredential | undefined): void }) {
  const [accounts, setAccounts] = useState<StandInAccount[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    readAccounts().then(setAccounts, () => setFailed(true));
  }, []);

  const choose = async (email: string) => {
    // Without a credential, the form shows that Google returned none.
    onChosen(await signCredential(email));
  };

  return (
    <Dialog
      open
      title={texts.title}
      size="small"
      closeLabel={texts.close}
      onClose={() => onChosen(undefined)}
    >
      <p className="vs-auth__subtitle">{texts.text}</p>
      {failed && <p role="alert">{texts.failed}</p>}
      {!failed && !accounts && <p role="status">{texts.loading}</p>}
      {accounts && (
        <ul className="vs-stand-in" aria-label={texts.accounts}>
          {accounts.map(({ email, name }) => (
            <li key={email}>
              <Button block onClick={() => void choose(email)}>
                <span className="vs-stand-in__account">
                  {name}
                  <small>{email}</small>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
