import { vi } from 'vitest';

// Files that share a process share no state of the product's modules, and no stand-ins.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
