import { type Finding, holds } from './findings.ts';
import { readArms } from './reading/arms.ts';
import type { Content, Source } from './reading/content.ts';
import type { Token } from './reading/text.ts';

const isDrug = (stem: string): boolean => stem.includes('!');
const classOf = (stem: string): string | undefined => stem.split('!')[1];

/** Medicines: another one stands where the sentence names its own, of the same class or beside the sentence's own figures. */
export function checkSubjects(sentence: Content, cited: readonly Source[], hasFigures: boolean): Finding[] {
  const own = [...sentence.stems].filter(isDrug);
  const missing = own.filter((stem) => !cited.some((source) => holds(source, stem)));
  const isExchanged = hasFigures && missing.length === own.length;
  return missing.flatMap((drug) =>
    cited.flatMap((source): Finding[] => {
      // 'Angiotensin–neprilysin inhibition versus enalapril' names the control alone.
      const { against } = readArms(source.title, 0, source.title.tokens.length);
      const isOther = ({ stem }: Token): boolean =>
        isDrug(stem) &&
        !sentence.stems.has(stem) &&
        ((isExchanged && !against.has(stem)) || classOf(stem) === classOf(drug));
      const claim = sentence.tokens.find(({ stem }) => stem === drug);
      const told = source.tokens.find(isOther);
      const titled = told ? undefined : source.title.tokens.find(isOther);
      if (!claim || !(told ?? titled)) return [];
      return [{ kind: 'arm', verdict: 'diverge', claim, source, told, titled }];
    }),
  );
}
