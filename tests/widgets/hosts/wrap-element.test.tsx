import { render } from '@testing-library/react';
import { act, createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
// The modules that the chat loads after its first paint. Imported here, so that no test ends before they have loaded.
import '../../../packages/widgets/src/elements/chat/chat-conversation.tsx';
import '../../../packages/widgets/src/chat/extras.ts';
import chat from '../../../packages/widgets/src/elements/chat/chat.element.tsx';
import { properties } from '../../../packages/widgets/src/hosts/svelte.ts';
import { isCustomElement } from '../../../packages/widgets/src/hosts/vue.ts';
import { wrapElement } from '../../../packages/widgets/src/hosts/wrap-element.ts';

const VesalioChat = wrapElement(chat);

type Chat = HTMLElement & { getToken?: unknown; suggestions?: unknown; newConversation(): Promise<void> };

afterEach(() => document.body.replaceChildren());

const getToken = async () => null;
const suggestions = ['Qual a dose de ataque?'];
const given = {
  baseUrl: 'https://gateway.example',
  allowSensitive: true,
  theme: 'dark',
  className: 'assistant',
  getToken,
  suggestions,
};

describe('the React component of an element', () => {
  it('renders the tag with its attributes on a server, and neither functions nor objects', () => {
    const html = renderToString(<VesalioChat {...given}>link</VesalioChat>);
    expect(html).toBe(
      '<vesalio-chat base-url="https://gateway.example" allow-sensitive="" theme="dark" class="assistant">link</vesalio-chat>',
    );
  });

  it('loses no function or object during hydration', async () => {
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = renderToString(<VesalioChat {...given} />);
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = await act(async () => hydrateRoot(box, <VesalioChat {...given} />));
    const chat = box.querySelector('vesalio-chat') as Chat;
    expect([chat.getToken, chat.suggestions]).toEqual([getToken, suggestions]);
    expect(chat.shadowRoot).not.toBeNull();
    expect(failed.mock.calls.filter(([text]) => /hydrat/i.test(String(text)))).toEqual([]);
    failed.mockRestore();
    await act(async () => root.unmount());
  });

  it('follows its props, calls the latest listener of each event once, and gives the element to its ref', () => {
    const ref = createRef<HTMLElement>();
    const [first, second] = [vi.fn(), vi.fn()];
    const view = render(<VesalioChat {...given} ref={ref} onSession={first} />);
    const chat = ref.current as Chat;
    expect(chat.localName).toBe('vesalio-chat');
    expect(typeof chat.newConversation).toBe('function');
    view.rerender(<VesalioChat baseUrl="https://other.example" ref={ref} onSession={second} />);
    expect(chat.getAttribute('base-url')).toBe('https://other.example');
    expect(chat.hasAttribute('allow-sensitive')).toBe(false);
    expect([chat.getToken, chat.suggestions]).toEqual([undefined, undefined]);
    chat.dispatchEvent(new CustomEvent('vesalio-session', { detail: { state: 'visitor' } }));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
    view.unmount();
    chat.dispatchEvent(new CustomEvent('vesalio-session'));
    expect(second).toHaveBeenCalledOnce();
  });
});

it('the attachment for Svelte sets properties before the element is defined, and no attribute', () => {
  const element = document.createElement('vesalio-unknown') as Chat;
  properties({ getToken, suggestions })(element);
  expect([element.getToken, element.suggestions]).toEqual([getToken, suggestions]);
  expect(element.getAttributeNames()).toEqual([]);
});

it('Vue treats only the tags of the product as custom elements', () => {
  expect(['vesalio-chat', 'my-chat', 'vesalio'].map(isCustomElement)).toEqual([true, false, false]);
});
