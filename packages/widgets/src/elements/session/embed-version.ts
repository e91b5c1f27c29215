import { version } from '../../version.ts';
import { refusals } from '../origin-refusals.ts';

/** Answers by gateway. One request serves all elements of the page. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Reports this version to the gateway, which counts it. Never rejects, because an older gateway does not know the
 * request.
 */
async function askIfOutdated(baseUrl: string): Promise<boolean> {
  try {
    if (refusals.get(baseUrl)) return false;
    const answer = await fetch(`${baseUrl}/gateway/embed-version?element=${version}`);
    return (await answer.json()).outdated === true;
  } catch {
    return false;
  }
}

/** Whether this version is too old for the gateway. */
export function isOutdated(baseUrl: string): Promise<boolean> {
  const answer = answers.get(baseUrl) ?? askIfOutdated(baseUrl);
  answers.set(baseUrl, answer);
  return answer;
}
