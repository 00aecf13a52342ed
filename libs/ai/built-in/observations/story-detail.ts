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
      '{Write|Add} {one more line|the answer} that the other person {gave|could have given}, in {speech marks|quotation marks}.',
      'After {quote}, {add|write} what the speaker {was doing|looked like|did next} {as those words came out|at that moment}.',
    ],
    high: [
      'What does the {speaker’s face|speaker’s voice|listener} {give away|show} at {quote}? {Let us see it.|Add it in a few words.}',
      'Could {one spoken line|the next spoken line} show how these two people {feel about each other|get on} {without naming a feeling|without your telling us}?',
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
    '{I can picture|I am there at|I am with you at} {quote}.',
    '{This detail|A detail like this} {puts me there|lets me share the moment|makes the moment real}: {quote}.',
    '{With|At} {quote}, {your story comes alive|you show the moment rather than report it|I stop reading and start seeing}.',
  ],
  step: {
    low: [
      '{Give us|Add} {one more detail|another detail} {like that|of that kind} at the {most important|hardest|most exciting} moment.',
      '{Next to it|Beside it}, {add|write} {one sound|one smell|one thing you touched}.',
    ],
    high: [
      'Which {other moment|later moment} {deserves|could do with} a detail {as close as|as sharp as} {quote}?',
      'What {changed|was different} {a minute later|once it was over}? {Answer with one detail|Let one detail show it} as good as {quote}.',
    ],
  },
};

const LIKENESS =
  /(?<!\p{L})(?:(?:looked|looks|sounded|sounds|felt|ran|moved|slept|ate|fought|swam|shook|flew|shone|smelled|smelt|cried|screamed|acted|jumped|stood|sat|fell|was|were|stuck out) (?:just )?like (?:a|an) (?!(?:lot|good|great|bad|long|little|really|very|big|waste|kid|normal|few|couple|time|week|day|way|year|month|nice|fun|huge|part|person|hour|minute|half)\b)\p{L}+|(?:felt|feeling|looked|was|were|acted|bounced) (?:just )?like (?:I|we|he|she|they|it) (?:was|were|had been) (?:on|in|a|an|going to|about to|being|made|trapped|stuck|flying|floating|walking)\b|as \p{L}+ as (?:a|an|the) (?!(?:result|whole|other|rest|first|last|next|one|time|best|day|night|bus|class|doors?)\b)\p{L}+)/iu;

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
    '{You compare one thing with another|You reach for a comparison}, {and it gives me a picture|and I can see it}: {quote}.',
    '{I can picture|I can see} {quote}, {thanks to the comparison|because you compare}.',
  ],
  step: {
    low: [
      '{Try one more comparison|Write another comparison} for the {hardest|longest|happiest} {moment|part} of your story.',
      '{After the comparison|Straight after it}, {add|write} what you {did|heard} next.',
    ],
    high: [
      'Could {the ending|a later moment} {return to|pick up} this {comparison|picture}, {changed a little|seen in a new way}?',
      'What does {this picture|the comparison} say about {how you felt|the mood}? {Let one more detail match it.|Choose one other detail to match.}',
    ],
  },
};

const PERSON =
  /(?<!\p{L})my (?:(?:little|older|big|younger|best|baby|grand|step|twin) )?(mom|mum|mother|dad|father|sister|brother|parents|grandma|grandmother|grandpa|grandfather|grandparents|friend|friends|cousin|cousins|aunt|uncle|teacher|coach|dog|cat|family|brothers|sisters|neighbou?r|niece|nephew)(?!\p{L})/iu;
const DOING =
  /^ (?:and I )?(?:(?:also|just|finally|always|then) )?(?:said|told|took|came|went|got|gave|made|let|asked|called|drove|picked|helped|started|bought|ran|walked|sat|looked|saw|put|left|yelled|kept|brought|showed|taught|waited|cooked|played|woke|stopped|opened|broke|fell|cried|laughed|smiled|held|turned|turned|talked|screamed|threw|won|found|handed|fixed|jumped|hugged|paid|stood|turned)(?!\p{L})/iu;

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
    '{You put {who} in the scene|You bring in {who}}, {and the story gains by it|which makes it feel lived}: {quote}.',
    'With {quote}, {who} {becomes part of the story|steps into the story|comes into view}.',
  ],
  step: {
    low: [
      '{Give|Write} {who} one line to say, or {one thing to do with the hands|one look on the face}.',
      '{What did {who} say or do next|What could you see {who} do}? {Add one sentence.|Write it as the next sentence.}',
    ],
    high: [
      'What did {who} {want|notice|feel} {that you did not|that you only saw later}? {Let one action show it.|Show it in one action.}',
      'How did {this|what happened} change things between you and {who}? {One sentence would do.|Find the moment that shows it.}',
    ],
  },
};

const PLACE =
  /(?<!\p{L})(?:at|in|to|into|on|outside|inside|near|by) (?:the|my|our|his|her|their|a) (?:\p{L}+ )?(?:park|kitchen|beach|hospital|airport|mall|store|shop|restaurant|classroom|gym|library|bedroom|living room|bathroom|garden|backyard|yard|porch|garage|driveway|car|bus|van|truck|plane|train|boat|church|cabin|camp|pool|lake|river|ocean|forest|woods|mountains?|farm|zoo|museum|cinema|theat(?:er|re)|stadium|field|court|rink|playground|street|bus stop|waiting room|hallway|cafeteria|office|dentist|couch|bench|roller ?coaster|theme park|fair|hotel|tent|basement|balcony|elevator|lift|court ?house|front door)(?!\p{L})/iu;
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
    '{We know where we are|I know where I am}{ in your story|} at {quote}.',
    '{You set the scene|You place us} {clearly|plainly} with {quote}.',
    '{A real place|A place we can picture} {gives the story ground to stand on|holds the scene together}: {quote}.',
  ],
  step: {
    low: [
      '{Add|Write} {two things|one thing} you {could see|could hear|noticed} {there|in that place}.',
      '{Stay there for a sentence|Stay in that place a little}: what was {the first thing you noticed|near you|going on around you}?',
    ],
    high: [
      'What could only be {seen|heard|noticed} {in that place|there}? {Choose one detail|Find one detail} that fits the mood.',
      'Does the place {look|sound|feel} different {at the end|afterwards}? {Show it|Let us see it} in one detail.',
    ],
  },
};

const NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|half an|an|a whole|a|several|\\d+(?:[.:]\\d+)?';
const TIMING = new RegExp(
  String.raw`(?<!\p{L})(?:for|after|waited|about|another|over|almost|nearly|took|until|till) (?:(?:about|like|over|almost|nearly|me|us|another|at least|around) )*(?:${NUMBER}) (?:long |more |whole )?(?:hours?|minutes?|days?|weeks?|months?|years?|seconds)(?!\p{L})`,
  'iu',
);

export const timeGiven: ObservationKind = {
  id: 'time-given',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ABOUT_STORIES,
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !isQuestion(s) && !hasQuotation(s)),
      TIMING,
      () => ({}),
      'subject',
    ).slice(0, MOST),
  says: [
    '{You say how long|You tell us how long}{ things took| it was|}: {quote}.',
    '{The exact time|The time you give} {makes this believable|lets me feel the length of it}: {quote}.',
    '{I believe it|It rings true} {because you give the time|because you say how long}: {quote}.',
  ],
  step: {
    low: [
      '{Fill that time|Fill it}: {write|add} {two things|one thing} you {saw|heard|did} {while it passed|as it went by}.',
      'What {went through your mind|did you look at|did your hands do} {in that time|all that time}? {Add one sentence.|Write it next.}',
    ],
    high: [
      'Could the reader feel that time {pass|go by}? {Show one small thing|Choose one small thing} that {changed|kept happening}.',
      'Which minute {of it|of that time} {mattered most|was the turning point}? {Give it|Spend} {three sentences|a few sentences}{ of its own| on it|}.',
    ],
  },
};

export const whyInStory: ObservationKind = {
  id: 'why-in-story',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['narrative', 'development'],
  find: ({ reading }) =>
    seenIn(
      reading.own.filter((s) => !isQuestion(s) && !/just because|not because/iu.test(s.text)),
      /(?<!\p{L})because (?!of)\p{L}+/iu,
    )
      .flatMap((seen): Observation[] => {
        const { sentence, quote } = seen;
        return quote === null || !/because \S+ \S+ \S+/iu.test(quote) ? [] : [{ sentence, quote }];
      })
      .slice(0, MOST),
  says: [
    '{You tell us why|You give the reason|You say why}, {which helps me understand it|and that lets me follow you|so I can follow you}: {quote}.',
    '{I understand what happened|I can follow what happened} {better|more easily} {because you say why|because you give the reason}: {quote}.',
  ],
  step: {
    low: [
      '{Say|Write} {what happened next|what you did then} {because of it|as a result}, in {one sentence|a new sentence}.',
      '{Now show it|Show it too}: {write|add} one thing {you|people} {did|said} {at that moment|then}.',
    ],
    high: [
      'Could the reader {work out|guess} that reason {from an action|from what is said}? {Try it once without “because”.|Show it instead of explaining it.}',
      'Was that the {whole|only} reason? {Add what you understood later.|Say what you see now that you did not see then.}',
    ],
  },
};

export const STORY_DETAIL: readonly ObservationKind[] = [
  speechUsed,
  senseDetail,
  comparison,
  timeGiven,
  personInScene,
  placeShown,
  whyInStory,
];
