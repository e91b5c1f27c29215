import type { ServerContext } from '../../platform/server-env.ts';
import { GatewayFailure } from '../failure.ts';
import { markEvents } from '../notices/mark-answers.ts';
import type { ReferenceNotices } from '../notices/notices.ts';
import { gatewayTexts as texts } from '../texts.ts';
import { mediaTypeOf } from '../upstream/answers.ts';
import type { ServiceAnswer } from '../upstream/service-call.ts';
import type { AiClient } from './ai-client.ts';
import type { Form } from './form.ts';

interface ForwardDeps {
  chat: AiClient;
  path: string;
  silenceMs: number;
}

/** Forwards a question to the AI service as it arrives. */
export function createForward({ chat, path, silenceMs }: ForwardDeps) {
  /** @throws the form's failure, if the form failed during the call */
  return async (
    c: ServerContext,
    form: Form,
    signal: AbortSignal,
    upstreamKey?: string,
  ): Promise<ServiceAnswer> => {
    const { contentType, body } = form.encode();
    const control = new AbortController();
    const answer = await chat
      .call(path, {
        method: 'POST',
        headers: {
          Accept: wantsEvents(c) ? 'text/event-stream, application/json' : 'application/json',
          'Content-Type': contentType,
          ...(body instanceof ReadableStream ? {} : { 'Content-Length': String(body.byteLength) }),
          ...(upstreamKey ? { 'Idempotency-Key': upstreamKey } : {}),
        },
        body,
        signal: AbortSignal.any([signal, control.signal]),
        // The service's silence begins after the upload.
        timeoutMs: body instanceof ReadableStream ? form.uploadMs : silenceMs,
        answerMs: silenceMs,
      })
      .catch((error: unknown) => {
        throw form.failure() ?? error;
      });
    const failure =
      form.failure() ??
      // The service's own words are never shown, and the person must know that trying again is useless.
      (answer.status === 413 ? new GatewayFailure(413, texts.questionTooLarge) : undefined);
    if (!failure) return withNotices(answer, await chat.notices());
    control.abort();
    throw failure;
  };
}

/** Marks the references in an event stream. */
function withNotices(answer: ServiceAnswer, notices: ReferenceNotices): ServiceAnswer {
  const { status, ok, headers, body } = answer;
  if (!body || mediaTypeOf(answer) !== 'text/event-stream' || notices.isEmpty()) return answer;
  return { status, ok, headers, body: markEvents(body, notices) };
}

export const wantsEvents = (c: ServerContext): boolean =>
  c.req.header('accept')?.includes('text/event-stream') ?? false;
