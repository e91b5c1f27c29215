export { brand } from './brand.ts';
export { needsFreshDocument } from './google/google-document.ts';
export { addressInSight, visibleShare } from './landing/section-address.ts';
export { breadcrumbsOf } from './layout/breadcrumbs.ts';
export { pageMeta, prerenderedPaths } from './navigation/page-meta.ts';
export { drawingAt, pageSource, preloadPage } from './routes.tsx';
export { BrowserSite } from './site-app.tsx';
