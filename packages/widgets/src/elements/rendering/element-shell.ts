import { reportLoadFailure } from '../../load-failure.ts';
import type { ElementHost, ElementModule, ElementProps, ElementRenderer } from '../element-model.ts';
import { nextTask } from './next-task.ts';

/** A first view, shown until the module of an element is loaded. */
export interface Shell {
  /** The typed text. */
  text(): string;
  /**
   * Stops listening before the module renders over these nodes. Returns a function that restores the focus and the
   * press.
   */
  release(): () => void;
  /** Shows that the module could not be loaded. */
  fail(): void;
}

export interface ShellView {
  /**
   * Starts requests that need no module. Called on mount and after each change. Returns true if the shell's view is
   * complete, so that the module can wait until somebody uses the element.
   */
  start(host: ElementHost): boolean;
  /** Whether the page preloads the module, so that it does not have to run before it is needed. */
  isPreloaded(): boolean;
  /** The values that the shell's view depends on. */
  look(host: ElementHost): unknown[];
  draw(container: ShadowRoot, host: ElementHost, text: string, retry: () => void): Shell;
}

/** Events of a person who uses an element. Not the pointer's alone: its press has not found its target yet. */
const USES = ['keydown', 'keyup', 'input', 'click'];

/** Milliseconds that the click of a touch may follow its end, and that a press may last at most. */
const PRESS_MS = [350, 3_000] as const;

/** Milliseconds after which the module renders an unused element too. */
const UNUSED_MS = 1_000;

/**
 * Shows a shell until the module is loaded and somebody uses the element. The module's first render then reuses the
 * nodes of the shell, so that focus, selection and an open keyboard are preserved.
 */
export function shellRenderer(
  load: () => Promise<{ default: ElementModule }>,
  view: ShellView,
): ElementRenderer {
  let loaded: ElementModule | undefined;
  /** Shells that are waiting for the module, and removed ones, whose text is kept. */
  const shells = new Set<ShellMount>();

  class ShellMount {
    readonly #container: ShadowRoot;
    #props: ElementProps;
    #shell: Shell | undefined;
    #loading: Promise<void> | undefined;
    #inner: { renderer: ElementRenderer; mounted: unknown } | undefined;
    #isGone = false;
    #isWhole = false;
    #need = () => {};
    /** Resolves once no press is under way, because the module may move what is under the finger. */
    #pressed = Promise.resolve();
    /** Resolves once the module is needed. */
    readonly #needed = new Promise<void>((resolve) => {
      this.#need = resolve;
    });

    /** Loads the module without a waiting caller. The shell shows a failure. */
    readonly #run = () => void this.#load().catch(() => undefined);

    constructor(container: ShadowRoot, props: ElementProps) {
      this.#container = container;
      this.#props = props;
      if (loaded) {
        this.#take(loaded, props.host);
        return;
      }
      const { element, provide } = props.host;
      // Before the shell is drawn, so that the requests are sent first.
      this.#isWhole = view.start(props.host);
      if (this.#isWhole && view.isPreloaded()) this.#needed.then(this.#run);
      else this.#run();
      this.#draw(this.#leftText());
      shells.add(this);
      for (const use of USES) container.addEventListener(use, this.#need);
      container.addEventListener('pointerdown', () => {
        this.#pressed = new Promise((resolve) => {
          const end = () => setTimeout(resolve, PRESS_MS[0]);
          for (const stop of ['pointerup', 'pointercancel']) addEventListener(stop, end, { once: true });
          container.addEventListener('click', () => resolve(), { once: true });
          setTimeout(resolve, PRESS_MS[1]);
        });
      });
      setTimeout(this.#need, UNUSED_MS);
      // Methods that load the module and call its own.
      provide(
        new Proxy(
          {},
          {
            get:
              (_, name: string) =>
              async (...args: never[]) => {
                this.#need();
                await this.#load();
                return (element as unknown as Record<string, (...args: never[]) => unknown>)[name]?.(...args);
              },
          },
        ),
      );
    }

    /** The text of a removed shell of the same conversation. */
    #leftText(): string {
      const key = ({ attributes }: ElementHost) => `${attributes.baseUrl} ${attributes.conversationId}`;
      for (const shell of shells) {
        const { host } = shell.#props;
        if (!(shell.#isGone || !host.element.isConnected) || key(host) !== key(this.#props.host)) continue;
        shells.delete(shell);
        return shell.#shell?.text() ?? '';
      }
      return '';
    }

    #draw(text: string): void {
      this.#shell = view.draw(this.#container, this.#props.host, text, this.#run);
    }

    /** Loads the module, or loads it again after a failure. */
    #load(): Promise<void> {
      this.#loading ??= load().then(
        async ({ default: element }) => {
          loaded = element;
          shells.clear();
          // Only now, because a page may name its user after the mount.
          if (!this.#isWhole) this.#need();
          await this.#needed;
          await this.#pressed;
          // Let the shell handle the key or the press first.
          await nextTask();
          if (!this.#isGone) this.#replace((typed) => this.#take(element, { ...this.#props.host, typed }));
        },
        (error: unknown) => {
          this.#loading = undefined;
          reportLoadFailure(error);
          if (!this.#isGone) {
            this.#shell?.fail();
            this.#props.host.emit('vesalio-error', { code: 'load' });
          }
          throw error;
        },
      );
      return this.#loading;
    }

    #take({ component, renderer }: ElementModule, host: ElementHost): void {
      this.#inner = { renderer, mounted: renderer.mount(this.#container, component, { host }) };
    }

    update(props: ElementProps): void {
      const before = this.#props.host;
      this.#props = props;
      if (this.#inner) {
        this.#inner.renderer.update(this.#inner.mounted, props);
        return;
      }
      this.#isWhole = view.start(props.host);
      // While the module is loading, wait for it to arrive.
      if (!this.#isWhole && (loaded || !this.#loading)) this.#need();
      const now = view.look(props.host);
      if (view.look(before).every((value, index) => value === now[index])) return;
      this.#replace((text) => this.#draw(text));
    }

    /** Renders over the shell, then restores focus and press. */
    #replace(draw: (text: string) => void): void {
      const repeat = this.#shell?.release();
      draw(this.#shell?.text() ?? '');
      repeat?.();
    }

    unmount(): void {
      this.#isGone = true;
      if (this.#inner) {
        this.#inner.renderer.unmount(this.#inner.mounted);
        return;
      }
      this.#shell?.release();
      this.#container.replaceChildren();
    }
  }

  return {
    mount: (container, _, props) => new ShellMount(container as ShadowRoot, props),
    update: (mounted, props) => (mounted as ShellMount).update(props),
    unmount: (mounted) => (mounted as ShellMount).unmount(),
  };
}
