/**
 * A small language for phrases: a space stands for any space or punctuation between words, `…` for up to five words
 * in between, `~` for a space, a hyphen or nothing, and `{NAME}` for one of the groups below. Written by hand; no word list of others is in here.
 */
const GROUPS: Readonly<Record<string, string>> = {
  // With and without apostrophes, as pupils type.
  IM: `(?:i'?m|i am|i was|i'?ve been|i have been|i feel|i felt|we'?re|we are|we were)`,
  NOT: `(?:not|never|no longer|don'?t|dont|do not|does not|doesn'?t|didn'?t|did not|can'?t|cannot|can not|couldn'?t|won'?t)`,
  WANT: `(?:want(?:s|ed)?|wanna|wish|need(?:s|ed)?|tr(?:y|ies|ied|ying)|going|gonna|plan(?:s|ned|ning)?|think|thinks|thinking|thought|like|dream(?:s|ed|t)?|feel like|felt like|urge|would|could|might|will|rather|started|keeps?|kept|used)`,
  NOBODY: `(?:no~body|no one|noone|none of them|everyone|everybody|they|people|my family|my parents|the world)`,
  FAMILY: `(?:(?:step|foster|grand)?~(?:mum|mam|mom|mother|mama|dad|daddy|father|papa|brother|sister|parents|pa|ma)|pop|grandpa|grandad|granddad|grandma|nan|nana|uncle|auntie|aunt|cousin|guardian|carer)`,
  ADULT: `(?:my {FAMILY}(?:'?s (?:boyfriend|girlfriend|friend|mate|partner))?|(?:mum|mom|dad|mother|father|stepdad|nan|pop)(?:'?s (?:boyfriend|girlfriend|partner|mate|friend))?|(?:my|the|our) (?:coach|tutor|neighbou?r|boyfriend|girlfriend|ex|boss|priest|pastor|babysitter|teacher)|(?:he|she|they))`,
  FRIEND: `(?:my (?:[a-z]+ ){0,2}(?:friend|mate|bestie|twin|{FAMILY}|boyfriend|girlfriend|classmate|ex)|(?:a|the|this|some|one) (?:[a-z]+ ){0,2}(?:friend|girl|boy|kid|guy|student) (?:i know|of mine|in (?:my|our)|at (?:my|our)|from (?:my|our))|some(?:one|body) (?:i know|close to me|in (?:my|our)|at (?:my|our)|from (?:my|our)))`,
  SELF: `(?:my~self|myselfs|mself)`,
  THEMSELF: `(?:him~self|her~self|them~sel(?:f|ves))`,
  ME: `(?:me|us|my (?:little |big |baby |older |younger )?(?:mum|mom|mother|dad|brother|sister|brothers|sisters|siblings|cousin|nan))`,
  THEM: `(?:him|her|them|all of them|everyone|everybody|every one|those kids|these kids|the (?:boys|girls|teachers?|kids)|my (?:teachers?|class|classmates|{FAMILY}|ex|boss)|people)`,
  WEAPON: `(?:knife|knives|gun|guns|rifle|pistol|blade|machete|bomb|axe|weapon|shotgun)`,
  SCHOOL: `(?:school|class|campus|the bus|the lockers?|my (?:bag|locker|backpack|pocket|schoolbag))`,
};

const WORD = `[a-z0-9']+`;
const BETWEEN = `[^a-z0-9']{1,4}`;
const WITHIN_SENTENCE = `[^a-z0-9'.!?]{1,4}`;

function expanded(phrase: string): string {
  const next = phrase.replace(/\{([A-Z]+)\}/gu, (whole, name: string) => GROUPS[name] ?? whole);
  return next === phrase ? phrase : expanded(next);
}

/**
 * A phrase as a pattern for texts as `plainForm` gives them. Every repetition in it is bounded, so that a search takes
 * time that grows with the text alone.
 */
export function patternOf(phrase: string): RegExp {
  const source = expanded(phrase)
    .replace(/ … /gu, '\u0001')
    .replace(/ /gu, '\u0002')
    .replace(/~/gu, `[^a-z0-9']?`)
    .replace(/\u0001/gu, `(?:${WITHIN_SENTENCE}${WORD}){0,5}${WITHIN_SENTENCE}`)
    .replace(/\u0002/gu, BETWEEN);
  return new RegExp(`(?<![a-z0-9'])(?:${source})(?![a-z0-9])`, 'g');
}

/**
 * A text as the patterns read it: lower-case letters without accents, straight apostrophes, line breaks as spaces. Every
 * character keeps its place. Patterns of plain letters compile a thousand times faster than those of Unicode's.
 */
export function plainForm(text: string): string {
  return text
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/\s/gu, ' ')
    .replace(/[A-Z]/gu, (letter) => letter.toLowerCase())
    .replace(/[^\x20-\x7e]/gu, (character) => {
      const [base = ''] = character.normalize('NFD').toLowerCase();
      return (/[a-z]/u.test(base) ? base : '·').padEnd(character.length, '·');
    });
}
