import { embedVersionTexts } from '@vesalio/core';
import { useEffect, useState } from 'react';
import { AFTER_START_MS } from '../../scheduling.ts';
import { isOutdated } from './embed-version.ts';

/** A line of text, shown if the gateway reports that this version is too old. */
export function OutdatedLine({ baseUrl }: { baseUrl: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      void isOutdated(baseUrl).then(setShown);
    }, AFTER_START_MS);
    return () => clearTimeout(timer);
  }, [baseUrl]);
  return isShown ? <p className="vs-outdated">{embedVersionTexts.outdated}</p> : null;
}
