/**
 * Checks the packages as they would be published: built, packed, checked by publint and are-the-types-wrong, and used
 * from the tarballs in React 19, Preact, Vue 3 and plain HTML, each in a real browser. Prints one line per check.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build } from 'vite';
import { publishedEntries } from '../../packages/published-entries.mjs';
import { readEmbed } from '../bench/embed-files.mjs';
import { findChromium } from '../browser.mjs';
import { lintBuild, withoutReason } from '../browsers/compatibility/lint-build.mjs';
import { packAll } from './pack.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const resolveFrom = createRequire(import.meta.url);
const attw = createRequire(resolveFrom.resolve('@arethetypeswrong/cli/package.json'));
const { checkPackage, createPackageFromTarballData } = await import(
  pathToFileURL(attw.resolve('@arethetypeswrong/core')).href
);
const tsc = join(dirname(resolveFrom.resolve('typescript/package.json')), 'bin/tsc');
const work = mkdtempSync(join(tmpdir(), 'vesalio-packages-'));
let passed = 0;
let failed = 0;

async function check(name, run) {
  try {
    await run();
    passed++;
    console.log(`ok    ${name}`);
  } catch (error) {
    failed++;
    console.log(`FAIL  ${name}\n      ${String(error?.stdout ?? '')}${String(error?.message ?? error)}`);
  }
}

function demand(condition, message) {
  if (!condition) throw new Error(message);
}

const node = (args, cwd = root) =>
  execFileSync(process.execPath, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Creates a project with the tarballs and this repository's dependencies installed. */
function project(name, extra) {
  const folder = join(work, name);
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@vesalio'), { recursive: true });
  for (const part of ['core', 'widgets']) {
    const target = join(modules, '@vesalio', part);
    mkdirSync(target);
    execFileSync('tar', ['-xzf', tarballs[part], '-C', target, '--strip-components=1']);
    const own = join(root, 'packages', part, 'node_modules');
    for (const dependency of readdirSync(own)) link(own, modules, dependency);
  }
  for (const dependency of extra) link(join(root, 'node_modules'), modules, dependency);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  return folder;
}

function link(from, to, name) {
  if (name.startsWith('.') || name === '@vesalio') return;
  if (name.startsWith('@') && !name.includes('/')) {
    for (const inner of readdirSync(join(from, name))) link(from, to, `${name}/${inner}`);
    return;
  }
  const target = join(to, name);
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(from, name), target);
}

const ANSWERS = {
  'GET /config.json': { sandbox: true, version: 'test' },
  'POST /assistant-token': 'token-of-the-host',
};

/** Serves only the built hosts. There is no gateway, so the elements show the visitor's state. */
async function serve(folder) {
  const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' };
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://host').pathname;
    const answer = ANSWERS[`${request.method} ${path}`];
    if (answer)
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** The examples in the guide, unchanged. */
const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
const example = (language, nth = 0) => {
  const code = [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))][nth]?.[1];
  demand(code, `docs/embedding.md has no example ${nth + 1} in ${language}`);
  return code;
};
const HAND_OVER = `async () => { window.asked = (window.asked ?? 0) + 1; return null; }`;

const HOSTS = {
  'the React example of the guide': {
    extra: ['react', 'react-dom', '@types'],
    files: { 'assistant.tsx': example('tsx') },
    entry: `import { createElement as h } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Assistant } from './assistant.tsx';
      const getToken = ${HAND_OVER};
      createRoot(document.querySelector('#root')).render(h(Assistant, { getToken }));`,
    async look(page) {
      await page.getByRole('button', { name: 'Qual a dose de ataque?' }).waitFor();
      await page.waitForFunction(() => window.asked === 1);
    },
  },
  'the React components of the guide': {
    extra: ['react', 'react-dom', '@types'],
    files: { 'chat.tsx': example('tsx', 1).replace('https://GATEWAY', '') },
    entry: `import { createElement as h } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Chat } from './chat.tsx';
      createRoot(document.querySelector('#root')).render(h(Chat));`,
    async look(page) {
      const send = page.getByRole('button', { name: 'Enviar' });
      await page.getByRole('textbox', { name: 'Mensagem' }).fill('Qual a dose de ataque?');
      demand(
        await send.evaluate((button) => getComputedStyle(button).cursor === 'pointer'),
        'the sheet of the components is not there',
      );
      demand(
        await page.evaluate(() => localStorage.length === 0),
        'something is written into the localStorage of the host',
      );
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/auth/my-account')),
      );
    },
  },
  'the Vue example of the guide': {
    extra: ['vue', 'react', 'react-dom'],
    alias: { vue: 'vue/dist/vue.esm-bundler.js' },
    entry: `import { createApp } from 'vue';
      import '@vesalio/widgets/elements';
      const app = createApp({
        template: ${JSON.stringify(example('vue'))},
        setup: () => ({
          getToken: ${HAND_OVER},
          questions: ['Pergunta da casa?'],
          ready: () => { document.title = 'ready'; },
        }),
      });
      app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('vesalio-');
      app.mount('#root');`,
    async look(page) {
      await page.getByRole('button', { name: 'Pergunta da casa?' }).waitFor();
      await page.waitForFunction(() => document.title === 'ready' && window.asked === 1);
    },
  },
  'React 19': {
    extra: ['react', 'react-dom'],
    entry: `import { createElement as h, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import { createApp } from '@vesalio/core';
      import { ChatWidget, VesalioProvider } from '@vesalio/widgets';
      import '@vesalio/widgets/styles.css';
      import '@vesalio/widgets/elements';
      const app = createApp({ storage: 'memory' });
      void app.start();
      createRoot(document.querySelector('#root')).render(h('div', null,
        h(VesalioProvider, { app }, h('div', { className: 'vesalio' }, h(ChatWidget))),
        h('vesalio-chat', { suggestions: ['Pergunta da casa?'], 'onvesalio-ready': () => { document.title = 'ready'; } })));`,
    async look(page) {
      await page.getByRole('textbox', { name: 'Mensagem' }).nth(1).waitFor();
      await page.getByRole('button', { name: 'Pergunta da casa?' }).waitFor();
      await page.waitForFunction(() => document.title === 'ready');
    },
  },
  Preact: {
    extra: ['preact'],
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    entry: `import { h, render } from 'preact';
      import '@vesalio/widgets/elements';
      render(h('vesalio-chat', { suggestions: ['Pergunta da casa?'], 'heading-level': '3' }), document.querySelector('#root'));`,
    async look(page) {
      await page.getByRole('button', { name: 'Pergunta da casa?' }).waitFor();
      await page.getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  'Vue 3': {
    extra: ['vue', 'react', 'react-dom'],
    entry: `import { createApp, h, ref } from 'vue';
      import '@vesalio/widgets/elements';
      createApp({ setup: () => {
        const questions = ref(['Pergunta da casa?']);
        return () => h('vesalio-chat', { suggestions: questions.value, onVesalioReady: () => { document.title = 'ready'; } });
      } }).mount('#root');`,
    async look(page) {
      await page.getByRole('button', { name: 'Pergunta da casa?' }).waitFor();
      await page.waitForFunction(() => document.title === 'ready');
    },
  },
  'plain HTML': {
    extra: ['react', 'react-dom'],
    body: '<vesalio-chat theme="dark"></vesalio-chat><vesalio-launcher></vesalio-launcher>',
    entry: `import '@vesalio/widgets/elements';`,
    async look(page) {
      await page.getByRole('textbox', { name: 'Mensagem' }).waitFor();
      // The visitor's notice is loaded lazily, so the package must also contain its style sheet.
      const notice = page.locator('vesalio-chat .vs-gate').first();
      await notice.waitFor();
      demand(
        await notice.evaluate((element) => getComputedStyle(element).display === 'flex'),
        'the parts of an element have no styles',
      );
      await page.getByRole('button', { name: 'Abrir assistente clínico' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Mensagem' }).waitFor();
    },
  },
};

const tarballs = {};
/** The manifest of a staged package, with every entry by name. */
const described = (name) => {
  const folder = join(work, 'staged', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { ...manifest, exports: publishedEntries(folder, manifest.exports) };
};
const declarations = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => ({ path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }));
await check('a clean pack builds and holds everything that is exported', () => {
  for (const name of ['core', 'widgets'])
    rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });
  Object.assign(tarballs, packAll(root, work));
  for (const [name, tarball] of Object.entries(tarballs)) {
    mkdirSync(join(work, 'staged', name), { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', join(work, 'staged', name), '--strip-components=1']);
    const { exports, dependencies } = described(name);
    const files = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    for (const file of [...files, 'LICENSE', 'README.md', ...(name === 'widgets' ? ['CHANGELOG.md'] : [])])
      demand(existsSync(join(work, 'staged', name, file)), `${name} has no ${file}`);
    for (const [dependency, range] of Object.entries(dependencies))
      demand(/^\^\d/.test(range), `${name} depends on ${dependency} ${range}: no caret range`);
  }
});
await check('the packages use nothing that the oldest supported browsers lack', () => {
  const missing = withoutReason(
    lintBuild(Object.keys(tarballs).map((name) => join(root, 'packages', name, 'dist'))),
  );
  demand(missing.length === 0, missing.join('\n'));
});

await check('the published types name no library but the peers and zod', () => {
  for (const name of Object.keys(tarballs)) {
    const staged = join(work, 'staged', name);
    const { peerDependencies = {} } = described(name);
    const allowed = [...Object.keys(peerDependencies), '@vesalio/core', 'zod/mini'];
    for (const { path, text } of declarations(staged)) {
      const own = { 'dist/vue.d.ts': 'vue', 'dist/svelte.d.ts': 'svelte/elements' }[relative(staged, path)];
      for (const [, from] of text.matchAll(/(?:from|import|import\()\s*['"]([^.'"][^'"]*)['"]/g))
        demand(allowed.includes(from) || from === own, `${path} names ${from}`);
    }
  }
});
for (const name of Object.keys(tarballs)) {
  await check(`@vesalio/${name}: publint finds nothing (catalogue 62)`, async () => {
    const { messages, pkg } = await publint({
      pkgDir: join(work, 'staged', name),
      level: 'warning',
      strict: true,
    });
    demand(messages.length === 0, messages.map((message) => formatMessage(message, pkg)).join('\n      '));
  });
  await check(`@vesalio/${name}: the types are not wrong (catalogue 62)`, async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarballs[name])), {
      // On its own, the check leaves out the entries of a pattern.
      includeEntrypoints: Object.keys(described(name).exports),
    });
    // Accept ES modules only, for bundlers and Node's own loader. The packages do not support CommonJS.
    const problems = (result.problems ?? []).filter(
      ({ kind, resolutionKind, entrypoint }) =>
        resolutionKind !== 'node10' && kind !== 'CJSResolvesToESM' && !/\.(css|json)$/.test(entrypoint ?? ''),
    );
    demand(problems.length === 0, JSON.stringify(problems, null, 2));
  });
}
const strictTypes = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2023', 'dom'],
  types: [],
};
for (const [module, moduleResolution] of [
  ['node16', 'node16'],
  // `nodenext` has the same rules under another name. The guide's examples below are resolved as by a bundler.
  ...(process.env.LONG
    ? [
        ['nodenext', 'nodenext'],
        ['esnext', 'bundler'],
      ]
    : []),
])
  await check(`every entry passes strict TypeScript under ${moduleResolution}, declarations included`, () => {
    const folder = project(`strict-${moduleResolution}`, ['react', 'react-dom', '@types', 'vue']);
    const entries = Object.entries(described('widgets').exports).flatMap(([entry, { types }]) =>
      // Only Svelte hosts have the module that this entry augments. tests/embed/hosts covers it.
      types && entry !== './svelte' ? [entry.replace('.', '@vesalio/widgets')] : [],
    );
    demand(entries.length > 9, `only ${entries.length} entries`);
    const imports = ['@vesalio/core', ...entries].map(
      (entry, at) => `export * as entry${at} from '${entry}';\n`,
    );
    const wrapper = `import { VesalioChat } from '@vesalio/widgets/react';
      import { createElement } from 'react';
      export const chat = createElement(VesalioChat, { baseUrl: 'https://gateway.example', getToken: async () => null });
      // @ts-expect-error: no such mode
      export const wide = createElement(VesalioChat, { mode: 'wide' });
      // @ts-expect-error: no promise
      export const sync = createElement(VesalioChat, { getToken: () => 'token' });\n`;
    writeFileSync(join(folder, 'entries.ts'), imports.join('') + wrapper);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { ...strictTypes, skipLibCheck: false, module, moduleResolution },
        files: ['entries.ts'],
      }),
    );
    node([tsc, '-p', folder, '--singleThreaded']);
  });
const elements = Object.keys(described('widgets').exports).flatMap(
  (entry) => /^\.\/elements\/(.+)/.exec(entry)?.[1] ?? [],
);
await check('an entry and a React component exist for each tag of the manifest, and no others', async () => {
  const staged = join(work, 'staged/widgets');
  const read = (file) => readFileSync(join(staged, file), 'utf8');
  const names = JSON.parse(read('dist/custom-elements.json')).modules.flatMap(({ declarations: all }) =>
    all.map(({ tagName }) => tagName.replace('vesalio-', '')),
  );
  const same = (found, expected, what) =>
    demand(found.sort().join() === expected.sort().join(), `the ${what} are ${found}`);
  same(elements, [...names], 'entries');
  const components = names.map((name) => `Vesalio${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const [, exported = ''] = /^export \{ (.*) \};$/m.exec(read('dist/react.js')) ?? [];
  same(exported.split(', '), [...components], 'components');
  const typed = [...read('dist/react.d.ts').matchAll(/^export declare function (\w+)/gm)];
  same(
    typed.map(([, name]) => name),
    [...components],
    'typed components',
  );
});
await check('the manifest feeds VS Code and the JetBrains editors', () => {
  const staged = join(work, 'staged/widgets');
  const json = (file) => JSON.parse(readFileSync(join(staged, file), 'utf8'));
  const tags = json('dist/custom-elements.json').modules.flatMap(({ declarations: all }) =>
    all.map(({ tagName, attributes }) => `${tagName} ${attributes.map(({ name }) => name).join(' ')}`),
  );
  const named = ({ name, attributes }) => `${name} ${attributes.map((each) => each.name).join(' ')}`;
  const { tags: vscode } = json('dist/vscode.html-custom-data.json');
  demand(vscode.map(named).join() === tags.join(), 'VS Code has other tags than the manifest');
  const theme = vscode[0].attributes.find(({ name }) => name === 'theme').values.map(({ name }) => name);
  demand(theme.join() === 'light,dark,auto', `the values of theme are ${theme}`);
  const types = json(json('package.json')['web-types']);
  demand(types.contributions.html.elements.map(named).join() === tags.join(), 'web-types has other tags');
  demand(types.version === json('package.json').version, 'web-types is of another version');
  const css = json('dist/vscode.css-custom-data.json');
  demand(
    css.pseudoElements.some(({ name }) => name === '::part(composer)'),
    'no part in the CSS data',
  );
});
const { filesOf, total } = readEmbed();
/** The budget of a chat's first moment, in bytes. */
const FIRST_MOMENT = 38_000;
for (const name of process.env.LONG ? elements : ['chat'])
  await check(`<vesalio-${name}> alone bundles no other, and weighs what the script weighs`, async () => {
    const folder = project(`weight-${name}`, ['preact']);
    writeFileSync(join(folder, 'main.js'), `import '@vesalio/widgets/elements/${name}';`);
    const { output } = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: {
        alias: {
          react: 'preact/compat',
          'react-dom': 'preact/compat',
          'react/jsx-runtime': 'preact/jsx-runtime',
        },
      },
      build: {
        write: false,
        target: 'chrome109',
        modulePreload: false,
        rolldownOptions: { input: join(folder, 'main.js') },
      },
    });
    const chunks = new Map(output.map((chunk) => [chunk.fileName, chunk]));
    const modules = output.flatMap((chunk) => chunk.moduleIds ?? []);
    // A launcher opens a chat.
    const own = name === 'launcher' ? ['launcher', 'chat'] : [name];
    const others = elements.filter(
      (other) => !own.includes(other) && modules.some((id) => id.endsWith(`/${other}.element.js`)),
    );
    demand(others.length === 0, `other elements are bundled: ${others}`);
    const loaded = new Set();
    const load = (chunk) => {
      if (!chunk?.code || loaded.has(chunk)) return;
      loaded.add(chunk);
      for (const file of chunk.imports) load(chunks.get(file));
    };
    load(output.find(({ isEntry }) => isEntry));
    const weight = [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    // In a page's own bundle, React renders the first view. The script's loader draws it with fewer bytes.
    const script = name === 'chat' ? FIRST_MOMENT : total(filesOf(name));
    demand(weight < script * 1.1, `<vesalio-${name}> weighs ${weight} bytes, in the script ${script}`);
  });
await check('the React examples of the guide have the types that the tarballs declare', () => {
  const folder = project('types', ['react', 'react-dom', '@types']);
  writeFileSync(join(folder, 'assistant.tsx'), example('tsx'));
  writeFileSync(join(folder, 'chat.tsx'), example('tsx', 1));
  // A wrong value must be rejected, which proves that the types are checked.
  writeFileSync(
    join(folder, 'wrong.tsx'),
    example('tsx').replace('<VesalioChat', '// @ts-expect-error: no such mode\n<VesalioChat mode="wide"'),
  );
  // The same declaration as in vite/client.
  writeFileSync(join(folder, 'sheets.d.ts'), "declare module '*.css';");
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...strictTypes, jsx: 'react-jsx' },
      files: ['assistant.tsx', 'chat.tsx', 'wrong.tsx', 'sheets.d.ts'],
    }),
  );
  node([tsc, '-p', folder, '--singleThreaded']);
});
await check(
  'a host without React has the types of the elements, their events taken off as they are put on',
  () => {
    const folder = project('html', []);
    rmSync(join(folder, 'node_modules/react'), { recursive: true, force: true });
    rmSync(join(folder, 'node_modules/react-dom'), { recursive: true, force: true });
    writeFileSync(
      join(folder, 'host.ts'),
      `import '@vesalio/widgets/elements';
      const chat = document.querySelector('vesalio-chat');
      const told = (event: CustomEvent<{ messageId: string | number | null }>) => event.detail.messageId;
      chat?.addEventListener('vesalio-answer', told);
      chat?.removeEventListener('vesalio-answer', told);
      const wrong = (event: CustomEvent<{ messageId: boolean }>) => event.detail.messageId;
      // @ts-expect-error: an event of another shape
      chat?.addEventListener('vesalio-answer', wrong);
      export const asked: Promise<void> | undefined = chat?.ask('Qual a dose de ataque?');\n`,
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: strictTypes, files: ['host.ts'] }),
    );
    node([tsc, '-p', folder, '--singleThreaded']);
  },
);
/** Hosts with aliases need their own build, which only the long suite makes. */
const hosted = Object.entries(HOSTS).filter(([, { alias }]) => !alias || process.env.LONG);
/** Hosts with the same bundler aliases are pages of one build. */
const aliases = new Set(hosted.map(([, { alias }]) => JSON.stringify(alias)));
const browser = await chromium.launch({ ...(findChromium() ? { executablePath: findChromium() } : {}) });
for (const alias of aliases) {
  const hosts = hosted.filter(([, host]) => JSON.stringify(host.alias) === alias);
  const pathOf = (name) => name.replace(/\W/g, '');
  const folder = project(
    pathOf(hosts[0][0]),
    hosts.flatMap(([, { extra }]) => extra),
  );
  await check(`${hosts.map(([name]) => name).join(', ')}: built with the tarballs`, async () => {
    for (const [name, host] of hosts) {
      const own = join(folder, pathOf(name));
      mkdirSync(own);
      writeFileSync(
        join(own, 'index.html'),
        `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"></head><body><div id="root"></div>${host.body ?? ''}<script type="module" src="./main.js"></script></body></html>`,
      );
      writeFileSync(join(own, 'main.js'), host.entry);
      for (const [file, code] of Object.entries(host.files ?? {})) writeFileSync(join(own, file), code);
    }
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      resolve: { alias: hosts[0][1].alias ?? {}, dedupe: ['react', 'react-dom', 'preact'] },
      build: {
        outDir: 'out',
        target: 'es2022',
        rolldownOptions: { input: hosts.map(([name]) => join(folder, pathOf(name), 'index.html')) },
      },
    });
  });
  const { url, close } = await serve(join(folder, 'out'));
  for (const [name, host] of hosts)
    await check(`${name} works with the tarballs (catalogue 62)`, async () => {
      const page = await browser.newPage();
      const errors = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.setDefaultTimeout(15_000);
      try {
        await page.goto(`${url}${pathOf(name)}/`);
        await host.look(page);
        demand(errors.length === 0, errors.join('\n'));
      } finally {
        await page.close();
      }
    });
  close();
}
await browser.close();
rmSync(work, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
