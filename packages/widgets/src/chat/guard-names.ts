export { findNames } from '@vesalio/core';
