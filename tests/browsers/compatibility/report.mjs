/**
 * Lists the features that the built product uses and a given browser lacks, with the reason for each:
 *
 * node tests/browsers/compatibility/report.mjs firefox=140 safari=17
 */
import { allowed, rowOf } from './allowed.mjs';
import { builtFolders, lintBuild } from './lint-build.mjs';
import { bcd, floor } from './support.mjs';

const named = Object.fromEntries(process.argv.slice(2).map((pair) => pair.split('=')));
for (const browser of Object.keys(named))
  if (!bcd.browsers[browser]) throw new Error(`There is no browser "${browser}".`);
for (const [feature, { browsers }] of lintBuild(builtFolders, Object.keys(named).length > 0 ? named : floor))
  console.log(`${feature} (${browsers.join(', ')}): ${allowed[rowOf(feature)] ?? 'NO REASON'}`);
