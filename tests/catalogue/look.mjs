/**
 * Compares the pictures of all stories between two commits.
 *
 * pnpm test:look BASE             BASE against the working tree
 * pnpm test:look BASE chat        only stories whose id contains `chat`
 *
 * Each story plays at 360 px, is resized to 1280 px, and is pictured in both themes. A difference counts if it occurs
 * in
 * three pairs of pictures.
 * Skips stories whose built files are the same at both commits. Files that are not part of Storybook, such as the
 * diagnosis page, do not count.
 * Skips stories tagged `moving`, because their picture depends on the moment.
 * Writes look-results/ with an index page, and before, after and difference pictures of each changed story.
 * Exits with 1 if a story changed, appeared, disappeared or did not end.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../browser.mjs';
import { digestsOf } from './look-modules.mjs';
import { differenceOf, openPage, picturesOf, serve, THEMES, WIDTHS } from './look-pictures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'look-results');
const [base, filter = ''] = process.argv.slice(2);
if (!base) {
  console.error('usage: pnpm test:look BASE [part of a story id]');
  process.exit(2);
}
const run = (cwd, command, ...args) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

function buildStorybook(folder, target) {
  run(
    folder,
    process.execPath,
    join(folder, 'node_modules/storybook/dist/bin/dispatcher.js'),
    'build',
    '-o',
    target,
    '--quiet',
  );
}

/** Builds the Storybook of a commit in a separate worktree, which is removed afterward. */
function buildCommit(commit, target) {
  const tree = mkdtempSync(join(tmpdir(), 'vesalio-look-'));
  run(root, 'git', 'worktree', 'add', '--detach', '--force', tree, commit);
  try {
    run(tree, 'npm', 'run', '-s', 'setup');
    buildStorybook(tree, target);
  } finally {
    run(root, 'git', 'worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  }
}

/** The digest of each story, by id. */
function storiesOf(folder) {
  const digests = digestsOf(folder);
  return new Map(
    Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries)
      .filter(({ type, id, tags }) => type === 'story' && id.includes(filter) && !tags.includes('moving'))
      .map(({ id, importPath }) => [id, digests.get(importPath)]),
  );
}

function writeIndex(changes, added, removed) {
  const list = (title, ids) =>
    ids.length > 0 ? `<h2>${title}</h2><ul>${ids.map((id) => `<li>${id}</li>`).join('')}</ul>` : '';
  const rows = changes
    .map(
      ({ name, share }) =>
        `<h2>${name} <small>${(share * 100).toFixed(2)}%</small></h2><p>${['before', 'after', 'difference'].map((kind) => `<img loading="lazy" alt="${kind}" src="${name}.${kind}.png">`).join('')}</p>`,
    )
    .join('');
  writeFileSync(
    join(out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>test:look</title><style>body{font:16px system-ui;margin:24px}img{max-width:32%;vertical-align:top;border:1px solid #ccc}</style><h1>${changes.length} changed</h1>${list('New', added)}${list('Gone', removed)}${rows}`,
  );
}

/** Compares a story in two served Storybooks. If it changed, takes two more pairs of pictures to confirm. */
async function changesOf(pages, urls, id) {
  const both = () =>
    Promise.all([picturesOf(pages.left, urls.before, id), picturesOf(pages.right, urls.after, id)]);
  let suspects;
  let old;
  let now;
  for (let pair = 0; pair < 3; pair++) {
    [old, now] = await both();
    suspects = (suspects ?? Object.keys(now)).filter((name) => !old[name].equals(now[name]));
    if (suspects.length === 0) return [];
  }
  const changes = [];
  for (const suspect of suspects) {
    const difference = await differenceOf(pages.judge, old[suspect], now[suspect]);
    if (!difference) continue;
    const name = `${id}-${suspect}`;
    writeFileSync(join(out, `${name}.before.png`), old[suspect]);
    writeFileSync(join(out, `${name}.after.png`), now[suspect]);
    writeFileSync(join(out, `${name}.difference.png`), Buffer.from(difference.png, 'base64'));
    changes.push({ name, share: difference.share });
    console.log(`changed  ${name}  ${(difference.share * 100).toFixed(2)}%`);
  }
  return changes;
}

/** Compares the given stories, several at a time. `broken` lists those that did not end. */
async function compare(browser, urls, ids) {
  const changes = [];
  const broken = [];
  let next = 0;
  const work = async () => {
    const pages = {
      left: await openPage(browser),
      right: await openPage(browser),
      judge: await browser.newPage(),
    };
    while (next < ids.length) {
      const id = ids[next++];
      if (next % 50 === 0) console.log(`         ${next} of ${ids.length}`);
      try {
        changes.push(...(await changesOf(pages, urls, id)));
      } catch (error) {
        broken.push(id);
        console.log(`broken   ${id}  ${String(error).split('\n')[0]}`);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { changes, broken };
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const folders = {
  before: mkdtempSync(join(tmpdir(), 'vesalio-before-')),
  after: mkdtempSync(join(tmpdir(), 'vesalio-after-')),
};
const executablePath = findChromium();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
let isSame = false;
try {
  buildCommit(base, folders.before);
  buildStorybook(root, folders.after);
  const [before, after] = [storiesOf(folders.before), storiesOf(folders.after)];
  if (before.size + after.size === 0) throw new Error(`No story has "${filter}" in its id.`);
  const added = [...after.keys()].filter((id) => !before.has(id));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const common = [...after.keys()].filter((id) => before.has(id));
  const touched = common.filter((id) => before.get(id) !== after.get(id));
  console.log(`${touched.length} of ${common.length} stories have changed files`);
  const servers = { before: await serve(folders.before), after: await serve(folders.after) };
  const urls = { before: servers.before.url, after: servers.after.url };
  const { changes, broken } = await compare(browser, urls, touched);
  for (const server of Object.values(servers)) server.close();
  for (const id of added) console.log(`new      ${id}`);
  for (const id of removed) console.log(`gone     ${id}`);
  writeIndex(changes, added, removed);
  isSame = changes.length + added.length + removed.length + broken.length === 0;
  console.log(
    `${touched.length} stories at ${WIDTHS.join(' and ')} px, ${THEMES.join(' and ')}: ${
      isSame ? 'none looks different' : `see ${join(out, 'index.html')}`
    }`,
  );
} finally {
  await browser.close();
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
}
process.exit(isSame ? 0 : 1);
