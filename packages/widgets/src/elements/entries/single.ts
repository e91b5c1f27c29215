import '../batch-renders.ts';
import { defineElements } from './define-elements.ts';

defineElements();
