import type { App } from '@vesalio/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useApp } from './provider.tsx';
import { tellRefused } from './refused.ts';

/**
 * A component that is fetched when it is first drawn. A failed fetch is thrown to the nearest border, and tried
 * again where the component is drawn anew.
 * @param Waiting stands in its place meanwhile; nothing when left out
 * @param giveUp in place of the throw, for what the rest can do without: nothing is drawn
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting?: ComponentType<P>,
  giveUp?: (props: P, app: App) => void,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();
    const app = useApp();
    const given = useRef(props);
    given.current = props;
    useEffect(() => {
      if (Part) return;
      let isGone = false;
      load().then(
        (part) => {
          known = part;
          setPart(() => part);
        },
        (error: unknown) => {
          tellRefused(error);
          if (isGone) return;
          if (giveUp) giveUp(given.current, app);
          else setFailure({ error });
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part, app]);
    if (failure) throw failure.error;
    if (Part) return <Part {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  };
}
