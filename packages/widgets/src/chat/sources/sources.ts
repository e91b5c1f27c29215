// The sources drawer, in a module of its own.

export { pressedCss } from '../pressed-css.ts';
export { findTarget } from './find-target.ts';
export { SourcesDrawer } from './sources-drawer.tsx';
