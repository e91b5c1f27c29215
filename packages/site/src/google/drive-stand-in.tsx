import { type DriveClient, DriveError, type DriveFile, siteTexts } from '@vesalio/core';
import { Button, Dialog } from '@vesalio/widgets';

const { driveStandIn: texts } = siteTexts;

/** A question to the person: the files to choose from, and how to answer. */
export interface DriveQuestion {
  files: readonly DriveFile[];
  answer(chosen: readonly DriveFile[]): void;
}

/**
 * A stand-in for Google Drive in the demonstration: a dialog of the site offers two drawn files from the sandbox.
 * @param ask shows the question, or hides it
 */
export function openDriveStandIn(ask: (question: DriveQuestion | undefined) => void): DriveClient {
  let files: readonly DriveFile[] = [];
  return {
    async load() {
      const answer = await fetch('/sandbox/drive').catch(() => undefined);
      if (!answer?.ok) throw new DriveError('load');
      files = ((await answer.json()) as { files: DriveFile[] }).files;
    },
    token: async () => 'demonstration',
    pick: () =>
      new Promise((resolve) => {
        const answer = (chosen: readonly DriveFile[]) => {
          ask(undefined);
          resolve(chosen);
        };
        ask({ files, answer });
      }),
    close: () => ask(undefined),
    async download(id, _token, signal) {
      const answer = await fetch(`/sandbox/drive/${encodeURIComponent(id)}`, { signal }).catch(
        () => undefined,
      );
      return answer?.ok ? { content: await answer.blob() } : { refused: answer?.status ?? 0 };
    },
    release: () => {},
  };
}

/** The file chooser that replaces Google's picker. */
export function DriveStandInDialog({ question }: { question: DriveQuestion }) {
  return (
    <Dialog
      open
      closeOnBackdrop
      title={texts.title}
      size="small"
      closeLabel={texts.close}
      onClose={() => question.answer([])}
    >
      <p className="vs-auth__subtitle">{texts.text}</p>
      <ul className="vs-stand-in" aria-label={texts.files}>
        {question.files.map((file) => (
          <li key={file.id}>
            <Button block onClick={() => question.answer([file])}>
              {file.name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
