import { patternOf } from './phrases';
import { type HarmKind, PHRASES } from './harm-phrases';

/** What tends to stand beside harm without naming it, and plain statements in words that are common elsewhere too. */
const HINTS: typeof PHRASES = {
  suicide_or_self_harm: [
    `(?:wrote|writing|written|made|making) my (?:own )?(?:will|goodbyes?|last)`,
    `{NOT} (?:think|believe|see|know if) … (?:make it to|be here for|live to|reach|be alive|get to) … (?:graduation|birthday|eighteen|18|christmas|summer|prom|next|end of|formal|twenty)?`,
    `(?:goodbye|farewell|suicidal|last) (?:texts?|messages?|posts?|videos?|calls?|snaps?)`,
    `world (?:would|'d|might|will) be (?:[a-z]+ )?(?:lighter|happier|easier|quieter)|world … (?:better|happier|easier) without me`,
    `(?:everyone|everybody|they|family|all) (?:is|are|'re) (?:so |just )?(?:tired|sick) of (?:me|seeing|having|looking)|everybody is tired of`,
    `(?:like|am|i'?m|feel) (?:a|like a|such a|just a) (?:ghost|burden|mistake|waste|disappointment|failure|problem|zombie|shell|nothing)`,
    `(?:thoughts?|urges?|ideas?|feelings?|voices?) (?:that |which )?(?:scares?|scare|frightens?|frighten|terrif[a-z]+) me`,
    `(?:rope|noose|railing|tracks|bridge|cliff|pills|gun|blade) … (?:know where|where it is|waiting|think about|look at it|calls?|keep looking|could use)`,
    `(?:hold|holding|see|look at) (?:the|a|my) … (?:knife|razor|pills|blade|rope|scissors) … (?:thoughts?|think|scares?|want|wonder|urge|tempt[a-z]*)`,
    `i cannot (?:say|tell) it|(?:i do not|i don'?t) know (?:who|how) to tell`,
    `(?:in|to|from) (?:the )?hospital … (?:because|since|after) (?:she|he|i|they) (?:tried|took|cut|swallowed|jumped|wanted|hurt)`,
    `(?:cry|crying|cried) (?:myself )?(?:to sleep|every night|every day|all the time|in the (?:shower|toilets?|bathroom))`,
    `(?:wonder|wondering|wondered|imagine|imagining|think|thinking) (?:if|how|what|about) … (?:without me|i died|i was gone|funeral|miss me|be lighter|not here|if i left)`,
    `my (?:own )?funeral`,
  ],
  violence_at_home: [
    `my (?:[a-z]+ )?{FAMILY} (?:has |had |have |'?s )?(?:[a-z]+ )?(?:broke|broken|break|smashed|cracked|kicked in|punched) … (?:doors?|ribs?|nose|wall|walls|me|mum|finger|tooth|teeth|wrist|jaw|my (?!record|heart|fall|toy|toys|guitar|bike|pen|pencil))`,
    // Children break things by accident.
    `my (?:[a-z]+ )?(?:(?:step|foster)?~(?:mum|mom|mother|dad|father)|uncle|boyfriend|guardian) (?:has |had |have |'?s )?(?:[a-z]+ )?(?:broke|broken|break|smashed) … (?:arm|phone|windows?|plates?)`,
    `(?:holes?|dents?|cracks?) (?:in|on|the size|from|where) … (?:fist|hand|punch[a-z]*|kick[a-z]*|threw|boot|wall|walls|door|doors|head)|(?:walls?|doors?) … holes? … fists?`,
    `(?:nobody|no one|noone) … (?:supposed to|allowed to|meant to|should|must|can) (?:know|see|find out|tell|hear)`,
    `(?:sunglasses|make~up|concealer|foundation|scarf|long sleeves|jumper) (?:inside|indoors|to cover|to hide|in summer|at night|in the heat)`,
    `(?:when|until|before|if) (?:it|they|he|she|the (?:shouting|screaming|fighting|yelling)) (?:starts|start|begins|is over|stops|stop) … (?:hear|headphones|hide|cover|sister|brother|room|bed|music|under|ears|sleep)`,
    `so (?:that )?(?:she|he|they|my (?:little |baby )?(?:brother|sister)) (?:does not|doesn'?t|can'?t|cannot|won'?t|do not|don'?t) (?:hear|see|know|wake)`,
    `(?:he|she|dad|mum|mom|my {FAMILY}|my boyfriend|my ex) (?:[a-z]+ )?(?:counts|checks|times|tracks|controls|watches) … (?:minutes|my phone|where i|who i|my messages|every step|everything i)`,
    `(?:i|we|she) (?:will |would |'?ll )?pay for it`,
    `(?:locks?|locked|shuts?) (?:me|us|my [a-z]+) (?:in|inside|out|outside) (?:the|a|my|of|in|for) … (?:laundry|cupboard|garage|shed|room|bathroom|basement|dark|light|cold|night|hours?|house)?`,
    `(?:dad|father|mum|mom|mother|stepdad|stepfather|stepmother|he|she|uncle|boyfriend) (?:hits?|beats?|hit|beat|slapped|slaps|punched|kicked|choked|whipped|hurts|hurt) (?:me|us|my)`,
    `(?:under|in) (?:his|her|their|that) (?:roof|house) … (?:again|night|anymore|any more|safe|stay|rather)?`,
  ],
  sexual_harm: [
    `(?:my|our|a|the|his|her) (?:[a-z]+ )?(?:{FAMILY}|brother in law|father in law|coach|teacher|tutor|neighbou?r|driver|doctor|friend'?s (?:dad|brother|father)|boss|priest|pastor|boyfriend|ex) (?:[a-z]+ ){0,2}(?:touch|touche[sd]|touching|kisse[sd]|kissing|gropes?|groped|grabbed|strokes?) (?:me|my (?!forehead|shoulder|heart|hand|soul|cheek|head|arm|face))`,
    `(?:he|they|someone|somebody|a man|this man|this guy|boys) (?:[a-z]+ ){0,2}(?:touche[sd]|touching|grope[sd]?|groping|grabbed) (?:me|my (?:bum|butt|chest|breasts?|leg|thigh|body|private|skirt))`,
    `(?:share|shares|sharing|shared|sleep|sleeping|slept|lie|lay|stay) (?:a|the|in|my|his|in the|in a|in his) (?:same )?bed (?:with|as) (?:my |him|her)`,
    `under the (?:blanket|blankets|covers|table|duvet|towel)`,
    `(?:teacher|coach|tutor|boss|youth leader|priest|pastor|older (?:man|guy|boy)|man) … (?:messages?|messaged|texts?|texted|snaps?|dms?|asked me|invited me|drove me|picked me) … (?:night|flat|house|apartment|place|home|car|alone|secret|photos?|pictures?|hotel|beautiful|sexy)`,
    `(?:too|so|very|really) (?:drunk|high|wasted|out of it) … (?:they|he|boys?|guys?|someone|did|anyway|touched|woke|clothes|remember|knows|team|photos?|video)`,
    `(?:did|do|does|kept doing|done|doing) it anyway`,
    `(?:woke|wake) up (?:with|and|without|to) … (?:clothes|naked|on top|his hand|touching|pants|underwear|him|hurt)`,
    `(?:i|she) (?:never|did not|didn'?t|do not|don'?t) (?:want(?:ed)?|said yes|say yes|agree|consent|agreed) … (?:sex|him|touch|kiss|body|bed|it|boyfriend)`,
    `(?:did|does|do|doing|is doing|was doing) (?:it )?to (?:me|my (?:sister|brother|friend))(?: (?:now|too|when|at|since|every|again|as well))`,
  ],
  neglect: [
    `(?:steal|steals|stole|stealing|stolen|take|took|taking|nick|nicked) (?:bread|food|lunch|milk|fruit|snacks|chips|noodles|rolls|from the (?:shop|canteen|supermarket|store)|nappies)`,
    `(?:nothing|no food|not much) (?:is |was )?(?:at|in our|in my|in the) (?:home|house|fridge|cupboard)`,
    `(?:not|never|no) (?:had |have |eaten )?(?:a )?(?:hot|warm|proper|real|cooked|any) (?:food|meals?|dinner|shower|water|bath) … (?:weeks?|days|months?|since|home|because|shut|cut)`,
    `(?:gas|power|water|electricity|heating) (?:was|is|got|has been|were) (?:shut|cut|turned|switched|disconnected)`,
    `(?<!(?:i|i'?m|i was|i am|i fell|i feel|we|we were|we fell) )(?:asleep|passed out|lying|unconscious|sleeping|sleeps|in bed) (?:on the (?:couch|floor|sofa|kitchen|bathroom)|all day|for days|most days|for (?:two|three|four|a) )`,
    `i (?:always |have to |had to |also |mostly )?(?:look after|take care of|raise|feed|bath|bathe|mind) … (?:kids|children|siblings|brothers|sisters|babies|baby|twins|brother|sister|mum|her) … (?:asleep|tired|school|thirteen|twelve|eleven|ten|alone|nobody|drunk|because|myself|maths|class|every)`,
    `(?:fall|fell|falling) asleep in (?:class|maths|math|school|english|science|lessons)`,
    `(?:told|tell|lied to|lie to) (?:the )?(?:school|teacher|teachers|office|neighbou?rs|social worker) … (?:flu|sick|work|holiday|fine|busy|away|shift|ill|forgot)`,
  ],
  threat: [
    `(?:bring|bringing|take|taking|get|getting|use|using|find|found|have|stole) (?:my|his|the|our|dad'?s|father'?s|a) (?:[a-z]+'?s? ){0,2}{WEAPON}`,
    `(?:knife|knives|gun|guns|rifle|blade|blades|machete|weapons?) … (?:on their knees|laughed|sorry|school|bag|beg|scared|laughing|dead|fight|after school|thursday|monday|friday|tuesday|wednesday|boys|gang)`,
    `(?:is|are|'?s|be) dead (?:on|after|if|when|meat|next|tomorrow|for (?:this|that))`,
    `(?:if|that) (?:he|she|i) (?:can'?t|cannot|can not) have (?:me|him|her) … (?:nobody|no one|then)`,
    `(?:waits?|waiting|waited|follows?|followed|following|watches|watching|stalks?|stalking|parks?|stands?|shows? up) (?:me|outside|in front of|at (?:my|our|me)|for me|near) … (?:my|our|house|home|school|work|window|street|everywhere|night)`,
    `(?:drawn|draw|drew|mapped|wrote down|written down|know) where … (?:sits?|lives?|stands?|sleeps?|each|they are|class|room)`,
    `(?:on their knees|beg for|begging for|scream for|cry for) … (?:mercy|life|lives|forgiveness|me)?(?<=mercy|life|lives|forgiveness|knees)`,
    `everyone (?:who|that) (?:laughed|hurt|bullied|ignored|touched|made)`,
  ],
  bullying: [
    `(?:held|hold|holding|pinned|holds|tied|sat on) (?:me|him|her|my (?:friend|brother|sister)) (?:down|up|against|to)`,
    `(?:push|pushes|pushed|shove|shoved|slam|slammed|throw|threw|trip|tripped) (?:me|him|her) (?:into|against|over|to|onto|in) (?:the |a )?(?:lockers?|walls?|ground|floor|fence|bin|stairs|mud|toilet|pond|road|desk|gate)`,
    `(?:call|calls|called|calling) (?:me|him|her|us) (?:a |an |the )?(?:[a-z]+ )?(?:fag[a-z]*|slut|whore|freak|retard[a-z]*|monkey|terrorist|gay|pig|dog|ugly|fat|bitch|loser|psycho|[a-z]* ?slurs?)`,
    `(?:made|make|created|set up|has|have) (?:an |a |fake |the )?(?:[a-z]+ )?(?:account|page|profile|poll|group|website|video|meme|chat) … (?:about me|my name|my face|of me|hate|says|with my|kill|ugly|for me)`,
    `(?:threw|throw|pour|poured|tipped|spilt|dump|dumped) … (?:water|food|milk|rubbish|paint|drink|stones?|rocks?|bottles?|things) (?:over|on|at|in) (?:me|my|him|her)`,
    `(?:nobody|no one|not one teacher) (?:ever )?(?:helps?|helped|believes? me|believed me|does anything|did anything|stops? them|stopped them) … (?:me|day|school|when|any~more|hurt|they|bull[a-z]*)?`,
  ],
  eating: [
    `(?:throw|threw|thrown|throwing) up (?:my |the |all my )?(?:dinner|lunch|food|meals?|breakfast|every|everything|after|since|on purpose|most)`,
    `(?:weigh|weighs|weighed) (?:less|only|under|just|more|so little|too)`,
    `(?:faint|faints|fainted|fainting|passed out|dizzy) … (?:practice|training|class|eat[a-z]*|food|hungry|dance|school|heat|weigh[a-z]*|sport|days)`,
    `(?:if|when|every time|whenever) i eat … (?:run|guilty|hate|sick|cry|punish|more|gain|fat|throw|burn|exercise|gone)`,
    `eat(?:ing)? (?:more|less) than … (?:hundred|[0-9]+|calor[a-z]*|a day|one|once)`,
    `(?:run|exercise|sit ups|train|burn it) … until … (?:gone|burn(?:ed|t)|off|faint|drop|it is)`,
  ],
  running_away: [
    `(?:leave|leaving|left|leaves) home (?:for|on|tonight|and|as soon|when|because|this|in|tomorrow|next|forever)`,
    `(?:sleeping bag|tent|backpack|bag|money|dollars|savings) … (?:leaving|leave|run|running|away|gone|escape|out of here)`,
    `(?:live|living|sleep|sleeping|be) (?:on|in) the (?:street|streets|park|station) … (?:than|rather|better|because|since|with)|rather (?:live|sleep|be) (?:on|in) the street`,
    `than (?:spend|stay|live|sleep|go|be) (?:another|one more|a|back|there|here|with|in|at) … (?:night|day|him|her|home|house|roof|there|them|place|minute)`,
    `(?:the|my|our|her) (?:wedding|engagement|marriage|ceremony|husband) (?:is|will be|has been|was) (?:in|on|planned|set|arranged|next|already|decided|chosen)`,
    `(?:like|love) him when i (?:know|meet|marry|get)`,
  ],
};

export interface HarmPattern {
  kind: HarmKind;
  pattern: RegExp;
  /** Counts without a word for the writer or somebody the writer knows. */
  standsAlone: boolean;
}

export const HARM_PATTERNS: readonly HarmPattern[] = (
  Object.keys(PHRASES) as (keyof typeof PHRASES)[]
).flatMap((kind) =>
  [...PHRASES[kind], ...HINTS[kind]].map((phrase) => ({
    kind,
    pattern: patternOf(phrase.replace(/^!/u, '')),
    standsAlone: phrase.startsWith('!'),
  })),
);
