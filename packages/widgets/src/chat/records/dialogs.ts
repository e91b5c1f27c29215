export { AboutDialog } from './about-dialog.tsx';
export { ClinicalErrorDialog } from './clinical-error-dialog.tsx';
export { FeedbackDialog } from './feedback-dialog.tsx';
export { RenameDialog } from './rename-dialog.tsx';
