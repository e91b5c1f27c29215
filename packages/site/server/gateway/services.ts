import { createHash } from 'node:crypto';
import { limits as coreLimits } from '@vesalio/core';
import type { ServerConfig } from '../config.ts';
import { createAudit } from '../platform/audit.ts';
import type { Background } from '../platform/background.ts';
import type { Db } from '../platform/database.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { ServerContext } from '../platform/server-env.ts';
import { createAccountRows } from './account-rows.ts';
import { createAccounts } from './accounts.ts';
import { createAi } from './ai/ai.ts';
import { createConversations } from './ai/conversations.ts';
import { createQuestionQueue } from './ai/question-queue.ts';
import { createDeletions } from './deletions.ts';
import { createEmbedSessions } from './embed-sessions/embed-sessions.ts';
import { createFeedbackRows } from './feedback/feedback-rows.ts';
import { createMessages } from './feedback/messages.ts';
import { createAbusePolicy } from './limits/abuse-policy.ts';
import { clientAddress, clientNetwork } from './limits/client-address.ts';
import { emailKey } from './limits/email-key.ts';
import { createKnownAddresses } from './limits/known-addresses.ts';
import { createCounter } from './limits/limit-store.ts';
import { createNoticeFile } from './notices/notice-file.ts';
import { createReferenceNotices } from './notices/notices.ts';
import { createOperationSwitch } from './operation.ts';
import { createJournal } from './payments/journal.ts';
import { createOutcomeQueue } from './payments/outcome-queue.ts';
import { createPayments } from './payments/payments.ts';
import { createPseudonym } from './pseudonym.ts';
import { createConversationMarks } from './records/conversation-marks.ts';
import { createTemporary } from './records/temporary.ts';
import { createSeats } from './seats/seats.ts';
import { createNewcomers } from './sessions/newcomers.ts';
import { createSessions } from './sessions/sessions.ts';
import { createInterruptions } from './turns/interruptions.ts';
import { createTurnRows } from './turns/turn-rows.ts';
import { createTurns } from './turns/turns.ts';
import { createVerdicts } from './turns/verdicts.ts';
import type { Sandbox, Upstreams } from './upstream/upstreams.ts';

export interface GatewayOptions {
  config: ServerConfig;
  db: Db;
  upstreams: Upstreams;
  sandbox: Sandbox | undefined;
  now: () => Date;
  track(work: Promise<unknown>): void;
  background: Background;
  metrics: Metrics;
  /** Shorter timeouts, for tests. */
  timeouts?:
    | {
        paymentMs?: number;
        silenceMs?: number;
        heartbeatMs?: number;
        turnMs?: number;
        leaseMs?: number;
        searchMs?: number;
      }
    | undefined;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates the services behind the gateway's routes. */
export async function createServices(options: GatewayOptions) {
  const { config, db, upstreams, now, track, background, metrics, timeouts } = options;
  const scope = scopeOf(config);
  const secrets: readonly [string, ...string[]] = [
    config.sessionSecret,
    ...(config.otherSecret ? [config.otherSecret] : []),
  ];
  const network = (c: ServerContext) => clientNetwork(c, config.trustProxy);
  const address = (c: ServerContext) => clientAddress(c, config.trustProxy);

  const seats = createSeats({
    db,
    now,
    scope,
    product: upstreams.product,
    partners: config.partners,
    secrets,
  });
  const newcomers = createNewcomers(now);
  const product = newcomers.queueCalls(seats.product);
  const sessions = createSessions({ db, now, newcomers });
  const accounts = createAccounts({ product, sessions, now });
  const audit = createAudit({ db, secrets, days: config.auditDays, now });

  const limits = { db, secret: `${config.sessionSecret}\n${scope}`, now };
  const counter = createCounter(limits);
  const knownAddresses = createKnownAddresses(limits);
  const pseudonymOf = createPseudonym(config.sessionSecret, scope);
  const accountRows = createAccountRows({
    db,
    pseudonymOf,
    scope,
    forgetAddresses: (email) => knownAddresses.forget(emailKey(email)),
    now,
  });
  const deletions = createDeletions({ db, secrets, scope, accounts, erase: accountRows.erase, now });
  const policy = createAbusePolicy({
    limits: config.rateLimits,
    counter,
    knownAddresses,
    onHit: metrics.onLimit,
  });

  const journal = await createJournal({ db, secrets, pseudonymOf, scope, isAlone: !config.databaseUrl });
  const outcomes = createOutcomeQueue(journal);
  const payments = createPayments({
    accounts,
    sessions,
    journal,
    outcomes,
    audit,
    product,
    policy,
    network,
    address,
    track,
    now,
    timeoutMs: timeouts?.paymentMs,
  });

  const conversations = createConversations({ db, product, scope, now });
  const marks = createConversationMarks({ db, scope, now });
  const temporary = createTemporary({
    db,
    product,
    conversations,
    scope,
    now,
    background,
    leaseMs: timeouts?.leaseMs,
  });
  const operation = createOperationSwitch({ db, audit, now });
  const silenceMs = timeouts?.silenceMs ?? coreLimits.answerSilenceMs;
  const turnMs = timeouts?.turnMs ?? coreLimits.turnMs;
  const turns = createTurns({
    rows: createTurnRows({ db, secrets, now }),
    background,
    scope,
    secrets,
    chatKey: config.upstreams?.chatKey ?? '',
    silenceMs,
    turnMs,
  });
  const queue = createQuestionQueue({ db, scope });
  const noticeFile = config.noticesFile === undefined ? undefined : createNoticeFile(config.noticesFile);
  const noNotices = createReferenceNotices(new Map());
  const ai = createAi({
    config,
    db,
    scope,
    accounts,
    sessions,
    conversations,
    queue,
    turns,
    interruptions: createInterruptions({ db, scope, secrets }),
    notices: async () => noticeFile?.current() ?? noNotices,
    upstreams: { ...upstreams, product },
    seats,
    temporary,
    onAnswer: (account, conversation, done) => messages.remember(account, conversation, done),
    demandAsking: operation.demandAsking,
    policy,
    track,
    silenceMs,
    turnMs,
    heartbeatMs: timeouts?.heartbeatMs,
  });
  const messages = createMessages({ db, product, conversations, history: ai.messagesOf, scope, now });
  const feedback = createFeedbackRows({ db, scope, version: config.version, now });
  const verdicts = createVerdicts({ db, scope, now });
  const embedSessions = createEmbedSessions({
    config,
    db,
    now,
    secrets,
    sessions,
    accounts,
    policy,
    network,
  });

  return {
    scope,
    network,
    address,
    product,
    seats,
    sessions,
    accounts,
    accountRows,
    knownAddresses,
    deletions,
    audit,
    counter,
    policy,
    journal,
    outcomes,
    payments,
    conversations,
    marks,
    temporary,
    operation,
    turns,
    queue,
    noticeFile,
    ai,
    messages,
    feedback,
    verdicts,
    embedSessions,
  };
}

/** Separates the ids of different product APIs and AI hosts. Empty for the sandbox. */
function scopeOf({ upstreams }: ServerConfig): string {
  if (!upstreams) return '';
  const digest = createHash('sha256').update(`${upstreams.product}\n${upstreams.chat}`).digest('base64url');
  return `${digest.slice(0, 12)}:`;
}
