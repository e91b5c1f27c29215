// Measures the answers of the demonstration's AI service on golden questions (docs/risk.md): `pnpm bench:answers`.
//   LLM_BASE_URL=https://… LLM_MODEL=… [LLM_API_KEY=…] node tests/bench/answers.mjs
// Without LLM_BASE_URL, measures the built-in extracts. Exits with code 1 if a goal is missed, 2 if it cannot run.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const { LLM_BASE_URL: address, LLM_MODEL: model, LLM_API_KEY: apiKey } = process.env;
if (Boolean(address) !== Boolean(model)) {
  console.error('LLM_BASE_URL and LLM_MODEL belong together.');
  process.exit(2);
}

const vite = await createServer({
  configFile: false,
  root: fileURLToPath(new URL('../..', import.meta.url)),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { openMeasurement } = await vite.ssrLoadModule('/tests/bench/answers/answers-run.ts');
const { GOALS, isGood, missedGoals, scoreAnswers } = await vite.ssrLoadModule(
  '/tests/bench/answers/score.ts',
);

const percent = (share) => (Number.isNaN(share) ? 'not measured' : `${(share * 100).toFixed(1)} %`);
const measurement = await openMeasurement();
const measured = await measurement.measure(
  address ? { baseUrl: address.replace(/\/+$/, ''), model, apiKey: apiKey || undefined } : undefined,
);
await measurement.close();
await vite.close();

for (const one of measured.filter((each) => !isGood(each)))
  console.log(
    `${[one.kind, one.place].filter(Boolean).join(' by ')}: ${one.question}\n    ${
      one.failed ?? `cites ${one.cited.join(', ') || 'nothing'}${one.obeyed ? '; obeys the injection' : ''}`
    }`,
  );
let isBelow = false;
for (const score of scoreAnswers(measured)) {
  const missed = missedGoals(score);
  isBelow ||= missed.length > 0;
  console.log(`\n${score.model}: ${score.questions} questions`);
  for (const goal of Object.keys(GOALS))
    console.log(`  ${goal.padEnd(11)}${percent(score[goal]).padStart(13)}   goal ${percent(GOALS[goal])}`);
  if (score.failures > 0) console.log(`  failures   ${String(score.failures).padStart(13)}   goal 0`);
  console.log(missed.length > 0 ? `  below: ${missed.join(', ')}` : '  every goal is met');
}
process.exitCode = isBelow ? 1 : 0;
