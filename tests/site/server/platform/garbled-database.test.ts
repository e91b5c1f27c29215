import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../../../packages/site/server/platform/postgres.ts';

/** A row description that ends within its first field. */
const SHORT_ROW = Buffer.from([0x54, 0, 0, 0, 9, 0, 1, 0x61, 0, 0x78]);

const sockets = new Set<Socket>();
const database = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {}).once('data', () => socket.write(SHORT_ROW));
});
beforeAll(() => new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  database.close();
});

it('bytes that are not PostgreSQL’s protocol fail the query, not the process', async () => {
  const { port } = database.address() as AddressInfo;
  await expect(openPostgres(`postgres://ana@127.0.0.1:${port}/x`)).rejects.toThrow(
    'Não foi possível conectar ao PostgreSQL',
  );
});
