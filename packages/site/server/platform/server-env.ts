import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AuditKind } from './audit.ts';

/** The Hono environment of every route: the Node request and response. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The route's pattern, for logs. */
    pattern?: string;
    /** The kind of audit record to write if the call succeeds. */
    audit?: AuditKind;
    /** The bearer token. `token` is undefined if the header has no valid token or the session was logged out. */
    session?: { readonly token: string | undefined };
  };
}
export type ServerContext = Context<ServerEnv>;
