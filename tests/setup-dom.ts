import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy parts arrive late when the machine is busy; a real failure still ends in ten seconds.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// happy-dom gives the body of an empty text as null where every browser gives a stream; axios takes that for a
// browser that cannot stream.
const HappyResponse = globalThis.Response;
globalThis.Response = class Response extends HappyResponse {
  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body === '' ? new Uint8Array(0) : body, init);
  }
};
