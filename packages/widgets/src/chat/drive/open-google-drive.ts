import type { DriveClient } from '@vesalio/core';
import { onDemand } from '../lazy-on-demand.ts';
import type { GoogleDriveKeys } from './google-drive.ts';

/** Opens Google Drive with an installation's keys. Neither this module nor Google's scripts are fetched before then. */
export async function openGoogleDrive(keys: GoogleDriveKeys): Promise<DriveClient> {
  return (await onDemand.load()).createGoogleDrive(keys);
}
