/**
 * Words that English writers often misspell: silent and doubled letters, -ible and -able, -ei- and -ie-, and spellings that
 * do not follow the sound. Our own list.
 */
export const HARD_WORDS: ReadonlySet<string> = new Set(
  `absence accept accessible accidentally accommodate achieve achievement acknowledge acquire adolescence
  advertisement aggressive amateur analysis anxious apparent apparently appearance appreciate approximately argument
  assistance association atmosphere attendance audience available awkward bargain beautiful beginning behaviour behavior
  believe beneficial benefit benefited boundary brilliant bureau business calendar campaign career catastrophe ceiling
  cemetery challenge character chief choir cigarette column commitment committee communicate community competition
  completely conceive condemn confident conscience conscious consequence consequences controversy convenience convenient
  courage courageous criticise criticize criticism curiosity curriculum decision definite definitely democracy description
  desperate deteriorate determined develop development dilemma disappear disappoint disappointed discipline
  disease ecstatic efficient eighth eliminate embarrass embarrassed embarrassing emphasise emphasize encourage encouragement
  enthusiasm enthusiastic environment environmental equipment especially essential eventually evidence exaggerate excellent
  excitement exercise existence explanation extraordinary extremely familiar fascinating favourite
  favorite fierce finally financial foreign fortunately frequently friendship fulfil fundamental government gradually
  grammar grateful guarantee guard guidance guilty harassment height heroes hesitate humorous hygiene
  identity ignorance imaginary imagination immediate immediately immense improvement incredible independence
  independent indispensable individual influence information innocent intelligence intelligent interest interrupt
  irrelevant island jealous jealousy jewellery journey judgement judgment knowledge laboratory language leisure library
  literature loneliness maintenance marriage marvellous mathematics meanwhile medicine miniature mischievous muscle
  mysterious naturally necessary necessarily neighbour neighbor neighbourhood neighborhood neither nervous noticeable
  nuisance obedient obstacle occasion occasionally occurred occurrence opinion opponent opportunity opportunities ordinary
  original parallel paragraph parliament particularly peaceful peculiar perceive permanent persevere
  perseverance persistent personality persuade persuasive phenomenon physical physically pleasant pollution
  popularity possess possession possibility possible practical precious preferred prejudice preparation presence pressure
  previous privilege probably procedure proceed professional prominent pronunciation psychology pursue questionnaire
  receipt receive recognise recognize recommend reference rehearse relevant relieved religious remember repetition
  representative responsibility responsible restaurant rhyme rhythm ridiculous sacrifice scarcely schedule science scissors
  secretary seize separate separately sergeant serious shoulder significant similar sincerely situation skilful society
  soldier solemn sophisticated souvenir special specifically straight strategy strength succeed success successful
  successfully sufficient surprise surprised surprising surround suspicious sympathetic technique technology temperature
  temporary temporarily terrible thorough thoroughly tomorrow tongue tragedy truly twelfth
  typical unfortunately unique unnecessary usually vacuum valuable variety vegetable vehicle vengeance vicious
  visible weird wilderness withhold yacht yield`.split(/\s+/u),
);
