import { it } from 'vitest';
import { checkCitations } from '@vesalio/core';
import { answerOf } from './judge.ts';
import { readContent } from '../../../../packages/core/src/chat/proof/reading/content.ts';
import { readFileSync, writeFileSync } from 'node:fs';
it('debug', () => {
  const out: string[] = [];
  const lines = readFileSync('/tmp/fresh/dbg.txt', 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const [keys, text] = line.split(' @@ ');
    const a = answerOf(['x', keys!, text!, 'c'] as any);
    const show = (name: string, t: string) => {
      const c = readContent(t);
      out.push(`${name}: ${c.shape}`);
      for (const n of c.numbers) out.push(`   #${t.slice(n.start, n.end)}  ${n.kind} ${n.key} f=${n.factor} ${n.figures.map((f) => f.value)}${n.upper ? '..' + n.upper.map((f) => f.value) : ''} cmp=${n.compare} ${n.isChange ? 'CHANGE' : ''} about=${[...n.about].join(',')} arm=${[...n.arm].join(',')} ${n.pair ? 'pair=' + n.pair.figures[0]?.value : ''} ${n.of ? 'of=' + n.of.figures[0]?.value : ''}`);
      for (const d of c.directions) out.push(`   >${t.slice(d.start, d.end)} bits=${d.bits} about=${[...d.about].join(',')} arm=${[...d.arm].join(',')} against=${[...d.against].join(',')}`);
      for (const d of c.polarity.denied) out.push(`   !${d.key} about=${[...d.about].join(',')}`);
    };
    show('ANSWER ' + a.text, a.text);
    for (const r of a.references) show('SOURCE', r.text);
    for (const s of checkCitations(a).sentences) { out.push(`= ${s.verdict}`); for (const c of s.claims) out.push(`    ${c.kind} ${c.verdict} "${c.answer}" <- "${c.source}"`); }
    out.push('');
  }
  writeFileSync('/tmp/fresh/dbg.out', out.join('\n'));
});
