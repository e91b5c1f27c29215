import css from './pressed.css?inline';

/** Styles of the parts that a press opens. Every module with such parts exports it, for elements to adopt. */
export const pressedCss: string = css;
