import { vi } from 'vitest';

// A busy disk may delay a statement beyond the one second that Vitest waits for a condition.
const { waitFor } = vi;
vi.waitFor = (condition, options = 10_000) => waitFor(condition, options);
