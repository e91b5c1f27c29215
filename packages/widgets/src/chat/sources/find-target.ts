import type { BlocksCheck, ChatFlow, ChatMessage, CheckedClaim, ProvedSentence } from '@vesalio/core';
import { numberReferences } from '@vesalio/core';
import { parseAnswer } from '../answer/answer-parse.ts';
import { type ProofModule, proof } from '../proof/lazy-proof.ts';
import { type Place, placeOfElement, placeOfPoint, withoutSpace } from './answer-place.ts';
import type { SourcePress } from './open-source-context.ts';

/** One claim of a cited sentence. A sentence without a comparable claim is one step without `claim`. */
export interface Step {
  sentence: ProvedSentence;
  claim: CheckedClaim | undefined;
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
  module: ProofModule | undefined;
  takesFocus: boolean;
}

/** Milliseconds within which a second press selects a word. */
const DOUBLE_PRESS = 250;

/** The target of a press on a marker or a cited sentence; undefined if there is none. */
export async function findTarget(press: SourcePress, flow: ChatFlow): Promise<SourceTarget | undefined> {
  const { target, x, y, takesFocus } = press;
  const id = target.closest<HTMLElement>('[data-message]')?.dataset.message;
  const message = flow.store.getState().messages.find((entry) => entry.id === id);
  if (!message) return undefined;
  const marker = target.closest('.vs-cite');
  // Read before the first await, because the page may change afterwards.
  const place = marker ? placeOfElement(marker) : placeOfPoint(target, x, y);
  if (!marker && (!place || (press.isMouse && (await isSelecting())))) return undefined;
  const number = marker ? Number(marker.textContent) : undefined;
  const module = await proof.load().catch(() => undefined);
  const check = module && checkOf(module, message);
  const steps = stepsOf(check);
  const sentence = module && check && place && sentenceAt(module, check, place, marker !== null);
  if (!marker && !sentence) return undefined;
  const at = sentence ? firstStep(steps, sentence, referenceId(message, number)) : -1;
  return { message, number, steps, at, module, takesFocus };
}

const hasSelection = () => String(getSelection()) !== '';

/** A drag has selected text when it is released; a double press selects it a little later. */
async function isSelecting(): Promise<boolean> {
  if (hasSelection()) return true;
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS));
  return hasSelection();
}

const checks = new WeakMap<ChatMessage, BlocksCheck>();

function checkOf(module: ProofModule, message: ChatMessage): BlocksCheck {
  const known = checks.get(message);
  if (known) return known;
  const { blocks } = parseAnswer(message.text);
  const whole = module.checkBlocks(blocks, message.references);
  const check = message.interrupted ? module.withoutCut(whole, blocks) : whole;
  checks.set(message, check);
  return check;
}

const stepsOf = (check: BlocksCheck | undefined): Step[] =>
  (check?.sentences ?? []).flatMap((sentence) => {
    const claims: readonly (CheckedClaim | undefined)[] =
      sentence.claims.length > 0 ? sentence.claims : [undefined];
    return claims.map((claim) => ({ sentence, claim }));
  });

/** The position of a sentence in the rendered text of its block. */
export function drawnPlace(module: ProofModule, { place }: ProvedSentence) {
  const { text } = module.flattenInlines(place.inlines);
  const letters = (end: number) => withoutSpace(text.slice(0, end)).length;
  return { text: withoutSpace(text), start: letters(place.start), end: letters(place.end) };
}

/** The sentence at a position. A marker belongs to the words before it. */
function sentenceAt(module: ProofModule, check: BlocksCheck, { text, at }: Place, isMarker: boolean) {
  return check.sentences.findLast((sentence) => {
    const drawn = drawnPlace(module, sentence);
    if (drawn.text !== text) return false;
    return isMarker ? drawn.start < at || at === 0 : drawn.start <= at && at < drawn.end;
  });
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
