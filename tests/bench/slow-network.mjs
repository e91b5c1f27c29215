import { connect, createServer } from 'node:net';

/** Bytes per packet. */
const PACKET = 1_448;
/** Bytes that a new connection may send before the first acknowledgment. */
const FIRST_WINDOW = 10 * PACKET;
/** Maximum number of a connection's packets that wait at this end of the line. */
const MOST_WAITING = 32;

/** Calls functions in order after a constant delay. Two timers with the same delay may fire in the wrong order. */
function createDelay(delay) {
  const due = [];
  const run = () => {
    while (due.length > 0 && due[0].at <= performance.now()) due.shift().act();
    if (due.length > 0) setTimeout(run, due[0].at - performance.now());
  };
  return (act, from = performance.now()) => {
    due.push({ at: Math.max(from + delay(), due.at(-1)?.at ?? 0), act });
    if (due.length === 1) setTimeout(run, due[0].at - performance.now());
  };
}

/** One direction of the network. Its connections take turns, packet by packet. */
function createLine(network) {
  let connections = [];
  let freeAt = 0;
  let isWaiting = false;
  const arrive = createDelay(() => network.roundTrip / 2);
  const acknowledge = createDelay(() => network.roundTrip);

  function run() {
    isWaiting = false;
    const now = performance.now();
    while (freeAt <= now) {
      const next = connections.find(
        ({ packets, inFlight, window }) => packets.length > 0 && inFlight < window,
      );
      if (!next) return;
      connections = [...connections.filter((connection) => connection !== next), next];
      const packet = next.packets.shift();
      freeAt = Math.max(freeAt, now - 5) + (packet.length * 8) / network.kbit;
      next.inFlight += packet.length;
      arrive(() => next.deliver(packet), freeAt);
      acknowledge(() => {
        next.inFlight -= packet.length;
        next.window += packet.length;
        wake();
      }, freeAt);
    }
    wake(freeAt - now);
  }

  function wake(afterMs = 0) {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(run, afterMs);
  }

  return {
    wake,
    add: (connection) => connections.push(connection),
    remove: (connection) => {
      connections = connections.filter((other) => other !== connection);
    },
  };
}

/** Carries one direction of a connection. */
function carry(line, from, to, handshake) {
  const packets = [];
  const connection = {
    packets,
    inFlight: 0,
    window: FIRST_WINDOW,
    deliver(packet) {
      if (packet.length === 0) to.end();
      else if (to.writable) to.write(packet);
      if (packets.length < MOST_WAITING) from.resume();
    },
  };
  const opened = performance.now();
  const afterHandshake = createDelay(() => Math.max(0, opened + handshake - performance.now()));
  const add = (packet) =>
    afterHandshake(() => {
      packets.push(packet);
      line.wake();
    });
  line.add(connection);
  from.on('data', (data) => {
    for (let at = 0; at < data.length; at += PACKET) add(data.subarray(at, at + PACKET));
    if (packets.length > MOST_WAITING) from.pause();
  });
  from.on('end', () => add(Buffer.alloc(0)));
  return () => line.remove(connection);
}

/**
 * A slow network in front of a port of this machine. `roundTrip` is in ms. `kbit` per second are shared by all
 * connections in each direction. A new connection takes an extra round trip and starts with a small window. `isDown`
 * refuses connections. `network` can change at any time.
 */
export async function createSlowNetwork({ target, port = 0, network = { roundTrip: 0, kbit: 1e6 } }) {
  const current = { ...network };
  const up = createLine(current);
  const down = createLine(current);
  const sockets = new Set();
  let connections = 0;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (current.isDown) return client.destroy();
    connections += 1;
    const upstream = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, upstream]) socket.setNoDelay(true);
    const leave = [carry(up, client, upstream, current.roundTrip), carry(down, upstream, client, 0)];
    const close = () => {
      for (const part of leave) part();
      client.destroy();
      upstream.destroy();
      sockets.delete(client);
    };
    sockets.add(client);
    client.on('error', close).on('close', close);
    upstream.on('error', close);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: server.address().port,
    network: current,
    connections: () => connections,
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
