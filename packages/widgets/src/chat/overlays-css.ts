import css from './overlays.css?inline';

/** Styles shared by all overlays of the chat. */
export const overlaysCss: string = css;
