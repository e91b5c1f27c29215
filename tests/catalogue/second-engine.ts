import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** Findings to ignore, each with its reason. */
const ignored: { rule: string; snippet: RegExp; reason: string }[] = [
  {
    rule: 'input_autocomplete_valid',
    snippet: /autocomplete="username"/,
    reason: 'HTML allows `username` on an e-mail field, and password managers need it.',
  },
  {
    rule: 'input_label_exists',
    snippet: /^<output/,
    reason: 'An `output` shows a result; HTML asks no label of it.',
  },
  {
    rule: 'label_content_exists',
    snippet: /vs-theme__option/,
    reason: 'Each option has its name as clipped text, which the engine does not read.',
  },
];

interface Finding {
  ruleId: string;
  value: [string, string];
  message: string;
  snippet: string;
}
interface Engine {
  ace: { Checker: new () => { check(root: Element, rules: string[]): Promise<{ results: Finding[] }> } };
}

/**
 * WCAG 2.2 A and AA failures found by IBM's engine, whose rules differ from those of axe. Excludes hints that need
 * review.
 */
export async function secondOpinion(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(source);
  const findings = await page.evaluate(async (root) => {
    const { ace } = window as unknown as Engine;
    const element = document.querySelector(root);
    if (!element) return [];
    const { results } = await new ace.Checker().check(element, ['WCAG_2_2']);
    return (
      results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        // The engine also measures the spacing to targets that a modal dialog covers.
        .filter(({ ruleId }) => ruleId !== 'target_spacing_sufficient' || !document.querySelector(':modal'))
        .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet: snippet.slice(0, 200) }))
    );
  }, selector);
  return findings
    .filter(({ ruleId, snippet }) => !ignored.some((one) => one.rule === ruleId && one.snippet.test(snippet)))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
}
