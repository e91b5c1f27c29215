import boxes from './element-boxes.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

/** Adopts a sheet once per root. Policies that forbid `<style>` allow constructable sheets. */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Sizes the elements in a root before their definition, so that the page does not shift after it. */
export const reserveBoxes = (root: Document | ShadowRoot) => adoptStyles(root, boxes);

/** Whether styles can be adopted there: an element outside a page has another root. */
export const isStyleRoot = (root: Node): root is Document | ShadowRoot => 'adoptedStyleSheets' in root;
