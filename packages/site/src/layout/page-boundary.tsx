import { siteTexts } from '@vesalio/core';
import { Button } from '@vesalio/widgets';
import { Component, type ReactNode } from 'react';

const { pageFailed } = siteTexts;

/** Catches a page that could not be loaded or rendered, usually because a new version replaced its code. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="vs-standstill">
        <h1 className="vs-standstill__title">{pageFailed.title}</h1>
        <p role="alert">{pageFailed.text}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {pageFailed.reload}
        </Button>
      </main>
    );
  }
}
