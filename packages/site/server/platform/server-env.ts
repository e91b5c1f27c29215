import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { AuditKind } from './audit.ts';

/** The Hono environment of every route: the Node request and answer. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The route's pattern, for logs. */
    pattern?: string;
    /** The kind of audit record that the call's success makes. */
    audit?: AuditKind;
    /** The bearer token; undefined in it when it is no token, or was logged out of. */
    session?: { readonly token: string | undefined };
  };
}
export type ServerContext = Context<ServerEnv>;
