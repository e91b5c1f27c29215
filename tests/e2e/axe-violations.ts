import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that depend on the theme. The others check elements and sizes, which are the same in both themes. */
const colourRules = (tags: readonly string[]) =>
  axe
    .getRules(['cat.color'])
    .filter((rule) => rule.tags.some((tag) => tags.includes(tag)))
    .map(({ ruleId }) => ruleId);

/** Shows the page in the given theme and returns its violations: of all rules in light, of color rules in dark. */
export async function axeViolations(page: Page, theme: 'light' | 'dark', tags = WCAG): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({
      ...(theme === 'light'
        ? { runOnly: tags, rules: { 'target-size': { enabled: true } } }
        : { runOnly: colourRules(tags) }),
      resultTypes: ['violations'],
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
