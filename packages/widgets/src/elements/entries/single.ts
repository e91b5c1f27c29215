import { defineElements } from './define-elements.ts';

defineElements();
