/** Maps names in a script to the features that they may refer to, and to the browsers that lack them. */
import { bcd, lacking, lackingInAll } from './support.mjs';

const { builtins } = bcd.javascript;
export const interfaces = { ...bcd.api, ...builtins, ...builtins.Intl };
export const pathOf = (name) =>
  name in builtins
    ? `javascript.builtins.${name}`
    : name in bcd.api
      ? `api.${name}`
      : `javascript.builtins.Intl.${name}`;

/** All owners of each member and event: `toSorted` → [{ path, node }]. */
function readOwners() {
  const members = new Map();
  const events = new Map();
  for (const [owner, node] of Object.entries(interfaces)) {
    for (const [key, member] of Object.entries(node)) {
      if (!/^[a-z]/i.test(key) || key.endsWith('_static')) continue;
      const isEvent = key.endsWith('_event');
      const [map, name] = isEvent ? [events, key.slice(0, -'_event'.length)] : [members, key];
      const one = { path: `${pathOf(owner)}.${key}`, node: member, owner: node };
      map.set(name, [...(map.get(name) ?? []), one]);
    }
  }
  return { members, events };
}

/**
 * Looks up a name by itself, for objects of unknown class. A name is missing if every owner lacks it. Leaves out owners
 * that a browser lacks entirely, because their own name is looked up separately.
 *
 * @param {Record<string, string>} browsers
 */
export function createLookup(browsers) {
  const { members, events } = readOwners();
  const lookUp = (map) => {
    const known = new Map();
    return (name) => {
      if (!known.has(name)) known.set(name, judge(map.get(name) ?? []));
      return known.get(name);
    };
  };
  function judge(owners) {
    const missing = lackingInAll(
      owners.map(({ node }) => node),
      browsers,
    );
    const told = owners.find(
      ({ node, owner }) => node.__compat?.status?.standard_track && lacking(owner, browsers).length === 0,
    );
    return told && missing.length > 0 ? { feature: told.path, browsers: missing } : undefined;
  }
  return { member: lookUp(members), event: lookUp(events) };
}
