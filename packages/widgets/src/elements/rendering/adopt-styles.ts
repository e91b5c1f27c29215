const sheets = new Map<string, CSSStyleSheet>();

/** Adopts a style sheet once per root. Policies that forbid `<style>` allow constructable sheets. */
export function adoptStyles(root: Document | ShadowRoot, css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Whether this root can adopt styles. An element outside the page has another kind of root. */
export const isStyleRoot = (root: Node): root is Document | ShadowRoot => 'adoptedStyleSheets' in root;
