import { countMails } from '../platform/mail-rows.ts';
import { sweepAssertions } from './partners/partner-tokens.ts';
import { countAttempts } from './payments/count-attempts.ts';
import type { GatewayOptions, Services } from './services.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Background work of the services: storing waiting data, deleting old data, counting for the metrics. */
export function scheduleWork(
  { db, sandbox, background, metrics, now }: GatewayOptions,
  {
    scope,
    seats,
    sessions,
    accountRows,
    knownAddresses,
    deletions,
    audit,
    counter,
    journal,
    outcomes,
    payments,
    conversations,
    marks,
    queue,
    noticeFile,
    messages,
    feedback,
    verdicts,
    embedSessions,
  }: Services,
): void {
  // Also at the start, because a process that is restarted every night would never reach a day.
  const sweep = (ms: number, name: string, work: () => Promise<void>) =>
    background.every(ms, name, work, { atStart: true });
  background.every(SECOND, 'audit records', audit.flush, { atEnd: true });
  background.every(SECOND, 'outcomes of payments', outcomes.flush, { atEnd: true });
  background.every(10 * SECOND, 'attempts under way', payments.hold);
  background.every(10 * SECOND, 'attempts of lost servers', journal.sweep);
  background.every(MINUTE, 'deletions of accounts', deletions.sweep);
  background.every(MINUTE, 'sign-ins of elements', embedSessions.sweep);
  sweep(10 * MINUTE, 'expired limits', counter.sweep);
  sweep(HOUR, 'used assertions', () => sweepAssertions(db, now()));
  sweep(HOUR, 'questions of lost servers', queue.sweep);
  sweep(HOUR, 'people on seats', seats.sweep);
  sweep(HOUR, 'expired sessions', sessions.sweep);
  sweep(HOUR, 'expired audit records', audit.sweep);
  sweep(HOUR, 'owners of messages', messages.sweep);
  sweep(HOUR, 'deleted conversations', conversations.sweep);
  sweep(DAY, 'known addresses', knownAddresses.sweep);
  sweep(DAY, 'titles and pins of conversations', marks.sweep);
  sweep(DAY, 'old payments', journal.expire);
  sweep(DAY, 'old proofs of terms', accountRows.sweep);
  sweep(DAY, 'old feedback', feedback.sweep);
  if (noticeFile) {
    background.every(SECOND, 'list of notices', noticeFile.look, { atStart: true });
    metrics.watchNotices(noticeFile.counts);
  }

  metrics.watchQueue('audit', audit.pending);
  metrics.watchQueue('outcomes', outcomes.length);
  if (sandbox) metrics.watchQueue('mail', () => countMails(db));
  metrics.watchVerdicts(verdicts.byModel);
  metrics.watchJournal(() => countAttempts(db, scope));
}
