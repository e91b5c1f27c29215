import type { NoticeType } from './notices.ts';

/** Where a flow sends the person. Flows do not navigate; pages follow the destination. */
export interface Destination {
  to: string;
  state?: Record<string, unknown>;
  notice?: { type: NoticeType; text: string; about?: string };
}
