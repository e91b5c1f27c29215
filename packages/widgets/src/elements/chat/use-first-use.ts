import { useLayoutEffect, useMemo, useState } from 'react';

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'input', 'dragenter'] as const;

/** Without any sign the rest follows by itself: the page around has had its turn by then. */
const WAIT_MS = 2_000;

export interface FirstUse {
  /** Resolves when the rest is wanted, while the component is there. */
  readonly wanted: Promise<void>;
  isWanted: boolean;
  want(): void;
}

/** What elements share. It outlives them, so that nothing in it may know one that has left. */
interface SharedUse {
  isWanted: boolean;
  waiting: Set<() => void>;
}

const uses = new WeakMap<object, SharedUse>();

function want(use: SharedUse): void {
  use.isWanted = true;
  for (const wake of use.waiting) wake();
}

/**
 * The first sign that somebody will use an element: a pointer over it, a key, a file above it; or two seconds.
 * Until then an element that nobody may need spares the page on which it stands.
 * @param memory elements that share it are wanted together, and stay so
 * @param isUrgent there is no reason to wait
 */
export function useFirstUse(element: HTMLElement, memory: object, isUrgent: boolean): FirstUse {
  const use = uses.get(memory) ?? { isWanted: false, waiting: new Set() };
  uses.set(memory, use);
  const [isWanted, setWanted] = useState(use.isWanted);
  const own = useMemo(() => {
    let open = () => {};
    const wanted = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { wanted, open, want: () => want(use) };
  }, [use]);
  useLayoutEffect(() => {
    const wake = () => {
      leave();
      setWanted(true);
      own.open();
    };
    const timer = setTimeout(own.want, WAIT_MS);
    for (const sign of SIGNS) element.addEventListener(sign, own.want, { passive: true });
    const leave = () => {
      use.waiting.delete(wake);
      clearTimeout(timer);
      for (const sign of SIGNS) element.removeEventListener(sign, own.want);
    };
    use.waiting.add(wake);
    if (isUrgent || use.isWanted) own.want();
    return leave;
  }, [element, use, own, isUrgent]);
  return { wanted: own.wanted, want: own.want, isWanted };
}
