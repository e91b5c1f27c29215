export { createDriveFlow } from '@vesalio/core';
export { DriveButton } from './drive-button.tsx';
