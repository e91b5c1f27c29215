/** A rule that a story may break until a date, with name and reason. An overdue waiver fails. */
interface Waiver {
  story: string;
  rule: string;
  /** ISO day. */
  until: string;
  why: string;
}

export const waivers: readonly Waiver[] = [];
