import { defineElements } from '../define-all.ts';

defineElements();
