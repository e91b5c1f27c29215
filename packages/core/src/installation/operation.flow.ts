import type { FlowContext } from '../context.ts';
import { createStore, type StoreApi } from '../store.ts';
import type { GatewayFeatures } from './gateway-features.ts';
import { readOperation } from './operation.api.ts';
import type { Operation } from './operation.schema.ts';

/** Milliseconds between two requests while a chat is on screen. */
const LOOK_MS = 60_000;

/** The operator's notice to everybody. */
export interface OperationFlow {
  store: StoreApi<Operation>;
  /** Requests it now, and regularly while there are watchers. Returns a function that stops this. */
  watch(): () => void;
  /** Requests it once. Never rejects; after a failure the last known state stays. */
  look(): Promise<void>;
}

export function createOperationFlow(
  context: FlowContext,
  gatewayFeatures: () => Promise<GatewayFeatures>,
): OperationFlow {
  const store = createStore<Operation>(() => ({ notice: null, asking: true }));
  let watchers = 0;
  let cancel: (() => void) | undefined;

  async function look(): Promise<void> {
    if (!(await gatewayFeatures()).has('operation')) return;
    const known = await readOperation(context.http).catch(() => undefined);
    if (known) store.setState(known);
  }
  const lookAgain = () => {
    cancel = context.clock.after(LOOK_MS, () => {
      void look();
      lookAgain();
    });
  };

  return {
    store,
    look,
    watch() {
      watchers += 1;
      if (watchers === 1) {
        void look();
        lookAgain();
      }
      return () => {
        watchers -= 1;
        if (watchers === 0) cancel?.();
      };
    },
  };
}
