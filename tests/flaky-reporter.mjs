import { writeFileSync } from 'node:fs';

/** Writes to `FLAKY_FILE` the names of the tests that passed only when they were tried again. */
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
