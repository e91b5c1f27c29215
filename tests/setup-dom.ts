import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Lazy modules load slowly on a busy machine. A real failure still ends after ten seconds.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

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
