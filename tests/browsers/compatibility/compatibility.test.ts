import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { allowed, NAMESAKE, rowOf } from './allowed.mjs';
import { missingInCss } from './css-features.mjs';
import { createJsCheck } from './js-features.mjs';
import { builtFolders, lintBuild, withoutReason } from './lint-build.mjs';
import { floor } from './support.mjs';

const css = (text: string, browsers: Record<string, string> = floor) =>
  missingInCss(text, browsers).map(({ feature }) => feature);
const missingInJs = createJsCheck(floor);
const js = (text: string) => missingInJs(text).map(({ feature }) => feature);

describe('The built product', () => {
  const features = lintBuild(builtFolders);

  it('uses nothing that the oldest supported browsers lack, without a reason', () => {
    expect(withoutReason(features)).toEqual([]);
  });

  it('has no reason for a feature that it no longer uses', () => {
    const used = new Set([...features.keys()].map(rowOf));
    // The names of our own properties change, so their rows may be unused.
    const rows = Object.keys(allowed).filter((row) => allowed[row as keyof typeof allowed] !== NAMESAKE);
    expect(rows.filter((row) => !used.has(row))).toEqual([]);
  });
});

describe('The notice for browsers that are too old', () => {
  const syntax = (features: string[]) =>
    features.filter((feature) => !/^(css|api|html|javascript\.builtins)\./.test(feature));

  it('is a script of the site that Internet Explorer can read', () => {
    const name = readdirSync('packages/site/dist/assets').find((file) => /^before-paint-.*\.js$/.test(file));
    const script = readFileSync(`packages/site/dist/assets/${name}`, 'utf8');
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow();
  });

  it('is in the loader of the elements, which Safari 15 can read', () => {
    const [folder] = readdirSync('packages/widgets/dist-embed').filter((name) => name.startsWith('v0.'));
    const script = readFileSync(`packages/widgets/dist-embed/${folder}/vesalio.js`, 'utf8');
    const found = createJsCheck({ safari: '15', chrome: '92', firefox: '90' })(script);
    expect(syntax(found.map(({ feature }) => feature))).toEqual([]);
    const future = createJsCheck({ safari: '15' })('class A { static { f(/(?<=a)b/); } }');
    expect(syntax(future.map(({ feature }) => feature))).toHaveLength(2);
  });
});

describe('The lint of sheets', () => {
  it.each([
    [
      'a value in a custom property',
      ':root { --x: color-mix(in srgb, red, blue); }',
      'css.types.color.color-mix',
    ],
    ['a colour of two schemes', 'a { color: light-dark(red, blue); }', 'css.types.color.light-dark'],
    ['a relative colour', 'a { color: rgb(from red r g b); }', 'css.types.color.rgb.relative_syntax'],
    ['a selector', 'a:popover-open { color: red; }', 'css.selectors.popover-open'],
    ['a nested rule', 'a { &:hover { color: red; } }', 'css.selectors.nesting'],
    ['an at-rule', '@starting-style { a { color: red; } }', 'css.at-rules.starting-style'],
    ['a property', 'a { anchor-name: --x; }', 'css.properties.anchor-name'],
    ['a property without its prefix', 'a { user-select: none; }', 'css.properties.user-select'],
    ['a unit', 'a { width: 1rlh; }', 'css.types.length.rlh'],
    ['syntax that is new to the parser', 'a { b { color: red; } }', 'css.syntax'],
  ])('finds %s', (_, sheet, feature) => {
    expect(css(sheet)).toContain(feature);
  });

  it.each([
    ['a fallback before it', 'a { color: red; color: color-mix(in srgb, red, blue); }'],
    [
      'a feature test',
      '@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, blue); } }',
    ],
    ['a prefixed twin', 'a { -webkit-user-select: none; user-select: none; }'],
    ['what the floor has', 'a:has(b) { width: 1cqw; color: hwb(0 0% 0%); } @layer x { a { inset: 0; } }'],
  ])('lets %s pass', (_, sheet) => {
    expect(css(sheet)).toEqual([]);
  });

  it('uses the given versions', () => {
    expect(css('a:has(b) { color: red; }', { firefox: '115' })).toEqual(['css.selectors.has']);
    expect(
      css(
        '@supports not (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, red); } }',
      ),
    ).toEqual(['css.types.color.color-mix']);
  });
});

describe('The lint of scripts', () => {
  it.each([
    ['Array.fromAsync(x)', 'javascript.builtins.Array.fromAsync'],
    ['x.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['x.values().map(f)', 'javascript.builtins.Iterator.map'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['URL.canParse(x)', 'api.URL.canParse_static'],
    ['globalThis.navigation', 'api.Window.navigation'],
    ['document.startViewTransition(f)', 'api.Document.startViewTransition'],
    ['x.addEventListener(`scrollend`, f)', 'api.Document.scrollend_event'],
    ['h(`div`, { popover: `auto` })', 'html.global_attributes.popover'],
    ['/[a--b]/v.test(x)', 'syntax after ES2022'],
    ['using x = f()', 'syntax after ES2022'],
    ['sheet.replaceSync(`a{color:light-dark(red,blue)}`)', 'css.types.color.light-dark'],
  ])('finds %s', (script, feature) => {
    expect(js(script)).toContain(feature);
  });

  it('does not confuse a local name with a global one, or an array with an iterator', () => {
    expect(js('const navigation = { f() {} }; navigation.f(); Object.values(x).map(f); fetch(y)')).toEqual(
      [],
    );
  });
});
