import { listUfs } from '@vesalio/core';
import type { ServerContext } from '../platform/server-env.ts';
import { GatewayFailure } from './failure.ts';
import { createRequestWindow } from './limits/request-window.ts';
import { gatewayTexts as texts } from './texts.ts';
import { relayedHeaders } from './upstream/answers.ts';
import { callUpstream, readAnswer } from './upstream/call-upstream.ts';
import type { Upstreams } from './upstream/upstreams.ts';

const MUNICIPALITIES = new RegExp(`^/public/localidades/estados/(${listUfs().join('|')})/municipios$`);

/** Calls of a service per minute, from one address and in total. Overloaded, the service would refuse everybody. */
const PER_ADDRESS = 120;
const PER_PROCESS = 1_200;
const WINDOW_MS = 60_000;

interface Options {
  upstreams: Pick<Upstreams, 'postal' | 'locality'>;
  /** The caller's network. */
  network(c: ServerContext): string;
  now: () => Date;
}

/** `/public/*`: postal codes and localities, forwarded without the person's data. */
export function createPublic({ upstreams, network, now }: Options) {
  const createWindow = () =>
    createRequestWindow({ perAddress: PER_ADDRESS, perProcess: PER_PROCESS, windowMs: WINDOW_MS, now });
  const windows = { postal: createWindow(), locality: createWindow() };
  const pass = async (c: ServerContext, name: keyof typeof windows, path: string): Promise<Response> => {
    if (!windows[name](network(c))) throw new GatewayFailure(429, texts.tooMany, WINDOW_MS / 1000);
    const response = await callUpstream(upstreams[name], path, { headers: { Accept: 'application/json' } });
    const answer = await readAnswer(response);
    return new Response(answer || null, { status: response.status, headers: relayedHeaders(response) });
  };
  return async (c: ServerContext): Promise<Response> => {
    const { pathname } = new URL(c.req.url);
    const [, cep] = /^\/public\/cep\/(\d{8})$/.exec(pathname) ?? [];
    if (cep) return pass(c, 'postal', `/ws/${cep}/json/`);
    if (pathname === '/public/localidades/estados') return pass(c, 'locality', '/estados');
    const [, uf] = MUNICIPALITIES.exec(pathname) ?? [];
    if (uf) return pass(c, 'locality', `/estados/${uf}/municipios`);
    throw new GatewayFailure(404, texts.notFound);
  };
}
