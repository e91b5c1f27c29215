import { siteTexts } from '@vesalio/core';
import { Button } from '@vesalio/widgets';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';

const { pageFailed } = siteTexts;

interface BoundaryProps {
  pathname: string;
  children: ReactNode;
}

/**
 * Catches a page that could not be loaded or rendered, because the connection is lost or a new version replaced its
 * code. Another address, such as that of the way back, is tried again.
 */
export function PageBoundary({ children }: Pick<BoundaryProps, 'children'>) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: BoundaryProps) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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

/** The page that failed was to have the focus. The link to it is gone. */
function takeLostFocus(main: HTMLElement | null): void {
  if (main && document.activeElement === document.body) main.focus({ preventScroll: true });
}
