import { vi } from 'vitest';

// Files that share a process share no state of the product's modules.
vi.resetModules();
