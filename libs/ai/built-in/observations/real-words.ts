import type { EssayReading, ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { inQuotation } from './aids';
import { CORRECT } from './mistakes-corrected';
import type { Observation, ObservationKind } from './observation';

/*
 * Words that are right elsewhere and wrong here: "a peace of paper". No dictionary marks them; a few words beside them
 * leave no other reading. Each frame was kept only where every case that it found in the essays of the data was right.
 */

/** A slip in the words that show it, and what to write for them. */
export interface Slip {
  at: number;
  words: string;
  right: string;
  /** The one word that is wrong, and the one that is meant, in lower case: "there" and "their". */
  wrong: string;
  meant: string;
}

interface Frame {
  pattern: RegExp;
  wrong: string;
  meant: string;
  /** Only where the task has this word. */
  task?: string;
}

const B = String.raw`(?<![\p{L}\p{N}'’@-])`;
const E = String.raw`(?![\p{L}\p{N}'’-])`;
const CLAUSE = String.raw`(?<=^\W{0,8}|[,;] |(?<!\p{L})(?:because|so|but|that|when|if|and|since|although|while|then) )`;
/** `[wrong]` in the pattern stands for the wrong word. */
const frame = (wrong: string, meant: string, pattern: string, task?: string): Frame => ({
  pattern: new RegExp(B + pattern.replace('[wrong]', wrong) + E, 'giu'),
  wrong,
  meant,
  ...(task === undefined ? {} : { task }),
});

const PERSON = '(?:I|we|you|they|he|she)';
const PEOPLE = '(?:I|we|you|they|he|she|people|kids|students|children|friends)';
const OF_VERB = String.raw`(?:to|will|would|can|could|should|might|may|must|can['’]t|don['’]t|didn['’]t|won['’]t|couldn['’]t|not)`;

const FRAMES: readonly Frame[] = [
  frame(
    'what',
    'wait',
    `${OF_VERB} [wrong] (?:until|till|untill|for (?:an?|the|my|our|him|her|them|it|hours)|in line|any longer|patiently)`,
  ),
  frame('what', 'wait', `${OF_VERB} [wrong] un?till?`),
  frame(
    'ideal',
    'idea',
    String.raw`(?:good|great|bad|better|best) [wrong](?= (?:to|for|because|if|when|that)${E}|[.,!])`,
  ),
  frame('ideal', 'idea', '(?:no|an|any) [wrong] (?:what|how|why|of what|of how)'),
  frame(
    'affect',
    'effect',
    '(?:another|one|main|each|every|first|second|side|lasting|strong|emotional|physical|mental|harmful|dramatic|different) [wrong](?= (?:on|was|is|of)(?![\\p{L}])|[.,])',
  ),
  frame(
    'affects',
    'effects',
    '(?:another|many|some|several|these|side|negative|positive|bad|good|harmful|the) [wrong] (?:on|of|that|are|were|can)',
  ),
  frame('use', 'used', `${CLAUSE}${PERSON} [wrong] to (?:be|have|think|live|love|hate|like|play|go|always)`),
  frame(
    'where',
    'were',
    String.raw`${CLAUSE}(?:they|we|you|there) [wrong] (?:\p{L}{2,}ing|not|all|so|very|really|just|still|happy|sad|scared|late|no|many|some|only|also)`,
  ),
  frame(
    'were',
    'where',
    '(?:go|going|went|come|came|got|get|drove|ran|walked) to [wrong] (?:I|he|she|we|they)',
  ),
  frame(
    'were',
    'where',
    '(?:know|knew|knows|remember|forgot|forget|wonder) [wrong] (?:I|he|she|we|they|it|you|to)',
  ),
  frame(
    'to',
    'too',
    String.raw`(?<!(?:lead|leads|led|due|thanks|compared|contributes?|contributed|adds?|amounts?|subject|exposed|listen|up|down|back|regard|close|according) )[wrong] much(?! of (?:the|this|my|our))`,
  ),
  frame(
    'to',
    'too',
    '(?:there (?:are|is|was|were)|has|have|had|way|far|spend|spending|watch|watching|eat|eating) [wrong] many',
  ),
  frame(
    'to',
    'too',
    String.raw`(?:is|was|are|were|be|being|it['’]s|that['’]s|they['’]re|I['’]m|way|far|get|gets|getting|got) [wrong] (?:late|young|old|hard|easy|expensive|busy|tired|scared|lazy|fat|small|big|long|short|far|fast|slow|hot|cold|heavy|dangerous|difficult)`,
  ),
  frame(
    'loose',
    'lose',
    String.raw`(?:to|will|would|can|could|might|may|you|they|we|I|not|don['’]t|didn['’]t) [wrong] (?:weight|money|your|their|his|her|our|my|touch|interest|friends|time|focus|all|control|sleep|it|trust|respect|contact|something|someone|everything)`,
  ),
  frame(
    'your',
    "you're",
    '[wrong] (?:gonna|trying to|able to|about to|supposed to|wasting|bored|allowed to|better off|probably|also|always)',
  ),
  frame(
    'your',
    "you're",
    String.raw`(?:if|when|that|because|while|like|so|then|think|where|until) [wrong] (?:in|on|at|not|sitting|playing|doing|using|talking|trying|going|bored|sick|just|always|never|still|having|getting|being|looking|really|so|too)`,
  ),
  frame(
    'there',
    "they're",
    String.raw`${CLAUSE}[wrong] (?:gonna|going to|not going|not doing|not able|trying to|all going|just trying)`,
  ),
  frame(
    'there',
    "they're",
    '(?:who|what|when|if|while|because|think|said|says|say|that|like) [wrong] (?:going|not|doing|trying|getting|playing|having|talking|wasting|sitting|looking|just|always|really|bored|too)',
  ),
  frame(
    'there',
    'their',
    '(?:with|of|all|for|in|on|at|from|and|about|do|doing|to|lose|use|using|have|help|waste|wasting|spend|get|see|change|share|express|improve|make|finish|love|loves|loved) [wrong] (?:own|lives|life|parents|kids|child|children|friends?|families|family|homework|time|work|school|job|jobs|house|home|homes|computers?|phones?|phone|minds?|bodies|body|health|grades?|education|future|teachers?|opinions?|ideas?|dreams?|goals?|problems?|culture|feelings?|hands?|eyes|face|way|mom|dad|brother|sister|money|everyday|daily|free|best|favorite|favourite)',
  ),
  frame(
    'no',
    'know',
    String.raw`(?:don['’]t|didn['’]t|do not|did not|doesn['’]t|you|they|we|I|to) [wrong] (?:what|how|why|if|where|who)`,
  ),
  frame(
    'peace',
    'piece',
    '[wrong] of (?:paper|cake|pizza|art|work|bread|wood|candy|gum|writing|land|meat|technology|equipment|clothing|advice|food|trash|junk)',
  ),
  frame(
    'are',
    'our',
    '(?:in|of|with|for|from|about) [wrong] (?:family|house|parents|friends|school|lives|life|teacher|community|own|country|team|dog|mom|dad|society|world|bodies|everyday|daily)',
  ),
  frame(
    'hole',
    'whole',
    '(?:the|a|my|our|this) [wrong] (?:time|day|thing|world|way|family|school|class|week|weekend|night|story|game|summer|year|month|house|life|lot|group|team)',
  ),
  frame(
    'threw',
    'through',
    '(?:go|goes|going|went|gone|get|getting|got|look|looking|come|came|walk|walked|walking|ride|riding|rode|run|ran|drive|drove|been|all) [wrong]',
  ),
  frame(
    'threw',
    'through',
    '[wrong] (?:out the (?:day|year|week|story|text|night|essay|memoir|whole)|the (?:desert|night|day|woods|door|window|hills|town|heat|rain|snow|story))',
  ),
  frame(
    'brake',
    'break',
    '(?:take|took|taking|lunch|spring|winter|summer|christmas|need|a) [wrong](?= (?:from|and|to|time|so|when|because|for|at|in|we|I|they|is|was)(?!\\p{L})|[.,!])',
  ),
  frame(
    'weather',
    'whether',
    '(?:[wrong] or not|(?:know|decide|decides|doubt|debate|wonder|determine|determin|on|matter|question|choose) [wrong] (?:or|people|you|we|they|it|to|I|he|she|computers|students|technology|someone|kids))',
  ),
  frame('seen', 'scene', '(?:the|crime|accident) [wrong](?= (?:of|was|is|where)(?!\\p{L})|[.,])'),
  frame(
    'herd',
    'heard',
    String.raw`(?:I|we|he|she|they|ever|have|has|had|you|never|just) [wrong] (?:an?|it|that|about|of|my|from|him|her|someone|something|them|his|one|some)`,
  ),
  frame(
    'quite',
    'quiet',
    '(?:be|was|were|stay|keep|kept|stayed|sit|sat|very|so|too|really) [wrong](?= (?:and|when|because|or|for|in)(?!\\p{L})|[.,!])',
  ),
  frame(
    'patience',
    'patient',
    String.raw`${PEOPLE} (?:was|were|am|are|is|have to be|has to be|had to be|must be|should be|can be|need to be|will be) (?:so |very |really |being |not )?[wrong]`,
    'patien',
  ),
  frame('patience', 'patient', '(?:to be|being|be) (?:so |very |really |more )?[wrong]', 'patien'),
  frame(
    'patients',
    'patience',
    '(?:have|has|had|having|of|no|lose|lost|losing|takes?|took|need|needs|needed|with|some|more|any|my|your|his|her) [wrong]',
    'patien',
  ),
  frame('dessert', 'desert', '(?:the|hot|dry|through|this|a|desolate|barren) [wrong]', 'desert'),
  frame(
    'except',
    'accept',
    '(?:to|will|would|can|could|should|must) [wrong] (?:that|the|it|you|your|them|him|her|others|people|my|this|me|help|who)',
  ),
  frame(
    'advise',
    'advice',
    '(?:an|some|good|bad|your|their|my|any|more|of|great|best|better|give|gives|giving|get|gets|getting|ask|asks|asking|seek|seeking|need|want|with|from) (?:for )?[wrong](?! (?:you|me|them|people|us|him|her|that|to))',
  ),
  frame(
    'breath',
    'breathe',
    String.raw`(?:to|can|can['’]t|could|couldn['’]t|cannot|barely|not) [wrong](?! of)`,
  ),
  frame('apart', 'a part', '(?:be|being|is|are|was|were|am|become|became|been|feel|feels|as) [wrong] of'),
  frame(
    'chose',
    'choose',
    String.raw`(?:to|will|would|can|could|should|must|don['’]t|didn['’]t|let them|let us) [wrong]`,
  ),
  frame(
    'collage',
    'college',
    '(?:go|goes|going|get|gets|getting|went|off|apply|applying|in|after|into) (?:to )?[wrong](?! of)',
  ),
  frame(
    'collage',
    'college',
    '[wrong] (?:degree|applications?|students?|education|credits?|classes|campus|life)',
  ),
  frame(
    'dose',
    'does',
    String.raw`(?:it|he|she|that|this|what|how|why|computer|technology|everyone|nobody) [wrong] (?:not|to|the|it|he|she|help|have|take|make|affect|effect|matter|a)`,
  ),
  frame('weak', 'week', '(?:last|next|per|every|days a|times a|hours a|once a) [wrong]'),
  frame(
    'of',
    'off',
    '(?:turn|turned|turning) [wrong] (?:the|your|my|their|our) (?:computers?|lights?|tv|t\\.v|television|phones?|game)|(?:get|getting|got|stay|be) [wrong] (?:the|your|their) (?:computers?|couch|internet|phones?|game|bus|chair|tv)',
  ),
  frame(
    'board',
    'bored',
    String.raw`(?:I|we|you|they|he|she|people|kids)(?:['’]m|['’]re| am| are| was| were| is| get| got| gets) (?:so |really |very )?[wrong](?= (?:and|when|of|with|at|because|in|so|or|then|out)(?!\p{L})|[.,!])`,
  ),
  frame(
    'cloths',
    'clothes',
    '(?:wear|wearing|new|buy|buying|put on|change|shop for|my|your|their) (?:my |your |their |our )?[wrong]',
  ),
  frame(
    'witch',
    'which',
    String.raw`(?:(?<=,) [wrong]|(?:in|by|of|for|on) [wrong]) (?:is|was|are|can|will|means|I|we|the|made|makes|has|he|they|you)`,
  ),
  frame(
    'new',
    'knew',
    '(?:I|he|she|we|they|never|already|who|always) [wrong] (?:that|it|what|how|I|we|he|she|they|where|who|about|everyone|everything|something|this was)',
  ),
  frame(
    'past',
    'passed',
    '(?:have|has|had|time|days|weeks|hours|minutes|he|she|who) [wrong] (?:away|out|the test|the class)',
  ),
  frame(
    'waist',
    'waste',
    '(?:a|to|not|you|they|and|just) [wrong] (?:of )?(?:time|your|their|my|our|money|paper|hours)',
  ),
  frame(
    'principle',
    'principal',
    'dear (?:mr|mrs|ms)?\\.? ?[wrong]|(?:my|our) school [wrong]|[wrong] of (?:the|our|my|this) school',
  ),
  frame('lead', 'led', '(?:has|have|had|which|that|this) [wrong] (?:him|her|me|us|them) to'),
  frame('thing', 'think', '(?:I|we|they|people|you) [wrong] (?:that|it|this|you|we|they|the|about|of)'),
  frame(
    'then',
    'than',
    String.raw`(?:more|less|better|worse|rather|easier|harder|faster|bigger|older|younger|higher|lower|longer|healthier|cheaper|quicker|stronger|happier) (?:\p{L}+ )?[wrong] (?:me|him|her|us|them|others?|before|ever|any\p{L}*|people|the|an?|my|your|their|\p{L}{2,}ing|what|when|if|you do|they do|computers?|books?)`,
  ),
];

/** What stands in one sentence, in its order, outside quotations and where nothing else is marked. */
export function slipsIn(reading: EssayReading, task: string | null, sentence: ReadSentence): Slip[] {
  const inside = inQuotation(reading);
  const asked = (task ?? '').toLowerCase();
  const slips = FRAMES.flatMap(({ pattern, wrong, meant, task: word }): Slip[] => {
    if (word !== undefined && !asked.includes(word)) return [];
    return [...sentence.text.matchAll(pattern)].flatMap((match): Slip[] => {
      const words = match[0].trim();
      const at = match.index + match[0].indexOf(words);
      const from = sentence.start + at;
      const isMarked = sentence.findings.some(({ start, end }) => start < from + words.length && end > from);
      if (inside(from) || isMarked || /[@_]/u.test(words)) return [];
      const right = words.replace(new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, 'iu'), (word) =>
        /^\p{Lu}/u.test(word) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant,
      );
      return right === words ? [] : [{ at, words, right, wrong, meant }];
    });
  }).sort((a, b) => a.at - b.at);
  return slips.filter(
    (slip, index) =>
      index === 0 || slip.at >= (slips[index - 1]?.at ?? 0) + (slips[index - 1]?.words.length ?? 0),
  );
}

const known = new WeakMap<EssayReading, readonly (Slip & { sentence: ReadSentence })[]>();
/** Every such slip of the writer's own sentences. */
export function realWordSlips({
  reading,
  task,
}: Pick<JudgedEssay, 'reading' | 'task'>): readonly (Slip & { sentence: ReadSentence })[] {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const found = reading.own.flatMap((sentence) =>
    slipsIn(reading, task, sentence).map((slip) => ({ ...slip, sentence })),
  );
  known.set(reading, found);
  return found;
}

const AT_MOST = 4;
const seenOf = ({ sentence, words, right }: Slip & { sentence: ReadSentence }): Observation => ({
  sentence,
  quote: words,
  slots: { quoteRight: right },
});

/** Such a slip, with what to write. */
export const realWord: ObservationKind = {
  id: 'real-word',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['spelling', 'conventions', 'grammar'],
  find: (essay) => {
    const seen = new Set<string>();
    return realWordSlips(essay)
      .filter(({ words }) => !seen.has(words.toLowerCase()) && seen.add(words.toLowerCase()))
      .map(seenOf)
      .slice(0, AT_MOST);
  },
  says: [],
  step: { low: CORRECT, high: CORRECT },
};
