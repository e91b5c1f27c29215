import { type Clock, systemClock } from '../clock.ts';
import { limits } from '../limits.ts';
import { createStore, type StoreApi } from '../store.ts';

export type NoticeType = 'info' | 'success' | 'error' | 'warning';

export interface Notice {
  id: number;
  type: NoticeType;
  text: string;
  /** Its subject, such as the plan; by default its text. */
  about: string;
  /** True during the closing animation. */
  leaving: boolean;
}

export interface NoticeStore extends StoreApi<{ items: Notice[] }> {
  /**
   * Shows a notice and returns its id. It replaces one about the same subject, which is no longer true, or with the same
   * text, so that a screen reader announces it again.
   */
  notify(type: NoticeType, text: string, about?: string): number;
  /** Removes the notices about a subject that has changed. */
  outdate(about: string): void;
  dismiss(id: number): void;
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
    notify(type, text, about = text) {
      const { items } = store.getState();
      const others = items.filter((item) => item.about !== about);
      for (const item of items) if (item.about === about) stop(item.id);
      const id = ++lastId;
      store.setState({ items: [...others, { id, type, text, about, leaving: false }] });
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
