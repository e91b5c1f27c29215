export { findIdentifiers } from '@vesalio/core';
export { createGuard } from './guard.ts';
export { GuardBar } from './guard-bar.tsx';
