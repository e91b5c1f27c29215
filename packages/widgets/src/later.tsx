import { type ComponentType, useEffect, useState } from 'react';
import { tellRefused } from './refused.ts';

/**
 * A component that is fetched when it is first drawn. A failed fetch is thrown to the nearest border, and tried
 * again where the component is drawn anew.
 * @param Waiting stands in its place meanwhile; nothing when left out
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting?: ComponentType<P>,
): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          known = part;
          setPart(() => part);
        },
        (error: unknown) => {
          tellRefused(error);
          setFailure({ error });
        },
      );
    }, [Part]);
    if (failure) throw failure.error;
    if (Part) return <Part {...props} />;
    return Waiting ? <Waiting {...props} /> : null;
  };
}
