// The sources drawer, in a separate module.

export { pressedCss } from '../pressed-css.ts';
export { findTarget } from './find-target.ts';
export { SourcesDrawer } from './sources-drawer.tsx';
