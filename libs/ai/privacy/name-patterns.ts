import type { StatedRole, UnlessBook } from './stated-name';

/** How a text says that somebody is called something. The groups `name`, `second` and `list` hold names. */
export interface NamePattern {
  role: StatedRole;
  pattern: RegExp;
  /** Also inside quotation marks: what stands at a line's start is no character's speech. */
  quoted?: boolean;
  /** Only where the sentence, or it and the next, speaks of its writer: "a girl named Gretel" stands in fairy tales. */
  firstPerson?: 'sentence' | 'near';
  /** Not for characters of the book that the text is about, or not at all where it is about a book or names the task's people. */
  unlessBook?: UnlessBook;
  /** Only frequent given names: any word with a capital may stand there. */
  givenOnly?: boolean;
}

const PARTICLE = '(?:van|von|der|den|de|da|di|del|la|le|dos|bin|binti|ibn|al|el|ter|ten|y)';
const WORD = String.raw`\p{Lu}[\p{L}\p{M}]{0,25}(?:['’‑-][\p{L}\p{M}]{1,25}){0,2}`;
const NAME = String.raw`${WORD}(?:[ \t]+(?:${PARTICLE}[ \t]+){0,2}${WORD}|[ \t]+\p{Lu}\.){0,3}`;
const LIST = String.raw`${NAME}(?:, ${NAME}){0,7}(?:,? (?:and|&) ${NAME})?`;
export const TITLE = String.raw`(?:Mr|Mrs|Ms|Miss|Mx|Dr|Sir|Prof|Professor|Coach|Principal|Madame|Mme|Herr|Frau|Señora?|Sister|Brother|Father|Whaea|Matua)\.?`;
const TITLED = String.raw`${TITLE}[ \t]+${NAME}`;
export const KIN = String.raw`(?:Uncle|Aunt|Auntie|Aunty|Grandma|Grandpa|Granny|Grandad|Granddad|Nan|Nana|Nanna|Nonna|Nonno|Pop|Poppy|Oma|Opa|Cousin|Yiayia|Tía|Tío|Tita|Tito|Pa|Ma)`;
const ROLE = String.raw`(?:friend|bestie|classmate|mate|buddy|partner|(?:step|half-?|foster |god)?(?:brother|sister|mother|father|son|daughter|mum|mom|dad)|sibling|twin|cousin|mum|mom|dad|mummy|daddy|mama|papa|uncle|aunt|aunty|auntie|grandma|grandmother|grandpa|grandfather|granny|grandad|granddad|nan|nana|nanna|nonna|nonno|oma|opa|yiayia|abuela|abuelo|lola|lolo|pop|nephew|niece|grandson|granddaughter|husband|wife|fiancée?|neighbour|neighbor|teacher|tutor|coach|trainer|instructor|mentor|principal|headmaster|headmistress|head teacher|counsellor|counselor|doctor|dentist|nurse|physio|therapist|librarian|driver|walker|cleaner|caretaker|carer|gardener|teammate|roommate|boyfriend|girlfriend|babysitter|nanny|boss|manager|supervisor|colleague|captain|leader|flatmate|housemate|crush|pen ?pal|penfriend|pastor|priest|imam|rabbi|landlord|landlady|kids?|children)`;
const OF_ONES_OWN = String.raw`(?<!\p{L})(?:[Mm]y|[Oo]ur)(?:[ \t]+[\p{Ll}\d][\p{Ll}\d'’-]{1,17}){0,3}?[ \t]+`;
const END = String.raw`(?![\p{L}\p{M}])`;
const CALLED = String.raw`(?:,? (?:who (?:is|was) |who['’]s |is |was |are |were )?(?:called|named|nicknamed) |,? whose name (?:is|was) |['’]s name (?:is|was) )`;
/** Where a name may begin: a sentence, a clause, or after a small word. */
const OPENING = String.raw`(?<=(?:^|[.!?:;,\n“"]\s{0,3}|[\p{Ll}] ))`;
const CLASS = String.raw`(?:[Yy]ear|[Yy]r|[Gg]rade|[Cc]lass|[Rr]oom|[Ff]orm|\d{1,2} ?[A-Z]?${END})`;
const OFFICE =
  '(?:captain|prefect|president|leader|representative|rep|secretary|treasurer|editor|goalkeeper|student|pupil|member|drummer|striker)';

const stated = (
  role: StatedRole,
  source: string,
  options: Omit<NamePattern, 'role' | 'pattern'> = {},
): NamePattern => ({ role, pattern: new RegExp(source, 'dgmu'), ...options });

/** The writer. */
const WRITER: readonly NamePattern[] = [
  stated(
    'student',
    String.raw`(?<!\p{L})[Mm]y (?:full |first |last |given |real |family |nick ?|preferred |middle |birth )?name(?:['’]s| is|:)[ \t]+(?<name>${NAME})${END}(?:,? but [^.!?\n“”]{0,40}?(?:say|says|calls? me|prefer|use|uses|am)[ \t]+(?<second>${NAME})${END})?`,
  ),
  stated('student', String.raw`(?<!\p{L})[Nn]ick ?name (?:is|was)[ \t]+(?<name>${NAME})${END}`, {
    firstPerson: 'sentence',
  }),
  stated(
    'student',
    String.raw`(?<!\p{L})I(?:['’]m| am)[ \t]+(?<name>${NAME})(?=,? (?:and )?I(?:['’]m| am) (?:\d|\p{L}{0,10}teen|ten|eleven|twelve|from |in )|,? (?:and )?this is my|,? (?:an?|the|your) (?:[\p{L}\d-]{1,15} ){0,2}(?:student|pupil)|,? (?:from|in|of) ${CLASS}|,? \d{1,2}\b|,? aged|,? (?:the |your |a |this year['’]s )?(?:[\p{Ll}-]{2,12} ){0,2}${OFFICE}${END})`,
  ),
  stated(
    'student',
    String.raw`(?<!\p{L})(?:Hi|Hello|Hey|G['’]day|Kia ora|Good (?:morning|afternoon|evening|day))(?:[ \t]+[\p{Ll}]{2,12}){0,3}[,.!] (?:I am|I['’]m) (?<name>${NAME})${END}`,
  ),
  stated('student', String.raw`(?:^|[.!,] )(?<name>${NAME})(?= (?:speaking|reporting)(?:[.,! ]))`),
  stated(
    'student',
    String.raw`[Ii]ntroduce myself(?:: |, |\. | as )(?:I am |I['’]m )?(?<name>${NAME})${END}`,
  ),
  stated(
    'student',
    String.raw`(?<!\p{L})I (?:was|am|got|have been|go by(?: the name)?)(?: (?:named|called|christened|baptised|nicknamed|known as))?(?<=named|called|christened|baptised|nicknamed|known as|go by|the name)(?: of)? (?<name>${NAME})${END}`,
  ),
  stated(
    'student',
    String.raw`(?<!\p{L})[Aa]s (?:someone|somebody|a (?:girl|boy|kid|person|student|child|teenager)) (?:who is )?(?:called|named) (?<name>${NAME})${END}`,
  ),
  stated('student', String.raw`(?<!\p{L})I, (?<name>${NAME}),`),
  stated('student', String.raw`(?<!\p{L})(?:by|from) me, (?<name>${NAME})${END}`),
  stated(
    'student',
    String.raw`(?<!\p{L})(?:everyone|everybody|people|they|friends|family|classmates|mates|mum|mom|dad|teachers|who) (?:just |all |always )?calls? me (?<name>${NAME})${END}`,
  ),
  stated(
    'student',
    String.raw`(?<!\p{L})(?:call|calls|called|nicknamed|named|christened|baptised) me (?<name>${NAME})${END}(?:,? but (?:at [\p{Ll}]{2,12} )?I(?:['’]m| am) (?<second>${NAME})${END})?`,
  ),
  stated(
    'student',
    String.raw`(?<!\p{L})(?:[Jj]e m['’]appelle|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Mm]eu nome é|[Ii]k heet|[Jj]ag heter|[Jj]eg heter|[Mm]am na imię|[Ii]ch hei(?:ß|ss)e|[Mm]ein Name ist|[Мм]еня зовут|[Nn]ama saya|[Tt]ên tôi là|[Tt]oku ingoa ko|[Ko] ahau ko|[Kk]o) (?<name>${NAME}) ?(?:tōku ingoa|${END})`,
  ),
  stated('student', String.raw`(?:我叫|我的名字是|我是)(?<name>\p{Script=Han}{2,4})(?=[，。,.！!\s]|$)`),
  stated(
    'student',
    String.raw`(?:名前は|私は)(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,8}?)(?=です)`,
  ),
  stated(
    'student',
    String.raw`(?<!\p{L})(?:[Ii]t['’]s|[Tt]his is|[Ii]t is) (?<name>${NAME})(?= here${END}| speaking${END}| reporting${END}| from (?:[Yy]ear|[Gg]rade|[Rr]oom|[Cc]lass))`,
  ),
  stated('person', String.raw`(?<!\p{L})I(?:['’]m| am) (?<name>${NAME})(?=[.,!]|$)`, { givenOnly: true }),
];

/** Friends, family, teachers, and whoever else the writer knows. */
const OTHERS: readonly NamePattern[] = [
  stated(
    'person',
    String.raw`${OF_ONES_OWN}${ROLE}s?(?:${CALLED}|,?[ \t]+(?:(?:is|was|are) )?)(?<name>(?:${TITLE}[ \t]+)?${NAME})${END}(?: and (?<second>${NAME})${END})?`,
  ),
  stated(
    'person',
    String.raw`${OF_ONES_OWN}${ROLE}s(?:,| are| were|:| called| named) (?<list>${LIST})${END}`,
  ),
  stated(
    'person',
    String.raw`${OPENING}(?<list>${LIST})(?:,| is| was| are| were|, who (?:is|was|are)) (?:my|our|one of my)(?: [\p{Ll}\d][\p{Ll}\d-]{1,14}){0,2} ${ROLE}s?${END}`,
  ),
  stated(
    'person',
    String.raw`(?<!\p{L})(?:[Aa]|[Tt]he|[Aa]nother|some) (?:friend|classmate|mate|teammate)(?: of mine)?(?: from [\p{Ll}]{2,12})?${CALLED}(?<name>${NAME})${END}`,
  ),
  stated(
    'person',
    String.raw`(?<!\p{L})(?:[Aa]n?|[Tt]he|[Tt]his|[Oo]ne|[Aa]nother) (?:[\p{Ll}-]{2,12} ){0,2}?(?:girl|boy|kid|guy|child|student|man|woman|lady|person|teacher|pupil|player|neighbour|neighbor|lad|bully|teenager)(?: (?:in|from|at) (?:[\p{Ll}]{1,12} ?){1,3})?${CALLED}(?<name>${NAME})${END}`,
    { firstPerson: 'sentence', unlessBook: 'book' },
  ),
  stated(
    'person',
    String.raw`(?<!\p{L})(?:[Mm]um|[Mm]om|[Dd]ad|[Nn]an|${ROLE})['’]s (?:first |full )?name (?:is|was) (?<name>${NAME})${END}`,
    { unlessBook: 'book' },
  ),
  stated(
    'person',
    String.raw`(?<!\p{L})(?:[Hh]er|[Hh]is|[Tt]heir) names? (?:is|was|are|were) (?<list>${LIST})${END}`,
    {
      firstPerson: 'sentence',
      unlessBook: 'book',
    },
  ),
  stated('person', String.raw`${OPENING}(?<name>${KIN} ${NAME})${END}`, {
    firstPerson: 'near',
    unlessBook: 'book',
  }),
  stated(
    'person',
    String.raw`${OPENING}(?<name>${NAME})(?: and (?:I|me)${END}|, [\p{L} ]{2,20},? and I${END})`,
    {
      givenOnly: true,
    },
  ),
  stated('person', String.raw`(?<!\p{L})[Mm]e and (?<name>${NAME})${END}`, { givenOnly: true }),
  stated(
    'person',
    String.raw`(?<!\p{L})(?:I|[Ww]e) (?:[\p{Ll}]{2,12} ){0,6}?(?:with|told|asked|met|visited|texted|phoned|hugged|thanked|invited|beside|next to|sat near|helped|saw|miss|missed) (?<list>${LIST})${END}(?! \p{Lu})`,
    { givenOnly: true, unlessBook: 'book' },
  ),
  stated(
    'person',
    String.raw`${OPENING}(?<name>${NAME}) (?:told|asked|gave|helped|invited|hugged|texted|taught|showed|lent|pushed|teased|bullied|called|calls|drove) (?:me|us)${END}`,
    { givenOnly: true, unlessBook: 'book' },
  ),
];

const SCHOOL_LIFE =
  '(?:class|lesson|room|homework|form|tutorial|detention|school|maths?|science|english|music|art|sport|pe|drama|history|geography)';
/** Teachers and others with a title. */
const TITLED_PEOPLE: readonly NamePattern[] = [
  stated('teacher', String.raw`(?<!\p{L})(?<name>${TITLED})['’]s (?:\p{Ll}{2,12} )?${SCHOOL_LIFE}${END}`, {
    unlessBook: 'book',
  }),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?:taught|marked|coached|supervised|assessed) by (?<name>${TITLED})${END}`,
    {
      unlessBook: 'book',
    },
  ),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]) (?:[\p{Ll}'’-]{2,15} ){0,3}?${ROLE},? (?<name>${TITLED})${END}`,
    { firstPerson: 'sentence', unlessBook: 'book' },
  ),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?<name>${TITLED}) (?:[\p{Ll}]{2,12} ){0,2}?(?:teach(?:es)?|taught|gave|gives|told|tells|asked|asks|lets?|made|makes|helped|helps|said to|showed|shows|explained to|yelled at|shouted at|laughed at|coaches|took|takes|marked|marks|drove)(?: [\p{Ll}]{2,12})? (?:me|us|my|our)${END}`,
    { unlessBook: 'book' },
  ),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?<name>${TITLED}) (?:teaches|taught|coaches) ${SCHOOL_LIFE}${END}`,
    {
      unlessBook: 'book',
    },
  ),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?:I|[Ww]e) (?:[\p{Ll}]{2,12} ){0,4}?(?:told|asked|thanked|met|had|have|saw|love|like|emailed|visited|to|with|from|for|helped|hugged) (?<name>${TITLED})${END}`,
    { unlessBook: 'book' },
  ),
  stated('teacher', String.raw`(?<!\p{L})[Tt]hank(?:s| you),? (?:to )?(?<name>${TITLED})${END}`, {
    unlessBook: 'book',
  }),
  stated(
    'teacher',
    String.raw`(?<!\p{L})(?:[Tt]eacher|[Tt]utor|[Ii]nstructor|[Ll]ecturer|[Ss]upervisor|[Ss]ubmitted to|[Pp]repared for|[Mm]arker|[Mm]arked by)[ \t]*[:：][ \t]*(?<name>(?:${TITLE}[ \t]+)?${NAME})${END}`,
    { quoted: true },
  ),
  stated(
    'teacher',
    String.raw`^[ \t]*(?:Dear|Hi|Hello|Hey|Attn:?|Attention:?|For|To:?|Thank you,?|Thanks,?|Good (?:morning|afternoon|evening|day),?)[ \t]+(?<name>(?:${TITLE} (?:and|&) )?${TITLED})${END}(?: and (?<second>${TITLED})${END})?`,
    { quoted: true, unlessBook: 'character' },
  ),
];

/** Greetings and labels of headings. */
const LINES: readonly NamePattern[] = [
  stated(
    'person',
    String.raw`^[ \t]*(?:Dear|Hi|Hello|Hey)[ \t]+(?:[Mm]y )?(?<name>(?:${KIN} )?${NAME})(?=[ \t]*(?:[,!.:]|$| and ))(?: and (?<second>${NAME})${END})?`,
    { quoted: true, unlessBook: 'character' },
  ),
  stated(
    'student',
    String.raw`^[ \t]*(?:[Ss]tudent(?:['’]s)?(?: [Nn]ame)?|[Ff]ull [Nn]ame|[Nn]ame(?: of [Ss]tudent)?|[Aa]uthor|[Cc]andidate(?: [Nn]ame)?|[Ff]rom)[ \t]*[:：][ \t]*(?<list>${LIST})${END}`,
    { quoted: true },
  ),
  stated(
    'student',
    String.raw`^[ \t]*(?:(?:[Ww]ritten|[Pp]repared|[Ss]ubmitted|[Pp]resented|[Cc]ompleted|[Cc]reated|[Rr]esearched|[Mm]ade|[Tt]yped|[Dd]esigned) [Bb]y|[Bb]y)(?:[ \t]*[:：][ \t]*|(?<!^[ \t]*[Bb]y)[ \t]+)(?<list>${LIST})${END}(?: (?:to|for) (?<second>${TITLED})${END})?`,
    { quoted: true },
  ),
  stated(
    'person',
    String.raw`^[ \t]*(?:[Pp]artners?|[Tt]eam|[Gg]roup|[Tt]eam [Mm]embers?|[Gg]roup [Mm]embers?|[Mm]embers?|[Ww]orked with|[Ll]ab [Pp]artners?)(?: \d{1,2})?[ \t]*[:：–-][ \t]*(?<list>${LIST})${END}`,
    { quoted: true },
  ),
  stated(
    'student',
    String.raw`^[^\n]{0,50}[ \t](?:[Nn]ame|[Pp]artner|[Ss]tudent)[ \t]*:[ \t]*(?<name>${NAME})${END}`,
    { quoted: true },
  ),
];

export const NAME_PATTERNS: readonly NamePattern[] = [...WRITER, ...OTHERS, ...TITLED_PEOPLE, ...LINES];

/** Writers who use no capitals: "my name is sophie", "i'm kaleb and i'm 11". */
export const LOWER_CASE_NAMES: readonly { pattern: RegExp; givenOnly: boolean }[] = [
  { pattern: /(?<!\p{L})my name(?:['’]s| is) (?<name>\p{Ll}{2,20})(?!\p{L})/dgu, givenOnly: true },
  {
    pattern:
      /(?<!\p{L})i(?:['’]?m| am) (?<name>\p{Ll}{3,15})(?=,? and i(?:['’]?m| am) \d{1,2}(?!\d)|, (?:i(?:['’]?m| am) )?\d{1,2} (?:years|yrs|yo)(?!\p{L})|,? (?:from|in) (?:year|grade|class) \d)/dgu,
    givenOnly: false,
  },
];
