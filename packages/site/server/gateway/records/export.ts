import type { HistoryItem } from '@vesalio/core/wire';
import { makeZip } from 'client-zip';
import type { ServerContext } from '../../platform/server-env.ts';
import type { Account, Accounts } from '../accounts.ts';
import { pagesOf, readListed } from '../ai/conversation-list.ts';
import { GatewayFailure } from '../failure.ts';
import type { FeedbackRows } from '../feedback/feedback-rows.ts';
import type { AbusePolicy } from '../limits/abuse-policy.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { callUpstream, isRecord, readAnswer, type Upstream, unwrap } from '../upstream/upstreams.ts';
import { type ConversationMarks, withMarks } from './conversation-marks.ts';
import { conversationFiles, type ExportFile, factsFile, feedbackFiles, jsonFile } from './export-files.ts';
import { exportTexts } from './export-texts.ts';
import type { Temporary } from './temporary.ts';

interface Options {
  accounts: Accounts;
  sessions: Sessions;
  policy: AbusePolicy;
  product: Upstream;
  marks: ConversationMarks;
  temporary: Temporary;
  feedback: FeedbackRows;
  /** The messages of a conversation of the person. */
  history(conversationId: string): Promise<readonly HistoryItem[]>;
  now: () => Date;
}

/** `GET /gateway/export`: all data of a person in one archive, streamed. */
export function createExport(options: Options) {
  const { accounts, sessions, policy, product, marks, temporary, feedback, history, now } = options;

  /** @throws GatewayFailure 502 */
  async function read(path: string, token: string): Promise<unknown> {
    const response = await callUpstream(product, path, {
      headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    });
    const answer = unwrap(await readAnswer(response));
    if (!response.ok) throw new GatewayFailure(502, texts.upstreamDown);
    return answer;
  }

  async function* conversationsOf(token: string, account: Account): AsyncGenerator<ExportFile> {
    const [own, hidden] = [await marks.read(account.id), await temporary.idsOf(account.id)];
    const missing: string[] = [];
    for await (const { items } of pagesOf(product, token)) {
      const listed = withMarks(
        items.flatMap((item) => readListed(item) ?? []),
        own,
      );
      for (const conversation of listed.filter(({ id }) => !hidden.has(String(id)))) {
        const messages = await history(String(conversation.id)).catch(() => undefined);
        if (messages) yield* conversationFiles(conversation, messages);
        else missing.push(conversation.title || String(conversation.id));
      }
    }
    if (missing.length > 0) yield { name: 'faltou.md', input: exportTexts.missing(missing) };
  }

  async function* filesOf(profile: unknown, token: string, account: Account): AsyncGenerator<ExportFile> {
    yield { name: 'leia-me.md', input: exportTexts.readme(now().toISOString().slice(0, 10)) };
    yield jsonFile('perfil', profile);
    yield factsFile('perfil', exportTexts.profile, profile);
    const cards = await read(`/api/clientCards/cliente/${account.id}`, token).catch(() => []);
    const plan = { plan: isRecord(profile) ? (profile.activePlan ?? null) : null, cards };
    yield jsonFile('plano', plan);
    yield factsFile('plano', exportTexts.plan, plan);
    yield* feedbackFiles(await feedback.read(account.id));
    yield* conversationsOf(token, account);
  }

  return async (c: ServerContext): Promise<Response> => {
    c.set('audit', 'data-exported');
    const token = sessions.bearer(c);
    const account = await accounts.read(token);
    await policy.reserve('export', { account: account.id });
    // If the product is unavailable, fail instead of sending an archive without a profile.
    const profile = await read('/api/auth/my-account', token);
    return new Response(makeZip(filesOf(profile, token, account)), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="vesalio-${now().toISOString().slice(0, 10)}.zip"`,
        'Cache-Control': 'no-store',
      },
    });
  };
}
