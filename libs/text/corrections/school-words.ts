const words = (text: string): string[] => text.trim().split(/\s+/u);

/**
 * Words that students at Australian schools write rightly and that the dictionary lacks or may lack, in lower case and in
 * their basic form: plurals and possessives follow. Written by hand, from no list of others.
 */
const OF_AUSTRALIA = words(`
  mateship ute utes esky eskies arvo arvos servo servos bogan bogans dag daggy daggiest hoon hoons larrikin larrikins
  larrikinism tuckshop tuckshops tuckerbox billabong billabongs billy billycart billycarts swagman swagmen swaggie jumbuck
  jackaroo jackaroos jillaroo jillaroos drover drovers stockman stockmen stockwoman stockyard stockyards shearer shearers
  bushranger bushrangers bushie bushies bushfire bushfires bushland bushwalk bushwalks bushwalker bushwalkers bushwalking
  outback backblocks squatter squatters squattocracy selector selectors goldfield goldfields digger diggers gumtree gumtrees
  gumnut gumnuts wattle wattles banksia banksias waratah waratahs bottlebrush spinifex saltbush mulga mallee brigalow lilly pilly
  kelpie kelpies dingo dingoes heeler heelers galah galahs budgie budgies budgerigar budgerigars cockie cockies corella corellas
  kookaburra kookaburras lorikeet lorikeets magpie magpies currawong currawongs brolga brolgas cassowary cassowaries
  bilby bilbies quokka quokkas quoll quolls numbat numbats bandicoot bandicoots potoroo potoroos pademelon pademelons
  wallaroo wallaroos wombat wombats echidna echidnas platypus platypuses possum possums koala koalas joey joeys
  bettong bettongs dunnart dunnarts antechinus barramundi barra yabby yabbies witchetty bogong huntsman redback redbacks
  funnelweb taipan taipans goanna goannas thylacine thylacines lyrebird lyrebirds bowerbird bowerbirds
  footy footie netballer netballers netballing cricketer cricketers ruckman ruckmen wingman fullback fullbacks backline
  halfback fullforward sledging bodyline boundaryline premiership premierships grandfinal superbowl showground showgrounds
  surfie surfies boardshort boardshorts rashie rashies togs cossie cossies swimmers ugg uggs akubra akubras driza bone
  lamington lamingtons pavlova pavlovas vegemite damper dampers sanga sangas sausageroll dimsim milkbar milkbars barbie barbies
  sunnies trackies trackie daks thongs flannelette flanno dunny dunnies smoko schoolies uni unis tafe kindy kinder prac
  bottleshop bottleshops nature strip fibro weatherboard weatherboards verandah verandahs granny flat battler battlers
  anzac anzacs gallipoli kokoda naplan atsi hecs medicare centrelink austudy abstudy acara aitsl vcaa nesa vce hsc wace sace
  qce ntcet tce atar aflw afl nrl nrlw matilda matildas socceroo socceroos diamonds wallaby wallabies kangaroo kangaroos
  eureka stockade federation paroo hansard senator senators backbench backbencher backbenchers crossbench crossbencher
  crossbenchers multiculturalism biculturalism assimilationist terra nullius overlander overlanders
  aussie aussies kiwi kiwis pom poms tassie brissie straya
`);

const FIRST_NATIONS = words(`
  aboriginal aboriginals aboriginality torres strait islander islanders indigenous elders songline songlines dreamtime dreaming
  didgeridoo didgeridoos yidaki boomerang boomerangs woomera woomeras coolamon coolamons corroboree corroborees
  bunyip bunyips humpy humpies gunyah gunyahs mia nulla nullah ochre ochres midden middens scarred lore
  koori koorie kooris murri murris nunga nungas noongar nyoongar nyungar palawa yolngu yolŋu anangu pitjantjatjara
  yankunytjatjara arrernte arrernte's warlpiri pintupi gurindji larrakia tiwi kaurna ngarrindjeri adnyamathanha
  wurundjeri boonwurrung bunurong woiwurrung woi wurrung taungurung wathaurong wadawurrung wathaurung dja wurrung
  djadjawurrung gunditjmara gunaikurnai gunnai yorta kulin eora gadigal cadigal dharug darug dharawal tharawal
  guringai kuringgai wiradjuri wiradyuri kamilaroi gamilaraay gomeroi bundjalung ngunnawal ngambri yuin awabakal worimi
  biripi dunghutti gumbaynggirr yugambeh jagera turrbal yuggera quandamooka gubbi wakka butchulla yirrganydji
  yidinji djabugay kuku yalanji meriam mabo uluru uluru's kata tjuta kakadu bangarra naidoc makarrata garma
  welcome acknowledgement custodian custodians custodianship truthtelling reconciliation
  bennelong pemulwuy truganini barak unaipon vincent lingiari noonuccal oodgeroo namatjira
`);

const PLACES = words(`
  sydney melbourne brisbane adelaide perth hobart darwin canberra newcastle wollongong geelong ballarat bendigo shepparton
  mildura warrnambool horsham wodonga albury wagga dubbo orange bathurst tamworth armidale lismore gympie toowoomba
  rockhampton mackay townsville cairns gladstone bundaberg maryborough ipswich logan katoomba goulburn queanbeyan
  bega merimbula nowra ulladulla kiama gosford parramatta penrith blacktown bankstown cabramatta liverpool campbelltown
  cronulla bondi coogee maroubra manly footscray sunshine dandenong frankston mornington sorrento werribee melton
  craigieburn broadmeadows essendon coburg brunswick fitzroy collingwood richmond hawthorn kew camberwell
  launceston devonport burnie queenstown strahan kalgoorlie geraldton bunbury busselton fremantle mandurah albany
  esperance broome kununurra karratha alice katherine tennant arnhem nhulunbuy jabiru coober pedy gawler whyalla
  augusta lincoln murray yarra maribyrnong barwon torrens derwent daintree snowy kosciuszko grampians gariwerd
  nullarbor kimberley pilbara gippsland riverina illawarra hunter barossa flinders fleurieu eyre gulf carpentaria
  wilsons promontory k'gari bass gundagai glenrowan jerilderie beechworth coonabarabran oodnadatta birdsville cunnamulla
  queensland queenslander queenslanders tasmania tasmanian tasmanians victorian victorians novocastrian sydneysider
  sydneysiders melburnian melburnians canberran canberrans territorian territorians aotearoa
`);

const OF_TODAY = words(`
  wellbeing ebook ebooks audiobook audiobooks screentime screenshot screenshots screensaver touchscreen touchscreens
  smartphone smartphones smartwatch smartwatches smartboard smartboards whiteboard whiteboards chromebook chromebooks
  macbook ipad ipads iphone iphones airpods earbud earbuds earphone earphones headset headsets powerbank
  livestream livestreams livestreamed livestreaming podcast podcasts podcaster podcasters podcasting vlog vlogs vlogger
  vloggers vlogging blogger bloggers youtuber youtubers tiktok tiktoks tiktoker tiktokers instagram snapchat snapchats whatsapp
  facebook influencer influencers hashtag hashtags emoji emojis meme memes gif gifs selfie selfies groupchat groupchats
  newsfeed newsfeeds clickbait catfishing doomscroll doomscrolling unfollow unfollowed unfriend unfriended
  cyberbully cyberbullies cyberbullied cyberbullying cybersafety cybersecurity cyberspace cyberattack cyberattacks
  cybercrime hacktivist deepfake deepfakes chatbot chatbots chatgpt dataset datasets hotspot hotspots wifi bluetooth
  login logins logout username usernames passcode passcodes codebase homepage homepages webpage webpages website websites
  webinar webinars online offline onscreen onboard upload uploads uploaded download downloads backup backups
  gamer gamers gaming esport esports gameplay multiplayer minecraft roblox fortnite
  vape vapes vaped vaper vapers vaping microplastic microplastics superfood superfoods takeaway takeaways flatscreen
  overfishing overfished upcycle upcycled upcycling recyclable recyclables landfill landfills composting
  greenhouse greenwashing rewilding reforestation deforestation decarbonise decarbonisation electrification
  biodiversity ecotourism carbon rooftop rooftops stormwater wastewater groundwater rainwater saltwater freshwater
  heatwave heatwaves floodplain floodplains windfarm windfarms coastline shoreline
  homeschool homeschooled homeschooling preschool preschools afterschool playgroup childcare daycare
  timetable timetables timetabled timetabling homeroom homerooms schoolyard schoolyards schoolwork schoolbag schoolbags
  schoolmate schoolmates classmate classmates roommate roommates teammate teammates workmate workmates housemate
  classwork coursework groupwork teamwork homework workbook workbooks worksheet worksheets textbook textbooks
  lunchbox lunchboxes lunchtime lunchtimes playtime bedtime mealtime mealtimes downtime
  assessable formative summative scaffolded scaffolding worldview worldviews mindset mindsets mindful mindfulness
  neurodiverse neurodiversity neurodivergent adhd lgbtq lgbtqia nonbinary cisgender transphobia homophobia
  inclusivity inclusiveness ableism ageism sexism colourism slutshaming bodyshaming gaslight gaslighting gaslit
  paralympian paralympians paralympic paralympics olympian olympians semifinal semifinals quarterfinal quarterfinals
  storyline storylines backstory backstories flashforward flashforwards foreshadow foreshadows foreshadowed
  foreshadowing subplot subplots antihero antiheroes protagonist protagonists deuteragonist bildungsroman
  intertextual intertextuality metafiction focaliser focalised dystopian dystopia dystopias utopian
  antisocial prosocial subheading subheadings topicality modality nominalisation nominalisations
  monetise monetised monetising commodify commodified globalised globalisation digitised digitisation
  childlike lifelike screenlike phonefree stressfree carefree sugarfree
  crowdfund crowdfunded crowdfunding fundraise fundraiser fundraisers fundraising carpark carparks
  skateboarder skateboarders skatepark skateparks bikepath footpath footpaths
  healthcare aged carer carers lifesaver lifesavers lifesaving sunscreen sunsmart sunburnt
  covid lockdown lockdowns telehealth superspreader antivaxxer antivaxxers pre-teen preteen preteens tween tweens
  cringe cringey cringeworthy relatable adulting hangry binge bingeing rebrand rebranded
  reimagine reimagined reimagining rethinking underrepresented underrepresentation overrepresented
  underfunded underfunding overcrowded overcrowding underage underprivileged disempower disempowered disempowering
  interconnected interconnectedness groundbreaking heartbreaking thoughtprovoking lifechanging
  standout checkout shutdown meltdown breakup makeover turnout workout workouts
`);

const SCHOOL_WORDS: ReadonlySet<string> = new Set([
  ...OF_AUSTRALIA,
  ...FIRST_NATIONS,
  ...PLACES,
  ...OF_TODAY,
]);

/** Whether a word is one of these, also in the possessive or, with a plain s, in the plural. */
export function isSchoolWord(word: string): boolean {
  const plain = word.toLowerCase().replace(/’/gu, "'").replace(/'s?$/u, '');
  return SCHOOL_WORDS.has(plain) || (/[^s]s$/u.test(plain) && SCHOOL_WORDS.has(plain.slice(0, -1)));
}

/** How many words there are. */
export const SCHOOL_WORD_COUNT = SCHOOL_WORDS.size;
