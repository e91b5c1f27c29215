/** The style sheet of what a press opens. Every module with such parts exports it, so that an element can adopt it. */
export { default as pressedCss } from './pressed.css?inline';
