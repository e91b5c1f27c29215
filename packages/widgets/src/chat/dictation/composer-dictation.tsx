import { type App, type ChatFlow, createDictationFlow } from '@vesalio/core';
import { makeSpeechRecognizer } from './dictation-browser.ts';

export { DictationNote } from './dictation-note.tsx';

export const createDictation = (app: App, flow: ChatFlow) =>
  createDictationFlow(app, flow, makeSpeechRecognizer);
