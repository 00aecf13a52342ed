import type { Genre } from '@marklight/contracts/genre';
import { quotationsOf } from '@marklight/text/quotations';
import { wordsOf } from '@marklight/text/segmentation';
import type { ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isQuestion, matchIn, type Quoting, wordIndexAt, wordsAt } from './phrase';

export const TOLD: readonly Genre[] = ['story', 'reflection'];
const ABOUT_STORIES = ['narrative', 'development'];
const MOST = 3;

/** A line of speech is quoted up to here; a longer one would fill the comment. */
const LONGEST_LINE = 12;

/** The first match of a pattern in each sentence of the essay's own, as observations; shortest clause first. */
export function seenIn(
  sentences: readonly ReadSentence[],
  pattern: RegExp,
  slotsOf: (match: RegExpExecArray) => Readonly<Record<string, string>> | null = () => ({}),
  quoting: Quoting = 'clause',
): Observation[] {
  return sentences.flatMap((sentence): Observation[] => {
    const found = matchIn(sentence, pattern, quoting);
    const slots = found === null ? null : slotsOf(found.match);
    return found === null || slots === null ? [] : [{ sentence, quote: found.clause, slots }];
  });
}

const VERBS_OF_SPEAKING =
  'said|says|say|saying|asked|asks|ask|told|replied|answered|yelled|yells|shouted|screamed|whispered|cried|exclaimed|muttered|mumbled|explained|laughed|sighed|begged|demanded|announced|responded|groaned|joked|goes|was like|were like|lectured|reminded|warned|thought';
const BEFORE_SPEECH = new RegExp(
  String.raw`(?<!\p{L})(?:${VERBS_OF_SPEAKING})(?: (?:to )?(?:me|him|her|us|them|my \p{L}+|\p{Lu}\p{L}+))?[,:]?\s*$`,
  'iu',
);
const AFTER_SPEECH = new RegExp(
  String.raw`^[,\s]*(?:(?:I|he|she|they|we|it|(?:my|the|his|her) (?:\p{L}+ ){0,2}\p{L}+|@?\p{Lu}[\p{L}\d]+) (?:\p{L}+ly )?(?:${VERBS_OF_SPEAKING})|(?:${VERBS_OF_SPEAKING}) (?:I|he|she|my|the|@?\p{Lu}))(?!\p{L})`,
  'iu',
);

/** Words that are read rather than heard. */
const NOBODY_SPEAKS =
  /(?<!\p{L})(?:signs?|letter|note|book|poster|screen|text|message|email|card|board|label|it) \p{L}+,?\s*$/iu;

/** What people in a story are heard to say: words in double marks, a verb of speaking right before or after them. */
function spokenLines({ reading }: JudgedEssay): Observation[] {
  return reading.own.flatMap((sentence): Observation[] => {
    const next = reading.sentences[sentence.index + 1]?.text ?? '';
    const spans = quotationsOf(sentence.text).filter(({ start, end }) => {
      if (!/["“]/u.test(sentence.text.charAt(start)) || NOBODY_SPEAKS.test(sentence.text.slice(0, start)))
        return false;
      const after = sentence.text.slice(end).trim();
      return (
        BEFORE_SPEECH.test(sentence.text.slice(0, start)) || AFTER_SPEECH.test(after === '' ? next : after)
      );
    });
    return spans.flatMap((span): Observation[] => {
      const inside = sentence.text.slice(span.start, span.end);
      // One sentence of a long speech is enough to quote.
      for (const piece of inside.matchAll(/[^.!?,;“”"]+/gu)) {
        const words = wordsOf(piece[0], sentence.start + span.start + piece.index);
        const [first] = words;
        if (first === undefined || words.length < 3 || words.length > LONGEST_LINE) continue;
        const from = wordIndexAt(sentence, first.start - sentence.start);
        const quote = wordsAt(sentence, from, from + words.length);
        if (quote !== null) return [{ sentence, quote }];
      }
      return [];
    });
  });
}

export const speechUsed: ObservationKind = {
  id: 'dialogue',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ABOUT_STORIES,
  find: (essay) => spokenLines(essay).slice(0, MOST),
  says: [
    '{You let us hear|You give us|We hear} {somebody’s own words|a person’s own words|a real voice}: {quote}.',
    '{The words|The spoken words} {quote} {put us in the scene|let us listen in|make the scene sound real}.',
    '{Somebody speaks|A person speaks} in your story, {and we can hear it|and that brings it closer|which brings it to life}: {quote}.',
  ],
  step: {
    low: [
      'After {quote}, {add|write} one more thing that the speaker {was doing|did} {while speaking|at that moment}.',
    ],
    high: [
      'How did the other person look when they heard {quote}? {Add it in a few words.|Show it in one sentence.}',
    ],
  },
};

/** Ways of saying what was seen, heard, smelt or felt on the skin that mean hardly anything else. */
const SENSES = [
  /(?<!\p{L})(?:smell(?:s|ed)?|smelt|tast(?:es|ed)) (?:of|like) /iu,
  /(?<!\p{L})the (?:smell|scent|sound|taste|noise) of (?!\p{L}+(?:ing)?[.,])/iu,
  /(?<!\p{L})(?:heart|pulse) (?:was |started |began |kept |is )?(?:to )?(?:pound(?:ed|ing)?|beat(?:ing)?|rac(?:ed|ing)|thump(?:ed|ing)|hammer(?:ed|ing)|sank|dropped|jumped|skipp(?:ed|ing))(?!\p{L})/iu,
  /(?<!\p{L})tears? (?:\p{L}+ )?(?:(?:was|were|started|began) )?(?:to )?(?:run|runn?ing|ran|roll(?:ed|ing)?|stream(?:ed|ing)?|fill(?:ed|ing)?|fall(?:ing)?|fell|drip(?:ped|ping)?|pour(?:ed|ing)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:hands?|legs?|knees?|body|fingers|feet|foot|arms?|stomach|head|palms|throat|back) (?:(?:was|were|started|began|is|are) )?(?:to )?(?:sha(?:king|ke|kily|ken)|shook|trembl(?:ing|ed|e)|sweat(?:ing|y|ed)?|hurt(?:ing)?|ach(?:ing|ed|e)|throb(?:bing|bed)?|numb|burn(?:ing|ed)?|went numb|turned|dropped|clench(?:ed|ing)|pound(?:ed|ing))(?!\p{L})/iu,
  /(?<!\p{L})(?:could|can) (?:hear|smell|taste) (?:the|my|his|her|their|a|an|it) /iu,
  /(?<!\p{L})heard (?:a|an|the) (?:\p{L}+ ){0,2}(?:noise|sound|horn|knock|crash|bang|scream|voice|bell|whistle|click|bark|car|thud|crack|buzz|beep|siren|siren|pop|splash|door|phone|thunder|engine|footsteps|laugh(?:ter)?|cry|roar|yell)(?!\p{L})/iu,
  /(?<!\p{L})felt (?:the|a|an|my) (?:\p{L}+ ){0,2}(?:wind|breeze|sun|rain|cold|heat|warmth|water|sand|snow|pain|tap|hand|shiver|chill|lump|tear|tears|bump|air|sting|ground|drop|drops|sweat)(?!\p{L})/iu,
  /(?<!\p{L})(?:sun|stars?|moon|lights?|snow|rain|leaves|waves?|wind|thunder|lightning) (?:was |were )?(?:shin(?:ing|ed)|shone|glow(?:ing|ed)|sparkl(?:ing|ed)|glisten(?:ing|ed)|blow(?:ing|n)|blew|pour(?:ing|ed)|beat(?:ing)? down|rustl(?:ing|ed)|crash(?:ing|ed)|howl(?:ing|ed)|rumbl(?:ing|ed)|flash(?:ing|ed)|flicker(?:ing|ed))(?!\p{L})/iu,
  /(?<!\p{L})(?:my|our|his|her|their) taste ?buds(?!\p{L})/iu,
  /(?<!\p{L})star(?:ed|ing) (?:me|us|him|her) (?:right |straight )?in (?:the|my|our|his|her) (?:face|eyes?)(?!\p{L})/iu,
  /(?<!\p{L})(?:it|they) (?:was|were) (?:so |really |very )?(?:smooth|soft|sweet|sour|bitter|salty|crunchy|creamy|slippery|sticky|icy|fluffy|silky)(?= and|[.,!;]|$)/iu,
  /(?<!\p{L})(?:smirk|grin|smile|frown) on (?:my|his|her|their) faces?(?!\p{L})/iu,
  /(?<!\p{L})(?:out of|from) the corner of (?:my|his|her) eyes?(?!\p{L})/iu,
  /(?<!\p{L})(?:sweat|blood|rain|water) (?:was )?(?:dripp?(?:ing|ed)|drip|pour(?:ing|ed)|runn?ing|ran|rolling|rolled|trickl(?:ing|ed)) (?:down|from|off|out)(?!\p{L})/iu,
  /(?<!\p{L})(?:his|her|my|their|its) (?:face|cheeks?|eyes|skin) (?:was|were|turned|went|lit|glow(?:ed)?|light) (?:\p{L}+ )?(?:red|white|pale|pink|purple|up|bright|green|blue|wide|watery|swollen|puffy)(?!\p{L})/iu,
];

export const senseDetail: ObservationKind = {
  id: 'sense-detail',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: [...ABOUT_STORIES, 'vocabulary'],
  find: ({ reading }) =>
    SENSES.flatMap((pattern) => seenIn(reading.own, pattern))
      .sort((a, b) => (a.sentence?.index ?? 0) - (b.sentence?.index ?? 0))
      .slice(0, MOST),
  says: [
    '{I can picture this|I am there with you|I feel that I am there}: {quote}.',
    '{This detail|A detail like this} {puts me there|lets me share the moment|makes the moment real}: {quote}.',
    '{With|At} {quote}, {your story comes alive|you show the moment rather than report it|I stop reading and start seeing}.',
  ],
  step: {
    low: [
      '{Give us|Add} {one more detail|another detail} {that we can see, hear or feel|as exact as {quote}} at the {most important|hardest|most exciting} moment.',
    ],
    high: [
      'Which {other moment|later moment} {deserves|could do with} a detail {as exact as|as sharp as} {quote}?{ Add one there.| Write one.}',
    ],
  },
};

const LIKENESS =
  /(?<!\p{L})(?:(?:looked|looks|felt|ran|moved|slept|ate|fought|swam|shook|flew|shone|smelled|smelt|cried|screamed|acted|jumped|stood|sat|fell|was|were|stuck out|shaped|curled|crawled|roared|spun|dropped|bounced) (?:up and down )?(?:just )?like (?:a|an) (?!(?:lot|good|great|bad|long|little|really|very|big|waste|kid|normal|few|couple|time|week|day|way|year|month|nice|fun|huge|part|person|hour|minute|half)\b)\p{L}+|(?:felt|feeling|looked|was|were|acted|bounced) (?:up and down )?(?:just )?like (?:I|we|he|she|they|it) (?:was|were|had been) (?:on|in|a|an|going to|about to|being|made|trapped|stuck|flying|floating|walking)\b|as \p{L}+ as (?:a|an|the) (?!(?:result|whole|other|rest|first|last|next|one|time|best|day|night|bus|class|doors?)\b)\p{L}+)/iu;

export const comparison: ObservationKind = {
  id: 'comparison',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['narrative', 'vocabulary'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !isQuestion(s)),
      LIKENESS,
    ).slice(0, MOST),
  says: [
    '{Your comparison|The comparison} {helps me see it|gives me a picture|makes this easy to picture}: {quote}.',
    '{You compare one thing with another|You use a comparison}, {and it gives me a picture|and I can see it}: {quote}.',
    '{I can picture|I can see|A reader can see} {quote}, {thanks to the comparison|because you compare}.',
  ],
  step: {
    low: [
      '{Stay|Linger} {one sentence|a sentence} longer on {quote}: what else {could be seen or heard|was there to see or hear} {there|just then}?',
      'Choose one more {moment|place} that deserves {a picture|a comparison} like {quote}, and {add|write} it there.',
    ],
    high: [
      'Which plain word {elsewhere|in another place} could be replaced by {a picture|a comparison} as {clear|good} as {quote}?',
    ],
  },
};

const PERSON =
  /(?<!\p{L})my (?:(?:little|older|big|younger|best|baby|grand|step|twin) )?(mom|mum|mother|dad|father|sister|brother|parents|grandma|grandmother|grandpa|grandfather|grandparents|friend|friends|cousin|cousins|aunt|uncle|teacher|coach|dog|cat|family|brothers|sisters|neighbou?r|niece|nephew)(?!\p{L})/iu;
const DOING =
  /^ (?:(?:also|just|finally|always|then) )?(?:told|took|came|went|got|gave|made|let|asked|called|drove|picked|helped|started|bought|ran|walked|sat|looked|saw|put|left|yelled|kept|brought|showed|taught|waited|cooked|played|woke|stopped|opened|broke|fell|cried|laughed|smiled|held|turned|turned|talked|screamed|threw|won|found|handed|fixed|jumped|hugged|paid|stood|turned)(?!\p{L})/iu;

export const personInScene: ObservationKind = {
  id: 'person-in-scene',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ABOUT_STORIES,
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !isQuestion(s) && !hasQuotation(s)),
      PERSON,
      (match) =>
        DOING.test(match.input.slice(match.index + match[0].length))
          ? { who: match[0].toLowerCase().replace(/^my /u, 'your ') }
          : null,
    )
      .filter(({ quote }) =>
        /^(?:(?:when|after|while|because|if|where|until|before|once) )?my /iu.test(quote ?? ''),
      )
      .slice(0, MOST),
  says: [
    '{It helps that|I like that} {we see|we meet} {who}: {quote}.',
    '{You put {who} in the scene|You bring in {who}}, {and that helps the story|and that makes the story feel real}: {quote}.',
    'With {quote}, {who} {becomes part of the story|steps into the story|comes into view}.',
  ],
  step: {
    low: ['What else did {who} say or do {then|at that moment}? {Add|Write} one more sentence.'],
    high: ['How could we see what {who} {felt|wanted}? {Let one action show it.|Show it in one action.}'],
  },
};

const PLACE =
  /(?<!\p{L})(?<!on (?:my|our|the|their) way )(?:at|in|to|into|on|outside|inside|near|by) (?:the|my|our|his|her|their|a) (?:\p{L}+ )?(?:park|kitchen|beach|hospital|airport|mall|store|shop|restaurant|classroom|gym|library|bedroom|living room|bathroom|garden|backyard|yard|porch|garage|driveway|church|cabin|camp|pool|lake|river|ocean|forest|woods|mountains?|farm|zoo|museum|cinema|theat(?:er|re)|stadium|field|court|rink|playground|street|bus stop|waiting room|hallway|cafeteria|office|dentist|couch|bench|roller ?coaster|theme park|fair|hotel|tent|basement|balcony|elevator|lift|court ?house|front door)(?!\p{L})/iu;
const HAPPENING =
  /(?<!\p{L})(?:was|were|went|got|sat|stood|walked|ran|drove|waited|had|came|played|arrived|\p{L}+ed)(?!\p{L})/iu;

export const placeShown: ObservationKind = {
  id: 'place-shown',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ABOUT_STORIES,
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !isQuestion(s) && !hasQuotation(s)),
      PLACE,
      () => ({}),
      'subject',
    )
      .filter(({ quote }) => quote !== null && HAPPENING.test(quote))
      .slice(0, MOST),
  says: [
    '{We know where we are|I can tell where we are}{ in your story|}: {quote}.',
    '{You set the scene|You place us} {clearly|plainly} with {quote}.',
    '{You give us|You show us} a {real place|place we can picture}: {quote}.',
  ],
  step: {
    low: ['After {quote}, {add|write} one more thing you {could see|could hear|noticed} there.'],
    high: [],
  },
};

export const STORY_DETAIL: readonly ObservationKind[] = [
  speechUsed,
  senseDetail,
  comparison,
  personInScene,
  placeShown,
];
