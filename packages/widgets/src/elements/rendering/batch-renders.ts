import { options } from 'preact';

const { port1, port2 } = new MessageChannel();
let render: (() => void) | undefined;
port1.onmessage = () => render?.();

// Preact renders in a microtask by default. A separate task batches more changes into one render, and a request that an
// action starts is sent before the render. Unlike timers, messages are not delayed in hidden tabs.
options.debounceRendering = (process) => {
  render = process;
  port2.postMessage(null);
};
