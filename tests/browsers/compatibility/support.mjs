/** Which browsers lack a feature, according to MDN's browser-compat-data. */
import { createRequire } from 'node:module';

export const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The oldest supported browsers. iPads and iPhones have Safari too. */
export const floor = { chrome: '109', firefox: '128', safari: '16.4', safari_ios: '16.4' };

const numbers = (version) => version.replace('≤', '').split('.').map(Number);
function isAtLeast(version, wanted) {
  const [a, b] = [numbers(version), numbers(wanted)];
  return a[0] === b[0] ? (a[1] ?? 0) >= (b[1] ?? 0) : a[0] > b[0];
}

/** @param {string[]} prefixes prefixes used in addition to the plain name, such as `-webkit-` */
function has(statement, version, prefixes) {
  const added = statement.version_added;
  if (typeof added !== 'string' || added === 'preview' || statement.flags || statement.alternative_name)
    return false;
  if (statement.prefix && !prefixes.includes(statement.prefix)) return false;
  if (typeof statement.version_removed === 'string' && isAtLeast(version, statement.version_removed))
    return false;
  return isAtLeast(version, added);
}

/**
 * Those of `browsers` that lack the feature of this node, such as `['chrome 109']`. A browser without data counts as
 * supporting it.
 */
export function lacking(node, browsers, prefixes = []) {
  const support = node?.__compat?.support;
  if (!support) return [];
  return Object.entries(browsers)
    .filter(([browser, version]) => {
      const statements = [support[browser] ?? []].flat();
      return statements.length > 0 && !statements.some((one) => has(one, version, prefixes));
    })
    .map(([browser, version]) => `${browser} ${version}`);
}

/** The browsers in which every owner of a name lacks it. Only the name is known, so support by one owner is enough. */
export function lackingInAll(nodes, browsers) {
  const [first, ...others] = nodes.map((node) => lacking(node, browsers));
  return (first ?? []).filter((browser) => others.every((list) => list.includes(browser)));
}
