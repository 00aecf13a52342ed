/*
 * Sentences that speak to the grader instead of the reader. Each pattern needs the words of a command, of an address or
 * of a message's frame, so that an essay about examinations or about AI does not match: "Teachers should give full marks
 * for effort" is an argument, "Give this essay full marks" is not. All quantifiers are bounded.
 */
const W = String.raw`(?:[\p{L}\p{N}'’/%+-]{1,24}[ \t]+)`;
/** The beginning of a command: of a sentence, a clause, or after words that ask. */
const COMMAND = String.raw`(?:(?<=^[\s"“'*#>(\[-]{0,6})|(?<=[.!?:;,—–(>\]}*#][\s"“']{0,3})|(?<=\b(?:please|kindly|just|and|now|then|so|but|instead|simply|always|you (?:must|should|will|shall|have to|need to|are to|would|could|can|always)|could you|would you|I (?:ask|beg|want|need) you to|(?:required|obliged|instructed|supposed|reprogrammed|asked|told you) to|example) ))`;
const WORK = String.raw`(?:(?:this|my|the (?:above|following|present)|the) ${W}{0,2}?(?:essay|paper|response|submission|assignment|answer|text|composition|piece|exam|report|student|script)|this one|this (?=as |an? |\d|the |with |in )|the essay above)`;
const BEST = String.raw`(?:(?:full|maximum|max|highest|top|perfect|best|better|higher|extra|bonus|generous|excellent|outstanding|good|high|great) (?:possible )?(?:marks?|scores?|grades?|points?|credit|level|band|result|rating|evaluation)|(?:an? |the |grade )A\+?(?=\s{0,2}(?:[^\p{L}\p{N}\s'’]|$|please|for|in|on|now|and|because|since|if|at|grade|band))|A\+|100 ?%|100|10 ?/ ?10|5 ?/ ?5|20 ?/ ?20|(?:ten|10) out of (?:ten|10)|(?:five|5) out of (?:five|5)|(?:the )?(?:highest|top|maximum|best|perfect|excellent|outstanding)(?: possible)?(?: band| level| grade| one| score| number of points)?|level ?4|not below \d+|exceeding expectations)`;
const GRADER = String.raw`(?:(?:the |my |an? |any )?(?:AI|A\.I\.|chat ?gpt|gpt(?:-?\d)?|llm|language model|chatbot|bot|grader|grading (?:AI|system|model|assistant|bot|engine)|marker|marking (?:AI|system|bot)|automated \p{L}{1,12}|auto-?(?:grader|marker)|examiner|assessor|gradebot|claude|gemini|copilot)\b|whoever (?:is |will be )?(?:marks?|marking|grades?|grading|reads?|reading)\b)`;
const GRADING = String.raw`(?:grad(?:e|es|ed|ing|er)|marks?|marking|scores?|scoring|levels?|points|credit|rubric|criteri(?:on|a)|assess(?:ment|ed)?|evaluat(?:e|ion|ed)|feedback|approved?)`;
const GIVE =
  '(?:award|give|assign|grant|grade|score|mark|rate|put|evaluate|assess|approve|treat|judge|set|hand|allocate)';
const END = String.raw`(?![\p{L}\p{N}])`;

const of = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags);

/** Found in a sentence whose quotations are blanked out. */
export const ORDER_PATTERNS: readonly RegExp[] = [
  // Orders to forget what the grader was told.
  of(
    String.raw`${COMMAND}(?:ignore|disregard|forget|override|bypass|skip|discard)[ \t]+${W}{0,4}?(?:previous|prior|above|earlier|preceding|foregoing|existing|system|original)[ \t]+${W}{0,2}?(?:instructions?|prompts?|rules?|directions?|guidelines?|commands?|messages?|criteria|rubrics?)${END}`,
  ),
  of(
    String.raw`${COMMAND}(?:ignore|disregard|forget|override|bypass|skip)[ \t]+(?:the|your|any|these|those|all|this|every)[ \t]+${W}{0,2}?(?:instructions?|prompts?|rubrics?|criteria|criterion|grading|marking (?:guide|scheme|criteria|rubric)|mark scheme|evaluation|assessment|guidelines)${END}(?! (?:for|of|on|about) (?!this|my|grading|marking|assess))`,
  ),
  of(
    String.raw`${COMMAND}(?:ignore|disregard|forget)[ \t]+(?:everything|anything|all|what)[ \t]+(?:that )?you(?:['’]ve| have)? (?:were|was|been)(?: ever)? (?:told|given|taught|instructed)(?: so far| before| earlier| previously| until now)?(?=\s{0,2}(?:[.,;:!]|and\b|$))`,
  ),
  of(String.raw`${COMMAND}override[ 	]*:`),
  // Orders and requests for marks.
  of(String.raw`${COMMAND}${GIVE}[ \t]+${W}{0,3}?${WORK}${END}[^.!?\n]{0,60}?(?<![\p{L}\p{N}])${BEST}${END}`),
  of(
    String.raw`${COMMAND}${GIVE}[ \t]+(?:me|it|us|myself|them|the student|this student|everyone|this|this one|that)[ \t]+${W}{0,3}?${BEST}${END}`,
  ),
  of(
    String.raw`${COMMAND}(?:award|assign|give|grant|return|output)[ \t]+(?:an? |the )?(?:full|maximum|highest|top|perfect)(?: possible)? (?:marks?|scores?|grades?|points?|credit|level)${END}(?=[^.!?\n]{0,60}\b(?:essay|criteri\p{L}*|submission|student|now|please)\b|\s*[.!]?\s*$)`,
  ),
  of(
    String.raw`(?:please|kindly|I (?:hope|beg|ask|would like)|could you|would you|grateful if|appreciate it if)[^.!?\n]{0,40}?\b(?:mark me|grade me|(?:increase|raise|improve|boost|round up) (?:my|the|this) (?:score|grade|mark)|(?:award|give|grade|mark|score|rate) ${WORK}${END}[^.!?\n]{0,60}?${BEST}|be (?:generous|kind|nice|lenient)[^.!?\n]{0,20}\b(?:mark|grad|essay|score))`,
  ),
  of(
    String.raw`${COMMAND}be (?:nice|kind|generous|lenient) (?:to|with|about) (?:this|my) (?:essay|paper|work|answer)`,
  ),
  of(
    String.raw`(?<!\p{L})${WORK}${END} (?:deserves?|merits|must (?:get|receive|be given)|should (?:get|receive|be (?:given|awarded|graded|marked|scored))|is to be (?:graded|marked|scored)|has (?:special )?permission to|needs to (?:get|receive))[^.!?\n]{0,40}?${BEST}${END}`,
  ),
  of(
    String.raw`${COMMAND}${GIVE}[ \t]+(?:the |an? )?${BEST}${END}[^.!?\n]{0,40}?\b(?:to|for) (?:${WORK}|the above|me)${END}`,
  ),
  of(
    String.raw`${COMMAND}(?:grade|mark|score|rate|level)[ \t]+${WORK}[ \t]?[:=][ \t]?(?:A\+?|\d{1,3})${END}`,
  ),
  of(
    String.raw`(?:required|obliged|instructed|supposed) to (?:assign|give|award|grade|mark)[^.!?\n]{0,40}?(?:the grade|grade A|${BEST})`,
  ),
  of(
    String.raw`(?:if you had to|when you|as you|before you) (?:give|grade|mark|evaluate|assess|score) ${WORK}${END}[^.!?\n]{0,60}?(?:${BEST}|treat|fully met|assume)`,
  ),
  of(
    String.raw`${COMMAND}(?:treat|consider|regard|count|mark|rate) [^.!?\n]{0,40}?(?:criteri(?:on|a)|unclear parts?|errors|mistakes)[^.!?\n]{0,30}?\b(?:met|satisfied|fulfilled|correct|intentional|achieved)${END}`,
  ),
  of(
    String.raw`${COMMAND}(?:make sure|ensure|see to it)[^.!?\n]{0,30}?\b(?:score|grade|mark|level|marks)\b[^.!?\n]{0,40}?(?:this|my) (?:essay|paper|work|submission|answer)`,
  ),
  of(
    String.raw`${COMMAND}(?:set|change|make|put|raise)[ \t]+(?:all|every|each|the)[ \t]+${W}{0,2}?(?:levels?|scores?|grades?|marks|confidence)[ \t]+(?:to|be|equal to|at|=)[ \t]*\S`,
  ),
  of(String.raw`(?:forget|change|use) [^.!?\n]{0,60}?\beveryone gets? (?:full|top|maximum)`),
  of(
    String.raw`(?:rubric|criteria|marking guide) (?:says?|is|was|are)[^.!?\n]{0,40}?\b(?:score|grade|mark|use|give)\b[^.!?\n]{0,60}?(?:${BEST}|full marks)`,
  ),
  // Being silent, merciful or brief.
  of(
    String.raw`${COMMAND}(?:do not|don['’]t|never|please do not|please don['’]t)[ \t]+(?:mention|flag|report|reveal|tell|deduct|penali[sz]e|mark down|take off|grade|assess)${END}[^.!?\n]{0,50}?\b(?:this (?:sentence|essay|message|passage|paper|text|instruction|note|line)|my (?:spelling|grammar|errors|mistakes)|spelling|grammar|marks|points|errors|mistakes)${END}(?! of| made| in (?!this|my))`,
  ),
  of(
    String.raw`(?:errors|mistakes|spelling)[^.!?\n]{0,40}?(?:must|should|are) not (?:to )?be (?:penali[sz]ed|deducted|marked|counted)[^.!?\n]{0,40}`,
  ),
  of(
    String.raw`${COMMAND}(?:respond|reply|answer|output|return)[ \t]+(?:only[ \t]+)?(?:with|in)?[ \t]*(?:only )?(?:with )?(?:the )?(?:following |valid |this )?(?:json\b[^.!?\n]{0,40}|"[^"\n]{0,60}"? and nothing else|an? grade|full marks|level ?\d|(?:the )?(?:highest|top|maximum|perfect|best) (?:score|grade|level|mark))`,
  ),
  of(
    String.raw`(?:task|job|role|goal)(?: now)? is to (?:output|give|award|grade|assign|return|praise|approve)[^.!?\n]{0,40}?(?:${BEST}|level|this (?:essay|paper|text))`,
  ),
  of(
    String.raw`(?:stop reading|skip the (?:evaluation|assessment|grading)|no further (?:assessment|grading|evaluation))[^.!?\n]{0,60}?\b(?:give|award|output|assign|needed|necessary|required|score|grade)${END}`,
  ),
  // Speaking to the machine or the marker.
  of(
    String.raw`^[\s"“'*(\[#>-]{0,6}(?:P\.? ?S\.?:?[ ,]{0,2})?(?:dear|hey|hello|hi|attention|attn|note (?:to|for)|message (?:to|for)|a (?:note|message|word) (?:to|for)|instructions? (?:to|for)|notice to|warning to|psst,?|to(?=[ \t]+${GRADER}[ \t]{0,2}(?:[:,—–-][^.!?\n]{0,80}?\b(?:${GRADING}|please|this essay|my essay)|who |(?:marking|grading|reading|of) (?:this|my))))[ \t]*:?[ \t]*${GRADER}`,
    'giu',
  ),
  of(
    String.raw`^[\s"“'*(\[#>-]{0,6}(?:teacher|grader|examiner|marker|AI|bot)(?:,| note:?| -|:)[^.!?\n]{0,60}?\b(?:give|award|mark|credit|grade|score|generous)`,
    'giu',
  ),
  of(
    String.raw`(?:if you are|if you['’]re|as|since you are|I know (?:that )?you are|you are) (?:now )?an? (?:\p{L}{1,12} ){0,2}(?:AI|language model|llm|chatbot|bot|automated \p{L}{1,10}|gpt)${END}[^.!?\n]{0,60}?\b(?:respond|reply|output|give|grade|mark|score|award|assign|rate)${END}[^.!?\n]{0,40}?(?:${BEST}|\bthis\b|\bme\b)`,
  ),
  of(
    String.raw`(?:it is (?:vital|important|essential)|note|remember) that (?:the |any )?(?:AI|grader|marker|examiner|model)[^.!?\n]{0,40}?\b(?:understand|know|give|not)`,
  ),
  of(
    String.raw`(?:pretend|act as|play a game|role-?play|from now on,? you|you have been|you are now|you['’]re now)[^.!?\n]{0,120}?\b(?:${BEST}|(?:loves|likes) this (?:essay|paper)|grade (?:it|this)|marking is (?:disabled|off))`,
  ),
  of(
    String.raw`(?:this is|I am|i['’]m) (?:the|your) (?:developer|administrator|admin|system|principal|teacher|owner|supervisor)(?: speaking)?[:,][^.!?\n]{0,60}?\b(?:${GRADING})`,
  ),
  of(
    String.raw`(?:the|this|my) (?:teacher|tutor|lecturer|administrator|examiner|developer|principal|school|professor) (?:has |have )?(?:already )?(?:approved|authori[sz]ed|confirmed|verified|agreed)${END}[^.!?\n]{0,60}?\b(?:an? A\b|marks|grade|score|full (?:marks|credit)|override|highest)`,
  ),
  of(
    String.raw`(?:this|my|the) (?:essay|paper|submission|work) (?:has|was)(?: already)?(?: been)? (?:pre-?)?(?:graded|marked|scored|assessed|approved)${END}[^.!?\n]{0,10}[:;,.]?[^.!?\n]{0,20}(?:grade|A\b|\d|no further)`,
  ),
  // Frames of messages, and answers brought along.
  of(
    String.raw`<\/?(?:system|assistant|user|instructions?|im_start|im_end|essay|prompt|grader|admin)\b[^<>\n]{0,40}>|<\|[\w-]{1,30}\|>|\[\/?(?:INST|SYS(?:TEM)?)\]|<<\/?SYS>>`,
  ),
  of(String.raw`<!--[^\n]{0,80}?\b(?:${GRADING}|ignore|instruction)[^\n]{0,80}`),
  of(
    String.raw`^\s{0,4}#{2,}\s{0,4}(?:system|instructions?|assistant|new instructions|response)${END}`,
    'gimu',
  ),
  of(
    String.raw`^[\s*>"-]{0,6}(?:system|assistant|developer|admin(?:istrator)?|grader|grading|marker)[ \t]*(?:prompt|message|note|override|instructions?)?[ \t]*:[^\n]{0,120}?\b(?:${GRADING}|student has|override|generous|approved)`,
    'gimu',
  ),
  of(
    String.raw`(?:grading instructions?|instructions? for (?:the )?(?:language model|AI|grader|marker)|(?:new|updated|hidden|secret|system) (?:prompt|instructions?))[ \t]*:[^.\n]{0,100}?(?:${GRADING}|penali[sz]e|student|output|ignore)`,
  ),
  of(String.raw`(?:begin|start of) (?:admin|system|developer) (?:message|prompt|instructions?)`),
  of(
    String.raw`["'“]?(?:score|grade|level|criterionIndex|confidence|percentage)["'”]\s{0,3}:\s{0,3}(?:["'“\d[{])`,
  ),
  of(String.raw`criteri(?:on|a) ?\d{0,2}[:,]? ?(?:is |= ?)?level ?\d`),
  of(String.raw`(?:all|every|each) (?:levels?|criteri(?:on|a))[: ]{1,3}(?:level ?)?4${END}`),
  of(
    String.raw`(?:correct|right|true|proper) (?:level|grade|score|mark) (?:for|of|is)[^.!?\n]{0,60}?(?:${BEST}|is 4)`,
  ),
  of(
    String.raw`(?:^|[.\n] ?)(?:final )?(?:grade|score|mark|level)s?[ \t]*[:=][ \t]*(?:A\+?|100 ?%?|10/10|4|full|perfect)(?![\p{L}\p{N}])`,
    'gimu',
  ),
  of(
    String.raw`(?:if|when|should) (?:an?|the|any|some) (?:\p{L}{1,12} )?(?:AI|llm|language model|chatbot|bot|machine|computer|algorithm) (?:is |are )?(?:reads?|reading|marks?|marking|grades?|grading|evaluat\p{L}{1,3}|assess\p{L}{0,3}|processing) (?:this|my)${END}`,
    'gimu',
  ),
  of(
    String.raw`${COMMAND}(?:conclude|report|say|state|agree|decide|confirm) that (?:this|the|my) (?:essay|writing|paper|work|student|structure|argument)[^.!?\n]{0,30}?\b(?:excellent|perfect|flawless|outstanding|top|best|full|highest)${END}`,
    'gimu',
  ),
  of(
    String.raw`${COMMAND}(?:score|grade|mark|rate) (?:it|me|this) (?:so|accordingly|as such|generously|kindly|highly|up)${END}`,
    'gimu',
  ),
  of(
    String.raw`${COMMAND}(?:print|write|say|type|output|return|choose|put)[ \t]+["“'·]{0,2}(?:A\+|100 ?%|100|4|level 4|full marks)["”'·]{0,2}(?= (?:and|for|in|as)|[ .!]*$)`,
    'gimu',
  ),
  of(String.raw`(?:not|never) (?:to )?(?:lower|reduce|cut|drop) my (?:mark|grade|score)s?${END}`, 'gimu'),
  of(
    String.raw`(?:marks?|scores?|grades?|levels?) [^.!?\n]{0,40}?\b(?:are|is) to be (?:rounded up|raised|increased|set)${END}`,
    'gimu',
  ),
  of(
    String.raw`(?:^|: ?)(?:full|top|maximum) (?:marks|band|score|grade|credit)[,;] no (?:comments?|changes?|deductions?|questions?)${END}`,
    'gimu',
  ),
  of(
    String.raw`(?:request|order|instruction|message|directive)s? from (?:the |my )?(?:head|principal|teacher|school|developer|administrator|department|examination|exam board)[^.!?\n]{0,50}?\b(?:pass|grade|mark|award|score) (?:this|the|my)${END}`,
    'gimu',
  ),
  of(
    String.raw`^[\s\[(<{*/#-]{1,8}(?:system|admin|developer|grader|reviewer|marker|AI)(?: (?:update|message|note|override|prompt|notice))?[\])>}:*/ -]{1,6}[^\n]{0,100}?\b(?:${GRADING}|return 4)`,
    'gimu',
  ),
  of(
    String.raw`(?:for|to|note:?) (?:the |any )?(?:model|AI|llm|bot|grader|marker)[ \t]*:[^.\n]{0,80}?\b(?:${GRADING}|band|essay|great|excellent)`,
    'gimu',
  ),
  of(
    String.raw`(?:^|[.;] )(?:\p{L}{1,12} ){0,2}?(?:AI|bot|llm|automated) ?(?:grader|marker|reviewer|model|system)?(?:,|:)[^.!?\n]{0,120}?\b(?:award|score it|grade it|mark it|give (?:it|me|this)|meets every)`,
    'gimu',
  ),
  // German, French, Spanish, Italian, Portuguese, Chinese.
  of(
    String.raw`(?<!\p{L})(?:ignorier\p{L}{0,3}|vergiss|vergessen Sie|missachte)${END}[^.!?\n]{0,50}?(?:anweisung|vorgabe|kriterien|regeln|bewertung)`,
  ),
  of(
    String.raw`(?<!\p{L})(?:gib|gebt|geben Sie|vergib|vergeben Sie|bewerte|bewerten Sie|benote)${END}[^.!?\n]{0,70}?(?:beste|bestnote|volle|höchst|sehr gut|note (?:1|eins)|eine eins|punktzahl)`,
  ),
  of(
    String.raw`(?<!\p{L})(?:ignore[zr]?|oublie[zr]?|ne (?:tenez|tiens) pas compte)${END}[^.!?\n]{0,60}?(?:consignes|critères|barème|instructions (?:précédentes|ci-dessus))`,
  ),
  of(
    String.raw`(?<!\p{L})(?:donne[zr]?|attribue[zr]?|mett(?:re|ez)|mets)${END}[^.!?\n]{0,60}?(?:note maximale|meilleure note|la note|20 ?/ ?20)`,
  ),
  of(
    String.raw`(?<!\p{L})(?:ignora|ignore|olvida|olvide|omite)${END}[^.!?\n]{0,60}?(?:instrucciones|criterios|rúbrica|istruzioni|criteri|instruções|critérios)${END}`,
  ),
  of(
    String.raw`(?<!\p{L})(?:otorga|otorgue|pon|ponle|ponme|ponga|dale|dame|califica|valuta|valutate|dai|assegna|metti|dê|atribua)(?: |${END})[^.!?\n]{0,60}?(?:máxima|más alta|mejor nota|massimo|voto più alto|nota máxima|mais alta|10 ?/ ?10)`,
  ),
  /(?:忽略|无视|忘记|忘掉|不要理会)[^。！？\n]{0,15}(?:指令|指示|说明|规则|标准|要求)/gu,
  /(?:给|打|评|评为|判)[^。！？\n]{0,14}(?:满分|最高分|高分|优秀)/gu,
];

/** A sentence with none of these has no order: every pattern above needs one. Most sentences have none. */
export const TRIGGER = of(
  String.raw`grad[ei]|mark|scor|level|points|credit|rubric|criteri|[ao]\+|100|10 ?/|5 ?/ ?5|20 ?/|out of|band${END}|instruc|instruk|prompt|guideline|(?<!\p{L})(?:AI|A\.I\.|rules?|bot|gpt|llm|an? A|the A|rate|rating|pass|directions?|commands?|messages?)${END}|gpt|language model|examin|assess|evaluat|essay|paper|submission|this (?:response|one)|spelling|grammar|errors|mistakes|nothing else|json|[<>\[\]{}#]|/\*|^.{0,12}(?:system|assistant|developer|admin)|:\s{0,3}[\d"']|you (?:were|have been|are)|you['’](?:re|ve)|highest|top|maximum|perfect|outstanding|excellent|lenient|generous|anweisung|vorgab|regeln|bewert|benot|punkt|beste|höchst|note|consigne|barème|instrucc|istruz|instruç|rúbrica|nota|voto|massimo|máxim|[指示规标说要满高优]`,
  'iu',
);

/** Words of which two kinds in one sentence make a second look worth its price; no flag is raised for them. */
export const SUSPICIOUS: readonly RegExp[] = [
  of(
    String.raw`(?<!\p{L})(?:ignore|disregard|forget|override|pretend|respond|reply|output|award|assign|grant|penali[sz]e|deduct)${END}`,
    'iu',
  ),
  of(String.raw`(?<!\p{L})(?:${GRADER}|teacher|you)${END}`, 'iu'),
  of(
    String.raw`(?<!\p{L})(?:full marks|top marks|level ?\d|rubric|marking|graded?|grading|marks?|scores?|high(?:est)? grade|A\+|100 ?%|10/10)${END}`,
    'iu',
  ),
  of(
    String.raw`(?<!\p{L})(?:instructions?|prompt|system|criteria|this essay|this paper|my essay)${END}`,
    'iu',
  ),
];
