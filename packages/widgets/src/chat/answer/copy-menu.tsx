import { chatTexts } from '@vesalio/core';
import { Quote } from 'lucide-react';
import { useState } from 'react';
import { useLazyAction } from '../../lazy.tsx';
import { useTexts } from '../../provider.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { extras } from '../lazy-extras.ts';

export interface CopyMenuProps {
  onCopy: (style: 'vancouver' | 'abnt') => void;
}

/** 'Copiar com referências' and the two forms of it. */
export function CopyMenu({ onCopy }: CopyMenuProps) {
  const texts = useTexts('chat', chatTexts).answer;
  const { run, isLoading } = useLazyAction(extras);
  const [Menu, setMenu] = useState<typeof import('../../ui/controls/menu.tsx').Menu>();
  if (!Menu)
    return (
      <Button
        variant="ghost"
        size="small"
        icon={Quote}
        aria-haspopup="menu"
        aria-expanded={false}
        busy={isLoading}
        onClick={() => void run((module) => setMenu(() => module.Menu))}
      >
        {texts.copyWithReferences}
      </Button>
    );
  return (
    <Menu
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
    </Menu>
  );
}
