import { chatTexts } from '@vesalio/core';
import { Copy } from 'lucide';
import { useTexts } from '../../provider.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { useCopy } from './use-copy.ts';

export interface AnswerCodeProps {
  lang: string;
  text: string;
}

/** A fenced code block, shown as plain text whatever its language. */
export function AnswerCode({ lang, text }: AnswerCodeProps) {
  const texts = useTexts('chat', chatTexts).answer;
  const copy = useCopy();
  return (
    <div className="vs-answer__code">
      <div className="vs-answer__code-head">
        <span>{lang}</span>
        <IconButton
          icon={Copy}
          iconSize={15}
          size="small"
          className="vs-no-print"
          label={texts.copyCode}
          onClick={() => void copy(text, texts.copiedCode)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
