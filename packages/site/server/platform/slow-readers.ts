import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a connection if its client has read nothing of a pending answer for `ms` milliseconds, so that it blocks no
 * upstream call. A slow client that still reads keeps its connection, and so does a client that waits for an answer.
 */
export function dropStalledReaders(server: Server, ms: number): void {
  const busy = new Map<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const open = (busy.get(socket) ?? 0) + change;
    if (open > 0) busy.set(socket, open);
    else busy.delete(socket);
  };
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  // Node resets this timeout whenever bytes are transferred, even within a large write.
  server.setTimeout(ms, (socket: Socket) => {
    if (socket.writableLength > 0 || !busy.has(socket)) socket.destroy();
  });
}
