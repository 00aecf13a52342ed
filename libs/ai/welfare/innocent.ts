import { patternOf } from './phrases';

/** Turns of speech that name harm and mean none; their words are read by no other phrase. */
export const IDIOMS: readonly RegExp[] = [
  `(?:my |our |the )?(?:[a-z]+ )?(?:mum|mom|dad|parents|mother|father|teacher|coach|boss|sister|brother|nan|she|he|they) (?:would|will|'?ll|'?d|is going to|are going to|gonna|is gonna|was going to) (?:have )?(?:totally |probably |absolutely |literally )?(?:kill|killed|murder|murdered) (?:me|us) (?:if i (?:came|come|got|get|lost|lose|was late|am late|broke|forgot|forget|failed|fail|did not clean|didn'?t clean|spill[a-z]*)|when she sees|when he sees|with homework)`,
  `(?:kill|killed|killing) (?:some |the |a bit of |a few )?(?:time|hours?|minutes?|an hour|the mood|the vibe|the lights?|the engine|two birds|it|off|the game|the day)`,
  `(?:the (?:exam|test|heat|suspense|wait|walk|stairs|hill|homework|training|pain|shoes?)|my (?:feet|back|legs|shoes|head|arms)|that (?:test|exam|run|hill)|curiosity|looks|it) (?:[a-z]+ ){0,2}(?:kill|kills|killed|killing) (?:me|us|the cat|you)?`,
  `(?:killed|killing|kill) {SELF} laughing`,
  `(?:nearly|almost|could have|could'?ve|thought i would|thought i was going to|literally|i) (?:died|die|dying|dead) (?:of|from|with) (?:laughter|laughing|embarrassment|boredom|shame|cringe|excitement|happiness|the heat|hunger|thirst)`,
  `(?:nearly|almost|just about|literally) (?:died|dying|dead) (?:laughing|when my (?:crush|phone|mum came))?`,
  `(?:dying|die|died) (?:for|to) (?:a|an|see|know|meet|try|hear|get|go|eat|tell|play|have|read|watch|find|be with|visit|some)`,
  `(?:would|'?d) (?:rather|sooner) die than`,
  `(?:i|we) (?:wanted|want|wished) (?:to|i could) (?:die|disap+ear|vanish|sink) (?:of (?:shame|embarrassment)|from embarrassment|on the spot|right there|then and there|into the (?:ground|floor|earth))`,
  `(?:sink|sank|swallow me) (?:into|up|through) the (?:ground|floor|earth)`,
  `(?:kill|beat|beats|beaten|murder|smash|bash|destroy|slaughter)(?:ed|s)? (?:me|us|them|him|her|everyone|you) (?:[a-z]+ ){0,2}(?:at (?:chess|football|soccer|tennis|cards|monopoly|mario|fifa|fortnite|netball|cricket|basketball|games?|the (?:game|race|match|spelling)|a |it|everything|video|table|scrabble)|in (?:a|the|every|our|chess|football|soccer|tennis|fifa)~(?:race|game|match|final|finals|competition|contest|tournament|test|quiz|debate|season|grand)?|by [0-9]+|[0-9]+|to (?:the|it|school)|every (?:single )?time (?:we|i) (?:play|race)|every single time)`,
  `(?:beats?|beat) me (?:at|in|to|by|every single time)`,
  `(?:hit|hits|hitting) (?:me|us|her|him) (?:up|that|with (?:a )?(?:pillow|question|ball|snowball|cushion|water balloon|the ball|the news|a joke|a wave|so much|reality)|hard that|like a|when i (?:heard|saw|read|realised|realized|got))`,
  `(?:it|that|this|which|reality|the (?:ball|wave|waves|news|truth|car|cold|heat|smell|wind|idea|thought|branch|door|swing|puck|disc|frisbee)) (?:[a-z]+ ){0,2}(?:hit|hits|hurt|hurts|struck|threw|pushed|knocked|dragged|pulled) (?:me|us|her|him)`,
  `(?:threw|throws|throw|passed|kicked|kicks|pushed) (?:me|us|him|her) (?:the|a) (?:[a-z]+ )?(?:ball|pass|football|party|birthday|surprise|rope|life|towel|frisbee)`,
  `(?:threw|throw|pushed|push|dragged) (?:me|us) (?:in|into) (?:the|a) (?:pool|water|lake|deep end|river|sea|snow)`,
  `(?:push|pushed|pushes|pushing) (?:me|us|{SELF}) (?:to (?:do|be|my|try|work|keep|study|go|the limit|become|succeed|improve|write|read)|harder|forward|on (?:the|a) swing)`,
  `(?:cut|cuts|hurt|burn|burned|burnt) {SELF} (?:on|with|while|when|shaving|cooking|at|playing|off|in|by|doing|and (?:had|needed|missed)|badly (?:at|in|while|playing))`,
  `{SELF} (?:off|out of|short|some slack|to (?:a|some|the))`,
  `(?:locked|lock|locks) (?:me|us|the keys|{SELF}) (?:in|out) (?:of )?(?:the car|by accident|accidentally|by mistake|the keys)`,
  `(?:run|ran|running|runs) away (?:from (?:the|a|our) (?:dog|bull|bear|wave|waves|snake|spider|bee|wasp|problem|problems|responsibility|lion|monster|police in the game|ball|rain|cat|goose)|with (?:the|it|my imagination))`,
  `(?:run|ran|running) away (?:to join|to sea|with the circus)`,
  `(?:dog|cat|hamster|puppy|rabbit|horse|kitten|pet|bird|cow|sheep) … (?:ran|run|runs|running) away`,
  `(?:hide|hid|hiding|hides) … (?:playing|hide~(?:and|n|-)?~(?:go )?(?:and )?seek|surprise|present|presents|christmas|birthday|game)`,
  `hide and seek`,
  `without (?:it|them|her|him|music|sport|books|reading|my (?:[a-z]+ )?(?:friends?|family|mum|mom|dad|team|phone)) i (?:would|might|could) (?:not|never) (?:exist|be here|be alive|survive)`,
  `(?:can|could|will|does) kill (?:you|people|us|somebody|someone)`,
  `(?:suicide|suicidal) (?:squad|bomb[a-z]*|mission|run|runs|sprints?|attacks?|vests?|prevention|rates?|hotlines?|drills?)`,
  `(?:scared|afraid|frightened|terrified) (?:to death )?of (?:my|his|her) (?:own )?(?:shadow|[a-z]+'?s? (?:cat|dog|cooking|singing|driving))`,
  `(?:starving|starved) (?:for|of|by|so we|and)`,
  `(?:shoot|shot|shooting|shoots) (?:the|a|some|for|from|at (?:the )?goal|hoops|baskets|three|penalties|pool|film|photos|video|him a (?:look|text|message)|her a (?:look|text|message)|me a (?:look|text|message)|you a)`,
  `(?:water|nerf|toy|squirt|paint~ball|glue|heat|spray|nail|laser) (?:guns?|pistols?|rifles?|swords?|knife|knives)`,
  `(?:pocket|butter|bread|plastic|kitchen|paring|palette|swiss army|fishing|cake) (?:knife|knives)`,
  `(?:pie|cake|dinner|fish|knife) and fork|knife (?:and|or) fork`,
  `(?:time|photo|video|bath)~bombs?`,
  `(?:attempt|attempted|attack(?:ed)?) … (?:water pistol|pillow|tickle[a-z]*)`,
  `(?:no|without) (?:food|drinks?|phones?) (?:in|at|allowed) (?:class|the (?:library|classroom|cinema|theatre)|school)`,
].map(patternOf);

/** A passage near these words speaks of a book, a film, the past or the world at large. */
export const OF_A_WORK_OR_THE_PAST = [
  `(?:novel|novels|author|authors|protagonist|narrator|chapter|chapters|playwright|poem|poet|stanza|shakespeare|romeo|juliet|macbeth|lady macbeth|hamlet|othello|katniss|piggy|boxer|lennie|curley|scout finch|atticus|heathcliff|jane eyre|gatsby|frankenstein|dracula|harry potter|voldemort|act (?:one|two|three|four|five|[ivx]+|[0-9])|scene (?:one|two|[0-9])|the (?:play|film|movie|story|book|tale|text|excerpt|character|hero|heroine|fairy tale|myth|legend)|in (?:this|the) (?:story|novel|book|film|movie|play|poem|memoir|article|text|excerpt)|main character|(?:makes|shows|tells|lets|invites|forces|teaches|reminds|wants) us (?:to )?(?:ask|see|think|feel|wonder|question|that|how|what|why|understand|about|believe))`,
  `(?:world war|civil war|the war|wars|soldiers?|army|armies|nazis?|hitler|stalin|holocaust|genocide|slavery|slaves?|convicts?|bushrangers?|colonists?|settlers|empire|emperor|king|queen|knights?|gods?|goddess|roman|romans|greek|greeks|medieval|revolution|battle|trenches|gallipoli|anzacs?|century|bce?|1[0-9][0-9][0-9]s?|in the old days|parliament|government|president|the law|laws|legislation|assassinat[a-z]*)`,
  `(?:studies|study shows|research|researchers|statistics|percent|per cent|according to|experts|scientists|survey|surveys|many (?:people|teens|teenagers|students|children|kids|families|countries)|some (?:people|students|teenagers|teens|parents|families)|most (?:people|students|teens)|society|in today'?s|poor countries|around the world|every year|each year|should be (?:banned|illegal|taught|allowed)|the issue|animals|elephants|whales)`,
].map(patternOf);

/** The writer, or people whom the writer knows. */
export const PERSONAL = patternOf(
  `(?:i|i'?m|im|i'?ve|ive|i'?d|i'?ll|me|my|mine|{SELF}|we|us|our|we'?re|{FRIEND})`,
);
