import type { LimitKind } from '../../config/rate-limits.ts';
import { isRecord, unwrap } from '../upstream/answers.ts';
import type { CallOutcome } from './abuse-policy.ts';

const COMPLAINTS = ['message', 'error', 'errors', 'detail', 'title'];

/** The outcome of a counted call, according to the upstream's answer. */
export function outcomeOf(kind: LimitKind, status: number, answer: string): CallOutcome {
  if (status >= 500 || status === 408 || status === 429) return 'error';
  return status >= 400 || isRefusal(kind, answer) ? 'failure' : 'success';
}

/** Some APIs reject a wrong password, coupon or card with a 200. */
function isRefusal(kind: LimitKind, answer: string): boolean {
  const data = unwrap(answer);
  const fields = isRecord(data) ? data : {};
  if (fields.success === false) return true;
  switch (kind) {
    case 'login': {
      const hasToken = typeof fields.token === 'string' && fields.token !== '';
      return !hasToken && ('token' in fields || COMPLAINTS.some((name) => answer.includes(`"${name}"`)));
    }
    case 'coupon':
      return fields.isValid !== true;
    case 'payment':
      return typeof fields.status !== 'string' || !/^(succeeded|pending|ativo)$/i.test(fields.status);
    default:
      return false;
  }
}
