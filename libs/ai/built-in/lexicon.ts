const words = (text: string): string[] => text.trim().split(/\s+/u);
const phrases = (text: string): string[] => text.split(';').map((phrase) => phrase.trim());
/** One pattern for a list of words and phrases, whole words only, apostrophes of either kind. */
const anyOf = (list: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}’'])(?:${[...list]
      .sort((a, b) => b.length - a.length)
      .map((entry) => entry.replace(/’/gu, "[’']"))
      .join('|')})(?![\p{L}])`,
    'giu',
  );

export const STOP_WORDS: ReadonlySet<string> = new Set(
  words(`a an the and or but nor so yet if then than that this these those there here it its it's i me my mine we us our
    ours you your yours he him his she her hers they them their theirs who whom whose which what when where why how
    is am are was were be been being do does did doing done have has had having will would shall should can could may
    might must ought not no don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't
    i'm i've i'd i'll you're you've they're they've we're we've that's there's he's she's let's of to in on at by for
    with from into onto out up down over under about after before between through during against among without within
    as like because while although though since until unless also too very just only even more most much many some any
    all each every both few other others another such own same one two first second get got gets make makes made go goes
    going went say says said thing things something anything everything nothing someone anyone everyone people person
    really lot lots way ways time times good bad big small new old know think want need use used using well back now
    again still never always often sometimes maybe however therefore`),
);

/** Words that people learn first and use most; what is not among them nor built from them adds range. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  words(`able add afraid age ago agree air allow alone already animal answer area arm ask away baby ball bed begin believe
    best better bit black blue body book boy bring brother build buy call car care carry cat catch change child children
    city class clean clear close clothes cold color colour come computer computers cook cool country course cry cut dad
    day days dead deal dear different do dog door draw dream drink drive early earth easy eat end enjoy enough example eye
    eyes face fact fall family far fast father feel feeling feet fight find fine fire fish five floor fly follow food foot
    forget found four free friend friends front full fun game games gave girl give glad great green ground group grow guy
    guys half hand hands happen happened happy hard hate head hear heart heat help here high hit hold home hope hot hour
    hours house hurt idea important inside instead job join keep kid kids kind knew last late laugh learn leave left less
    let letter life light line list listen little live lives long look looking lose lost love lunch mad main man matter
    mean meet men mind minute miss mom mum money month morning mother move music name near next nice night number off okay
    once open opinion order outside paper parents park part pay pick picture place plan play playing point problem
    problems put question quick read ready real reason reasons red remember rest right room run sad safe sat save saw
    school science see seem seen send set share short show side sister sit six sleep slow smart smile social sorry sound
    sport sports start stay stop store story street strong student students stuff sun sure swim take talk talking teach
    teacher teachers team tell ten test thank thought three today together told tomorrow took top town tree tried try turn
    tv understand wait walk wall war warm wash watch water weather week weeks went wet white whole wife win wish woman women
    word words work world worry write writing wrong year years yes yesterday young`),
);

export const CLAIMS = anyOf(
  phrases(`I believe; I think; I feel; I agree; I disagree; I argue; I am convinced; in my opinion; in my view; from my point of view;
    this essay; this paper; should; must; ought to; need to; needs to; it is important; it is clear; it is essential;
    the main reason; the most important; I am against; I support; I strongly; clearly; we cannot; has to; is better than;
    proves that; shows that; suggests that; demonstrates; argues that; conveys; reveals`),
);
/** Says of its subject that it is good or bad, or does good or harm: a position without "I think" or "should". */
export const JUDGES =
  /(?<!\p{L})(?:(?:is|are|isn['’]t|aren['’]t|has|have|can be|could be|would be|will be)(?: (?:\p{L}+ly|not|very|really|so|an?|the|more|much|only|just|both|never|always|most)){0,4} (?:good|great|bad|negative|positive|harmful|helpful|beneficial|useful|useless|necessary|unnecessary|wrong|better|worse|best|worst|dangerous|unhealthy|valuable|essential|wonderful|terrible|unfair|waste|mistake)|(?:benefits?|harms?|damages?|ruins?|improves?) (?:society|people|us|students|everyone|kids|children|our))(?!\p{L})/iu;
export const REASONS = anyOf(
  phrases(`because; because of; since; therefore; thus; hence; as a result; consequently; so that; due to; leads to; lead to;
    led to; causes; caused; cause; the reason; reasons; this means; which means; results in; in order to; for this reason;
    this is why; that is why; allows; allow; enables; makes it; if; so`),
);
/** Phrases and figures that bring a case, a number or a source, and hardly ever mean anything else. */
export const SHOWN_BY =
  /(?<!\p{L})(?:for example|for instance|such as|(?:an|one|another) example|like when|(?:one|this) (?:time|day)|when I was|according to|(?:studies|research|survey|statistics|experts|scientists) \p{L}+|states? that|stated|the (?:author|text|article|passage) (?:says|said|states|writes|shows|describes|uses)|it says|in paragraph|in the text|(?<!\d)\d+(?:[.,]\d+)?(?: ?%| per ?cent| people| years| hours| dollars| students))(?!\p{L})/giu;
export const EXAMPLES = anyOf(
  phrases(`for example; for instance; such as; an example; one example; another example; like when; in particular; specifically;
    especially; to illustrate; namely; as when; including; e.g.; once; one time; one day; when I was; imagine; studies; study;
    research; statistics; survey; percent; per cent; according to; experts; scientists; report; evidence; states that;
    stated; the author; the text; the article; the passage; the story says; it says; in the story; in paragraph; in the text; quote; line`),
);
export const COUNTERS = anyOf(
  phrases(`however; although; even though; though; on the other hand; some people; others; opponents; critics; some may; some might;
    some would; many would argue; it could be argued; it may be argued; despite; in spite of; nevertheless; nonetheless; while it is true;
    admittedly; of course; granted; yet; in contrast; whereas; on the contrary; people say; others believe; others think; others argue;
    instead of; counter; disagree`),
);
export const CONNECTIVES =
  phrases(`first; firstly; second; secondly; third; thirdly; finally; lastly; next; then; after that; afterwards; meanwhile;
    in addition; additionally; furthermore; moreover; also; besides; another; for example; for instance; such as; however; although;
    even though; on the other hand; in contrast; whereas; while; despite; nevertheless; instead; otherwise; because; since; therefore;
    thus; consequently; as a result; so that; due to; in conclusion; to conclude; in summary; overall; in fact; indeed; in other words;
    similarly; likewise; in particular; especially; above all; to begin with; first of all; most importantly; until; before; when; if; unless; as well`);
export const CONNECTIVE = anyOf(CONNECTIVES);
export const SEQUENCERS = anyOf(
  phrases(`first; firstly; first of all; to begin with; second; secondly; third; thirdly; next; another; in addition; also; furthermore;
    moreover; lastly; finally; most importantly; on the other hand; however`),
);
export const CLOSINGS = anyOf(
  phrases(`in conclusion; to conclude; in summary; to sum up; overall; all in all; in the end; finally; in closing; ultimately;
    as you can see; this is why; that is why; these are; for these reasons; I hope; thank you; sincerely; so as; therefore; lastly`),
);
export const SUBORDINATORS = anyOf(
  words(
    'because although though while whereas since unless until if when whenever which who whom whose that where after before as whether',
  ),
);
export const TIME_WORDS = anyOf(
  phrases(`when; then; after; before; suddenly; later; finally; that day; one day; the next; meanwhile; as soon as; until; at last; eventually;
    yesterday; that night; that morning; moments later; once; soon; while; at first; by the time`),
);
export const SENSES = anyOf(
  words(`saw heard smelled smelt felt tasted touched watched stared whispered shouted screamed laughed cried bright dark loud quiet cold
    warm soft rough sharp sweet bitter heavy pale golden shining glowing trembling shaking silent echoed wind rain shadow
    breath heart eyes hands voice face smile tears`),
);
export const FEELINGS = anyOf(
  words(`afraid angry anxious ashamed brave calm confused curious delighted determined disappointed embarrassed excited frightened frustrated
    furious grateful guilty happy hopeful hurt jealous joy lonely nervous panic patient proud relieved sad scared shocked surprised
    terrified thrilled tired upset worried`),
);
export const INFORMAL = anyOf(
  phrases(`gonna; wanna; gotta; kinda; sorta; cuz; cause; cos; u; ur; lol; omg; btw; stuff; guys; kids; cool; awesome; yeah; yep; nope; ok; okay;
    a lot of; lots of; tons of; super; really really; like totally; dude; mom; dad; crap; sucks; anyways; hey; pretty much; or something; and stuff`),
);
export const CONTRACTION = /(?<![\p{L}])\p{L}+(?:n[’']t|[’'](?:re|ve|ll|d|m))(?!\p{L})/giu;
export const ADDRESS = anyOf(
  phrases(
    `dear; sincerely; yours; you; your; we; us; our; readers; the reader; ladies and gentlemen; fellow`,
  ),
);
export const HEDGES = anyOf(
  words(
    'may might could perhaps possibly probably likely seems suggests appears tends generally often usually',
  ),
);
