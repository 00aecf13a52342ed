import { COMMAND, END, GIVE, GRADER, MARK, W } from './vocabulary';

const of = (source: string): RegExp => new RegExp(source, 'iu');

/** A sentence with none of these has no order: every pattern needs one. Most sentences have none. */
export const TRIGGER = of(
  String.raw`grad[ei]|mark|scor|level|points|credit|rubric|criteri|[ao]\+|100|10 ?/|5 ?/ ?5|4 ?/ ?4|4, ?4|20 ?/|out of|band${END}|instruc|instruk|prompt|guid(?:eline|ance)|(?<!\p{L})(?:AI|A\.I\.|rules?|bot|robot|gpt|llm|an? A|the A|rate|rating|pass|directions?|commands?|messages?|override)${END}|gpt|language model|examin|assess|evaluat|essay|paper|submission|feedback|this (?:response|one|work|speech|text)|spelling|grammar|errors|mistakes|nothing else|json|[<>\[\]{}#]|/\*|^.{0,12}(?:system|assistant|developer|admin)|:\s{0,3}[\d"']|you (?:were|have been|are)|you['’](?:re|ve)|highest|top|maximum|perfect|outstanding|excellent|flawless|lenient|generous|(?:everything|all|anything) (?:above|before)|anweisung|vorgab|kriter|bewert|benot|punkt|note|eins|consigne|barème|critères|instrucc|istruz|instruç|rúbrica|nota|voto|massimo|máxim|diez|[指示规标说要满高优命基満]|игнор|забудь|постав|дай|지시|명령|기준|만점|تجاهل|أعط|امنح`,
);

/** Somebody else's words, or a supposition: an order that is only reported is not addressed to anybody. */
const REPORTED = of(
  String.raw`(?<!\p{L})(?:(?:says|said|saying|writes|wrote(?! (?:this|it|my))|written|shouts|shouted|whispers|whispered|hisses|hissed|cries|cried|ordered|commanded|demands|demanded|replies|replied|answers|answered|urged|advised|argues|argued|claims|claimed|begged|sings|sang|sung|yelled|repeats|repeated|typed|reads the words|joked|explains|explained|mutters|muttered|growled|barked|snapped)(?<!rubric says|criteria says|guide says|scheme says|rubric said)(?<!this essay was written)(?<!this paper was written)|(?<!you (?:were|are|have been|had been) )told(?! you)|asks|(?<!you (?:were|are|have been) )asked|asking|(?:who|which|may|might|could|can|would|often|sometimes|always|students?|people|hackers?|attackers?|some|others|they|he|she|we|to|I) (?:say|write|type|shout|ask|add|hide)(?! (?:you|that you|the examiner|for)${END})|(?:orders|commands)(?! (?:from|to|of|for))|such as|sentences? like|words like|like the (?:words|sentence)|the (?:words|phrase|sentence|command|line|message) [·"'“i]|for example|e\.g\.|imagine|suppose|if I (?:were|was)|if (?:somebody|someone|a student|students|people)|in (?:my|a|the|this|our|his|her|one) (?:dream|story|novel|film|movie|book|play|poem|tale|series|scene|chapter|experiment|study|game of)|stories|novels?|researchers|according to)${END}`,
);

/** Words with which an order is reported, not given. */
export const isReported = (sentence: string): boolean => REPORTED.test(sentence);

/** What an essay may say of marks and machines, and an order too: looked at twice, never flagged. */
export const MAY_BE_ORDERS: readonly RegExp[] = [
  of(
    String.raw`${COMMAND}(?:ignore|disregard|override|bypass|skip)[ \t]+(?:the |your |any |all |these |those )?${W}{0,3}?(?:instructions?|prompts?|rubrics?|criteria|guidelines|assessment|evaluation)${END}`,
  ),
  of(
    String.raw`${COMMAND}${GIVE}[ \t]+(?:me|us|it|myself|the student)[ \t]+${W}{0,4}?(?:${MARK}|the (?:highest|top|best))${END}`,
  ),
  of(String.raw`^[\s"“'*(\[#>-]{0,6}(?:dear|hey|hello|hi|to|attention)[ \t]+${GRADER}${END}`),
  of(
    String.raw`(?<!\p{L})my (?:grade|score|mark)s?${END}[^.!?\n]{0,40}?(?:please|higher|lower|an? [AB]${END})|please[^.!?\n]{0,40}?my (?:grade|score|mark)s?${END}`,
  ),
  of(
    String.raw`(?:errors|mistakes|spelling|grammar)[^.!?\n]{0,40}?(?:must|should) not (?:to )?be (?:penali[sz]ed|deducted|marked|counted)`,
  ),
  of(
    String.raw`${COMMAND}(?:do not|don['’]t|never)[ \t]+(?:mention|flag|report|reveal|deduct|penali[sz]e|mark down|take off)${END}`,
  ),
  of(String.raw`(?:^|[.\n] ?)(?:final |overall )?(?:grade|score|mark|level)s?[ \t]*[:=][ \t]*(?:A|\d)`),
  of(
    String.raw`(?:if|when) (?:an?|the|any) (?:AI|bot|language model|machine|computer)[^.!?\n]{0,20}? (?:this|my)${END}`,
  ),
];

/** Words of which two kinds in one sentence make a second look worth its price; no flag is raised for them. */
export const SUSPICIOUS: readonly RegExp[] = [
  of(
    String.raw`(?<!\p{L})(?:ignore|disregard|forget|override|pretend|respond|reply|output|award|assign|grant|penali[sz]e|deduct)${END}`,
  ),
  of(
    String.raw`(?<!\p{L})(?:${GRADER}|teacher|you|whoever (?:is |will be )?(?:marks?|marking|grades?|grading|reads?|reading))${END}`,
  ),
  of(
    String.raw`(?<!\p{L})(?:full marks|top marks|level ?\d|rubric|marking|graded?|grading|marks?|scores?|high(?:est)? grade|A\+|100 ?%|10/10)${END}`,
  ),
  of(String.raw`(?<!\p{L})(?:instructions?|prompt|system|criteria|this essay|this paper|my essay)${END}`),
];
