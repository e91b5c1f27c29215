import { defineElements } from './define-elements.ts';

// The entry of the single file, for pages whose policy forbids further files. It exports nothing, because nothing
// imports it.
defineElements();
