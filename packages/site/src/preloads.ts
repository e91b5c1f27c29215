import { preloadedSources } from './routes.tsx';

/** One entry of Vite's manifest. */
interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}

/** Vite's manifest, keyed by source. */
export type Manifest = Record<string, Chunk>;

/** A chunk with all its static imports. */
export function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no file of its own for ${key}.`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** The files of some modules, without the entry, which every document already contains. */
function filesOf(manifest: Manifest, sources: readonly string[]): { scripts: string[]; sheets: string[] } {
  const entry = withImports(manifest, 'index.html');
  const keys = new Set(sources.flatMap((source) => [...withImports(manifest, source)]));
  const chunks = [...keys].filter((key) => !entry.has(key)).flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map(({ file }) => file), sheets: chunks.flatMap(({ css = [] }) => css) };
}

/** Links that load the code and styles of a page together with its document. */
export function assetLinks(manifest: Manifest, pathname: string): string[] {
  const { scripts, sheets } = filesOf(manifest, preloadedSources(pathname));
  return [
    ...sheets.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" crossorigin />`),
  ];
}

const CHAT = '/chat/:conversationId?';

/** Modules that a page imports one after another to show a person's data. `preloads.spec.ts` verifies the list. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  [CHAT]: ['../widgets/src/chat/conversation.tsx', '../core/src/chat/chat.flow.ts'],
  '/account': ['../core/src/account/account.flow.ts', '../core/src/payment/cards.flow.ts'],
  '/payment': ['../core/src/payment/payment.flow.ts', '../core/src/payment/cards.flow.ts'],
};
const FLOWS = ['../core/src/app-parts.ts', '../core/src/app-flows.ts'];
/** Modules that the first press of 'Entrar' imports. */
const SIGN_IN = ['../core/src/app-flows.ts', '../core/src/auth/auth.flow.ts', '../core/src/auth/auth.api.ts'];

/** The files of some modules, without the entry, as a list for `before-paint.js`. */
function listed(manifest: Manifest, sources: readonly string[]): string[] {
  const { scripts, sheets } = filesOf(manifest, sources);
  return [...sheets, ...scripts];
}

const toAttribute = (...lists: string[][]) => [...new Set(lists.flat())].join(' ');

/** The files of a page behind the sign-in: those shown first, and those requested next. */
function filesBehindSignIn(manifest: Manifest, pathname: string): { first: string[]; next: string[] } {
  const sources = preloadedSources(pathname, true);
  const first = listed(manifest, sources);
  const next = listed(manifest, [...sources, ...FLOWS, ...(NEXT[pathname] ?? [])]);
  return { first, next: next.filter((file) => !first.includes(file)) };
}

/**
 * The files of a page behind the sign-in, for `before-paint.js`, because only the browser knows whether somebody is
 * signed in.
 */
export function preloadData(manifest: Manifest, pathname: string): Record<string, string> {
  const { first, next } = filesBehindSignIn(manifest, pathname);
  return {
    'data-signed-in': toAttribute(first),
    'data-next': toAttribute(next),
    'data-signed-out': toAttribute(listed(manifest, preloadedSources('/login'))),
    'data-on-typing': toAttribute(listed(manifest, SIGN_IN)),
  };
}

/** The files of the sign-in and of the chat behind it, for `before-paint.js` in a public document. */
export function signInData(manifest: Manifest): Record<string, string> {
  const { first, next } = filesBehindSignIn(manifest, CHAT);
  return { 'data-on-typing': toAttribute(listed(manifest, SIGN_IN), first, next) };
}
