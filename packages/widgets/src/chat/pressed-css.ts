import css from './pressed.css?inline';

/** Styles shared by all parts that a press opens. */
export const pressedCss: string = css;
