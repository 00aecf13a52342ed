import type { Segmentation } from '@marklight/text/segmentation';
import type { GenreEvidence } from './task-signals';

const anyOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}@])(?:${words})(?![\p{L}\p{N}])`, 'giu');

const OPINION = anyOf(
  `i (?:strongly |really |also |do |don[’']t |truly |firmly |personally )?(?:think|believe|feel|agree|disagree|support|oppose|argue)|in my (?:own )?(?:opinion|view)|my (?:opinion|position|view)|should(?:n[’']t)?|must|ought to|we (?:need|have) to|people (?:need|have) to|better than|(?:good|bad|great|best) idea|reasons? why|benefits?|advantages?|disadvantages?|important|would be better|persuade|convince`,
);
const SOURCE = anyOf(
  `the (?:author|writer|poet|narrator|speaker|article|text|passage|memoir|poem|essay|excerpt|extract|novel|cyclist|character|protagonist|mood|setting|tone|theme|reader|readers)|author[’']?s|in (?:paragraph|line|lines|stanza|chapter|act|scene) (?:\\p{N}+|one|two|three|four|five|six)|(?:the|this) (?:story|article|text|passage|memoir|poem|essay) (?:says|said|states|stated|shows|tells|is|was|explains|describes|uses)|in the (?:story|article|text|passage|memoir|poem|essay|book|novel)|from the (?:story|article|text|passage|memoir|poem|essay|book|novel)|according to the|quot(?:e|es|ed)|conveys|(?:creates|created|sets) (?:a|the) (?:mood|tone)`,
);
const PAST =
  /(?<![\p{L}])(?:was|were|had|did|went|said|saw|came|took|got|ran|told|thought|knew|felt|made|found|gave|began|started|asked|looked|walked|wanted|heard|left|kept|stood|sat|(?!indeed|speed|exceed|succeed|hundred|proceed)\p{L}{3,}ed)(?![\p{L}])/giu;
const NARRATIVE = anyOf(
  `one (?:\\p{L}+ )?(?:day|night|morning|afternoon|evening|summer|winter|time)|once upon a time|suddenly|when i was|(?:a|the) time (?:when|that|i)|the next (?:day|morning)|that (?:day|night|morning)|finally|after (?:a while|that|about)|later|as soon as|(?:minutes|hours|days|weeks|years) later|i remember|long ago|there (?:was|lived) (?:a|an|once)`,
);
const SPEECH = /["“][^"“”\n]{2,300}?[,.!?]["”]/gu;
const SPEECH_VERB =
  /(?<!\p{L})(?:he|she|i|they|mom|mum|dad|my \p{L}+) (?:said|asked|replied|yelled|shouted|whispered|told|screamed|answered)(?!\p{L})/giu;
const REFLECTIVE = anyOf(
  `i (?:have |had |also |finally |really )?(?:learn(?:ed|t)?|reali[sz]ed?|understood|noticed|improved|grew)|looking back|taught me|made me (?:think|reali[sz]e|understand|more|feel)|this experience|my experience|next time|i used to|i now|now i|in hindsight|i struggled|challenged me|for me|about myself|if i could|changed (?:me|my)|i am proud|i felt`,
);
const EXPLAINING = anyOf(
  `is (?:called|known as|defined as|made (?:of|up of|from)|caused by)|are (?:called|known as|made (?:of|from)|caused by)|(?:the|this) process|consists? of|refers? to|is when|occurs?|causes?|caused by|leads to|results? in|such as|types? of|kinds? of|steps?|first step|is used (?:to|for|in)|are used (?:to|for|in)|because of this|for example|as a result|percent|degrees|scientists`,
);
const PRESENT =
  /(?<!\p{L})(?:is|isn[’']t|are|aren[’']t|has|have|can|can[’']t|will|won[’']t|do|don[’']t|does|doesn[’']t|means?|it[’']s|that[’']s|they[’']re|you[’']re|we[’']re|i[’']m|needs?|wants?|thinks?|believes?|makes?|helps?|gets?|goes|go|says|takes?|gives?|uses?|should|may|might)(?!\p{L})/giu;
const FIRST_PERSON = /(?<!\p{L})(?:i|i[’']m|i[’']ve|i[’']d|me|my|mine|myself)(?!\p{L})/giu;
const SHARED = anyOf(`you|your|dear|we|us|our|people|students|kids|teenagers`);

/** In texts shorter than this, rates would rest on single words. */
const SHORTEST = 30;
const up = (value: number, full: number): number => Math.min(1, value / full);

/**
 * What kind of writing a text looks like by its own words, in natural logarithms; rates are per 100 words. How much
 * of the verbs tell of the past parts stories from arguments best; the weights were set on the tuning half.
 */
export function textSignals({ text, words }: Segmentation): GenreEvidence {
  const length = Math.max(SHORTEST, words.length);
  const per100 = (pattern: RegExp): number => (100 * (text.match(pattern)?.length ?? 0)) / length;
  const [past, present] = [per100(PAST), per100(PRESENT)];
  const told = past / Math.max(1, past + present);
  const opinion = per100(OPINION);
  const source = per100(SOURCE);
  const first = per100(FIRST_PERSON);
  const speech = per100(SPEECH) + per100(SPEECH_VERB);
  return {
    argument: 1.5 + 2 * up(opinion, 1.2) + 0.5 * up(per100(SHARED), 4) - 3 * told - 2 * up(source, 1.5),
    story:
      1 +
      7 * (told - 0.4) +
      1.2 * up(per100(NARRATIVE), 1) +
      up(speech, 0.8) +
      0.5 * up(first, 4) -
      up(opinion, 3) -
      3 * up(source, 1),
    'source-answer': -1 + 5 * up(source, 2),
    explanation:
      0.8 +
      2.2 * up(per100(EXPLAINING), 2) -
      2.5 * up(opinion, 0.8) -
      1.5 * up(first, 1.5) -
      2 * up(source, 1.5) -
      2 * told,
    reflection:
      -0.5 +
      3.5 * up(per100(REFLECTIVE), 1.2) +
      up(first, 6) +
      1.5 * told -
      up(opinion, 3) -
      3 * up(source, 1),
  };
}
