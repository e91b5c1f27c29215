import { writeFileSync } from 'node:fs';

/** Writes the names of tests that passed only on retry to `FLAKY_FILE`. */
export default class FlakyReporter {
  #names = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#names.push(test.fullName);
  }

  onTestRunEnd() {
    if (process.env.FLAKY_FILE && this.#names.length > 0)
      writeFileSync(process.env.FLAKY_FILE, JSON.stringify(this.#names));
  }
}
