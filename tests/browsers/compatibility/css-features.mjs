/** Finds features in a style sheet that browsers lack, by their names in browser-compat-data. */
import { findAll, generate, parse, walk } from 'css-tree';
import { featuresOf } from './css-values.mjs';
import { bcd, lacking, lackingInAll } from './support.mjs';

const { selectors, 'at-rules': atRules } = bcd.css;
const isNever = () => false;

/** Whether an enclosing `@supports` tests for a feature. A condition with `not` does not count. */
function guardOf(condition, isGuarded) {
  const isNegated =
    findAll(condition, (node) => node.type === 'Identifier' && node.name === 'not').length > 0;
  if (isNegated) return isGuarded;
  const asked = new Set([
    ...findAll(condition, (node) => node.type === 'Declaration').flatMap((node) =>
      featuresOf(node).map(({ path }) => path),
    ),
    ...findAll(condition, (node) => node.type.startsWith('Pseudo')).map(
      ({ name }) => `css.selectors.${name}`,
    ),
  ]);
  return (path) => asked.has(path) || isGuarded(path);
}

/**
 * The features of a declaration that browsers lack. A prefixed version in the same block counts as support for the
 * property and its keywords.
 */
function missingInDeclaration(declaration, block, browsers) {
  const prefixes = ['-webkit-', '-moz-'].filter((prefix) =>
    block?.children.some((one) => one.property === prefix + declaration.property),
  );
  const ownKeyword = `css.properties.${declaration.property}.`;
  return featuresOf(declaration)
    .filter(({ path }) => prefixes.length === 0 || !path.startsWith(ownKeyword))
    .map(({ path, nodes }) => ({
      path,
      browsers: nodes.length > 1 ? lackingInAll(nodes, browsers) : lacking(nodes[0], browsers, prefixes),
    }))
    .filter((one) => one.browsers.length > 0);
}

/** Whether the property has an earlier value that every browser supports, for browsers that ignore the later one. */
function hasFallback(declaration, block, browsers) {
  if (declaration.property.startsWith('--') || !block) return false;
  const before = block.children.toArray();
  return before
    .slice(0, before.indexOf(declaration))
    .some(
      (one) =>
        one.property === declaration.property && missingInDeclaration(one, block, browsers).length === 0,
    );
}

function missingInPrelude(node, browsers) {
  const missing = [];
  walk(node.prelude, (one) => {
    const known = atRules[node.name]?.[one.name];
    if (one.type === 'Feature' && known?.__compat)
      missing.push({ path: `css.at-rules.${node.name}.${one.name}`, browsers: lacking(known, browsers) });
    if (one.type === 'FeatureRange')
      missing.push({
        path: `css.at-rules.${node.name}.range_syntax`,
        browsers: lacking(atRules[node.name]?.range_syntax, browsers),
      });
    if (one.type === 'FeatureFunction' && one.feature === 'style')
      missing.push({
        path: 'css.at-rules.container.style_queries_for_custom_properties',
        browsers: lacking(atRules.container.style_queries_for_custom_properties, browsers),
      });
  });
  return missing;
}

function missingInSelector(prelude, isNested, browsers) {
  const nodes = findAll(prelude, (node) => node.type.startsWith('Pseudo'));
  const missing = nodes
    .filter((node) => !node.name.startsWith('-'))
    .map((node) => ({
      path: `css.selectors.${node.name}`,
      browsers: lacking(selectors[node.name], browsers),
    }));
  return isNested
    ? [...missing, { path: 'css.selectors.nesting', browsers: lacking(selectors.nesting, browsers) }]
    : missing;
}

/**
 * @param {string} text a style sheet
 * @param {Record<string, string>} browsers their versions
 * @returns {{ feature: string, browsers: string[], where: string }[]}
 */
export function missingInCss(text, browsers) {
  const found = [];
  const visit = (node, { rule, block, isGuarded }) => {
    let inner = { rule, block, isGuarded };
    const tell = (missing) => {
      for (const { path, browsers } of missing)
        if (browsers.length > 0 && !inner.isGuarded(path))
          found.push({ feature: path, browsers, where: generate(node).slice(0, 120) });
    };
    if (node.type === 'Atrule') {
      tell([{ path: `css.at-rules.${node.name}`, browsers: lacking(atRules[node.name], browsers) }]);
      if (node.prelude && node.name === 'supports')
        inner = { ...inner, isGuarded: guardOf(node.prelude, isGuarded) };
      else if (node.prelude) tell(missingInPrelude(node, browsers));
    }
    if (node.type === 'Rule') {
      tell(missingInSelector(node.prelude, rule !== undefined, browsers));
      inner = { ...inner, rule: node };
    }
    if (node.type === 'Declaration' && !hasFallback(node, block, browsers))
      tell(missingInDeclaration(node, block, browsers));
    const children = node.type === 'StyleSheet' || node.type === 'Block' ? node.children : [node.block];
    if (node.type === 'Block') inner = { ...inner, block: node };
    for (const child of children) if (child) visit(child, inner);
  };
  // Syntax that the parser rejects is new or wrong.
  const onParseError = ({ message, offset }) =>
    found.push({ feature: 'css.syntax', browsers: [message], where: text.slice(offset - 60, offset + 60) });
  visit(parse(text, { parseCustomProperty: true, onParseError }), { isGuarded: isNever });
  return found;
}

/** Whether a string in a script is a style sheet: it can be parsed as one and has declarations. */
export function isSheet(text) {
  if (!text.includes('{') || !text.includes('}')) return false;
  let errors = 0;
  const sheet = parse(text, { onParseError: () => errors++ });
  return errors === 0 && findAll(sheet, (node) => node.type === 'Declaration').length > 0;
}
