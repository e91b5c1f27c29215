import type { aboutTexts } from './about.ts';
import type { accountTexts } from './account.ts';
import type { addressTexts } from './address.ts';
import type { answerActionTexts } from './answer/answer-actions.ts';
import type { answerMenuTexts } from './answer/answer-menu.ts';
import type { citationPopupTexts } from './answer/citation-popup.ts';
import type { contextTexts, editTexts, followUpTexts } from './answer/clinical.ts';
import type { exportTexts } from './answer/export.ts';
import type { proofTexts } from './answer/proof.ts';
import type { comparisonTexts } from './answer/proof-comparison.ts';
import type { proofLoadTexts } from './answer/proof-load.ts';
import type { readingTexts } from './answer/reading.ts';
import type { referenceNoticeTexts } from './answer/reference-notices.ts';
import type { sourceTexts } from './answer/sources.ts';
import type { attachmentTexts } from './attachments.ts';
import type { authTexts } from './auth.ts';
import type { chatTexts } from './chat.ts';
import type { findTexts, shortcutTexts } from './chat-header.ts';
import type { conversationTexts } from './conversations.ts';
import type { dictationTexts } from './dictation.ts';
import type { driveTexts } from './drive.ts';
import type { embedTexts } from './embed/embed.ts';
import type { embedFormTexts } from './embed/embed-forms.ts';
import type { embedSessionTexts } from './embed/embed-session.ts';
import type { consentTexts, tabSignInTexts } from './embed/tab-sign-in.ts';
import type { feedbackTexts } from './feedback.ts';
import type { generalTexts } from './general.ts';
import type { identifierTexts } from './identifiers.ts';
import type { landingTexts } from './landing.ts';
import type { operationTexts } from './operation.ts';
import type { paymentTexts } from './payment.ts';
import type { plansTexts } from './plans.ts';
import type { resumedTexts } from './resumed.ts';

/** The shape of a text object with its literals widened to string, so that it accepts any text. */
export type TextShape<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends string
    ? string
    : T extends readonly (infer I)[]
      ? readonly TextShape<I>[]
      : { readonly [K in keyof T]: TextShape<T[K]> };

/** Every text of the product, by feature. */
export interface Texts {
  general: TextShape<typeof generalTexts>;
  landing: TextShape<typeof landingTexts>;
  auth: TextShape<typeof authTexts>;
  plans: TextShape<typeof plansTexts>;
  payment: TextShape<typeof paymentTexts>;
  account: TextShape<typeof accountTexts>;
  address: TextShape<typeof addressTexts>;
  chat: TextShape<
    typeof chatTexts &
      typeof answerActionTexts &
      typeof answerMenuTexts &
      typeof attachmentTexts &
      typeof citationPopupTexts &
      typeof contextTexts &
      typeof conversationTexts &
      typeof dictationTexts &
      typeof driveTexts &
      typeof editTexts &
      typeof exportTexts &
      typeof feedbackTexts &
      typeof findTexts &
      typeof shortcutTexts &
      typeof operationTexts &
      typeof aboutTexts &
      typeof followUpTexts &
      typeof resumedTexts &
      typeof identifierTexts &
      typeof proofTexts &
      typeof comparisonTexts &
      typeof proofLoadTexts &
      typeof referenceNoticeTexts &
      typeof readingTexts &
      typeof sourceTexts
  >;
  embed: TextShape<
    typeof embedTexts &
      typeof embedSessionTexts &
      typeof embedFormTexts &
      typeof tabSignInTexts &
      typeof consentTexts
  >;
}

/** A part of the texts, at any depth. */
export type SomeTexts<T> = T extends (...args: never[]) => string
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: SomeTexts<T[K]> }
      : T;

/** A partner's own texts: any part of `Texts`. Missing keys keep their defaults. */
export type TextOverrides = SomeTexts<Texts>;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'function';

function isListLike(defaults: readonly unknown[], override: unknown): override is unknown[] {
  if (!Array.isArray(override)) return false;
  const sample = defaults[0];
  return override.every((item) =>
    isPlainObject(sample)
      ? isPlainObject(item) && Object.keys(sample).every((key) => typeof item[key] === typeof sample[key])
      : typeof item === typeof sample,
  );
}

function mergeValue(defaults: unknown, override: unknown): unknown {
  if (Array.isArray(defaults)) return isListLike(defaults, override) ? override : defaults;
  if (!isPlainObject(defaults)) {
    return isText(override) && typeof override === typeof defaults ? override : defaults;
  }
  if (!isPlainObject(override)) return defaults;
  return Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [
      key,
      Object.hasOwn(override, key) ? mergeValue(value, override[key]) : value,
    ]),
  );
}

/** Default texts with one set of overrides merged in. The overrides can be replaced. */
export function createWording(given?: TextOverrides) {
  let own = given;
  const merged = new Map<object, object>();
  return {
    set(next: TextOverrides | undefined): void {
      if (next === own) return;
      own = next;
      merged.clear();
    },
    texts<K extends keyof Texts, D extends SomeTexts<Texts[K]>>(feature: K, defaults: D) {
      type Chosen = TextShape<D>;
      const changes = own?.[feature];
      if (!changes) return defaults as unknown as Chosen;
      const known = merged.get(defaults) ?? (mergeTexts(defaults, changes) as object);
      merged.set(defaults, known);
      return known as Chosen;
    },
  };
}

/**
 * Merges a partner's texts over the defaults, key by key. Unknown keys and values of another type are ignored, so that
 * a wrong override cannot break a screen. A list is replaced as a whole.
 */
export function mergeTexts<T>(defaults: T, overrides: unknown): TextShape<T> {
  return mergeValue(defaults, overrides) as TextShape<T>;
}
