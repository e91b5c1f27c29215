import { type HistoryItem, referenceIdsOf } from '@vesalio/core/wire';
import { retention } from '../../config/retention.ts';
import { type Db, deleteExpired } from '../../platform/database.ts';
import { type Account, readId } from '../accounts.ts';
import { pagesOf, readListed } from '../ai/conversation-list.ts';
import type { Conversations } from '../ai/conversations.ts';
import { GatewayFailure } from '../failure.ts';
import { isRecord } from '../upstream/answers.ts';
import type { Upstream } from '../upstream/upstreams.ts';

/** Stored facts about an answer. Its text is not stored. */
export interface MessageFacts {
  readonly model: string | null;
  readonly modelVersion: string | null;
  readonly referenceIds: readonly string[];
}

const MODEL_LENGTH = 64;
const MAX_REFERENCES = 50;
/** Most conversations whose histories are searched for a message if the caller names none. */
const MAX_SEARCHED = 20;

interface Options {
  db: Db;
  product: Upstream;
  conversations: Pick<Conversations, 'isOwn'>;
  /** The messages of a conversation of the account. */
  history(accountId: string, conversationId: string): Promise<readonly HistoryItem[]>;
  scope: string;
  now: () => Date;
}

export type Messages = ReturnType<typeof createMessages>;

/** Stores the owner of each message, because the AI service does not know the individual people. */
export function createMessages({ db, product, conversations, history, scope, now }: Options) {
  const store = async (ownerId: string, id: string, facts: MessageFacts): Promise<void> => {
    await db.query(
      `insert into gateway_message (message_id, owner_id, model, model_version, reference_ids, answered_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [scope + id, scope + ownerId, facts.model, facts.modelVersion, facts.referenceIds, now()],
    );
  };

  async function candidates(account: Account, token: string, hint?: string): Promise<readonly string[]> {
    if (hint !== undefined) return (await conversations.isOwn(hint, account, token)) ? [hint] : [];
    const step = await pagesOf(product, token, 1).next();
    if (step.done) return [];
    return step.value.items
      .flatMap((item) => String(readListed(item)?.id ?? '') || [])
      .slice(0, MAX_SEARCHED);
  }

  /** The messages of a conversation; none if it was deleted in the meantime. */
  const messagesOf = (account: Account, conversationId: string) =>
    history(account.id, conversationId).catch((error: unknown): readonly HistoryItem[] => {
      if (error instanceof GatewayFailure && error.status === 404) return [];
      throw error;
    });

  return {
    /** Stores the facts about an answer from its final event. */
    async remember(ownerId: string, conversationId: string, done: Record<string, unknown>): Promise<void> {
      const id = readId(done.codigoMensagem);
      if (id === undefined) return;
      const model = isRecord(done.modelo) ? done.modelo : {};
      const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, MODEL_LENGTH) : null);
      // The person may have deleted the account or the conversation while the answer was arriving. The answer to a
      // repeated question may have the id of the part that was cut off.
      await db.query(
        `with whole as (delete from gateway_interruption where owner_id = $2 and message_id = $1)
         insert into gateway_message (message_id, owner_id, model, model_version, reference_ids, answered_at)
         select $1, $2, $3, $4, $5, $6
         where exists (select 1 from gateway_conversation where conversation_id = $7 and owner_id = $8)
         on conflict do nothing`,
        [
          scope + id,
          scope + ownerId,
          text(model.nome),
          text(model.versao),
          referenceIdsOf(done.referencias).slice(0, MAX_REFERENCES),
          now(),
          scope + conversationId,
          ownerId,
        ],
      );
    },

    /**
     * The facts about a message; undefined if it does not belong to the account.
     * @param hint the conversation of the message
     */
    async find(
      id: string,
      { account, token, hint }: { account: Account; token: string; hint?: string | undefined },
    ): Promise<MessageFacts | undefined> {
      const [known] = await db.query<MessageFacts & { owner: string }>(
        `select owner_id as owner, model, model_version as "modelVersion", reference_ids as "referenceIds"
         from gateway_message where message_id = $1`,
        [scope + id],
      );
      if (known) return known.owner === scope + account.id ? known : undefined;
      for (const conversation of await candidates(account, token, hint)) {
        const found = (await messagesOf(account, conversation)).find((item) => String(item.id) === id);
        if (!found) continue;
        const referenceIds = found.references.map((reference) => reference.id).slice(0, MAX_REFERENCES);
        const facts = { model: null, modelVersion: null, referenceIds };
        await store(account.id, id, facts);
        return facts;
      }
      return undefined;
    },

    /** The model of the newest answer that has one. */
    async latestModel(): Promise<Pick<MessageFacts, 'model' | 'modelVersion'> | undefined> {
      const [row] = await db.query<Pick<MessageFacts, 'model' | 'modelVersion'>>(
        `select model, model_version as "modelVersion" from gateway_message
         where starts_with(owner_id, $1) and model is not null order by answered_at desc limit 1`,
        [scope],
      );
      return row;
    },

    async sweep(): Promise<void> {
      await deleteExpired(db, 'gateway_message', 'answered_at < $1', [
        new Date(now().getTime() - retention.message * 86_400_000),
      ]);
    },
  };
}
