// What few people use, in one module that is fetched by its first use: a clinician's tools, the dialogs and Google Drive.
export * from './clinical/clinical.ts';
export { openGoogleDrive } from './drive/google-drive.ts';
export * from './records/dialogs.ts';
