const pairs = (text: string): [string, string][] =>
  text.split(';').map((entry) => {
    const [wrong = '', right = ''] = entry.split('>');
    return [wrong.trim(), right.trim()];
  });

/**
 * Spellings that are wrong everywhere, each with the only thing that it can mean: words run together, short forms,
 * names.
 */
export const CERTAIN_WORDS: ReadonlyMap<string, string> = new Map(
  pairs(`alot>a lot; aswell>as well; infact>in fact; atleast>at least; eachother>each other; noone>no one;
    eventhough>even though; ofcourse>of course; highschool>high school; icecream>ice cream; inorder>in order;
    thankyou>thank you; abit>a bit; alittle>a little; infront>in front; forexample>for example; aslong>as long;
    videogames>video games; videogame>video game; bestfriend>best friend; cellphone>cell phone;
    cellphones>cell phones; everytime>every time; incase>in case; atall>at all; upto>up to;
    teh>the; thier>their; recieve>receive; untill>until; wich>which; becuase>because; beacuse>because; becouse>because;
    becasue>because; tommorow>tomorrow; tommorrow>tomorrow; tomorow>tomorrow; dont>don't; doesnt>doesn't;
    didnt>didn't; isnt>isn't; wasnt>wasn't; arent>aren't; werent>weren't; couldnt>couldn't; wouldnt>wouldn't;
    shouldnt>shouldn't; hasnt>hasn't; havent>haven't; hadnt>hadn't; youre>you're; theyre>they're; thats>that's;
    theres>there's; hes>he's; shes>she's; im>I'm; ive>I've; whats>what's;
    youve>you've; youll>you'll; theyll>they'll; theyve>they've; weve>we've; itll>it'll; allready>already; frist>first; restraunt>restaurant; resturant>restaurant;
    theirselves>themselves; themself>themselves; hisself>himself; ourself>ourselves;
    facebook>Facebook; youtube>YouTube; google>Google; iphone>iPhone; ipad>iPad; instagram>Instagram;
    snapchat>Snapchat; tiktok>TikTok; wikipedia>Wikipedia; netflix>Netflix; skype>Skype; xbox>Xbox;
    playstation>PlayStation; nintendo>Nintendo; minecraft>Minecraft; spotify>Spotify; microsoft>Microsoft`),
);

/** What may be either of two words that are often confused: “theirs” and “there's”. */
export const CONFUSED_WORDS: ReadonlySet<string> = new Set(['thiers']);

/** Plurals that take an apostrophe before the s; right only before a noun. */
export const POSSESSIVES: ReadonlyMap<string, string> = new Map(
  pairs(`childrens>children's; mens>men's; womens>women's; peoples>people's`),
);

/** Words of speech and chat that are in no dictionary, and must not be taken for misspellings of other words. */
export const INFORMAL_WORDS: ReadonlySet<string> = new Set(
  `gonna wanna gotta kinda sorta lotta outta dunno lemme gimme ain't aint cuz coz cos bcuz tho thru nite lite lol lmao omg
  idk btw wtf brb ttyl ily imo haha hehe yeah yea yep yup nah nope nope ok okay ur u r plz pls thx ty ppl tv vs etc bro bros
  sis dude dudes hella texting facetime selfie selfies emoji emojis blog blogs vlog wifi app apps anime
  ugh hmm umm uhh`.split(/\s+/u),
);

/** Languages, peoples, places, days and festivals, whose names always begin with a capital. */
export const NAMES: ReadonlyMap<string, string> = new Map(
  `africa african africans america american americans asia asian asians australia australian australians britain british
  canada canadian canadians england english europe european europeans france germany german greece ireland irish italy
  italian italians mexico mexican mexicans scotland scottish spain spanish india indian indians chinese japanese korea
  korean vietnam vietnamese russia russian russians brazil brazilian egypt egyptian portuguese philippines hispanic
  hispanics latino latina monday tuesday wednesday thursday friday saturday january february april september october
  november december christmas easter halloween thanksgiving ramadan christian christians muslim muslims jewish
  buddhist hindu texas california florida london sydney melbourne paris`
    .split(/\s+/u)
    .map((name): [string, string] => [name, name.charAt(0).toUpperCase() + name.slice(1)]),
);
