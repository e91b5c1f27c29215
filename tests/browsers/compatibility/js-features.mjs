/** Finds features in a script that browsers lack, by their names in browser-compat-data. */
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { analyze } from 'eslint-scope';
import { isSheet, missingInCss } from './css-features.mjs';
import { createLookup, interfaces, pathOf } from './js-members.mjs';
import { bcd, lacking } from './support.mjs';

/** The oldest supported browsers support all of ES2022, but no syntax of ES2023 or later. */
const ecmaVersion = 2022;
const syntax = { ecmaVersion, sourceType: 'module' };

/** Methods that return an iterator, with their number of arguments. Only iterator methods can be chained to them. */
const iterating = { values: 0, keys: 0, entries: 0, matchAll: 1 };
const lookbehind = bcd.javascript.regular_expressions.lookbehind_assertion;
const staticBlock = bcd.javascript.classes.static.initialization_blocks;
const globals = ['globalThis', 'window', 'self'];

/** Handles template literals too, because the minifier writes strings that way. */
function textOf(node) {
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return node?.type === 'Literal' ? String(node.value) : undefined;
}

function nameOf({ computed, property }) {
  return !computed && property.type === 'Identifier' ? property.name : textOf(property);
}

function givesIterator(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const name = nameOf(node.callee);
  return Object.hasOwn(iterating, name) && node.arguments.length === iterating[name];
}

/**
 * @param {Record<string, string>} browsers their versions
 * @returns {(text: string) => { feature: string, browsers: string[], where: string }[]} what a built script needs
 */
export function createJsCheck(browsers) {
  const lookup = createLookup(browsers);
  const ofPath = (feature, node) => ({ feature, browsers: lacking(node, browsers) });
  const ofGlobal = (name) =>
    Object.hasOwn(interfaces, name)
      ? ofPath(pathOf(name), interfaces[name])
      : ofPath(`api.Window.${name}`, bcd.api.Window[name]);

  function ofMember(node, free) {
    const name = nameOf(node);
    const { object } = node;
    if (name === undefined) return undefined;
    const owner = object.type === 'Identifier' && free.has(object) ? object.name : undefined;
    if (globals.includes(owner)) return ofGlobal(name);
    if (owner && Object.hasOwn(interfaces, owner)) {
      const key = [`${name}_static`, name].find((one) => Object.hasOwn(interfaces[owner], one));
      return key && ofPath(`${pathOf(owner)}.${key}`, interfaces[owner][key]);
    }
    const iterator = givesIterator(object) && bcd.javascript.builtins.Iterator[name];
    return iterator ? ofPath(`javascript.builtins.Iterator.${name}`, iterator) : lookup.member(name);
  }

  /** Elements contain their style sheets as strings. */
  const sheetFeatures = (text) => (isSheet(text) ? missingInCss(text, browsers) : []);

  return (text) => {
    let tree;
    try {
      tree = parse(text, { ...syntax, ranges: true });
    } catch (error) {
      const where = text.slice(Math.max(0, error.pos - 60), error.pos + 60);
      return [{ feature: `syntax after ES${ecmaVersion}`, browsers: [error.message], where }];
    }
    const found = [];
    const tell = (missing, { start, end }) => {
      if (missing?.browsers.length)
        found.push({ ...missing, where: text.slice(Math.max(0, start - 60), end + 40) });
    };
    const free = new Set(analyze(tree, syntax).globalScope.through.map(({ identifier }) => identifier));
    for (const identifier of free) tell(ofGlobal(identifier.name), identifier);
    const readString = (node) => {
      // In Safari before 16.4, one lookbehind makes the whole file a syntax error.
      if (node.regex && /\(\?<[=!]/.test(node.regex.pattern))
        tell(ofPath('javascript.regular_expressions.lookbehind_assertion', lookbehind), node);
      const text = node.quasis ? node.quasis.map(({ value }) => value.cooked).join('0') : textOf(node);
      found.push(...sheetFeatures(text));
    };
    const readMember = (node) => tell(ofMember(node, free), node);
    const readBlock = (node) =>
      tell(ofPath('javascript.classes.static.initialization_blocks', staticBlock), node);
    const readCall = (node) => {
      if (node.callee.type === 'MemberExpression' && nameOf(node.callee) === 'addEventListener')
        tell(lookup.event(textOf(node.arguments[0])), node);
    };
    const readKey = ({ key, start }) => {
      const name = key.name ?? textOf(key) ?? '';
      if (/^on[A-Z]/.test(name)) tell(lookup.event(name.slice(2).toLowerCase()), key);
      // React spells attributes in camel case, like autoCapitalize. A capitalized name is a component.
      const attribute = /^[a-z]/.test(name) && bcd.html.global_attributes[name.toLowerCase()];
      if (attribute)
        tell(ofPath(`html.global_attributes.${name.toLowerCase()}`, attribute), { start, end: start });
    };
    simple(tree, {
      MemberExpression: readMember,
      CallExpression: readCall,
      Literal: readString,
      TemplateLiteral: readString,
      Property: readKey,
      StaticBlock: readBlock,
    });
    return found;
  };
}
