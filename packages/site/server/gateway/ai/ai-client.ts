import { createHash } from 'node:crypto';
import type { ServerConfig } from '../../config.ts';
import { GatewayFailure } from '../failure.ts';
import { markAnswer } from '../notices/mark-answers.ts';
import type { ReferenceNotices } from '../notices/notices.ts';
import { redact } from '../redact.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { relayedHeaders, relayedStatus } from '../upstream/answers.ts';
import { callUpstream, readAnswer, type UpstreamCall } from '../upstream/call-upstream.ts';
import type { ServiceAnswer } from '../upstream/service-call.ts';
import type { Upstreams } from '../upstream/upstreams.ts';

export type AiClient = ReturnType<typeof createAiClient>;

interface AiClientDeps {
  config: ServerConfig;
  /** Separates the ids of different services. */
  scope: string;
  upstream: Upstreams['chat'];
  /** The current notices about withdrawn papers. */
  notices(): Promise<ReferenceNotices>;
}

/** Calls the AI service with the gateway's key. */
export function createAiClient({ config, scope, upstream, notices }: AiClientDeps) {
  const chatKey = config.upstreams?.chatKey ?? '';
  return {
    chatKey,
    notices,

    /** @throws GatewayFailure */
    async call(path: string, call: UpstreamCall): Promise<ServiceAnswer> {
      const key = chatKey ? { [config.chatKeyHeader]: chatKey } : {};
      const response = await callUpstream(upstream, path, {
        ...call,
        headers: { ...call.headers, ...key },
      });
      // The service refused the gateway's key, not the person, so a 401 must not end their session.
      if (response.status === 401 || response.status === 403) {
        void response.body?.cancel().catch(() => {});
        throw new GatewayFailure(502, texts.upstreamDown);
      }
      return response;
    },

    /** Reads the whole answer for the gateway and the browser, removes the key and adds the notices. */
    async relay(response: ServiceAnswer, timeoutMs?: number): Promise<{ text: string; answer: Response }> {
      const text = markAnswer(redact(await readAnswer(response, timeoutMs), chatKey), await notices());
      return {
        text,
        answer: new Response(text || null, {
          status: relayedStatus(response),
          headers: relayedHeaders(response),
        }),
      };
    },

    /**
     * Makes an idempotency key unique per account, because the AI service knows only the gateway as its client. It does
     * not depend on `chatKey`, so that a repeated question stays the same when that changes.
     */
    keyOf: (accountId: string, key: string): string =>
      createHash('sha256')
        .update(JSON.stringify(['ai-idempotency', scope + accountId, key]))
        .digest('base64url'),
  };
}
