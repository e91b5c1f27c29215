import { connect, createServer, type Socket } from 'node:net';

/** A proxy that can go silent: its connections stay open but transfer nothing. */
export interface SilentProxy {
  port: number;
  isSilent: boolean;
  close(): Promise<void>;
}

/** @param target `host:port`; if absent, nothing ever answers */
export async function openSilentProxy(target?: { host: string; port: number }): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (!target) return;
    const far = connect(target);
    keep(far);
    const pass = (to: Socket) => (chunk: Buffer) => {
      if (!proxy.isSilent) to.write(chunk);
    };
    near.on('data', pass(far)).on('close', () => proxy.isSilent || far.destroy());
    far.on('data', pass(near)).on('close', () => proxy.isSilent || near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const proxy: SilentProxy = {
    port: typeof address === 'object' && address ? address.port : 0,
    isSilent: target === undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return proxy;
}
