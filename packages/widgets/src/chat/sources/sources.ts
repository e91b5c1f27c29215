// The sources drawer, in a separate module.

import { overlaysCss } from '../overlays-css.ts';
import sourcesCss from './sources.css?inline';

export { ProofPopup } from '../proof/proof-popup.tsx';
export { findTarget } from './find-target.ts';
export { SourcesDrawer } from './sources-drawer.tsx';

/** For elements to adopt. */
export const sheets: readonly string[] = [overlaysCss, sourcesCss];
