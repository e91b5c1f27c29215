import { useLayoutEffect, useState } from 'react';

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'input', 'dragenter'] as const;

/** Without any sign the rest follows by itself: the page around has had its turn by then. */
const WAIT_MS = 2_000;

export interface FirstUse {
  /** Resolves when the rest is wanted. */
  readonly wanted: Promise<void>;
  isWanted: boolean;
  want(): void;
}

const uses = new WeakMap<object, FirstUse>();

function firstUseOf(memory: object): FirstUse {
  let use = uses.get(memory);
  if (!use) {
    let resolve = () => {};
    const made: FirstUse = {
      wanted: new Promise<void>((done) => {
        resolve = done;
      }),
      isWanted: false,
      want() {
        made.isWanted = true;
        resolve();
      },
    };
    use = made;
    uses.set(memory, made);
  }
  return use;
}

/**
 * The first sign that somebody will use an element: a pointer over it, a key, a file above it; or two seconds.
 * Until then an element that nobody may need spares the page on which it stands.
 * @param memory elements that share it are wanted together, and stay so
 * @param isUrgent there is no reason to wait
 */
export function useFirstUse(element: HTMLElement, memory: object, isUrgent: boolean): FirstUse {
  const use = firstUseOf(memory);
  const [isWanted, setWanted] = useState(use.isWanted);
  useLayoutEffect(() => {
    if (isUrgent) use.want();
    let isGone = false;
    void use.wanted.then(() => {
      if (!isGone) setWanted(true);
    });
    const timer = setTimeout(use.want, WAIT_MS);
    for (const sign of SIGNS) element.addEventListener(sign, use.want, { passive: true });
    const leave = () => {
      isGone = true;
      clearTimeout(timer);
      for (const sign of SIGNS) element.removeEventListener(sign, use.want);
    };
    void use.wanted.then(leave, leave);
    return leave;
  }, [element, use, isUrgent]);
  return { wanted: use.wanted, want: use.want, isWanted };
}
