import { foldName, type NameToken } from './name-tokens';

/** Titles, authors' surnames and characters of works that schools read, so that a classmate called Jack leaves Jack alone. */
const WORKS: readonly string[] = [
  'lord of the flies|golding|jack ralph piggy simon roger sam eric percival maurice',
  'to kill a mockingbird|harper lee|scout atticus jem boo radley calpurnia tom robinson dill finch maycomb bob ewell mayella alexandra',
  'of mice and men|steinbeck|george lennie curley slim candy crooks carlson milton small',
  'the great gatsby|fitzgerald|gatsby nick daisy tom jordan myrtle wilson buchanan carraway baker jay',
  'romeo and juliet|shakespeare|romeo juliet mercutio tybalt benvolio paris nurse capulet montague laurence rosaline',
  'macbeth|shakespeare|macbeth duncan banquo macduff malcolm fleance hecate lennox ross',
  'hamlet|shakespeare|hamlet ophelia gertrude claudius polonius laertes horatio rosencrantz guildenstern',
  'othello|shakespeare|othello iago desdemona cassio emilia roderigo bianca',
  'the merchant of venice|shakespeare|shylock portia antonio bassanio jessica lorenzo',
  'the tempest|shakespeare|prospero miranda ariel caliban ferdinand antonio gonzalo',
  'twelfth night|shakespeare|viola olivia orsino malvolio sebastian feste maria toby',
  'a midsummer night’s dream|shakespeare|hermia lysander helena demetrius oberon titania puck bottom',
  'much ado about nothing|shakespeare|beatrice benedick hero claudio leonato',
  'king lear|shakespeare|lear cordelia regan goneril edmund edgar gloucester kent',
  'an inspector calls|priestley|birling sheila eric gerald goole eva smith sybil arthur daisy renton croft',
  'animal farm|orwell|napoleon snowball squealer boxer clover jones benjamin mollie moses muriel old major',
  'nineteen eighty-four|orwell|winston julia smith parsons syme goldstein charrington',
  'a christmas carol|dickens|scrooge marley cratchit tim fezziwig fred belle bob ebenezer jacob',
  'great expectations|dickens|pip joe estella havisham magwitch jaggers herbert biddy wemmick',
  'oliver twist|dickens|oliver fagin nancy dodger bill sikes brownlow rose',
  'jane eyre|bronte|jane eyre rochester bertha mason helen burns adele john rivers diana mary',
  'wuthering heights|bronte|heathcliff catherine cathy linton edgar hindley hareton nelly isabella',
  'pride and prejudice|austen|elizabeth darcy jane bingley wickham lydia collins charlotte bennet mary kitty lizzy',
  'emma|austen|emma knightley harriet elton churchill fairfax weston',
  'frankenstein|shelley|victor elizabeth walton clerval justine william frankenstein henry margaret robert',
  'dracula|stoker|dracula mina lucy jonathan harker helsing renfield',
  'dr jekyll and mr hyde|stevenson|jekyll hyde utterson lanyon enfield poole carew',
  'treasure island|stevenson|jim silver hawkins livesey trelawney ben gunn',
  'the crucible|miller|proctor abigail elizabeth hale danforth parris tituba mary warren john giles corey rebecca',
  'death of a salesman|miller|willy biff happy linda loman charley bernard ben',
  'a view from the bridge|miller|eddie catherine beatrice marco rodolpho alfieri',
  'a streetcar named desire|williams|blanche stella stanley mitch dubois kowalski',
  'the outsiders|hinton|ponyboy sodapop darry johnny dally cherry bob randy',
  'the hunger games|collins|katniss peeta prim gale haymitch rue snow effie',
  'harry potter|rowling|harry ron hermione dumbledore snape voldemort hagrid draco malfoy sirius neville ginny james lily dobby',
  'the fault in our stars|green|hazel augustus gus isaac van houten',
  'the catcher in the rye|salinger|holden phoebe allie stradlater ackley sally',
  'the giver|lowry|jonas gabriel fiona asher lily rosemary',
  'holes|sachar|stanley zero sam kate elya',
  'wonder|palacio|auggie via julian jack summer will miranda justin august',
  'charlotte’s web|white|charlotte wilbur fern templeton avery',
  'matilda|dahl|matilda trunchbull honey bruce lavender',
  'the boy in the striped pyjamas|boyne|bruno shmuel gretel kotler maria',
  'the book thief|zusak|liesel rudy hans rosa max hubermann',
  'jasper jones|silvey|charlie jasper eliza laura jeffrey jack lionel',
  'blood brothers|russell|mickey edward linda johnstone lyons sammy',
  'the curious incident|haddon|christopher siobhan wellington ed judy',
  'little women|alcott|jo meg beth amy laurie marmee',
  'anne of green gables|montgomery|anne diana gilbert marilla matthew',
  'the secret garden|burnett|mary colin dickon craven martha',
  'alice in wonderland|carroll|alice hatter queen rabbit dinah',
  'the lion, the witch and the wardrobe|lewis|lucy edmund susan peter aslan tumnus',
  'the hobbit|tolkien|bilbo gandalf thorin gollum smaug frodo sam',
  'peter pan|barrie|peter wendy john michael hook tinker',
  'adventures of huckleberry finn|twain|huck jim tom sawyer finn pap',
  'the odyssey|homer|odysseus penelope telemachus circe calypso polyphemus',
  'sherlock holmes|doyle|sherlock holmes watson moriarty lestrade irene adler',
];

interface Work {
  title: string;
  author: string;
  characters: readonly string[];
}

const works: readonly Work[] = WORKS.map((line) => {
  const [title = '', author = '', characters = ''] = line.split('|');
  const plain = (words: string): string => foldName(words).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return { title: plain(title), author: plain(author), characters: characters.split(' ') };
});
/** Of two other characters one may be there by chance; three are company. */
const COMPANY = 2;

/** Words of somebody who writes about a text. */
const REGISTER = new Set(
  `novel play poem author character characters protagonist antagonist narrator narrative chapter scene act stanza
  playwright shakespeare symbolises symbolizes symbolism theme themes metaphor imagery audience reader readers novella
  soliloquy tragedy`.split(/\s+/),
);
const REGISTER_FROM = 3;

export interface Literature {
  /** Characters of the work that the texts are evidently about, folded. */
  characters: ReadonlySet<string>;
  /** The texts speak about literature, of whatever work. */
  register: boolean;
}

/** What the texts read. A title, an author or two other characters of the same work make a name a character's. */
export function literatureOf(texts: readonly (readonly NameToken[])[]): Literature {
  const words = texts.map((tokens) => tokens.map((token) => token.folded));
  const present = new Set(words.flat());
  const joined = words.map((list) => ` ${list.join(' ')} `).join('\n');
  const characters = new Set<string>();
  for (const { title, author, characters: cast } of works) {
    const here = cast.filter((name) => present.has(name));
    if (here.length === 0) continue;
    const named = joined.includes(` ${title} `) || joined.includes(` ${author} `);
    // A title that is a name, such as Emma, says nothing by itself.
    // "Romeo" and "Juliet" are title enough.
    const inTitle = here.filter((name) => ` ${title} `.includes(` ${name} `));
    if (inTitle.length > 1) for (const name of here) characters.add(name);
    const isEvident = named && (title.includes(' ') || here.length > 1 || joined.includes(` ${author} `));
    for (const name of here) if (isEvident || here.length > COMPANY) characters.add(name);
  }
  const register = [...REGISTER].filter((word) => present.has(word)).length >= REGISTER_FROM;
  return { characters, register };
}
