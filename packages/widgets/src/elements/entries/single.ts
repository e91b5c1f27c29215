import { defineElements } from './define-elements.ts';

// The entry of the one file, for pages whose policy forbids further files. It has no export: nothing imports this file.
defineElements();
