/**
 * Finds a Chromium for the browser tests. When run as a program, installs one if needed: with apt as root, otherwise
 * with Playwright.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The headless shell uses a fifth less CPU time than the full browser. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findFirst(names) {
  for (const name of names) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim().split('\n')[0];
  }
  return PLACES.find((place) => existsSync(place));
}

/** The path of a browser. Undefined if Playwright's own should be used. */
export function findChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  return findFirst(NAMES);
}

/** The path of a full browser. The headless shell has no back-forward cache. */
export const findWholeChromium = () => findFirst(NAMES.filter((name) => !name.includes('headless')));

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
}

function install() {
  if (findChromium() ?? playwrightsOwn()) return;
  if (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    spawnSync('which', ['apt-get']).status === 0
  ) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    const browser = ['chromium-headless-shell', 'chromium'].find(
      (name) => spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0,
    );
    execFileSync('apt-get', ['install', '-y', '-qq', browser ?? 'chromium', 'fonts-liberation'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) install();
