import { type Ref, type RefCallback, useCallback } from 'react';

/** Passes an element to two refs, each a callback or an object. */
export function useMergedRef<Element>(first: Ref<Element> | undefined, second: Ref<Element> | undefined) {
  return useCallback<RefCallback<Element>>(
    (element) => {
      for (const ref of [first, second]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [first, second],
  );
}
