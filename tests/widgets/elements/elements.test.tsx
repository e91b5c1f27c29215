import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import {
  accountAnswer,
  createFakeBackend,
  loginAnswer,
  openApp,
  paymentRoutes,
  sessionOf,
} from '@vesalio/core/testing';
import { VesalioProvider } from '@vesalio/widgets';
import '@vesalio/widgets/elements';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { elementDocs } from '../../../packages/widgets/element-docs.ts';
import { manifestOf, typingsOf } from '../../../packages/widgets/manifest.ts';
import { boxes } from '../../../packages/widgets/src/elements/rendering/reserve-boxes.ts';
import { GateNotice } from '../../../packages/widgets/src/elements/session/gate-notice.tsx';
import { IdleLock } from '../../../packages/widgets/src/elements/session/idle-lock.tsx';
import { sharedApp } from '../../../packages/widgets/src/elements/session/shared-app.ts';
import { version } from '../../../packages/widgets/src/version.ts';

const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

describe('the public face', () => {
  const { modules } = manifestOf(elementDocs);
  const declarations = modules.flatMap((module) => module.declarations);

  test.each(declarations)(
    '$tagName is what its manifest says, and nothing more (catalogue 62)',
    (declaration) => {
      const Element = customElements.get(declaration.tagName) as CustomElementConstructor & {
        observedAttributes: string[];
        version: string;
      };
      expect([...Element.observedAttributes].sort()).toEqual(
        declaration.attributes.map(({ name }) => name).sort(),
      );
      const inherited = new Set([
        'constructor',
        'connectedCallback',
        'disconnectedCallback',
        'attributeChangedCallback',
      ]);
      const own = Object.getOwnPropertyNames(Element.prototype).filter((name) => !inherited.has(name));
      expect(own.sort()).toEqual(declaration.members.map(({ name }) => name).sort());
      expect(Element.version).toBe(version);
      for (const { name } of declaration.events) expect(name).toMatch(/^vesalio-/);
    },
  );

  test('typings name every tag, attribute, method and event', () => {
    const typings = typingsOf(elementDocs);
    for (const { tagName, attributes, members, events } of declarations) {
      for (const text of [tagName, ...attributes.map(({ name }) => name), ...events.map(({ name }) => name)])
        expect(typings).toContain(`'${text}'`);
      for (const { name } of members) expect(typings).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  test('the variables of the manifest are those that the tokens and sheets read', () => {
    const sheets = ['styles/tokens.css', 'elements/chat/launcher.css']
      .map((file) => read(`packages/widgets/src/${file}`))
      .concat(boxes)
      .join('\n');
    const named = new Set(declarations.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)));
    for (const name of named) expect(sheets).toContain(name);
    const used = [...sheets.matchAll(/var\((--vesalio-[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !name.endsWith('-dark'));
    expect([...new Set(used)].filter((name) => !named.has(name))).toEqual([]);
  });

  test('the version is one', () => {
    for (const part of ['core', 'widgets'])
      expect(JSON.parse(read(`packages/${part}/package.json`)).version).toBe(version);
  });
});

test('an element that leaves the page and returns reports only what has changed meanwhile', async () => {
  const element = document.createElement('vesalio-auth');
  element.setAttribute('base-url', 'http://returns.test');
  const heard: unknown[] = [];
  for (const name of ['vesalio-ready', 'vesalio-session'])
    element.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail?.state]));
  const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
  document.body.append(element);
  const first = [
    ['vesalio-session', 'visitor'],
    ['vesalio-ready', undefined],
  ];
  await expect.poll(() => heard).toEqual(first);
  element.remove();
  await wait();
  expect(element.querySelector('.vesalio')).toBeNull();
  document.body.append(element);
  await expect.poll(() => element.querySelector('.vesalio')).not.toBeNull();
  await wait();
  expect(heard).toEqual(first);
  element.remove();
  await wait();
  sharedApp('http://returns.test', 'memory').app.session.signIn(sessionOf());
  document.body.append(element);
  await expect.poll(() => heard.slice(2)).toEqual([['vesalio-session', 'authenticated']]);
  element.remove();
});

test.each([
  ['', 'Entre novamente.'],
  ['Qual a dose de amoxicilina?', 'Entre novamente. O que você digitou continua aqui.'],
])('after an expired session, the notice names a draft only if there is one: %j', async (draft, words) => {
  // The page's own server is not asked about the page's origin.
  const baseUrl = `${location.origin}/expired${draft.length}`;
  const shared = sharedApp(baseUrl, 'memory');
  const { app } = shared;
  const element = document.createElement('div');
  const leave = shared.join(element);
  await shared.settled();
  app.session.signIn(sessionOf());
  (await app.chat()).setDraft(draft);
  app.session.end('expired');
  const { container, unmount } = render(
    <VesalioProvider app={app}>
      <GateNotice
        surface={{
          host: { element, root: document, attributes: {}, properties: {}, provide() {}, emit: () => true },
          shared,
          app,
          headingLevel: 2,
          announce: () => true,
          navigate() {},
        }}
      />
    </VesalioProvider>,
  );
  await expect.poll(() => container.textContent).toContain(words);
  expect(container.textContent?.includes('digitou')).toBe(draft !== '');
  unmount();
  leave();
});

describe('shared computers', () => {
  afterEach(() => vi.useRealTimers());

  test('an idle element is covered, and the countdown ends the session', async () => {
    vi.useFakeTimers();
    const { app } = await openApp({ 'POST /gateway/logout': { status: 204 } });
    render(
      <VesalioProvider app={app}>
        <IdleLock minutes={5} />
      </VesalioProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    act(() => void document.dispatchEvent(new Event('keydown')));
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alertdialog').textContent).toContain('60 segundos');
    expect(app.session.getState().session).not.toBeNull();
    for (let second = 0; second < 62; second++) await act(() => vi.advanceTimersByTimeAsync(1_000));
    await vi.waitFor(() => expect(app.session.getState().session).toBeNull());
  });
});

test.each(['vesalio-payment', 'vesalio-account'])(
  '<%s> tells its page that a payment was confirmed, once',
  async (tag) => {
    let confirmation = 'pending';
    const paid = { key: 'k', plan: 'fleming_plan', startedAt: '2026-11-20T15:00:00Z' };
    const status = () => (confirmation === 'pending' ? 'pending' : true);
    const backend = createFakeBackend({
      ...paymentRoutes({ paid: () => ({ data: [{ ...paid, confirmation }] }) }),
      'GET /config.json': { data: { sandbox: true } },
      'GET /gateway/embed-origin': { data: { allowed: true } },
      'GET /api/auth/my-account': () => ({
        data: accountAnswer({ activePlan: { id: 2, name: 'fleming_plan', status: status() } }),
      }),
    });
    vi.stubGlobal('fetch', backend.fetch);
    const { clock, session } = sharedApp(`http://${tag}.test`, 'memory').app;
    const { after } = clock;
    let check: (() => void) | undefined;
    vi.spyOn(clock, 'after').mockImplementation((ms, run) => {
      if (ms === 30_000 && session.getState().session) check = run;
      return after(ms, run);
    });
    const element = document.createElement(tag);
    const heard: unknown[] = [];
    element.addEventListener('vesalio-confirmed', (event) => heard.push((event as CustomEvent).detail));
    Object.assign(element, { baseUrl: `http://${tag}.test`, getToken: async () => loginAnswer() });
    element.setAttribute('allow-sensitive', '');
    document.body.append(element);
    await expect.poll(() => check).toBeDefined();
    expect(heard).toEqual([]);
    confirmation = 'confirmed';
    act(() => check?.());
    await expect.poll(() => heard).toEqual([{ plan: 'fleming_plan' }]);
    element.remove();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  },
);

test('<vesalio-plans> keeps the chosen plan on the way to the sign-in of the product', async () => {
  const backend = createFakeBackend({ ...paymentRoutes(), 'GET /config.json': { data: { sandbox: true } } });
  vi.stubGlobal('fetch', backend.fetch);
  const element = document.createElement('vesalio-plans');
  const heard: unknown[] = [];
  element.addEventListener('vesalio-navigate', (event) => {
    event.preventDefault();
    heard.push((event as CustomEvent).detail);
  });
  Object.assign(element, { baseUrl: 'http://plans.test' });
  document.body.append(element);
  const button = () =>
    [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Escolher Fleming',
    );
  await expect.poll(button).toBeDefined();
  act(() => button()?.click());
  await expect.poll(() => heard).toEqual([{ to: '/choose-plan?plan=fleming_plan' }]);
  element.remove();
  vi.unstubAllGlobals();
});

test('data that another gateway has stored is not used', () => {
  localStorage.setItem('vesalio:gateway', 'http://first.test');
  localStorage.setItem('vesalio:jwtToken', 'token of the first');
  sharedApp('http://second.test', 'local');
  expect(localStorage.getItem('vesalio:jwtToken')).toBeNull();

  localStorage.setItem('vesalio:gateway', 'http://third.test');
  localStorage.setItem('vesalio:jwtToken', 'token of the third');
  sharedApp('http://third.test', 'local');
  expect(localStorage.getItem('vesalio:jwtToken')).toBe('token of the third');
  localStorage.clear();
});
