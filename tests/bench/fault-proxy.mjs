import { createServer, request } from 'node:http';

/** The faults of a payment request. Repeated entries are more frequent. */
const FAULTS = [
  'none',
  'none',
  'none',
  'delay-request',
  'delay-answer',
  'duplicate',
  'cut-before',
  'cut-during-request',
  'cut-after',
  'cut-during-answer',
  'stall',
  'late',
];

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A proxy between client and server that injects faults: into every payment according to the seed, and into other calls
 * at the rate `otherRate`. `counts` has the number of each fault.
 */
export async function createFaultProxy({ target, random, otherRate = 0.08, maxDelayMs = 250 }) {
  const { hostname, port } = new URL(target);
  const counts = {};

  const forward = (message, body) =>
    new Promise((resolve, reject) => {
      const { 'content-length': _length, ...headers } = message.headers;
      const upstream = request(
        {
          hostname,
          port,
          method: message.method,
          path: message.url,
          headers: { ...headers, ...(body.length > 0 ? { 'content-length': body.length } : {}) },
        },
        async (answer) => {
          const chunks = [];
          try {
            for await (const chunk of answer) chunks.push(chunk);
            resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) });
          } catch (error) {
            reject(error);
          }
        },
      );
      upstream.on('error', reject);
      upstream.end(body);
    });

  const send = (response, { status, headers, body }) => {
    const { 'transfer-encoding': _encoding, connection: _connection, ...kept } = headers;
    response.writeHead(status, { ...kept, 'content-length': body.length });
    response.end(body);
  };

  const acts = {
    none: async (message, body, response) => send(response, await forward(message, body)),
    'delay-request': async (message, body, response) => {
      await wait(random.below(maxDelayMs));
      send(response, await forward(message, body));
    },
    'delay-answer': async (message, body, response) => {
      const answer = await forward(message, body);
      await wait(random.below(maxDelayMs));
      send(response, answer);
    },
    duplicate: async (message, body, response) => {
      const both = [forward(message, body), forward(message, body)];
      send(response, await both[random.below(2)]);
      await Promise.all(both);
    },
    'cut-before': async (_message, _body, response) => response.destroy(),
    'cut-during-request': async (message, body, response) => {
      const upstream = request({
        hostname,
        port,
        method: message.method,
        path: message.url,
        headers: message.headers,
      });
      upstream.on('error', () => {});
      upstream.write(body.subarray(0, Math.floor(body.length / 2)));
      await wait(10);
      upstream.destroy();
      response.destroy();
    },
    'cut-after': async (message, body, response) => {
      await forward(message, body);
      response.destroy();
    },
    'cut-during-answer': async (message, body, response) => {
      const answer = await forward(message, body);
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'content-length': answer.body.length + 1,
      });
      response.write(answer.body.subarray(0, Math.ceil(answer.body.length / 2)));
      await wait(5);
      response.destroy();
    },
    stall: async (message, body, response) => {
      await forward(message, body);
      await wait(maxDelayMs * 2);
      response.destroy();
    },
    late: async (message, body, response) => {
      response.destroy();
      await wait(random.below(maxDelayMs));
      await forward(message, body);
    },
  };

  const server = createServer(async (message, response) => {
    const chunks = [];
    try {
      for await (const chunk of message) chunks.push(chunk);
      const pays = message.method === 'POST' && message.url === '/api/subscription/create';
      const fault = pays || random.chance(otherRate) ? random.pick(FAULTS) : 'none';
      if (pays) counts[fault] = (counts[fault] ?? 0) + 1;
      await acts[fault](message, Buffer.concat(chunks), response);
    } catch {
      response.destroy();
    }
  });
  server.keepAliveTimeout = 1_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    counts,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
