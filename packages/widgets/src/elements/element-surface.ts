import type { App } from '@vesalio/core';
import type { ElementHost } from './element-model.ts';
import type { SharedApp } from './session/shared-app.ts';

/** The object that an element passes to its widget. */
export interface ElementSurface {
  host: ElementHost;
  shared: SharedApp;
  app: App;
  /** Level of the first heading. */
  headingLevel: 1 | 2 | 3 | 4 | 5;
  /** Asks the host to open a path of the product. Opens it in a new tab unless the host cancels. */
  navigate(to: string): void;
  /** Announces a path to the host without opening it. Returns false if the host opens it itself. */
  announce(to: string): boolean;
}
