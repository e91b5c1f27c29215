import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import preact from '@preact/preset-vite';
import { minify } from 'terser';
import { build, defineConfig, type InlineConfig, type Plugin, runnerImport } from 'vite';
import { groups } from './embed-files.ts';
import { partStyles } from './embed-part-styles.ts';
import { writeRelease } from './embed-release.ts';

const here = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as { version: string };
const outDir = join(here, `dist-embed/v${version}`);
const elements = ['chat', 'launcher', 'auth', 'plans', 'payment', 'account'];
const source = (file: string) => join(here, 'src/elements/embed', file);

/** A default import of React keeps all of it; named ones leave what nobody uses. */
const namedReact: Plugin = {
  name: 'named-react',
  transform: (code, id) =>
    id.includes('node_modules') && /import \w+ from ['"]react['"]/.test(code)
      ? { code: code.replace(/import (\w+) from (['"]react['"])/, 'import * as $1 from $2'), map: null }
      : null,
};

/** Constants as the numbers they are: the whole list of them is not needed to show an input. */
const { limits } = (
  await runnerImport<typeof import('../core/src/limits.ts')>(join(here, '../core/src/limits.ts'))
).module;
const plainLimits: Plugin = {
  name: 'plain-limits',
  enforce: 'pre',
  transform(code, id) {
    if (!/src\/.*\.tsx?$/.test(id) || !code.includes('limits.')) return null;
    const plain = code.replace(/(?<!\w)(?<!(?<!\.\.)\.)limits\.(\w+)/g, (whole, name: string) => {
      const value: unknown = (limits as Record<string, unknown>)[name];
      return value === undefined ? whole : JSON.stringify(value);
    });
    // An import that nobody needs any more would still bring the whole list along.
    const isUnused = !/(?<![\w'/])(?<!(?<!\.\.)\.)limits\./.test(plain);
    return { code: isUnused ? plain.replace(/^import \{ limits \} from .*$/m, '') : plain, map: null };
  },
};

/** r2wc reads no attributes of ours (`define-element.tsx` does): what it would read them with stays out. */
const noConversions: Plugin = {
  name: 'no-conversions',
  transform: (code, id) =>
    /@r2wc\/core\/.*\.js$/.test(id)
      ? { code: code.replace(/\{\s*string: \w+,[^{}]*json: \w+\s*\}/, '{}'), map: null }
      : null,
};

/** Of an icon only its drawing is used: its shapes stand in their order, so that they need no keys. */
const smallIcons: Plugin = {
  name: 'small-icons',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? source('lucide-icon.ts') : undefined),
  transform: (code, id) =>
    /lucide-react\/.*\/icons\/[\w-]+\.mjs$/.test(id)
      ? { code: code.replace(/, key: "\w+"|^ *(name: "[\w-]+"|size: \d+),$/gm, ''), map: null }
      : null,
};

/** Ids that are told apart by the page, not by the element. */
const ownIds: Plugin = {
  name: 'own-ids',
  enforce: 'pre',
  transform: (code, id) =>
    /widgets\/src\/.*\.tsx?$/.test(id)
      ? {
          code: code.replace(
            /import \{([^}]*)\buseId\b,?([^}]*)\} from 'react';/,
            `import {$1$2} from 'react'; import { useId } from '${source('use-id.ts')}';`,
          ),
          map: null,
        }
      : null,
};

/** The brand kit stands in one place; the elements take what they name of it at build time. */
const { brand, legalIdentity } = (
  await runnerImport<typeof import('../site/src/brand.ts')>(join(here, '../site/src/brand.ts'))
).module;

const shared = {
  root: here,
  base: './',
  configFile: false,
  plugins: [
    plainLimits,
    namedReact,
    noConversions,
    smallIcons,
    ownIds,
    partStyles(join(here, 'src')),
    preact({ devToolsEnabled: false }),
  ],
  logLevel: 'warn',
  define: {
    'process.env.NODE_ENV': '"production"',
    __VESALIO_BRAND__: JSON.stringify({
      name: brand.name,
      contactEmail: brand.contactEmail,
      legal: legalIdentity,
    }),
  },
  resolve: {
    alias: [
      { find: /^\.\/http-exchange\.ts$/, replacement: source('http-exchange.ts') },
      { find: 'zod/mini', replacement: source('zod-small.ts') },
    ],
  },
} satisfies InlineConfig;

/** A second pass over what was minified: what every partner's page loads is worth two seconds of a build. */
const smaller: Plugin = {
  name: 'smaller',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        compress: {
          passes: 3,
          unsafe_arrows: true,
          unsafe_methods: true,
          keep_fargs: false,
          hoist_props: true,
        },
        format: { comments: false },
      });
      if (code) chunk.code = code;
    }
  },
};

/** A library's imports are left as they are: there are no style files to wait for. */
const output = { minify: true, comments: false, entryFileNames: '[name].js' } as const;
const target = ['chrome123', 'firefox121', 'safari17.5'];

/** The same elements in one file, for policies that forbid dynamic chunks; then the sums over all files. */
const release: Plugin = {
  name: 'embed-release',
  async closeBundle() {
    await build({
      ...shared,
      build: {
        target,
        outDir,
        emptyOutDir: false,
        lib: { entry: { 'vesalio.single': source('single.ts') }, formats: ['es'] },
        rolldownOptions: { output: { ...output, codeSplitting: false } },
      },
    });
    writeRelease(join(here, 'dist-embed'), version);
  },
};

export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, smaller, release],
  build: {
    target,
    outDir,
    emptyOutDir: true,
    lib: {
      entry: {
        vesalio: source('loader.ts'),
        ...Object.fromEntries(elements.map((name) => [name, source(`${name}.ts`)])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      output: {
        ...output,
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { groups },
      },
    },
  },
});
