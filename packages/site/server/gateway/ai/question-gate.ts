import type { Db } from '../../platform/database.ts';
import type { ServerContext } from '../../platform/server-env.ts';
import type { Account, Accounts } from '../accounts.ts';
import { GatewayFailure } from '../failure.ts';
import { askingOff } from '../operation.ts';
import type { Temporary } from '../records/temporary.ts';
import { type SessionState, type Sessions, sessionState } from '../sessions/sessions.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { INSERT_TURN, type NewTurn } from '../turns/turn-starts.ts';
import type { Conversations } from './conversations.ts';
import type { Customers } from './customers.ts';

/** The person who asks, as of a generation of `Sessions`. The token may have been revoked since. */
interface Asker {
  readonly token: string;
  readonly account: Account;
  readonly generation: number;
}

export interface QuestionGate {
  /** @throws GatewayFailure 401 or 403 if the account may not ask */
  identify(c: ServerContext): Promise<Asker>;
  /**
   * Admits a question to a conversation of the asker, extends the lease of a temporary one and stores the turn.
   * @returns the id of the turn's first event; undefined without a turn, or if its key already has one
   * @throws GatewayFailure 401, 403, 404 or 503
   */
  admit(
    c: ServerContext,
    asker: Asker,
    question: { conversationId: string; turn?: NewTurn | undefined },
  ): Promise<number | undefined>;
}

interface Options {
  db: Db;
  /** Separates the ids of different services. */
  scope: string;
  accounts: Accounts;
  customers: Customers;
  sessions: Sessions;
  conversations: Conversations;
  temporary: Temporary;
}

interface Verdict extends SessionState {
  /** The first reason to refuse the question. `outdated`: read the account again. `unknown`: no owner is stored. */
  readonly refusal: 'revoked' | 'outdated' | 'closed' | 'unknown' | 'foreign' | null;
  readonly notice: string | null;
  readonly first: number | null;
}

/**
 * Decides about a question in a single statement, because each one waits for the database. Writes only if the question
 * is admitted. $1 to $7 belong to the turn, including $1 the owner and $7 the conversation; $8 are the token's marks,
 * $9 the generation of the account, $10 the account, and $11 the end of the lease.
 */
const ADMIT = `with state as (
    select ${sessionState('$8')},
      coalesce((select is_asking from gateway_operation), true) as asking,
      (select notice from gateway_operation) as notice,
      (select owner_id from gateway_conversation where conversation_id = $7) as owner),
  verdict as (
    select state.*, case
      when revoked then 'revoked'
      when generation > $9 then 'outdated'
      when not asking then 'closed'
      when owner is null then 'unknown'
      when owner <> $10 then 'foreign' end as refusal
    from state),
  lease as (
    update gateway_temporary set held_until = $11
    where conversation_id = $7 and owner_id = $1 and (select refusal is null from verdict)),
  turn as (
    ${INSERT_TURN} from verdict where refusal is null and $2::text is not null
    on conflict do nothing returning first_event)
  select revoked, generation, refusal, notice, (select first_event from turn) as first from verdict`;

/** More attempts than a generation and a list that change in between require. */
const MAX_LOOKS = 4;

/** Decides whether a question may be asked: session, account, operator's switch and owner of the conversation. */
export function createQuestionGate(options: Options): QuestionGate {
  const { db, scope, accounts, customers, sessions, conversations, temporary } = options;

  async function identify(c: ServerContext): Promise<Asker> {
    const token = sessions.unchecked(c);
    const known = sessions.generation();
    const account = await accounts.cached(token)?.catch(() => undefined);
    if (account?.plan) return { token, account, generation: known };
    // The product API may still accept a revoked token.
    await sessions.demand(c);
    const generation = sessions.generation();
    return { token, account: await customers.read(token), generation };
  }

  const look = (c: ServerContext, { account, generation }: Asker, conversationId: string, turn?: NewTurn) =>
    sessions.demandIn(c, async (marks) => {
      const [verdict] = await db.query<Verdict>(
        ADMIT,
        [
          ...(turn ?? [scope + account.id, null, null, null, null, null, scope + conversationId]),
          marks,
          generation,
          account.id,
          temporary.leaseEnd(),
        ],
        { keepsPlan: true },
      );
      return verdict as Verdict;
    });

  return {
    identify,
    admit: async (c, asker, { conversationId, turn }) => {
      let current = asker;
      for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
        const { refusal, notice, first } = await look(c, current, conversationId, turn);
        if (refusal === null) return first ?? undefined;
        if (refusal === 'closed') throw askingOff(notice);
        if (refusal === 'foreign') throw new GatewayFailure(404, texts.noConversation);
        if (refusal === 'outdated') current = await identify(c);
        else if (!(await conversations.isOwn(conversationId, current.account, current.token)))
          throw new GatewayFailure(404, texts.noConversation);
        if (current.account.id !== asker.account.id) throw new GatewayFailure(401, texts.signIn);
      }
      throw new GatewayFailure(503, texts.upstreamDown);
    },
  };
}
