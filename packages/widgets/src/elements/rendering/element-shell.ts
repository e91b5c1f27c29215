import { reportLoadFailure } from '../../load-failure.ts';
import type { ElementHost, ElementModule, ElementProps, ElementRenderer } from '../element-model.ts';
import { nextTask } from '../next-task.ts';

/** A first view that stands before the module of an element is loaded. */
export interface Shell {
  /** What was typed. */
  text(): string;
  /** Stops listening, before other nodes are drawn over these. Returns what repeats focus and press there. */
  release(): () => void;
  /** Says that the rest could not be loaded. */
  fail(): void;
}

export interface ShellView {
  /**
   * Starts requests that need no module. Called at the mount and after each change. True if the shell shows all there
   * is to see, so that the module may wait until somebody uses the element.
   */
  start(host: ElementHost): boolean;
  /** True if the page itself has the module fetched, so that it may run as late as it is needed. */
  isPreloaded(): boolean;
  /** Changes with everything that the shell shows. */
  look(host: ElementHost): unknown[];
  draw(container: ShadowRoot, host: ElementHost, text: string, retry: () => void): Shell;
}

/** Events of a person who uses an element or is about to. */
const USES = ['pointerover', 'keydown', 'keyup', 'input', 'click'];

/** Milliseconds after which an unused element is drawn by its module all the same. */
const UNUSED_MS = 1_000;

/**
 * Shows a shell until the module of the element is loaded and somebody uses the element. The module's first render then
 * takes the very nodes of the shell, so that focus, selection and an open keyboard stay as they are.
 */
export function shellRenderer(
  load: () => Promise<{ default: ElementModule }>,
  view: ShellView,
): ElementRenderer {
  let loaded: ElementModule | undefined;
  /** Shells that wait for the module, and those that went before it came, for their text. */
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
    /** Resolves once the shell is not enough. */
    readonly #needed = new Promise<void>((resolve) => {
      this.#need = resolve;
    });

    /** Loads the module where nobody waits for it. The shell shows a failure. */
    readonly #run = () => void this.#load().catch(() => undefined);

    constructor(container: ShadowRoot, props: ElementProps) {
      this.#container = container;
      this.#props = props;
      if (loaded) {
        this.#take(loaded, props.host);
        return;
      }
      const { element, provide } = props.host;
      // Before the shell is drawn, so that the requests leave first.
      this.#isWhole = view.start(props.host);
      if (this.#isWhole && view.isPreloaded()) this.#needed.then(this.#run);
      else this.#run();
      this.#draw(this.#leftText());
      shells.add(this);
      for (const use of USES) container.addEventListener(use, this.#need);
      setTimeout(this.#need, UNUSED_MS);
      // The module provides the real ones.
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

    /** The text of a shell for the same conversation that is no longer in the page. */
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

    /** Loads the module, again after a failure. */
    #load(): Promise<void> {
      this.#loading ??= load().then(
        async ({ default: element }) => {
          loaded = element;
          shells.clear();
          // Only now, because a page may name its user after the mount.
          if (!this.#isWhole) this.#need();
          await this.#needed;
          // First handle the key or the press that came.
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
      // While the module is on its way, its arrival decides.
      if (!this.#isWhole && (loaded || !this.#loading)) this.#need();
      const now = view.look(props.host);
      if (view.look(before).every((value, index) => value === now[index])) return;
      this.#replace((text) => this.#draw(text));
    }

    /** Draws over the shell, and repeats focus and press there. */
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
