import type { DriveDoor } from '@vesalio/core';
import type { GoogleDriveKeys } from './google-drive.ts';

/** The way to Google Drive with an installation's keys. Nothing of it, nor of Google's, is fetched before. */
export async function openGoogleDrive(keys: GoogleDriveKeys): Promise<DriveDoor> {
  return (await import('./google-drive.ts')).openGoogleDrive(keys);
}
