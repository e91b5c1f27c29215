// The rules and the name lists in one module, which the guard fetches when a text first needs them.
export { findIdentifiers } from './identifiers.ts';
export { maskIdentifiers } from './rules.ts';
