import { type ChatFlow, chatTexts } from '@vesalio/core';
import { MessageCircleDashed } from 'lucide';
import { useStore } from 'zustand';
import { useApp, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { useLoaded } from '../../use-loaded.ts';

/** 'Conversa temporária', for a conversation that has not begun. Rendered only if the gateway supports it. */
export function TemporarySwitch({ flow }: { flow: ChatFlow }) {
  const app = useApp();
  const texts = useTexts('chat', chatTexts).temporary;
  const isTemporary = useStore(flow.store, (state) => state.isTemporary);
  const { value: features } = useLoaded(app.gatewayFeatures);
  const id = useUniqueId();
  if (!features?.has('temporary')) return null;
  return (
    <div className="vs-temporary vs-no-print">
      <Button
        variant="ghost"
        size="small"
        icon={MessageCircleDashed}
        aria-pressed={isTemporary}
        aria-describedby={isTemporary ? id : undefined}
        onClick={() => flow.setTemporary(!isTemporary)}
      >
        {texts.title}
      </Button>
      {isTemporary && (
        <p className="vs-temporary__about" id={id}>
          {texts.about}
        </p>
      )}
    </div>
  );
}

/** Marks the open conversation as temporary, in the header. */
export function TemporaryMark() {
  const { about } = useTexts('chat', chatTexts).temporary;
  return (
    <span className="vs-temporary__mark" role="img" title={about}>
      <Icon as={MessageCircleDashed} size={16} />
    </span>
  );
}
