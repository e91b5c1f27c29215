/** Half-open range of UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Verdict = 'confere' | 'diverge' | 'nao-verificavel';

export type ClaimKind =
  | 'ratio'
  | 'interval'
  | 'confidence-level'
  | 'p-value'
  | 'nnt'
  | 'percentage'
  | 'rate'
  | 'count'
  | 'dose'
  | 'measure'
  | 'duration'
  | 'age'
  | 'frequency'
  | 'date'
  | 'number'
  | 'direction'
  | 'negation'
  | 'population'
  | 'arm'
  | 'subject';

/** One claim of a sentence, which its source may or may not confirm. */
export interface CheckedClaim {
  readonly kind: ClaimKind;
  readonly verdict: Verdict;
  /** As written in the sentence. */
  readonly answer: string;
  /** As written in the passage, or in its title (then without a span); `null` if neither mentions it. */
  readonly source: string | null;
  /** Id of the reference that has `source`. */
  readonly referenceId: string | null;
  /** `answer` is a range of the sentence's text, `source` a range of the reference's text. */
  readonly spans: { readonly answer: Span; readonly source: Span | null };
}

/** A cited sentence, list item or table cell, compared with the passages it cites. */
export interface CheckedSentence {
  /** Plain text, without Markdown syntax or reference markers. */
  readonly text: string;
  readonly verdict: Verdict;
  readonly claims: readonly CheckedClaim[];
  /** Ids of the references it cites, spelled as in the references. */
  readonly referenceIds: readonly string[];
}

/** What could be compared between an answer and its references. It never claims that something is true. */
export interface CitationCheck {
  readonly sentences: readonly CheckedSentence[];
  /** Sentences with figures but without a citation. */
  readonly uncited: readonly { readonly text: string }[];
  readonly summary: Readonly<Record<Verdict, number>>;
}
