import type { DetectorReply } from '@marklight/contracts/ai-tools';
import type { Locale } from '@marklight/contracts/language';
import { WORDS_TO_TELL } from '@marklight/text/likelihood/detection';
import { wordsOf } from '@marklight/text/segmentation';
import { joinHidden, type HiddenText, ours } from '../privacy/hidden-text';
import type { KnownPeople } from '../privacy/known-people';
import { PersonalDetails } from '../privacy/personal-details';
import { quoteFinder } from '../quote-check';
import { mapStrings } from './map-strings';
import { type LikelihoodAnswer, likelihoodAnswerSchema } from './answer-schema';
import { ask, type AskContext } from './ask';
import { dataBlock, dataRules, markerCode } from './data-block';
import { standardOf } from './prompt';

const PASSAGES_KEPT = 5;

/** Words that pass judgement on a person. A sentence with one is left out rather than softened. */
const ACCUSING =
  /\b(?:cheat\w*|plagiar\w*|dishonest\w*|misconduct|fraud\w*|guilt\w*|accus\w*|caught|fak(?:e|ed|ing)|lied|lying|steal\w*|stolen|proof|prov(?:e|es|ed|en|ing)|definite(?:ly)?|undoubted(?:ly)?|certain(?:ly)?|clearly (?:ai|machine|generated|not human))\b/i;

const SYSTEM = (standard: HiddenText): HiddenText =>
  joinHidden(
    [
      ours`You estimate from the wording of a text how likely it is that a machine wrote it. You cannot know; a teacher will read your estimate beside the text.`,
      ours`- Weigh the variety of sentences, stock phrases, concreteness, personal detail, errors and how ideas follow one another. Mistakes of learners of English and formulaic school writing are human.`,
      ours`- If in doubt, stay low: a false suspicion does harm.`,
      ours`- Copy passages character for character, without paragraph numbers.`,
      ours`- Write plain ${standard} about the text, never about the person. Do not accuse, and do not speak of proof.`,
    ],
    '\n',
  );

/** The likelihood that a machine wrote a text, as the model sees it; see `AiProvider.detect`. */
export async function detectMachineText(
  text: string,
  locale: Locale,
  people: KnownPeople,
  context: AskContext,
): Promise<DetectorReply> {
  const wordCount = wordsOf(text).length;
  if (wordCount < WORDS_TO_TELL) {
    const counted = wordCount === 1 ? 'one word' : `${wordCount} words`;
    const analysis = `This text has ${counted}, which is too short to tell. At least ${WORDS_TO_TELL} words are needed for an estimate.`;
    return { aiScore: 50, wordCount, analysis, tooShort: true, passages: [] };
  }
  const details = new PersonalDetails(people, { written: [text] });
  const hidden = details.hide(text);
  const code = markerCode(hidden, context.settings.apiKey);
  const { value, model } = await ask(
    {
      name: 'machine_text_likelihood',
      schema: likelihoodAnswerSchema,
      system: SYSTEM(standardOf(locale)),
      user: joinHidden(
        [
          ours`## Text`,
          dataRules('TEXT', code),
          dataBlock('TEXT', hidden, code),
          ours``,
          ours`How likely is it that a machine wrote the text above?`,
        ],
        '\n',
      ),
      details,
      problemsOf: (answer) =>
        JSON.stringify(answer).includes(code) ? ['It repeats the code of the marker lines.'] : [],
    },
    context,
  );
  const answer = mapStrings(value, (words) => details.restore(words));
  const aiScore = Math.round(answer.likelihood);
  const analysis = analysisOf(answer, aiScore, model ?? context.settings.model);
  return { aiScore, wordCount, analysis, tooShort: false, passages: passagesOf(answer, text) };
}

function analysisOf(answer: LikelihoodAnswer, aiScore: number, model: string): string {
  const observations = answer.observations.filter((sentence) => !ACCUSING.test(sentence));
  return [
    `The model ${model} puts the likelihood that a machine wrote this text at ${aiScore} out of 100, from its wording alone.`,
    ...(observations.length > 0 ? observations : ['No single feature of the wording decides it.']),
    'Such an estimate can be wrong in both directions, most of all for learners of English and for formulaic or heavily edited writing. Take it as a reason to talk with the writer, and nothing more.',
  ].join(' ');
}

/** The passages that stand in the text word for word; the others are left out. */
function passagesOf(answer: LikelihoodAnswer, text: string): DetectorReply['passages'] {
  const find = quoteFinder(text);
  const passages: DetectorReply['passages'] = [];
  for (const { text: proposed, reason } of answer.passages) {
    const place = find(proposed);
    if (!place || passages.some((other) => other.start === place.start)) continue;
    const kindReason = ACCUSING.test(reason) ? 'Its wording counted in the estimate.' : reason;
    passages.push({ text: place.quote, start: place.start, end: place.end, reason: kindReason });
  }
  return passages.slice(0, PASSAGES_KEPT);
}
