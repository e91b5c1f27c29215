import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const log = readFileSync(`${root}docs/risk.md`, 'utf8');

it('the hazard log has the headings of ISO 14971', () => {
  expect([...log.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
    'Intended use and reasonably foreseeable misuse',
    'Characteristics related to safety',
    'Risk acceptability',
    'Hazards, control and residual risk',
    'Benefit-risk analysis',
    'Overall residual risk',
    'Production and post-production information',
  ]);
});

it('no hazard is left as not acceptable, and each file that verifies a control exists', () => {
  const rows = [...log.matchAll(/^\| H-\d+ .*$/gm)].map(([row]) => row.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(10);
  for (const [, id, , , , after] of rows) expect(after, id).not.toMatch(/4 [CD]|3 D/);
  const named = [...log.matchAll(/`(tests\/[\w./-]+)`/g)].map(([, path]) => path ?? '');
  expect(named.filter((path) => !existsSync(root + path))).toEqual([]);
});
