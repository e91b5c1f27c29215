/**
 * A person at a browser. Finds things by role and accessible name, including in shadow roots, and uses mouse and keys.
 */

/** Runs in the page. */
const LIBRARY = `
const all = (root = document) =>
  [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])]);
const nameOf = (element) =>
  (element.getAttribute('aria-label') ??
    ([...(element.labels ?? [])].map((label) => label.textContent).join(' ') || element.textContent.trim() || (element.title ?? ''))).replace(/\\s+/g, ' ').trim();
const isSeen = (element) => {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  return box.width > 0 && box.height > 0 && style.visibility !== 'hidden' && Number(style.opacity) > 0;
};
const hitAt = (x, y, root = document) => {
  const element = root.elementFromPoint(x, y);
  return element?.shadowRoot && element.shadowRoot !== root ? hitAt(x, y, element.shadowRoot) : element;
};
const isNamed = (name, isExact) => (element) => isExact ? nameOf(element) === name : nameOf(element).includes(name);
const find = (selector, name, isExact) =>
  all().filter((element) => element.matches(selector) && isSeen(element)).find(isNamed(name, isExact));
const findHidden = (selector, name, isExact) =>
  all().filter((element) => element.matches(selector)).find(isNamed(name, isExact));
`;

/** Much longer than any step takes, so that a slow or busy machine causes no failure. */
const WAIT_MS = 60_000;

/** @param {import('./engines.mjs').Driver} driver */
export function createPerson(driver) {
  const inPage = (body) => driver.evaluate(`${LIBRARY}${body}`);

  async function until(body, what) {
    const end = Date.now() + WAIT_MS;
    let answer;
    for (;;) {
      // Evaluation fails while the page navigates, so try again.
      answer = await inPage(body).catch(() => undefined);
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`Not seen: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const described = (selector, name, isExact) =>
    `find(${JSON.stringify(selector)}, ${JSON.stringify(name)}, ${isExact})`;

  /** Waits until the element stops moving and nothing covers it. Returns its center. */
  const placeOf = (selector, name, isExact) =>
    until(
      `const element = ${described(selector, name, isExact)};
       if (!element || element.disabled) return false;
       const box = element.getBoundingClientRect();
       const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
       const hit = hitAt(x, y);
       if (!hit || !(element.contains(hit) || element.tagName === 'INPUT')) { element.scrollIntoView({ block: 'center' }); return false; }
       const place = [box.x, box.y].join();
       const isStill = globalThis.lastPlace === place;
       globalThis.lastPlace = place;
       return isStill && [x, y];`,
      `${selector} "${name}"`,
    );

  return {
    goto: driver.goto,
    inPage,
    until,
    sees: (selector, name, isExact = false) =>
      until(`return Boolean(${described(selector, name, isExact)});`, `${selector} "${name}"`),
    /** Scrolls to the element, waits until it stops moving, and presses it with the mouse. */
    async presses(selector, name, isExact = true) {
      await driver.press(...(await placeOf(selector, name, isExact)));
    },
    async hovers(selector, name, isExact = true) {
      await driver.hover(...(await placeOf(selector, name, isExact)));
    },
    /** Selects the first lines of the first matching element by dragging the mouse. */
    async selects(selector) {
      await placeOf(selector, '', false);
      const [from, to] = await inPage(
        `const [first] = find(${JSON.stringify(selector)}, '', false).getClientRects();
         const y = first.y + first.height / 2;
         return [[first.x + 2, Math.min(y, first.y + 10)], [first.x + first.width / 2, Math.min(y, first.y + 10)]];`,
      );
      await driver.drag(from, to);
    },
    /** Focuses the element. Controls that appear on hover also appear on focus. */
    focuses: (selector, name, isExact = true) =>
      until(
        `const element = ${described(selector, name, isExact).replace('find(', 'findHidden(')}; element?.focus(); return Boolean(element);`,
        `${selector} "${name}"`,
      ),
    types: driver.type,
    keys: driver.key,
    /** Chooses a file with this text, as in the file dialog. */
    attaches: (filename, type, words) =>
      inPage(
        `const input = all().find((one) => one.matches('input[type="file"]'));
         const files = new DataTransfer();
         files.items.add(new File([${JSON.stringify(words)}], ${JSON.stringify(filename)}, { type: ${JSON.stringify(type)} }));
         input.files = files.files;
         input.dispatchEvent(new Event('change', { bubbles: true, composed: true }));`,
      ),
    /** Waits until no visible element has this name. */
    seesNoMore: (selector, name, isExact = false) =>
      until(`return !${described(selector, name, isExact)};`, `${selector} "${name}" going away`),
    /** The value of the field, or the text of the element, with this name. */
    reads: (selector, name) =>
      inPage(
        `const one = ${described(selector, name, true)}; return one ? (one.value ?? one.textContent) : '';`,
      ),
    /** The style of the first visible element that matches. */
    style: (selector, property) =>
      inPage(
        `const element = all().find((one) => one.matches(${JSON.stringify(selector)}) && isSeen(one));
         return element ? getComputedStyle(element)[${JSON.stringify(property)}] : '';`,
      ),
  };
}
