export { default as restCss } from './element-rest.css?inline';
