/**
 * Makes the built server late, for `pnpm test:late`. It acts immediately, but its answers leave up to 400 ms later, as
 * on a
 * mobile network. `LATE_SEED` determines each delay from the call and how often it was made.
 *
 * LATE_SEED=7 node --import ./tests/late-server.mjs packages/site/server/dist/main.js
 */
import { createHash } from 'node:crypto';
import { ServerResponse } from 'node:http';

const FILE_MS = 250;
const CALL_MS = 400;
/** Milliseconds between two events of a stream, in addition to the sandbox's 15 ms. */
const EVENT_MS = 45;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const isStream = ({ req }) => req.headers.accept?.includes('text/event-stream');

const counts = new Map();
function delayOf({ method, url }) {
  const call = `${method} ${url}`;
  const count = (counts.get(call) ?? 0) + 1;
  counts.set(call, count);
  const digest = createHash('sha256').update(`${process.env.LATE_SEED} ${call} ${count}`).digest();
  const bound = /\.\w+$/.test(url.split('?')[0]) ? FILE_MS : CALL_MS;
  return (digest.readUInt32BE() / 2 ** 32) * bound;
}

/** The last act of each response. The next act waits for it. */
const lastActs = new WeakMap();
function actLater(response, act) {
  const last = lastActs.get(response) ?? wait(delayOf(response.req));
  const next = last
    .then(() => (isStream(response) ? wait(EVENT_MS) : undefined))
    .then(() => {
      if (!response.destroyed) act();
    });
  lastActs.set(response, next);
}

const { write, end, flushHeaders } = ServerResponse.prototype;
Object.assign(ServerResponse.prototype, {
  write(...given) {
    actLater(this, () => {
      if (write.apply(this, given)) this.emit('drain');
    });
    return false;
  },
  end(...given) {
    actLater(this, () => end.apply(this, given));
    return this;
  },
  flushHeaders() {
    actLater(this, () => flushHeaders.call(this));
  },
});
