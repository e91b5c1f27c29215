import { foldText } from '@vesalio/core';
import type { HistoryItem } from '@vesalio/core/wire';
import { brand } from '@vesalio/site/brand';
import { makeZip } from 'client-zip';
import type { ServerContext } from '../../platform/server-env.ts';
import type { AccountRows } from '../account-rows.ts';
import type { Account } from '../accounts.ts';
import { readListed, wholeListOf } from '../ai/conversation-list.ts';
import { type CallerDeps, createCaller } from '../caller.ts';
import { GatewayFailure } from '../failure.ts';
import type { FeedbackRows } from '../feedback/feedback-rows.ts';
import { streamOrCut } from '../stream-or-cut.ts';
import { isRecord, unwrap } from '../upstream/answers.ts';
import { callUpstream, readAnswer, refusalOf } from '../upstream/call-upstream.ts';
import type { Upstream } from '../upstream/upstreams.ts';
import { type ConversationMarks, withMarks } from './conversation-marks.ts';
import {
  conversationFiles,
  dateText,
  dayText,
  type ExportFile,
  factsFile,
  feedbackFiles,
  jsonFile,
} from './export-files.ts';
import { exportTexts } from './export-texts.ts';
import type { Temporary } from './temporary.ts';

/** The product's name as part of a file name. */
const BRAND = foldText(brand.name).replace(/[^a-z0-9]+/g, '-');

interface Options extends CallerDeps {
  product: Upstream;
  marks: ConversationMarks;
  temporary: Temporary;
  feedback: FeedbackRows;
  accountRows: AccountRows;
  /** The messages of one of the person's conversations. */
  history(accountId: string, conversationId: string): Promise<readonly HistoryItem[]>;
  now: () => Date;
}

/** `GET /gateway/export`: all data of a person in one archive, streamed. */
export function createExport(options: Options) {
  const { product, marks, temporary, feedback, accountRows, history, now } = options;
  const caller = createCaller(options);

  /** @throws GatewayFailure 401, 429 or 502 */
  async function read(path: string, token: string): Promise<unknown> {
    const response = await callUpstream(product, path, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    });
    const answer = unwrap(await readAnswer(response));
    if (!response.ok) throw refusalOf(response);
    return answer;
  }

  /** The person's conversations without the temporary ones. If the list breaks off, adds it to `missing`. */
  async function* listedOf(token: string, account: Account, missing: string[]) {
    const [own, hidden] = [await marks.read(account.id), await temporary.idsOf(account.id)];
    const pinned = new Set(own.filter((mark) => mark.pinned).map(({ id }) => id));
    let read = 0;
    try {
      for await (const { items } of wholeListOf(product, token)) {
        const listed = items.flatMap((item) => readListed(item) ?? []);
        read += listed.length;
        yield* withMarks(listed, own)
          .filter(({ id }) => !hidden.has(String(id)))
          .map((item) => ({ ...item, pinned: pinned.has(String(item.id)) }));
      }
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      missing.push(exportTexts.cutList(read));
    }
  }

  async function* conversationsOf(
    token: string,
    account: Account,
    missing: string[],
  ): AsyncGenerator<ExportFile> {
    for await (const conversation of listedOf(token, account, missing)) {
      const messages = await history(account.id, String(conversation.id)).catch(() => undefined);
      if (messages) yield* conversationFiles(conversation, messages);
      else missing.push(exportTexts.unread(conversation.title || String(conversation.id)));
    }
  }

  async function* filesOf(profile: unknown, token: string, account: Account): AsyncGenerator<ExportFile> {
    yield { name: 'leia-me.md', input: exportTexts.readme(dateText(now())) };
    yield jsonFile('perfil', profile);
    yield factsFile('perfil', exportTexts.profile, profile);
    const missing: string[] = [];
    const cards = await read(`/api/clientCards/cliente/${account.id}`, token).catch(() => undefined);
    if (cards === undefined) missing.push(exportTexts.labels.cards);
    const plan = { plan: isRecord(profile) ? (profile.activePlan ?? null) : null, cards: cards ?? null };
    yield jsonFile('plano', plan);
    yield factsFile(
      'plano',
      exportTexts.plan,
      cards === undefined ? { ...plan, cards: exportTexts.unreadCards } : plan,
    );
    yield* feedbackFiles(await feedback.read(account.id));
    const records = await accountRows.read(account.id);
    yield jsonFile('registros', records);
    yield factsFile('registros', exportTexts.records, records);
    yield* conversationsOf(token, account, missing);
    if (missing.length > 0) yield { name: 'faltou.md', input: exportTexts.missing(missing) };
  }

  return async (c: ServerContext): Promise<Response> => {
    c.set('audit', 'data-exported');
    const { token, account } = await caller(c, 'export');
    // If the product is unavailable, fail instead of sending an archive without a profile.
    const profile = await read('/api/auth/my-account', token);
    return new Response(streamOrCut(c, makeZip(filesOf(profile, token, account))), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${BRAND}-${dayText(now())}.zip"`,
      },
    });
  };
}
