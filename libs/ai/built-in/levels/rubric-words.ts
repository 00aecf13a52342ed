import { STOP_WORDS } from '../lexicon';

const words = (text: string): string[] => text.trim().split(/\s+/u);

/**
 * Beginnings of the words that criteria about writing are made of, as rubrics use them. A criterion's other words name its
 * subject: "the water cycle".
 */
const RUBRIC_STEMS =
  words(`accura achiev action appearance acknowledg address adjectiv adverb alternat ambitious apostroph appeal appropriat aptly argu
  arrang assert assignm attention audien author aware balanc begin body brief build capital captur central character choice choos
  cit claim clar clear clos cohe comma comment communicat compel complet complex concept concis conclu concret confident connect consid
  consist content contention context contrast control convention convey convinc counter craft creat critical
  dear deep depth descripti detail develop devic dialog diction different direct distinct draw effect elaborat element emotion emphas end
  engag english enough entertain essay establish event evidence exampl experience explain explan express extend feature feeling figurative
  figures? fitting flow fluen focus form frequen full further general genre gramma grasp hook idea illustrat imag imagin impact impress
  inform insight instruct intent interest introduc issue judg justif key language lead learn length level lexic line link list literary logic
  main maintain maturity mean mechanic memorable message method mood mov narrat narrow natural nuanc object offer opening
  opinion oppos order organi original outlin own paragraph part passage perceptive person perspective persua phras piece place plausib
  plot point position possible power precis present previous problem progress prompt proofread prose purpose quality question quot range read rebut reason
  recogni refer reflect reinforc relat relevan repetit report requirement research resolution respon rhetor rich scene section senses sensory sentence
  sequenc setting show side sign simil simple skil skill smooth solid solution sophisticat source speech spell stance standard statement step story straightforward strategy
  strength strong struct student style sub suffic suitab summar support syntax task techni tense text them thesis think thorough thought
  title together tone topic transition understand usage vari verb view vivid vocab voice way weak well whole word writ student metaphor
  noun pronoun article agreement error mistake standpoint case thing material statistic data fact quotation number minimum maximum
  least most limit fewer score major minor several multiple three four five six seven ten response answer approach contribut counterargument
  significan importan value implication consequenc cause comparison contrast process information intended reader purpose specific
  aspect assumption bias credib generalis generaliz insightful perceptiv analys analyz evaluat interpret discuss explor examin assess synthes
  punctuat full stop inverted hyphen colon semicolon dash handl apply applied application use using used employ
  correct incorrect careful sustained sustains throughout within across beyond`);
const RUBRIC_WORD = new RegExp(`^(?:${RUBRIC_STEMS.join('|')})`, 'u');

/** Tells whether a word is one that criteria about writing are made of. */
export function isRubricWord(word: string): boolean {
  const form = word.toLowerCase().replace(/’/gu, "'");
  return STOP_WORDS.has(form) || RUBRIC_WORD.test(form);
}

/** Criteria about a form, whatever its subject: a thesis on uniforms is a thesis. */
export const FORM =
  /eviden|quot|thes[ie]s|\bclaim|sentenc|paragraph|spell|gramma|punctuat|vocab|word choice|introduc|conclu|structur|organi[sz]|cohes|transition|counter|argu|persua|\bopinion|\bposition\b|\btone\b|register|style|conventions?/u;
/** The same where it is what the criterion begins with. */
export const HEADS = new RegExp(
  `^(?:(?:the|a|an|clear|strong|effective|use|uses|used|of|supports?|ideas?|with|states?|gives?|has|appropriate) )*(?:${FORM.source})`,
  'u',
);

/** A name that says the criterion is about how it is written. */
export const NAMES_FORM = new RegExp(
  `${FORM.source}|voice|language|expression|fluency|mechanics|clarity|focus|polish`,
  'u',
);

const UNIT_NAMES = new Set(
  words(
    'English Standard Australian British American I PEEL TEEL TEEEL PEE PEA PETAL SEXY MEAL RACE CER SPAG EAL ESL ESOL ELA HSIE NAPLAN IELTS TOEFL GCSE HSC VCE IB Year Grade Stage Level',
  ),
);
/** A part of a plain list: at most three words, and no verb among them that would tie it to the rest. */
export const LIST_PART = /^[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}$/u;

/**
 * The names in a criterion: capitalised words that do not open a sentence and are no words of rubrics, and possessives such as
 * "Macbeth's". A title in which most words have capitals says nothing by them, unless the word is in no rubric.
 */
export function namesIn(criterion: string): string[] {
  const found = [...criterion.matchAll(/(?<![\p{L}\p{N}'’-])\p{Lu}[\p{Ll}\p{M}]+(?:['’]s)?(?![\p{L}])/gu)];
  return found
    .filter(({ 0: word, index }) => {
      const bare = word.replace(/['’]s$/u, '');
      if (UNIT_NAMES.has(bare) || isRubricWord(bare)) return false;
      const opens = /(?:^|[.:;!?(–—-]|\d)\s*["“‘']?$/u.test(criterion.slice(0, index));
      return !opens || bare !== word;
    })
    .map(({ 0: word }) => word);
}
