import {
  answerWithReferences,
  type ChatFlow,
  type ChatMessage,
  chatAnswerTexts,
  usageRecord,
} from '@vesalio/core';
import { ClipboardPen, Copy, Printer, RotateCcw } from 'lucide-react';
import { useStore } from 'zustand';
import { useTexts } from '../provider.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { useChatBrand } from './chat-brand.ts';
import { CopyMenu } from './copy-menu.tsx';
import { useCopy } from './use-copy.ts';

/** What can be done with an answer: copy, copy with references, usage record, ask again, print. */
export function AnswerActions({ flow, message }: { flow: ChatFlow; message: ChatMessage }) {
  const chat = useTexts('chat', chatAnswerTexts);
  const brand = useChatBrand();
  const texts = chat.answer;
  const copy = useCopy();
  const isBusy = useStore(flow.store, (state) => state.status !== 'idle');
  const words = { title: chat.references.title, missing: chat.references.missing };

  const copyAs = (style: 'plain' | 'vancouver' | 'abnt', done: string) =>
    void copy(
      answerWithReferences(message.text, message.references, words, { style, accessedAt: new Date() }),
      done,
    );
  const copyRecord = () => {
    const { messages } = flow.store.getState();
    const question = messages.slice(0, messages.indexOf(message)).findLast(({ sender }) => sender === 'user');
    const record = usageRecord(
      {
        tool: brand.name || chat.assistant,
        version: brand.version,
        at: new Date(message.date),
        question: question?.text ?? '',
        answer: message.text,
        references: message.references,
      },
      chat.record,
      words.missing,
    );
    void copy(record, texts.copiedRecord);
  };

  if (!message.text) {
    return (
      <div className="vs-actions vs-no-print">
        <Button
          variant="ghost"
          size="small"
          icon={RotateCcw}
          disabled={isBusy}
          onClick={() => void flow.retry(message.id)}
        >
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no set of form fields
    <div className="vs-actions vs-no-print" role="group" aria-label={texts.actions}>
      <Button variant="ghost" size="small" icon={Copy} onClick={() => copyAs('plain', texts.copied)}>
        {texts.copy}
      </Button>
      <CopyMenu onCopy={(style) => copyAs(style, texts.copiedWithReferences)} />
      <Button variant="ghost" size="small" icon={ClipboardPen} onClick={copyRecord}>
        {texts.usageRecord}
      </Button>
      <Button
        variant="ghost"
        size="small"
        icon={RotateCcw}
        disabled={isBusy}
        onClick={() => void flow.retry(message.id)}
      >
        {texts.retry}
      </Button>
      <IconButton size="small" icon={Printer} iconSize={16} label={texts.print} onClick={() => print()} />
    </div>
  );
}
