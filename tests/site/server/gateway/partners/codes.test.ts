import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gatewayTexts } from '../../../../../packages/site/server/gateway/texts.ts';

const codes = [
  ...Object.keys(gatewayTexts.assertion).map((fault) => `assertion-${fault}`),
  'person-refused',
  'session-url',
  'seat-down',
  'partner-session',
];

/** A plain script of the embed release, without types. */
const readExplain = async (): Promise<(text: string) => string> => {
  const file = new URL(
    '../../../../../packages/widgets/embed-diagnosis/checks/partner-codes.js',
    import.meta.url,
  );
  return (await import(/* @vite-ignore */ file.href)).explainCodes;
};

it('explains every code of a refused assertion in the diagnosis', async () => {
  const explain = await readExplain();
  for (const code of codes) expect(explain(`Error: partner-token: 401 ${code} …`)).toMatch(`${code}: `);
  expect(explain('Error: another-assertion-jti-x failed')).toBe('');
});

it('lists every code in the guide of the operator', () => {
  const guide = readFileSync(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8');
  expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
