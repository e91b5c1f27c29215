import type { ElementDefinition, ElementHost } from '../define-element.tsx';
import firstCss from '../element-first.css?inline';
import { ElementRoot } from '../element-root.tsx';
import { chatShape } from '../element-shapes.ts';
import { ChatPane } from './chat-pane.tsx';

/** The chat in a box of the page, or as high as the window. */
function ChatElement({ host }: { host: ElementHost }) {
  return (
    <ElementRoot host={host} className={`vs-element--${host.attributes.mode}`}>
      {(surface) => (
        <ChatPane
          surface={surface}
          onOpen={() => {
            host.element.hidden = false;
          }}
          onClose={() => {
            host.element.hidden = true;
          }}
        />
      )}
    </ElementRoot>
  );
}

export const chatElement: ElementDefinition = {
  shape: chatShape,
  component: ChatElement,
  styles: [firstCss],
};
