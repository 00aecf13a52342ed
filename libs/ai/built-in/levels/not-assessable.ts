import { kindsOf, UNKNOWN_KIND } from './criterion-kinds';
import { FORM, HEADS, NAMES_FORM, isRubricWord, LIST_PART, namesIn } from './rubric-words';

/** What a criterion would have to be known for, where the built-in grader does not know it. */
export type NotAssessableWhy =
  | 'page'
  | 'facts'
  | 'work'
  | 'subject'
  | 'sources'
  | 'second_language'
  | 'oral'
  | 'conduct'
  | 'process'
  | 'mathematics'
  | 'pictures'
  | 'authorship'
  | 'unknown';

export interface NotAssessable {
  why: NotAssessableWhy;
  /** To the teacher, in one or two whole sentences. */
  reason: string;
}

const REASONS: Readonly<Record<NotAssessableWhy, string>> = {
  page: 'This asks how the work looks on the page. The built-in grader sees only the words, so please mark this yourself.',
  facts:
    'This asks whether the facts are right. The built-in grader cannot know that, so please mark this yourself.',
  subject:
    'This asks how a particular subject is dealt with. The built-in grader does not know the subject, so please mark this yourself.',
  work: 'This asks about a work, a person or an event. The built-in grader knows only what the essay says, so please mark this yourself.',
  sources:
    'This asks how good the sources are or how their details are set out. The built-in grader cannot check that, so please mark this yourself.',
  second_language:
    'This asks about another language. The built-in grader reads only English, so please mark this yourself.',
  oral: 'This asks how something was said or performed. The built-in grader has only the written words, so please mark this yourself.',
  conduct:
    'This asks how the student worked or has grown. One essay does not show that to the built-in grader, so please mark this yourself.',
  process:
    'This asks about planning, drafts or working. The built-in grader sees only this text, so please mark this yourself.',
  mathematics:
    'This asks for mathematics. The built-in grader cannot follow it, so please mark this yourself.',
  pictures:
    'This asks about pictures, tables or design. The built-in grader sees only the words, so please mark this yourself.',
  authorship:
    'This asks whose work it is. The built-in grader cannot tell that from the text, so please mark this yourself.',
  unknown:
    'The built-in grader does not know how to look for this in an essay, so please mark this yourself.',
};

interface Rule {
  why: NotAssessableWhy;
  asks: RegExp;
  /** What the same words mean where the grader can judge after all. */
  unless?: RegExp;
}

const LANGUAGES =
  'french|german|spanish|italian|japanese|chinese|mandarin|cantonese|indonesian|korean|latin|greek|arabic|hindi|vietnamese|portuguese|russian|turkish|hebrew|persian|punjabi|tamil|welsh|irish|gaelic|m[āa]ori|auslan';
const RIGHT = 'accura(?:te|tely|cy)|correct(?:ly|ness)?|true|truth|up[- ]to[- ]date';
const KNOWLEDGE =
  'facts?|information|content|knowledge|terminology|definitions?|concepts?|answers?|dates|data';
const SCHOLARLY =
  'peer[- ]review\\w*|scholarly|credib\\w+|reliab\\w+|reputable|authoritative|trustworth\\w+|academic|primary|secondary|current|recent';
const WORK =
  'novel|play|poem|film|movie|book|short story|text|painting|song|speech|passage|chapter|memoir|biography|documentary';
const MAKER = 'author|poet|playwright|novelist|director|composer|artist|film-?maker|illustrator';

const RULES: readonly Rule[] = [
  {
    why: 'page',
    asks: /hand-?writ|penmanship|legib|\bneat|\btid(?:y|i)|\blayout|\bformat(?:s|ted|ting)?\b|\bfonts?\b|\bmargins?\b|spac(?:ed|ing)\b|\btyped\b|\bstapled?\b|page numbers?|title page|cover (?:page|sheet)|\bheadings?\b|overall appearance|appearance of the (?:work|page|copy)|^appearance|\bin pen\b|\bpresentation\b|final copy/u,
    unless:
      /presentation of (?:an? |the |your |their )?(?:\p{L}+ )?(?:argument|idea|evidence|view|case|position|point|reason|claim|thought|information)|(?:apa|mla|harvard|chicago|citation|reference|bibliograph\p{L}*) format|format\p{L}* of (?:the )?(?:citation|reference|bibliograph)|bibliograph|citation|referenc|oral|(?:clear|logical)(?:ly)? presentation/u,
  },
  {
    why: 'authorship',
    asks: /plagiari[sz]|\bcopied\b|\bcopying\b|\bai tools?\b|chat ?gpt|own work|work is (?:the |your )?(?:student['’]s |my |their )?own|authenticity of/u,
  },
  {
    why: 'oral',
    asks: /\boral|\bspeak(?:s|ing)?\b|\bspoken delivery|pronunc|eye contact|body language|gestur|\bdelivery\b|\bdelivered (?:in|to|with)\b|(?:voice|vocal) (?:projection|control)|projection|perform(?:s|ed|ance|ing)\b|\bpodcast|rehears|aloud|memori[sz]/u,
    unless:
      /read\p{L}*(?: \p{L}+)? aloud|speak\p{L}* (?:directly )?to (?:the |an |its |their )?(?:reader|audience)/u,
  },
  {
    why: 'conduct',
    asks: /\befforts?\b|attitude|participat|behavio|punctual|\bon time\b|\blate(?:ness)?\b|deadline|submi(?:t|ss)|homework|team ?work|collaborat|in a group|group work|independently|persever|diligen|resilien|attendance|class ?time|improve\w* (?:[\p{L} ]{0,40} )?(?:since|from|on|over|upon)|(?:growth|progress|improvement)(?! of (?:the )?(?:idea|argument|plot|character|story))|(?:responds?|response|acts?) (?:to|on) (?:\p{L}+ )?feedback|last (?:draft|essay|time|term)|previous (?:draft|essay|work|task|term|attempt|piece)|time management|engage(?:s|ment)? in (?:class|learning)/u,
    unless: /progress(?:es|ion)? (?:of|from|between|logically)|logical progress/u,
  },
  {
    why: 'process',
    asks: /\bdraft(?:s|ed|ing)?\b|\bplan(?:s|ning)?\b|brainstorm|graphic organi[sz]er|mind ?map|writing process|design process|\bworkings\b|\bworking out\b|show\p{L}* (?:all |your |their |the )?working\b|\bpeer (?:edit|review\b|feedback|assess)|checklist|revis(?:ion|es|ed) (?:history|process|is|are)|evidence of (?:editing|revis|proofread|planning|research process)|\bnotes? (?:are|were|taken)|note[- ]taking|log ?book|journal entries|rubric is attached|\battached\b/u,
    unless: /peer[- ]reviewed/u,
  },
  {
    why: 'mathematics',
    asks: /\bmath|calculat|\bequations?\b|\bformula(?:e|s)?\b|algebra|arithmetic|numeric|numeracy|geometr|\bunits are\b|significant figures|statistical (?:test|analysis)/u,
  },
  {
    why: 'pictures',
    asks: /\bpictures?\b|\bimages?\b|\bphoto|diagram|\bdrawings?\b|\bgraphs?\b|\bcharts?\b|\bmaps?\b|\btables?\b|\bposters?\b|\bslides?\b|\bcaptions?\b|\bvisuals?\b|\billustrations?\b|\bcolou?r|\bcover (?:design|art|illustration|image)|\bgraphics?\b|infographic|\bmultimedia|\bsketch/u,
    unless:
      /word pictures?|mental (?:picture|image)|images? in the (?:reader|mind)|poetic images?|paints? (?:a )?pictures?|illustrations? of (?:the |each |a )?(?:point|idea|claim)/u,
  },
  {
    why: 'second_language',
    asks: new RegExp(
      String.raw`\b(?:${LANGUAGES})\b|(?:target|second|foreign|additional) language|\bkanji|hiragana|pinyin|translat`,
      'u',
    ),
  },
  {
    why: 'sources',
    asks: new RegExp(
      String.raw`\bapa\b|\bmla\b|harvard|chicago|turabian|\bieee\b|vancouver|footnotes?|(?:citation|referenc\p{L}*|bibliograph\p{L}*) (?:style|format\p{L}*)|(?:correct|accurate|proper|consistent)(?:ly)?[\p{L} -]{0,20}(?:cit(?:ation|ed|es)|referenc|bibliograph)|(?:cit(?:ation|ed|es)|referenc|bibliograph)[\p{L} -]{0,25}(?:correct|accurate|format|proper)|peer[- ]review|(?:${SCHOLARLY})\b[\p{L}, -]{0,25}\b(?:sources?|references?|articles?|journals?|research)\b|(?:sources?|references?|research)\b[\p{L}, -]{0,12}\b(?:${SCHOLARLY})|(?:credib|reliab|quality|range|variety|choice|selection|currency|authority|evaluation)\p{L}* of (?:the )?(?:sources?|references|research)|(?:quality|range|variety) of (?:sources|research)|research skills|depth of research`,
      'u',
    ),
    // The sources are said by the way, of evidence that can be seen.
    unless:
      /^(?!.*\b(?:apa|mla|harvard|chicago|style|format)).*\b(?:evidence|claims?|reasons?|details?|examples?|ideas?)\b.* (?:from|using|with|drawing on)\b/u,
  },
  {
    why: 'facts',
    asks: new RegExp(
      String.raw`(?:historical|scientific|factual|conceptual|content|geographical|biological|legal|theological|mathematical)(?:ly)? (?:${RIGHT})|(?:${RIGHT})(?: and \p{L}+)? (?:of |of the )?(?:\p{L}+ )?(?:${KNOWLEDGE})|(?:${KNOWLEDGE})\b[\p{L} ]{0,40}\b(?:${RIGHT})|factual|misconception|(?:content|subject|background|prior|topic|domain)[- ](?:matter )?knowledge|\bknowledge\b|correct(?:ly)? (?:explan|explain|identif|describ|defin|nam|label|answer)|(?:explain|identif|describ|defin|nam|label|answer)\p{L}* [\p{L} ]{1,40}(?:correctly|accurately)$|subject matter|\bmisunderstand`,
      'u',
    ),
    unless:
      /knowledge of (?:the )?(?:conventions|grammar|spelling|punctuation|audience|language|text structure)/u,
  },
  {
    why: 'work',
    asks: new RegExp(
      String.raw`\b(?:${MAKER})s?['’]?s?['’]? (?:intent|purpose|craft|choice|use|message|technique|perspective|bias|view|meaning|attitude|style|present|us(?:es|ing)|creat|convey|language|method)|how (?:the |an? )?(?:${MAKER})|(?:used|employed|made|created|intended) by (?:the |an? )?(?:${MAKER})|(?:understand\p{L}*|interpret\p{L}*|comprehen\p{L}*|analys\p{L}*|analyz\p{L}*|appreciation|knowledge|insight|respon\p{L}*|themes?|ideas|characters?|meaning|summar\p{L}*|discuss\p{L}*|explor\p{L}*|portrayal|reading|critique|evaluat\p{L}*|messages?|plot|setting|motifs?|symbol\p{L}*|context)\b[\p{L}, ]{0,25} (?:of|to|in|into|from) (?:the |a |an |this |both |set |prescribed |studied )*(?:${WORK})s?\b|(?:understand|interpret|analys|analyz|discuss|explor|summaris|summariz|compar)\p{L}* (?:the |a |an |this |both )*(?:${WORK})s?\b|literary (?:devices?|techniques?|analysis|elements?|terms?|criticism)|(?:identif|analy[sz]|explain|discuss)\p{L}* (?:\p{L}+ ){0,3}(?:devices|techniques|motifs?|symbolism|imagery)|portrayal of|character analysis|analysis of (?:the )?characters?|reading comprehension|comprehension of|analysis of (?:\p{L}+ ){0,2}(?:imagery|symbolism|poetic|language features)|(?:imagery|symbolism|structure) of the (?:${WORK})`,
      'u',
    ),
    unless: /evidence (?:from|in) the|\b(?:text|passage) (?:structure|organi)/u,
  },
];

/** Verbs and nouns that ask for a subject to be treated: what follows them is what has to be known. */
const TREATS =
  /\b(?:explain\p{L}*|explanations?|describ\p{L}*|descriptions?|identif\p{L}*|defin\p{L}*|discuss\p{L}*|compar\p{L}*|contrasts?|outlin\p{L}*|summar\p{L}*|analys\p{L}*|analyz\p{L}*|evaluat\p{L}*|interpret\p{L}*|understand\p{L}*|insights?|explor\p{L}*|examin\p{L}*|assess\p{L}*|mentions?|includes?|refers?|names?|lists?|covers?|addresses|causes|effects|links? to|connections? to|relates? to|significance|importance|comprehension)\b(?: (?:of|into|about|to|how|why|what|that|between))*/gu;
/** Where the thing treated ends: what follows says how. */
const BY_WHAT = /[,;:.()]|\b(?:with|using|by|through|in|from|for|and|so|clearly|to|when|which)\b/u;

/** Tells whether a criterion asks for a subject whose words are not the usual words of rubrics. */
function treatsSubject(text: string): boolean {
  return [...text.matchAll(TREATS)].some((match) => {
    const rest = text.slice(match.index + match[0].length);
    const object = rest.slice(0, rest.trimStart() === rest ? 0 : (BY_WHAT.exec(rest)?.index ?? rest.length));
    const words = object.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    return words.some((word) => !isRubricWord(word));
  });
}

const isOfKnownKind = (criterion: string): boolean =>
  kindsOf(criterion).some(({ id }) => id !== UNKNOWN_KIND);

function whyOf(criterion: string): NotAssessableWhy | null {
  const text = criterion.toLowerCase().replace(/\s+/gu, ' ').trim();
  // "Organisation: well planned, …": what is said under such a name is about the writing.
  const name = /^([^:–—]{3,40}) ?[:–—] ?\S/u.exec(text)?.[1]?.trim();
  if (name !== undefined && NAMES_FORM.test(name) && whyOf(name) === null) return null;
  const rule = RULES.find(({ asks, unless }) => asks.test(text) && !(unless?.test(text) ?? false));
  if (rule !== undefined) return rule.why;
  if (namesIn(criterion).length > 0 && !FORM.test(text)) return 'work';
  if (!HEADS.test(text) && treatsSubject(text)) return 'subject';
  return isOfKnownKind(criterion) ? null : 'unknown';
}

/**
 * Why a criterion gets no level from the built-in grader: it asks for knowledge of the world, a work or the page,
 * or is of no kind that the grader knows. Null where it can be judged. Of a plain list ("Spelling, grammar and
 * handwriting") the parts that can be judged are judged: see `judgedPartsOf`.
 */
export function notAssessableOf(criterion: string): NotAssessable | null {
  const why = whyOf(criterion);
  if (why === null || judgedPartsOf(criterion) !== null) return null;
  return { why, reason: REASONS[why] };
}

/**
 * The parts of a plain list of short names that can be judged and those that cannot; null where it is no such
 * list or all of its parts are of one kind.
 */
export function judgedPartsOf(criterion: string): { judged: string[]; left: string[] } | null {
  const parts = criterion
    .split(/,|;|\/|&|\+|\band\b/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || !parts.every((part) => LIST_PART.test(part))) return null;
  const judged = parts.filter((part) => whyOf(part) === null);
  const left = parts.filter((part) => whyOf(part) !== null);
  if (judged.length === 0 || left.length === 0) return null;
  // "Credible, up-to-date sources" is one thing in two words, and no part of another language can be judged.
  const whole = whyOf(criterion);
  const isOneThing =
    whole === 'second_language' ||
    (whole !== null && whole !== 'unknown' && !left.some((part) => whyOf(part) === whole));
  return isOneThing ? null : { judged, left };
}
