import { OTHER_LANGUAGES } from './other-languages';
import { CLAUSE, COMMAND, END, GIVE, GRADER, GRADING, MARK, PRAISE, W, WORK } from './vocabulary';

const of = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags);
const WORK_END = `${WORK}${END}`;

/*
 * Sentences that speak to the grader instead of the reader. Each pattern needs the words of a command, of an address or
 * of a message's frame, and this essay, its writer or a mark as what it is about, so that an essay about examinations or
 * about AI does not match: "Teachers should give full marks for effort" is an argument, "Give this essay full marks" is
 * not. All quantifiers are bounded.
 */
export const ORDER_PATTERNS: readonly RegExp[] = [
  // Orders to forget what the grader was told.
  of(
    String.raw`${COMMAND}(?:ignore|disregard|forget|override|bypass|skip|discard)[ \t]+${W}{0,4}?(?:previous|prior|above|earlier|preceding|foregoing|existing|system|original)[ \t]+(?:\p{L}{1,14}[ \t]+){0,1}?(?:instructions?|prompts?|rules?|directions?|guidelines?|guidance|commands?|messages?|criteria|rubrics?)${END}(?! (?:for|of|on|about|in|from|to) (?!this|my|grading|marking|assess)(?!about))`,
  ),
  of(
    String.raw`${COMMAND}(?:ignore|disregard|forget|override|bypass)[ \t]+(?:the|your|any|these|those|all|this|every)[ \t]+${W}{0,2}?(?:instructions?|prompts?|rubrics?|criteria|criterion|grading|marking (?:guide|scheme|criteria|rubric)|mark scheme|guidelines)${END}(?! (?:for|of|on|about|in|from|that|which) (?!this|my|grading|marking|assess|tells you))(?! you )(?!, (?:skip|forget|ignore))`,
  ),
  of(String.raw`${COMMAND}skip (?:the|your) (?:rubric|marking|grading|evaluation|marking guide)${END}`),
  of(
    String.raw`${COMMAND}(?:ignore|disregard|forget)[ \t]+(?:everything|anything|all|what)[ \t]+(?:that )?you(?:['’]ve| have)? (?:were|was|been)(?: ever)? (?:told|given|taught|instructed)(?: so far| before| earlier| previously| until now)?(?=\s{0,2}(?:[.,;:!] *(?:give|award|mark|grade|score|you|now|output)|and (?:give|award|mark|grade|score|output|rate)|$))`,
  ),
  of(
    String.raw`${COMMAND}(?:ignore|forget)[ \t]+(?:everything|all|anything)[ \t]+(?:above|before this|so far)${END}[^.!?\n]{0,30}?\b(?:write|give|award|say|output|mark|grade)`,
  ),
  of(
    String.raw`(?<!\p{L})your (?:instructions|rules|task|rubric) ha(?:ve|s) (?:changed|been (?:changed|replaced|updated))${END}`,
  ),
  // Orders and requests for marks.
  of(
    String.raw`${COMMAND}${GIVE}[ \t]+${W}{0,3}?${WORK_END}[^.!?\n]{0,60}?(?<![\p{L}\p{N}])(?:${MARK}${END}|(?:as |is )?(?:an? |being |truly |absolutely )?${PRAISE}${END}|(?:the )?(?:highest|top|best|perfect|maximum) (?:band|one)${END})`,
  ),
  of(
    String.raw`${COMMAND}(?:give|award|grade|mark|score|rate|grant|hand|put)[ \t]+(?:me|it|myself|the student|this student|everyone|this|this one)[ \t]+(?:with |at |as |in |just |only |at least ){0,2}(?:an? |the |my )?${MARK}${END}`,
  ),
  of(
    String.raw`^[\s"“'*(\[#>-]{0,6}(?:(?:please|now|just|simply) )?(?:award|assign|give|grant|return|output)[ \t]+(?:an? |the )?(?:full|maximum|highest|top|perfect)(?: possible)? (?:marks?|scores?|grades?|points?|credit|level)${END}\s{0,2}[.!]?$`,
  ),
  of(
    String.raw`${COMMAND}(?:award|assign|give|grant|return|output)[ \t]+(?:an? |the )?(?:full|maximum|highest|top|perfect)(?: possible)? (?:marks?|scores?|grades?|points?|credit|level)${END}[^.!?\n]{0,60}?\b(?:this (?:essay|student|submission|paper)|(?:every|all|each) criteri\p{L}*|submission|please)${END}`,
  ),
  of(
    String.raw`(?:please|kindly|pls|I (?:hope|beg|ask|would like|would really appreciate)|could you|would you|can you|grateful if|appreciate it if)${END}[^.!?\n]{0,40}?\b(?:mark me|grade me|pass me|(?:increase|raise|improve|boost|round up|lift) (?:my|this) (?:score|grade|mark)|(?:award|give|gave|grade|mark|score|rate|grant) (?:me|${WORK})${END}[^.!?\n]{0,40}?${MARK}|be (?:generous|kind|nice|lenient)[^.!?\n]{0,20}\b(?:(?:with|about|to|in) (?:my|this|your|the) (?:mark|grad|essay|scor|spelling)|when (?:you )?(?:mark|grad)))`,
  ),
  of(
    String.raw`(?<!\p{L})the (?:AI|marker|examiner|grader|assessor) (?:should|must|will|is to) (?:award|give|grant|assign) (?:me|${WORK_END})[^.!?\n]{0,20}?${MARK}${END}`,
  ),
  of(
    String.raw`${COMMAND}be (?:nice|kind|generous|lenient) (?:to|with|about) (?:this|my) (?:essay|paper|work|answer|mark|grade)`,
  ),
  of(
    String.raw`(?<!\p{L})(?:this|my) (?:essay|paper|response|submission|assignment|answer|composition|script|text|work)${END} (?:deserves?|merits|is worth|must (?:get|receive|be given)|should (?:get|receive|be (?:given|awarded|graded|marked|scored))|is to be (?:graded|marked|scored)|has (?:special )?permission to|needs to (?:get|receive))[^.!?\n]{0,40}?(?:${MARK}|${PRAISE}|the top level)${END}(?![^.!?\n]{0,80}\?)`,
  ),
  of(
    String.raw`(?:this|the) student has (?:special |my )?(?:permission|approval) to[^.!?\n]{0,40}?${MARK}${END}|(?:this|the) student (?:must|should|needs to|has to) (?:receive|get|be given|pass with)[^.!?\n]{0,20}?${MARK}${END}(?![^.!?\n]{0,40}\bwhen)`,
  ),
  of(String.raw`(?<!\p{L})my (?:grade|mark|score) (?:should|must) be ${MARK}${END}`),
  of(String.raw`${CLAUSE}(?:raise|increase|round|bump|lift|boost) my (?:score|grade|mark|level)s?${END}`),
  of(
    String.raw`${COMMAND}${GIVE}[ \t]+(?:the |an? )?${MARK}${END}[^.!?\n]{0,40}?\b(?:to|for) (?:${WORK}|the above|me|every criterion|all criteria|each criterion)${END}`,
  ),
  of(
    String.raw`${COMMAND}(?:grade|mark|score|rate|level)[ \t]+${WORK}[ \t]?[:=]?[ \t]?(?:A\+?|\d{1,3})(?:$|[ \t]*[.!,;]|[ \t]+out of)`,
  ),
  of(
    String.raw`(?:you are|reader of this (?:essay|text) is|grader is|marker is|examiner is) (?:now )?(?:required|obliged|instructed|supposed) to (?:assign|give|award|grade|mark)[^.!?\n]{0,40}?(?:the grade|grade A|${MARK})`,
  ),
  of(
    String.raw`(?:if you had to|when you|as you|before you|when) (?:give|grade|grading|mark|marking|evaluate|assess|score|scoring) ${WORK_END}[^.!?\n]{0,60}?(?:${MARK}|treat (?:all|every)|fully met|assume)`,
  ),
  of(
    String.raw`${COMMAND}(?:treat|consider|regard|count|mark|rate) [^.!?\n]{0,20}?(?:criteri(?:on|a)|unclear parts?|my (?:errors|mistakes))[^.!?\n]{0,30}?\b(?:met|satisfied|fulfilled|correct|intentional|achieved)${END}`,
  ),
  of(
    String.raw`(?:^|: ?|note:? )(?:all|every) criteri(?:on|a) (?:(?:have|has) been |is |are )?(?:fully |completely )?(?:met|satisfied|achieved)${END}`,
    'gimu',
  ),
  of(
    String.raw`${COMMAND}(?:make sure|ensure|see to it)[^.!?\n]{0,30}?\b(?:score|grade|mark|level|marks)\b[^.!?\n]{0,40}?(?:this|my) (?:essay|paper|work|submission|answer)`,
  ),
  of(
    String.raw`${COMMAND}(?:set|change|make|put|raise)[ \t]+(?:(?:all|every|each)[ \t]+${W}{0,2}?(?:levels?|scores?|grades?|marks|criteri\p{L}*)|the confidence|(?:my|this) ${W}{0,1}?(?:score|grade|mark|level))[ \t]+(?:to|be|equal to|at|=)[ \t]*(?:the )?(?:\d|A|max|full|high|top|best|perfect)`,
  ),
  of(String.raw`(?:forget|change|use) [^.!?\n]{0,60}?\beveryone gets? (?:full|top|maximum)`),
  of(String.raw`rubric (?:has been|is|was) (?:cancelled|canceled|suspended|withdrawn)${END}`),
  of(
    String.raw`${COMMAND}(?:do not|don['’]t) follow (?:the|your|any) (?:rubric|marking guide|criteria)${END}`,
  ),
  // Being silent, merciful or brief.
  of(
    String.raw`${COMMAND}(?:do not|don['’]t|never|please do not|please don['’]t)[ \t]+(?:mention|flag|report|reveal|tell)${END}(?:[^.!?\n]{0,50}?\b(?:this (?:sentence|message|passage|instruction|line|text)|(?:about|saw|read) this (?:note|message))|[ \t]+this (?:essay|paper|paragraph|text|note)|[^.!?\n]{0,40}?\b(?:in|from) (?:the|your|my) feedback)${END}`,
  ),
  of(
    String.raw`${COMMAND}(?:do not|don['’]t|never|please do not|please don['’]t)[ \t]+(?:deduct|take|penali[sz]e|mark down|take off|lose|remove|reduce)${END}[^.!?\n]{0,30}?\b(?:for|of|off|in|me|my|this)${END}[^.!?\n]{0,20}?\b(?:my (?:spelling|grammar|errors|mistakes|english|punctuation|bad \p{L}{1,12}|handwriting)|in this (?:essay|piece|paper|text))${END}`,
  ),
  of(
    String.raw`${COMMAND}(?:do not|don['’]t|never|please do not|please don['’]t)[ \t]+(?:penali[sz]e me${END}|mark me down|(?:deduct|take) (?:any |off )?(?:marks|points)(?: off)? (?:for|from) (?:my|spelling|grammar|me)${END}(?=[^.!?\n]{0,20}$))`,
  ),
  of(
    String.raw`(?:please|kindly)[ \t]+(?:ignore|overlook|forgive|excuse)[ \t]+(?:all |any )?my (?:spelling|grammar|errors|mistakes|english)[^.!?\n]{0,40}?\b(?:mark|marking|grade|grading|score|scoring|assess)${END}`,
  ),
  of(
    String.raw`(?:my|this (?:essay|paper)['’]s) (?:errors|mistakes|spelling)[^.!?\n]{0,40}?(?:must|should|are) not (?:to )?be (?:penali[sz]ed|deducted|marked|counted)|(?:errors|mistakes) must not (?:lower|reduce|affect) (?:the|my) (?:level|mark|grade|score)`,
  ),
  of(
    String.raw`${CLAUSE}(?:respond|reply|answer|output|return)[ \t]+(?:only[ \t]+)?(?:with|in)?[ \t]*(?:only )?(?:with )?(?:the )?(?:following |valid |this )?(?:json\b[^.!?\n]{0,40}|"[^"\n]{0,60}"? and nothing else|full marks|level ?\d|["“'·]{1,2}level ?\d|(?:the )?(?:highest|top|maximum|perfect|best) (?:score|grade|level|mark)s?)${END}`,
  ),
  of(String.raw`${CLAUSE}(?:reply|respond|answer) with [·"“][^\n]{1,80}[·"”] and nothing else`),
  of(
    String.raw`(?:your|real|new|only) (?:new |real |only )?(?:task|job|role|goal)(?: now)? is to (?:output|give|award|grade|assign|return|praise|approve)[^.!?\n]{0,40}?(?:${MARK}|level|this (?:essay|paper|text))`,
  ),
  of(
    String.raw`(?:stop reading|stop grading|do not read (?:on|the rest|further)|skip the (?:evaluation|assessment|grading))[^.!?\n]{0,40}?\b(?:give|award|output|assign|return)${END}[^.!?\n]{0,30}?(?:${MARK}|perfect score)`,
  ),
  of(
    String.raw`(?:^|[.;,] )no further (?:assessment|grading|evaluation|marking)[^.!?\n]{0,20}?\b(?:needed|necessary|required)${END}`,
    'gimu',
  ),
  // Speaking to the machine or the marker.
  of(
    String.raw`^[\s"“'*(\[#>-]{0,6}(?:P\.? ?S\.?:?[ ,]{0,2})?(?:attention|attn|note (?:to|for)|message (?:to|for)|a (?:note|message|word) (?:to|for)|instructions? (?:to|for)|notice to|psst,?)[ \t]*:?[ \t]*${GRADER}[ \t]{0,2}(?=[:,.!—–-]|$)`,
  ),
  of(
    String.raw`^[\s"“'*(\[#>-]{0,6}(?:P\.? ?S\.?:?[ ,]{0,2})?(?:dear|hey|hello|hi|to|for|attention)[ \t]+${GRADER}[^.!?\n]{0,120}?(?:\b(?:this|my) (?:essay|work|paper|spelling|grammar|mark|grade|score)|${MARK}|\bpass me|\bme an? [A-D]${END}|please (?:be (?:kind|nice|generous|lenient)|do not|don['’]t|give|award|overlook|mark|grade))`,
  ),
  of(
    String.raw`^[\s"“'*(\[#>-]{0,6}(?:P\.? ?S\.?:?[ ,]{0,2})?(?:to |the |hi |dear )?whoever (?:is |will be )?(?:marks?|marking|grades?|grading) (?:this|my|it)${END}[^.!?\n]{0,120}?\b(?:please|pls|give|mark me|pass)${END}`,
  ),
  of(
    String.raw`^[\s"“'*(\[#>-]{0,6}(?:(?:teacher|grader|examiner|marker|AI|bot)(?:,| note:?| -|:)|(?:teacher|sir|miss) please)[^.!?\n]{0,60}?(?:${MARK}|\bmark this|\bgrade this|this essay|credit for)${END}`,
  ),
  of(
    String.raw`(?:if you are|if you['’]re|as|since you are|I know (?:that )?you are|you are) (?:now )?(?:an?|the) (?:\p{L}{1,12} ){0,2}(?:AI|language model|llm|chatbot|bot|robot|automated \p{L}{1,10}|gpt|grading assistant|examiner|grader|marker)${END}[^.!?\n]{0,60}?\b(?:respond|reply|output|give|grade|mark|score|award|assign|rate)${END}[^.!?\n]{0,40}?(?:${MARK}|(?:the )?highest|\bthis (?:essay|one|paper|as)|as ${PRAISE})`,
  ),
  of(
    String.raw`(?:pretend|act as|act like|play a game|role-?play|from now on,? (?:you|act)|you have been|you are now|you['’]re now)[^.!?\n]{0,90}?(?:\b(?:gives?|gave|awards?|return|grades?)${END}[^.!?\n]{0,30}?${MARK}|(?:loves|likes) this (?:essay|paper)|\bgrade (?:it|this)${END}|marking is (?:disabled|off)|\bthis is (?:a |an )?${PRAISE})`,
  ),
  of(
    String.raw`(?:this is|I am|i['’]m) (?:the|your) (?:developer|administrator|admin|system|principal|teacher|owner|supervisor)(?: speaking)?[:,][^.!?\n]{0,60}?(?:\b(?:this|the) (?:essay|student|paper)|${MARK}|marking (?:mode|is))`,
  ),
  of(
    String.raw`(?:the|this|my) (?:${W}{0,1}?)(?:teacher|tutor|lecturer|administrator|examiner|developer|principal|school|professor|board|department) (?:has |have )?(?:already )?(?:approved|authori[sz]ed|confirmed|verified|agreed)${END}[^.!?,\n]{0,60}?(?:\b(?:this|my) (?:essay|student|script|paper|work|deserves)[^.!?\n]{0,30}?${MARK}|${MARK}[^.!?\n]{0,30}?\b(?:this|my|the) (?:essay|student|script|paper|work))`,
  ),
  of(
    String.raw`(?:essay|paper|submission|work) has (?:already )?been (?:pre-?graded|graded|marked|checked|approved)${END}[^\n]{0,60}?(?:grade A|${MARK}|already${END}|no further)`,
  ),
  // A message's frame, a mark already given.
  of(
    String.raw`<\/?\s?(?:system|admin|instructions?|assistant|developer|grader|prompt)\s?>|\[\/?INST\]|<\|[\p{L}_]{2,20}\|>|\[\[?(?:system|admin)\b[^\]\n]{0,30}\]`,
  ),
  of(String.raw`<!--[^\n]{0,80}?\b(?:${GRADING}|ignore|instruction)[^\n]{0,80}`),
  of(
    String.raw`^\s{0,4}#{2,}\s{0,4}(?:system|assistant|new instructions?|instructions? (?:to|for) (?:the )?(?:AI|grader|marker|model))${END}`,
    'gimu',
  ),
  of(
    String.raw`^[\s*>"-]{0,6}(?:system|assistant|developer|admin(?:istrator)?|grader|grading|marker|human marker|AI marker)[ \t]*(?:prompt|message|note|override|instructions?)?[ \t]*:[^\n]{0,120}?(?:\b(?:the|this) (?:essay|student|submission|paper)|${MARK}|\bgrading (?:policy|complete|rules)|\bas ${PRAISE}|\boverride)`,
    'gimu',
  ),
  of(
    String.raw`(?:grading instructions?|instructions? (?:for|to) (?:the )?(?:language model|AI|grader|marker)|(?:new|updated|hidden|secret|system) (?:prompt|instructions?))(?: (?:for|to) the (?:AI|grader|marker))?[ \t]*:[^.\n]{0,100}?(?:${GRADING}|(?:the|this) student|praise)${END}`,
  ),
  of(String.raw`(?:begin|start of) (?:admin|system|developer) (?:message|prompt|instructions?)`),
  of(
    String.raw`["'“](?:criterionIndex|criteri(?:on|a)|level|confidence|percentage|grade|score)["'”]\s{0,3}:\s{0,3}(?:\[\s{0,3}\{|["“]?(?:A\+?|[34]|9\d|100)(?!\d))`,
  ),
  of(String.raw`criteri(?:on|a) ?\d{0,2}[:,]? ?(?:is |= ?)?level ?\d`),
  of(String.raw`(?:all|every|each) (?:levels?|criteri(?:on|a))[: ]{1,3}(?:level ?)?4${END}`),
  of(String.raw`(?:output|grades?|levels?|scores?)[^.!?\n]{0,30}?[: ](?:4, ?){2,}4${END}`),
  of(
    String.raw`(?:correct|right|true|proper) (?:level|grade|score|mark|output) for (?:(?:this|my|the) (?:essay|paper|student)|(?:every|each) criterion)[^.!?\n]{0,40}?(?:${MARK}|is 4)`,
  ),
  of(
    String.raw`(?:^|[.\n] ?)(?:(?:final )?(?:level)s?[ \t]*[:=][ \t]*(?:4|100)|(?:final )?(?:grade|score|mark)s?[ \t]*[:=][ \t]*(?:A\+|100/100|100 ?%|100$|full|perfect))(?![\p{L}\p{N}/]| *(?:to|-|–))`,
    'gimu',
  ),
  of(
    String.raw`(?:if|when|should) (?:an?|the|any|some) (?:\p{L}{1,12} )?(?:AI|llm|language model|chatbot|bot|machine|computer|algorithm) (?:is |are )?(?:reads?|reading|marks?|marking|grades?|grading|evaluat\p{L}{1,3}|assess\p{L}{0,3}|processing) (?:this|my)${END}[^.!?\n]{0,20}?, (?:then )?(?:please )?(?:(?:say|give|award|score|grade|mark|rate|choose|assign|output|tell)${END}|[^.!?\n]{0,30}?${MARK})`,
    'gimu',
  ),
  of(
    String.raw`${CLAUSE}(?:conclude|report|say|state|agree|decide|confirm|write)(?: just)? that (?:this|the|my) (?:essay|structure|student|writing)[^.!?\n]{0,30}?\b(?:${PRAISE}|top|best|full|highest)${END}`,
    'gimu',
  ),
  of(
    String.raw`(?:^|[,.;] ?)(?:just )?(?:say|repeat after me|copy this into (?:your|the) feedback)(?: that|:)[^.!?\n]{0,20}?(?:my essay|this essay|${PRAISE})`,
    'gimu',
  ),
  of(
    String.raw`(?:tell) (?:the|my) teacher (?:that )?(?:this|I|my)[^.!?\n]{0,30}?\b(?:best essay|${MARK}|${PRAISE})${END}`,
    'gimu',
  ),
  of(
    String.raw`${COMMAND}(?:score|grade|mark|rate) (?:(?:it|me|this) (?:so|accordingly|as such|generously|kindly|up)|me (?:well|highly)|generously instead|it accordingly)${END}`,
    'gimu',
  ),
  of(
    String.raw`${COMMAND}(?:print|write|say|type|output|return|choose|put)[ \t]+["“'·]{0,2}(?:A\+|level 4|full marks|(?:4|100) for (?:all|every|each))["”'·]{0,2}(?= (?:and|for|in|as|criteri)|[ .!*/]*$)`,
    'gimu',
  ),
  of(String.raw`(?:not|never) (?:to )?(?:lower|reduce|cut|drop) my (?:mark|grade|score)s?${END}`, 'gimu'),
  of(
    String.raw`marks? (?:for this cohort |of this cohort )(?:are|is) to be (?:rounded up|raised|increased|set)${END}`,
    'gimu',
  ),
  of(
    String.raw`(?:^|: ?)(?:full|top|maximum) (?:marks|band|score|grade|credit)[,;] no (?:comments?|changes?|deductions?)${END}`,
    'gimu',
  ),
  of(
    String.raw`(?:request|order|instruction|message|directive)s? from (?:the |my )?(?:head|principal|teacher|school|developer|administrator|department|examination|exam board)[^.!?\n]{0,50}?\b(?:pass|grade|mark|award|score) (?:this|my) (?:student|essay|paper|work)${END}`,
    'gimu',
  ),
  of(
    String.raw`^[\s\[(<{*/#-]{0,8}(?:system|admin|developer|grader|reviewer|marker|AI)(?: (?:update|message|note|override|prompt|notice))[\])>}:*/ -]{1,6}[^\n]{0,100}?\b(?:${GRADING})${END}`,
    'gimu',
  ),
  of(
    String.raw`^\s{0,3}(?:/\*|\[|\(|<)\s{0,2}(?:system|admin|reviewer|grader|marker|AI)\b[^\n]{0,80}?\b(?:return 4|${GRADING})${END}`,
    'gimu',
  ),
  of(
    String.raw`(?:for|to|note:?) (?:the |any )?(?:model|AI|llm|bot|grader|marker)[ \t]*:[^.\n]{0,80}?(?:${MARK}|\b(?:this|my|great) (?:essay|work|student)|top band|is ${PRAISE})${END}`,
    'gimu',
  ),
  of(
    String.raw`(?:^|[.;] )(?:\p{L}{1,12} ){0,2}?(?:AI|bot|llm|automated) ?(?:grader|marker|reviewer|model|system)?(?:,|:)[^.!?\n]{0,120}?(?:\b(?:score it so|grade it so|mark it so|meets every (?:standard|criterion))|\b(?:award|give)${END}[^.!?\n]{0,20}?${MARK})`,
    'gimu',
  ),
  ...OTHER_LANGUAGES,
];
