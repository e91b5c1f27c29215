// What few people use, in one module that is fetched by its first use: a clinician's tools and the dialogs.
export * from './clinical/clinical.ts';
export * from './records/dialogs.ts';
