/* The words for what is said of the whole, and what each kind of criterion is called there. */

export const FIRST = [
  '{When you redraft|In your next draft|When you come back to this}, {begin with|start with|work first on|look first at} {subject}.',
  '{Your first priority|The first thing to work on|The best place to start|What will help most} {is|now is|in the next draft is} {subject}.',
  '{Pay most attention to|Spend most of your time on|Put your best effort into} {subject}{| in the next draft}.',
];
export const SECOND = [
  '{After that,|Then|Next,} {turn to|move on to|look at|work on} {subject}.',
  '{Your second priority|Your next priority|The next thing to work on} {is|after that is} {subject}.',
  '{Once that is done|When you are happy with that|If there is time left}, {work on|turn to|look at} {subject}.',
];
/** Where nothing is below the fourth level: what would lift a good piece. */
export const FURTHER = [
  '{To take this further|To make this stronger still|For the next step up}, {work on|look at|turn to} {subject}.',
  '{The one thing|What} I would {work on|look at} next is {subject}.',
];
/** What was praised under a criterion, named once more as worth keeping. */
export const KEEP = [
  '{Whatever else you change|Whatever you cut|In every version}, keep {quote}: {why}.',
  '{When you redraft|In your next draft}, {keep|hold on to} {quote}: {why}.',
];
/** What the sentence does, by the kind of praise it was given; nothing else is named as worth keeping. */
export const KEPT_FOR: readonly (readonly [RegExp, string])[] = [
  [/^(?:position|claim)/u, 'it {says|shows} {plainly |}what you think'],
  [/^(?:answer-with-reason|point-explained)/u, 'it {says why|gives a reason}'],
  [/^answer/u, 'it answers the question'],
  [/^reason-given/u, 'it {says why|gives a reason}'],
  [/^(?:example|case|figure)/u, 'it {shows|lets us see} what you mean'],
  [/^other-view-answered/u, 'it answers those who see it differently'],
  [/^(?:source-quoted|quotation)/u, 'it brings the text’s own words into your answer'],
  [/^effect-named/u, 'it {names|tells us} the effect'],
  [/^consequence/u, 'it {says|tells us} what follows'],
  [/^(?:dialogue|thought-heard|opens-with-speech)/u, 'we can hear {it|the voice}'],
  [/^(?:sense-detail|comparison|place-shown|showing-verb|opening-scene)/u, 'a reader can picture it'],
  [/^(?:lesson|memory)/u, 'it says what {all this|the experience} meant to you'],
  [/^(?:story-ending|story-on-task|task-named)/u, 'it {mentions|names} what the task asks about'],
  [/^(?:ending-picks-up|view-comes-back)/u, 'it {ties|joins} your ending to your opening'],
];
/** What was praised, without its words: where these cannot stand alone. */
export const KEEP_ON = ['{Something|One thing} to keep{| in every version}: {what}.'];
export const KEPT_WITHOUT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:opening-holds-view|view-in-opening)/u, 'your own view comes {early|in your first lines}'],
  [/^view-at-both-ends/u, 'your view stands at the {start|beginning} and at the end'],
  [
    /^(?:position-with-reason|answer-with-reason|reason-given)/u,
    'you {say not only what you think but why|say why}',
  ],
  [/^position/u, 'you {say|tell us} what you think'],
  [/^(?:source-quoted|quotation)/u, 'you {use|quote} the text’s own words'],
  [/^source-place/u, 'you say where in the text {to look|we can find it}'],
  [/^effect-named/u, 'you {say what things lead to|name effects, not only events}'],
  [/^answer-stated/u, 'you answer the question {early|in your first lines}'],
  [/^case-from-life/u, 'you {use|draw on} something from your own life'],
  [/^example-given/u, 'you {give|bring in} an example'],
  [/^other-view-answered/u, 'you answer somebody who sees it differently'],
  [/^signposts-in-order/u, 'you mark the steps of your {text|writing} for a reader'],
  [/^(?:sense-detail|comparison|place-shown|showing-verb)/u, 'you give {us|a reader} something to picture'],
  [/^(?:dialogue|opens-with-speech)/u, 'you let {us|a reader} hear somebody speak'],
  [/^(?:story-on-task|task-named-early|story-ending)/u, 'you {mention|name} what the task asks about'],
  [/^story-time/u, 'you say when things happen'],
];
/** Where nothing was praised that could be kept. */
export const LEADS_ON = [
  '{Something|One thing} to keep{| in every version}: words such as “{one}”, “{two}” and “{three}” {lead|guide} a reader on.',
];
export const WORKS_WELL = [
  '{Something|One thing} that works well {here|in this text}: {subject}.',
  '{Something|One thing} to keep{| in every version}: {subject}.',
];
export const SPELT_RIGHT = [
  '{Something|One thing} to keep{| up}: you spell {hard|difficult} words such as “{one}” and “{two}” {right|correctly}.',
];
/** A text that breaks off, or is one sentence, needs its other sentences before anything else. */
export const UNFINISHED = [
  '{First of all|Before anything else}, finish your text: it {breaks off|stops} {in the middle of a sentence|before its last sentence is complete}.',
];
export const ONE_SENTENCE = [
  '{First of all|Before anything else}, {write more|add to what you have}: {two or three more sentences|at least two more sentences}.',
];
export const ONE_LONG_SENTENCE = [
  '{First of all|Before anything else}, divide your text into sentences: {put a full stop|write a full stop} wherever one idea is finished.',
];
/** How to see whether the first priority is met; so of any text, and nothing that is said under a criterion. */
export const CHECKS: Readonly<Record<string, readonly string[]>> = {
  position: [
    'When you have done that, ask {a friend|a classmate|somebody at home} to {say|tell you} {what you think|your main point} in one sentence. Is it what you meant?',
    'Then read {only |}your first and your last lines to {a friend|somebody}, and ask {them what you want to say|them what your answer is}.',
  ],
  support: [
    'When you have done that, read that part to {a friend|a classmate|somebody at home} and ask {whether it convinces them|what they still want to know}.',
    'Then read that part by itself: would somebody who {does not know you|has never met you} {believe it|be convinced}?',
    'When you have done that, let {a classmate|a friend|somebody at home} play the doubter: what would they {ask|say} now?',
  ],
  proof: [
    'When you have done that, ask {a classmate|a friend|somebody in your group} to find the {place|line} in the text, and {compare what you both see there|see whether they understand it as you do}.',
    'Then {cover|hide|put away} the text and read your answer to {somebody|a classmate|a friend} who does not know it: what {do|would} they {still ask|want to know|still have to ask}?',
    'When you have done that, {put your finger on|point to|find} the line in the text that {proves what you say|backs up what you say|your words come from}.',
    '{Swap|Exchange} answers with {a classmate|a friend}: each of you {underlines|marks} what is said about the text, and the other shows where the text says it.',
    'When you have done that, read the question again {aloud|slowly}, and then your whole answer{ in one go|, from beginning to end|}.',
    'Then read {your answer|what you wrote} beside the {place|line} in the text that it {is about|comes from}: does it say neither more nor less than {is there|the text does}?',
  ],
  order: [
    'When you have done that, read {your text|it} aloud to {a friend|a classmate|somebody at home} and ask where they {got lost|lost the thread}.',
    'Then tell {a friend|a classmate|somebody at home} in four sentences what your text says, {part by part|from beginning to end}, without looking at it.',
    'When you have done that, read only the first sentence of each part. Do those {alone make|make} sense?',
  ],
  telling: [
    'When you have done that, let {a friend|a classmate|somebody at home} read it and {draw|tell you} what they {see|can picture}.',
    'Then close your eyes and let {a friend|somebody|a classmate} read it to you: {what can you see and hear|which picture comes first|what do you see}?',
    'When you have done that, read the {old and the new|first and the second} version to {a friend|somebody at home}, and {ask which one they can picture|let them choose}.',
    'When you have done that, read it {aloud |}to somebody: would {they|a listener} {want to know|ask} what comes next?',
  ],
  words: [
    'When you have done that, read {both versions|the old and the new sentence} aloud and keep the better one.',
    'Then read the new {sentence|version} to {a friend|a classmate|somebody at home}: {do they understand it straight away|is anything still unclear}?',
  ],
  control: [
    'When you have done that, swap texts with {a friend|a classmate}: each of you {reads|checks} the other’s once more.',
    'Then leave your text for a day and read it {aloud |}once more{| from the end, sentence by sentence}.',
    'Keep a list of the words you {correct|have to look up}, and check your next text against it.',
  ],
  others: [
    'When you have done that, read it as if {you were on the other side|somebody else had written it}: {is each side heard|would each side feel heard}?',
    'When you have done that, ask somebody who {disagrees with you|sees it differently} whether you were fair to them.',
    'Then read {that part|your answer} as somebody who disagrees with you would: what would they {answer|say}?',
  ],
};
/** "Start with your ending: look again at your last line." */
export const withGist = (template: string): string => template.replace(/\.$/u, ': {gist}.');
/** All of them, so that a test can read every wording. */
export const OVERALL_TEMPLATES: readonly string[] = [
  ...FIRST,
  ...SECOND,
  ...FURTHER,
  ...KEEP,
  ...KEPT_WITHOUT_WORDS.flatMap(([, what]) => KEEP_ON.map((template) => template.replace('{what}', what))),
  ...LEADS_ON,
  ...WORKS_WELL,
  ...SPELT_RIGHT,
  ...UNFINISHED,
  ...ONE_SENTENCE,
  ...ONE_LONG_SENTENCE,
  ...Object.values(CHECKS).flat(),
];

export interface Subject {
  /** What a teacher calls it; says nothing of how well it was done. */
  name: string;
  check: keyof typeof CHECKS;
}
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  length: { name: 'the length', check: 'support' },
  spelling: { name: 'spelling', check: 'control' },
  grammar: { name: 'grammar', check: 'control' },
  punctuation: { name: 'punctuation', check: 'control' },
  conventions: { name: 'spelling, grammar and punctuation', check: 'control' },
  referencing: { name: 'how you name your sources', check: 'proof' },
  counter: { name: 'opposing views', check: 'others' },
  thesis: { name: 'your main point', check: 'position' },
  introduction: { name: 'your introduction', check: 'order' },
  conclusion: { name: 'your ending', check: 'order' },
  cohesion: { name: 'the links between your ideas', check: 'order' },
  structure: { name: 'the order of your ideas', check: 'order' },
  vocabulary: { name: 'your choice of words', check: 'words' },
  sentences: { name: 'the way you build sentences', check: 'words' },
  register: { name: 'your tone and voice', check: 'words' },
  evidence: { name: 'the support for your points', check: 'support' },
  argument: { name: 'your reasons', check: 'support' },
  narrative: { name: 'your storytelling', check: 'telling' },
  relevance: { name: 'the task', check: 'support' },
  development: { name: 'the development of your ideas', check: 'support' },
};
/** Of a story and of an answer to a text the same criterion asks for something else. */
export const OF_GENRE: Readonly<Record<string, Readonly<Record<string, Subject>>>> = {
  told: {
    structure: { name: 'the order of events', check: 'order' },
    relevance: { name: 'how you keep to the task', check: 'telling' },
    register: { name: 'your own voice', check: 'telling' },
    development: { name: 'your storytelling', check: 'telling' },
    evidence: { name: 'your use of detail', check: 'telling' },
  },
  'source-answer': {
    structure: { name: 'the order of your answer', check: 'order' },
    relevance: { name: 'your answer to the question', check: 'proof' },
    evidence: { name: 'your evidence from the text', check: 'proof' },
    development: { name: 'your explanation of the text', check: 'proof' },
    argument: { name: 'your reasons', check: 'proof' },
  },
};
export const OTHER: Subject = { name: 'this part of the task', check: 'support' };
export const OF_CORRECTNESS = new Set(['spelling', 'grammar', 'punctuation']);
