import { type AttachmentsFlow, chatTexts } from '@vesalio/core';
import { Paperclip } from 'lucide';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../provider.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { onDemand } from '../lazy-on-demand.ts';

export interface AttachIntakeProps {
  add: AttachmentsFlow['add'];
  /** Dropped and pasted files are ignored. */
  disabled: boolean;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** Accepts files dropped anywhere on the chat or pasted into the message, and shows the drop area. */
export function AttachIntake({ add, disabled, inputRef }: AttachIntakeProps) {
  const texts = useTexts('chat', chatTexts).composer;
  // It has the styles of the drop area, and takes the files.
  const { module } = useStore(onDemand.store);
  const [isOver, setOver] = useState(false);
  const current = useRef({ add, disabled });
  current.current = { add, disabled };

  useLayoutEffect(() => {
    const box = inputRef.current;
    const zone = box?.closest<HTMLElement>('.vs-chat') ?? box?.parentElement;
    if (!box || !zone) return;
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      // Without this, the browser navigates to the dropped file.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = current.current.disabled ? 'none' : 'copy';
      setOver(!current.current.disabled);
    };
    const enter = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) onDemand.prefetch();
      over(event);
    };
    const leave = (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !zone.contains(to)) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer, 'drop');
    };
    const paste = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      if (!data || data.files.length === 0 || isRichText(data)) return;
      event.preventDefault();
      take(data, 'paste');
    };
    const take = (data: DataTransfer | null, via: 'drop' | 'paste') => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0 || current.current.disabled) return;
      void current.current.add(files, via);
      inputRef.current?.focus({ preventScroll: true });
    };
    const listeners = { dragenter: enter, dragover: over, dragleave: leave, drop, paste };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) zone.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) zone.removeEventListener(name, listener);
    };
  }, [inputRef]);

  return isOver && module ? (
    <div className="vs-drop" aria-hidden="true">
      <p className="vs-drop__text">
        <Icon as={Paperclip} size={22} />
        {texts.dropHere}
      </p>
    </div>
  ) : null;
}

const hasFiles = (data: DataTransfer | null): boolean => [...(data?.types ?? [])].includes('Files');

/** Office programs put a picture of the copied text on the clipboard as well, but the user wants the text. */
function isRichText(data: DataTransfer): boolean {
  const isRich = data.types.includes('text/html') || data.types.includes('text/rtf');
  return isRich && data.getData('text/plain').trim() !== '';
}
