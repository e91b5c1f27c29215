import { type DriveClient, type DriveFile, siteTexts } from '@vesalio/core';
import { Button, Dialog } from '@vesalio/widgets';
import { downloadDriveFile, readDriveFiles } from './stand-in.api.ts';

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
      files = await readDriveFiles();
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
    download: (id, _token, signal) => downloadDriveFile(id, signal),
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
