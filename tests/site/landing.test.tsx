import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { landingTexts, plansTexts } from '@vesalio/core';
import { sessionOf } from '@vesalio/core/testing';
import { addressInSight, visibleShare } from '@vesalio/site/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeObserver, openSite } from './site-stage.tsx';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  scrollTo.mockClear();
  scrollIntoView.mockClear();
});

const see = (viewport: number, sights: Record<string, { visible: number; height: number }>) =>
  act(async () => FakeObserver.of('inicio')?.see(viewport, sights));

describe('the section in the address', () => {
  it.each([
    ['exactly half of it', { visible: 400, section: 800, viewport: 900 }, 0.5],
    ['all of it', { visible: 800, section: 800, viewport: 900 }, 1],
    ['a section three screens tall that fills the screen', { visible: 700, section: 2100, viewport: 700 }, 1],
    ['a section without height', { visible: 0, section: 0, viewport: 700 }, 0],
  ])('%s', (_, sight, share) => {
    expect(visibleShare(sight)).toBe(share);
  });

  it.each([
    [{ inicio: 0.5, benefits: 0.2 }, undefined],
    [{ inicio: 0.51, benefits: 0.2 }, '/'],
    [{ inicio: 0.55, benefits: 0.8 }, '/benefits'],
    [{ testimonials: 1 }, '/testimonials'],
    [{ inicio: 0, benefits: 0, testimonials: 0 }, undefined],
  ])('%o gives %s', (shares, path) => {
    expect(addressInSight(new Map(Object.entries(shares)))).toBe(path);
  });
});

describe('the landing page', () => {
  it('recommends one plan, and says what a plan does not have in this version', async () => {
    await openSite('/');
    const offer = (name: string) => within(screen.getByRole('article', { name }));
    for (const name of ['Gratuito', 'Fleming', 'Hipócrates'])
      expect([name, offer(name).queryAllByText('Recomendado').length]).toEqual([
        name,
        name === 'Fleming' ? 1 : 0,
      ]);
    expect(offer('Hipócrates').getByText(plansTexts.notes.hippocrates)).toBeTruthy();
    expect(offer('Gratuito').getByText(plansTexts.notes.free)).toBeTruthy();
  });

  it('replaces the hash with the visible section, without entries in the history or scrolling', async () => {
    await openSite('/');
    expect([...(FakeObserver.of('inicio')?.targets ?? [])].map(({ id }) => id)).toEqual([
      'inicio',
      'benefits',
      'testimonials',
    ]);
    const before = window.history.length;
    await see(900, { inicio: { visible: 100, height: 900 }, benefits: { visible: 700, height: 800 } });
    expect(window.location.pathname).toBe('/benefits');
    expect(screen.getByRole('link', { name: 'Benefícios', current: 'page' })).toBeTruthy();
    await see(900, { benefits: { visible: 100, height: 800 }, testimonials: { visible: 500, height: 600 } });
    expect(window.location.pathname).toBe('/testimonials');
    await see(900, { testimonials: { visible: 250, height: 600 } });
    expect(window.location.pathname).toBe('/testimonials');
    await see(900, { inicio: { visible: 900, height: 1100 }, testimonials: { visible: 0, height: 600 } });
    expect(window.location.pathname).toBe('/');
    expect(window.history.length).toBe(before);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('opens a deep link at its section, and keeps that address while it scrolls there', async () => {
    await openSite('/testimonials');
    expect(scrollIntoView.mock.contexts[0]).toBe(document.getElementById('testimonials'));
    await see(900, { inicio: { visible: 900, height: 900 } });
    expect(window.location.pathname).toBe('/testimonials');
    act(() => void window.dispatchEvent(new Event('scrollend')));
    await see(900, { inicio: { visible: 900, height: 900 } });
    expect(window.location.pathname).toBe('/');
  });

  it('does not change the address while the page of a pressed link loads', async () => {
    await openSite('/');
    // The router changes the address before React renders.
    window.history.pushState({ key: 'pressed', idx: 1 }, '', '/privacy');
    await see(900, { benefits: { visible: 800, height: 800 } });
    expect(window.location.pathname).toBe('/privacy');
  });

  it('scrolls to a section from the header, keeping the page mounted', async () => {
    const user = userEvent.setup();
    await openSite('/');
    const title = screen.getByRole('heading', { level: 1 });
    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('link', { name: 'Benefícios' }));
    await waitFor(() =>
      expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.getElementById('benefits')),
    );
    expect(window.location.pathname).toBe('/benefits');
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  });

  it('has five links, Entrar and Cadastrar', async () => {
    await openSite('/');
    const header = within(screen.getByRole('banner'));
    const ways = [
      ['Início', '/'],
      ['Benefícios', '/benefits'],
      ['Depoimentos', '/testimonials'],
      ['Privacidade', '/privacy'],
      ['Termos', '/terms'],
      ['Entrar', '/login'],
      ['Cadastrar', '/register'],
    ] as const;
    for (const [name, path] of ways) {
      expect(header.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(path);
    }
  });

  it('offers the assistant to a signed-in person', async () => {
    await openSite('/', {
      token: 't',
      userId: 7,
      acceptTerms: true,
      isEmailValidated: true,
      hasActivePlan: true,
    });
    const header = within(screen.getByRole('banner'));
    expect(header.getAllByRole('link', { name: 'Ir para o chat' })[0]?.getAttribute('href')).toBe('/chat');
    expect(header.queryByRole('link', { name: 'Entrar' })).toBeNull();
    expect(header.queryByRole('link', { name: 'Cadastrar' })).toBeNull();
  });

  it('sells a signed-in person no account and no plan that they have', async () => {
    await openSite('/', sessionOf({ hasActivePlan: true, planName: 'fleming_plan' }));
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: /^Começar gratuitamente|^Criar conta/ })).toBeNull();
    expect(main.queryByText(/^Você cria a conta/)).toBeNull();
    for (const link of main.getAllByRole('link', { name: 'Ir para o chat' }))
      expect(link.getAttribute('href')).toBe('/chat');
    const offer = (name: string) => within(screen.getByRole('article', { name }));
    expect(offer('Fleming').getByText('Plano atual')).toBeTruthy();
    expect(offer('Fleming').getByRole('link').getAttribute('href')).toBe('/chat');
    expect(offer('Hipócrates').getByRole('link').getAttribute('href')).toBe(
      '/choose-plan?plan=hippocrates_plan',
    );
    expect(offer('Gratuito').getByRole('link').getAttribute('href')).toBe('/choose-plan');
  });

  it('opens the menu, closes it on Escape with the focus back on its button, and when the focus leaves', async () => {
    const user = userEvent.setup();
    await openSite('/');
    const toggle = screen.getByRole('button', { name: 'Abrir menu' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.tagName).toBe('NAV');
    await user.click(toggle);
    expect(screen.getByRole('button', { name: 'Fechar menu', expanded: true })).toBe(toggle);
    screen.getByRole('navigation', { name: 'Navegação principal' }).querySelector('a')?.focus();
    await user.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
    await user.click(toggle);
    act(() => within(screen.getByRole('main')).getAllByRole('link')[0]?.focus());
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows the five testimonials three times, once for assistive technology, and can be paused', async () => {
    const user = userEvent.setup();
    await openSite('/');
    const region = screen.getByRole('region', { name: landingTexts.testimonials.region });
    expect(region.tabIndex).toBe(0);
    const items = [...region.querySelectorAll('li')];
    expect(items).toHaveLength(15);
    expect(within(region).getAllByRole('listitem')).toHaveLength(5);
    for (const { text, name } of landingTexts.testimonials.items) {
      expect(
        items.filter((item) => item.textContent?.includes(text) && item.textContent.includes(name)),
      ).toHaveLength(3);
    }
    expect(screen.getByText('Depoimentos ilustrativos: pessoas e situações são fictícias.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pausar depoimentos' }));
    expect(region.dataset.paused).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Continuar depoimentos' }));
    expect(region.dataset.paused).toBeUndefined();
  });

  it('shows the finished answer first, and replays it with real citations once it is visible and the page idle', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const user = userEvent.setup();
    await openSite('/');
    const card = screen.getByRole('region', { name: 'Demonstração do assistente' });
    expect(card.textContent).toContain('ventilação mecânica');
    expect(within(card).queryByRole('button', { name: /demonstração$/ })).toBeNull();
    FakeObserver.watching(card)?.arrive(card);
    await user.click(await within(card).findByRole('button', { name: 'Pausar demonstração' }));
    const answer = card.querySelector('.vs-answer');
    const written = answer?.textContent ?? '';
    expect(written).not.toContain('mecânica');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(answer?.textContent).toBe(written);
    await user.click(within(card).getByRole('button', { name: 'Continuar demonstração' }));
    await within(card).findByRole('button', { name: 'Repetir demonstração' });
    expect(within(card).getAllByRole('button', { name: 'Referência 1' })).toHaveLength(2);
    expect(answer?.textContent).toContain('mecânica');
  });

  it('shows only the finished answer with reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await openSite('/');
    const card = screen.getByRole('region', { name: 'Demonstração do assistente' });
    FakeObserver.watching(card)?.arrive(card);
    await within(card).findByRole('button', { name: 'Repetir demonstração' });
    expect(within(card).getAllByRole('button', { name: 'Referência 1' })).toHaveLength(2);
  });

  it('keeps the focus on a case when the replay begins and when the case is chosen', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await openSite('/');
    const card = screen.getByRole('region', { name: 'Demonstração do assistente' });
    const dengue = within(card).getByRole('button', { name: 'Dengue' });
    dengue.focus();
    FakeObserver.watching(card)?.arrive(card);
    await within(card).findByRole('button', { name: 'Repetir demonstração' });
    expect(document.activeElement).toBe(dengue);
    await userEvent.keyboard('{Enter}');
    expect(dengue.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(dengue);
  });

  it('switches between three cases, and shows one at a time', async () => {
    const user = userEvent.setup();
    await openSite('/');
    const card = screen.getByRole('region', { name: 'Demonstração do assistente' });
    const cases = within(within(card).getByRole('group', { name: 'Casos da demonstração' }));
    expect(cases.getAllByRole('button')).toHaveLength(3);
    await user.click(cases.getByRole('button', { name: 'Dengue' }));
    expect(cases.getByRole('button', { pressed: true }).textContent).toBe('Dengue');
    expect(within(card).getAllByRole('list')).toHaveLength(1);
    expect(within(card).getByRole('list').textContent).toContain('Ministério da Saúde');
  });

  it('keeps a question and the free plan for the person who signs up', async () => {
    const user = userEvent.setup();
    const { app } = await openSite('/');
    await user.type(screen.getByRole('textbox', { name: 'Mensagem' }), 'Meta de pressão?{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/register'));
    expect(JSON.parse(app.tabStorage.get('own:question') ?? '{}')).toMatchObject({
      text: 'Meta de pressão?',
    });
    expect(JSON.parse(app.tabStorage.get('own:intent') ?? '{}')).toEqual({ isFreeWanted: true });
  });

  it('leads from each plan to a registration that remembers it', async () => {
    await openSite('/');
    const way = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(way('Escolher Gratuito')).toBe('/register');
    expect(way('Escolher Fleming')).toBe('/register?plan=fleming_plan');
    expect(way('Escolher Hipócrates')).toBe('/register?plan=hippocrates_plan');
    expect(way('Solicitar cotação')).toMatch(/^mailto:contato@vesalio\.example/);
  });
});
