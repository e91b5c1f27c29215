import { answerMenuTexts, type ChatMessage, chatTexts, exportTexts } from '@vesalio/core';
import { ClipboardPlus, Copy, FileText, Printer, Quote } from 'lucide';
import { useLazyAction } from '../../lazy.tsx';
import { useApp, useTexts } from '../../provider.tsx';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import { modelText } from '../answer/record-text.ts';
import { useCopy } from '../answer/use-copy.ts';
import { useChatBrand } from '../chat-brand.ts';
import { onDemand } from '../lazy-on-demand.ts';
import { useChatTools } from './chat-tools.ts';

type ClinicalModule = Awaited<ReturnType<typeof onDemand.load>>;

/** The menu items that export one answer: to the chart, the clipboard, a file or the printer. */
export function useExportItems(message: ChatMessage, professional: string): MenuItem[] {
  const app = useApp();
  const tools = useChatTools();
  const brand = useChatBrand();
  const chat = { ...useTexts('chat', chatTexts), record: useTexts('chat', answerMenuTexts).record };
  const texts = useTexts('chat', exportTexts).export;
  const { run } = useLazyAction(onDemand);
  const copy = useCopy();
  if (!tools) return [];
  const { flow, title, features, onRecord, inputRef } = tools;

  const facts = {
    tool: brand.name || chat.assistant,
    model: modelText(message),
    professional,
    chat,
    title: texts.source,
  };
  const make = ({ recordOf }: ClinicalModule) => recordOf(message, facts);
  const item = (
    id: string,
    label: string,
    icon: MenuItem['icon'],
    act: (module: ClinicalModule) => unknown,
  ) => ({
    id,
    label,
    icon,
    onSelect: () => void run(act),
  });
  /** Without `answer`, saves the whole conversation. */
  const save =
    (format: 'md' | 'docx', answer?: ChatMessage) =>
    ({ saveConversation }: ClinicalModule) =>
      saveConversation(format, app, {
        flow,
        title,
        answer,
        texts: { ...chat, ...texts },
        creator: facts.tool,
      });
  return [
    ...(features.record && onRecord
      ? [
          item('insert', texts.insert, ClipboardPlus, (module) => {
            onRecord(make(module));
            app.notices.notify('success', texts.inserted);
          }),
        ]
      : []),
    ...(features.record
      ? [
          item('copy-html', texts.copyHtml, Copy, (module) => void copy(make(module), texts.copied)),
          item(
            'copy-fhir',
            texts.copyFhir,
            Copy,
            (module) => void copy(JSON.stringify(make(module).fhir, null, 2), texts.copied),
          ),
        ]
      : []),
    ...(features.export
      ? [
          item('markdown', texts.markdown, FileText, save('md', message)),
          item('docx', texts.docx, FileText, save('docx', message)),
          item('conversation', texts.conversation, FileText, save('md')),
          item('conversation-docx', texts.conversationDocx, FileText, save('docx')),
          ...(message.references.length > 0
            ? [
                item('ris', texts.ris, Quote, (module) => module.saveReferences('ris', message)),
                item('bibtex', texts.bibtex, Quote, (module) => module.saveReferences('bib', message)),
                item('csl', texts.csl, Quote, (module) => module.saveReferences('json', message)),
              ]
            : []),
        ]
      : []),
    item('print', chat.answer.print, Printer, (module) =>
      module.printAnswer(inputRef.current?.getRootNode(), flow, message, facts),
    ),
  ];
}
