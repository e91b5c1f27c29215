import type { SpeechRecognizer } from '@vesalio/core';

type Maker = new () => SpeechRecognizer;

/** A recogniser of this browser; undefined where it has none or refuses to make one. */
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
