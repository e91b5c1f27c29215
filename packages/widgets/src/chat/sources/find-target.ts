import type { BlocksCheck, ChatFlow, ChatMessage, CheckedClaim, ProvedSentence } from '@vesalio/core';
import { numberReferences } from '@vesalio/core';
import { parseAnswer } from '../answer/answer-parse.ts';
import { type ProofModule, proof } from '../proof/lazy-proof.ts';
import { type Place, placeOfElement, placeOfPoint, withoutSpace } from './answer-place.ts';
import type { SourcePress } from './open-source-context.ts';

/** One thing that a cited sentence says; a sentence without anything comparable is one step by itself. */
export interface Step {
  sentence: ProvedSentence;
  claim: CheckedClaim | undefined;
}

/** What the drawer opens at. */
export interface SourceTarget {
  message: ChatMessage;
  /** Number of the marker that was pressed. */
  number: number | undefined;
  /** Every claim of the answer, in reading order; empty where nothing could be compared. */
  steps: readonly Step[];
  /** The step pressed; -1 where the marker stands in no checked sentence. */
  at: number;
  module: ProofModule | undefined;
  takesFocus: boolean;
}

/** Milliseconds in which a second press selects a word. */
const DOUBLE_PRESS = 250;

/** What a press means: the source of a marker or of a cited sentence, or nothing. */
export async function findTarget(press: SourcePress, flow: ChatFlow): Promise<SourceTarget | undefined> {
  const { target, x, y, takesFocus } = press;
  const id = target.closest<HTMLElement>('[data-message]')?.dataset.message;
  const message = flow.store.getState().messages.find((entry) => entry.id === id);
  if (!message) return undefined;
  const marker = target.closest('.vs-cite');
  // Before anything is awaited: the page may look different afterwards.
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

async function isSelecting(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, DOUBLE_PRESS));
  return String(getSelection()) !== '';
}

const checks = new WeakMap<ChatMessage, BlocksCheck>();

function checkOf(module: ProofModule, message: ChatMessage): BlocksCheck {
  const known =
    checks.get(message) ?? module.checkBlocks(parseAnswer(message.text).blocks, message.references);
  checks.set(message, known);
  return known;
}

const stepsOf = (check: BlocksCheck | undefined): Step[] =>
  (check?.sentences ?? []).flatMap((sentence) => {
    const claims: readonly (CheckedClaim | undefined)[] =
      sentence.claims.length > 0 ? sentence.claims : [undefined];
    return claims.map((claim) => ({ sentence, claim }));
  });

/** Where a sentence stands in the drawn text of its block. */
export function drawnPlace(module: ProofModule, { place }: ProvedSentence) {
  const { text } = module.flattenInlines(place.inlines);
  const letters = (end: number) => withoutSpace(text.slice(0, end)).length;
  return { text: withoutSpace(text), start: letters(place.start), end: letters(place.end) };
}

/** The sentence at a place; a marker belongs to the words before it. */
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

/** What diverges first, then what the marker pressed supports, then the first claim. */
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
