/** Five years, leap days included. */
const FIVE_YEARS = 5 * 365 + 2;

/** How long rows are kept, in days unless stated otherwise. The privacy policy and docs/compliance.md say the same. */
export const retention = {
  /** Turns, with question and answer, after their end. */
  turnMinutes: 15,
  /** The owner of an answer. */
  message: 30,
  /** Titles and pins, after their list was last read. */
  mark: 2 * 365,
  /** Ratings and reports, after their last change. */
  feedback: FIVE_YEARS,
  /** Payments that have ended. */
  attempt: 180,
  /** Proofs of accepted terms, after the acceptance. */
  termsProof: FIVE_YEARS,
  /** Acts in the audit trail. For accesses, see `AUDIT_DAYS`. */
  auditedAct: FIVE_YEARS,
} as const;
