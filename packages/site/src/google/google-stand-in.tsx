import { type GoogleCredential, siteTexts } from '@vesalio/core';
import { Button, Dialog } from '@vesalio/widgets';
import { useEffect, useState } from 'react';

const { googleStandIn: texts } = siteTexts;

interface StandInAccount {
  email: string;
  name: string;
}

/** The body of a successful response. @throws if there is none */
async function readJson<Body>(asked: Promise<Response>): Promise<Body> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
  return answer.json();
}

/** The demonstration's account chooser, which replaces Google's window. The sandbox signs its credentials. */
export function GoogleStandIn({ onChosen }: { onChosen(given: GoogleCredential | undefined): void }) {
  const [accounts, setAccounts] = useState<StandInAccount[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    readJson<{ accounts: StandInAccount[] }>(fetch('/sandbox/google')).then(
      (answer) => setAccounts(answer.accounts),
      () => setFailed(true),
    );
  }, []);

  const choose = async (email: string) => {
    const signed = fetch('/sandbox/google', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    // Without a credential, the form shows that Google returned none.
    onChosen(await readJson<GoogleCredential>(signed).catch(() => ({})));
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
