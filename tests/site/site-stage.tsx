import { render } from '@testing-library/react';
import { type App, createApp, type LoginAnswer } from '@vesalio/core';
import { BrowserSite, preloadPage } from '@vesalio/site/app';
import { onTestFinished } from 'vitest';

/** An IntersectionObserver that the test controls. */
export class FakeObserver implements IntersectionObserver {
  static readonly all = new Set<FakeObserver>();

  /** The observer of the element with this id. */
  static of(id: string): FakeObserver | undefined {
    return [...FakeObserver.all].find((observer) => [...observer.targets].some((target) => target.id === id));
  }

  /** The observer of this element. */
  static watching(element: Element): FakeObserver | undefined {
    return [...FakeObserver.all].find((observer) => observer.targets.has(element));
  }

  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly targets = new Set<Element>();
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
    FakeObserver.all.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
    FakeObserver.all.delete(this);
  }
  takeRecords() {
    return [];
  }

  /** Reports that an element became visible. */
  arrive(target: Element) {
    this.#report([{ target, isIntersecting: true } as IntersectionObserverEntry], this);
  }

  /** Reports each section's height and its visible part, by section id, in a viewport of the given height. */
  see(viewport: number, sights: Record<string, { visible: number; height: number }>) {
    const entries = Object.entries(sights).map(([id, { visible, height }]) => ({
      target: [...this.targets].find((target) => target.id === id),
      isIntersecting: visible > 0,
      intersectionRect: { height: visible },
      boundingClientRect: { height },
      rootBounds: { height: viewport },
    }));
    this.#report(entries as unknown as IntersectionObserverEntry[], this);
  }
}

export interface Stage {
  app: App;
}

/** Opens the site at a path, as a visitor or as the person in a login answer, with the given navigation state. */
export async function openSite(path: string, answer?: LoginAnswer, state?: object): Promise<Stage> {
  window.history.replaceState(state ? { usr: state } : null, '', path);
  const app = createApp({ baseUrl: '', storage: 'memory' });
  onTestFinished(() => app.dispose());
  await app.start();
  if (answer) app.session.signIn(answer);
  await preloadPage(window.location.pathname);
  render(<BrowserSite app={app} />);
  return { app };
}
