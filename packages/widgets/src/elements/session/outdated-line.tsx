import { embedVersionTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { version } from '../../version.ts';
import { AFTER_START_MS } from '../../when-idle.ts';

/** Answers by gateway: one question tells for all elements of the page. */
const answers = new Map<string, Promise<boolean>>();

/** Tells the gateway this version, which counts it. Never rejects: an older gateway knows no such question. */
async function isOutdated(baseUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${baseUrl}/gateway/embed-version?element=${version}`);
    return (await answer.json()).outdated === true;
  } catch {
    return false;
  }
}

/** One calm line where the gateway says that this version is too old. */
export function OutdatedLine({ baseUrl }: { baseUrl: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      const answer = answers.get(baseUrl) ?? isOutdated(baseUrl);
      answers.set(baseUrl, answer);
      void answer.then(setShown);
    }, AFTER_START_MS);
    return () => clearTimeout(timer);
  }, [baseUrl]);
  return isShown ? <p className="vs-outdated">{embedVersionTexts.outdated}</p> : null;
}
