import { act } from '@testing-library/react';
import { createApp } from '@vesalio/core';
import { BrowserSite, drawingAt, preloadPage, prerenderedPaths } from '@vesalio/site/app';
import { renderPage } from '@vesalio/site/prerender';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeObserver } from './site-stage.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

const said: Record<string, RegExp> = {
  '/': /A evidência certa, antes da próxima consulta.*dexametasona.*22,9%.*Escolher Fleming.*Perguntas frequentes/s,
  '/benefits': /Respostas com referências/,
  '/testimonials': /Depoimentos ilustrativos/,
  '/login': /Esqueceu sua senha\?/,
  '/register': /Nome completo/,
  '/forgot-password': /Enviar Link/,
  '/terms': /foro da comarca do Rio de Janeiro/,
  '/about': /RDC nº\s657/,
  '/privacy': /Marco Civil da Internet/,
};

describe('pre-rendering', () => {
  it('covers the public pages', () => {
    expect([...prerenderedPaths].sort()).toEqual(Object.keys(said).sort());
  });

  it.each(Object.entries(said))(
    '%s has its content without JavaScript, and no inline style or script',
    async (path, text) => {
      const html = await renderPage(path);
      expect(html).toMatch(text);
      expect(html).not.toMatch(/<script|<style|\sstyle=|javascript:|\son[a-z]+=/i);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('<main');
    },
  );

  const guarded = [
    '/chat',
    '/chat/42',
    '/account',
    '/choose-plan',
    '/payment',
    '/validate-email',
    '/explore',
  ];

  it.each(guarded)('%s shows that the access is being checked, to everybody', async (path) => {
    const html = await renderPage(path);
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Verificando autenticação...');
    expect(html).toBe(await renderPage('/chat'));
    expect(drawingAt(path)).toBe('verifying');
  });

  it('an unknown path shows the page for it', async () => {
    expect(await renderPage('/not-found')).toMatch(/Página Não Encontrada/);
    expect([drawingAt('/nowhere'), drawingAt('/chat/4/2'), drawingAt('/reset-password')]).toEqual(
      Array(3).fill('not-found'),
    );
    expect([drawingAt('/terms/'), drawingAt('/CHAT')]).toEqual(['/terms', 'verifying']);
  });

  const drawn = [...Object.keys(said), '/nowhere', '/chat/42/more', '/chat', '/account', '/explore'];

  it.each(drawn)('%s hydrates without a mismatch, signed in or not', async (path) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const token of [undefined, 'a-token']) {
      window.history.replaceState(null, '', path);
      const container = document.createElement('div');
      document.body.append(container);
      // The server sends the not-found page for an address outside the table.
      container.innerHTML = await renderPage(drawingAt(path) === 'not-found' ? '/not-found' : path);
      const heading = container.querySelector('h1');
      const app = createApp({ baseUrl: '', storage: 'memory' });
      await app.start();
      app.session.signIn({
        token,
        userId: 7,
        acceptTerms: true,
        isEmailValidated: true,
        hasActivePlan: true,
      });
      await preloadPage(path);
      const recovered = vi.fn();
      const root = await act(async () =>
        hydrateRoot(container, <BrowserSite app={app} />, { onRecoverableError: recovered }),
      );
      expect(recovered).not.toHaveBeenCalled();
      if (heading && !token) expect(container.querySelector('h1')).toBe(heading);
      await act(async () => root.unmount());
      container.remove();
    }
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });
});
