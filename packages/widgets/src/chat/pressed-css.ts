import css from './pressed.css?inline';

/** Styles that all parts share that a press opens. */
export const pressedCss: string = css;
