import type { Token, Tokens } from 'marked';
import { decodeEntities } from './markdown-entities.ts';
import { lexBlocks, lexInline } from './markdown-lexer.ts';
import type { Block, Inline, ListItem } from './markdown-nodes.ts';
import {
  isOverComplex,
  MAX_DEPTH,
  MAX_MARKDOWN_LENGTH,
  normaliseLines,
  readFence,
  splitSegments,
} from './markdown-segments.ts';
import { joinUnits } from './markdown-units.ts';
import { findMarkers } from './references.ts';
import { linkHost, safeHref } from './safe-href.ts';

/** A line of mere words: most of many short paragraphs need no lexer. */
const WORDS = /^\p{L}[\p{L}\p{N} ,;()%]{0,200}\n*$/u;

class TooDeep extends Error {}

/**
 * Parses an answer into blocks. Never throws. What passes the caps (100,000 characters in all, 20 levels,
 * 2,000 delimiters in one block) is shown as plain text.
 */
export function parseMarkdown(source: string): Block[] {
  const text = normaliseLines(source);
  const blocks = splitSegments(text.slice(0, MAX_MARKDOWN_LENGTH)).flatMap(parseSegment);
  return text.length > MAX_MARKDOWN_LENGTH
    ? [...blocks, ...plainBlocks(text.slice(MAX_MARKDOWN_LENGTH))]
    : blocks;
}

/** Parses one segment, the unit that streaming never parses twice once it is finished. */
export function parseSegment(segment: string): Block[] {
  const fence = readFence(segment);
  if (fence) return [{ type: 'code', lang: fence.lang, text: fence.text }];
  if (WORDS.test(segment))
    return [{ type: 'paragraph', children: [{ type: 'text', text: joinUnits(segment.trimEnd()) }] }];
  if (isOverComplex(segment)) return plainBlocks(segment);
  try {
    return toBlocks(lexBlocks(segment), 0);
  } catch {
    // Nesting beyond the cap, or an input the lexer gives up on: the words still have to be shown.
    return plainBlocks(segment);
  }
}

/** The text as paragraphs of nothing but text and line breaks. */
export function plainBlocks(text: string): Block[] {
  return text
    .split(/\n[ \t]*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      type: 'paragraph',
      children: [{ type: 'text', text: part.replace(/^\n+|\n+$/g, '') }],
    }));
}

function toBlocks(tokens: readonly Token[], depth: number): Block[] {
  if (depth > MAX_DEPTH) throw new TooDeep();
  return tokens.flatMap((token) => toBlock(token as Tokens.Generic, depth));
}

function toBlock(token: Tokens.Generic, depth: number): Block[] {
  switch (token.type) {
    case 'heading':
      return [
        { type: 'heading', depth: clampHeading(token.depth), children: toInlines(token.tokens, depth) },
      ];
    case 'paragraph':
    case 'text':
      return [{ type: 'paragraph', children: toInlines(token.tokens ?? lexInline(token.raw), depth) }];
    case 'code':
      return [{ type: 'code', lang: cleanLang(token.lang), text: String(token.text) }];
    case 'blockquote':
      return [{ type: 'quote', children: toBlocks(token.tokens ?? [], depth + 1) }];
    case 'list':
      return [toList(token as Tokens.List, depth)];
    case 'table':
      return [toTable(token as Tokens.Table, depth)];
    case 'hr':
      return [{ type: 'rule' }];
    case 'space':
    case 'checkbox':
      return [];
    default:
      return [{ type: 'paragraph', children: [{ type: 'text', text: token.raw }] }];
  }
}

function clampHeading(depth: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  return Math.min(6, Math.max(1, Number(depth) || 1)) as 1 | 2 | 3 | 4 | 5 | 6;
}

function cleanLang(info: unknown): string {
  return (typeof info === 'string' ? (info.match(/^[\w+#.-]{1,30}/)?.[0] ?? '') : '').toLowerCase();
}

function toList(token: Tokens.List, depth: number): Block {
  const items = token.items.map(
    (item): ListItem => ({
      checked: item.task ? item.checked === true : undefined,
      children: toBlocks(item.tokens, depth + 1),
    }),
  );
  const start = typeof token.start === 'number' ? token.start : 1;
  return { type: 'list', ordered: token.ordered, start, loose: token.loose, items };
}

function toTable(token: Tokens.Table, depth: number): Block {
  const cells = (row: readonly Tokens.TableCell[]): Inline[][] =>
    row.map((cell) => toInlines(cell.tokens, depth));
  return { type: 'table', align: token.align, header: cells(token.header), rows: token.rows.map(cells) };
}

interface InlineState {
  nodes: Inline[];
  /** Text not yet written out, so that a marker cut in two by the lexer is still seen whole. */
  pending: string;
  inLink: boolean;
  depth: number;
}

function toInlines(tokens: readonly Token[] | undefined, depth: number, inLink = false): Inline[] {
  if (depth > MAX_DEPTH) throw new TooDeep();
  const state: InlineState = { nodes: [], pending: '', inLink, depth };
  for (const token of tokens ?? []) addInline(token as Tokens.Generic, state);
  flushText(state);
  return state.nodes;
}

function addInline(token: Tokens.Generic, state: InlineState): void {
  if (token.type === 'text' && !token.tokens) {
    state.pending += decodeEntities(String(token.text));
    return;
  }
  if (token.type === 'checkbox') return;
  flushText(state);
  const inside = (): Inline[] => toInlines(token.tokens, state.depth + 1, state.inLink);
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      state.nodes.push({ type: token.type, children: inside() });
      break;
    case 'codespan':
      state.nodes.push({ type: 'code', text: String(token.text) });
      break;
    case 'br':
      state.nodes.push({ type: 'break' });
      break;
    case 'link':
      state.nodes.push(...toLink(token, state));
      break;
    case 'image':
      state.nodes.push(...toImage(token, state));
      break;
    case 'escape':
      pushText(state.nodes, String(token.text));
      break;
    case 'text':
      state.nodes.push(...toInlines(token.tokens, state.depth + 1, state.inLink));
      break;
    default:
      pushText(state.nodes, token.raw);
  }
}

function toLink(token: Tokens.Generic, state: InlineState): Inline[] {
  const children = toInlines(token.tokens, state.depth + 1, true);
  const href = safeHref(decodeEntities(String(token.href)));
  return href && !state.inLink ? [{ type: 'link', href, host: linkHost(href), children }] : children;
}

/** Nothing is ever fetched: an image becomes a link named by its alternative text, or that text alone. */
function toImage(token: Tokens.Generic, state: InlineState): Inline[] {
  const href = safeHref(decodeEntities(String(token.href)));
  const alt = decodeEntities(String(token.text)).trim();
  if (!href || state.inLink) return alt ? [{ type: 'text', text: alt }] : [];
  const host = linkHost(href);
  return [{ type: 'link', href, host, children: [{ type: 'text', text: alt || host }] }];
}

function flushText(state: InlineState): void {
  const text = state.pending;
  state.pending = '';
  if (text === '') return;
  let from = 0;
  for (const marker of state.inLink ? [] : findMarkers(text)) {
    pushText(state.nodes, text.slice(from, marker.start));
    state.nodes.push({ type: 'citation', ids: marker.ids });
    from = marker.end;
  }
  pushText(state.nodes, text.slice(from));
}

function pushText(nodes: Inline[], text: string): void {
  if (text === '') return;
  const last = nodes.at(-1);
  const before = last?.type === 'text' ? last.text : last?.type === 'strong' ? endOf(last.children) : '';
  const joined = joinUnits(text, before);
  if (last?.type === 'text') nodes[nodes.length - 1] = { type: 'text', text: last.text + joined };
  else nodes.push({ type: 'text', text: joined });
}

function endOf(children: readonly Inline[]): string {
  const last = children.at(-1);
  return last?.type === 'text' ? last.text : '';
}
