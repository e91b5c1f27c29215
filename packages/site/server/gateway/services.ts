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
  const { db, config, now } = options;
  const base = createBase(options);
  const limits = createLimits(options, base);
  const people = createPeople(options, base);
  const callers = { ...base, ...limits, ...people };
  const accountData = createAccountData(options, callers);
  const money = await createMoney(options, callers);
  const chat = createChat(options, callers);
  const embedSessions = createEmbedSessions({ config, db, now, secrets: secretsOf(config), ...callers });
  return { ...callers, ...accountData, ...money, ...chat, embedSessions };
}

/** What all services share: the scope and the pseudonyms of their rows, the caller's address and the audit trail. */
function createBase({ config, db, now }: GatewayOptions) {
  const scope = scopeOf(config);
  return {
    scope,
    pseudonymOf: createPseudonym(config.sessionSecret, scope),
    network: (c: ServerContext) => clientNetwork(c, config.trustProxy),
    address: (c: ServerContext) => clientAddress(c, config.trustProxy),
    audit: createAudit({ db, secrets: secretsOf(config), days: config.auditDays, now }),
  };
}

type Base = ReturnType<typeof createBase>;
type Callers = Base & ReturnType<typeof createLimits> & ReturnType<typeof createPeople>;

/** The limits against abuse, counted over all processes. */
function createLimits({ config, db, now, metrics }: GatewayOptions, { scope }: Base) {
  const rows = { db, secret: `${config.sessionSecret}\n${scope}`, now };
  const counter = createCounter(rows);
  const knownAddresses = createKnownAddresses(rows);
  const policy = createAbusePolicy({
    limits: config.rateLimits,
    counter,
    knownAddresses,
    onHit: metrics.onLimit,
  });
  return { counter, knownAddresses, policy };
}

/** Who calls: seats of partners, sessions and accounts. Every call of the product API goes through `product`. */
function createPeople({ config, db, upstreams, now }: GatewayOptions, { scope }: Base) {
  const seats = createSeats({
    db,
    now,
    scope,
    product: upstreams.product,
    partners: config.partners,
    secrets: secretsOf(config),
  });
  const newcomers = createNewcomers(now);
  const product = newcomers.queueCalls(seats.product);
  const sessions = createSessions({ db, now, newcomers });
  const accounts = createAccounts({ product, sessions, now });
  return { seats, product, sessions, accounts };
}

/** The rows of an account, and their deletion with it. */
function createAccountData(
  { config, db, now }: GatewayOptions,
  { scope, pseudonymOf, knownAddresses, accounts }: Callers,
) {
  const accountRows = createAccountRows({
    db,
    pseudonymOf,
    scope,
    forgetAddresses: (email) => knownAddresses.forget(emailKey(email)),
    now,
  });
  const deletions = createDeletions({
    db,
    secrets: secretsOf(config),
    scope,
    accounts,
    erase: accountRows.erase,
    now,
  });
  return { accountRows, deletions };
}

/** Payments and their journal. */
async function createMoney(
  { config, db, track, now, timeouts }: GatewayOptions,
  { scope, pseudonymOf, network, address, audit, policy, accounts, sessions, product }: Callers,
) {
  const journal = await createJournal({
    db,
    secrets: secretsOf(config),
    pseudonymOf,
    scope,
    isAlone: !config.databaseUrl,
  });
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
  return { journal, outcomes, payments };
}

/** Conversations, questions with their turns, and what people record about answers. */
function createChat(options: GatewayOptions, callers: Callers) {
  const { config, db, upstreams, now, track, background, timeouts } = options;
  const { scope, audit, policy, seats, product, sessions, accounts } = callers;
  const secrets = secretsOf(config);
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
  const times = {
    silenceMs: timeouts?.silenceMs ?? coreLimits.answerSilenceMs,
    turnMs: timeouts?.turnMs ?? coreLimits.turnMs,
  };
  const turns = createTurns({
    rows: createTurnRows({ db, secrets, now }),
    background,
    scope,
    secrets,
    chatKey: config.upstreams?.chatKey ?? '',
    ...times,
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
    ...times,
    heartbeatMs: timeouts?.heartbeatMs,
  });
  const messages = createMessages({ db, product, conversations, history: ai.messagesOf, scope, now });
  const feedback = createFeedbackRows({ db, scope, version: config.version, now });
  const verdicts = createVerdicts({ db, scope, now });
  return {
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
  };
}

/** The secret for new rows first, then the one for older rows. */
const secretsOf = ({ sessionSecret, otherSecret }: ServerConfig): readonly [string, ...string[]] => [
  sessionSecret,
  ...(otherSecret ? [otherSecret] : []),
];

/** Separates the ids of different product APIs and AI hosts. Empty for the sandbox. */
function scopeOf({ upstreams }: ServerConfig): string {
  if (!upstreams) return '';
  const digest = createHash('sha256').update(`${upstreams.product}\n${upstreams.chat}`).digest('base64url');
  return `${digest.slice(0, 12)}:`;
}
