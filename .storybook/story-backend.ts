import { createFakeBackend, type FakeRoutes } from '@vesalio/core/testing';
import { createRandom } from '../tests/random.ts';

const LATE_MS = 300;
const seed = import.meta.env.STORYBOOK_LATE_SEED;
const random = createRandom(Number(seed));

/** The fake network of a story. In `pnpm test:late` its replies are delayed. */
export const createStoryBackend = (routes?: FakeRoutes) =>
  createFakeBackend(routes, seed === undefined ? undefined : () => random.below(LATE_MS));
