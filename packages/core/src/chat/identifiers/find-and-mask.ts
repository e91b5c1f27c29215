// Puts the rules and name lists in one module, which the guard loads when a text first needs them.
export { findIdentifiers } from './identifiers.ts';
export { maskIdentifiers } from './rules.ts';
