import { vi } from 'vitest';

// A busy disk holds a statement for longer than the second that Vitest waits for a condition.
const { waitFor } = vi;
vi.waitFor = (condition, options = 10_000) => waitFor(condition, options);
