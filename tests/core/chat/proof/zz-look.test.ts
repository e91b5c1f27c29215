import { it } from 'vitest';
import { judgeCase, rateOf, answerOf, judge } from './judge.ts';
import { handCases, heldOut } from './cases/index.ts';
import { changeDigits, turnDirections } from './mutate.ts';
import { checkCitations } from '@vesalio/core';
import { writeFileSync } from 'node:fs';
const summary = (name: string, judged: any[], out: string[], full = true) => {
  for (const f of ['number','direction','reference','other','true'] as const) {
    const own = judged.filter((j) => j.family === f);
    if (own.length) out.push(`${name} ${f} ${own.length - own.filter((j) => j.isMiss).length}/${own.length} ${(rateOf(judged, f)*100).toFixed(1)}  n=${own.filter(j=>j.found==='n').length}`);
  }
  for (const j of judged) if (j.isMiss || (full && j.expected==='c' && j.found!=='c')) out.push(`  ${j.kind} exp ${j.expected} found ${j.found}: ${j.text}\n         ${j.passages.join(' || ').slice(0,full?600:200)}`);
};
it('look', { timeout: 300_000 }, async () => {
  const names = (process.env.ROUND ?? 'ninth').split(',');
  const out: string[] = [];
  const auto = (name: string, cases: any[]) => {
    const judged: any[] = [];
    for (const c of cases) {
      if (!/^c+$/.test(c[3]) && c[3] !== '*') continue;
      const a = answerOf(c);
      const ps = a.references.map((r: any) => r.text);
      const push = (kind: string, family: string) => (text: string) => {
        const r = checkCitations({ text, references: a.references });
        const found = r.sentences.some((s) => s.verdict === 'diverge') ? 'd' : r.sentences.some((s) => s.verdict === 'confere') ? 'c' : 'n';
        judged.push({ kind, family, expected: 'd', found, isMiss: found !== 'd', text, passages: ps });
      };
      const bare = a.text.replace(/\[search_\d\]/g, '');
      changeDigits(a.text, ps).forEach(push('auto-digit', 'number'));
      turnDirections(a.text).forEach(push('auto-turn', 'direction'));
    }
    summary(name, judged, out, true);
  };
  for (const name of names) {
    if (name === 'old') { summary('old', [...handCases, ...heldOut].flatMap(judgeCase), out, false); continue; }
    if (name === 'oldauto') { auto('oldauto', [...handCases, ...heldOut]); continue; }
    const mod = await import(`./cases/${name}-round.ts`);
    const cases = mod[`${name}Round`] as any[];
    summary(name, cases.flatMap(judgeCase), out);
    auto(`${name} auto`, cases);
  }
  writeFileSync(process.env.OUT ?? '/tmp/fresh/look.txt', out.join('\n'));
});
