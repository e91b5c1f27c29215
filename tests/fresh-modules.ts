import { vi } from 'vitest';

// Test files share a process, but must not share module state or mocks.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
