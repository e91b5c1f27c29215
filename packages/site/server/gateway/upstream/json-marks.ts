/** The bytes that structure JSON text. */
export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const COMMA = 0x2c;
/** `[` */
export const ARRAY = 0x5b;
/** `[` and `{` */
export const OPENING: ReadonlySet<number> = new Set([ARRAY, 0x7b]);
/** `]` and `}` */
export const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
