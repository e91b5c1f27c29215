/** A calendar day without a time zone: month 1–12. */
export interface PlainDate {
  year: number;
  month: number;
  day: number;
}

// Dates without a time are often sent as midnight UTC. Read as an instant, they would be the day before in Brazil.
const PLAIN = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?(?:Z|\+00:00)?)?$/;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * The calendar day of `YYYY-MM-DD`, or of midnight in UTC or without a zone. Null for anything else and for a day that
 * does not exist.
 */
export function parsePlainDate(text: string): PlainDate | null {
  const [, year, month, day] = PLAIN.exec(text.trim())?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

/** The calendar day of an instant in the person's time zone. */
export const localDay = (date: Date): PlainDate => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** Negative if `a` is before `b`, 0 on the same day, positive after. */
export const compareDays = (a: PlainDate, b: PlainDate): number =>
  a.year - b.year || a.month - b.month || a.day - b.day;

/**
 * The calendar day of a text: a plain date as written, an instant in the person's time zone. Null if it cannot be
 * parsed.
 */
export function dayOf(text: string): PlainDate | null {
  const plain = parsePlainDate(text);
  if (plain) return plain;
  // A text without a time that the pattern rejected is not a date (2026-02-30).
  if (!text.includes('T')) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : localDay(instant);
}

/** `20/11/2026` for a date text; empty if it cannot be parsed. A time zone never shifts a plain date. */
export function formatDate(text: string): string {
  const day = dayOf(text);
  return day ? `${two(day.day)}/${two(day.month)}/${String(day.year).padStart(4, '0')}` : '';
}

/** `YYYY-MM-DD` for a date input; empty if it cannot be parsed. */
export function toDateInput(text: string): string {
  const day = dayOf(text);
  return day ? `${String(day.year).padStart(4, '0')}-${two(day.month)}-${two(day.day)}` : '';
}

/** `14:30` in the person's time zone. */
export const formatTime = (date: Date): string => `${two(date.getHours())}:${two(date.getMinutes())}`;

/** `20/11/2026 14:30` in the person's time zone. */
export function formatDateTime(date: Date): string {
  const { year, month, day } = localDay(date);
  return `${two(day)}/${two(month)}/${year} ${formatTime(date)}`;
}
