import { openApp, recordRoutes } from '@vesalio/core/testing';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../fixtures.ts';

test("the operator's notice is looked up while somebody watches, and not after", async () => {
  const clock = createTestClock();
  const { app, backend } = await openApp(recordRoutes(), { clock });
  const operation = await app.operation();
  const stop = operation.watch();
  await vi.waitFor(() => expect(backend.callsTo('GET /gateway/operation')).toHaveLength(1));
  backend.on('GET /gateway/operation', { data: { notice: 'Manutenção', asking: false } });
  await clock.tick(60_000);
  await vi.waitFor(() => expect(operation.store.getState()).toEqual({ notice: 'Manutenção', asking: false }));
  stop();
  await clock.tick(300_000);
  expect(backend.callsTo('GET /gateway/operation')).toHaveLength(2);
});
