import type { ServerContext } from '../platform/server-env.ts';
import { GatewayFailure } from './failure.ts';
import { gatewayTexts as texts } from './texts.ts';
import {
  callUpstream,
  readAnswer,
  relayedHeaders,
  type Upstream,
  type Upstreams,
} from './upstream/upstreams.ts';

const UF = 'AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO';

/** `/public/*`: postal codes and localities, forwarded without the person's data. */
export function createPublic({ postal, locality }: Pick<Upstreams, 'postal' | 'locality'>) {
  const pass = async (upstream: Upstream, path: string): Promise<Response> => {
    const response = await callUpstream(upstream, path, { headers: { Accept: 'application/json' } });
    const answer = await readAnswer(response);
    return new Response(answer || null, { status: response.status, headers: relayedHeaders(response) });
  };
  return async (c: ServerContext): Promise<Response> => {
    const { pathname } = new URL(c.req.url);
    const [, cep] = /^\/public\/cep\/(\d{8})$/.exec(pathname) ?? [];
    if (cep) return pass(postal, `/ws/${cep}/json/`);
    if (pathname === '/public/localidades/estados') return pass(locality, '/estados');
    const [, uf] = new RegExp(`^/public/localidades/estados/(${UF})/municipios$`).exec(pathname) ?? [];
    if (uf) return pass(locality, `/estados/${uf}/municipios`);
    throw new GatewayFailure(404, texts.notFound);
  };
}
