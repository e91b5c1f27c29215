import type { SpeechRecognizer } from '@vesalio/core';

type Maker = new () => SpeechRecognizer;

/** The browser's speech recognizer; undefined if there is none or its constructor throws. */
export function makeSpeechRecognizer(): SpeechRecognizer | undefined {
  const browser = globalThis as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
  const Recognizer = browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
  if (!Recognizer) return undefined;
  try {
    return new Recognizer();
  } catch {
    return undefined;
  }
}
