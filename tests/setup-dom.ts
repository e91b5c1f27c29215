import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { afterEach } from 'vitest';

// Lazy modules load slowly on a busy machine. A real failure still ends after ten seconds.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// React's development build records a stack for each element, up to a limit. That takes a tenth of the tests' time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
};
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });

// Some files run in Node's environment, which has no document.
if (typeof document !== 'undefined') {
  // All supported browsers have both, and the elements check for them.
  for (const name of ['CSSPropertyRule', 'MathMLElement'])
    Object.defineProperty(globalThis, name, { configurable: true, value: class {} });
  // Test files in one process share the document, so reset it.
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  for (const element of [document.head, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    element.replaceChildren();
  }
  document.adoptedStyleSheets = [];
  localStorage.clear();
  sessionStorage.clear();
}
