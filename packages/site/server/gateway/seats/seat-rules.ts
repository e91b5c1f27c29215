/** How a call of the product API is handled on an institutional seat. */
export type SeatCall =
  /** Forwarded with the seat's own account, because the call is not about a person. */
  | 'forward'
  /** Answered or checked for the person on the seat. */
  | 'account'
  | 'terms'
  | 'conversations'
  | 'delete-conversation'
  | 'title'
  /** Reserved to the institution. */
  | 'forbidden';

const calls: Readonly<Record<string, SeatCall>> = {
  'GET /api/auth/my-account': 'account',
  'POST /api/auth/accept-terms': 'terms',
  'GET /api/subscription/verifyPlanFree': 'forward',
  'GET /api/conversations': 'conversations',
  'POST /api/conversations/getNewTitle': 'title',
};

/** Defines which calls a person on a seat may make. Calls that are not listed are forbidden. */
export function seatCallOf(method: string, pathname: string): SeatCall {
  if (method === 'DELETE' && /^\/api\/conversations\/[\w-]{1,64}$/.test(pathname))
    return 'delete-conversation';
  return calls[`${method} ${pathname}`] ?? 'forbidden';
}
