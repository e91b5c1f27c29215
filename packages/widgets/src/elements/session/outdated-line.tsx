import { embedVersionTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { AFTER_START_MS } from '../../scheduling.ts';
import { version } from '../../version.ts';

/** Answers by gateway. One request serves all elements of the page. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Reports this version to the gateway, which counts it. Never rejects, because an older gateway does not know the
 * request.
 */
async function isOutdated(baseUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${baseUrl}/gateway/embed-version?element=${version}`);
    return (await answer.json()).outdated === true;
  } catch {
    return false;
  }
}

/** A line of text, shown if the gateway reports that this version is too old. */
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
