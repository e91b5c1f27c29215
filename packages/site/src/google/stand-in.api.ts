import { DriveError, type DriveFile, type GoogleCredential } from '@vesalio/core';

export interface StandInAccount {
  email: string;
  name: string;
}

/** The body of a successful response. @throws if there is none */
async function readJson<Body>(asked: Promise<Response>): Promise<Body> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
  return answer.json();
}

/** The accounts that the sandbox invents. @throws */
export const readAccounts = async (): Promise<StandInAccount[]> =>
  (await readJson<{ accounts: StandInAccount[] }>(fetch('/sandbox/google'))).accounts;

/** A credential that the sandbox signs; empty if it does not. Never rejects. */
export const signCredential = (email: string): Promise<GoogleCredential> =>
  readJson<GoogleCredential>(
    fetch('/sandbox/google', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }),
  ).catch(() => ({}));

/** The files that the sandbox draws. @throws DriveError */
export async function readDriveFiles(): Promise<readonly DriveFile[]> {
  const answer = await fetch('/sandbox/drive').catch(() => undefined);
  if (!answer?.ok) throw new DriveError('load');
  return ((await answer.json()) as { files: DriveFile[] }).files;
}

/** The content of a file, or the status of the refusal; 0 without an answer. */
export async function downloadDriveFile(id: string, signal: AbortSignal | undefined) {
  const answer = await fetch(`/sandbox/drive/${encodeURIComponent(id)}`, { signal }).catch(() => undefined);
  return answer?.ok ? { content: await answer.blob() } : { refused: answer?.status ?? 0 };
}
