import { matchesOf } from '@marklight/text/matches';

/** A stretch of a text that gives a person away other than by name. */
export interface Detail {
  start: number;
  end: number;
  label: DetailLabel;
}
export type DetailLabel = 'Phone' | 'Email' | 'Address' | 'Link' | 'Number' | 'Date of birth' | 'School';

/*
 * Every quantifier is bounded and no two neighbours can share characters, so the patterns are linear. A pattern with a
 * group hides the group, so that the words that lead to a detail stay.
 */
const STREET =
  'Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Court|Ct|Crescent|Cres|Place|Pl|Parade|Pde|Terrace|Tce|Boulevard|Blvd|Highway|Hwy|Close|Way|Grove|Gardens|Circuit|Esplanade|Row|Square|Mews|Walk';
const PLACE = String.raw`[A-Z\p{Lu}][\p{L}’'-]{1,20}`;
const PLACES = `${PLACE}(?: ${PLACE}){0,2}`;
const UK_POSTCODE = String.raw`[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}`;
/** A suburb or town, a state and a postcode after a street, in the orders of four countries. */
const TOWN = String.raw`(?:,? ${PLACES})?(?:,? (?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT|Victoria|Queensland|Tasmania|[A-Z]{2}))?(?:,? (?:${UK_POSTCODE}|\d{5}(?:-\d{4})?|\d{4}))?(?![\p{L}\d])`;
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const DATE = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH},?(?: \d{4})?|${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2})`;
const SCHOOL = String.raw`(?:(?:St|Mt|Mount|Saint)\.? )?(?:${PLACE} |of (?:the )?|(?:and|the) ){1,5}?(?:(?:Primary|Public|State|Secondary|Senior|Junior|High|Grammar|Catholic|Christian|Anglican|Lutheran|Islamic|Community|Area|Central|Girls['’]?|Boys['’]?|Middle|Elementary|Intermediate|International|Technical|Agricultural|District|Comprehensive|Language|Ladies['’]?) ){0,4}(?:School|College|Academy|Grammar|High|Primary|Kura|Kindergarten|Campus)(?! (?:of|for|in) \p{Lu})(?![\p{L}])(?: (?:School|College))?`;
const NOT_DIGIT_BEFORE = String.raw`(?<![\d.,$£€+-])(?<!\d )`;
const NOT_DIGIT_AFTER = String.raw`(?![\d]|[.,-]\d| \d)`;

const PATTERNS: readonly (readonly [DetailLabel, RegExp])[] = [
  ['Email', /(?<![\p{L}\d.+_-])[\p{L}\d.+_-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}/gu],
  [
    'Email',
    /(?<![\w.])[\w.+-]{1,40}(?: [\w.+-]{1,20})? ?(?:\(at\)|\[at\]| at ) ?[\w-]{1,40} ?(?:\(dot\)|\[dot\]| dot ) ?(?:com|net|org|edu|co)(?: dot [a-z]{2})?(?!\w)/gi,
  ],
  // An account's own page; the name of a newspaper's site gives nobody away.
  [
    'Link',
    /(?<![\w@])(?:https?:\/\/)?(?:[\w-]{1,30}\.){0,3}(?:instagram|tiktok|twitter|x|facebook|fb|youtube|snapchat|twitch|linkedin|github|threads|soundcloud|reddit|pinterest|discord)\.(?:com|tv|gg|net)\/[\w@./?=&%-]{1,100}(?<![.?])/giu,
  ],
  [
    'Link',
    /(?<![\w@])https?:\/\/(?:[\w-]{1,60}\.){1,5}[a-z]{2,10}\/(?:@|~|u\/|user\/|users\/|profile\/)[\w./@-]{1,100}(?<!\.)/giu,
  ],
  ['Link', /(?<![\p{L}\d@./])@[\w][\w.]{1,30}\w(?![\w@])/gu],
  [
    'Link',
    /(?<!\w)(?:insta(?:gram)?|snap(?:chat)?|tik ?tok|discord|gamer ?tag|handle|username|user name)(?: name| is| handle| account| username| tag){0,2}(?: is|:| -)? (?:is )?((?=[\w.]{0,30}[\d_])[\w][\w.]{2,30})/giu,
  ],
  // Numbers of a person, before the phones, which some of them look like.
  [
    'Number',
    /(?<!\p{L})(?:student|candidate|exam|centre|center|learner|school|pupil|roll|id|matric(?:ulation)?)(?: id| number| no| nr| code|\.| #|['’]s){0,3}(?: is)?\s?[:.#]?\s?((?:[A-Z]{2,4} )?[A-Za-z]{0,3}\d[\dA-Za-z-]{2,14})(?![\p{L}\d])/giu,
  ],
  // Phones: international, then by the shapes of Australia, Britain, New Zealand and North America.
  ['Phone', /(?<![\w+])\+\d{1,3}[ .-]?(?:\(0?\d{1,4}\)[ .-]?)?\d(?:[ .-]?\d){6,12}(?!\d)/gu],
  [
    'Phone',
    new RegExp(
      String.raw`${NOT_DIGIT_BEFORE}(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[.-])\d{3}[ .-]\d{4}${NOT_DIGIT_AFTER}`,
      'gu',
    ),
  ],
  [
    'Phone',
    new RegExp(
      String.raw`${NOT_DIGIT_BEFORE}\(?0\d{1,4}\)?[ .-]?\d{2,4}(?:[ .-]?\d{2,4}){1,2}${NOT_DIGIT_AFTER}`,
      'gu',
    ),
  ],
  [
    'Phone',
    /(?<!\p{L})(?:phone|mobile|mob|cell|tel|telephone|ph|whatsapp|call me|text me|ring me|ring us)(?: number| no\.?| on| at| is){0,3}\s?[:.]?\s?(\d(?:[ .-]?\d){6,12})(?!\d)/giu,
  ],
  // Addresses.
  [
    'Address',
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:Unit|Flat|Apt|Apartment|Lot|Level|Suite) ?\d{1,4}[A-Za-z]?(?:[,/] ?| ))?(?:\d{1,4}[A-Za-z]?/)?\d{1,5}[A-Za-z]?(?:[-–]\d{1,5})?,? (?:${PLACE} ){1,3}(?:${STREET})\b\.?${TOWN}`,
      'gu',
    ),
  ],
  ['Address', new RegExp(String.raw`(?<![\p{L}\d])(?:GPO|P\.?O\.?) ?[Bb]ox \d{1,6}${TOWN}`, 'gu')],
  [
    'Address',
    new RegExp(
      String.raw`\bliv(?:e|es|ed|ing) (?:at|on|in) ((?:${PLACE} ){1,3}(?:${STREET}),? (?:at )?(?:number|no\.?|house) \d{1,4}[A-Za-z]?)(?![\p{L}\d])`,
      'gu',
    ),
  ],
  [
    'Address',
    new RegExp(
      String.raw`(?:\bliv(?:e|es|ed|ing) (?:at|on|in)|\bgrew up (?:on|in|at)|\b(?:my|our|home) (?:address|street|house|home) is(?: at| on| in)?|\baddress:|\bmoved to) ((?:${PLACE} ){1,3}(?:${STREET}))\b`,
      'gu',
    ),
  ],
  [
    'Address',
    /(?<!\p{L})[\p{Lu}][\p{L}.-]{2,30}(?:straße|strasse|str\.|weg|gasse|platz|allee) \d{1,4}[a-z]?(?:,? \d{4,5} \p{Lu}[\p{L}-]{1,25})?/gu,
  ],
  [
    'Address',
    /(?<![\p{L}\d])\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|chemin|place|allée|impasse|via|calle|avenida|rua) (?:(?:de|du|des|la|le|les|del|d’|d')[ ]?){0,3}[\p{Lu}][\p{L}’'-]{1,25}(?: [\p{Lu}][\p{L}’'-]{1,25}){0,2}(?:,? \d{4,5} [\p{Lu}][\p{L}-]{1,25})?/gu,
  ],
  ['Address', new RegExp(String.raw`(?<![\p{L}\d])${UK_POSTCODE}(?![\p{L}\d])`, 'gu')],
  ['Address', /(?<!\p{L})(?:post ?code|zip(?: code)?)(?: is|:)? ?(\d{4,5}(?:-\d{4})?)(?!\d)/giu],
  // The day of birth.
  ['Date of birth', new RegExp(String.raw`(?<!\p{L})[Bb]orn (?:on )?(?:the )?(${DATE}),? I(?!\p{L})`, 'gu')],
  [
    'Date of birth',
    new RegExp(
      String.raw`(?<!\p{L})(?:DOB|D\.O\.B\.?|[Dd]ate of [Bb]irth|[Bb]irth ?date)\s?(?:is)?\s?[:.]?\s?(${DATE})`,
      'gu',
    ),
  ],
  [
    'Date of birth',
    new RegExp(
      String.raw`(?<!\p{L})(?:I (?:was|am) born|I(?:['’]m| am) [^.\\n]{0,30}born) (?:on |in )?(?:the )?(${DATE})`,
      'gu',
    ),
  ],
  [
    'Date of birth',
    new RegExp(
      String.raw`(?<!\p{L})I (?:turned|turn|will turn|became|will be) (?:\d{1,2}|\p{L}{3,9}) on (?:the )?(${DATE})`,
      'gu',
    ),
  ],
  [
    'Date of birth',
    new RegExp(String.raw`(?<!\p{L})[Mm]y birthday (?:is|was|falls)(?: on)?(?: the)? (${DATE})`, 'gu'),
  ],
  // The writer's own school; those that are in the news or in books stay.
  [
    'School',
    new RegExp(
      String.raw`(?<!\p{L})(?:I|[Ww]e)(?: (?!am\b)\p{Ll}{2,12}){0,3}? (?:go|goes|went|gone|going|attend|attended|attending|study|studied|started|changed|moved|transferred|enrolled|graduated|belong)(?: school)? ?(?:\p{Ll}{2,8} ){0,3}?(${SCHOOL})`,
      'gu',
    ),
  ],
  [
    'School',
    new RegExp(
      String.raw`(?<!\p{L})(?:[Mm]y|[Oo]ur) (?:\p{Ll}{2,10} ){0,2}?school(?:,? (?:which )?(?:is |was )?(?:called |named )?|, |: )(${SCHOOL})`,
      'gu',
    ),
  ],
  [
    'School',
    new RegExp(
      String.raw`(?<!\p{L})(?:[Aa]s an? (?:\p{Ll}{2,12} ){0,2}?(?:student|pupil|captain|prefect|leader|member|teenager|girl|boy)|[Hh]ere|(?:my|our) (?:\p{Ll}{2,12} ){0,2}?(?:year|class|teacher|principal|friends|classmates|days|years|time|life)) (?:at|of|from|in) (?:the )?(${SCHOOL})`,
      'gu',
    ),
  ],
  ['School', new RegExp(String.raw`^[ \t]*(?:[Ss]chool[ \t]*:[ \t]*)(${PLACES})`, 'gmu')],
];
/** A school's own line near the top of a text. */
const SCHOOL_LINE = new RegExp(String.raw`^[ \t]*(${SCHOOL})[ \t]*$`, 'gmu');
const HEAD_CHARACTERS = 300;
/** Nobody goes to more; each is looked for in the whole text. */
const SCHOOLS_MAX = 5;
/** Everybody's: they stand in books and in the news. */
const PUBLIC_ADDRESSES =
  /^(?:221 ?B Baker|10 Downing|11 Downing|4 Privet|12 Grimmauld|1600 Pennsylvania|42 Wallaby|742 Evergreen|177A? Bleecker|32 Windsor Gardens|17 Cherry Tree|24 Sussex|84 Charing|11 Wall)/i;
/** A year or two, or a sum: what stands in essays more often than phones. */
const YEARS = /^(?:1[4-9]|20)\d\d[ .-](?:1[4-9]|20)\d\d/;
/** House numbers that are years: "In 1984 Street artists". */
const YEAR_BEFORE_STREET = /^(?:1[5-9]|20)\d\d (?:Street|Road|Avenue|Square|Court|Place|Way|Close)\b/;

/** Phones, emails, addresses, links to accounts, numbers of a person and days of birth, in order of start. */
export function contactDetailsOf(text: string): Detail[] {
  const found: Detail[] = [];
  for (const [label, pattern] of PATTERNS) {
    for (const match of matchesOf(text, pattern)) {
      const hit = match[1] ?? match[0];
      const start = match.index + (match[1] === undefined ? 0 : match[0].lastIndexOf(hit));
      if (label === 'Phone' && (YEARS.test(hit) || hit.replace(/\D/g, '').length < 7)) continue;
      if (label === 'Address' && (PUBLIC_ADDRESSES.test(hit) || YEAR_BEFORE_STREET.test(hit))) continue;
      found.push({ label, start, end: start + hit.trimEnd().length });
    }
  }
  const head = text.slice(0, HEAD_CHARACTERS);
  for (const match of head.matchAll(SCHOOL_LINE)) {
    const name = match[1] ?? '';
    // A heading may be a school that the essay is about.
    if (text.indexOf(name, match.index + match[0].length) >= 0) continue;
    const start = match.index + match[0].indexOf(name);
    found.push({ label: 'School', start, end: start + name.length });
  }
  return [...found, ...furtherMentions(text, found)];
}

/** A school that is the writer's is so wherever it is named. */
function furtherMentions(text: string, found: readonly Detail[]): Detail[] {
  const schools = found.filter(({ label }) => label === 'School');
  const names = new Set(schools.map(({ start, end }) => text.slice(start, end)));
  const further: Detail[] = [];
  for (const name of [...names].slice(0, SCHOOLS_MAX)) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      if (!schools.some(({ start }) => start === at))
        further.push({ label: 'School', start: at, end: at + name.length });
  }
  return further;
}
