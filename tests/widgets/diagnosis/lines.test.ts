import { readdirSync, readFileSync } from 'node:fs';
import { type Literal, parse, type TemplateElement } from 'acorn';
import { full } from 'acorn-walk';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLines } from './connection-lines.ts';
import { elementLines } from './element-lines.ts';
import { sessionLines } from './session-lines.ts';
import { closePage, GATEWAY, openPage, run } from './stage.ts';
import { transferLines } from './transfer-lines.ts';

vi.mock('../../../packages/widgets/embed-diagnosis/gateway.js', async (original) => ({
  ...(await original<object>()),
  base: GATEWAY,
  gateway: GATEWAY,
}));

// The page's name in a sentence is fixed when the module is loaded.
beforeAll(async () => {
  openPage();
  await run('local-network', 'localNetwork');
  closePage();
});
beforeEach(openPage);
afterEach(closePage);

const lines = [...connectionLines, ...elementLines, ...sessionLines, ...transferLines];
const named = new Set<string>();

describe('each line of the diagnosis is provoked and has the right text', () => {
  it.each(lines)('$of: $says', async ({ check, says }) => {
    const { name, state, detail } = await check();
    named.add(name);
    expect(`${state}: ${detail}`).toBe(says);
  });

  /** The pieces of sentences in a script: words with a space between or next to them. */
  function piecesOf(file: string): string[] {
    const pieces: string[] = [];
    const keep = (text: string) => {
      if (/\S \S|^ \p{L}{4}|\p{L}{4} $/u.test(text) && text !== 'Bearer ') pieces.push(text);
    };
    full(parse(readFileSync(file, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
      if (node.type === 'TemplateElement') keep((node as TemplateElement).value.cooked ?? '');
      const { value } = node as Literal;
      if (node.type === 'Literal' && typeof value === 'string') keep(value);
    });
    return pieces;
  }

  it('and no sentence of the checks is missing above', () => {
    const folder = 'packages/widgets/embed-diagnosis/checks';
    const said = [...lines.map(({ says }) => says), ...named];
    const pieces = readdirSync(folder).flatMap((file) => piecesOf(`${folder}/${file}`));
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.filter((piece) => !said.some((line) => line.includes(piece)))).toEqual([]);
  });
});
