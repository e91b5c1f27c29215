import type { HandCase } from '../case.ts';
import { allPassages } from './acceptance-tests/all-passages.ts';
import { birthAndSurgery } from './acceptance-tests/birth-and-surgery.ts';
import { corpusAnswers } from './acceptance-tests/corpus-answers.ts';
import { corpusComparisons } from './acceptance-tests/corpus-comparisons.ts';
import { corpusEdits } from './acceptance-tests/corpus-edits.ts';
import { corpusStatements } from './acceptance-tests/corpus-statements.ts';
import { corpusSummaries } from './acceptance-tests/corpus-summaries.ts';
import { evenPassages as plainEvenPassages } from './acceptance-tests/even-passages.ts';
import { evenPassagesOtherwise } from './acceptance-tests/even-passages-otherwise.ts';
import { furtherFields } from './acceptance-tests/further-fields.ts';
import { heartsAndWards } from './acceptance-tests/hearts-and-wards.ts';
import { mindAndChest } from './acceptance-tests/mind-and-chest.ts';
import { moreOtherFields } from './acceptance-tests/more-other-fields.ts';
import { moreUnseenPassages } from './acceptance-tests/more-unseen-passages.ts';
import { naturalAnswers } from './acceptance-tests/natural-answers.ts';
import { newestFields } from './acceptance-tests/newest-fields.ts';
import { oddPassages as plainOddPassages } from './acceptance-tests/odd-passages.ts';
import { oddPassagesOtherwise } from './acceptance-tests/odd-passages-otherwise.ts';
import { otherFields } from './acceptance-tests/other-fields.ts';
import { remainingFields } from './acceptance-tests/remaining-fields.ts';
import { schoolsAndPain } from './acceptance-tests/schools-and-pain.ts';
import { skinAndSenses } from './acceptance-tests/skin-and-senses.ts';
import { unseenPassages } from './acceptance-tests/unseen-passages.ts';
import { vesselsAndTropics } from './acceptance-tests/vessels-and-tropics.ts';
import { eighteenthRound } from './eighteenth-round.ts';
import { eighthRound } from './eighth-round.ts';
import { eleventhRound } from './eleventh-round.ts';
import { acceptance } from './examiners/acceptance.ts';
import { adviceAndFindings } from './examiners/advice-and-findings.ts';
import { conclusions } from './examiners/conclusions.ts';
import { constructions } from './examiners/constructions.ts';
import { controlSide } from './examiners/control-side.ts';
import { corpusFindings } from './examiners/corpus-findings.ts';
import { evenPassages } from './examiners/even-passages.ts';
import { everyPassage } from './examiners/every-passage.ts';
import { formsOfAnswers } from './examiners/forms-of-answers.ts';
import { leafletsAndManuals } from './examiners/leaflets-and-manuals.ts';
import { moreReversals } from './examiners/more-reversals.ts';
import { newGuidelines } from './examiners/new-guidelines.ts';
import { notesAndGuidelines } from './examiners/notes-and-guidelines.ts';
import { oddPassages } from './examiners/odd-passages.ts';
import { protocols } from './examiners/protocols.ts';
import { reversals } from './examiners/reversals.ts';
import { sentencesOfAnswers } from './examiners/sentences-of-answers.ts';
import { severalArms } from './examiners/several-arms.ts';
import { severalStatements } from './examiners/several-statements.ts';
import { shortConclusions } from './examiners/short-conclusions.ts';
import { singleMistakes } from './examiners/single-mistakes.ts';
import { specialties } from './examiners/specialties.ts';
import { threeForms } from './examiners/three-forms.ts';
import { trials } from './examiners/trials.ts';
import { twoLanguages } from './examiners/two-languages.ts';
import { wardsAndLeaflets } from './examiners/wards-and-leaflets.ts';
import { wholeAnswers } from './examiners/whole-answers.ts';
import { fifteenthRound } from './fifteenth-round.ts';
import { fifthRound } from './fifth-round.ts';
import { forms } from './forms.ts';
import { fourteenthRound } from './fourteenth-round.ts';
import { fourthRound } from './fourth-round.ts';
import { fortiethRound } from './independent/fortieth-round.ts';
import { fortyEighthRound } from './independent/forty-eighth-round.ts';
import { fortyFifthRound } from './independent/forty-fifth-round.ts';
import { fortyFirstRound } from './independent/forty-first-round.ts';
import { fortyFourthRound } from './independent/forty-fourth-round.ts';
import { fortySecondRound } from './independent/forty-second-round.ts';
import { fortySeventhRound } from './independent/forty-seventh-round.ts';
import { fortySixthRound } from './independent/forty-sixth-round.ts';
import { fortyThirdRound } from './independent/forty-third-round.ts';
import { thirtiethRound } from './independent/thirtieth-round.ts';
import { thirtyEighthRound } from './independent/thirty-eighth-round.ts';
import { thirtyFifthRound } from './independent/thirty-fifth-round.ts';
import { thirtyFirstRound } from './independent/thirty-first-round.ts';
import { thirtyFourthRound } from './independent/thirty-fourth-round.ts';
import { thirtyNinthRound } from './independent/thirty-ninth-round.ts';
import { thirtySecondRound } from './independent/thirty-second-round.ts';
import { thirtySeventhRound } from './independent/thirty-seventh-round.ts';
import { thirtySixthRound } from './independent/thirty-sixth-round.ts';
import { thirtyThirdRound } from './independent/thirty-third-round.ts';
import { twentyEighthRound } from './independent/twenty-eighth-round.ts';
import { twentyFifthRound } from './independent/twenty-fifth-round.ts';
import { twentyFirstRound } from './independent/twenty-first-round.ts';
import { twentyFourthRound } from './independent/twenty-fourth-round.ts';
import { twentyNinthRound } from './independent/twenty-ninth-round.ts';
import { twentySecondRound } from './independent/twenty-second-round.ts';
import { twentySeventhRound } from './independent/twenty-seventh-round.ts';
import { twentySixthRound } from './independent/twenty-sixth-round.ts';
import { twentyThirdRound } from './independent/twenty-third-round.ts';
import { nineteenthRound } from './nineteenth-round.ts';
import { ninthRound } from './ninth-round.ts';
import { secondRound } from './second-round.ts';
import { seventeenthRound } from './seventeenth-round.ts';
import { seventhRound } from './seventh-round.ts';
import { silent } from './silent.ts';
import { sixteenthRound } from './sixteenth-round.ts';
import { sixthRound } from './sixth-round.ts';
import { firstQuarter } from './strict-examiners/first-quarter.ts';
import { fourthQuarter } from './strict-examiners/fourth-quarter.ts';
import { inventedGuidelines } from './strict-examiners/invented-guidelines.ts';
import { inventedTrials } from './strict-examiners/invented-trials.ts';
import { oneHalf } from './strict-examiners/one-half.ts';
import { otherHalf } from './strict-examiners/other-half.ts';
import { secondQuarter } from './strict-examiners/second-quarter.ts';
import { thirdQuarter } from './strict-examiners/third-quarter.ts';
import { trialsAndLabels } from './strict-examiners/trials-and-labels.ts';
import { tenthRound } from './tenth-round.ts';
import { thirdRound } from './third-round.ts';
import { thirteenthRound } from './thirteenth-round.ts';
import { trueAcute } from './true-acute.ts';
import { trueHeart } from './true-heart.ts';
import { trueMetabolic } from './true-metabolic.ts';
import { twelfthRound } from './twelfth-round.ts';
import { twentiethRound } from './twentieth-round.ts';
import { wrongNumbers } from './wrong-numbers.ts';
import { wrongReferences } from './wrong-references.ts';
import { wrongStatements } from './wrong-statements.ts';

/** Written before the engine. */
const first: readonly HandCase[] = [
  ...trueHeart,
  ...trueMetabolic,
  ...trueAcute,
  ...wrongNumbers,
  ...wrongStatements,
  ...wrongReferences,
  ...silent,
  ...forms,
];

/** Every third case was kept out of the engine's development and is only counted. */
export const heldOut: readonly HandCase[] = first.filter((_, index) => index % 3 === 2);

/** The other cases, plus the adversarial rounds written after the engine. */
export const handCases: readonly HandCase[] = [
  ...first.filter((_, index) => index % 3 !== 2),
  ...secondRound,
  ...thirdRound,
  ...fourthRound,
  ...fifthRound,
  ...sixthRound,
  ...seventhRound,
  ...eighthRound,
  ...ninthRound,
  ...tenthRound,
  ...eleventhRound,
  ...twelfthRound,
  ...thirteenthRound,
  ...fourteenthRound,
  ...fifteenthRound,
  ...sixteenthRound,
  ...seventeenthRound,
  ...eighteenthRound,
  ...nineteenthRound,
  ...twentiethRound,
  ...twentyFirstRound,
  ...twentySecondRound,
];

/** The latest independent rounds. Not all of their errors are caught; `rates.test.ts` pins the counts. */
export const freshCases: readonly HandCase[] = [
  ...twentyThirdRound,
  ...twentyFourthRound,
  ...twentyFifthRound,
  ...twentySixthRound,
  ...twentySeventhRound,
];

/** Twenty-one rounds that were scored while held out. Their passages may have titles. `rates.test.ts` pins the counts. */
export const openedCases: readonly HandCase[] = [
  ...twentyEighthRound,
  ...twentyNinthRound,
  ...thirtiethRound,
  ...thirtyFirstRound,
  ...thirtySecondRound,
  ...thirtyThirdRound,
  ...thirtyFourthRound,
  ...thirtyFifthRound,
  ...thirtySixthRound,
  ...thirtySeventhRound,
  ...thirtyEighthRound,
  ...thirtyNinthRound,
  ...fortiethRound,
  ...fortyFirstRound,
  ...fortySecondRound,
  ...fortyThirdRound,
  ...fortyFourthRound,
  ...fortyFifthRound,
  ...fortySixthRound,
  ...fortySeventhRound,
  ...fortyEighthRound,
];

/**
 * Eight files of examiners over prose, scored before anybody read them. `rates.test.ts` pins the counts. Passages that are
 * not from the corpus are invented or altered: they are no source of clinical facts.
 */
export const lastCases: readonly HandCase[] = [
  ...trials,
  ...conclusions,
  ...specialties,
  ...corpusFindings,
  ...twoLanguages,
  ...shortConclusions,
  ...severalArms,
  ...severalStatements,
];

/** Ten files of examiners over the corpus and passages in its forms, scored before anybody read them. */
export const corpusCases: readonly HandCase[] = [
  ...evenPassages,
  ...oddPassages,
  ...wholeAnswers,
  ...threeForms,
  ...everyPassage,
  ...formsOfAnswers,
  ...controlSide,
  ...notesAndGuidelines,
  ...acceptance,
  ...protocols,
];

/** Nine later files of examiners over the corpus and over invented advice and findings, scored before anybody read them. */
export const adviceCases: readonly HandCase[] = [
  ...singleMistakes,
  ...sentencesOfAnswers,
  ...newGuidelines,
  ...leafletsAndManuals,
  ...reversals,
  ...adviceAndFindings,
  ...constructions,
  ...moreReversals,
  ...wardsAndLeaflets,
];

/** Nine files of strict examiners over the corpus and over invented passages, scored before anybody read them. */
export const strictCases: readonly HandCase[] = [
  ...firstQuarter,
  ...secondQuarter,
  ...thirdQuarter,
  ...fourthQuarter,
  ...inventedTrials,
  ...inventedGuidelines,
  ...oneHalf,
  ...otherHalf,
  ...trialsAndLabels,
];

/** Six acceptance tests over the corpus, the third and fourth in less common words, scored before anybody read them. */
export const acceptanceCases: readonly HandCase[] = [
  ...plainOddPassages,
  ...plainEvenPassages,
  ...oddPassagesOtherwise,
  ...evenPassagesOtherwise,
  ...allPassages,
  ...naturalAnswers,
];

/** Seven acceptance tests over invented passages, scored before anybody read them. */
export const unseenCases: readonly HandCase[] = [
  ...unseenPassages,
  ...moreUnseenPassages,
  ...otherFields,
  ...moreOtherFields,
  ...furtherFields,
  ...remainingFields,
  ...newestFields,
];

/** Five acceptance tests over the corpus, by examiners who had not seen the check. */
export const statedCases: readonly HandCase[] = [
  ...corpusAnswers,
  ...corpusComparisons,
  ...corpusEdits,
  ...corpusStatements,
  ...corpusSummaries,
];

/** Six more, over some ninety fields. */
export const newestCases: readonly HandCase[] = [
  ...skinAndSenses,
  ...birthAndSurgery,
  ...mindAndChest,
  ...heartsAndWards,
  ...schoolsAndPain,
  ...vesselsAndTropics,
];
