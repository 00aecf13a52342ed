import { insideOf, quotationsOf } from '@marklight/text/quotations';
import { bareNamesOf } from './bare-names';
import { GIVEN_NAMES } from './given-names';
import { foldName } from './name-tokens';
import { CALENDAR, NATIONALITY, NOT_NAMES } from './ordinary-words';

export type StatedRole = 'student' | 'person' | 'teacher';

/** A name that the text itself says is one, by where it stands or by the words around it. */
export interface StatedName {
  start: number;
  end: number;
  role: StatedRole;
}

const PARTICLE = '(?:van|von|der|den|de|da|di|del|la|le|dos|bin|binti|ibn|al|el|ter|ten|y)';
const WORD = String.raw`\p{Lu}[\p{L}\p{M}]{0,25}(?:['’‑-][\p{L}\p{M}]{1,25}){0,2}`;
const NAME = String.raw`${WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${WORD}|[ \t]+\p{Lu}\.){0,3}`;
const TITLE = String.raw`(?:Mr|Mrs|Ms|Miss|Mx|Dr|Sir|Prof|Professor|Coach|Principal|Madame|Mme|Herr|Frau|Señora?|Sister|Brother|Father|Whaea|Matua)\.?`;
const TITLED = String.raw`${TITLE}[ \t]+${NAME}`;
const ROLE =
  '(?:friend|classmate|mate|buddy|bestie|partner|brother|sister|sibling|twin|cousin|mum|mom|mother|dad|father|stepmother|stepfather|stepdad|stepmum|uncle|aunt|aunty|auntie|grandma|grandmother|grandpa|grandfather|nan|nana|pop|nephew|niece|son|daughter|husband|wife|neighbour|neighbor|teacher|tutor|coach|principal|counsellor|counselor|doctor|teammate|roommate|boyfriend|girlfriend|babysitter|boss|manager|captain|leader|flatmate|housemate|crush|penpal|pastor|priest|imam)';
const OF_ONES_OWN = String.raw`(?<!\p{L})(?:[Mm]y|[Oo]ur)(?:[ \t]+[\p{Ll}-]{2,15}){0,3}?[ \t]+`;
const END = String.raw`(?![\p{L}\p{M}])`;

interface Pattern {
  role: StatedRole;
  pattern: RegExp;
  /** Also inside quotation marks: what stands at a line's start is no character's speech. */
  quoted?: boolean;
}
const stated = (role: StatedRole, source: string, quoted = false, flags = 'gu'): Pattern => ({
  role,
  pattern: new RegExp(source, `${flags}d`),
  quoted,
});

const PATTERNS: readonly Pattern[] = [
  stated(
    'student',
    String.raw`(?<!\p{L})[Mm]y (?:full |first |last |given |real |family )?name(?:['’]s| is|:)[ \t]+(?<name>${NAME})${END}`,
  ),
  stated(
    'student',
    String.raw`(?<!\p{L})I(?:['’]m| am)[ \t]+(?<name>${NAME})(?=,? (?:and )?I(?:['’]m| am)(?: \d|\p{L}{0,10}teen)|,? (?:a|an) (?:[\p{L}\d-]{1,15} ){0,2}(?:student|pupil)|,? (?:from|in) (?:[Yy]ear|[Gg]rade|[Cc]lass|[Rr]oom)|,? \d{1,2}\b|,? aged)`,
  ),
  stated('student', String.raw`(?<!\p{L})I, (?<name>${NAME}),`),
  stated('student', String.raw`(?<!\p{L})(?:by|from) me, (?<name>${NAME})${END}`),
  stated(
    'student',
    String.raw`(?<!\p{L})(?:everyone|everybody|people|they|friends|family|classmates|mates|mum|mom|dad|teachers|who) (?:just |all |always )?calls? me (?<name>${NAME})${END}`,
  ),
  stated(
    'student',
    String.raw`(?<!\p{L})(?:[Jj]e m['’]appelle|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Mm]eu nome é|[Ii]k heet|[Jj]ag heter|[Mm]am na imię|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Мм]еня зовут|[Nn]ama saya|[Tt]ên tôi là|[Ko] ahau ko|[Kk]o) (?<name>${NAME}) ?(?:tōku ingoa|${END})`,
  ),
  stated('student', String.raw`(?:我叫|我的名字是|我是)(?<name>\p{Script=Han}{2,4})(?=[，。,.！!\s]|$)`),
  stated(
    'student',
    String.raw`(?:名前は|私は)(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,8}?)(?=です)`,
  ),
  stated(
    'person',
    String.raw`${OF_ONES_OWN}${ROLE}s?,?[ \t]+(?:is |was |are )?(?:called |named )?(?<name>(?:${TITLE}[ \t]+)?${NAME})${END}(?: and (?<second>${NAME})${END})?`,
  ),
  stated(
    'person',
    String.raw`(?<!\p{L})(?:a|the|another) (?:friend|classmate|mate|teammate)(?: of mine)?,? (?:called|named) (?<name>${NAME})${END}`,
  ),
  stated(
    'person',
    String.raw`(?<=(?:^|[.!?:;,\n]\s{0,3}|[\p{Ll}] ))(?<name>${NAME})(?:,| is| was|, who is) (?:my|our|one of my)(?: [\p{Ll}-]{2,15}){0,2} ${ROLE}s?${END}`,
    false,
    'gmu',
  ),
  // "It's Dominic here", "Mum's name is Rosalie", "Chloe and I", "in Mr Hale's class".
  stated(
    'student',
    String.raw`(?<!\p{L})(?:[Ii]t['’]s|[Tt]his is|[Ii]t is) (?<name>${NAME})(?= here${END}| speaking${END}| reporting${END}| from (?:[Yy]ear|[Gg]rade|[Rr]oom|[Cc]lass))`,
  ),
  stated('student', String.raw`(?<!\p{L})(?:call|calls|called|nicknamed|named) me (?<name>${NAME})${END}`),
  stated(
    'person',
    String.raw`(?<!\p{L})(?:[Mm]um|[Mm]om|[Dd]ad|[Nn]an|${ROLE})['’]s (?:first |full )?name (?:is|was) (?<name>${NAME})${END}`,
  ),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?<name>${TITLED})['’]s (?:\p{Ll}{2,12} )?(?:class|lesson|room|homework|form|tutorial)${END}`,
  ),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?:taught|marked|coached|supervised|assessed) by (?<name>${TITLED})${END}`,
  ),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?:[Tt]eacher|[Tt]utor|[Ii]nstructor|[Ll]ecturer|[Ss]upervisor|[Ss]ubmitted to|[Mm]arker|[Mm]arked by)[ \t]*[:：][ \t]*(?<name>(?:${TITLE}[ \t]+)?${NAME})${END}`,
    true,
  ),
  stated(
    'teacher',
    String.raw`^[ \t]*(?:Dear|Hi|Hello|Hey|Attn:?|Attention:?|For|To:?|Thank you,?|Thanks,?|Good (?:morning|afternoon|evening|day),?)[ \t]+(?<name>${TITLED})${END}(?: and (?<second>${TITLED})${END})?`,
    true,
    'gmu',
  ),
  stated(
    'person',
    String.raw`^[ \t]*(?:Dear|Hi|Hello|Hey)[ \t]+(?<name>${NAME})(?=[ \t]*(?:[,!.:]|$| and ))`,
    true,
    'gmu',
  ),
  stated(
    'student',
    String.raw`^[ \t]*(?:[Ss]tudent(?:['’]s)?(?: [Nn]ame)?|[Ff]ull [Nn]ame|[Nn]ame(?: of [Ss]tudent)?|[Aa]uthor|[Cc]andidate(?: [Nn]ame)?|[Ww]ritten by|[Bb]y|[Ff]rom|[Pp]artner|[Gg]roup [Mm]embers?)[ \t]*[:：][ \t]*(?<name>${NAME})${END}`,
    true,
    'gmu',
  ),
];
const TITLE_ALONE = new RegExp(`^${TITLE}$`, 'u');
/** Only where the name is a frequent one: any capitalised word may stand there. */
const GIVEN_NAMES_ONLY = [
  new RegExp(String.raw`(?<!\p{L})I(?:['’]m| am) (?<name>${NAME})(?=[.,!]|$)`, 'dgu'),
  new RegExp(String.raw`(?<=(?:^|[.!?:;,\n]\s{0,3}|[\p{Ll}] ))(?<name>${NAME}) and I${END}`, 'dgmu'),
  new RegExp(String.raw`(?<!\p{L})[Mm]e and (?<name>${NAME})${END}`, 'dgu'),
];
const LOWER_CASE_NAME = /(?<!\p{L})my name(?:['’]s| is) (?<name>\p{Ll}{2,20})(?!\p{L})/dgu;

/** The names that a text states, in no order; they may overlap. Linear in its length. */
export function statedNamesOf(text: string): StatedName[] {
  const found: StatedName[] = [];
  const inQuotation = insideOf(quotationsOf(text));
  const add = (role: StatedRole, span: readonly [number, number] | undefined): void => {
    if (span === undefined) return;
    const name = trimmed(text, span[0], span[1]);
    if (name && isSaidOfSomebody(text.slice(name.start, name.end))) found.push({ ...name, role });
  };
  for (const { role, pattern, quoted = false } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const groups = match.indices?.groups;
      const start = groups?.name?.[0];
      if (start === undefined || (!quoted && inQuotation(start))) continue;
      add(role, groups?.name);
      add(role, groups?.second);
    }
  }
  for (const pattern of GIVEN_NAMES_ONLY) {
    for (const match of text.matchAll(pattern)) {
      const span = match.indices?.groups?.name;
      const first = foldName(match.groups?.name?.split(/[\s'’‑-]/u)[0] ?? '');
      if (span && GIVEN_NAMES.has(first) && !inQuotation(span[0])) add('person', span);
    }
  }
  for (const match of text.matchAll(LOWER_CASE_NAME)) {
    const span = match.indices?.groups?.name;
    if (span && GIVEN_NAMES.has(match.groups?.name ?? ''))
      found.push({ start: span[0], end: span[1], role: 'student' });
  }
  for (const bare of bareNamesOf(text)) found.push(bare);
  return found;
}

/** Without words at its end that are no part of a name: "Mrs Abernathy Says". */
function trimmed(text: string, start: number, end: number): { start: number; end: number } | null {
  const words = [...text.slice(start, end).matchAll(/[^\s]+/gu)];
  let last = words.length - 1;
  const isStrange = (word: string): boolean => {
    const folded = foldName(word.replace(/['’]s$/u, ''));
    return (NOT_NAMES.has(folded) || CALENDAR.has(folded)) && !GIVEN_NAMES.has(folded);
  };
  while (last > 0 && isStrange(words[last]?.[0] ?? '')) last -= 1;
  const word = words[last];
  if (!word) return null;
  const whole = text.slice(start, start + word.index + word[0].length).replace(/(?:['’]s?|\.)$/u, '');
  return { start, end: start + whole.length };
}

function isSaidOfSomebody(name: string): boolean {
  const words = name.split(/[\s]+/u).filter((word) => !TITLE_ALONE.test(word));
  if (words.length === 0) return false;
  const [first = ''] = words;
  const folded = foldName(first);
  if (GIVEN_NAMES.has(folded)) return true;
  if (NOT_NAMES.has(folded) || CALENDAR.has(folded)) return false;
  const isNationality =
    words.length === 1 && folded.length > 4 && NATIONALITY.test(folded) && !/i$/u.test(folded);
  return !isNationality && !/^(?:I|A)$/u.test(first);
}
