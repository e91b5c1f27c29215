/** Styles of the parts that a press opens. Every module with such parts exports it, for elements to adopt. */
export { default as pressedCss } from './pressed.css?inline';
