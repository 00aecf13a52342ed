/** Pieces of which the patterns of `patterns.ts` are made. All quantifiers are bounded. */
export const W = String.raw`(?:[\p{L}\p{N}'’/%+-]{1,24}[ \t]+)`;
export const END = String.raw`(?![\p{L}\p{N}])`;
/** "Two examiners read it and give this essay an A" commands nobody. */
const SOMEBODY = String.raw`(?:they|he|she|we|who|some|others|many|people|everyone|everybody|teachers?|examiners?|markers?|tutors?|judges?|critics?|readers?|parents?|schools?|universities|students|children|robots?|bots|machines|computers|algorithms|\p{L}{1,14}s['’]?)`;
/** The beginning of a command: of a sentence, a clause, or after words that ask. */
export const COMMAND = String.raw`(?:(?<=^[\s"“'*#>(\[-]{0,6})|(?<=[.!?:;,—–(>\]}*#][\s"“']{0,3})|(?<=\b(?:please|pls|kindly|just|now|instead|simply|you (?:must|should|will|shall|have to|need to|are to|would|could|can|always)|could you|would you|can you|I (?:ask|beg|want|need|instruct|command|order) you to|you are (?:required|obliged|instructed|supposed|reprogrammed|asked|told) to) (?:now )?)|(?<=(?<!(?<!\p{L})${SOMEBODY} [^.!?:;,\n]{0,60})(?<=[ ,])(?:and|then|so|but) ))`;
/** The beginning of a sentence or a clause. */
export const CLAUSE = String.raw`(?:(?<=^[\s"“'*#>(\[-]{0,6})|(?<=[.!?:;,—–(>\]}*#][\s"“']{0,3})|(?<=\bplease ))`;
/** What is being marked, said so that no other essay can be meant. */
export const WORK = String.raw`(?:(?:this|my|the (?:above|following|present)) ${W}{0,2}?(?:essay|paper|response|submission|assignment|answer|text|composition|piece|exam|report|student|script|work|speech|story|writing)|the essay(?: above)?|the student(?=['’]s (?:work|essay)| (?:an?|the|full|level|top|maximum|\d))|this one|this (?=as |an? |\d|the |with |in ))`;
/** A mark that somebody might wish for. */
export const MARK = String.raw`(?:(?:full|maximum|max|highest|top|perfect|best|better|higher|extra|bonus|generous|excellent|outstanding|good|high|great) (?:possible )?(?:marks?|scores?|grades?|points|credit|level|band|result|rating|evaluation)(?! (?:schools?|students?|teams?|players?|universit\p{L}+)\b)|(?:an? |the |grade |at least an? )A\+?(?=\s{0,2}(?:[^\p{L}\p{N}\s'’-]|$|please|for|in|on|now|and|because|since|if|at|grade|band))|at least an? [AB]${END}|A\+|100 ?%|100|10 ?/ ?10|5 ?/ ?5|4 ?/ ?4|20 ?/ ?20|(?:ten|10) out of (?:ten|10)|(?:five|5) out of (?:five|5)|(?:four|4) out of (?:four|4)|level ?4|(?:the )?(?:maximum|highest possible)(?=\s{0,2}(?:[.!,;]|$))|(?:the )?(?:highest|top|maximum|best) (?:possible )?number of points|not below \d+)`;
/** What a rater may call a text. */
export const PRAISE =
  '(?:perfect|excellent|outstanding|flawless|exceeding expectations|a masterpiece|exceptional|superb|brilliant)';
export const GRADER = String.raw`(?:(?:the |my |an? |any |your )?(?:AI (?:marker|grader|model|assistant|examiner)|AI|A\.I\.|chat ?gpt|gpt(?:-?\d)?|llm|language model|chatbot|bot|grader|grading (?:AI|system|model|assistant|bot|engine)|marker|marking (?:AI|system|bot)|automated (?:grader|marker|marking|grading|system)|auto-?(?:grader|marker)|examiner|assessor|gradebot|claude|gemini|copilot)(?:\b(?! of (?!this|my)|\p{L}| pen)|$)|whoever (?:is |will be )?(?:marks?|marking|grades?|grading) (?:this|my|it)\b)`;
export const GRADING = String.raw`(?:grad(?:e|es|ed|ing|er)|marks?|marking|scores?|scoring|levels?|points|credit|rubric|criteri(?:on|a)|assess(?:ment|ed)?|evaluat(?:e|ion|ed)|feedback|approved?)`;
export const GIVE =
  '(?:award|give|assign|grant|grade|score|mark|rate|put|evaluate|assess|approve|treat|judge|set|hand|allocate)';
