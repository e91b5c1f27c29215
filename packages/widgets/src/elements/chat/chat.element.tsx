import { conversation } from '../../chat/open-chat.ts';
import type { ElementHost, ElementModule } from '../element-model.ts';
import { ElementRoot } from '../element-root.tsx';
import { reactRenderer } from '../rendering/react-renderer.ts';
import css from './chat.element.css?inline';
import { ChatPane, chatConversation } from './chat-pane.tsx';

/** The chat in a box of the page, or at full window height. */
function ChatElement({ host }: { host: ElementHost }) {
  const setHidden = (isHidden: boolean) => {
    host.element.hidden = isHidden;
  };
  return (
    <ElementRoot host={host} className={`vs-element--${host.attributes.mode}`}>
      {(surface) => (
        <ChatPane surface={surface} onOpen={() => setHidden(false)} onClose={() => setHidden(true)} />
      )}
    </ElementRoot>
  );
}

/** Loads in advance what the first render would wait for. */
export const loadConversation = () => Promise.all([chatConversation.load(), conversation.load()]);

export default {
  tag: 'vesalio-chat',
  component: ChatElement,
  renderer: reactRenderer,
  styles: [css],
} satisfies ElementModule;
