import { answerActionTexts, chatTexts } from '@vesalio/core';
import { Quote } from 'lucide';
import { useTexts } from '../../provider.tsx';
import { LazyMenu } from './lazy-menu.tsx';

export interface CopyMenuProps {
  onCopy: (style: 'vancouver' | 'abnt') => void;
}

/** The menu of the two citation styles; 'Copiar' lists the references without a style. In a narrow chat its label omits the verb. */
export function CopyMenu({ onCopy }: CopyMenuProps) {
  const texts = useTexts('chat', chatTexts).answer;
  const { copyWithReferencesShort } = useTexts('chat', answerActionTexts).answer;
  const content = (
    <>
      <span className="vs-actions__wide">{texts.copyWithReferences}</span>
      <span className="vs-actions__narrow">{copyWithReferencesShort}</span>
    </>
  );
  return (
    <LazyMenu label={texts.copyWithReferences} icon={Quote} content={content}>
      {({ Menu }) => (
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
          <span className="vs-button__label">{content}</span>
        </Menu>
      )}
    </LazyMenu>
  );
}
