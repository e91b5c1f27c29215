/** Five years, leap days included. */
const FIVE_YEARS = 5 * 365 + 2;

/** How long rows are kept, in days unless noted. The privacy policy and docs/compliance.md say the same. */
export const retention = {
  /** Questions and answers under way, after their end. */
  turnMinutes: 15,
  /** Whose an answer is. */
  message: 30,
  /** Titles and pins, after the last look at their list. */
  mark: 2 * 365,
  /** Ratings and reports, after their last change. */
  feedback: FIVE_YEARS,
  /** Payments that ended. */
  attempt: 180,
  /** After the acceptance. */
  termsProof: FIVE_YEARS,
  /** Acts in the audit trail. `AUDIT_DAYS` holds for accesses. */
  auditedAct: FIVE_YEARS,
} as const;
