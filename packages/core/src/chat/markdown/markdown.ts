import { readBlocks } from './blocks.ts';
import type { Block, Inline, ListItem } from './nodes.ts';
import {
  isOverComplex,
  isProse,
  MAX_DEPTH,
  MAX_MARKDOWN_LENGTH,
  normaliseLines,
  readFence,
  splitSegments,
} from './segments.ts';
import { joinUnits } from './units.ts';

/** A line of plain words. Matches most short paragraphs and avoids the full parser. */
const WORDS = /^\p{L}[\p{L}\p{N} ,;()%]{0,200}\n*$/u;

/**
 * Parses an answer into blocks. Never throws. Text beyond the limits (100,000 characters in total, 20 levels, 2,000
 * delimiters in one block) becomes plain text.
 */
export function parseMarkdown(source: string): Block[] {
  const text = normaliseLines(source);
  const blocks = parseText(text.slice(0, MAX_MARKDOWN_LENGTH));
  return text.length > MAX_MARKDOWN_LENGTH
    ? [...blocks, ...plainBlocks(text.slice(MAX_MARKDOWN_LENGTH))]
    : blocks;
}

const parseText = (text: string, isOpen = false): Block[] =>
  splitSegments(text).flatMap((segment, index, { length }) =>
    parseSegment(segment, isOpen && index === length - 1),
  );

/**
 * Parses one segment. During streaming, a finished segment is parsed only once.
 * @param isOpen more text will follow, so characters that may become Markdown syntax are hidden
 */
export function parseSegment(segment: string, isOpen = false): Block[] {
  const fence = readFence(segment);
  // The info string of the fence may be incomplete.
  if (fence && isOpen && !segment.includes('\n')) return [];
  if (fence && isProse(fence)) return parseText(fence.text, isOpen);
  if (fence) return [{ type: 'code', lang: fence.lang, text: fence.text }];
  if (WORDS.test(segment))
    return [{ type: 'paragraph', children: [{ type: 'text', text: joinUnits(segment.trimEnd()) }] }];
  if (isOverComplex(segment)) return plainBlocks(segment);
  const blocks = readBlocks(segment, isOpen);
  return isDeeper(blocks, MAX_DEPTH) ? plainBlocks(segment) : blocks;
}

/** Converts a text into paragraphs of only text and line breaks. */
export function plainBlocks(text: string): Block[] {
  return text
    .split(/\n[ \t]*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      type: 'paragraph',
      children: [{ type: 'text', text: part.replace(/^\n+|\n+$/g, '') }],
    }));
}

/** Whether the nodes are nested deeper than `levels`. */
function isDeeper(nodes: readonly (Block | Inline | ListItem)[], levels: number): boolean {
  return (
    levels < 0 ||
    nodes.some((node) => {
      if ('children' in node) return isDeeper(node.children, levels - 1);
      if ('items' in node) return isDeeper(node.items, levels);
      return 'rows' in node && [node.header, ...node.rows].flat().some((cell) => isDeeper(cell, levels - 1));
    })
  );
}
