import { type App, siteTexts } from '@vesalio/core';
import { Button, useApp } from '@vesalio/widgets';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { reloadOnce } from '../session/reload-once.ts';
import { PageLoading } from './page-loading.tsx';

const { pageFailed } = siteTexts;

interface BoundaryProps {
  app: App;
  pathname: string;
  children: ReactNode;
}

/**
 * Catches a page that could not be loaded or rendered, because the connection is lost or a new version has replaced its
 * code. Another address, for example after going back, is tried again.
 */
export function PageBoundary({ children }: Pick<BoundaryProps, 'children'>) {
  return (
    <Boundary app={useApp()} pathname={useLocation().pathname}>
      {children}
    </Boundary>
  );
}

interface BoundaryState {
  /** `asking`: the page failed, and it is not known yet whether a reload helps. */
  phase: 'fine' | 'asking' | 'failed';
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { phase: 'fine' };

  static getDerivedStateFromError(): BoundaryState {
    return { phase: 'asking' };
  }

  override componentDidCatch(error: unknown) {
    const fail = () => this.setState(({ phase }) => (phase === 'asking' ? { phase: 'failed' } : null));
    void reloadOnce(error, this.props.app).then((isReloading) => isReloading || fail());
  }

  override componentDidUpdate({ pathname }: BoundaryProps) {
    if (this.state.phase !== 'fine' && pathname !== this.props.pathname) this.setState({ phase: 'fine' });
  }

  override render() {
    const { phase } = this.state;
    if (phase === 'fine') return this.props.children;
    if (phase === 'asking') return <PageLoading />;
    return (
      <main id="conteudo" className="vs-standstill" tabIndex={-1} ref={takeLostFocus}>
        <h1 className="vs-standstill__title">{pageFailed.title}</h1>
        <p role="alert">{pageFailed.text}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {pageFailed.reload}
        </Button>
      </main>
    );
  }
}

/** Takes the focus that the failed page should have received. The link to it is gone. */
function takeLostFocus(main: HTMLElement | null): void {
  if (main && document.activeElement === document.body) main.focus({ preventScroll: true });
}
