import { afterAll, expect, it } from 'vitest';
import { createVerdicts } from '../../../../../packages/site/server/gateway/turns/verdicts.ts';
import { openOwnDatabase } from '../../database-copy.ts';

const db = await openOwnDatabase();
afterAll(() => db.close());

it('keeps the metrics to the models that answered last, whatever versions a service names', async () => {
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
});

it('counts the verdicts of an answer for the model of that answer, once', async () => {
  const verdicts = createVerdicts({ db, scope: 'of answers', now: () => new Date() });
  await db.query(
    `insert into gateway_turn_record
       (owner_id, idempotency_key, fingerprint, question, status, holder, held_until, started_at, model)
     select owner, key, '', '', 'done', '', now(), now(), owner || ' ' || key
     from unnest($1::text[]) as owner, unnest($2::text[]) as key`,
    [
      ['ana', 'bia'],
      ['first', 'second'],
    ],
  );
  for (let time = 0; time < 2; time += 1)
    await verdicts.add({ owner: 'ana', key: 'second' }, { confere: 2, diverge: 1, 'nao-verificavel': 0 });
  expect(await verdicts.byModel()).toMatchObject([{ model: 'ana second', answers: 1, agreeing: 2 }]);
  const counted = await db.query('select model from gateway_turn_record where has_verdicts');
  expect(counted).toEqual([{ model: 'ana second' }]);
});
