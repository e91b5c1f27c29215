/**
 * The browser engines on this machine except current Chromium, all with the same few actions.
 *
 * Firefox ESR: driven over WebDriver BiDi. Playwright stays at 1.64, because 1.65 uses a command that ESR 153 lacks.
 * WebKit: the MiniBrowser of WebKitGTK, the closest to Safari, driven by its own WebDriver.
 * Chromium 109: the last version for Windows 7 and 8.1, from an npm package (`install.mjs`).
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
export const chromium109 = join(root, 'node_modules/.cache/engines/chromium-109');

const first = (...paths) => paths.find((path) => path && existsSync(path));
/** `/usr/lib/{architecture}/webkit2gtk-4.x/MiniBrowser` */
const miniBrowser = () =>
  readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-gnu'))
    .flatMap(({ name }) =>
      ['4.1', '4.0'].map((version) => join('/usr/lib', name, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));

/** Engines by name. `find` returns the binary, or undefined if it is not installed. */
export const engines = {
  firefox: {
    find: () => first(process.env.FIREFOX, '/usr/bin/firefox-esr'),
    open: async (executablePath) => {
      const { firefox } = await import('playwright-core');
      return openPlaywright(await firefox.launch({ channel: 'moz-firefox', executablePath }));
    },
  },
  webkit: {
    find: () => first('/usr/bin/WebKitWebDriver') && first('/usr/bin/Xvfb') && miniBrowser(),
    open: openWebkit,
  },
  chromium109: {
    find: () => first(process.env.CHROMIUM_109, chromium109),
    open: async (executablePath) => {
      const { chromium } = await import('playwright-core');
      const args = ['--no-sandbox', '--disable-gpu', '--no-zygote'];
      // A normal Chromium grants both permissions on a user action. This old headless one does not.
      const permissions = ['clipboard-read', 'clipboard-write'];
      return openPlaywright(await chromium.launch({ executablePath, args }), { permissions });
    },
  },
};

/**
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} goto
 * @property {(source: string) => Promise<unknown>} evaluate runs a function body in the page
 * @property {(x: number, y: number) => Promise<void>} press presses the mouse at this point of the viewport
 * @property {(x: number, y: number) => Promise<void>} hover
 * @property {(from: number[], to: number[]) => Promise<void>} drag holds the mouse from one point to another
 * @property {(text: string) => Promise<void>} type presses keys; '\n' is Enter
 * @property {(keys: string) => Promise<void>} key presses one key, with an optional modifier: `Control+v`
 * @property {(path: string) => Promise<void>} screenshot
 * @property {() => string[]} errors the page errors so far
 * @property {() => Promise<void>} close
 */

/** @returns {Promise<Driver>} */
async function openPlaywright(browser, options = {}) {
  const page = await browser.newPage({
    viewport: { width: 1024, height: 768 },
    locale: 'pt-BR',
    ...options,
  });
  const errors = [];
  let hasShot = false;
  page.on('pageerror', (error) => {
    // In Firefox, the page's policy blocks the style that Playwright adds for a screenshot.
    if (!hasShot || !String(error).includes('style-src-elem')) errors.push(String(error));
  });
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (source) => page.evaluate(`(() => {${source}})()`),
    press: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    drag: async (from, to) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 5 });
      await page.mouse.up();
    },
    type: async (text) => {
      for (const [index, line] of text.split('\n').entries()) {
        if (index > 0) await page.keyboard.press('Enter');
        // Type keys, because in Firefox over BiDi React's inputs do not notice a filled value.
        await page.keyboard.type(line);
      }
    },
    key: (keys) => page.keyboard.press(keys),
    screenshot: async (path) => {
      hasShot = true;
      await page.screenshot({ path });
    },
    errors: () => errors,
    close: () => browser.close(),
  };
}

/** @returns {Promise<Driver>} */
async function openWebkit(binary) {
  const display = `:${90 + (process.pid % 400)}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1024x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const { Builder, Capabilities, Key, Origin } = await import('selenium-webdriver');
  const port = 20_000 + (process.pid % 20_000);
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', NO_AT_BRIDGE: '1' },
  });
  const stop = () => {
    driverProcess.kill();
    screen.kill();
  };
  // `close` never ends a browser that hangs.
  process.on('exit', stop);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  await listening(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
    .catch((error) => {
      stop();
      throw error;
    });
  await driver.manage().window().setRect({ width: 1024, height: 800 });
  const at = (x, y) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT });
  return {
    goto: (url) => driver.get(url),
    evaluate: (source) => driver.executeScript(source),
    press: (x, y) => driver.actions().move(at(x, y)).click().perform(),
    hover: (x, y) => driver.actions().move(at(x, y)).perform(),
    drag: (from, to) =>
      driver
        .actions()
        .move(at(...from))
        .press()
        .move(at(...to))
        .release()
        .perform(),
    key: (keys) => {
      const [name, modifier] = keys.split('+').reverse();
      const key = name === 'Backspace' ? Key.BACK_SPACE : (Key[name.toUpperCase()] ?? name);
      const actions = driver.actions();
      if (!modifier) return actions.sendKeys(key).perform();
      const held = Key[modifier.toUpperCase()];
      return actions.keyDown(held).sendKeys(key).keyUp(held).perform();
    },
    type: (text) => driver.actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform(),
    screenshot: async (path) => {
      const { writeFileSync } = await import('node:fs');
      writeFileSync(path, Buffer.from(await driver.takeScreenshot(), 'base64'));
    },
    errors: () => [],
    close: async () => {
      await driver.quit().catch(() => undefined);
      stop();
    },
  };
}

async function listening(port) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start');
}
