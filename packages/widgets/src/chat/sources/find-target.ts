import type { Block, ChatFlow, ChatMessage, CheckedClaim, Inline, ProvedSentence } from '@vesalio/core';
import { numberReferences } from '@vesalio/core';
import { parseAnswer } from '../answer/answer-parse.ts';
import { type ProofModule, proof } from '../proof/lazy-proof.ts';
import {
  type BlockKey,
  keysOf,
  type Place,
  placeOfElement,
  placeOfPoint,
  withoutSpace,
} from './answer-place.ts';
import type { SourcePress } from './open-source-context.ts';

/** One claim of a cited sentence. A sentence without a comparable claim is one step without `claim`. */
export interface Step {
  sentence: ProvedSentence;
  claim: CheckedClaim | undefined;
  drawn: DrawnSentence;
}

/** The block of a sentence in the rendered answer, and the letters of the block before its start and its end. */
interface DrawnSentence extends BlockKey {
  start: number;
  end: number;
}

/** Where the drawer opens. */
export interface SourceTarget {
  message: ChatMessage;
  /** Number of the marker that was pressed. */
  number: number | undefined;
  /** Every claim of the answer, in reading order; empty if nothing could be compared. */
  steps: readonly Step[];
  /** Index of the pressed step; -1 if the marker is not in a checked sentence. */
  at: number;
  takesFocus: boolean;
  /** The pressed marker, or one beside the pressed words. The focus returns to it. */
  citation: HTMLElement | null;
}

/** Milliseconds within which a second press selects a word. */
const DOUBLE_PRESS = 250;

/** The target of a press on a marker or a cited sentence; undefined if there is none. */
export async function findTarget(press: SourcePress, flow: ChatFlow): Promise<SourceTarget | undefined> {
  const { target, x, y, takesFocus } = press;
  const id = target.closest<HTMLElement>('[data-message]')?.dataset.message;
  const message = flow.store.getState().messages.find((entry) => entry.id === id);
  if (!message) return undefined;
  const marker = target.closest<HTMLElement>('.vs-cite');
  const citation = marker ?? target.closest('p, li, td, th')?.querySelector<HTMLElement>('.vs-cite') ?? null;
  // Read before the first await, because the page may change afterwards.
  const place = marker ? placeOfElement(marker) : placeOfPoint(target, x, y);
  if (!marker && (!place || (press.isMouse && (await isSelecting())))) return undefined;
  const number = marker ? Number(marker.textContent) : undefined;
  const module = await proof.load().catch(() => undefined);
  const steps = module ? stepsOf(module, message) : [];
  const reference = referenceId(message, number);
  const sentence = place && sentenceAt(steps, place, marker !== null, reference);
  if (!marker && !sentence) return undefined;
  const at = sentence ? firstStep(steps, sentence, reference) : -1;
  return { message, number, steps, at, takesFocus, citation };
}

const hasSelection = () => String(getSelection()) !== '';

/** A drag has selected text when it is released; a double press selects it a little later. */
async function isSelecting(): Promise<boolean> {
  if (hasSelection()) return true;
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS));
  return hasSelection();
}

const stepsByMessage = new WeakMap<ChatMessage, readonly Step[]>();

function stepsOf(module: ProofModule, message: ChatMessage): readonly Step[] {
  const known = stepsByMessage.get(message);
  if (known) return known;
  const { blocks } = parseAnswer(message.text);
  const whole = module.checkBlocks(blocks, message.references);
  const check = message.interrupted ? module.withoutCut(whole, blocks) : whole;
  const runs = runsOf(blocks);
  const flat = runs.map((run) => module.flattenInlines(run).text);
  const keys = keysOf(flat.map(withoutSpace));
  const found = check.sentences.flatMap((sentence): Step[] => {
    const { inlines, start, end } = sentence.place;
    const index = runs.indexOf(inlines);
    const letters = (to: number) => withoutSpace((flat[index] ?? '').slice(0, to)).length;
    const drawn = { text: '', nth: -1, ...keys[index], start: letters(start), end: letters(end) };
    // The '95%' of an interval tells a reader nothing of its own, unless it differs.
    const claims: readonly (CheckedClaim | undefined)[] = sentence.claims.filter(
      ({ kind, verdict }) => kind !== 'confidence-level' || verdict !== 'confere',
    );
    return (claims.length > 0 ? claims : [undefined]).map((claim) => ({ sentence, claim, drawn }));
  });
  stepsByMessage.set(message, found);
  return found;
}

/** The runs that are drawn as blocks, in reading order. */
const runsOf = (blocks: readonly Block[]): (readonly Inline[])[] =>
  blocks.flatMap((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return [block.children];
      case 'quote':
        return runsOf(block.children);
      case 'list':
        return block.items.flatMap(({ children }) => runsOf(children));
      case 'table':
        return [block.header, ...block.rows].flat();
      default:
        return [];
    }
  });

export const verdictOf = ({ sentence, claim }: Step) => claim?.verdict ?? sentence.verdict;

const isIn = ({ drawn }: Step, { text, nth }: BlockKey): boolean => drawn.text === text && drawn.nth === nth;

/**
 * The sentence at a position. A marker belongs to the words before it. One that stands alone in a cell, or behind the
 * name of a row, a column or a list, belongs to the first sentence of these that cites its source.
 */
function sentenceAt(
  all: readonly Step[],
  place: Place,
  isMarker: boolean,
  reference: string | undefined,
): ProvedSentence | undefined {
  const { at, near } = place;
  const own = all.findLast((step) => {
    const { start, end } = step.drawn;
    return isIn(step, place) && (isMarker ? start < at || at === 0 : start <= at && at < end);
  });
  if (own || !isMarker || reference === undefined) return own?.sentence;
  return all.find(
    (step) => step.sentence.referenceIds.includes(reference) && near.some((key) => isIn(step, key)),
  )?.sentence;
}

function referenceId(message: ChatMessage, number: number | undefined): string | undefined {
  if (number === undefined) return undefined;
  const { list } = numberReferences(parseAnswer(message.text).cited, message.references);
  return list[number - 1]?.reference?.id;
}

/** Prefers a diverging claim, then a claim of the pressed marker's source, then the sentence's first claim. */
function firstStep(steps: readonly Step[], sentence: ProvedSentence, reference: string | undefined): number {
  const find = (fits: (step: Step) => boolean) =>
    steps.findIndex((step) => step.sentence === sentence && fits(step));
  const wanted = [
    find(({ claim }) => claim?.verdict === 'diverge' && (!reference || claim.referenceId === reference)),
    find(({ claim }) => reference !== undefined && claim?.referenceId === reference),
    find(() => true),
  ];
  return wanted.find((index) => index >= 0) ?? -1;
}
