import type { DriveDoor } from '@vesalio/core';
import { onDemand } from '../lazy-on-demand.ts';
import type { GoogleDriveKeys } from './google-drive.ts';

/** Opens Google Drive with an installation's keys. Nothing of it, nor of Google's, is fetched before. */
export async function openGoogleDrive(keys: GoogleDriveKeys): Promise<DriveDoor> {
  return (await onDemand.load()).openGoogleDrive(keys);
}
