/** Entity names and their characters, alternating. */
const NAMES =
  'amp & lt < gt > quot " apos \' nbsp \u00a0 colon : deg ° micro µ plusmn ± le ≤ ge ≥ ne ≠ times × divide ÷ middot · ndash – mdash — hellip … rarr → larr ← uarr ↑ darr ↓ alpha α beta β gamma γ delta δ Delta Δ mu μ sup2 ² sup3 ³ frac12 ½'.split(
    ' ',
  );

/** Decodes the character references that answers use, in one pass. Unknown ones stay as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g,
    (whole, dec, hex, name) => {
      if (name !== undefined) return NAMES[NAMES.indexOf(name) + 1 || Infinity] ?? whole;
      const code = dec === undefined ? Number.parseInt(hex, 16) : Number(dec);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : '\ufffd';
    },
  );
}
