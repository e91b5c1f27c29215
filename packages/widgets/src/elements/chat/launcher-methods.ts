import { useLayoutEffect, useMemo, useState } from 'react';
import type { ElementSurface } from '../element-surface.ts';
import type { MethodBodies } from './chat-controls.ts';

/**
 * The methods of a launcher whose panel is not mounted yet. Each call mounts the panel and runs on the chat inside it.
 * Returns the surface for the panel, which then provides the methods.
 */
export function useLauncherMethods(
  surface: ElementSurface,
  mount: () => void,
  open: () => void,
): ElementSurface {
  const { host, app } = surface;
  const [panel] = useState(() => {
    // Wrapped in an object, because a promise would treat a proxy of methods as another promise.
    let provide: (given: { methods: MethodBodies }) => void = () => undefined;
    const given = new Promise<{ methods: MethodBodies }>((resolve) => {
      provide = resolve;
    });
    return { given, provide, isCalled: false };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bodies live until the panel provides its own
  useLayoutEffect(() => {
    const later =
      (name: string, first = mount) =>
      async (...args: never[]) => {
        panel.isCalled = true;
        first();
        return (await panel.given).methods[name]?.(...args);
      };
    const names = ['ask', 'setDraft', 'stop', 'newConversation', 'openConversation'];
    host.provide({
      ...Object.fromEntries(names.map((name) => [name, later(name)])),
      open: later('open', open),
      // Closes only if an earlier call is still opening the panel.
      close: () => (panel.isCalled ? later('close')() : undefined),
      signOut: () => app.signOut(),
    });
    // If the element leaves the page before the panel is mounted, the calls run after it returns.
    const again = new Proxy<MethodBodies>(
      {},
      {
        get: (_, name: string) => (host.element as unknown as MethodBodies)[name]?.bind(host.element),
      },
    );
    return () => panel.provide({ methods: again });
  }, [host.element]);
  return useMemo(() => {
    const provide = (methods: MethodBodies) => {
      host.provide(methods);
      panel.provide({ methods });
    };
    return { ...surface, host: { ...host, provide } };
  }, [surface, host, panel]);
}
