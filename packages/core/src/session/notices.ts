import { type Clock, systemClock } from '../clock.ts';
import { limits } from '../limits.ts';
import { createStore, type StoreApi } from '../store.ts';

export type NoticeType = 'info' | 'success' | 'error' | 'warning';

export interface Notice {
  id: number;
  type: NoticeType;
  text: string;
  /** True during the closing animation. */
  leaving: boolean;
  /** Names what it tells about. A later notice about the same replaces it. */
  about: string;
}

export interface NoticeStore extends StoreApi<{ items: Notice[] }> {
  /**
   * Shows a notice and returns its id. It replaces one with the same text, so that a screen reader announces it again.
   * @param about names an action whose outcomes replace each other, such as a copy that fails and then succeeds
   */
  notify(type: NoticeType, text: string, about?: string): number;
  dismiss(id: number): void;
  /** Removes the notices about something that has changed without a new one. */
  outdate(about: string): void;
  /** Pauses the timer while the pointer or the focus is on the notice. */
  pause(id: number): void;
  resume(id: number): void;
}

export function createNoticeStore(clock: Clock = systemClock): NoticeStore {
  const store = createStore<{ items: Notice[] }>(() => ({ items: [] }));
  const timers = new Map<number, () => void>();
  let lastId = 0;

  const isStaying = (id: number) => store.getState().items.some((item) => item.id === id && !item.leaving);

  function stop(id: number): void {
    timers.get(id)?.();
    timers.delete(id);
  }

  function schedule(id: number, ms: number, fn: () => void): void {
    stop(id);
    timers.set(id, clock.after(ms, fn));
  }

  function hideLater(id: number): void {
    schedule(id, limits.noticeMs, () => dismiss(id));
  }

  function dismiss(id: number): void {
    if (!isStaying(id)) return;
    const { items } = store.getState();
    store.setState({ items: items.map((item) => (item.id === id ? { ...item, leaving: true } : item)) });
    schedule(id, limits.noticeAnimationMs, () => {
      timers.delete(id);
      store.setState({ items: store.getState().items.filter((item) => item.id !== id) });
    });
  }

  return {
    ...store,
    notify(type, text, about = type + text) {
      const { items } = store.getState();
      for (const item of items) if (item.about === about) stop(item.id);
      const kept = items.filter((item) => item.about !== about);
      const id = ++lastId;
      store.setState({ items: [...kept, { id, type, text, about, leaving: false }] });
      hideLater(id);
      return id;
    },
    dismiss,
    outdate(about) {
      for (const item of store.getState().items) if (item.about === about) dismiss(item.id);
    },
    pause(id) {
      if (isStaying(id)) stop(id);
    },
    resume(id) {
      // A notice that moves away from a resting pointer also fires a leave event, but was never paused.
      if (isStaying(id) && !timers.has(id)) hideLater(id);
    },
  };
}
