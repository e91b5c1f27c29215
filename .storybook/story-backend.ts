import { createFakeBackend, type FakeRoutes } from '@vesalio/core/testing';
import { createRandom } from '../tests/random.ts';

const LATE_MS = 300;
const seed = import.meta.env.STORYBOOK_LATE_SEED;

/** The fake network of a story. In `pnpm test:late` its answers are late. */
export function createStoryBackend(routes?: FakeRoutes) {
  const random = createRandom(Number(seed));
  return createFakeBackend(routes, seed === undefined ? undefined : () => random.below(LATE_MS));
}
