import { expect, vi } from 'vitest';

// Test files share a process, but must not share module state or mocks. The check of citations has no state, and loading
// it anew for each of its files takes an eighth of their time.
if (!expect.getState().testPath?.includes('/chat/proof/')) vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
