import { limits } from '@vesalio/core';
import { currentScope } from '../platform/scope.ts';
import type { ServerContext } from '../platform/server-env.ts';
import { GatewayFailure } from './failure.ts';
import { createGrowingBytes } from './growing-bytes.ts';
import { gatewayTexts as texts } from './texts.ts';

export const JSON_LIMIT = limits.serverJsonBytes;
export const PICTURE_LIMIT = limits.serverPictureBytes;

/** More than any body that is read before a session is accepted. Strangers could send many at once. */
const STRANGER_LIMIT = 16 * 1024;
/**
 * Longer than browsers wait for a call with such a body. Without this limit, strangers could make the server hold many.
 */
const SMALL_BODY_MS = 30_000;

/**
 * Reads the request's body, up to the asked limit; if the caller's account is unknown, less.
 * @throws GatewayFailure 413 as soon as it is larger, 408 if a body of the usual limit takes more than half a minute
 */
export function readBody(c: ServerContext, asked = JSON_LIMIT): Promise<Buffer> {
  const { incoming } = c.env;
  const isStranger = currentScope()?.request?.account === undefined;
  const limit = isStranger ? Math.min(asked, STRANGER_LIMIT) : asked;
  if (Number(incoming.headers['content-length'] ?? 0) > limit)
    return Promise.reject(new GatewayFailure(413, texts.bodyTooLarge));
  return new Promise((resolve, reject) => {
    const body = createGrowingBytes();
    const onLate = () => settle(() => reject(new GatewayFailure(408, texts.bodyTooSlow)));
    const timer = limit <= JSON_LIMIT ? setTimeout(onLate, SMALL_BODY_MS) : undefined;
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      incoming.off('data', onData).off('end', onEnd).off('error', onLost).off('close', onLost);
      finish();
    };
    const onData = (chunk: Buffer) => {
      if (body.size() + chunk.byteLength <= limit) body.add(chunk);
      else settle(() => reject(new GatewayFailure(413, texts.bodyTooLarge)));
    };
    const onEnd = () => settle(() => resolve(body.bytes()));
    const onLost = () => settle(() => reject(new GatewayFailure(400, texts.badBody)));
    incoming.on('data', onData).on('end', onEnd).on('error', onLost).on('close', onLost);
    if (incoming.readableEnded) onEnd();
    // The client may have left while its account was read.
    else if (incoming.destroyed) onLost();
  });
}

/** Deeper than any body of the product. Much deeper ones would overflow the stack during serialization. */
const MAX_DEPTH = 64;
const isTooDeep = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)));

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON body, parsed once. Forward the validated value, serialized again, because the original bytes may contain
 * a field twice.
 * @throws GatewayFailure 415, 413, 408 or 400
 */
export async function readJson(c: ServerContext, limit = JSON_LIMIT): Promise<{ value: unknown }> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new GatewayFailure(415, texts.needsJson);
  const bytes = await readBody(c, limit);
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch {
    throw new GatewayFailure(400, texts.badBody);
  }
  if (isTooDeep(value)) throw new GatewayFailure(400, texts.badBody);
  return { value };
}
