import { GatewayFailure } from '../failure.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { BACKSLASH, CLOSING, COMMA, OPENING, QUOTE } from './json-marks.ts';

/** More members than any answer has. Parsing millions of tiny members would block the process for seconds. */
const MAX_MEMBERS = 250_000;
/** Deeper than any answer. Serializing much deeper JSON would overflow the stack. */
const MAX_DEPTH = 200;

/** The closing quote of the string that opens at `start`. Not byte by byte, because a picture is one string. */
function endOfString(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(QUOTE, start + 1); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) {
    let escapes = 0;
    while (bytes[at - 1 - escapes] === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return bytes.length;
}

/** @throws GatewayFailure 502 for JSON with too many members or levels. Text that is not JSON passes. */
export function demandBoundedJson(bytes: Uint8Array): void {
  let members = 0;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (byte === COMMA) members += 1;
    else if (OPENING.has(byte)) {
      members += 1;
      depth += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    // Text that does not start as JSON is never parsed.
    else if (depth === 0 && byte > 0x20) return;
    if (members > MAX_MEMBERS || depth > MAX_DEPTH) throw new GatewayFailure(502, texts.upstreamDown);
  }
}
