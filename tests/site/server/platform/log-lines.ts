import { Writable } from 'node:stream';
import { createLog } from '@vesalio/site/server';

/** A line of the log, as JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a line of the log, asserted field by field
type LogLine = any;

/** A log kept in memory. */
export function openLog() {
  let text = '';
  const out = new Writable({
    write: (chunk, _encoding, done) => {
      text += chunk;
      done();
    },
  });
  const lines = (): LogLine[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return {
    log: createLog({ out }),
    text: () => text,
    lines,
    requests: (): LogLine[] => lines().filter(({ msg }) => msg === 'request'),
  };
}
