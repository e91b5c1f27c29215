import { chatAnswerToolTexts } from '@vesalio/core';
import { Quote } from 'lucide-react';
import { useApp, useLoaded, useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { tellPart } from '../part-refused.ts';

// A menu brings the placing of floating boxes with it: no answer waits for that.
const loadMenu = () => import('../../ui/controls/menu.tsx');
const prepare = () => void loadMenu().catch(() => undefined);

export interface CopyMenuProps {
  onCopy: (style: 'vancouver' | 'abnt') => void;
}

/** 'Copiar com referências' and the two forms of it. */
export function CopyMenu({ onCopy }: CopyMenuProps) {
  const texts = useTexts('chat', chatAnswerToolTexts).answer;
  const app = useApp();
  const { part, ready } = useLoaded(loadMenu, { lazy: true });
  if (!part)
    return (
      <Button
        variant="ghost"
        size="small"
        icon={Quote}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void ready().catch(() => tellPart(app))}
      >
        {texts.copyWithReferences}
      </Button>
    );
  return (
    <part.Menu
      startsOpen
      label={texts.copyWithReferences}
      icon={Quote}
      size="small"
      placement="bottom-start"
      items={[
        { id: 'vancouver', label: texts.vancouver, onSelect: () => onCopy('vancouver') },
        { id: 'abnt', label: texts.abnt, onSelect: () => onCopy('abnt') },
      ]}
    >
      <span className="vs-button__label">{texts.copyWithReferences}</span>
    </part.Menu>
  );
}
