import { expect, it } from 'vitest';
import { createVerdicts } from '../../../../../packages/site/server/gateway/turns/verdicts.ts';
import { openOwnDatabase } from '../../database-copy.ts';

it('keeps the metrics to the models that answered last, whatever versions a service names', async () => {
  const db = await openOwnDatabase();
  await db.query(
    `insert into gateway_verdict (day, scope, model, model_version, answers, agreeing, diverging, unverifiable)
     select '2027-01-01'::date + version, 'verdicts', 'model', version::text, 1, 1, 0, 0
     from generate_series(1, 60) as version
     union all select '2027-12-01', 'another service', 'model', '61', 1, 1, 0, 0`,
  );
  const verdicts = createVerdicts({ db, scope: 'verdicts', now: () => new Date() });
  const models = await verdicts.byModel();
  expect(models).toHaveLength(50);
  expect(models[0]?.version).toBe('60');
  expect(await verdicts.byDay()).toHaveLength(60);
  await db.close();
});
