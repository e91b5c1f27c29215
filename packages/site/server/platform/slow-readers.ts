import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Pending requests on one connection. Browsers and proxies wait for an answer before the next one. Each holds memory. */
const MAX_AT_ONCE = 32;

/**
 * Passes the requests of a server to `next`. Closes a connection that sends too many at once. Also closes one whose
 * client has read nothing of a pending answer for `ms` milliseconds, so that it blocks no upstream call. A slow client
 * that still reads keeps its connection, and so does a client that waits for an answer.
 */
export function serveReaders(server: Server, ms: number, next: RequestListener): void {
  const busy = new Map<Socket, number>();
  const count = (socket: Socket, change: number): number => {
    const open = (busy.get(socket) ?? 0) + change;
    if (open > 0) busy.set(socket, open);
    else busy.delete(socket);
    return open;
  };
  server.on('request', (request, response) => {
    const { socket } = request;
    const open = count(socket, 1);
    response.once('close', () => count(socket, -1));
    if (open > MAX_AT_ONCE) socket.destroy();
    else next(request, response);
  });
  // Node resets this timeout whenever bytes are transferred, even within a large write.
  server.setTimeout(ms, (socket: Socket) => {
    if (socket.writableLength > 0 || !busy.has(socket)) socket.destroy();
  });
}
