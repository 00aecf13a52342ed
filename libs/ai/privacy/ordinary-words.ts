const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Parts of names that stand for nobody alone. */
export const PARTICLES = words(
  `de da do dos das del della di du des la le les van von der den ter ten af av al el ul bin binti bint ibn abu ben bat
  st san mac mc jr sr ii iii iv mr mrs ms miss mx dr prof te`,
);
/** Months and days are capitalised wherever they stand. */
export const CALENDAR = words(
  `january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday summer winter autumn spring easter christmas ramadan`,
);
/**
 * Names that are ordinary words too. Alone they are replaced only where a capital inside a sentence says that they are
 * names: a prompt full of holes is graded worse, and the word gives nobody away.
 */
export const ORDINARY = words(
  `will mark grace hope faith joy rose lily daisy ivy violet olive holly ruby amber jade pearl crystal dawn eve art bill
  frank jack john rob bob nick pat sue penny drew chase grant miles wade dean earl king prince duke hunter archer mason
  cooper carter taylor tyler parker porter baker butler cook fisher gardener miller potter smith turner walker weaver
  singer page knight bishop pope abbott young old long short small little rich poor strong wise sharp bright brown black
  white green gray grey gold silver field fields hill hills wood woods brook brooks river rivers lake stone ford bridge
  bell church hall house park street bush rain snow frost storm winter day night moon star sky sun fox wolf bear lamb
  drake swan bird robin finch crane lion angel christian charity patience honour honor justice liberty destiny harmony
  melody sage basil rosemary ginger pepper rice bean berry cherry apple case price cash major sergeant love best good
  moody banks waters wells english french welsh scott israel jordan paris london chelsea sydney victoria florence china
  india asia georgia austin dallas trinity reading ray gene kit max dan dean don guy harry jay jean jet joey josh kay kim
  lance laurel lee levi marina max melody miles mercy nova olive pierce reed rex rider rocky rowan royal rusty sandy
  savannah scout skip skye sterling sunny summer tad teddy theo tony trip troy van ward way webb wing yang you so an ha
  do to my no he she him her it is we us they them his our lu li le la me man men ma bo bi sang son song sung long tong
  hong ping jun jin chin chan win ning`,
);

/** Capitalised words after a name that do not make it somebody else's. */
export const NOT_SURNAMES = words(
  `i mum mom dad mr mrs ms miss english maths science history year grade class monday tuesday wednesday thursday friday
  saturday sunday january february march april may june july august september october november december`,
);

/** Words of headings, titles and greetings that are nobody's name. */
export const NOT_NAMES = words(
  `a about after all am an and animal animals answer are art as assessment assignment at aunt autumn bad best better big
  biology book books boy brother but by can cause causes change chapter chemistry child children christmas city class
  classmates climate coach college conclusion could council country course cyber dad date dear death debate democracy
  department did do does doctor dog dogs draft drama dream dreams drugs earth easter economics editor education
  effects end energy english environment equality essay ethics evening every everyone everybody evil exam extended
  fake family farm fast father fear fellow festival final finally first firstly flag food football for freedom friend
  friends friendship from future games geography girl global god good government grade grandma grandpa great hamlet
  happiness health heroes high history holiday holidays home homework house how human i idea if importance in
  independent introduction is it journal journey justice kids king lady ladies late law leaders learning letter life
  literature love madam magic man marking mars math maths may mayor me media memory men mental middle minister mobile
  modern mom monday money moon mother mum music my narrative nature new news night no nobody none not novel nuclear
  ocean of old on online or our page paper parents parliament part past peace people period persuasive phone phones
  physics planet play pm poem poetry police pollution portfolio poverty power practice premier president primary
  prime principal problem project prose public question reader readers reading reality recycling reflection religion
  report research response review revenge rights romance sad school schools science sea second secondly secret
  section semester senior sex shakespeare she should sir sister slavery smart snow social society solar sorry space
  speech spring st state story street student students studies study subject summary summer sun sunday sugar task
  teacher teachers team technology teen teenagers term test text thank thanks that the their there they third thirdly
  this time times title to too topic traffic transport truth tv two uncle unit university untitled up us video violence
  vs war was water we weather what when where which white who why wild will winter with woman women word words work
  diary santa sirs mums dads council councillor ambassador ministers board committee manager staff owner world writing year yes you young your youth zoo zoos nine ten`,
);
/** Endings of abstract nouns and the like, in words of six letters or more. */
export const NOT_NAME_ENDING =
  /^\p{L}{2,}(?:tion|tions|sion|ment|ments|ness|ism|isms|ist|ists|ity|ities|ance|ences?|ology|graphy|ful|less|ables?|ously|ally|ingly|ings)$|^\p{L}{3,}ing$/u;
export const NATIONALITY = /(?:ian|ean|ese|ish|can|ic|ch|ese|ander|man|nese|i)$/u;

/** The places and days after which a capitalised word is a time or a place, not a person. */
export const BEFORE_PLACES = words(
  'in at of on from near since until during last next early late every this to the',
);
/** What only people do: a name at the start of a sentence is followed by it. */
export const PERSONAL_VERBS = words(
  `said says told asked asks laughed smiled replied shouted whispered cried ran went came looked thought wanted wants
  likes liked loves loved hates helped taught plays played walked sat stood felt knew knows lives lived`,
);
/** Close to a name they say that the writer knows the person. */
export const PERSONAL_CUES = words(
  `my our me friend friends classmate classmates mate mates buddy partner brother sister cousin teammate neighbour
  neighbor bestie team group named called`,
);
