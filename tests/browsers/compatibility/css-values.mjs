/** The features that one declaration uses, each with its nodes in browser-compat-data. */
import { walk } from 'css-tree';
import { bcd } from './support.mjs';

const { properties, types } = bcd.css;

/** All nodes below `css.types` by the last part of their name: `color-mix` → `css.types.color.color-mix`. */
const typesByName = new Map();
function collect(node, path) {
  for (const [name, child] of Object.entries(node)) {
    if (name === '__compat') continue;
    typesByName.set(name, [...(typesByName.get(name) ?? []), { path: `${path}.${name}`, node: child }]);
    collect(child, `${path}.${name}`);
  }
}
collect(types, 'css.types');

function unitOf(unit) {
  if (/^d(vh|vw|vi|vb|vmin|vmax)$/.test(unit)) return 'viewport_percentage_units_dynamic';
  if (/^s(vh|vw|vi|vb|vmin|vmax)$/.test(unit)) return 'viewport_percentage_units_small';
  if (/^l(vh|vw|vi|vb|vmin|vmax)$/.test(unit)) return 'viewport_percentage_units_large';
  return unit.startsWith('cq') ? 'container_query_length_units' : unit;
}

/** @returns {{ path: string, nodes: object[] }[]} */
function featuresOfFunction(property, node) {
  const named = [...(typesByName.get(node.name) ?? [])];
  const own = properties[property]?.[node.name];
  if (own) named.push({ path: `css.properties.${property}.${node.name}`, node: own });
  const features = named[0] ? [{ path: named[0].path, nodes: named.map((one) => one.node) }] : [];
  const first = node.children.first;
  const relative = types.color[node.name]?.relative_syntax;
  if (relative && first?.type === 'Identifier' && first.name === 'from')
    features.push({ path: `css.types.color.${node.name}.relative_syntax`, nodes: [relative] });
  return features;
}

/**
 * The features of a declaration. A custom property needs no support, but an unknown function makes its value invalid.
 */
export function featuresOf({ property, value }) {
  const own = properties[property];
  const features = own ? [{ path: `css.properties.${property}`, nodes: [own] }] : [];
  walk(value, (node) => {
    if (node.type === 'Function') features.push(...featuresOfFunction(property, node));
    if (node.type === 'Dimension') {
      const unit = types.length[unitOf(node.unit)];
      if (unit) features.push({ path: `css.types.length.${unitOf(node.unit)}`, nodes: [unit] });
    }
    if (node.type === 'Identifier' && own?.[node.name]?.__compat)
      features.push({ path: `css.properties.${property}.${node.name}`, nodes: [own[node.name]] });
  });
  return features;
}
