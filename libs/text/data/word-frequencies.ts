// Written by scripts/make-word-statistics.mjs from the word counts of SymSpell (MIT), changed in form; see NOTICE.
export const WORD_FREQUENCIES = `10.4: the
10.1: and of to
10.0: a
9.9: in
9.8: for
9.7: is
9.6: on
9.5: by i that this with you
9.4: are as at be from it not or
9.3: all your
9.2: an have more new was
9.1: about can home if us we will
9.0: but do free has information my no one other our page search time
8.9: any he may news out site their they up use what which
8.8: also am been business contact first get help here his how me now online only pm see so there view web
were when who would
8.7: back click date find had its just like list name over people price service services some state than these
top year
8.6: add after available best buy city copyright data day email go good health her into jan last make message
most music next number please policy post product products re should software such support system them then
two used video well where work world
8.5: book books comments company could days de development does each ebay full games general great group high
hotel info international item items january know life links made mail management many map member must need off
order part privacy program public read real report research review reviews rights said school set sex she
store through travel under united university user very way years
8.4: address american area based because before being between black both car care case check code community
computer county design details did down education even family file forum found game hotels house index
internet line link local long members much national network office open own pages phone photo posted power
prices project related reserved results right same section security send shipping show sign south special
sports states subject take technology terms those today type using version want website while within women
8.3: access account another around art article author big board call card cd change children class college
compare content control country course current customer december department description different digital
directory download during end events every following food form government guide him history hours image
include including insurance jobs john law learn level listing little location love low main man media money
movies non north old per personal pictures place posts press previous print private profile property provide
quality rate rating reply resources return sale save shall shop shopping since sites size small source still
students systems text think three times title tools total value visit water white why without york
8.2: above accessories action advanced again against air application april articles below better blog box
canada cart categories category come comment complete conditions cost credit dec english equipment estate
features feedback financial forums friend gallery gay going got hot however human industry issues job join
july june la large left legal less let library live login look looking march market medical men mobile model
movie never note november october offers park party payment pc person photos plan play point process programs
provided questions really recent register required room sales san say science second select september series
server staff standard start stock street student study table tax team teen test things thread too topic
training users week west windows working yahoo yes
8.1: act activities added additional age al always america analysis areas audio august away baby become blue
body browse building california cards cell central changes child china club co committee companies computers
council court create delivery east easy energy enter event example experience fax february few field files
film four future garden gift girls give given god groups hand hard head id ii images important includes
interest issue journal keep key language latest learning light listed london major making meeting memory might
million month needs net night notice nov oct offer options original paper password pay performance picture
poker popular porn possible president problem problems professional put question quote radio range rates red
reference release reports request result road run schools self sell seller share side similar single social
something space star status stores stories story sun term texas track try until war washington welcome write
yet young
8.0: able adult advertising ago agreement already amount applications apr archive archives arts ask
association aug australia auto average bad bank beach bill calendar called camera cars centre cheap choose
close collection commercial common conference costs cover daily database david deals direct director
discussion display district document done downloads drive due early economic edit edition either electronics
else entertainment environment error europe ever everything fact far fast feb federal feel final finance five
format france friends front fun function further germany getting gifts girl global gold green having heart
hosting included individual island james jul jun kids knowledge land least limited linux living log lot lyrics
magazine mar mark marketing material means meet messages microsoft miles minutes months natural newsletter
nude official often once others parts past percent period planning player plus points powered present pro
production projects provides reading received record records region requirements resource risk rock rules
safety says sep several short society solutions sound specific st statement studies style submit subscribe
sure talk tech technical tell thanks thing third though tickets tips together topics town trade treatment true
unit update updated upon usually various via videos watch weather weight whether window word words works
written
7.9: according across active activity addition administration advertise advice africa agency album along
although among annual anyone anything apply asked availability bar base basic bay beauty believe benefits bit
brand british build bush came career cases cash casino certain chapter chat church clear clothing com
commission condition construction contents continue copy corporate corporation countries created cross
currently customers death decision designed discount dog doing domain double drug effect effective effects
electronic employment engine engineering enough entry environmental eur european exchange executive face
figure fine fire florida force french friday gas golf google growth half hardware held higher holiday homepage
hope hour income increase india inside institute islands japan king kingdom known lake later leave license
lines listings loan loans loss lost lower makes manager materials mature mean menu method methods michael
military mind models mon monday mortgage names nature near necessary needed none notes nothing oil orders
organization overall package particular paul pics plans players policies political port position practice
printer protection published purchase quick rather receive regional registered remember rental response river
robert role running screen season seen selection shoes shows silver simple six skills solution someone sony
soon sort speed sponsored standards started stay step stop storage stuff summary sunday supplies supply taken
teens thought tour toys turn types union views volume weeks western whole wide wireless wish writing yellow
7.8: accommodation actually agent airport allow almost amazon anal animal animals answer anti approach
appropriate artist asian ass assessment associated authority award band basis beautiful bed bid bin blood boy
bring brown browser budget built button cable cameras canadian cancer capital carolina cause channel charge
chicago choice christian christmas cities classic client comes coming command communication communications
connection considered consumer contract cool courses culture custom cut deal degree developed directly disease
distance distribution division documents door earth editor educational england ensure enterprise entire
especially est everyone evidence excellent existing express extra facilities fall feature featured feed feet
female flash flowers focus follow foreign forms forward foundation fri friendly fund furniture george glass
grand ground guides hair hall happy hill hold homes horse hospital housing huge idea ideas iii impact improve
inc independent industrial inn input instead interface introduction investment involved ireland italy joined
kind kit kitchen larger late lead length lesbian letter levels lists located locations logo los ltd mac
machine male manufacturer maps master matter max maximum medicine mexico middle mode modern mother move
multiple navigation networks nice nokia normal numbers object operating operation operations opportunities
opportunity option outside overview owner owners paid parents partners patients paypal perfect peter phones
physical police population potential primary prior probably programme properties providing publications
publisher purpose pussy quite rated ratings ready reason recently registration regular releases rentals
responsible restaurants retail returns rooms round rule safe sample sat saturday schedule score sea searches
secure selected sellers senior sent sexy ship ships shown significant simply smith son song sources sport
spring stars starting station statistics strategy strong structure success summer super survey takes taking
teaching technologies tel telephone testing thank therefore thomas thu thursday thus told took tool traffic
transfer tree trial trying tue tuesday understand unique units useful valid valley values virginia voice vote
wall wanted warning ways wed wedding wednesday went william win wine woman worldwide wrote zip
7.7: ability abstract academic accepted ads advance african agencies agents agree aid allows alternative
angeles answers apple applied approved army artists asia assistance associates attention australian authors
awards background basket battery begin beginning behind benefit beyond bible block blogs boards born boston
bottom boys brands break businesses buying campus capacity careers cat century changed character chief chinese
chris civil classes clean coast colorado columbia completed complex components connect consider contains core
creative critical cup dance dark dating dead debt deep default defined definition demand described desktop
detail detailed develop device devices die diet disclaimer driver economy electric employee employees enjoy
established etc evaluation except expected external eye eyes faculty fair families fan farm fat father fee
fees fiction filter finally fish fitness fixed flat floor flow football former frame francisco fucking fully
functions funding funds galleries georgia german gets gives goes goods grade grant graphics greater guest
guidelines guy hands hear heard helpful highest hit hits host implementation incest increased indian
individuals installation instructions instruments int interested interesting internal iraq itself jack
japanese java jersey justice keywords largest las laws leading led likely literature longer lord magazines
mailing maintenance manual martin mary match maybe medium membership metal michigan mike min mini minimum
mission modified monthly morning mountain moving multi museum musical networking northern offered officer ohio
opinion organizations otherwise outdoor output pacific pack packages panel papers parent paris parties partner
pass path peace pet photography places plant playing politics pool poor pop positive presented pressure pretty
prev procedures processing programming progress proposed protein publication purposes quotes race rape reader
recommended references regarding relations relationship released relevant remote remove rent repair reported
republic require requires resolution respect respective responsibility rest restaurant richard ring royal
russian saw scale secretary sector seems sense session sets setting showing skin skip sometimes songs southern
spain spanish specified square stage stand steel string studio sub subjects submitted suite surface switch
target teacher teachers television ten themselves theory throughout titles tom trademarks traditional
transport transportation trip trust understanding unknown unless updates uses vacation van variety vegas
vehicle virtual visual vol watches weekly wife winter wood workers worth wrong xxx yourself youth zone
7.6: abuse accept acceptance accounting accounts actions actual admin administrative affairs affiliate
affiliates allowed alone amateur announcements apartments apparel appear approximately architecture argument
arizona attack attorney auction auctions automotive avenue avoid bag balance ball became began birth bob
bondage branch breakfast breast brought bug bus buyer calls campaign canon cells certificate certified chain
chair challenge chance characters charges charles chemical claim claims classifieds clients clinical closed
cock coffee cold column commerce communities comparison competition compliance component comprehensive
computing configuration congress context continued corner correct count couple coverage covered creating creek
crime cultural cum currency damage dates define del designated determine developer developing diamond
dictionary died difference difficult directions discuss doctor documentation dollars domestic driving drop
drugs easily eastern edge effort efforts election element elements emergency enable ending entries errors
essential examples exercise expert extended facility factor factors facts faith fantasy fashion fields finding
firm fishing fit flight foot ford forest freedom fresh fuck fuel functional gave gear generally generated
generation giving goal goals graduate growing guarantee guitar guys hardcore hearing heat heavy highly himself
hire historical holidays houston ice identify illinois immediately improvement inch informed initial install
integrated intended interactive interests ipod israel italian jim joe johnson joint jones jump kansas keyword
kong lab label languages latin leader leadership league leather lee letters limit listen lives load looks lots
louis lowest machines magic manage manufacturing marine markets mass measures meetings mental merchant met mid
milf minister minute miss missing module moment monitor monitoring motion motor motorola mount moved
multimedia myself naked nation nor nursing older ones opening optional oral orange oregon pain palm paperback
particularly patch patient pennsylvania perhaps permission persons phase pick piece pink plants platform
pocket porno poster practices premium presentation prevent pricing prime procedure processes produced
professor protect provider providers publishing quantity quarter quickly racing random rank reach reasons
recommend recommendations recovery reduce regulations religion religious replies reporting requests reserve
resort rich ringtones root rose saint samsung santa satellite saying sciences scientific scott sec seconds
sections seem selling separate sequence serious serve servers settings seven sheet shirt shops shot signed
sitemap situation smart soft sold solid sorry sorted species spirit steps steve stone strategies stream
successful suggest supported surgery tables tags talking task techniques temperature tests theme therapy
thinking thoughts thousands tits touch tours towards trading universal upgrade upper urban username vehicles
viewed village virus vision visitors wait walk waste websites whose wild wind worked zealand
7.5: academy accuracy acid addresses administrator adults advantage adventure advertisement agreed agriculture
ahead aids aim alaska alert amounts andrew anime ann announced anonymous apartment appears applicable approval
aspects assembly assets assist assistant associate atlanta atom austin austria automatic automatically ave
bags banking banks bars baseball basketball bath battle bear beta bids billion binding bird birthday blow boat
bought brain brazil breaking brian bridge brief broken brother bytes calling camp cape carry cast cent
chairman changing chart checkout christ classical cleaning clearly clip clips clubs codes collectibles colour
combination combined comics compared compatible completely con concept concerns conduct connected constitutes
consulting contacts contain contained containing controls counter covers creation credits criminal criteria
crystal cycle dakota dallas dan daniel dave davis decided decisions dedicated delete delivered dell
departments depth designer designs desk destination determined diego dining direction directors disc
discussions disk displayed doc dogs dollar draft dream drink drivers dry dual duty dynamic earlier eat
economics editorial eight electrical eligible ended ends enlarge equal equity estimated estimates evening
exactly exclusive expect experts explore expression extension extreme fail failed failure falls false famous
fans faster feeds felt festival fight figures filed fill films finish fix flag flights flower fly followed
follows font forced forces forecast forgot fort framework frank frequency frequently funny gain gaming gamma
gender gene golden gone graphic gratis guess handle handling harry hawaii headlines healthcare healthy height
hello helps henry hong houses hunter icon identified import increasing indiana industries infrastructure
injury installed instant institutions integration intel intelligence interview introduced iowa iron issued
jackson jazz jesus joseph judge junior kelly kinds knew korea laboratory lack ladies lady laptop laser lawyer
leaders leads legislation les lighting lingerie logged looked maintain maintained majority managed manner
manufacturers marriage married maryland massachusetts matching matrix matters meaning measure mentioned miami
mine ministry minnesota minor miscellaneous missouri mix moon mouse movement named nations native nearly
negative netherlands newsletters noted nuclear null nutrition objects obtain obtained ocean offering officers
offices officials oklahoma ontario opinions origin originally owned parameters parking participants
participation partnership passed pattern payments perform performed permanent personnel pharmacy philadelphia
philosophy physics pic placed plastic played portable portal portfolio postal posters posting powerful
practical prepared presence prevention preview principles printing priority produce professionals profiles
profit promote proposal protected protocol provisions queen query rare ray readers reality recipes recording
recreation reduced reduction referred regions regulation relationships remain removed replacement
representative residential residents returned revenue reviewed rings rise roll route row rural russia samples
savings scene scheme scotland script seat seattle secondary secret senate served serving sexual shared sharing
shirts signal signs singles ski sleep slightly snow soccer soul sounds spa spam speak speaker speakers
specifications speech spent sponsor springs stated statements static stats straight strategic suggestions
supplied supports sweet tag tape taxes teams tennessee theatre ticket tip toll toronto tourism toward train
translation tried truck truth turned ultimate ups utilities utility var variable vendor vice viewing vintage
violence void votes waiting wales wants warranty wear weekend whatever wholesale whom williams winning wire
wisconsin won wonderful workshop writer yesterday zero zoom
7.4: acc accordance accurate achieve acts adding adobe adopted advisor advisory affect affected agenda ages
agricultural aircraft alabama albums alcohol alerts alliance alpha amazing amendment americans ancient
anderson angel annotation anyway anywhere appeal appendix appliances arkansas arm arms array assigned assume
atlantic attached attempt attractions audience authorities authorized avg aware babe babes backup bass
batteries bears beat becomes becoming bedroom begins belgium bell ben bike biography biology blonde blowjob
blues bluetooth bond bonus booking bookmark border boxes britain broadband buddy buildings bureau cables cam
cap carried carrier caused causes celebrity census certainly certificates certification channels
characteristics charts cheats checking checks chemistry chocolate circle circuit circumstances cisco citizens
classified clearance climate clock clothes coach collections comedy comfort commitment compact compensation
competitive concepts concern concerned concerning concert conducted confidence confirm conflict connecticut
connections conservation consistent constant contemporary continues continuing contracts controlled convention
conversion converter cook cooking copies costa cotton crafts crazy cream crew cruise curriculum daughter
dealer dealers dean debate degrees deliver delta dental denver der describe despite developers dick diff
differences dinner directed disabled discover discovery discussed diseases disney distributed don dot draw
dress drives easier edited edward efficiency efficient elementary elizabeth employer empty encyclopedia
enforcement engineer engines entered enterprises equivalent eric ericsson establish euro evil evolution exist
exit expand expenses experienced experiences explain explorer export exposure expressed extent extremely
factory faqs favourite fear feeling filled financing finished firms fiscal forget fourth fox frames fruit
gambling generic glossary gnu grants greatest greek grow guaranteed guests guidance gun hampshire happen
happened hardcover hat hell helping heritage hey hidden hide highway hills hip historic holding hole holy hop
hosted household howard husband ideal identification identity immediate importance improved inches indeed
indicate indicated influence ink instance institution instruction interior interracial interviews inventory
investigation investor iran irish javascript jean jeff jewish jordan keeping kentucky kept kevin keys kill
killed kits knows lane launch lawyers layer learned leaves leaving legs leisure lens lesbians lessons lewis
liability lib libraries licensed lifestyle lights linear linked logic lose louisiana luxury maine managers
managing marketplace matches mathematics matt mesh meter miller mississippi mixed modules mostly mouth nearby
neither nevada newest newspaper nine noise notebook notify objective objectives observed occur offline onto
opened operator optical ordering organic organisation orlando outdoors pair panasonic paragraph parks
participate patterns peak percentage perl permit personals pets phoenix pieces pin plain planet plate
playstation plug poetry poll portion portland positions pregnancy preparation prescription previously prince
principal printable printed printers prints proceedings promotion proof proper provision psychology pub pure
qualified rain raised ram ratio raw reached reasonable receiving recipe recorded refer reflect reform relating
relative relief remains removal replace represent representatives requested requirement reservations respond
responses retirement revised revision ride rom runs safari salt sam scope scores searching securities seeing
seek seeking serial setup shape shares sharp signature singapore sister sizes sky slow smaller smoking soil
speaking specialist specials specifically specs spend sponsors sporting spot spread standing starts stations
stephen stick strength stress structures styles subscription suck sugar suggested suites supplier suppliers
supporting sweden sydney symbol taylor tea template tennis thailand tim tony totally toy tracking tracks
trademark trail transactions transit transmission treated trees trends trouble turkey unix unlimited upcoming
usage utah variables versions viagra victoria virgin visa voyeur walking warm wars wave weblog webmaster wet
wheel width wildlife wilson wonder yeah
7.3: absolutely accessibility accessible accessory accident acquisition acting adam adapter adoption
affordable afternoon aged airline alan alexander allen allowing alumni amended anne anniversary antique
antiques antonio applicant arab arrangements asking asset attacks attend attorneys audit avatar awareness
baltimore bands banner barbara bargain bathroom beds beer behalf berlin bidding biggest bills bio biological
birds birmingham bits blank blocks blogger blowjobs bodies bold boobs boot boots bound bowl breasts bright
broad broadcast brothers bruce buffalo bulk bulletin buyers calculate calculator cambridge cancel candidate
candidates capabilities capture carbon caribbean cartoon castle catalogue catch catholic cellular challenges
chamber char charged charlotte charter chicken chip choices chosen cinema clark classification classroom
cleveland clicking collected colleges comfortable committed committees completion concrete conferences consent
consideration consolidation constitution consultant consultants consultation consumers consumption contest
continuous contractor contractors contrast contribute contribution contributions controller converted
cooperation counties courts crisis cute cutting czech databases dear decide definitions delaware delay deluxe
demo democracy democratic denmark density dependent depending depends deposit desire detroit diabetes dildo
dimensions directories disability discounts dish displays diversity doctors dolls domains doors doubt downtown
drama drawing dreams drinking duration dutch earn earnings eating echo editing editors effectively egypt
elections empire employed employers enabled encourage enhance enhanced entitled episode estimate exact exam
examination exception execution exists expansion expensive experimental explained extensive fabric favourites
featuring fig fighting finder findings flashing flexible flying focused folder foods formal formats formed
formula forth gardens gary gateway generate genre gourmet governor granted gray greece grey grid guard guinea
hairy happens hate header heads heaven helped hockey holds hollywood honda hospitals hundred hundreds hunting
idaho illegal implement implemented improvements improving increases indexed indicates indonesia initiative
innovation insert inspection instrument intellectual interaction investments jane jason jennifer jose journals
journey kernel keyboard kid kim labels labour landscape laptops latina legislative lesson licensing limits
lincoln liquid listening lived lock lodge logos loop loved lunch magnetic malaysia manchester mapping marks
massive meant measurement mechanical memorial mention merchandise messenger metro micro mile milfs milk
millions mirror misc missed modify molecular monitors montana moore muscle mystery narrow navy nebraska newly
newspapers nick nights node normally northwest norway notices notification novel numerous oak occurred opera
operate operators ordered organisations organized orleans outlet outlook outstanding ownership oxford
packaging paint painting pakistan pan para parallel parameter patent patrick paying pcs pearl penis performing
periods perspective philippines photographs physician piano pilot pittsburgh plane planned plasma plays plot
poland polls ports possibly potter pounds poverty powers preferences preferred pregnant premier prepare
presents primarily processor programmes properly province publishers puerto pull pulse pump purchased pursuant
push putting qty que raise rapid reaction rear recognition recognized recommendation recruitment ref regard
registry regulatory relation relatively reliable remaining representation represents res researchers
reservation residence resident resistance resorts resulting resume reverse revolution rice risks romance rome
router ryan salary sarah satisfaction saved saving scan scheduled sci seed seemed seminar sending sensitive
sessions severe sheets shell shift shots showed shower siemens significantly simon sin sir sit sitting slide
slot smooth solar specification specify spending spiritual split spy spyware stable stainless stands
statistical sterling stocks stored storm strange strike strip submission subscriptions successfully sufficient
suit suitable sum superior supreme surveys sustainable swimming swiss switzerland symptoms tab taiwan tank
tasks teach technique templates temporary terminal territory tested textbooks themes threads threat tight
tomorrow tonight toshiba tournament tower trailer transaction transition treat truly twenty twice twin typical
typically ultra unable universe universities unsubscribe upload vancouver vary vat vermont vietnam visiting
visitor visits volunteer voting wallpaper watching weapons wheels wikipedia willing winner wow writers yours
7.2: abroad absence absolute acceptable achieved acres acrobat actor adams addressed adds adequate admission
agreements airlines alarm alberta alex algorithm alive allocated analyst andy angle animation anna anthony
anytime apache apart apparently appearance appeared applies applying appointed appointment approaches arcade
argentina arrival arrived arthur asp aspect assignment associations assumes athletic atmosphere attachment
attribute attributes aviation awarded awesome baker bang bankruptcy beast bedrooms behaviour belt bestiality
bet betting biz blackjack blind boats bonds bone booty boss bottle brass breaks bringing brings buffer bugs
burning busty busy butt buttons cabinet cache cafe cake calculated camping capable captain carefully carrying
cartoons cartridge casinos cats caught chairs champion championship charity checked cheese chemicals chile
christopher cincinnati citizen classics clinic clinton closely closer closing cloudy cluster coastal cocks
coins collaboration collect collectables columbus columns combat comic commands commentary commissioner commit
commons composition concentration conclusion configure confirmed conservative considering consists console
convert cookies coordinator copper corrections corresponding counsel counts couples coupons covering crack
craft crash creates crown cruises dad dancing dangerous dealing debian deck def definitely demonstrate
depression derived describes descriptions desert designers desired desktops destinations detection
determination developments diagnosis dial diary digest dirty disabilities disaster disclosure discovered
disorders dodge donate donations dose douglas dragon drawn driven dublin dust duties eagle ear ebony edinburgh
editions effectiveness elected electricity eligibility elsewhere emphasis engineers entering entirely entity
epson era erotic escape essays establishment ethernet ethics ethnic evaluate eventually everybody everyday
excel excellence excess exciting exhibit exhibition existence exp expectations expense experiment expertise
explanation extend faces fairly familiar fantastic farmers federation fell fellow fetish fifth filing filters
finds finland firefox flags folk forever forgotten formation foster franklin fraud ftp fundamental funded gang
gap garage gate genetic ghost giant glad glance globe gordon governments grace grades graph greg gross grove
guardian guestbook hamilton handbook harris healing heating heights hence highlights hilton hist hobbies
holder honor horror horses hurricane ian ignore ill imagine imaging immigration impossible incorporated
independence infection initiatives injuries inner innovative inquiry institutional instructor intelligent
inter interpretation investing investors invited involvement involving jacket jay jet jewellery jokes jon
jonathan joy judgment keith ken kent kerry kings kiss knowing korean lakes lamp larry launched lawrence lay
layout lbs lease lecture leg legend lets liberal liberty lies lifetime lift limousines linda lisa loading
lodging losses lounge luck mad madison mainly maker mall maria marked marshall massage masters matthew mayor
measured measurements meat mechanism med medication meets melbourne memorabilia memories mercury metabolism
mexican milwaukee mining mod modem moderator modes monster morgan mortgages motorcycle mountains moves mph
municipal murder mutual nashville nationwide navigate nearest necessarily neck nelson nintendo nobody
notebooks nova nurse observations obvious obviously occupation occurs okay oldest ongoing operated operational
optimization oracle ordinary org oriented outcomes overseas packet palace pants par parliament partial
participating passing pat peer pen permitted personally phil picks pioneer pipe pipeline pizza placement
plates platinum plaza pleasure plenty pollution popularity portugal possibility postage pottery pour prayer
prefer presentations priced pride princess principle prison prize producer productions productivity
progressive prohibited promise proposals proteins proud prove publish purchases purchasing purple python
queries quest quiet rack radar radiation rail ran ranking receipt receiver recognize reducing reg reliability
rep replaced reporter represented rescue respectively responsibilities restrictions rhode richmond rico ridge
riding ringtone roads rob roger rolling roman ron roof ross rubber rush russell sacramento sand satisfied
scientists scottish screening scripts seal sean seats semester semi senator sentence seriously serves
settlement shadow shareware shaved shipped shock shoe shooting shoppers sick sides sierra simpson simulation
situations skill smoke soldiers solo somewhat somewhere southwest spaces spectrum spray sri stability stamps
stereo steven stopped streets strongly structural studios sublime subsection subsequent substance substances
substantial suggests summit supposed surprise surrounding survival susan syntax talks tall tampa targets taste
taught telecommunications telling tells temple terrorism testimonials thermal thin thompson thongs thousand
throat throw thumbnail tie tiffany till tiny tissue toe tone tourist toyota trans trend trials trips tropical
trusted tube turning turns tutorial tutorials ukraine undergraduate underground unfortunately uniform usual
vacations vacuum valentine valuable vector vendors venture venue verify vertical victims victory villa vinyl
violation visible visited vital voltage volunteers walker wallpapers walls ward warehouse waters wayne wealth
welfare whenever whereas wiki wing wings winners wins woods worker workplace workshops worse worst writes
wyoming yard yards yield yoga
7.1: aaron achievement acquired actors additions adjustable adjustment administrators admissions adopt
advantages adventures advertisers afghanistan aging aims aka albert alice allocation alphabetical alternate
alternatives amendments amp amsterdam amy analog angels animated announce announcement answered antenna app
appeals appearing applicants appreciate arc arena arguments armed arrangement arrive arrow aside assess
assumed assurance athletics atlas attachments attempts attendance attended attitude attraction attractive aud
authentication automated automation axis babies bachelor balls ban bandwidth barry basically basics baskets
beam beef belief believed believes besides bestsellers bibliography bidder bigger bikini billing billy binary
blade blogging blvd bookstore boost boundary bread bristol britney broadway brochure broker brokers builder
bulgaria burn cached cad cal calendars camcorder camcorders campbell camps candy canyon capability caps
careful carl carpet carter cartridges casual catering centres chapters charger charlie cherry chest chevrolet
childhood chips choosing chronic churches clause clay cleaner clerk cloud coal coalition coat collective
collector collins combine commonly commonwealth communicate compaq compatibility compilation compiled
complaint complaints comply conclusions conditioning confirmation consequences constructed consult container
continental contributed convenience convenient conventional conversation cookie cooling cooper cooperative
cord corp corps correction correctly craig cricket crop crowd cry cuba customize customized customs cuts
cycling cyprus damages danger dated dawn deadline deaths declaration declared decline decor decrease defence
defendant deleted demands demonstrated den denied dennis departure deputy destruction determining devil
dialogue diameter diesel difficulty dimension dir discipline discrimination disorder dispatched displaying
disposal districts diverse divided diving divorce doll donald donation dropped drum duke durham dynamics
earned earrings ease egg elite emails embedded emerging eminem emissions emotional enables encouraged enemy
engaged engagement enjoyed entities entrance environments equation equipped essay evans eve examine exceed
expanded experiments explains exposed ext extensions extras facial facilitate facing fails falling fault fed
feeding feelings feels finger firewall fits flexibility flood florist florists fluid folks fonts founded
framed franchise francis fred freeware fucked functionality funeral furthermore gadgets gardening generator
genes genetics genuine geographic geography glasgow glasses glory gloves gnome gonna gospel governance graham
grass greatly grounds grown gulf guns habitat handheld happening harvard hats headquarters hearts herald
herein hero herself hewlett holders holes holland hook horny hosts hrs humans hungary hunt hurt hybrid icons
identifying illness illustrated impacts implementing implications incident increasingly incredible indicators
indoor induced infant inform ingredients insider insight inspired installing integer integrity intent
interactions interfaces intermediate intervention intro introduce invite involve involves ion iraqi islamic
israeli jacksonville jam jamaica jeans jefferson jerry jessica jimmy johnny judicial jurisdiction karen kate
keeps kennedy kenya kick killing knife knight labs laid lands largely lat latter laura leaf lebanon legacy
lenses liable licence lie liked limitations linking lion literacy literary liver loaded locate lookup loose
losing lottery lovely loves lucky machinery maintaining makers manga manhattan marc margaret marie mars mask
meal meals measuring mechanisms median medicare memphis mercedes merchants merely messaging meta meters
metropolitan mhz mice michelle midnight migration mill mills minimal minneapolis minority mint mitchell
moderate modification moments montreal mood moral moreover morris motors mounted mrs murray muslim nancy neil
netscape nike nikon nipples noble noticed obligation obligations observation occasion occupational odd odds
offset olympic opens opposite opposition orchestra orgy orientation ottawa ourselves outcome outer outline
outsourcing overnight oxygen pace packard packs pad paradise parenting parker partly partnerships passenger
passes passion patches payday pee penalty pending pension pentium peripherals permits personality personalized
peru petition pharmaceutical philip philips photographer phrase physicians picked pill pills pine pissing
platforms pleasant pleased plugin podcast poems pointer polish polyphonic portions pot pound powder precision
preliminary preparing priorities probability proceed processed producers producing profits promoting
promotional promotions proven punk pupils puzzle quantum quarterly quebec quiz rainbow raising ralph rankings
rapidly reads realize recall receives reception recipient recorder recordings reed refers refinance refine
refund regardless regards regularly rehabilitation remained repeat representing reproduction republican
requiring reserves restoration restricted returning rev revealed revenues reviewer rick rio rising rivers
roberts robin robinson robot rocks rod roles romantic roots roses rough roulette routine roy rpm rugby sad
sampling samuel saudi scanner scenes schedules scholarship sealed seasons secrets sectors secured seeker
segment seminars sensor sharon shelf shit shoot shopper shore shorts shoulder shut sight sigma signals silent
silk singer sized skiing sleeping sleeve slip slots slowly smile soap socket sole solve sons sought southeast
spanking specialists spin spoke stages stewart stones strap stretch strings stroke studied stupid subscriber
suddenly sunset supervisor supplement supplements suppose sur surf suspension swedish swing switches symbols
syndrome tabs talent tales tee teenage temp tend terror terry texts thai theft thick thirty thou tiger timing
tit titans tobacco tokyo tones toolbar tops torture tough towns township trace tracked tradition trailers
trained transfers transformation treatments triple troops trucks turkish tvs understood unlike unusual val
valve vast verification versus veterans victim vincent vista vitamin voluntary wage wake walter warner warren
wash weak wearing webcam weddings weird wells widely winds wisdom wise witness wizard wolf wooden worry
worship wrap wright younger zoo
7.0: abortion accidents accommodations accordingly accountability accredited ace acoustic activation acute
adapters addiction addressing adjacent adjust adjusted advances adverse advertiser advised advocacy affiliated
afford afraid aimed albany algorithms ali alien alt amber amenities analyses angry announces annually
antivirus anxiety anybody anymore apparent appliance approve approx arabia arabic arch architect architectural
archived arising arranged arrested artificial artwork ash assault assessed assessments assignments assisted
astronomy athens atm atomic attach attending authentic authorization automobile autos autumn bahamas balanced
bangladesh barcelona bargains barnes baseline basin beads bearing beatles bedding beijing belong bench bend
benjamin berkeley bikes bingo biotechnology bishop blair blast blend bobby bomb boob borders botswana
boundaries bow bowling bracelet brad brake branches brazilian breath brilliant broadcasting broke bronze
brooklyn brooks browsing brunswick brush builders bull bunch burden burns butter butts byte cab calcium
calculation calgary camel cams candle candles canvas cargo carol carriers cassette catherine causing cedar
ceiling celebrate celebration celebrities cemetery cents ceramic ceremony chad chains challenging chapel charm
chase cheapest cheat chef chi chose christians chrome chuck citation cited civic claimed climbing clone cloth
clouds coaching cod coding coin cole collaborative colleagues collecting colombia combo commander comp
comparative compete complexity composed composite compound compressed compression concluded confidential congo
connecting connectivity connector considerable considerations consolidated constantly constitute
constitutional constraints contests contributors coordination corn corporations correspondence cosmetic
costume cottage counters coupon courtesy cox creator crimes criticism critics croatia crossing crucial
cultures cups cure curve daddy dale dam damaged damn danish darkness debug decade decades deemed deer delayed
delays delhi delivers democrats demonstration depend deployment depot designing desperate destroy destroyed
detected deviant diagnostic diagram dialog diamonds dicks differ difficulties dildos dimensional directive
discharge discounted discs dispute distinct distributor divine docs documentary dominican dos doug
downloadable downloaded dozen drag drawings drew drinks drunk dying ecology edwards eggs ejaculation electron
elegant eliminate emission enabling encoding encryption eng engage enhancement ensuring equally equations
escort essentially essentials establishing ethical evaluated everywhere examined exceptional excerpt exchanges
excited exclude excluding exercises exotic expanding expenditure expenditures explicit exploration exports
exterior extract faced fake fame farmer farms ferry fewer filename filling filtering finest fingering fingers
fisher fleet floral florence flows flu foam focuses fold footwear formerly fortune founder frequent friendship
frozen fusion gained gains gates gathering gauge gel gen genealogy ghz glen governing governmental graduation
grain greeting grew grill grocery guided guilty gym hacker halloween hampton hang hanging harder harm harrison
harvest haven hazardous headed heading headset heather hebrew helen herbal heroes highlight hiking hispanic
holdings homework hon honest honey honolulu hood hopefully hopes horizontal hospitality households housewares
hub hudson iceland identical imperial implied imports imposed impressive inclusion inclusive indianapolis
indians indicator informational initially injection inns instantly instructional intensity intensive interim
interval invest investigate investigations islam isle isolated jackets janet jews joel joining joke josh juan
judges juice julie junction jury justin juvenile katrina kenneth killer kingston kodak laboratories lambda
lamps lang lanka latex laugh laundry lawn layers lectures leeds legislature lemon licenses likes lips lite
litigation liverpool loads locally locator locked logging logical logistics lopez lotus louisville lover
lovers loving luggage luke lung luxembourg lynn macintosh macro madonna madrid malta mandatory manuals
manufacture manufactured maple margin mario marriott mart mason mat mate mathematical medications mega melissa
membrane methodology microwave midi minds mineral mirrors mistake mitsubishi mixture mobility monica monkey
monroe montgomery morocco mortality moscow motel mothers mounting movements mozilla murphy museums musicians
nail naturally nav necklace nepal neutral newcastle newport newton nigeria nissan nodes noon norfolk norman
northeast norton norwegian nose nursery nurses nuts nylon oakland oasis observer occasionally occasions
occupied offensive offshore oils olive oliver olympus omaha omega opposed opt optimal organ organizational
outreach oven packed packing pads painted paintings pairs pal palestinian panama panels panties pantyhose
parish participant passage passport paste payable pays peeing penn peoples pepper perfectly performances
perfume permissions perry perspectives pete petroleum phillips photograph phys physiology pickup pie pierre
piss pitch pixels placing planner pointed pole pond populations portrait portuguese pos possession potentially
powell prague precious preference premises prescribed preservation presidential previews probe proc processors
procurement produces profession projection projector prompt proportion prospective protecting protective
protocols proved provincial proxy psychological pulled pumps puts puzzles qualifications qualify queensland
quit quoted rabbit races rachel radius railroad railway raleigh rally ranch ranges ranging ranked rap rat
reaching realized realty receptor recover recreational recruiting recycling redeem referral refused regime
rejected relay relocation rely remarks removing renewal repairs repeated reproduced reputation reset resistant
resolve resolved respondent respondents restore resulted retailer retailers retention retired reuters rider
ripe rochester rocky rogers rolls routes routing royalty ruby sacred sailing salad salem salmon salon salvador
sandy satisfy sauce saver scales scanners scenario scheduling schemes scholarships scored scoring screens
screenshots seasonal seating seeds seeks sees selecting sender seniors sensitivity separated separately
separation sept sequences shaped sheep shelter shield significance silence silicon similarly sing singing
sisters situated sixth skirt skype slave slideshow slim slut societies soldier solely solomon solving somebody
somehow sophisticated soundtrack soup soviet span spare spatial spears spec specialized spectacular spider
spoken spotlight spots spouse springfield stack stadium stamp stanford stanley starring starter statute
statutory stayed std steam steering stem stockings stood stops strain streaming strictly stronger struggle
stuart stuck stud studying stylish submissions subscribers substitute sucking sue suffering suggestion suicide
sunglasses sunny sunshine supervision surgical surprised surveillance suspect switching symposium syndicate
syndication synthesis tablet tagged tail tale talked tan tapes targeted tears technological ted teeth
temperatures tender termination territories terrorist testimony theoretical therapeutic thereof thesis thinks
thomson threaded threats threshold thru thumbnails thumbs thy tied ties timely tin tire tired todd toilet
tommy toner tongue tons totals toxic tracker trails trainer transferred translate transmitted treasury treaty
trek tricks trim trunk tub tuition tune turbo turner twelve ultimately unavailable undefined underlying
underwear unemployment unions univ untitled unto upgrades variation variations vegetables velocity venezuela
venues verified verizon vic victor vienna viewer villas violations violent virtually vitamins vocal voices
volumes voted voters vulnerability walked wanna warrant watched waves weapon weekends wellness whilst wines
wishes wondering workforce worlds wrestling yamaha yorkshire zimbabwe zones zoophilia
6.9: abilities abs absent abstracts accessed accessing accompanied accomplished accused achieving acids
acquire actively additionally adelaide adidas administered admit admitted advertisements advise advocate
affecting affects aggregate aggressive agrees airfare airports albuquerque alfred alias alignment alleged
allied alpine alter amanda amend americas amino amongst analysts analytical anatomy anchor anger annex
anticipated appraisal appreciated appreciation apps arctic arg argue arise arlington arnold arrange arrest
arthritis artistic ashley asks assuming assumption assumptions assure asthma athletes attempted attitudes
attract auckland audi aye backed backgrounds bacteria bali bangkok baptist barbados bare barrier barriers
bases bat batch bathrooms battlefield beaches bean beans beaver bee begun belarus beliefs belize belly beneath
beneficial benz bermuda bernard berry beverage beverly bias bicycle biol bios bitch bizarre blame bloggers
bolivia bones bookings bookmarks boolean boom booth bosnia bottles boxing bra bradley breakdown breed breeding
brick bridal bride bridges brighton brisbane britannica browsers brunette brussels bryan bubble bullet bundle
buried burton butler butterfly buzz cabin calculations calculators calm cambodia cameron campaigns canal
cancellation cant capitol captured carey caring carlos casting cattle cave celtic champions chances chaos
charleston cheaper cheers chem chess chester chick chicks cholesterol christianity christina chronicles
chrysler ciao circular circulation citations clarity clinics clocks closure coaches cognitive col colin
collapse collar colonial colours columnists comm companion comparable comparing comparisons competitions
competitors compile compiler completing complicated complications composer compounds concentrations concerts
conducting confident configured conflicts confused confusion congressional conjunction connectors cons
consciousness consensus consistently consisting consortium construct containers contracting contrary
contributing controlling cookbook cooler coordinate copied copying copyrighted copyrights coral cordless
correlation corruption cosmetics costumes counting courier cow crap creativity crops cruz cube cuisine curious
custody cycles dairy danny darwin davidson dayton debut decent decorating decorative decreased deeply defects
defend defines defining delicious delivering deny deposits describing detect detector determines developmental
devoted diane dies differential dig diploma dirt dis disable disagree discretion discusses dishes dist
distinguished distribute distributions distributors disturbed div dive divisions documented doe dominant donna
donor downloading dpi dramatic dresses drill drops drums duck duncan durable eagles earl ears easter eclipse
eco ecological ecuador eddie edges educators elder elderly ellen ellis elvis embassy emily emirates encounter
encouraging enlargement enquiries enquiry enrolled envelope episodes equality escorts essence essex estonia
ethiopia evaluating exams exceptions exclusively execute executed executives exempt exhaust exhibitions
exhibits exploring expo expressions extends extraordinary eyed fabulous fallen fancy farming fastest fate
fellowship females festivals fever fifty fiji finite fired fisheries fist fitted fitting fixes fixtures flame
flip float floating flooring floors floyd focusing folders folding fool forecasts forestry forests fork
forming forty foundations fraction fragrance frederick freight frog fruits fujitsu furnished furnishings
futures fwd galaxy gather gathered geek generating generations genesis geneva genome genres geo geographical
geometry ghana gibson glenn gods gorgeous gotten grab graduates grammar gravity gregory grip guatemala guild
guitars haiti hammer handed handled handles handy happiness harbour hardly harmony hart harvey hazard headers
headphones heavily henderson herbs hereby highs hints hiring hobby holmes hoping horizon hormone horn hottest
hourly hughes humanities humanity humidity hung hungarian hydrogen identifier ignored illustration
illustrations immune implies imported impression inappropriate incentive incentives incorporate incorrect
independently indicating indie indigenous indirect individually infected infections inflation informal
infrared initiated injured inline innocent inputs inquiries insights inspector inspiration instances intake
integral integrate intense intention interact introducing invalid invasion invention invitation invoice itunes
ivory jacob jail jamie jeep jeffrey jeremy jerusalem joan journalism journalists judy julia jungle karaoke
karl katie kay keyboards kidney kissing klein knee knives kuwait lace lancaster landing latino latitude latvia
launches lauren leasing legends lenders lending leo leonard letting liabilities lightning lightweight
limitation lip literally lithuania lloyd locale logs lonely loud lying mag mailed mainland mainstream males
manitoba manor marina maritime marker martha martial mastercard masturbating maternity mazda mcdonald
meanwhile mechanics medal medicaid medieval meetup mem menus mere metals midlands midwest mighty millennium
milton minerals minimize ministers minolta missions mistakes mistress mixing mobiles modifications moisture
monaco monetary mono motels motivation mozambique myers myspace namibia nasty nat naturals naval negotiations
nervous nevertheless newbie newer nicholas nickname nicole nipple nonprofit notifications notified notion
novels nuke numerical obituaries observe obtaining offerings officially olympics oops operates optics
ordinance organize oriental oscar ought oval overcome overhead packets paperbacks parade partially particle
particles passengers patents pathology paths patio patricia payroll pendant penny perception periodic
periodically perth petersburg pharmaceuticals pharmacies pharmacology phi photographers photographic pins pit
pixel plains playboy playlist plugins plumbing plymouth poem polar polo poly pope porcelain porter
possibilities powerpoint practitioners prairie praise pray precise predicted prediction prep preserve priest
princeton prizes proceeding proceeds projected projectors promised proprietary pros prospect prot protest
providence pts publicly punishment pursue quantities quarters queue quotations racial racks radical raid randy
ranks rarely rats raymond reactions readings realistic reasonably rebate rec recipients recommends
reconstruction reduces referring reflected reflection reflects refuse registrar regulated relate relax
relevance reload remembered reminder remix renaissance reno replica replied repository reprints republicans
reseller resolutions respiratory responded restriction retain retrieved retro reunion reveal reward rewards
ribbon rid rim rip riverside robust rocket roller ronald roster routers rover rows rugs ruling runner ruth
saddam safely sage samoa sandra sap sara saskatchewan scanning scholars scientist scotia scratch screenshot
screw scripting scroll sculpture seafood searched segments selections sells semiconductor sends sensors ser
settled seventh shakespeare shanghai shapes shareholders shaw shipment shortly showcase showers shuttle
signing sim sims simultaneously sink skilled skins slight slovakia slovenia sluts snake snap snapshot
sociology socks sodium sol soma sonic soonest speaks specifics spell spelling spencer spice spirits
spirituality sponsorship sprint squad squirting staffing startup stat statewide statutes staying ste steady
stevens stickers stolen stomach streams strengthen strengths strict struck structured stunning stylus
subcommittee submitting subsequently subsidiary substantially succeed sucks sudan suffer suffered suits
sullivan superb supporters surely surfaces surfing surplus survive suspended sussex suzuki swap swim swingers
sword synopsis synthetic syria tablets tanks tanzania tap taxation taxi technician techno tension terrace
terrible terrorists testament tex thee theorem theories thereby thesaurus thong threatened threesome throws
thumb tier tile timber timer timothy tires tolerance ton toolbox topless tournaments towers trades traditions
trains trance transcript transcription transform translated transparent trap trash tray treasure treasurer
triangle tribal tribe tribune tribute trick tries trigger trinidad trinity trio trivia troy trustees tubes
tucson tuning tunnel twinks twins twist tyler uganda ugly uncertainty uncle undertaken unified unity unlikely
unsigned updating uploaded uruguay vaccine validation valium vegetable venice verse vessel vessels veteran
veterinary vibrator vibrators victorian vii viruses visibility vocational volkswagen volleyball volt volvo
vulnerable wages wal walks wallace wanting warnings warranties warrior washing watson watt watts webster welsh
wheat wichita wider widescreen wifi wilderness windsor wired withdrawal witnesses wool worn zambia zen zoning
6.8: abandoned aberdeen aboriginal abraham academics accent accepting accepts accommodate accompanying
accomplish accreditation accurately acknowledge acknowledged acne acre acrylic activated actress ada adapted
adaptive adaptor adjustments adrian advisors aerial aerospace affiliation afterwards ala albania algebra
algeria alike allan allergy allowance altered alto ambassador ambient amplifier ana anaheim andorra andrea
andrews angela angola annie annotated answering ant anthropology antibody antigua apparatus appointments
appropriations approximate apt aqua aquatic arbitrary arbitration architects argued armenia armstrong aruba
assessing assign assured astrology ate atmospheric attempting auburn aurora aus avon azerbaijan badge bahrain
bailey baking bald ballet balloon ballot banned banners barely barn barrel basement baths batman beats bedford
beginner beginners beings belfast belle belongs belts benchmark bennett beth betty beverages biblical
bibliographic bind biographies bite blackberry blacks blah blessed blocked blocking blowing boating bon boring
borough boulder boulevard boutique boxed bracelets bradford brakes brandon bras breach breathing breeds
briefing briefly briefs broader brochures brook brutal buck bucks builds bulgarian bumper bunny burke
burlington burner buses buys bye cabinets cadillac cage calibration calvin cameroon cardiac cardiff
cardiovascular carnival carries carroll casa cashiers casio catalyst cathedral caution cayman celebs centuries
chambers champagne championships chan characteristic characterized chargers charging charitable charms chassis
checklist chelsea chen cheque chevy chorus christine chronicle chubby cigarette cigarettes cindy circles
circuits cite citizenship civilian civilization claire clan clara clarke cleaners cleared clearing clicks
cliff climb closest clusters coated coating cohen coleman collectors combinations combines combining commented
commitments commodities commodity competent competing complement compliant computation computational computed
concentrate conclude condo conferencing configuring congratulations conscious consecutive consequence
consequently considers consist consistency consoles conspiracy consultancy contacted contacting continuity
contributor controllers conventions convergence conversations conviction convinced coordinates cornell corners
cornwall corrected cos cottages councils coupled courage cove cowboy craps crawford creatures criterion cubic
cult cumulative cunt curtis curves customise cylinder dame dana dare dash daughters deadly deaf dealt decimal
declined deeper defeat deficit dem democrat demonstrates denial dentists dependence dept derby derek deserve
designation desirable destiny develops deviation devon diana dice dietary differently diffs digit dip
disciplines disclaimers disco discrete discussing disks dispatch disposition distant distinction divide dock
doctrine dom doom dosage dover dow dozens drain drainage dressed dressing dried drilling dubai dude dump duo
duplicate dylan earthquake eau eden edgar editorials edmonton eds educated efficiently egyptian elect electro
elephant elevation eleven emacs emerald emma emotions emperor empirical employ encountered enemies
enhancements enhancing enjoying enormous ensemble ensures entertaining entrepreneur enzyme eos epic
equilibrium estates estimation eternal eugene euros eva evident excessive excluded exclusion excuse exec
exemption expired expires explaining explicitly explosion extending extraction failing failures fairfield
fairy fare fascinating fatal fathers fears fence ferrari fifteen fighter fighters fin finals finances
finishing finnish fires flavor fleece flesh flex floppy flush flux flyer focal fog foo footage formatting
fountain fragrances framing freelance freely frontier frost fuji fundraising funk fur garbage garlic gasoline
gays gazette gem generous genius gentle geological geology giants gibraltar gig gilbert girlfriend gore gossip
gothic gotta grad gradually granny graphical graphs grateful grave greetings griffin grows guam guarantees
guards guru guyana habits hack halo ham hamburg handbags handhelds hans harley harold harper hartford hash
hawaiian hawk hay hazards headline hearings heated heath helena helmet hepatitis herb hierarchy highland
highlighted highways hindu hint hired hitachi hitting holly holocaust homeland homeless honduras hopkins
horrible hose hostel hostels housewives hugh hull hungry hwy hydraulic hypothesis hyundai identifies idle
imagination importantly impressed inbox incidence incidents incl incoming incomplete incurred indexes
indication induction inf infants infectious infinite influenced influences informative inherited innovations
inquire inserted inspections institutes instructors instrumental insulin insured integrating intend
interference internationally intersection interstate intervals intimate introduces investigated investigator
investigators invisible irrigation isolation italic jackie jaguar jake jar jenny jesse jill joshua journalist
junk karma kathy kazakhstan keen kenny kills kinase kinda kitty knights kruger kyle laden lafayette lamb
landscapes lap lasting laughing lawsuit lazy lean learners legally legitimate len lender leon leone leslie
lesser levy lexington lexus licking lid lighter limiting lindsay lined lions lit livestock liz lobby locks
lolita longest louise lows lucas lucia lucy luis luther lyric macedonia madagascar madness magical magnet
magnitude maintains makeup malawi malpractice manually marathon marble marcus marijuana marilyn marion markers
marking marvel mas matched mats maui mauritius meaningful medicines meditation mediterranean memo mercy merge
merger merit merry mesa mess metadata metallic metallica metric mic microphone mil milan mild mileage mime
miniature ministries minus miracle modelling moderators mods modular mold molecules momentum mongolia monte
motherboard motorcycles mpg mud mumbai munich muscles musician muslims mustang myanmar myth nails nam namely
narrative nathan nationally naughty navigator necessity needle nerve newfoundland niagara nicaragua nickel
nightlife nirvana nitrogen nomination nottingham nudist nudity numeric nut nutritional obesity obj occasional
occupations occurring oman omissions onion openings opponent organised organizer organizing origins outlined
outputs owen owns ozone palestine palmer pamela panic papua paraguay parcel parental parliamentary
participated partition pas passive passwords pasta pastor patrol pavilion pct peaceful peas penalties
penetration penguin peninsula pens perceived performs pest peterson petite phases phenomenon phrases
physically picking pierce pig pillow ping pipes pirates pix plaintiff planes planets plastics pledge pockets
podcasts poet pointing pokemon politicians polyester pontiac pools pork porsche posing postcard postcards
postings potato ppm preceding precipitation precisely predict predictions prefers prefix premiere prepaid
prerequisite presenting pressing preston preventing prisoners privilege privileges productive programmer
prominent promises promo propose proposition prospects prostate prototype proudly provinces psi publicity pubs
pulling punch puppy pushed pushing qatar quad qualification qualifying qualities quantitative queens
questionnaire quizzes radios rage raises rand rangers rapids rational rays reaches readily realm realtor
realtors reasoning rebates rebel receivers recognised recorders reef reel referenced referrals refined reforms
refrigerator refugees refurbished regarded reggae regression rehab reid reject relates relatives reliance
religions relying remainder remark remarkable remedies remedy removable rendered rendering renew renewable
replacing reporters representations reprint reproductive requesting researcher responding restored retained
retreat retrieval retrieve reveals revenge reviewing revisions revolutionary reynolds rhythm richardson riders
rides robertson rolled roommate rope rosa rotary rotation rouge roughly rounds routines rug rwanda sacrifice
saints sake salaries sally salvation samba sandwich sans sapphire satin satisfactory saturn savannah saves
scenarios scenic schema scholar scout screensaver screensavers scuba seekers selective senegal sentences
serbia serum settle sewing sexuality shade shadows shaft shake shame shannon shark shed sheer sheffield
sheriff shine shortcuts shorter sig signatures silly simplified singh skating skirts slides slope smell soc
sofa softball solved somerset sorts specializing specially specifies speeches speeds sperm spies spreading
squirt stakeholders standings stationery steal stephanie sticker sticks sticky stopping str strand strikes
striking strips subdivision suburban sudden suggesting suited sunrise superintendent supplemental surname
surrey surround surrounded suspected sustainability sustained swift symphony sync systematic tackle tactics
talented tar tariff tattoo telephony televisions tenant tent terrain textbook textile texture thanksgiving
theology thickness thoroughly thrown thunder tide tigers til timeline titanium tobago toddler token tomato
tomatoes touring tract tracy trader trainers translations transsexual traveller travelling travels treating
tremendous tribes troubleshooting trustee trusts tsunami tuner tunes tunisia twisted typing una unauthorized
undo unexpected uni unlock urgent urls utilization utilize uzbekistan vacancies vagina validity valuation
valued vampire variance varied varies varying vatican vegetarian vegetation verde vernon vertex vietnamese
viii villages viral vocabulary vocals waiver wallet walt wang warming warriors waterproof watershed wax
webcams weblogs webmasters webpage weed weighted weights wellington wendy whale whats wherever wicked
widespread winston wiring witch wives workstation worm worried worthy wound wrapped wrapping wrist writings
xerox yacht yale yea yearly yeast yemen yen yields yrs yukon zinc
6.7: absorption abundance accession accord achievements acquisitions acted activate activists adapt adaptation
adhesive adolescent adv advancement advert adviser advocates adware affair airways alarms alexandria alicia
aliens align allah allegations alley allies allison alloy alongside alphabet alphabetically alternatively
altitude aluminium alzheimer amateurs anchorage andre angles annoying antarctica antibodies apollo appellant
appropriately aquarium archaeology argues arrivals arrives arriving asbestos ascending aspen assembled asses
assistants assisting assists assoc assorted asterisk asylum atari athlete att attacked attributed audiences
auditor augusta aunt authorised automobiles auxiliary avoiding awful bach backing backpack backs backyard
bacon bacterial badly baghdad baked balancing baldwin ballard balloons banana banquet barbie bargaining bash
battles bead beating beautifully bells beloved benin bent bentley beside bestselling bhutan binoculars
biodiversity biotech bisexual bitter blades blake blanket bleeding bless blink blk blond bloody bloom boise
bolt bolton booklet booster bored bosch bother bouquet boyfriend bracket brackets brave breeze brent brett
brunei bryant bud budapest buddies budgets buffet buffy buick bulb bulbs bump burned burst burundi bust bypass
cakes caledonia caller calories canberra cancelled cancun cannon capita capri caption caravan cardinal cares
carlo carlton carmen caroline carpenter carriage carson casey celeb celebrated celebrating cement cert
challenged chancellor chandler chapman characterization charities charming che cheryl chill choir chromosome
cir circus claiming clarify clayton cleaned cleanup clever closes closet cocktail coil cola colleague
collectible cologne colon colony commissioners commissions communist compass compelling competence complain
complementary complimentary comprised comprises compromise compute concentrated conceptual concord concurrent
conditional condos conf confidentiality configurations considerably constraint constructor consuming
contamination continent continually continuously controversial controversy convertible converting convicted
cooked coordinated cop cope copenhagen cork corpus corresponds corridor cosponsors costly couch counselor
counted countryside coupe courtyard covenant cowboys cradle crafted crane crashes creations creature crescent
crest crossed crossword crow crude crying crystals ctr cuban currencies cursor curtain daemon daisy dashboard
dat davies debates debbie debit deborah decay decides deciding declare decoration decorations dee defeated
defect defendants defensive deferred deficiency definitive delegates delegation delight delphi demanding
demographic demographics demon demos denim dense dentist dentistry depart departmental deployed derivative
derivatives descending detective detectors detention deutschland dew diagnosed diagrams diaries dictionaries
dim din disappointed disasters disciplinary disclose disclosed discontinued disputes distances distinctive
distinguish distortion dividend dividends doctoral dolby dolphin dome dominated domino donated donors dorothy
doses downs dragons dramatically drawer draws dropping drove dryer dts dumb dwelling dye earliest earning
economies ecosystem edits educate eighth einstein electoral electronically elevated eliminated elimination elk
elliott embrace embroidery emerged emotion ems enacted enclosed enclosure encourages endangered endless
endorsed endorsement enforce engaging enjoyable enters entrepreneurs equals erik eritrea erosion erotica esp
ethnicity evaluations evanescence evolutionary evolved examinations examines examining exceeding exceeds
excitement existed expands expecting expects expedition experiencing expiration exploit expressly extracted
fabrics facials faithful fares fatigue fatty favour feat fedora fertility fibre figured fireplace firmware
fittings fixing flames flashers flats flies flora flour foil forbes forbidden forge formally formulas
formulation forthcoming forwarded forwarding fossil fought foul founding franc frances frankfurt fraser
freeman freeze freezer frequencies freshman fresno fridge fry fuels functioning fundamentals funky fuzzy gabon
gabriel gage gaining gal gale gallon gambia gamers gaps garcia gardner garnet gems generates generators
gentleman gently georgetown gerald ginger globalization glove glow glucose goat goddess goodbye governed
grading graduated gram grams granite greene greenhouse greenland greens greensboro grenada grief groove
groundwater guideline gum habit hackers hal halifax halls handbag handler handmade hannah hansen harassment
hardwood hardy harmful harness hayes headsets heater heel heels helicopter herbert herzegovina hiding
highlands hilary hogtied hollow homeowners hometown honour hoped hugo humanitarian humour hunger hunks hunters
huntington hygiene hypothetical identities idiot idol ids ign illustrate imagery immigrants immunology
impaired implements imply impose impressions imprint improves inaccuracies inactive inadequate incorporation
incredibly ind indices indonesian inexpensive infantry infinity infringement ingredient inherent initiate
inland insect insects insertion inspirational installations installer instrumentation insufficient insulation
insure internship interpret interpreted interventions interviewed intranet introductory invested investigating
invitations ira iranian iris isaac issuance istanbul italia italicized jacques jade jets jewel joey johns
johnston joins joyce judiciary judith julian jumper jumping justification justified justify kathleen keno khan
kindergarten kirk knit knitting knock kurt kyoto kyrgyzstan lacking lacrosse ladder lance landlord landmark
landscaping lanes lansing laos lately lateral lavender leak leap legendary leicester lemma lesotho leu liaison
liberia librarian libya licensee liechtenstein lifting lifts likelihood likewise lily lime lin linen liner
lining liquor lithium locking logan logout lone longitude loops lords lou loyal loyalty lynch mae magnets
magnificent mai maiden mailbox mailman mails majors malaria malcolm maldives mali mama mambo manages mandate
manila manipulation mann manuscript marco marsh masks masses masturbation mating matthews mattress maturity
maximize mediation megapixel mel memorable memorandum mentor methodist metres meyer mfg mia michel mickey
minded mines missile mixer modems modest mol moldova monitored monsters monterey monument morrison moses moss
motherboards motivated mounts movers mug municipality myrtle mysterious naming naples natalie nationals neat
necklaces negotiate negotiation nelly neon nero nest nested nets neural nevis newark newman newsgroups
newsroom niger nightmare nikki nil nominal nominated nominations nonfiction norm northwestern norwich notable
notation novelty nowhere numbered oaks objectionable observers occupancy occurrence oceania odyssey offence
offenders operative opponents optic optimize optimized optimum orbit organisms organs orgasm orgies ours
outgoing outlets outlines outs oversight owl oxide packaged painful paintball pale pam paragraphs pathway
pathways patience patriot patterson paula pause pearson peers pencil pendants pensions performer periodicals
peripheral permanently persian persistent pertaining peters phantom phenomena philosophical picnic pike pile
pilots pkg planners planting plated playback playground plots plush pod pogo poison polished polymer pony
poorly popup portraits portsmouth pose positioning possess postcode postgraduate postscript potatoes poultry
practitioner prayers prejudice preschool presently preserved presidents pressed pressures prevents primer
primitive prisoner privately probable professors profitable programmers progression projections promising
promoted promotes promptly prophet prosecution protects prozac psychiatric psychiatry pulmonary puppies purely
purse pursuit quake quartz quilt quotation racism ranger ratios raven reagan rebound rebuild receipts
receptors recovered redhead reductions reebok refill refinancing reflecting reflections refresh refunds
registers regulator reimbursement rel relaxation relaxed relaxing rem remind renal render renowned repeatedly
replication reproduce reservoir residual resin resist respected restrict restructuring resumes retailing
revelation rex richards ricky rifle rita robbie robots rogue roland roma romanian romeo roommates rotten ruled
saab saddle safer sahara sail sailor sanctions sanctuary sandals sanders savage scanned scared scary scat
scattered sch scoop scripture seals sears seas sebastian seconded secretariat securely securing sedan sega
semantic sen senators sensing seq severity sewer sexually seychelles shades shallow shawn shelves shepherd
sheraton sherman shifts shipments shirley shoulders sic sided sights similarity simplicity simpsons
simulations sip sits sixty skate slaves sleeps slice slipknot slovak smallest smithsonian snacks snowboard
soils somalia sometime sooner sorting souls southampton soy spacious spank spark spas spectra sphere spike
spinal spine spite spokesman springer stairs stake stan stating stationary statue stays stern steroids stir
stitch stockholm stocking strains stranger strengthening stripes struggling stuffed subaru subjective
subsidiaries subtle suburbs sufficiently suffolk summaries supervisors supportive surge surgeon surgeons
surprising survivor survivors swan swaziland sweat switched symbolic sympathy syracuse tactical tahoe tailored
tajikistan tamil tanning targeting taxable taxpayer teaches tear technicians teddy teenagers telegraph
telephones telescope temporal temporarily tenants tendency tends tenure terminals terminate terminated
terminology textiles therapist thereafter therein theta thorough threatening thriller throwing tiles tilt tina
titled toes togo toledo tonga toolkit tooth torrent tot touched tourists towel toxicity tractor traders
traditionally tragedy transcripts transformed translator transmit transmitter transparency trauma travis
treasures treats tribunal triumph trojan trophy trout tulsa turkmenistan turks turnover turtle tutor twain
twilight undertake underwater unfair uniforms unnecessary unofficial unsecured unstable unused unwanted unwrap
upgraded upgrading upset urge urged urine usability useless usher utilized utilizing vacant valentines valves
vanilla vanuatu varieties vascular vault velvet ventilation ventures venus verbal versatile vet viable viewers
viking violin virtue vivid voter vouchers wade wagner wagon waist walnut wan ware warfare warned washer
wastewater waterfront weaknesses webb webcast weber welcomed welding wesley westminster wetlands whatsoever
whitney wholly whore wiley willow wilmington winnipeg wires wishing wit withdraw withdrawn wonders woodland
worcester workflow workout wounded yang yankee yankees yarn yugoslavia zoloft
6.6: abbey abbreviations abide abnormal aboard accelerated acceleration accelerator accents accidental
accountant accountants accounted accumulated accumulation activism activist adequately administer adolescents
adopting advent advertised advising affirmative afghan ajax albanian alcoholic aligned alison allergies aloud
alright altogether ambulance amplifiers amps amusement ancestors ancestry anguilla animations anita ankle
antilles aperture aphrodite apo appearances apples appoint approached approaching appropriation approximation
arises ark arrays arsenal asa ashanti ashlee asleep assay assemblies aston atkins atoms attendees attracted
auditing auditorium audits austrian authoring authorize autism autonomous aux avail avalon averages avid
avoided backward bail bake bakery balances balcony bamboo bangalore banker barber barbuda bark barrett barton
baton bauer beacon beaten beavers beck beige belgian bella belonging beneficiaries benson berkshire bets
beware bidders biking bilateral biochemistry biomedical birthdays births bissau bladder blankets bldg blessing
bliss blondes blown bluff blunt boarding boeing bollywood bolts bombing bombs bonnie bonuses booked bookshop
bore borrow borrowing bot botanical bounce bounds bowls boxer boyd brady branded branding breakfasts
breakthrough breathe brenda brigade brightness brokerage brooke bruno bucket buddha buddhist burial burma
burners byron cairo calculating calculus camden canadians canoe canterbury canton capitalism capsules captures
cardinals carnegie carolyn carr carrie carts carved cascade catching cathy cease celebrations ceramics cha
chairperson chang charcoal cheating checker cheer cheerleader chemotherapy cheney cherokee cheshire chic
chiefs childcare chin chopped chords churchill cigar citing citrus civilians clamp clare clarification
classrooms claude clerical clit cloning clue clutch clutter coats cobra coca cocaine cocoa coconut coded
coefficient coefficients coli collateral collision colonel coloured combustion commencement commissioned
commits communicating como comoros compiling comprising compulsory conception condensed conductor cone
confined conform confusing congestion congregation connects conscience conservatives consultations consumed
contaminated contexts continuation convince cooker cookware coordinating copier cops cor coronary correspond
correspondent corrosion corrupt cosmic cote counselling coupling cousin coventry cows crab cracks credentials
credibility credited crib cried crisp critic critique cruel cruiser crush cubs cue culinary cumberland cur
curl curry curse cushion customised cutter cynthia dancer dancers dangers darling darren dawson daylight
deadlines debris debts debugging deceased decks decorated decreases dedication deduction deed deeds defaults
defective defending definite deg degradation delegate deletion deli delicate delighted deliveries della
demonstrations denise denotes dependency deploy deposited deprecated depreciation desc descriptive deserves
desires dessert desserts detached devils dewey diabetic diagnostics diaper diazepam diets differentiation
diffusion digits dignity dioxide diplomatic disappear disappeared discourse discrepancies dismissed disposable
dissemination dissertation dixon djibouti docket dolphins domination dominica dorset dots doubles downstream
doyle drafting drake drift drought drying dub ducks duff dunn duplex duplication durability dysfunction eager
easiest economically economist educator edwin efficacy ego elaine elastic elective elevator elf eliminating
embroidered emerge emergencies emerson encarta encrypted endorse engineered enjoyment enjoys enthusiasm
enthusiast envelopes environ environmentally enzymes epidemiology equatorial equip erie erin ernest err
espresso establishes establishments esteem etiquette europa everett evite evolving examiner exceeded excerpts
executable executing exeter expectation explanations exploitation exploited explored explores explosive
exporters expose expressing extracts fabrication fade fairfax fairs falcon falkland fargo fashioned fave
feasibility feasible feast fedex fellows fender ferguson fest fiesta figurines filings filmography finishes
firearms fireworks firing firmly fischer fitzgerald flooding flowing fluorescent flute flyers followup footer
footnote forcing foreclosure foreclosures forensic forks formatted fortunately fragment fragments franz freak
freestyle freshwater fried fringe fuller gag gals gases gaza gentlemen genus geometric ghetto gifted gill
gloria glorious glue goa goo goodness goose governors govt gradient grains gran grandfather grandmother
granting grape graves greenwich greenwood grooming grounded guadeloupe gucci guiding guilt gwen hacking hamas
han hancock handset handsome hardback harsh hassle hastings hatch hath headache heal heaters heavenly heck
hedge helmets helsinki hen hendrix herman hex hike hindi historically histories hitler hmm hobart hoffman
holistic homemade homeowner homer homo honestly honeymoon hooks hoover horoscope horoscopes hostile hotline
hubs huh humble humiliation hurricanes hussein hyde hydro hypertension ideally ignition ignorance illustrates
illustrator immigrant immunity impairment implementations implicit inability inconsistent incorporating
indirectly inequality inevitable inflammatory influenza informatics inhabitants inheritance inhibitors init
initiation insane inserts inspectors inspire inst intact intentions interdisciplinary interfere intern
internally internships interpreter interrupt intuitive invasive invented inventor invites irvine irving
issuing ivan ivy jacobs jacuzzi jakarta jasper jedi jelly jenkins jenna jensen jerseys johannesburg jointly
joints judgement juicy jumped jupiter jurisdictions katherine keeper kerala keynote kicks knees knoxville
kosovo lam lancashire landed laughed laughter launching laurel laurent laying lea leagues learner lecturer
lego leigh lengths lever leverage liberals liberation lieutenant lifted lighthouse lightly limo limousine
linguistic linguistics lisbon lisp listened literal litter lively locals locker lodges lon loses lotion lowe
lumber lunar lutheran luxurious lynx lyon macau macdonald madden maggie maid maintainer malls mammals mania
mankind manning mansion manuel marginal margins mariana marines marital markup marley marriages marry martinez
martinique marty maternal maurice mauritania maxim maxwell maya mayer mayo mccarthy meadow meadows meanings
meantime mechanic mediated megan melody memberships mentally mentoring meridian metrics microbiology
micronesia midland midway miguel minorities misleading mist mitigation mixes mob molecule molly monk monkeys
monopoly montenegro moody moose morton mos mosaic motoring movable mozart mugs multiplayer mum municipalities
mutant mutation mysteries mystic mythology myths napster narnia nash nay nazi neal neglect negotiated
negotiating neighbourhood newborn nicely niche nightly nile nina ninja ninth nixon noisy nonetheless nonlinear
nonsense nordic nos noting notwithstanding noun nucleus nudes nutrient nutrients oakley objection oblique
observatory observing obsolete obstacles offender olivia omitted oncology onset ont oppose ops orchard orchid
organism organizers ornaments orthodox oslo ounces outerwear outfit outpatient overflow overlap overstock
overtime overwhelming pagan painter paints palau palestinians panther panthers papa paradigm paramount parkway
parse parser pasadena passionate patented patriotic peach peaks pear pearls pedal pedro peel peg pentagon
pentax peppers peptide perceptions percussion perfection performers perfumes perkins peso pesticide pesticides
petitioner petrol peugeot pharmacist philippine phillip phosphate pier piercing pigs pillows pinnacle pirate
pitt planetary plantation planted plaque playa plugs poets pol poles politically polynesia pooh pornography
portals portfolios posed positioned positively potassium pots pouch practically precautions predator
preferably premature premiums preparations prerequisites prescriptions preserving presidency presley prestige
prestigious prevalence prevented preventive privileged probation prof professions profound programmable
proliferation prom prompted prop propaganda propagation proportional proposes prosperity protector proves
provisional proximity psychic pulls pulp puma pumping pupil purdue purification pursuing pvt pyramid
qualitative quartet questioned quietly racer radioactive radiology rails rainfall ramp randall randomly rant
rants rationale react recalls rechargeable recognise recognizes recognizing reconciliation recruit recruiters
rectangular recycled redemption redundant reflective refuge refugee regency regeneration regents regiment
regina registering regret regulate reinforced rejection releasing reminded reminds removes rename renault
renewed renovation renting repeats replaces resellers residency residues resonance respects responsive restart
ret reuse reversed reviewers revival rhodes rigid riley rises ritual rival rms robotics rodeo rodriguez rods
rolex romans roofing rookie roosevelt rotating rounded rude rue rugged runners russ rust sac sadly saga salsa
sampler samurai sands sang santiago satan satisfying sauna scaling scam scandal scans scenery schmidt
schneider schwartz scooter scoreboard scottsdale scouts scrap scream screaming screws scrutiny seamless
sediment seemingly selector semantics semiconductors senses sentinel servant servants servicing seth
settlements severely sgt shane shaping shareholder shelby shells shields shifting shining shocked shooter
shores shortage shout shrimp shuffle shutdown shy sid sightseeing silicone simmons simpler simplify simulated
simulator simultaneous sincerely singers sins sioux sizing sketch skies skull slam slate slavery sleeves
sliding slower smartphone smiled smiling snack snowboarding socialist sock soda solicitation soundtracks sour
sourcing southeastern southwestern sovereign sparks specializes specifying specimen specimens spectral spells
spill spinning spiral splash spokane spoon spotted squares squash squid ssh sta stained stakes standardized
staples steak steele stefan stein stepped stimulation storing storms stove straightforward straps straw
strawberry stressed stripe strive strokes styling subjected subset subsidies substitution substrate subtotal
subway succeeded successes suede sup superman superstore supplementary supra suriname surprisingly surrender
survived surviving suspense sustain sutton suzanne swallow sweater sweatshirt sweep switchboard syllabus
symptom synchronization tacoma tai talents tara tarot tasmania tastes tasting tasty tattoos taxonomy taxpayers
technically tees tens tents terra terrier terrific thames theatrical theological therapies thirds threw
thyroid tick ticketmaster timeout timetable tissues titan tomb tome topical torn torque tote touching towels
traded transformers transitional transitions translators transplant transvestite trapped traps travellers
trent trilogy tripod troubled trousers tucker tuned tungsten twp typed ukrainian umbrella unbiased uncertain
uncut understands undertaking underway unemployed upright upstream usenet vacancy vaginal vale valencia
validate vanity vans variability variant vase vectors vent vera verb vest vibrant vibration vicinity viewpoint
vince vine vineyard violated violet visions visualization visually voucher voyage voyager vuitton
vulnerabilities waited walsh walton wardrobe warn warsaw warwick washed wasted waterloo weakness webcasts
weigh welcomes wheelchair wheeler whereby wherein whirlpool whites whoever wholesalers widget widow williamson
willie willingness willis wills winchester wizards wondered wong wont woody workstations worms woven xmas
zombie
6.5: aaliyah abbott abdominal absorbed abundant abused abusive accelerate accompany accomplishments
accountable acknowledgement acquiring acronyms acupuncture adaptors addict addison adj adjusting admiral
admits advancing adverts advisers advisories aero aesthetic affinity aftermath agreeing aide aided airborne
aires airfares akron alba ale alexandra alkaline allegedly allergic alliances allocate ally alma almanac alta
alteration alterations amazed ambitious americana amherst amid amnesty amortization amos ample amplitude
analyse angelina angus annapolis annotate annuity antennas anthology antibiotics anticipate antigen anxious
anyways apex appealing appetite applet apprentice archaeological archery architectures archival arguing
arithmetic aromatherapy arrows artery asap ashes ashton asphalt assert assertion assortment astronomical
atlantis attacking attainment attic attribution auditors augmentation augustine aussie auth autobiography
autographed autonomy averaged avery avian awaiting awake babylon baccarat backbone backpacks backwards badges
bait ballroom baltic baptism barbecue barker baron bart bartlett bates bats battalion baxter beaded beams
beard bearings becker bees beetle behave behold bel believing bellevue belmont benchmarks beneficiary benton
berg bergen bicycles biker bilingual billed billions bindings bins biographical biomass birch bis bites
blackburn blackwell blanc blinds blocker bloomington blossom bluegrass boiler bombay bonding boo boone borne
borrower bounded bout bowie brains brasil braun breeders brewing brides brittany broadcasts broadly bronx
brushed brushes bubbles buckle buddhism budgeting bulldogs bulletins bullets bulls bundles bur burger burgundy
burnt bury cabins caesar cairns caldwell campuses candid cane cannabis canopy cans capacities capsule
capturing carat carcinoma carlisle carlson carmel cassettes castro casualty cavity cdr cellar cellphone
centennial centralized cereal cerebral certifications certify cervical champ chanel changer chartered charters
chateau checksum cheerleaders chennai chestnut chiropractic chloride chocolates chooses chord christchurch
christi christie chronological cinderella cinnamon circa cites claimant clarion clash clauses cleanliness
cleansing clearwater clifford clifton clipboard clown clues coatings coherent cohort coke coll collectively
collegiate colonies columnist comet commenced commenting commercially commercials communion compares
compartment compassion competencies competency competitiveness competitor compilations complainant
completeness completes complexes composers comprehension compressor comprise concise concludes conditioned
conditioner condoms confessions confirms connie conrad consisted consolidate constants constr constructing
constructive construed consulted consumables consume cont contingent continuum contour contracted contractual
contributes conveniently conversions converters converts convey convincing conway coop cooperate coping
corinthians corr corrective correlated corvette cosmos cough councillor countdown countless courtney cracked
crawl credible creditors creed crews criminals crimson critically croatian crosses crossroads crowded cruising
crushed cultured cunningham curb currents curtains curved customization cutie cutlery cylinders cypress dances
danielle daniels dartmouth davenport daytime debtor decals decker declining deco decreasing decree deductible
deductions defender deficiencies deleting deliberately delightful demanded demolition demons demonstrating
denis denote dent dep dependencies deposition depressed depths derive descent designate desks destructive
detailing detecting deviations diagonal dickinson differs digestive dilemma dinar dinosaur dion dior directing
directional directives directorate disadvantaged disadvantages discharged discography discoveries discovering
discreet dishwasher dismissal displaced displacement disposed dissolved distress distributing disturbing
divers dixie dominion dong donkey doubled doubts dough dove dreaming drills duct dues dull duly dummies dummy
dundee dwarf dynamically dynasty eaten economical ecosystems edison eff eighteen elaborate elbow
electromagnetic elegance eli eliminates elliot elm elton emailed emergence emphasize emphasized employing
employs empowerment enclosures encoded encore encounters encouragement endowment energies enforced engraved
enhances enlarged enlightenment enrichment enron entertain enthusiastic enthusiasts entrepreneurship epidemic
equestrian equitable erase escaped este esther estimating eternity ethanol ethereal eureka evan evenings
evergreen evolve exc excite excludes exercised exhibitor exodus expire exporter exposures exquisite
extensively extern facsimile factories factual fairness farewell faroe faults faux faxes feather feeder felix
felony feminine feminist fencing fernando fetal fetch fiat fidelity fights filtered filtration financed
financially fines firewalls fishery flavors flaws fletcher flew flint fluctuations fluids folded followers
fond fools forecasting forgive formulated fortunate founders fourteen fowler fra fragile frameworks franchises
frankly freezing fremont friction friedman frustrated frustration fucks fulfilled fulton furnace fury fuse
gadget gail galaxies gallons gamble gamer garland garment garrett gemini gemstone generalized genetically
genomic gentoo geoffrey ger getaway getty ghosts gigabit gigs gina glacier glamour glendale globally gloss
glossy gloucester goldberg gonzalez goodies goodman goodwill gov govern gown grabbed graded graffiti
grandchildren grandma grasp grassroots gravel grease grenadines growers guiana gut gutenberg gymnastics
habitats hacks haired hale halt hammond handful handicap hank hanover hanson happily harrisburg hated hatred
haul haunted hawkins hawks hazel headings heidi helix helper hep herpes hesitate hewitt hierarchical
highlighting hilarious hillary historian holden holt homestead homosexual honesty honorable honours hooked
horde horizons hormones hospice housewife howell hug hum hummer huntsville hurry hurts hut hutchinson hype
hyper hyperlink ibid ida identifiable ideology ignoring illnesses illusion imp implants importing imprisonment
improper impulse incense incidental incomes incorporates incremental incubus indexing indications indigo
induce inflammation influential inhibition inhibitor inlet inserting insist inspect inspiring insurer insurers
intends interchange interiors interoperability interpretations interpreting introductions intrusion inverse
inviting ions iraqis irene irons irregular irrelevant isaiah isis isles issuer isuzu itinerary jabber jacks
jennings jeremiah jerome jigsaw joanne judaism jude judged judging judgments jumbo juniors kaiser kane keller
kelley khz kicked kicking killers kimberly kindly kinky kiribati kitchens kitten knob knot knowledgeable knox
kris labrador lac lacks lame landfill lasers latency lattice laughs laurie lawsuits layouts leased leases
ledger legion legislators lend lesions lethal lett levi liberties librarians lick lien lieu lifelong
lifestyles lima lincolnshire linens lineup linkage listener listeners lister livingston loader lobster
localities locality localization locating locus loft logon lois lori lotto lowell lowered lowering lump luna
lungs lust mack macros macs magnesium majestic majesty malaysian malicious manifest mansfield manson
manufactures mapped marvin marx masterpiece mates maths matrices matte medals meg melanie mellon melt memoirs
mercer merged mergers merits messy metabolic metering methodologies methyl mfr michele mick microphones
microscope microscopy midst mikes milestone milford millionaire miniatures minors misplace misses misuse mock
modifying modulation mommy monogram mont montserrat monuments morality mortal motif motions muhammad
multicultural murdered mus muscular muse mushroom mushrooms musings mustard mutations mutually nan nanny
nanotechnology napoleon natal nate nationality natl nauru nautical ned needing needles negligence neighbours
neoplasms ness neurology neurons newsgroup nichols nielsen nigel nip niue noah nobel noel nominee norms norris
northeastern notably notch notorious novice nucleotide nylons obey objections obscure oceans och offspring ole
olsen olson olympia onions onsite opener openly opposing ore organisational originals orion ornament otto
ounce outbreak outdated ovens overland overlooking override owe owens pablo padded padding palms panda
panorama pans pant panty paperwork parked parsons pascal passages pastoral patriots patron pavement payne
peanut pedestrian peggy pep percentages percentile permitting personalised personalities pertinent petty
pewter philippe physiological pictured pines piper pistol pitcher placebo plaintiffs playoffs plea plum plump
podcasting pointers poisoning polk polling pollutants ponds popcorn pops porch poses precursor premise
preparedness prepares pres presbyterian presumably preteen pretend prey priests principals principe prisons
proactive probate probes probing procedural prod professionally proficiency profitability prog programmed
prohibit prohibition prolonged promoter prone pronounced prophecy props prose prosecutor prospectus protectors
protests proton prototypes proving pseudo pueblo puffy pumpkin purchaser purity pursued pussies putative
questioning quinn quota quoting rabbi rabbits racist rad radiator raiders ramada rams rancho randolph razor
reactive reactor readable readiness realise realised realization rebels reboot rebounds rebuilding recap
reciprocal reconditioned recruiter recurring redevelopment redirect redistribute reds referee referendum
refreshing refrigeration refusal refuses registrations regulators reign rejects relational relied relies
relieve remembering remotely remover rented repayment repealed replacements replay reportedly reprinted req
resale researching residue resolving responds restoring resurrection retaining retire retrieving revealing
revise rewarding rhapsody rhetoric ridiculous rig rigorous ripper rite riviera roach roast roasted robbins
roberto rockets rocking rodney rosemary rotate roth roundup royce rub ruin ruins runway rupee rushing sabbath
salisbury salons saloon samantha sanchez sandwiches sanitary sanitation sapiens sarasota satellites sausage
savers savvy sax scalable scalar scare scarf scarlet scattering scent scholarly schoolgirl schooling scooters
scrapbook screened seated secondly secretaries secular seiko seismic seized selects sem sensation sensible
sensory sentenced sentencing seoul sequel sequential serbian serenity sergeant serviced sesame sewage seymour
shaking shampoo sharks shear sheila sheridan shifted shiny shocking shocks shook shortcut shrink shutter
sickness sidney sigh silva sinclair singular sinks sirius sis sixteen skeleton skinny slash slashdot slaughter
slayer slopes smash smiles smoked smokers smoothly snyder socially sockets sofia soho solidarity solids
solitaire solvent som someday sophie sophomore sore sounded sounding sovereignty spacecraft spacing spares
sparkling spear specialize spectroscopy speculation speedway spices spicy sponsoring spontaneous sportswear
spreads spreadsheet squadron squeeze stacy stafford staffordshire stain stance standby stark starr starters
statistically statues stealing stealth steep stella stellar stems stephens stepping stevenson stiff stimulate
stimulating stockton stool strait strangers streak stretched stretching stripping strongest struggles studs
subscribed subsidy substantive substituted subtitle subtitles subunit suburb succession successor summers sums
sundays sung sunlight supermarket supervised supervisory supp supplying supposedly suppression surnames
surroundings surveyed sushi suspects suspend suspicious swear sweatshirts sweets swimwear swinger swinging
swivel swords sylvia symmetry syrian syrup systemic taboo tailor taipei tallahassee tangible tariffs tate
teachings teenager telecommunication telnet tempo tenders tenth ter teresa terrestrial terri territorial
tester testers testified textures theatres themed theodore therapists thief thirteen thornton threaten
threesomes thrice throne throughput thrust tibet tibetan ticker tickling tiff tightly timed titanic toast
toddlers toggle toni topology tor torch touches tow towing townsend traces tracing trafficking tragic trainee
traits transferring transforming transient transplantation transported transporter transvestites trevor
trivial trolley troubles trucking trump trumpet tsp tuberculosis tubing tuna turbine turf turquoise tuscany
tutoring tuvalu twentieth tyne ultrasound unacceptable unanimously uncertainties unchanged unclear
uncomfortable uncommon underneath underworld unfortunate unicode uniquely unisex unite unlawful unpaid
unprecedented unpublished unreal unregistered unrelated unresolved unspecified unsure uploads upside upward
uranium urges urinary usable vac vaccines valerie validated vanessa vanguard variants varsity vein ventura
verdict veronica versa verses vinci violate visas vladimir volatile volcano volunteering wallets wallis
warehousing warmth warrants wastes wat waterford wavelength wealthy weaver webs wedge wee weighing weston
wetland whichever whip whistler williamsburg wipe wished witnessed wolfgang wolves wore workload worksheet
worries worthwhile wounds wretch xii yachts yep youngest yuan zebra zelda zeppelin zodiac zurich
6.4: aba abandon abe absorb abstraction abuses accidentally acclaimed accountancy accrued acknowledgements
acknowledges acoustics actresses addicted addictive adhere adhesives administering adorable adversely
affection affiliations aftermarket ageing agendas aggregation aggression agnes ahmed aiming airmail alas
albeit albion alexis algebraic aliases allocations allowable allowances almond alps altar ambition amen
amending amer amethyst ammunition amusing analogue analogy analytic andersen angelo angie anglo angular
announcing anon ans antarctic anterior anthem antibiotic anticipation antigens antitrust anton ape apologies
apologize appellate applicability appraisals appropriated approvals approves aquaculture arabian arabs archer
archiving ariel armani armenian armour arose artillery asians aspire aspirin assemble asst atkinson attain
attained attendant attracting attributable audrey aura australasia authenticity authored authoritative
authorizing automate avalanche averaging avoidance awe awhile axe axle backgammon backpacking backstreet
badger baggage bakersfield ballots bankers barb barefoot barley barney barr barrels basel basil bastard
bathing batting baylor beanie beaumont becky beech beers beethoven beg beginnings believers benches bending
benny berger bert bethesda bethlehem betsy biased bibles billboard billiards billings binder biochemical
bipolar bishops bistro bitches bittorrent blackpool blanca blaster blaze blended blender blends blessings blew
blitz bloodhound blows blu boasts bodily bohemian boil boiling bologna bomber bonded bookshelf bookstores
bootstrap bordeaux boris borrowed bose bothered bots bournemouth bowel bowen bowman boycott brandy braves
bravo breastfeeding brendan brentwood brew brewer brewery briefings brit bro brock broncos bros browning
browns buchanan buff buffers busch buster butcher butte butterflies bylaws cabling caching cactus cafes
caffeine cajun calf calorie campground canary cancers canine canned cannes capitalist captive carbohydrate
cardboard cardiology cared caregivers carers carpets carte cartier carving cary cashier castles casualties
catalogues catalytic catches categorized catholics caves cecil celebrates celestial cello cemeteries
censorship centrally ceremonies certainty chalet chalk challenger champaign champs chap chasing chatham chats
chattanooga chavez cheek chefs cheques chesapeake chimney chloe chop chr chromatography chung chunk cigars
cinemas clad clair clarence clarinet classifications classmates claudia claus clearer clergy clerks cliffs
clint clive clones closeout clover clustering clyde coarse coaster cobalt cobb cocos cody collaborate
collapsed collects colt comb comfortably comma commence commentaries commodore communicated companions
compensate complained complaining compose compositions computerized conceived concerto condemned condominium
conducts conflicting conformance conformity congressman conquer conquest consequential conserved constituency
constituent constituents constituted constrained constructs containment contaminants contiguous continents
contingency contra contrib converse cooks cooled coordinators copiers cords corey cornerstone corona corpse
correctional cortex costing counterparts coup coursework courthouse cps cracking crashed crate creators creole
crete crochet crosby crossover crowds crust cues cuff cultivation cumbria cumming curiosity dalton damaging
damned damon dane darby dart darts dds dealership deb debra decal decatur deception declarations declares
decoder decomposition deliberate dementia denies denton denying departing depicted deploying derbyshire
descendants despair desperately destroying detained detox devastating devotion dexter diagnose differing
digging digitally dillon diluted diner dinnerware dinosaurs diocese diplomacy dire directs disadvantage
disappointing disappointment discarded disciples disclosures disconnect dismiss disneyland dispersion dispose
disruption disturbance ditch diva diver diversified diversion dividing divorced docking dolce dolly dominance
dominate dora doughty downward drafted drafts dragonfly draper dresden drosophila drummer dryers dudley duluth
dumping dungeon dupont dusty earthquakes eaton eats eclectic econ economists eddy edith edmund educating
eighty elders eleanor electronica electrons elem eliza ella eminent emo emotionally empires emulation emulator
enamel encoder endurance enduring energetic engraving enlisted enquire enriched enrolment entitlement
entrepreneurial envy epilepsy episcopal equine equivalents erection erica ernie ernst escherichia escrow esq
estonian eta ethan europeans evacuation evangelical evelyn excalibur exceptionally exchanged excursion
excursions exemptions exercising exhausted exhibited exhibitors exile expat explanatory explosives exported
exporting ezra fab facilitating faculties faint falcons fantasies farrell farther fashionable fashions fats
fauna fayetteville feared feathers federally federated fellowships femme ferdinand fertilizer fierce filipino
filler fills filming finale fiona fir fireplaces firstly fisherman fixture flap flashes flashlight flaw flea
fled fleming flock floods flop folds foley folklore foolish footnotes fore foregoing foreigners foremost
forged forgiveness forrest fortress fountains fps fractions fracture fran franco francois frankie fraternity
fraudulent freaks freebies freed freedoms freeway freezers freq fritz frogs frontline frustrating fulfilling
furnish gagged gainesville gala gallagher galloway galway gan gao gardener garfield garments garner garrison
gastrointestinal gateways gavin geared gears gee geeks genital genocide genomics georges georgian gerard
germans gerry gibbs gigabyte gil giles giovanni gladly gland glassware glimpse glitter gloucestershire goggles
goth gould graduating granada grandparents grange grapes graphite gratitude grazing gregg grievance griffith
grilled grills grim grind grinder grinding grips groom grouped grouping guidebook guitarist gull hail halfway
hallmark hamlet handcrafted handicapped hangs hardest harmless harmonic harp harriet harrington harvesting
hatchback havana hayden hayward headaches headphone healthier heap heidelberg helicopters hemisphere henri
hercules herd heroin hertfordshire hickory hicks higgins hips historians hitch hog hogan homosexuality
honorary hooded hoods hoop hoops hopper horns horton housed housekeeping howe huang hubbard humane humorous
hunk huns hypnosis ibiza ideals ignorant illuminated illumination imaginary imagined immense immortal
immunization impacted impedance imperative implant importers imposing impress inaccurate inbound inception
inclined inconvenience incorrectly increment incumbent indicative indies indoors indy inevitably inference
inferior inflatable initialization injected inmates innocence inpatient insightful insisted insomnia inspected
instability instructed insulated integrates intentionally interacting intercontinental intercourse
interestingly interpersonal interpreters interrupted interviewing intestinal intriguing intrinsic invaluable
invariant inventories inverness investigative invitational invoices invoke invoked irwin islander ithaca
jackpot jameson janice jared jars jasmine jaw jeanne jeeves jerk jew jewels joanna jockey johann jolly jorge
jour journeys jukebox jules julius jumps kappa karate kashmir kat kathryn kauai kawasaki kayak kayaking
kendall kern kerr kettle keynes keypad keystone kidding kilometres kin kindness kinetic kinetics kirby kissed
kisses kite klaus knocked knots kobe koch kos kramer kristen kristin lag lagoon lakewood lambert lantern lao
lara lars larson lasted lasts laurence lava lawful lawmakers lawson layered leaning learns lebanese lei
lengthy lennon leonardo lester levine lex licences lilly limb limerick limestone limp lindsey lineage liners
lipid liquids lithuanian lob lobbying localized longitudinal loser ludwig luncheon lush lymphoma lynne lyons
machining mackenzie macmillan macon madame mafia magellan magenta magnolia magnum maharashtra mahogany mailer
mains malaga malibu malignant mallorca managerial mandarin mandated mandy manifold manipulate manpower
manuscripts maori marching marcos mare marin mariners maroon marrow martini masonry massacre mast mastering
maureen maximizing mayotte maze mccartney mccoy mckenzie mclean medicinal megapixels melting membranes memoir
menopause mentions meredith merlin merrill meth metre microbial midtown migrant milestones miner miners ming
ministerial mir miracles mirage miranda misconduct misery missiles missionary mistaken misty mitch
mitochondrial mixers moderated moderately mole monarch monty moonlight moran morrow morse mosquito
motivational mound mover mueller multilingual multinational multiply multitude musicals mute naomi nap nasal
nassau nausea neglected negro nerves networked neurological neuroscience neutron newsweek nexus nib nicolas
nineteenth ninety nitro nominees nope northampton northumberland notions nous nowadays nucleic nunavut oath
obedience obituary obliged obs obsession occupy octet offences offs oldies oldsmobile omar onyx opal oprah
optimistic optimizing orb orbital ord ordinances ordination organisers orgasms orient originated originating
osaka osborne osteoporosis ovarian overdose overlay overload overlooked overly overweight owed owing owning
oxfordshire oxidation oyster paced packers paddle pains painters pakistani palette pals pane panoramic paradox
parity parkinson parole parrot parsing partisan partitions patrons patty payload peculiar pedigree peek
pencils penguins pensacola peoria perceive perez perimeter perpetual persistence personalize peterborough
petitions phat philosopher photon pigeon pilates pillar pineapple pioneers piping piracy pissed piston
pitcairn pitching pity plague plateau playlists playoff pleasures plenary pluto poe policing politician polly
polymers polynomial poole populated porto positives possessed potent pow prada pratt praying preceded
precedence precinct predators predictable predicting predictive predominantly preface prelude prentice
prescott presenter presses prevailing prism privatization probabilities problematic proceeded profiling
prophets proportions proposing protections protestant provence proverbs prudential psalms psycho psychologist
publishes puppet purified purses pussycat putnam quark quasi queer questionable quicker quilts quincy quo quot
radial radiant rafael rafting rag raider railways rainy ramsey randomized ranged rash rave realism realities
realizing rebellion rebuilt recalled receivable recherche recombinant recovering rectangle recycle redesign
redistributed redistribution redmond redundancy redwood reels reese reeves reflex refundable refusing regent
regimes regis regulating reinforce reluctant remedial remediation reminders remuneration renamed rene renee
renovated repaired repairing repeating repetitive reps reptiles requisite researched reside resides
resignation resigned resting restraint restrictive rests retains retriever retrospective reversal reversible
revisited rewrite rewritten rhino rib ribbons ribs righteous rims ringer riot ripped risen risky ritz rivals
roadside roanoke robbery robe roc roche rocker rockford rockies rode roe ronnie rooted ropes routinely rowe
rowing rubbish ruler rum rumsfeld runoff rupert rushed rustic rusty rutgers sack safaris safeguard sal salads
salvage sammy sampled samson sanford santana satire satisfies saturated saturdays sauces saunders sawyer
scaled scams scandinavian scarborough scarce scheduler schizophrenia scion scissors sclerosis scr screwed
scriptures scrub sculptures sealing seaside secs sect sectional segmentation seizure seldom seminary sentiment
sequencing serena sermon servings settlers settling seventy sgd shack shah sharply shaun shave shaving shelley
shelters sherry sherwood shin shire shoots shoreline shortest shortlist showroom shrine siblings sidebar
siding siege signifies similarities simplest sinatra sincere sings sion skateboard sketches skincare skyline
sleek sleepy slept slices slick slipped slippers slips smarter smells smiley snakes snapshots snatch sneak
snoop soaps softcover softly solicitor solicitors soluble sonata songwriter sorrow sos sourceforge spaced
spanning specialization specificity speedy spends spiders spires splendid splits splitting spoilers sponge
spouses spruce spurs stabilization stacks stag staging stakeholder stamped standalone stanton starbucks
staring statistic steadily stewardship sticking stills stimulus sting stirling stochastic stoke stole stools
stranded strengthened stresses striped stripped strippers striving stroller stu sturdy stuttgart subclass
submarine subs subscribing subsystem subversion successive sucked sudoku sued suffers suitability summarized
supernatural superstar supper supporter surfers surprises surveying susceptible suspicion sustaining
sutherland svalbard swallowing swamp swansea sweaters sweeping sweepstakes swelling swept swings sworn
symmetric synergy synonyms tack tagging tails taliban tandem tang tango tao tapestry taps tau tavern teas
teaspoon telecoms telescopes temples temps temptation tended tenor tense tentative tertiary testify
testosterone thematic theresa thereto thistle tho thoughtful threatens thrill thrillers thunderbird thurs
tidal timeless timers timeshare tivoli toby toilets tokens tomcat tonnes topaz topped torah torino tornado
torres tortured toss traction transformations transformer transmissions traumatic travelled traverse trays
treadmill treaties trekking trendy trenton tricky triggered triggers trivium troop truths tulip turtles tutors
twink tycoon tyr tyres ubuntu unanimous unbelievable unclassified undergo undergoing undoubtedly unfinished
unhappy unlocked unrated unread unreasonable upholstery uploading upstairs uptake urgency utterly vaccination
vague vail vain vanderbilt vaughan vega vegan veins vending vengeance verbatim viability vibe vicious vie
vikings vinegar vineyards viola virgins visitation vitality viva volatility volts voluntarily voodoo vortex
waits wakefield waking walmart wandering warez warmer warns warp warwickshire wasting watchdog watkins weaker
weeds weighs weiss welcoming werner whales whistle whitman wigs wildcats wilkinson willy wiltshire winding
winery winnie winters withheld woke wolfe woo woodstock woodward woodworking wording workbook workspace
wrapper wraps wrath wreck wrought xavier xemacs xiii xiv yum yves zenith zeta zion zipper
6.3: abby abdul abnormalities absurd academia academies accesses acclaim accolades accomplishment aces acetate
acme acorn acquires acreage acronym additive additives adequacy adherence adhesion adjoining adjunct adler adm
admins admire aerosol aesthetics affidavit affirmed afforded afro agile agility ahmad aired aisle alameda
alamo alaskan alberto alchemy alcoholism algae allegiance allegro alloys almighty aloe aloha altering
alternating alton alvin amarillo amazingly ambiguous amelia ami amiga ammonia amor analogous analysed anarchy
ancestor ancillary anglican annals annette annotations anomalies ante anthrax ants apis apocalypse apology
apoptosis apostle appalachian appealed append appendices appleton appraiser apprenticeship approving arafat
arcadia archbishop arden ares arguably argus aria arid aristotle armada armies aroma aromatic arr arranging
arrests arterial ascension ashamed aspirations assassination asserted assessor assigning assigns asynchronous
athena ats attacker attn audible audited audition auditions australians authenticated autograph autographs
avis awakening awakenings awkward axes backstage backups badminton bal ballistic balm bananas banff bangor
banjo bankruptcies bard barnett baroque barre barred barrie barrow basal basque bayer bays bazaar beasts
bedfordshire beirut belgrade believer belonged benchmarking benedict benefited bengal benign bernie bernstein
berries bethany bethel bib binaries binds biopsy biosynthesis birding birthplace biscuits bison biting bitmap
blackboard blamed blanks blazer bleed blending blindness blizzard bloc blockbuster bloomfield blowout
blueprint blur bodybuilding bogus boiled bombers bombings bonn bono bonsai boogie borrowers bosses botany
bottled bottoms bouncing bounty bouquets bovine boyle bpm brace braces breadth breaker breakers breakout
breathtaking bred breeder brennan brethren brewers bricks bridgeport bridget bridging briggs brighter
brotherhood browne bruins brunch buckinghamshire buckley budgetary buggy bugzilla bulldog bullshit bullying
bundled bungalow bunker burbank burberry burgess burt byrd cabbage cabernet cafeteria cages cain calhoun
callback cambridgeshire camper campgrounds cancellations canonical capitals cardio carla carleton carole carp
carrot carton cashmere casper catcher cater caterpillar cation caucasian caucus causal cautious cavalier
cavaliers cavalry ceased ceilings cen centric cessation chaotic characterize charlottesville charlton chatting
checkpoint cheeks cheltenham chemist chesterfield chew cheyenne chickens chico childbirth chinatown chit
chlorine chopper choral chow christensen chromium chronology cid circulated circulating circumstance cit
citroen clamps clancy classy claw clearinghouse cleavage clement clemson clicked climax climbed clinically
closeouts closures coaxial cocktails coco coed cognition coincidence colchester collage collagen collars
colleen collisions colts comeback comforter commanded commanders commanding commandments commencing
commissioning committing communal communicator communism compelled compensated compilers complies compliment
complying compromised comptroller concealed concession concessions concierge concluding conditioners condom
condominiums conductivity conduit confederate confess confession configurable confirming conforming confront
confronted congenital congrats conn conservatory contempt contention contraception contradiction convection
convex convictions cookbooks cooke cookers coolers coolest cores correcting correctness correlations corrupted
cory costello cot councillors counterpart cousins couture covert coyote cpl cracker craftsman cranberry crank
crashing crater creamy creatine creditor creep cries crises criticized croydon cruelty crunch crusade crypt
csc cts cub cubes cucumber culturally cummings cured curling curly curricula curricular cursed cushions
custodian customary cutters cyan cyberspace cyclic cyclone dab damp dams dante daring darker datatype datum
dealings debugger decisive declaring declines decoding decorate deepest deere defended defenders deficient
deficits dehydrogenase delegated densities departed departures dependable deprived dermatology descriptor
deserved destined detainees detects deter deterioration determinations dialysis diapers dickens differentiate
differentiated diligence dime diminished dine dinners diode dirk discard discharges disclaims discomfort
discovers discretionary discriminatory dislike dispenser dispensing disputed disregard dissent dissolution
doctorate documenting dodgers dominic doncaster donovan doppler dorado doris dorm downhill downing downtime
dragged drained drawers dreamy drilled drip driveway drowning drunken duane duel dug dukes dumped dune dunes
dungeons dunno durban dusk dwell dwellings dwight dynamite earnest earring eastman echoes edible efficiencies
effluent eileen elapsed electives electra electrode elemental elena elephants eliot elisa elisabeth emblem
embodiment embraced embryo emeritus emphasizes emporium empower empowering emu enactment enchanted encode
encompasses endeavour endpoint endure enforcing entirety entropy enumeration epoxy epstein equities
equivalence erect erected ergonomic escapes esd ether evenly eventual everest evidently examiners excavation
excise excl exemplary exits expectancy expedited experimentation expiry explode exploits exponential exposing
exposition expresses extinction extracting extractor extremes fabricated fac facilitated facilitates
facilitator factoring faded fading fairbanks fairies fakes fam fasteners faucet faucets faulty feeders
feminism fences fern ferries festive fictional fiddle fielding fiery fife figs figurine filmed filth finch
finely fingerprint fingertips finn firearm firefighters firefly fishermen fishes fla flagship flagstaff flair
flaming flare flavour flawed flick flirt flores flowering fluorescence flynn foliage folio footprint forefront
foreman formulate forte forwards fostering foundry fractional fractures franchising frauen freddie frenzy
freshly freshmen fridays friedrich fries frontiers fronts fudge fullerton fundamentally fundraiser fungi
furious furnishing furry galactic galileo galore galveston gandhi garth gasket gastric gatherings gauges
gaussian gaze gemstones genealogical generals genuinely geographically geophysical gesture getaways gigantic
gilmore gimp gin globalisation globes glowing goats goblet goldman golfing gong gonzales gorge gorilla gowns
gradual gre greed greedy greenfield greet grep grille grin groceries guardians guernsey guessing guinness gus
gyms gypsy hacked hague haitian halogen hama handlers handsets hanger hanna hanoi happenings happier harding
hardship hare harlem harvested hast hates hawthorne haynes haze headlights headquartered heartbeat hearted
heartland heavens heavier heavyweight hebrews hectares hector helium helm helpers hem hemp hereinafter
hernandez heroic herring hers heterogeneous hid hires hitchcock holster homecoming homelessness homogeneous
honourable hoodie hopeful horseback horsepower horticulture hostage hound hugs hulk humboldt humphrey hurley
husbands hustler hyderabad hypertext hypotheses ibis icelandic identifiers ideological idiots igor illegally
illicit illusions imitation immersion imminent implication importer inaugural incompatible increments incur
indictment indispensable indulgence ineffective infamous infertility influencing informing infusion ingram
inhalation inherently inhibit initialize injections injustice inks inmate inning innings inorganic insanity
insertions installs instinct insult integers intentional interconnect interconnection intermittent
interruption intuition inventions inverter ionic ipswich ire ironing irony irritation isabel isabella isl
isolate israelis iteration jacqueline jamestown janis janitorial jargon jarvis jaws jays jealous jerking jess
jessie jihad jingle jive joaquin johannes jonah jonas joplin jubilee juliet jung juniper kan kangaroo kart
katy kaufman keeling kellogg kennel kiosk kittens kiwi knobs kosher kraft krishna kurdish labelled labelling
lacked lad ladders lakeland lakeside lamar lamborghini laminate laminated landlords landmarks langley largo
lastly latent latvian lax lays leah leakage leaks learnt leicestershire leipzig lent leopard leroy lesbos lest
leveraging levin lexicon liam liar libby libertarian lied liens lighted limbs linden ling linkages linus
lionel liposuction lipstick liquidation liquidity litre lizard locke logger longevity lookout lore lorraine
losers lubbock lubricants luckily lug lulu lure luton lux lydia lymph mach macroeconomic madam maestro mage
magician mags mainframe maize makeover malone maltese malware mammoth mana mandates mandrake mango manifesto
manners mans mantle marcel marcia marian marietta marketed marketers markings marquette marquis marshal massey
mastery materially matthias mattresses maxi maximal mayhem mcbride mccain mead meade measurable meats medina
melodies melted mentioning mentors merchandising merchantability merck merging messiah metaphor meteorological
methane metropolis micron middleton midget migraine migrants migrate migrating militia milling mindless
minimizing miquelon miriam miserable mississauga missy mister mitigate mobil moderation moe moist mojo mona
monastery mondays monies monks monmouth monoclonal monophonic mop mormon mornings morphology mortar mosque mot
motivate motive motives motley motto muddy mule muller multifunction multilateral multiplication multiplied
mummy murders mutants myocardial myriad mystical nairobi naive natasha natives navigational needless
negatively negotiable neighbour neighbouring nephew neptune nesting neville newcomers nguyen nicholson
nicotine nifty nigerian nightclub nitrate nod nodded nolan nom nominate nora normalized northamptonshire
nostalgia noteworthy noticeable nottinghamshire novelties nudists nuisance numbering oahu obligated obsessed
obstacle obstruction occurrences oceanic octave oder odessa offended ogden ohm oldham olivier ombudsman
omission ontology opaque openness openoffice opp optimisation optionally opus ora organise organising orioles
otis outback outbound outfits outfitters outlaw outrageous outright outward overcoming overlapping oversee
oversized overture overwhelmed owls pact pager paging paired palma pantie pap paragon parcels pardon parody
participates participatory particulars particulate partnering passions pastel pastry pasture patagonia
pathetic pathfinder patton pauline paved paving paw payout payouts pea peacock peanuts peck pedals pedestal
pegasus pei pelican penthouse pepsi peptides perennial periodical permissible persecution persia persist
persuade pests petit pharmacists philanthropy philly philosophers phosphorus phyllis picasso pictorial pierced
pies pilgrim pillars pimp pinball pinch pint pipelines pistons pits placements planar plano plaques plaster
plat plato playful pleasing pledged plugged plumbers plural ply pms pneumatic pneumonia poetic pointless
polarization polarized polaroid polishing polite pollen pollutant polymerase polytechnic poorest poppy
portability portage possesses possessions posterior postfix postponed posture potentials poured practicable
praised preaching precedent predecessor predicate predicts premiership prenatal preparatory prescribe
prescribing presenters preserves presiding presumed pretoria prevail prevalent princes principally prob
proclaimed professionalism proficient prohibits promoters prompts pronunciation proofs propane prosecutors
prostitution provost prudent psalm psychologists psychotherapy pudding puff pumped pundit punish punished
punjab punt puppets purifier pushes putin quarry quart quarterback questionnaires quilting quorum rae rains
rajasthan rama ramblings raped raspberry realms reap reclamation recommending recon recruited recruits
recurrence recurrent recursive redirected refills refinement refining reformed refrain refrigerators regal
registrant rehearsal reilly reinforcement relativity relays relieved remarkably remembers remembrance
remington remortgage rents reorganization repeal repertoire repetition reproductions reputable resets
residences residing respectfully respecting restless restricting retractable retreats reverend revocation
revoked revolving rewarded rheumatoid rhymes rhythms ricardo richer richest richie rifles righteousness
rightly ringing rinse rituals rivera roadway roaming robotic rockville rockwell rodgers rollers rollover
rosenberg rosie roswell rot rotor rotterdam rounding rove rowan roxy royals rubbing rubin rudy ruined rulers
rumble runaway rus russians rutherford rutland ryder rye sacks sadness safeguards sailors sakai saline salts
saltwater salute salzburg sandal sandbox sander sane sanity santos saratoga saskatoon saturation saul savanna
saws saxon saxophone scalability scar scarves scented schematic scholastic schultz schwarzenegger scientology
scopes scorecard scotch scots scouting scrabble scraps screenplay scrolling scrolls seasoned secretarial
secretion secretly sediments seize seizures selfish seneca sensual separates separating separator septic
sergio serials serif sermons seventeen shaded shady shaker shalt shapiro sharper shattered shea sheds sheikh
sheldon shelton shelving shockwave shoppe shortages shotgun showdown shropshire shrubs siam siberian sibling
sidewalk siena signage silhouette simone simulate singled sinking ska skateboarding skates skeletal skinner
skipped skis slab slack slang slap sleeper sliced sloan slovenian slowing sludge smoker smoky sniper snooker
socialism societal sofas sonia sonny soothing sophia soprano sorority soups souvenir souvenirs soybean
spaghetti sparkle sparrow spawn specialised speciality spectator speeding spheres spikes spinach spindle spit
splitter spoiler spotting spun spur spying squared squirrel stacey stacked staining stains stair stall
stamford stamping standardization staple stare staten steer steiner sterile steroid stevie stimulated stirring
stocked stokes stony storey storytelling stout stoves strauss stray streamline stringent strollers struggled
struts stub styled subcategories suction sudbury suffix sulphur summarize summarizes sunderland sunflower
supermarkets supervise suppl supplemented suppress suppressed surcharge surfer surveyor surveyors
susceptibility sven swapping swell swimsuit swindon sympathetic syn synchronous syndicated systematically
tablespoons tabletop tableware taco tailed takeover talbot tally tam tammy tanned tanya tapping taurus taxis
teak teal teamwork tease techs tehran teller tempe tempted tenacious tensions termed terminator terribly
textual textured thanked thankful theirs thence thereon thermometer thessalonians thieves thigh thor
thresholds thrilled thrive throttle tia tic tides tights timberland timeshares timestamp timezone tipping
titus toaster toilette tolerant tolerate tolkien topeka tori tort tory tossed touchdown toulouse tout
townhouse toxicology traced tractors trailing trainees transcribed transforms transistor translates
translating transmitting transporting tres triathlon trillion trimmed trina tristan trojans troll truman tubs
tuck tues tuesdays tumble tunnels turin turnaround turnout tying typo tyre tyson ulster ultraviolet unabridged
unanswered unaware uncensored unconscious uncovered underage underlined undermine understandable underwood
unfamiliar unforgettable unidentified uninstall uninsured unleashed unlocking unnamed unpleasant unrestricted
unsafe unsolicited unsuccessful unveiled unveils upscale urging urn usefulness utensils utilizes utmost utter
valet valleys vance vaughn vaults veil vel venom verifying verona vertically vertices vested vests vicki vida
viewpoints vines violates violating viper visor vita vodka vogue volcanic vols vomiting wacky waco wagering
waive waived walkman walters wand wander warranted washable washers watchers waterfall watering waterways
waveform wears weave weaving webinar weekday wei weighed weld wen westerns wharf whipped whisper whitewater
wholesaler whores wicker widening widgets wien wig wight wilde windshield windy winged wink witches
withholding wonderfully wonderland woodlands worcestershire workaround worrying wrench writ wrongful xvi yates
yearbook yellowstone yielded yogurt yosemite yourselves youths zach zaire zine zirconia zoe
6.2: abatement abba abbas abbreviation abdomen abel abigail abilene abort abound abrams abridged absorbing
acapulco accelerating accommodated accompaniment acct accumulate accusations accustomed achieves activating
actuarial adapting addendum addicts adept adjourned ado adolescence adopts adrenaline advisable advises
aerobic aerobics aeronautics affirm aforementioned afr africans aft aggregated aggregates aggressively agony
aha aides aiken airbus airway ais akin aladdin alec alicante aligning allegheny allegra allentown alleviate
alligator alyssa ambiguity ambulatory amends amidst amish ammo amounted amplification amplified amt anabolic
analysing anatomical anchors anglers anglia annoy annoyed annuities anomaly anonymity anthologies antioxidant
antioxidants antoine antony antrim antwerp anus anyhow apes apostles appetizers applause applets appoints
apron aquarius aqueous aquifer arbitrator archie arenas argentine argos aries arp arroyo arsenic arteries
articulate articulated artisan artworks ascent ascertain ashcroft ashford aspiring assassin assays assembler
asserts assurances astonishing astoria astrophysics asymmetric atheist atop attaching attire attracts auditory
audubon augmented augustus aust austen authenticate authorisation authorizes ava avatars avenues avoids avs
await awaited awaits awarding axial axiom ayrshire aztec backdrop backpackers baden baht baird balkans ballad
banging banning bans barbeque barking barlow barron basins batter bayesian beau beaufort beauties bedtime
beforehand begging behavioural bender bengals bern bernhard bezel bicycling bikinis billiard billie biloxi
binders biometric biscuit bismarck blaine bland blasts blazers blazing bleach bling blockers blooms blower
blueberry blush boa bod bona booker bookkeeping booklets bookseller booksellers booths bop boredom bosnian
bourbon bourne bows boxers bragg braille branching bray breads breasted breckenridge bremen brewster briefcase
brigham brink britannia broadcasters broaden broccoli brooch bryce btu buckets buckingham buds bullock bully
bum bumps bunk burdens bureaucracy burgers burnett burr bushes bushnell businessman busted cabaret cadet
calcutta calibrated callers calvert cambria camelot cameo camouflage campaigning campers canoeing cantonese
capacitor capacitors capped captains captions caravans carbohydrates carbonate carbs caregiver carlsbad
carrots carver casing casserole cassidy casts catalan catalina catastrophe catastrophic catchment caterers
catfish centred cereals chaired chamberlain chandelier chardonnay charmed chars charting chaser chatter
checkbox checklists cheerful chelmsford chemically cher cherished cherries chewing chilean chilled chilling
chimes ching choke chromosomes chronograph chunks chunky cider cirque citadel civilizations claiborne clam
clans clap clapton clarendon clarified classify clears clemens climatic clinicians clipper clippers clippings
clitoris cloak clubhouse coasters coastline cockpit codeine coffin coherence coils coincide collaborating
collaborations collectable collier colombian colourful coma combs comedian comedies comforts commas
commemorative commute commuter compassionate complied compliments composites compost comprehend compress
compressors compton computations conan concentrates concentrating concordance concurrently condemn condor
cones confederation confer conferred confinement conforms confrontation confuse congregations connolly
conserve constable constantine constellation constructions consulate consultative contemplated contend
contends contested contextual continual contours contraction contrasting convened conversely conveyed conveyor
cooperating copeland cornelius corning cornish correspondents corridors corsair cosmopolitan cougar coulter
countrywide courtroom coward cozumel crackers cranes crappy creams credential creepy creme cribs critiques
crocodile croft crooked crosse crossings crowley crowned cryptography cultivated curator cures curing curt
custodial customizing cutoff cymru cynical cyrillic cyrus cytochrome dads dag dagger dali damien darfur
darlington darn darrell darth daryl dashed daycare dazzling debated decode deducted defends defiance
deformation delights delinquent demise denny denoted depict depicting depicts depleted depletion depository
depressing deprivation deputies derivation derrick descriptors deserted detectives determinants detrimental
deuteronomy devised devote dickson dict dictate diffraction diffuse digestion dilution diminish diners ding
dino disabling disagreement disconnected discourage discouraged discriminate disguise dishwashers dispensers
dispersed disruptive dissatisfied disseminate distinguishing distorted distressed distributes disturbances dit
diversification divinity dizzy docks documentaries domingo donating doomed doorway dope dotted doubletree
doubling doubtful downstairs dracula dragging drains dram dramas drank drastically dread dreamed dresser
dripping dubbed duffy duh dun dunlop duplicated duran durango dustin duvet dyed dyer dyes dyke dynamical dyson
eagerly earns eastwood eater ecstasy ecu edged edmond edna educ eek effected eiffel eighteenth electrician
electrodes elevators eleventh elias elijah ellison elmer elusive ely emailing embarrassed embarrassing
embassies embedding embossed embracing embryonic embryos emergent emerges emmanuel emory emoticons emp
emphasizing employability empowered encompass encrypt endocrine endocrinology endogenous endorsements endowed
enfield engagements enhancer enigma enlightened enrich ensured entertained entertainers envoy ephesians
epithelial epoch epsilon equipments erectile ergonomics erickson erika eros erroneous escondido ester
estimator etched etching ethiopian evaluates evansville everlasting evidenced ewing exchanging excitation
exclusions exclusives excuses exhaustive exhibiting exiting exon expandable expeditions expended exploded
exploiting explorers explosions expressive externally extracellular eyeglasses ezekiel fable faceplate facets
facilitation faction fahrenheit fainter familiarity fanny farmhouse fasting favourable faxing fem fernandez
ferret ferris fertile fetus fibrosis fiduciary filmmaker filmmakers filthy finalists finalize fined finer fins
firebird firefighter fitch fixation flamingo flange flatbed flatware flee fleetwood floats flooded flown
fluent fluffy flushing fob foe footsteps foreground forehead foreword forgetting formations formulations
fortunes fossils fourier fractal fragmentation francs frau freddy frederic freud frey friendships frightened
frightening frontal fuckers fulfil fullest fungal fungus funniest fuss gabrielle gaelic gall galleria gam
gangs garages gardeners gareth garry gated gator gazetteer geisha generosity generously genie genoa geologic
geophysics gerber germ gettysburg gibbons gillespie gillian gimme girlfriends git giveaway giveaways gladstone
glands glare glaze glazed glazing glide glossaries glover gluten goddard godfather godzilla gogh golfer
golfers gomez goodwin gotham grabs graceful gracious graders graft grafton grammy grandpa grandson grantee
grasses graveyard gravitational gravy greatness greeks greeted greyhound grids grizzly grooves groovy
grounding groupware grower guangzhou guelph guessed guesthouse gujarat gupta guthrie guts haas hahn haiku
hairdryer haley halle hallway halter hamburger hampers hamster handbooks handel handing handout handouts
handspring handwriting hannover hansard hardened hardin hardness harmon hartley hasbro haskell hatfield havoc
hays headlight hears hearth heinz heirs heller helpless helpline henley hepatic hereafter hereford hermes
heron hershey hertz hes hess hides hikes hilfiger hillside hinge hinges hob hobbs hoe holiness holloway
homepages homicide homology honeywell hooker horseshoe hoses hosiery hotpoint hottie householder hover hubert
hue hume hummingbird humps hun huron hurst hurting hush huskies husky hustle hybrids hydration hydrochloride
hydrology hymn hyperlinks icy ifs ignores ike imaginative impartial imperfect imperialism implicitly
imposition impotence imprisoned incapable incidentally incontinence incubation indefinitely indemnity indent
individualized indulge inefficient inequalities infect inferno inferred informs infra inherit inhibited
initialized initials initiating injunction inscription insecure insiders insignificant insists instituted
instruct insurgents intangible integrator intellect intercept intergovernmental interns intervene intimacy
intracellular intravenous intricate inv invade invaders invent inventors inversion inverted investigates
invocation inward ironic ironically irradiation irrespective islanders ism isolates itineraries ito ives
jacking jacobson jaime jaipur jamaican jams javier jeopardy jock jody joker josef josephine joystick judd jug
jugs juices julio juneau juno justices kahn kalamazoo kara karachi keepers kemp kennels kernels khaki kicker
kickoff kidnapped kiev kiln kindred kirkland kirsten knocking knowingly knowles krona kudos labyrinth lacey
lama landowners laps lapse larsen larvae latch latinos lauder launcher laundering layup leach leaflet leaflets
leafs legitimacy lehman lena lenny lettering lettuce lev lexical ley libyan licensees lieberman ligand liking
lilac lilies lillian linker linn lira lis litres loaf lodged logically lola longhorn longtime loosely loren
lorenzo lothian loudly louisa lounges loyola lube lubricant lucent lumens luminous lupus luxor lyle lyme
lymphocytes macao macedonian macy madeira magistrate magnification majordomo malay malt mammalian manic
manicures manifestation manifestations manipulated manure mao mara margarita marianne mariner marjorie
marlboro marlborough marlin marlins martina marxism mascot masculine maserati mash masked matchmaking mater
mattel maven maverick maynard mccormick mcdowell mcgee mcguire mcintosh mckay mckinney mclaughlin mcmahon
meaningless mech mediator medically mediocre medley melanoma melinda melodic melvin meme memorials menace
mentality mermaid merriam merritt merseyside mes metaphysical meteorology methodological mex meyers mgr micah
michelin microprocessor microscopic mig militant militants milky mimi minimise minnie mira mirrored
missionaries mixtures mobilization modal modding modernization mohawk moi monde monochrome monoxide moo moods
moor morale morales morally morbidity moreno moroccan moth motifs motorized mould mourning mouths mower mtg
muir multidisciplinary murdoch nader nah narcotics narratives narrator narrowed nathaniel nationalism
nationalist nautilus navajo navel navigating nazis neatly necessities nee needy neg negligible neonatal nerd
nestle netflix newbies newcomer nicola nightclubs nineteen nitric nix noises nomad nomenclature noncommercial
noodles norma normandy normative notary notepad novelist nozzle nuclei nuggets nun nurseries obese oblivion
obscene obstetrics obtains occult occupants occupying oceanfront ode offending olga omit oneida oneself ooh
opel ophthalmology oppression opted optimism optimizations oranges orchestral orchids orderly ordnance
organiser orig originator ornamental orphan orthopaedic oscillator otter ottoman outage outbreaks outing
outlining outlying outpost outrage outset outsource outsourced overcast overdrive overdue overhaul overlook
packer paddy padres pageant paige pairing paisley palate palermo pallet pamphlet pancreatic pandemic pandora
paralegal parametric paranoid paranormal parasite parasites parentheses parenthood partitioning passports
patel paterson pathogens patti paws pax payer peaches pelvic pembroke penal penetrate percy persuaded
persuasion peruvian pervasive pesos petals petersen petitioners pfc pfizer phased phelps phenomenal phenotype
philharmonic phishing phosphorylation photographed pianist piazza picturesque piedmont pigment piles
pilgrimage pinot pioneering pip pisa pistols pitched pitchers pivot pivotal pkwy plagiarism plaid plasmid
plating platter plausible playhouse pledges plotted plotting plunge plywood pods poised poke polaris
polyethylene polygon polyurethane pomona pong poo poop poorer popped popping ported portrayed potomac pounding
pouring practise pragmatic prayed preach preacher preamble preclude predefined preferable preferential
prehistoric preset presumption priceless primal primers pristine probabilistic proclamation proctor prodigy
prognosis progressively prolific promulgated proponents propulsion protease protesters prov provisioning provo
provoking psych psychedelic psychiatrist publ puck pug puget pulses pumpkins punctuation pune punitive pup
purchasers quadratic qualifier qualifies quantify quarantine quay quentin quests quicken quirky quotas quran
racers rachael radically radicals radiography raffle raging railroads rake ramirez ramon ramps rang ransom
raphael rapport raptor rascal raster ratification ratified ravens reactivity reagents realizes reaper
receivables recess recession recharge recital reconsider rectal redesigned redirection redskins reefs refereed
referencing refinery reflector refreshments refunded regain reggie regimen regulates reich rejecting reliably
reliant reloaded relocate relocating remake remarked remastered reminiscent remixes removals renders
rendezvous renegade renovations renter repay repayments replicas replicate replying repression reptile rescued
resemble resembles reservoirs resign resins resistor resize resp respectful responsiveness restraints resumed
retardation retarded retirees retiring reusable revelations revert reverted revolt reyes rhinestone rhyme
ribosomal riches richter riddle riots riparian ripley ripping roar roberta robes rochelle rockefeller
romantics romero roofs rooster rottweiler routed rovers rowland rowling royalties rubbed rudolph rulings sable
sabrina sachs sacrifices saginaw sails salesman salinity sanction sanctioned sandstone sasha sassy savior
sayings scandinavia scars scatter schroeder schumacher scientifically scorpio scorpion scratches screenings
scrubs seam seamlessly secrecy sectoral segregation semen semesters sensations serpent servo seville sew sexes
shafts shakers shakes sham shaman shaver shawnee shellfish shelly shepard sherlock shilling shines
shortcomings shouted shouting shouts showbiz showcases showtime shredder shrek shreveport shrinking shrub
sicily sightings signalling silently silica silky simplex sinai sind sine singleton sinister sinus sire skid
skipper skipping skye slater slender slider sling slippery slit slogan slough slowed slug smack smartphones
smashing snail snapped snaps sneakers snippets snort snowmobile snowy soak soaked soar soaring sober
socioeconomic sociological socrates solder soldering solicit solitary solvents solver songbook sous spacer
spade spades spammers spaniel spanked spans sparse specialising speculative spelled spherical spills spins
spirited splinter spoil spokesperson spool spraying spreadsheets sprinkle stab staged staggering stallion
stalls stamina standpoint starch stared stash statesman steaks steals steamboat stencil stephan stephenson
stereotypes stew steward stimuli stitches stitching stockholders stockport storefront storyline straits
strands strangely strasbourg strata strategically strawberries streamlined stressful stretches stride stripper
strives stroll stuffing stunt stupidity subchapter subcontractor subdivisions subgroup submits submitter
subordinate subparagraph subroutine subsections subsets subsistence substitutes substitutions substrates
subtract succeeding sucker sud sudanese suffice sui sultan sunni sunnyvale suns superannuation superbowl
superficial supervising surg surreal surrounds susie sutra sverige swallowed swanson swat sway sweeney
sweetheart swine swollen synchronized synonym synth tackles tackling tactic tad tahiti taller tanner taped
tapped tat taxed teamed teasing technics tedious telemarketing temper tendencies tenerife teri terminating
testimonial texans thankfully theoretically therapeutics theses thighs thinkers thorn thriving thug thursdays
tidy tiki timeliness timex tipped toad tobias tolerated topographic topography topping torrents torso tougher
toxin toxins tracey tracts trait trajectory tran transcend transferable transgender transgenic translucent
transmitters transnational transsexuals transverse trapping trashy tread trench triad triangular trimmer
trombone trophies truncated trunks truss tubular tudor tug tummy tuners turbines turbulence turbulent
turntable tuxedo tweak tweed twelfth twill typ typewriter typographical tyranny tyrone tyrosine ubiquitous
ultima ultrasonic umbrellas unauthorised unbeatable unbound unconditional unconstitutional uncover undercover
undergone undergraduates underline underwent underwriting unexpectedly unicorn unification uniformly
universally unmarried unparalleled unpredictable unsatisfactory unseen unsupported unusually unwilling upheld
upland uplifting upstate uptown upwards urology uterus utilisation utopia utrecht vaginas valentino valiant
vampires vantage vases velcro venetian ventricular vents verbs verge versatility vertigo veterinarian
veterinarians veto vets vhf vibrating vibrations vicky victories videotape vigorous villagers villains vim
virtues viscosity visionary visualize visuals vitae vivian viz voc voiced voicemail volunteered vows wac wafer
waikiki walden walkers wally waltz wanda warden wards warehouses wasp watcher waterfalls weary wednesdays
weekdays weighting weir welded wesleyan weymouth wharton wheeled whey whipping whisky whispered whitening
widest wigan wilcox wilder wildly wilhelm wilkes wilkins willard wilton wimbledon windchill wineries wiped
wisely withstand witty woes wolverhampton wolverine workouts worksheets worthless wrangler wrinkle wyatt
yakima yell yer yielding yin yorker youngsters yugoslav yummy yup yvonne zeus zimmerman zoology
6.1: abandonment abb abbreviated abduction abode abolished abolition abortions abrasive absentee abstinence
abyss accordion acetaminophen achievable achilles acidic acknowledging acquaintance acquainted actin activator
acton adaptations adirondack adjective adjournment adjudication adjusts administrations admiration admired
admittedly admitting adoptive adore adrenal adrienne adulthood advantageous adventurous advocated advocating
aegis affective affordability afrikaans aga aggravated agra aimee airs airy ait alarming alchemist aliasing
allegation alleging allele allocating allotment allotted allstate allure altos alum alvarez amadeus
ambassadors ambiance ambience ambitions ambrose amenity ammonium amour amtrak amused ancestral anchored andres
anecdotes angelica angling angst ankara anniversaries anonymously anorexia antagonists antelope antioch aortic
apartheid appended appraisers appropriateness apricot ara arches arcs arisen armageddon armchair arrears
arrogant arrowhead articulation artisans asparagus aspiration assembling assent assertions assignee
assimilation assn assures assuring asteroid astral astronaut asymptotic atlases atrium atrocities attaches
attaining attendants attends attentive attenuation audiovisual autoimmune autopsy avenged aviator ayes baba
baccalaureate bachelors bacillus backpacker bahama bakeries balkan ballads ballast banda bandit banged bangle
bangs bankrupt bantam baptized barclay bareback barge barnard barns barometer barracks barren bartender
bashing bastards bathtub battered battling bavaria bayou beachfront beagle bearer beatrice beckett beep
behaved behaviours benefiting bengali bertha bertrand bespoke bestseller betrayal betrayed bianca
bibliographies bic biennial bikers bilbao bile billet bingham binocular biometrics blackout blanchard blanche
blasting blooming blossoms blot blouse blurred boardwalk boast bobcats bodied bodoni bog boilers bolivar
bonanza bonita bookcase booming boon boosters boosting boosts booting booze bora bounced bounces bouncy bowers
bps bradshaw braided braking brampton brandt bratislava breaches breezy breton brightest brightly brilliance
broadcaster bromley broom broth brow brownsville brunettes brute bubba buccaneers bucharest buckles budgeted
bulky bun bureaucratic bureaus burglary burmese burnout bursts businessmen butch byzantine caches cadence
cadmium calculates caleb calender cali callahan calligraphy calves calypso cambodian camille campo canals
candida candies canister canning capillary capitalization capitalized capricorn cara caracas caramel carbide
cardigan carly carmichael carousel carpenters carpentry cartilage casablanca cascades cascading cassandra
caste castillo castings catchy categorised catered cath catheter cathode cato cavern caviar ceases cecilia
celery cellphones cellulose celtics censored certifying cessna chalets chameleon chandeliers chandigarh
chandra chant chaplain characterised charley chatroom chechnya checkers cheddar cheesecake cheeses chests
chevron chez chiefly chihuahua chilly chinook chomsky chops chores christening chs cine cinematic cipher
circuitry citibank citrate civ civilized claimants clarifying clasp claudio claws cleans cleanse cleanser
clements clickable clientele clipping clockwise cloned closeup closings cloths clowns clubbing clueless coax
cochran cocoon coder codex cohesion colby colder colds coliseum collaborators collie collin colloquium colo
colombo combating combos comfy commando commentator commentators commercialization communists commuting
comparatively compartments compendium complements complexities composing composting compulsive comrades
conceal conceive concorde condemnation condensation condenser conducive conductive conductors confectionery
confessional confetti confluence conformation confronting cong conjecture conquered consciously conservancy
consignment consolidating constipation consular contaminant contestants contraceptive contradictory contrasts
converge conveyance convoy coo cookery cooperatives cordoba corolla corollary coronado corporal corrugated
corset cortical cosmology cougars courageous courteous covenants coverings cpd cradles crafting cramps
crashers crave craven craving crawling crested cristina criticisms criticize crore crossfire crosswords crowns
crows cruisers crushing cryptographic crystalline cuckold cuffs cuisinart cullen cultivate culver cunts
curvature cutler cyclists cyl cylindrical cystic cytology daft dahl damascus damian danced dang daphne darkest
darkroom darryl daunting deacon dealerships deans dearborn debating debtors decorators deduct deem deems
defeating defer degeneration degraded deity deletes denali denomination denominations denominator deodorant
dependant depended dependents depp deregulation derives derry descended deserving designating designations
desmond despatch desperation destroyer destroys detachable detachment detectable detergent deterministic deus
devastated devastation devious devise devotional dharma diagnoses diagnosing dialect dialogues diamondbacks
dianne diaphragm dictator dictatorship dielectric diem dieting dietrich digger digitized digs diplomat
diplomats dipped dips disappearance disappearing disappears disarmament disastrous disciple disciplined
discontinue discrepancy disgusting disparate disparities disrupt disseminated dissolve distal distilled
distinctions distinctly distracted distraction disturb ditto divergence divides divisional dizziness dob
doctrines doh dol dole dominates dominique donaldson donegal donnie donuts dopamine dorchester dorsal dosing
doth douglass downside dps drastic dreadful dreamer drifting drown drowned druid duality dubious dubois dudes
duet dumfries dumps dunbar dunedin dunk duplicates dur dyslexia earnhardt earthly easement eccentric eczema
eduardo eisenhower ejaculating elan elasticity electorate electricians electrophoresis elevations elise
ellington elliptical elmo els elves emanuel embargo embarrassment embed embodied emery emit emitted emmy
empathy empress enact encapsulation enclose enclosing encompassing endemic endings endothelial enema energizer
enforceable engages enid enrique enrolling ensembles entails entertainer entrants enumerated envision
enzymology ephedrine epidemiological equinox eradication eraser erwin escalation escaping escorted esperanto
espionage esprit estes estuary eth ethel ethic ethyl ethylene evangelism evanston evaporation exaggerated
exclaimed excused executes exempted existent expelled experiential experimenting exploding exploratory
exponent exposes expulsion extender extensible extinct eyewitness facade facet faceted factions fairway
faithfully fallout falmouth famed familial famine fanatic fanatics fannie farmland fascinated fascination
fascism fascist fatalities faulkner fay faye fearful fearless feds felicity feline fer fertilizers fey fibres
figuring filibuster finalist finalized fink fitzpatrick flamenco flammable flanders flannel flaps flashback
flashcards flasher flashlights flask flawless flax flo flourish fluke fluoride focussed foes folly folsom
fooled foothills footprints forage forbid forensics foresight forfeiture formidable forsyth fortified
fragmented fragrant frankenstein frankfort franks frantic freaky fredericksburg freelancers freestanding
frisco fro frosted fruitful fucker fugitive fused futon futuristic gables gaia galapagos galatians gangster
gastroenterology gathers gecko geese gels generalization genet genotype gents geothermal gerhard geriatric
gertrude gestures gillette gilt ginseng giuseppe glade gladiator gladys glamorous glaucoma glider goalie
godfrey goldsmith goodyear goofy gopher grabbing grady graf grail grammatical grannies granville grapefruit
grapevine greeley greenpeace greer grenade gretchen grievances grilling grimm grinders grit groundbreaking
grover groves grub guantanamo guarded guerrilla guido gurus gushing gusts gutter gymnasium hagen hairs
hairstyles hammock hamper handicrafts handyman hangers hanks harlan harmed harmonica harnesses harrow hartman
haunting hawking hawthorn healed heartburn hearty hedgehog heed heightened heinrich heir hellenic hemingway
henrik herbicide hereditary herefordshire hereof hereunder hermann heroine herrera heterogeneity heterosexual
hin hinder hinduism hines hinged hiphop hippo hiroshima hispanics histogram hoax hobo hodge hodges hollis
homage homeopathic homeopathy homeschool homeschooling homosexuals honoured hons hoo hooper hooters hopeless
hopping hops horace horizontally hormonal horne hornets horrors hort horticultural hosp hospitalization
hostages hostility hotter hotties hove hts hubble huber huddersfield hugely hui humility humping hunts hurdles
hutch hutton hybridization hydrocarbon hydrocarbons hydrologic hymns hypocrisy iceberg iced icing idols ikea
illus illustrating illustrative imam imbalance immaculate immature immunodeficiency immunoglobulin impairments
impeachment impending implicated implying importation imposes improperly ina inclination incubator indefinite
indemnify indicted indifferent induces inducing ineligible inertia infancy infarction infiltration infinitely
inflicted influx infrastructures ingestion ingrid inhabited inhibitory inhibits inject inquirer insecurity
insensitive inset insignia insolvency installers instantaneous instincts insults integrative intensely
interacts interception interchangeable interfering interferon interleukin intermediary interpolation
interpretive interrogation interrupts intersections interviewer intestine intimidation intolerance intrigue
intruder intuit invaded invariably involuntary iodine irrational irresistible irresponsible irritating
islamabad islington isotope issuers italics itching itchy iterations iterative iterator iva jag jaguars jailed
jain jarrett jas jealousy jehovah jennie jericho jig jodi jogging jordanian joss joyful joys jpn judah judas
junkie jurassic jurisdictional jurisprudence jurors jus juveniles kabul kama kari karin kathmandu kaye
keepsake kelsey kelvin kenmore kidnapping kidneys killings kimberley kinder kingdoms kingsley kip kitchenware
kites kline knitted knockout kohl koruna krakow kristina krone kroner kwh lacy lagos lair lambs lana lancet
lanterns laredo latham leaking leaned lear leash lecturers ledge lees legged lesion lesley lessee levied
leviticus levitt lewiston liars liberalism liberalization libra licked licks lido lids lighters lille lipids
listens literate liturgy livelihood lizzie lobbyist locales lockheed loco locomotive locust logistic lombard
londonderry loneliness longing loom loretta lotions lott louder louie lowers lowry lubrication luciano
lucrative luigi lumbar lunches lures lycra lyrical macarthur macbeth mace madeleine magistrates magyar maids
mailboxes mailings maintainers maj malachi malvern malvinas mamma mammal manageable mandolin manganese
manifested manipulating manly mantra mappings marched mari markedly markham markov marlene marquee marta
martens martian martins masking masonic masquerade mastered masterpieces masturbate matador matchbox mathew
mathews matted mavericks maximise mayan mayfair maytag mccall mcclellan mcconnell mcintyre mckinley mcleod
mcmillan mcpherson measles mecca medic meetups meier mellow melon melville memos meningitis menstrual merlot
mesquite messed messing metaphysics meteor methamphetamine metros metz mich microelectronics microfilm
microorganisms microscopes microwaves middlesbrough mideast migratory mikhail milne milo mimic mindset minerva
minimally minimized mismatch misunderstanding misunderstood mitzvah modalities modesto modifier mohamed
mohammad monarchy monet moneys mongolian monique monograph monographs monotone monsoon monticello monumental
mooney morals morley morphine morphological motivating motivations motorbikes motorists motorway motown
mountaineering mowers mss muck muffins mulberry mulder multiples multiplier multiplying multivariate mundane
mural murals murderer mutt mythical nag nailed nantucket napier narrowly nashua nativity naturalist natures
nays nearer nebula necrosis nectar negatives nehemiah nemesis neoprene nestled nests neuron neuronal neutrino
newell newsflash nicer niece nigga nightmares nippon nominating nonprofits noodle normalization nostalgic
nugget numb numeracy nurture nurturing nutshell oatmeal oats obi obligatory observable observational observes
obsessive occupies oceanography oceanside octopus oddly offend offeror offsite oft ohms oily olaf olives
omnibus ono onward openers operatives opium opposes optimizer orally orbits orc ordained ordinarily organics
originality originate orphans orr orthogonal ortiz orwell oscars oshkosh osprey ouch outboard outsider
outsiders outsole outta overclocking overrides overs overseeing oversees owes oxides paddling padre paladin
palladium palliative palsy pancakes pancreas pantry parachute parallels paralysis paranoia parishes parma
parry parsley partnered passover pastors patched patchwork paternity pathological patriotism patterned paused
pave pawn paycheck payoff peabody peacekeeping peasant peasants peat pebble pedagogy pedestrians pellets
pendulum penelope penetrating pennington peppermint perch peril perky perm permeability perpendicular persona
personalization persuasive petra pharaoh philippians phoebe phonics phosphatase photocopy photometry physicist
pianos picker pickering pickle pickups pilgrims pings pinned pinpoint pisces pitches pitfalls pituitary
plainly planck plank plantations planter planters plata platelet platoon platte plead pleaded pleas plight
plumber plume plumper plurality podium poisson polarity policeman policymakers polio polka pollard pollock
polymorphism polynomials polypropylene pom ponder poodle pooled poplar popups pore pornographic porous porting
poser possessing postdoctoral postoperative potency potty pouches powders powerhouse practicum praises
predetermined predictor predominant pref presume pretending preventative priscilla privatisation procession
profoundly progesterone progressed progresses progressing prohibiting promos propelled propositions proprietor
prosecuted prosper prosperous prototyping provocative proxies prs pruning prussia pryor psoriasis psyche
pulaski pulley pullman pulsar pun punches pups purge purifiers pursuits pyramids qua quadrant quads quail
quaker qualifiers queenstown queues quintet quitting raceway racine radiance radiators radiological
radiotherapy radon raft raglan raids raining raj rallies ramos rampage rampant rankin rapper raptors rasmussen
rattle raul raves reactors readership reagent reasoned rebirth receptionist receptions recessed reckless
reckon reclaim recognises recombination reconcile reconnaissance reconsideration reconstructed recourse rector
redeemed redneck reductase referees referrer referrers reflux reformation refs regatta regex registrars
registries regrets reimburse reimbursed reindeer reinforcing reinsurance reissue rejoice relentless relisted
relocated reminding remnants remortgages rendition renewals renters repeater replicated repositories requiem
resell resent resilience resilient respectable respiration respite responder responders rested restitution
resultant retaliation retina retinal reunions reversing revising revive revoke revolutions revolver revue
rewind rewriting rhine rho rhonda rhythmic ria ribbed richness ridden riff riga rigging rink ripple rites
ritter rivalry roadster roaring robbed robins robyn rocco rockers roget rolf rollins romano rooney rory
rosario rosary rosetta rosewood rosters rotated rotational roundabout rte ruben rudolf rufus ruiz rumours
rupees rupture russo sabre saddles safest sag saharan sailed saith salford salinas salmonella salty sampson
samsonite sargent satisfactorily saucer savoy scalp scandals scarcely scents schoolgirls schubert scot
scotsman scranton scratching screamed screams screenwriter screwdriver scrubbed seams secluded secondhand
secures seduction seeded seedlings seinfeld selectable selectively selenium seminole semitism sensational
sentiments sequoia serene serge serine seriousness serotonin setback seton setter sevenfold severance shading
shaken shan shank sharpe shasta sheath sheen sheltered shenandoah sheppard sheryl shetland shielded shielding
shipper shooters shootout shortened shortfall shrewsbury shutters shutting sidekick sidewalks sideways sienna
sighed sighted silvia simplification simplifies sinful sinh sinners siren sissy sitter sixties skater skillet
slackware slain slammed slant slated sled sleepwear sleeved sleeveless slew slid slightest slipping slogans
sloppy slows sly smear smiths smokey smoother smoothing smuggling smut snare snip snippet snowboards snowman
sod softer solitude solos solstice solves somali sonar sophistication sopranos sorrento soto sourced southport
sow spamming spandex sparta spartan spartans spawning specialise spectacle spectators spectrometer
spectrometry spielberg spinner spiritually spleen spoiled spokeswoman sponsorships spooky spoons sportsman
sporty sprays spree springsteen sprinkler squeezed stabilize stabilized stables stacking staffed staffs
staircase stalin stalker stardust starred starvation starving stationed steamer stiffness stigma stimulates
stipulated stirred stitched stomp stopper stormy stowe strengthens stricken strife striker strobe structuring
strut stubborn stumbled stump stunned stunts subcategory subcontractors subgroups subj subpoena subsidized
substituting subtype succeeds successors sues sufficiency sugars suicidal suisse suitcase summons sumner sunk
suomi superhero superiority superseded supplementation supremacy surety swahili swarm sweeper sweeps sweetie
swiftly swirl sylvester sym symbolism synagogue synaptic synchronize synonymous syntactic synthesized
synthesizer tablespoon taft tagalog tailgate taiwanese tamara tame tangent tanker taos taper tart tartan
tarzan tasmanian tasted taunton taxa taxing taxon tbsp tearing teaser teflon telegram temperate tempered
tempest tempting tenancy tensor terence terminates terminus terrell tesla thermodynamics thermostat
thessaloniki thicker thine thinker thinner thirst thoracic thorpe threading thrift thrifty thrilling thugs
thunderstorms ticketing tickle ticks tighten tighter timelines timetables ting titties tod tofu tomas
tomography toms tong tongues tonic tooling topples tore torrance tortoise torvalds totes toughest tourney
toying tracer trad tram tranquil transceiver transcriptional transducer transduction transfusion transplants
transports treason triangles triggering trimester trimming tripods triton trooper trough trusting trustworthy
tucked tufts tulane tulips tumour tundra tuple turmoil turnkey turnpike twat tweaks twister twisting twists
typhoon ugh uhf ulcer ulcers unaffected uncontrolled undesirable undue uneven unhealthy unhelpful uniformity
unilateral uniqueness unitary unjust unleaded unlisted unmatched unplugged unrealistic unreliable unrest
untold untreated upbeat uphold upton urdu urgently uterine utica vacuums vader valance valuations vandalism
vanished vars vastly veg veggie velocities ven veneer venezia venezuelan venous verbose versailles verve vide
viewable vigil vigorously villain virgo vocalist volcanoes voltages vow voyages vulgar waffle wager wagons
waiter waivers waldo waldorf warbler wares warrington wartime warts wary watercraft watermark watersheds
waving weakened weakly weeping wellesley wentworth wheelchairs wheeling whence whispers whitehall whitehead
whoa wick widen widths wilma wilt windsurfing winthrop wiper wipes witchcraft withdrawals withdrew withhold
witt wiz wolff wolfram womb woodbridge wooded woodruff workings workmanship workplaces wrappers wreath wren
wrinkles xenon xviii yachting yarmouth yarns yelled yelling yiddish yokohama yong youngstown youthful yuma
zachary zanzibar zappa zephyr zeros zombies
6.0: abacus abbot abiding abingdon abolish aborted abr abrupt abruptly absences abusing acacia accented
accommodating accompanies accrual accrue accuse ache aches activates actuator actuators acyclovir adaptable
addicting addictions adenosine adjourn administers admiralty admissible adolf adoptions adriana adsorption
adultery adventist adversary aeronautical aetna affirmation affluent aforesaid agar agate agatha agonist
agribusiness aida aiding ailments ain airbag airbrush airfield airflow airing airspace albright alcoholics
alden alder alejandro alerted alerting alfalfa alfonso alfredo algebras alistair alleges alleles allyn almonds
alp alphabetic alternately altman amigo amigos amir amman amoxicillin amphibians anaerobic anarchist anastasia
andes andrei andromeda angina angled angler anguish animate animator annexation announcer annoyance anodized
anomalous antagonist anthems anticipating antics antidepressants antimicrobial antiquarian antiquities
antiquity anu anvil apostolic appellants appetizer applaud appointing appraised aptitude aquariums arbitrarily
archibald archipelago archivist ard argent arginine argyle argyll arlene armagh arrogance arse arson artemis
artificially arundel asker aspell assaults asserting assesses associative asteroids astounding astronauts
astronomers asymmetry atheism atoll atrial attackers attest atty atwood atypical aubrey augment augsburg
aureus auspices autistic automating avenger avengers avn avocado awning ayers ayurveda azimuth azure babel
bachelorette backdoor backlash backlog badgers bah bahia bakers balboa bale banded bangles barbarian barbour
barbra barclays barnet barnsley barracuda barrymore barter baskerville bassist battlefront baum beading beatty
beaverton bebop bedrock bedside beetles behaves belinda belongings beltway bends benzene bereavement bergman
berth berwick bette beverley biases billabong biologist biologists birthstone blacklist blackstone blaming
blasted blatant bleak blenders blight blinded blinking blister blob blockade blondie bloomsbury blueprints
bluffs blum boar bobbi bobble boldly bolster bong bonner bonnet bonneville bookcases boomers boosted booties
bootleg borderline borg botanic botox boucher bourgeois boutiques bowed boyer brahms braid bran bravery
breathable bret bridesmaid brilliantly brio brits britt broadening bronco brooches brood brownie brownies
brushing brutality budding bumped bumpers bungalows bunting buoy burglar burnaby burroughs burrows bursting
busiest bylaw cabot cadets cadre calais calder californian calming calumet calvary camisole campfire campsite
campsites camry cana canaan cancels candidacy canoes canucks capacitance capitalize cappuccino capt
captivating captivity careless caribou carlyle carpal cartel carthage carve casanova caspian cassie caster
casters castor catalysts cataract cate categorical categorization caterer catholicism caucasus cautiously
caveat cay cayenne cedric celeste celia cellars celsius centenary centurion ceremonial ceres certifies cervix
cesar chadwick chainsaw chalmers changers chaplin chariot charisma charismatic charlene chased cheering cheesy
cheetah chemists cherish chichester chilli chime chimp chino chippewa chipping chiropractors chm choking
chopin christophe chromosomal cicero circulate circumcision citigroup citrine clashes cleo cleopatra cleric
climates climber climbers climbs cline cling clinician clio clipped clits clogs closets cloves clustered
coasts coauthor cob cobol cocker coders cog cohesive coles colgate collide colonization colossal colossians
combinatorial comets comforting commemorate commend commended commenter commonplace commune communicates
compel compensatory competed competitively complemented complication compounded compromising computes conc
conceivable concerted conclusive concur concurrence condiments condolences conduction confessed congratulate
congregational congresses conjugate conner consequent conservatism consolation conspicuous constance
constituencies constitutions constructors consul consumable contagious contemplate contemplating contender
contentious contingencies contraceptives contradict contradictions controversies converged conversational
convertor conveying conveys coolant coon copywriting cora corded corduroy corfu corgi coronation correlate
correlates corvallis cosby cosy cots cottonwood councilman counsellor counterfeit countess coupler couplings
covariance coyotes coz crabs crackdown craftsmanship craftsmen crafty cram crates crawler craze creatively
cree creeping criminology cripple critters crock crockett cromwell crook crooks cropped cropping crotch crouch
cruces crusader cuckoo cuisines cumbersome cunning cupboard cupid curacao cursors curtin cushing custer
cuttings cyclical cygnus cyril cysteine cytokines cytoplasmic czechoslovakia daimler dakar dalai damping dandy
dangle dangling danube darcy dared darlene dateline dazzle dbl debuts decentralized deceptive dedicate
defamation defeats degrading delaney delaying delegations deletions deliberations delinquency democracies
demolished dempsey dents departs depiction deployments deportation depressive dermatitis descend deserts
desiring determinant detoxification deuce devin devoid dewitt dhaka diaspora dickies dictated dictates dieter
differed dilemmas dill diminishing dina diodes diplomas dipole dipping disagreed disbursement disbursements
discern discerning disclosing discus disgrace disguised dishonest diskette disparity dispatcher dispatches
disqualified disrupted dissatisfaction dissection dissenting dissertations dissipation distinguishes
distortions divas diversions divert diverted dives divider dividers dix doggie doggy dogma doha dolores
domaine dominating dongle doorstep doping dor dormant dossier doves downfall downright draining drawback
drawbacks dreaded dredging dressings dries drinkers dropout drudge drumming dryden drywall dubuque duchess
ducts dung dup dykes ealing earle easements eaters ebert ecclesiastes echoed ecumenical edo edwardian eel
eggplant egyptians eigenvalues eighties eject elbows eldest electors electrically electrolyte electrostatic
elegantly eliminator elisha elites elixir ell ellie elliptic ellsworth elsa emancipation embark embarked
embraces emf emil emile emitting emulate emulators encapsulated enchanting encyclopaedia encyclopedias endnote
endorses endpoints endured ennis enormously ensign ensuing entail entitlements entomology entrances entrusted
envisaged envisioned epiphany equalization equalizer equator equiv erased erasmus ere ergo erich errata erred
eruption esoteric essen ethos eucalyptus eucharist euclid euthanasia evacuated evaluator evasion everglades
eviction evils evoked exalted exceedingly excelsior excessively executions exert exhaustion exhibitionism
exogenous expansions expansive expedite experimentally expiring explorations expos expressway extraordinarily
extremist extremists extrusion exxon eyebrow eyebrows fabian facilitators fad faiths falsely fang fantasia
farley faro farsi fart fastener favoured favours faxed fearing fec felipe feminization fen fenced feral fergus
fermentation ferrous fertilization festivities fictitious fieldwork filament filenames fillers fillmore
filmmaking finders fingerprints finley fireman firenze firestone firth fishers fishnet fists flagged flakes
flanagan flank flares flavours fleeing flicks flipping floodplain flops flor floss flowed fluency fluxes
fodder fol folic fonda footed footing foreigner foreseeable forester forging forgiven forklift formative
formulae formulating forster fortuna fosters fourteenth foxy foyer francesca fraunhofer fray frazer frazier
freaking fredericton freehold freeing freezes freshest freshness fret fridges frontage frosty frs frugal
fruity frye frying fumes functionally fundamentalist fundraisers funerals funnel furnaces fuses futile gael
gags gaines galley gallo gallup galvanized gambler gamblers gangsta gaping gar gard gardiner garter gaskets
gasp gators gauntlet gayle gaylord gazebo gazing gearbox gearing geeky geelong gees gelatin genera genomes
gent gentry geraldine germantown gesellschaft gid gideon gilman ginny giraffe giro glacial glaciers glanced
glastonbury glib gliding glitch glued glutamate glutamine glutathione glycol goblin goldfish gonzo goodnight
gosh goshen gospels governs grabber gracefully grader gradients grained granger granular graphically graphing
grassland grated grating graz greenhouses greenspan grenoble gresham grimes gripping gritty grizzlies gro
groundwork groupings guadalajara guadalupe guaranty guardianship guarding guerra guerrero guilds guile gums
gust gustav gutierrez gwynedd hacienda hackney hailed haircare hairless halftime halliburton halted halves
hamiltonian hammered hammers hammersmith hampstead handgun handwritten hangover hannibal hanukkah hap harden
harlequin harlow harms hartmann haste hatcher hatchery hathaway hauling haunt hayek healer heaps heartfelt
heats heb hebron hedges hedging hefty heirloom helmut hens henson herbicides heres hereto hermitage hesitation
heuristic hibernate hickman highlander hilbert himalayan hind hinton hippie hiram histology hitchhiker
hitherto hitter hive hives hobbit hodgkin hoes hogs hoist holman honeymooners hooking hornet horowitz horrific
hosea hospitalized hostess hounds hoy hubby huff huffman hula humber humberside humid hunted huntingdon hurdle
hydra hydraulics hydroxy hyperion hypnotic idioms ignite illuminating imagining immensely immersed immoral
immortality impacting impair impala impatient impetus implantation implanted imprinted improbable
improvisation inaccessible inadvertently inauguration inbred inca incarnation incline inclusions incompetent
inconsistencies inconsistency incubated indebtedness independents indifference individuality inductive indus
industrialized inert inexperienced infer inferences inflated inflow infringe inhaled initiates initiator
injector inlay innate innovator innsbruck inquired inscribed insecticides insisting insofar inspirations
inspires instr insulating insulting insurgency intakes intellectually intellectuals intending intensified
interactivity intercollegiate intercom interconnected intercultural interfaith intermediaries internals
internationale internationalization interplay interruptions intervening intrepid intrigued intrusive inuit
invading inventive invertebrates invests invoking ionization irreversible irrigated irritable isabelle
isotopes itch jacquard jaeger jana janine jansen jap jayne jeanette jed jeffery jesuit jewellers jimmie jitter
joachim jocks jodie jog johanna joiner joking jos josie judgements judo juggling julien jumpers junkies kali
kanji kant karat karlsruhe katharine kayaks keel kenyan kenyon kerosene kettering kew keyring khmer kidd
kildare kilkenny kinney kiosks kitchener klamath knapp knockers knocks knoll koala koran kristy krystal kuhn
kun kwan labourer lacquer lactation lactose lads lager lagrange lahore laird lambeth lamentations lamont
lancer landau lander landings landowner landry landscaped lapel lar laramie lark lathe launceston lausanne
lawns layton lazarus leaked leaps leftist lefty legality legislator legislatures leiden leighton leland
lemonade lends lenin leopold lerner lessen lessor lethbridge letterhead levers lew lexis liberated lice
lifeline lifespan lighthouses lilo limbaugh limoges limos lingering lingo lingual lint lire listers liturgical
livelihoods livingstone liza lizards llama lobbyists lobe loci lockers lockout lofts lofty logistical loire
lonesome longhorns looms looping loot lotteries lousy lowercase lucid lucille ludlow lufthansa lula lullaby
luminosity lunchtime lurking luscious luxe luz lyman lymphocyte lynda lyndon mabel machined macleod
macrophages madeline madras magma magnetism maidstone mailbag mainline mainz majorca malfunction malice
mallory malnutrition mandalay mandela manfred maniac manicure manifolds manned mantis marbles marguerite
marketable marketer marmot marsha martyr martyrs marxist mashed massively masthead matilda matrimonial
maturation maxine mayors mays mcclure mccullough mcdaniel mcdonnell mckee mcnamara mechanically medallion
medial mediate meditations mediums melancholy melee melons melton mems mendocino mendoza mennonite merle
merton messengers metaphors metastatic methadone methanol mica michelangelo microfiber mics midas midday
midlothian midterm midwestern midwifery migrated mildly mildred milking milliseconds mindful mined minimizes
minis minivan mink miraculous miro mirroring miscellany mischief misguided mite mitigating mitochondria mkt
moan moaning mocha modelled modernity modifies modulus molten monaghan monsanto monsieur montage montague
monterrey montessori montpelier montpellier moons moot moratorium moron morpheus mosquitoes motherhood
motocross motorbike moulding moulin mounds muffin muffler mules mullins multiplicity multipurpose munro
munster murine musharraf musk muster mysticism nadia nae nagoya nahum napkin napkins narcotic narrated
narration narrower narrowing natalia naturalization navarro naxos nazareth nearing negligent nell nellie
neoplasm netting neurosurgery neutrality newline newmarket newsstand newt nietzsche nightingale nighttime
nikita niles nitrous nocturnal noe nonstop norbert norge noticing notifying nouns nudge numerically
nutritionists nutritious oar objected objectively objectivity oboe observance occidental occupant octets
ocular offbeat offsets oilers ointment okavango okinawa ola oneness opacity ophthalmic oppressed optima
optimised orch ordinate organizes orientations originates origination orkney oscillation oscillations
osteoarthritis oswald outages outings outlay outraged outskirts outweigh ovary overloaded overriding oversize
overthrow overwhelmingly overwrite ovulation oxidase oxidative oysters ozark pacers pacing paine painfully
painless palaces palmetto pamphlets pancake paradigms parasitic parkland parmesan paroles parrish parrots
parsed parted parting parton partridge pastures patching pathogen pathogenesis patiently patronage patsy
paxton payback payers peacefully pears pecan pedagogical peeled peep peeps peerless pellet penang pence peng
penicillin pennies perceptual perfected perforated peri peridot perish perks peroxide perpetrators perrin
persists pertain perturbation petal pew philemon philosophies pho photocopying photons physicists
physiotherapy physique pickett piers piggy pigments pima pinto pioneered pixie pixies pizzeria placer placid
plagued playable playmate playwright pleading pleasantly plentiful pliers pluck plutonium poi poisonous
policemen polluted polycarbonate polypeptide ponies pooling porte portray portrayal posh posse postmaster
postmodern postpartum postwar potts powdered practising praxis preached preachers precincts precursors pred
predecessors prefecture prefixes pregnancies prem prepayment presets presto prevailed prick primate primates
primes primitives primo primrose prioritize proclaim procure profanity programmatic projecting promenade
prominence prominently prompting prong proofing propagate propeller prophetic prosecute prosecuting
prospecting prostitute prostitutes protesting protons provoke proximal psf psychosocial psychotic puberty
pubic pulitzer pulsed punched punching pundits punjabi purcell putt putter putty puzzled pyle quaint
quantification quantified quasar quickest quilted quito quits quotient rabies raced racket racquet racquetball
radcliffe ragged rags rainier raja ramadan rambler rambling ramona rancid rapporteur rapture ratchet ration
rawlings rayon reacted reacting reacts readability realisation realistically rearing reborn recalling
receptacle receptive reckoning reclaimed recognising recognizable reconstruct recordable recoverable recreate
rect recursion redefine redirecting redress redux reeds reforming refractive refractory refreshed refrigerated
refurbishment regexp regionally regulars rein reinstall reinstatement reissues reiterated relapse relevancy
relic relics relish reluctance remand remission remit remnant remodel renaming renewing reopen repaid
repentance reproducing republication repurchase resemblance resembling resend resentment resigns resisted
resisting resistors resolves resonant responsibly restocking restorative restores restrained restraining
restricts rethink rethinking retrieves retrospect retry reuben reunited reused revere reverence revisit
revitalization revived rhetorical rial richly ridges ridley rift rigs ringgit rios rips riser ritalin roam
roasting robson robustness rochdale rocked rockingham rodent rodents rooftop roper rosebud rotations ruff
rumour rune ruthless rvs saba sabine sabotage sacrament sacrificed sacrificing safeguarding safes saffron
saigon salesperson saliva salvatore samaritan samplers sandman sank sanskrit sardinia sarge sash saucepan
saunas saviour scala scarcity schulz schweiz scoops scorer scramble scratched screener scribe sculptor scum
seaman seasonally seasoning seductive seeding seeming seer segregated seine selma selves seminal seniority
sensibility sentimental sentry separations serb serbs sergei settles seuss seventeenth seventies seward
sewerage sewn sexiest sexton shabby shalom shameless shamrock sharpening shavers shawl shedding shepherds shes
shingles shiraz shiva shorten shortening shorthand shovel showcasing shredded shredders shrugged shuts siberia
sickle sighting sikh silt simmer simplifying simplistic simulators sincerity sinner sixteenth skateboards
skaters skim skinned skulls skunk slabs slams slavic sleigh slideshows sligo slimline slimming slipper
slowdown slutty smallpox smarty smashed smelling smileys smog smother smyrna snapper sniff snoring snowfall
soaking solarium solemn solenoid solicitations solicited soliciting solubility songwriting sonnet sonora sop
sorcerer sores sou southland southwark soybeans spammer spar spared sparked spawned speakerphone specialises
spectre speculate spence sphinx spilled splice splicing spontaneously spoof sporadic spotlights spout sprawl
sprayed sprite sprung squads squat squire squirrels stabilizer stadiums stairway stale stalk stalking stang
starlight starry startling stately stature steakhouse steelhead stereos strained stratus streamlining
strickland strides stroud stubs studded stumble stun sturgeon subclasses submarines submerged submittal
subsurface subsystems subtitled subtraction subunits suckers sufferers suitably summed summertime summoned
sumo sunbeam sunless sunscreen sunsets superfamily supernova superstars suppressor surgeries surrendered
surrogate survives susanna suspensions suzy swallows swami swans swaps swatch swearing sweating sweetest
sweetness swimmers swish sycamore syllable sylvan symphonic syndromes synod syringe syst tablature tabled
tabloid tabular tailoring tainted tallinn tamworth tangerine tangled tapered tapestries taxonomic tbs
teammates teapot technologically technologist technologists teleconference telemetry telephoto televised telex
telluride telugu temperament temptations tenderness tenn tensile tequila terrified terrifying tess testimonies
teton texan thanh thanking thatcher theorems theorists therefor thermometers theron thinning thirsty
thoroughbred thrash thrills thrombosis thunderstorm thur thurman thyme tiara tiered tiers tightening tijuana
tinker tins tint tinted titty toiletries tolls toned toners tonne toothbrush toothpaste topological topper
torches tories torpedo torquay totem toto touche toured townhouses townsville trafalgar trainings tramp
trampoline tranquility transactional transatlantic transducers transistors transmits treadmills treatise
treble trembling tremendously trenches trey tribunals tributes trident trims triples tripping trolls troopers
tropics troubleshoot troublesome troubling truce trucker truckers truro turing turk turnovers turntables
tuscaloosa tuscan tut tutti tux tweaking tween typography typos ulysses unassigned unattached unattended
unaudited unavoidable unborn unbranded unchecked unclaimed unconventional undated undead undecided underdog
undergrad underscore undersigned understandings undertakings undertook underwriters undocumented undressing
uneasy unequal unexplained unfold unfolding unframed unintended uninterrupted unison unitarian uniting
unloading unnatural unnecessarily unopened unprotected unreleased unset unsuitable untouched unwind unzip
upfront uppsala uprising urea ursula ute vaccinations vaguely valera validating vallejo valparaiso vanish
vanishing vapour vargas variances veal veggies vehicular velour vented verdi verne vert vertebrate vial vibes
vices victorious vidal viewfinder vile vilnius violently virgil virology vocation volta vowel vulcan
wainwright waitress walled waller walsall wandered warhol warmers warmly warped washes waterfowl waterway
waugh wavelengths wavelet waxing weaken webinars wedges wedgwood weep weinberg weldon weller welt wembley
wendell werewolf westinghouse westward wexford whimsical whining whispering whistles whitaker whiteboard
whiting whitley whittier whsle wicca wicket widows wiener wilbur wildcard wildcat wildfire wildwood willamette
willingly winch windermere windmill winfield withdrawing witnessing woe woodrow wordsworth workable workbench
worldly wrongly wynn xix xvii yak yam yeas yoda yoke yuri zagreb zane zap zeal zechariah zee zillion zines
zionist zipped zippered zoned zoos zorro zulu
5.9: aachen abandoning abducted abrasion abrasives abreast absorbent absorber abstain abusers academically
acadia accelerators accommodates accomplishing accorded accords accumulating accusation accuses accusing
acetyl aching acidity acoustical acuity adder adele adhered adhering adjectives adjuster adkins admirable
adorned adrenergic adversity aegean aeon aerosols afar affectionate affirming affixed afflicted affords
afternoons agitation agora agr agreeable aikido airbags airman airwaves alarmed alb albumin alderman aldo
algerian algonquin alhambra alienation alignments allie almanacs alpaca alphanumeric alternator alters altoona
alumina alumnus amaze ambush amin amorphous amounting amplitudes amulet amusements anaesthesia analogs ane
anecdotal aneurysm anew angelic angiotensin anil ankles annealing annexed annihilation annuals anode answerer
antalya anthropological anticipates antidepressant antidote antiviral antonia apathy apologise appalling appel
appellee applicator applique apportionment appreciates apprehension apprentices approximations aprons
aquamarine aquatics aquinas arb arboretum arcane archaic archdiocese argon armand armoire arne aromas arousal
aroused arranger artefacts artistry arturo ascend ascendant ascertained ascot ashe asher ashore assam
assassins assaulted assessors aster astonished astrological astronomer atheists atherosclerosis attendee
attrition auctioneer auctioneers audiology aural australasian auteur authoritarian authorizations authorship
automates autonomic aversion avert avionics awaken awakened awnings axioms ayr azores baa babysitter
babysitting backlight badness bagel bagels balconies bales ballarat ballerina ballpark bally bambi bancroft
banding bandits bandwagon bane banked banter baptiste barbell bari baritone barm baroness barring barth
bartholomew baseman batavia batches bathurst battleship baud bayern bearded beasley beehive beet begged begs
behaving believable bellies bellows belvedere bendigo benelux benevolent benito bennington benthic beowulf
bernardo bessie bestowed bexley bhopal bibl bibs bigfoot bihar billboards binge bioethics biologically
biophysics biosphere biotin bipartisan birdie birkenstock bisque bitten bitterness bittersweet bjork blackbird
blacksmith blackwood bleaching blindly bloch blogged bloke bloomingdale blouses blowers bluebird blurb blythe
boardroom boasting bobbie bobcat bobs bode bodywork boer bogart bogota bohemia boils bol bolivian bombed
bonaire bonfire bongo boobies boomer boomerang booted borden bordering borneo boron boroughs borrowings bosom
boswell botanicals bottleneck bottling bounding bower bowler boz bracknell bradbury brainstorm brainstorming
branched brandenburg brandi brant brat breached breakage breakaway breakthroughs breakup breathed breezes
brenner briana bribery briefcases briefed brig brighten brigitte brill brine brisk brittle brno broadest
bromide bronchitis bronson brutally bruxelles buckeye buckeyes buffered buffering buildup bulge bulletproof
bullion bumble bunnies buns bureaucrats burnley burnside busters busting bustling busts butchers butyl buyout
buzzwords byers cabrera cabriolet cabs caesars caine caitlin caldera calibre calico calif caliper calmly
camilla canes canola canteen cantor canyons capitalists caprice capstone captioned carcass cardholder carefree
carer caretaker caricature carlin carling carlow carnage carney carols carotid carpeting cartography cartons
cartwright carvings cashback cashing casket casually catalonia categorize caters cations causation causeway
cautioned cautions cav caveats cavities cebu cellulite censor centrifugal centrum cess chained chairmen
champlain chanting chants chaps characterisation characterizing chastity chauffeur cheated chechen checkpoints
cheeky chenille chews chg chianti chiapas chiffon childish chills chipped chirac chiral chisholm chlamydia
chlorophyll cholera choppers choreography chou chromatin chronologically chute cinematography circulars
circulatory circumference cirrhosis cirrus civilisation clams clarifies clasps classifier classifying cleft
clique clockwork clog closeups clothed clovis clumsy clutches coached coagulation coalitions coates cochin
coda codified codon coercion coffeehouse coffees coffey cognac cohorts coincides coined colbert colitis
collaborated collapses colognes colonialism colosseum colossus colouring coltrane columbian columbine comanche
combatants combustible comedians comforters commandment commences commensurate communicable communicative
commuters compiles complains completions complexion compounding compromises comps concave concede conceded
conceptions concurrency condemns confidently confines confiscated conglomerate conjugated conley connective
connexion connexions conscientious consents conservatories conserving constituting constrain consumes
contemplation contemporaries contended contestant continuance contoured contractions contraindications convene
convent conveyancing convict convocation cooley coos copley corals corinth coroner corpora corpses corral
corrosive corsets corsica cortland cotswold coughing coveted covey cowgirl coy cranberries cranial cranky
cravings cray creamer crease creeks creighton cremation crepe crippled crispy crit criticised critter cru
crumbs crunchy crusaders cryogenic cryptic cuddly culminating culprit cultivars cultivating cults curated
curiously curls curses cushioned cushioning custard cutaneous cwt cyanide cyclist cyclones cymbals cypriot
cyst cysts cytoplasm dachshund dada daisies daley dammit damper danes dangerously dap daredevil darien darin
darius darkened davy dawes daze deacons deadlock deafness deanna dearest dearly decadent decays deceit deceive
deceived decency decentralization decidedly deciduous decipher decking decoded decommissioning decontamination
decorator decrees deepen deepening defiant deflection deforestation deformed defunct defy degenerate degrade
dehydration deities delft delgado delia deliberation delimited deliverable deliverance demography
demonstrators densely deriving descendant designates despatched despise deteriorated deteriorating deterrent
detour detriment diabetics diag dialects dials diam diamante dias diced dickey dido differentials digests
diligent diligently dilute dimes dinghy diocesan dioxin dirham disables disagreements disambiguation
disappoint disapprove disbelief discharging discontinuity discos discourses discriminating disgust dishonesty
disinfection dismal dismantling disobedience dispense dispensed dispersal dispositions disproportionate
disqualification disseminating dissociation distillation distract distractions distrust divergent divination
dodger dollhouse domestically dominatrix donates donne doodle dorian dormitory dorsey dortmund douay doubleday
doubtless downturn drapes drawstring drayton drenched dressage drifted droit drone drowsiness drugstore duets
duffel dugout dulles dumas dunlap dunne duplicating duplicator duracell durant dusseldorf dvorak dwarfs dwayne
dynamo dysfunctional dystrophy earmarked earphones easel easing eastbourne ebb ecclesiastical echelon
echinacea econometric econometrics edging editable eels eerie effortless effortlessly eft egress eide
eindhoven elaborated elaboration electrics electrified electrochemical elects elevate elicit ellipse elongated
elongation eloquent elsie embellishments emblems emigration emilia emilio emir emmett emphasise emphasised
empirically empowers emptiness emulsion emusic enc enchantment encoders encodes endometriosis endoscopy
endowments engr enhancers enquirer enrico enrol ens enthusiastically entrees entrenched environmentalists
enzymatic ephemera epithelium epsom eradicate erode eroded erratic escalade escalating eskimo esophageal
esquire essences esteemed estrada etch euclidean eukaryotic euler euphoria eurasia evangelist evoke evolves
excavations exchanger exclamation excretion existential exited expatriate expats exponentially extradition
extravaganza extremities extremity eyepiece eyre fables facelift faceplates fades fag fairgrounds fairytale
falkirk fallacy familiarize fanfare farce fascia fastened fastening fatah fatality faust fawn federalism
federalist federico feeble felicia feminists fenders fermi ferns ferrara ferrell fetched fetching fiasco
fibroblasts fiche fiddler fielder fiercely fifteenth fifties figaro figurative fila finalised fingered
fireball firewood fisk fission flake flashed flashpoint fledged fleets flemish flicker flied flinders flipped
flirting floated fluctuation flue fluff flung flushed flutes fms follower fondue footballs foothill fora
foraging forearm foreskin forested forfeit forfeited forgery forgiving formaldehyde formalism forthwith
fortnight forts fouls foundries foursome fowl foxes fractured franciscan frat fraternal freedman freehand
freephone frees fremantle fresco friendliness fright frigidaire frisbee frivolous frodo frown frustrations
fryer fryers fuchs fulbright fulfilment fullness fumble fundamentalism furl fuselage gab gable gagging gait
gallant garamond garda garnish gaseous gat gatekeeper gateshead gauss gawker geld generality generics
genevieve genitals gentile gentiles geocaching geog geologist geometrical geriatrics germination germs
geronimo gershwin gestation giggle gingerbread girly gizmo gizmos glam gleason glencoe glittering gloom gloomy
glycine glycoprotein gnus goalkeeper godly goethe goggle goldie goliath goodrich goody gout grads
granddaughter grandeur grantees granules grasping grasslands grassy gratefully greasy greats greco greenbelt
greener gregorian greta grieve grieving grimsby groin groningen grossly grouse grudge grumpy grunge
guaranteeing guerilla guidebooks guillermo guise gully gunmen gunner gustavo gutters gwent gypsum habakkuk
habitual haggai haggard hah haircut halibut hamm hammocks hampden hampered handicapping handshake hangar
hangzhou hardening hardships harmonies harmonious harriers harvester hassles hastily hateful hating haw hawke
haydn haywood headboard headlamp healthiest hearst hectare hectic helene helical helms hemlock hendricks
henrietta heparin hepburn herds heresy hermit hernia herr hester hexadecimal hiatus hibiscus hickey hidalgo
hideaway hideous hierarchies hijack hilltop hindsight hindus histone hobbes hoboken hobs hogg hogwarts
hollands holm holographic holsters hombres homegrown homemaker homie homologous hone honeymoons hoodies
hoodwinked hooray hora horned horribly horst hos hourglass housings howdy howl howling hoyle humanist
humankind humidifier hump humphreys hurried husbandry huston huxley hydroelectric hydrolysis hydroxide
hyperactivity hyperbolic hypnotherapy hysterectomy hysteria hysterical iberia ibuprofen ideologies illogical
ills illuminate illustrators imaginable imitate immunizations impeccable impede impoverished impractical
impulses impurities imputation imputed inactivity incandescent incapacity incarcerated incarceration incision
incompetence incompleteness indebted indecent indemnification ines infested informally informant infrequent
infringing infused ingenious ingenuity inhabit inhibiting inhuman injecting innovate innovators inscriptions
insecticide insistence inspecting institutionalized insufficiency insuring integrals integrators intelligently
intensify intensities intercepted interceptor interfacing interlock interlude intermediates interpol
interprets intersect interstellar interstitial intimately intimidating intoxicated intramural intranets
intuitively invader inventing inverters invincible invoicing iona iras iridium irregularities irritated
islamist isolating isolde italians jab jackass jackpots jacobsen jagged jagger jails jamal jamming janus jazzy
jeannie jena jerks jerky jest jester jetty jewell joann jockeys johnnie joliet jolt joni jornada josiah
journalistic joyous judaica judi juicer jumble junctions juror justine kaleidoscope kannada kayla keaton keats
keenan kelli kenai kendra kenton kepler kermit kettles keyed kiel killarney kilograms kilt kingfisher kinks
kinsey kinship kipling kirkpatrick kodiak koreans kowloon krista kristi kristine kubrick kyrgyz labia laced
lactating lain lament laminating lanai landfills landline landslide lankan lanyard larval lash lassen latte
laureate laurier laval lavish lawfully lawless layering layoff layoffs leapfrog leas leavenworth leblanc
leftover lehmann lem lemons letterman lettings levee levies levis libel liberalisation libido ligands lighten
lii likeness lila limbo limpopo lind linearly lingua linotype linton linz lipoprotein lithograph lizzy
ljubljana loaders loathing locates lockwood locomotives lodgings lodi loeb logarithmic logins longs lonnie loo
looming loon loosen lorenz lorna loudspeaker loudspeakers louvre lovell lovingly luce lucerne lucinda lucknow
lumen lunatic lurker lysine maastricht mab macho macpherson macroeconomics maddox madman magicians magneto
magnify magnifying mahjong maidenhead mailers mainstay maitland malayalam mallard mammary mammography manassas
manatee manger mangrove mani maniacs manley mannheim mansions mapper marches marconi marcy mares margarine
marge marginally margo marinas marisa marius marketplaces marlon marques marrying marshes marvellous mascara
matchmaker mathematician mathematicians mathias mathis matures maturing maud maximizes mcallen mccormack
mcfarland mcgowan mcknight mcneil mcqueen meath mecklenburg mediators meek megabytes meghan megs melatonin
melts meow mercantile mercenaries mercenary merciful merida merrick merrimack metabolites metallurgy
metastasis metrology mezzanine mfrs micheal microbes microfiche microns microprocessors midgets midsize
midsummer midwife midwives migraines mildew milligrams milosevic minced mindy minimalist minimization minsk
miscarriage misconceptions mise misfits misfortune misinformation misled misplaced misrepresentation
mistakenly mites mitre mittens moab mobilize mobs mockingbird modality modernisation modernism modifiers
modulated modulator mogul moisturizing molina moline moncton monolithic monstrous mooring mora moray morbid
morph mort mortimer mortuary mosques moths mott moulded mountaineers mountainous mourn mousse mucosa mugabe
mulch mull mullen multichannel multiculturalism multidimensional multiplex munitions muon muppet murcia
murderers murderous musically mussels mustangs mycobacterium mysore myst mystique nab nadine nameless nanjing
nantes nara narrows nationalities naturist nazarene necks neighbourhoods nepalese nepali nerds nessus netball
neurobiology neuropathy newborns newsreader nicest nickelodeon nicknames nicks nihon nikko nils nilsson
nineties nit nobility nobles nome noncompliance nonresident nonstick nook norse northrop noses notations
notifies novartis noxious nozzles nth nucleotides nukes numerals nuns nuremberg nus nutmeg oat oates obadiah
obnoxious obscured obstructive octane oddities odin officemax officiating ogre oiled olin ollie omen ominous
oncogene onslaught operand operas opioid opportunistic oppressive opticians optometrists optometry orbiter
orca orchards orchestras ordeal orientated origami orissa ornate orphaned ort orthodoxy osborn osceola osiris
ostrich othello outflow outlaws ovation overheard overkill overlays overrun overt overturned overviews ovid
oxnard packager paddles paddock padilla paediatric pagers palais palazzo palisades pallets palmyra pamper
panhandle panoramas pantheon papal paparazzi parable paramedic parchment parlour partying pasted pasting
pastries pate pathname pathogenic patriarch patrice patrols pats pau peaked peavey pebbles ped peeling peering
pegs pelham pelvis pena penetrated pennant penney pensioners perched perennials perfusion perils perinatal
periphery perjury persecuted perseverance persisted pertains perverse perverted pes petrochemical
pharmacological pheasant pheromone philanthropic phish phobia phonetic photosynthesis photovoltaic
phylogenetic picard piccadilly picket pickles picky piercings pigeons piled piranha pitts placenta planetarium
plasmas platelets playmates pleads pleasurable pleated plenum plethora plotter plough plugging plunged
pocatello poignant poisoned poisons poking politely pollack polygons polymerization polynesian pompano ponce
popper populace populate pores portables porters portrays positional postpone postseason potable potion
potluck potsdam pounded powerfully powering powerless powys ppd practised prank precaution precautionary
predatory predicates predictors prejudices premiered premieres prepay preschools preseason preservatives
pricey priesthood primetime primus printout priory prius priv privy probationary procter profiled progeny
prohibitions proline prologue prometheus pron pronounce pronto propagated propensity prophecies prophylaxis
proponent proportionate prosecutions prosthetic protagonist protested provenance proverb provoked prudence
psychiatrists publicized puddle pullover pulpit puncture punishable puritan purported pylori pyrenees qantas
quadrangle querying queued queuing quicksilver quieter quill radiative radioactivity raffles ragnarok railing
raiser raisin raisins ramifications ramsay ranches randi randomness rapes rarity rata rationality rattan
raunchy rcd reachable readout reals rebuttal reciprocity recliner reclining recoil recollection reconciled
reconnect recount recovers rectify rectum reddish redefined redheads redline redo reeve refinements refineries
reflexology refresher regimens reginald registrants regressions regularity rehearsals reigns reinforces reins
reinstated reinventing relativistic relieving reluctantly rembrandt remittance remotes reopened reorder
repatriation repellent repent repertory replays reprise repro reproducible republics requester requisites
requisition rerun researches resection resettlement resided residuals resists respirator restarted restated
restrain restroom restructure resurfacing retainer retiree retroactive retrofit reverb revlon rheims rhodium
rhone riddles ridicule riffs riggs rightful rigidity ringers ringo riverfront riyadh roadrunner roadshow
roadways robby robles rockabilly roderick rodrigo rollin roo roscoe rosy rotherham rotors rotorua rounder
rouse rousseau roxanne rps rpt rubble rubric rubs rudd rudder rumanian rundown rushes ruskin russel sab sabah
sabres sacked sadie sadism sagittarius sailboat salaam salamanca salient salina salter samoan sandalwood
sanding sanger sarajevo sarcasm sarcastic sarcoma satanic scaffolding scamp scarab scares schematics
schenectady schiller schindler scissor scop scoping scorers scorpions scrambled scrambling screwing sculpted
seagull sealant sealants seaport searcher sedimentary sedimentation segmented selectivity semitic sens sensed
sepia septuagint sequenced sequentially sequin serenade serendipity serialized serra setbacks setups severed
severn sewers shabbat shaffer shaggy shaky shale shameful shari sharpen sharpness shay shears sheepskin shekel
sherpa shifter shiite shiloh shimmering shipbuilding shippers shipyard shitty shoals shoemaker shopped shorty
shove shred shroud shrug shun sidelines sideshow sieve signify silas sill silverware simeon simulating
singularity sips sirens sitcom siting situational sizzling skeletons skew skewed skier skiers skydiving slalom
slapped slaughtered slicing slime slings sloane slotted sluggish slumber slump smalltalk smarts smelly smokes
smoothie snails sneaker sneaky snell sniffer sniffing snoopy snorkel snowflake snowmobiling snowshoeing snuff
snug soapbox sob soften solano soles solihull solvers somatic songwriters sorcery sorghum sorrows sorta
soulful spatially speck sped spiced spiel spiked spinners spire spitfire spline spores spousal sprang
springtime sprouts spurious squamous squeak squeezing squish sra stabbed stabilizing stacker staggered stalled
stampede standardised standoff staphylococcus startled starved stead steamed steaming steels stemming stencils
stenosis stereotype sterilization stetson stewards stiles stink stint stipend stipulation stoned stoner
stonewall stoneware stoppers stork storyteller stow straighten strapped strathclyde stratified stratum streaks
streisand streptococcus stressing stringer stronghold structurally strung stumbling subconscious subcontract
subdirectory subdued subfamily subliminal submissive suggestive suicides suing summarised summarizing
summation summing summon sumter sunroof superbly superfund superpower supersonic superstition supple surat
surfaced surpass surpassed susanne suspicions swain sweats sweaty swimmer swimsuits switcher swung sykes
symmetrical symphonies symptomatic syphilis syringes sysadmin tabbed tabernacle tabor tackled tactile takers
talisman tallest talon tania tantra taping tarantino tasman tasteful tchaikovsky teaming teaspoons techie
teeny teletext tending tendon tenet tentatively tented termite terr terraces terrence terriers testicles
testicular tetra thaw therese thermodynamic thermoplastic thingy thirdly thirteenth thoreau thorns thrones
throwback thrush thule ticking tightened tiled tilted timmy tipperary tito toasted toasters tolerances tombs
tombstone tompkins tonnage toolbars toppers torment tors torsion tortilla torts tossing totalling tots
touchdowns touchscreen touchstone tourmaline towering townships traci trademarked tragedies trajectories
trampolines transact transferase translational transmittal transparencies transporters travail treasured
tributaries tributary tricia trickle trieste trimmers trisha triumphant trolling tron tropicana trot troupe
trouser truffles truthful tuba tuff tumbling tumours tun tunic tunis turkeys twenties twinkle tylenol tyrant
ufos ulm ultrastructure umbilical umpire unbalanced unbelievably uncanny uncompressed undeclared underestimate
underestimated undermined undermining underscores underside undertakes underwriter undetermined undies
undisclosed undiscovered undone unethical unfairly unfit unforeseen uniformed unifying unimportant
unincorporated unintentional unis unleash unlicensed unload unmarked unnoticed unpack unpacking unplanned
unpopular unqualified unrecognized unstructured unsurpassed untested untranslated untrue unveil uphill
upholstered uplift uppercase uranus utilise utilised uttered vacated valdez valence valentin valuing vandals
varna varnish vas vegetative vendetta venerable ventilated venting verbally verifies verso viacom vials vicar
vicente videoconferencing vigilance vigilant vignette vila vino virtuous visibly vistas vito vixen vlad
voltaire vomit vowed vulgate wabash wading waistband waite wakes wald walkway walleye wanderers waning wank
wanking wannabe warlock warmed wasps wasteland waterbury watercolour watergate waterman watermelon waved
weakening weakest weaponry wearable weasel weathered webbing welder westerly wetsuits wetting whack whaling
wham whereabouts wherefore whine whips whirlwind whit whitfield wholesome whomever wiccan wicklow widowed
wiggins wildflowers willows wince windscreen winnings wipers wiping wis wiser wits wok wollongong wolverines
wondrous woodpecker woodwind woodwork woof woolf wooster workman worldview wort wot wrecked wrestle wrestler
wrestlers wretched wristbands wrists wrongs wycliffe wye wyeth wylie xref xxi yah yahweh yearning yeats yeti
yogi yoko yorkers yorktown yucca zed zeitgeist zephaniah zig zoological zucchini zyrtec
5.8: aardvark aarhus ablation abram absinthe absorbs abstractions accel accelerates accenture acceptability
accra accretion acetic acetone acquaintances acquitted actionable actuary actuate adagio adaptability
adenocarcinoma adjuvant advancements adventurer adventurers adversaries aerials aerodynamic affaires
affections affine affirms afghans afloat afterlife aftershave aggie agnostic agrarian aguilar ahem ailing
airplay alana alanine albanians albemarle alcoa aldershot aleph ales alford alg algorithmic alienated alimony
alkali alkyl allege allergens alleviation allocates alsace alston alternates alva alyson amazement amine amis
amnesia amon amphetamine amphibian amplify amritsar amyloid anaconda analyser anamorphic anchoring ancients
andaman andean androgen angiography angioplasty angkor anglesey angrily anim anisotropy annexes annoyances
annualized antibacterial antichrist antler anxiously aorta apocalyptic apogee apologetics appreciative
apprenticeships approximated aptly aquila arable aragon arbitrage archaeologists arched ardent argo argonne
arias aristocrats arlen armando armband armoured armpit arno aron arresting artful artichoke artistes aryan
ascended ascribed ashtray asimov assemblage assertive astor astray astrophysical astute asymmetrical
asymptomatic atelier atmospheres atonement atrophy attainable attractiveness auctioned audacity auger auntie
aunts auschwitz autobiographical automaton autopilot avignon avila avion awfully awoke axles ayer aylesbury
babble bacchus backers backseat backside bacteriol bacterium bagged baits baku bala balearic ballooning
banbury banc bandage bandages bangladeshi banished banknotes bankroll banshee bap baptists barbecues barbed
barbers barium barkley barons barrage barrister basalt basildon basilica basing basses basset bassoon bastion
batik batt battled battleground bavarian bayes bayonet bbl bdrm beacons beanies bearers beatrix bedlam beggars
bela belated bellamy bequest beretta berks bernadette bernice bertie bertram bes bess beulah bevel bewitched
bharat bibliographical bidirectional bigotry bimbo binomial biodegradable biomechanics biophysical biscayne
bitterly blackened blackmail blames blasphemy bled blinding blisters blitzkrieg bloated blooded bloodstream
blotting blueberries blurbs blurry boarded boarder boaters bock bodybuilders bolted bombardier bonne bonobo
bookmakers bookshelves bookworm bordered boreal bossier bothering bothers bottlenecks boulders bouncer
boundless bountiful bracing brag brandeis brawl breadcrumb breakdowns breathless bree brewed breweries brianna
briar bribe bridesmaids brigades brigadier brim britons brittney broadened brocade brockton bronte brookes
brownfield bruised bruises brut brutus budweiser buffs bugle builtin bulimia bullies bullish bullpen bumping
bumpy bunches bungee buoyancy burch burg burgeoning burials burley burrito bushing bute buttermilk buttocks
buzzing byline caballero cabana cadiz cairn calamity calibrate calla camels campania campos canaveral
cancelling candace candice candlelight candlestick candlewood canfield canna cannibal cannons canopies canto
capella capers capistrano capo capote capping carats cardin caregiving caress carmarthenshire carnation
carotene carriages cartesian cartoonist caseload casseroles catalysis catania catawba catharine catwalk
cauldron cauliflower causality caustic cavan cavendish caverns caving ceasefire centralised certs ceylon
chaise chamonix chancery chaney changeable chanson chansons chantilly characterizes chargeable charlottetown
chatterbox chaucer cheaply cheered cheerfully cheri cherie chesterton chevalier chiba chiller chiropractor
chisel choc choctaw choirs choked choker chopping chopra chore chromatic chronically chuckle chum churn
cinematographer cipro circled circling circumvent cladding clamping clandestine clapping clarifications
cleansers clearances cleats cleverly clinch clinging clout clove cml coeds coenzyme coexistence coiled
coimbatore colfax collaboratively collaborator collapsing colloidal colonists colophon combed comer comical
commandos commemoration commonsense commotion communicators compaction companionship comparability comparator
compasses compensating competes complicate compositional comprehensively comrade concentrator conceptually
concertos conciliation concomitant concourse concurring condemning condensate conductance coney confers
configures confine conformal congested congestive congressmen conical connery connoisseur connors conquering
consented considerate consonant consort consortia constantinople constitutionally consulates conte contenders
contradicts contrasted contravention controllable convalescent convective conveniences convergent converging
conveyors coolidge cools cooperstown coors coppola corby cordelia cordial coriander corkscrew cornea corneal
cornelia corrects corticosteroids cortisol cosmetology cosmological cosplay costco counsellors countenance
counteract countermeasures counterpoint coverages cowley coworkers crammed cramped crawled crayon crayons
crazed creatinine creationism creeper crept cretaceous crichton crim crimp criticality criticizing crockery
cronin croquet crucified crumb crusades crusher crux crystallization cthulhu cubicle culmination cultivar
culvert cumin curfew curie curled cusco cuthbert cuties cymbal cynicism cytotoxic daggers dah dales dalhousie
danzig darmstadt dashes dauphin daw dawkins daybreak deadwood debuted decca decedent decimals declarative
decoders decompression decrypt deduce deduced defamatory defences deference deferral defibrillators defying
degenerative dehydrated delano delimiter delineated delirium delmar delusion delusions delve demonic dendritic
deng dengue denominated denominational denounced depictions deported deprive dermal descartes desist desolate
destructor detach detainee detergents deterrence developmentally devi deviate devolution devotees devotions
devout dexterity dey diameters diarrhoea dickerson dictation differentiating digested dijon dilbert dildoes
dillard dimmer dinah dinars disagrees disallow disapproval disarm disbursed discipleship disclaim discloses
discontent discouraging discredit discriminated diseased disgusted disjoint dislikes dislocation dismantle
dismay dismissing disordered disperse disposing disproportionately disregarded disrespect disrupting
disruptions dissident distort distracting ditches diversify docklands doctrinal dodgy dodson dogwood doit
domes domicile dominguez dominoes dona donahue donner donny dooley doped doreen dork dosages doubly doubted
downed downsizing downwards dpt draco draped drapery draught dreamland dredge dressers drier drinker driveways
drizzle droplets dubrovnik duma duplexes duplicators duro dwellers dyeing dysplasia earls earners eased eases
easterly eastward eavesdropping echoing ecologically ecotourism ecstatic edgy ehrlich eigenvalue ejection eld
electing electrolysis elicited elwood embankment embarking embodies embodiments embody embossing eminence
emitter emperors emphysema emptied emptying enacting encephalitis enclave encountering endanger endeavours
endlessly endometrial endorsing endoscopic energized engels englishman engrossed enlighten enlightening enlist
enoch enriching enrollees ensued entangled entice enticing entourage entrant entree environs ephraim epidemics
epidermal epilogue epistemology epistle equate equipping equivalency eras erasure erick ernesto erskine
erupted eruptions esplanade estelle esters estimators estuaries estuarine eternally ethnographic etymology
eunice eurasian evacuate evacuees evade evaluative evaluators evangelicals evidences evidentiary evocative
evokes exacerbated excavated excavating excellency excepted excerpted exch excision exclusivity execs executor
exemplified exerted exhilarating exiled exiles exorcism expander expedient expend expertly explodes extant
extensibility extinguisher extinguishers extracurricular extraneous extravagant extremism extruded eyeball
eyelid fabricators factorization faerie faithless famously fanboy fandango fanning faraday farmed fasten
fathom fatima fatties feats fella femoral fermanagh fetishes feud feudal fiance fibrillation fibrous fidel
fiend filaments filer fillet fillings filmstrip filmy finesse finishers finney firebox firefighting firehouse
fireside firsthand fished fisheye fishy fitter flared flashy flasks flattened flatter flattering flavoured fld
fleas fledgling fleeting fling flipper flips flocks florin flotation flounder flourished flourishing fluctuate
flurry focussing foggy folkestone followings fondly foodstuffs fop forcibly forecaster foresee foreseen forint
formatter formulary forsaken fortifying fostered foucault fours frag frail franchisees francine franck
francophone fredrick freebie freelancer frei freiburg frills fringes frith froze fructose fuchsia fuentes
fukuoka fume functionalities fundamentalists funnies furs furthering fuzz gad gadsden gaiman galbraith galen
galena gambit gandalf garb garnered garnett garza gasped gaz gds geiger gemma generalizations generational
genotypes geochemistry geol geologists georgina geranium germanic gerontology gestational ghent ghostly gila
gilchrist gilded ginkgo gino girdle gist giuliani giver glaring glaser gleaming glenda gliders glimmer
glimpses glitches glorified glut glycerol glycogen glyph goddamn goddesses godwin goff goings goldmine goofs
gower gracie graciously grammars grandchild grandparent grasped grasshopper grate gratification greets
grenades grilles grinned gris groomed gros grotesque groundhog grout gruesome grumman grundy grunt guarantor
guatemalan guesses guesthouses guestrooms guilder gujarati gulch gunnar gunter gunther guzman gypsies haifa
hails hairdressing hajj hamburgers hamlets hamlin hamsters handball handcuffs handicraft handlebar handlebars
handover hanged hangings hangman hangout happiest harare harass harassed harassing hardball hardwoods
harmonics harmonization harrell hasty hatchet haters hattie hauled haunts havens havre hawker hazmat hazy
headband headteacher healers heals hearsay heartbreak heathen heaviest hegemony heineken hellas henceforth
henna hennessy heretic heroism hesitant hetero heuristics hexagonal hialeah hijacked hijackers hijacking hiker
hikers hilda hilliard himalayas hindered hinds hinted hippocampus hippy hipster histamine hitters hocking hoff
hokkaido holley hologram holstein hombre hoof hookup hoosier hoosiers hopelessly hopewell horatio horney
horrified hostilities hounslow housekeeper hovering howells hrvatska hues huey hugged hugging humanism
humiliating humming huts hydrological hydrophobic hydropower hygienic hyped hyperplasia hypersensitivity
hypnotize hypoxia icarus ices iconic idealism ignacio ignatius iguana illegitimate illiterate illustrious
imaginations imbalances immunological impart impeach impediments imperfections imperialist impervious
impossibility improvised impunity inaction inactivation inasmuch inaugurated incineration incoherent
incompatibility inconvenient incumbents incurring indentation indented indenture indeterminate indigent
indignation indistinguishable inducted industrialization inertial infernal infestation infirmary inflatables
inflict inflows infrequently inglewood ingress inherits injure innumerable inquiring inquisition instructive
instructs instrumentals insulator intelligencer interactively interceptions interconnects interdependence
interferes interlocking interment intermission internationals interoperable interrelated interrupting
intertwined intimates intimidated intolerable intolerant intoxication intrinsically intros invalidate
invariants invasions invert invertebrate invokes ioctl iota iranians irma iroquois irradiated irreducible
irrevocable irvin ismail isomorphism isotopic itemized izmir jaded jamboree jammed janie janitor javelin
jekyll jello jellyfish jeopardize jer jermaine jethro jigs jillian jimenez jocelyn jodhpur jogger jonathon
journeyman juanita judson juicers juliana julianne juliette junta juries justifiable justifies justifying
justly jute kabbalah kangaroos karina karla karts kasey kassel kava kcal keepsakes keg kelp kelso kendrick
kenilworth keri ketchup keystrokes khalid kiddie kilimanjaro kilmarnock kilo kilogram kilometre kimono
kinesiology kink kino kinross kitchenette kiwanis kmart knack kneeling knickers knits knitwear knopf knuckle
knuckles koa konrad kors kremlin kronos kroon kuna kurdistan kuwaiti kwacha laces lactate ladybug lagged
lagging lagrangian lags lakefront lakh lala landon langer languedoc laparoscopic lasagna lashes lass lasso
latches latitudes launchers lavatory layman leaching leafy leaky leanne leaping leary leasehold leathers leech
leftovers legacies legible legions legit leif leisurely lek lemony leno lenoir leona leprosy lesbianism leven
leveraged lewes lewisham lhasa liaisons liberate liberating liberian libero liege lifeguard lifetimes ligament
lightening limelight limiter limitless lindy linearity linebacker linger liqueur liquidated lisle lithography
livery livonia livre llewellyn loaned lobo localisation locators locksmith loewe loews logbook loki longford
longstanding loosing looting lossless lotta lourdes louth lovable lowdown lowland luau lucca lucien lucifer
lucius ludhiana ludicrous lumps lustre lusty lute lymphatic macabre macaroni mackerel mackintosh macrophage
madurai magically magnifier magnitudes mahler mainstreaming majoring mallet mam mamas mancini mane manhood
manifests manipulations manipulative manitou manslaughter mantel manuf marcelo marche marg margate margie
marginalized margot mariano marinade marinated marissa marlowe marque marquez marquise marrakech marries marti
masons massages mastermind matchup materialism materiel mathematically mather matisse matting matured maude
mauro mauve mayflower mayonnaise mccarty mcfadden mcgovern meas meditate medusa meh mekong meltdown memes
memorize mend menorca menstruation menswear merges merino mesopotamia messina metairie metallurgical
metalworking metamorphosis metastases meteorite metered methionine meticulous meticulously mew mexicans
microbiological microchip microcomputer micrograms midfield midfielder migrations milieu millard millennia
millet millie millionaires mim mingle minibar minibus minimums minot mints mislead misunderstandings mitt
mitts mme moa moaned moat mobilized mocking moderating modernist modesty modulo mog mohair moisturizer mojave
molar moles molokai molybdenum momentarily momentary monarchs mongoose monopolies monorail monrovia montevideo
montoya moog moonstone moors moreau morin morons mortals mosaics moseley mosley motility motivates motorist
moulds moulton mountable mountaineer mousepad mouthpiece moveable mowing mozzarella mucus muff mufflers mullet
mulligan multifamily multilayer multilevel multiplexer multiplexing mums mun munch murdering muriel muscat
mustered mutagenesis mutated muted mutiny muttered muzzle myeloma mylar myles myra myron mysteriously mythic
nagasaki nagpur nagy nance nappy navarre navigable nears neath needlepoint needlework negation neglecting
negotiator negotiators nephews nervousness neurologic neuromuscular neutrons niacin nicaraguan niches nickels
nieces nigger nigh nikolai nimbus nods nog nomadic nonexistent nonviolent nonzero normalize northerner
northward nosed noticeably noticeboard notoriously novices nuances nudism numerator numerology nutcracker
nutty nymph oaxaca obama obedient oberlin obeyed obit obits oblast oblivious oblong obscurity obsidian
obstructions occlusion oceanographic odour ods offshoring ohs olfactory olivetti olmsted olympian onshore
onstage ooze operands ophelia optically optimise optimist opting opts ordinal oregano organza orphanage orson
ortega orthodontic orthopaedics osage osmosis ostensibly osteopathic otolaryngology oui outcast outfitter
outlays outperform outrigger outspoken ova overalls overarching overboard overflowing overflows overfull
overheads overlaps overloading overlooks overrated overridden overturn oxidized oxycontin pacemaker paces
pacino pagans pagoda pah painkiller pairings pairwise palatine pall palmerston pampered pang panzer papaya
paperless paphos papyrus parabolic parades paraffin parallelism paramedics paramilitary paraphrase
parasitology parenthesis parisian parka parochial parodies parr parramatta pars partitioned passionately
pastels pasteur pastime patchy paternal pathol pathologist pathologists patios patten pauses payee pec pecos
pedantic pedicure peeping peking penile penned pentecost pere peregrine perforce periodontal perished
peritoneal permutation peroxidase perpetrated perpetrator perseus personas perturbations pertussis pervert
pesky pessimistic petites phage pharos phasing phenol phenotypes phenyl photocopies photographing photonic
phrasebook phytoplankton piccolo pict pied piety piling pinion pinky pints pious pique pis pita pitman pittman
pius pizzas placeholder plasmids plasticity platters platypus playgrounds playtime pleadings pleases plexus
plotters plumb pluralism pocahontas poco pocono polled polluting polystyrene poncho pondering poolside popeye
populous porcupine porosity posada poseidon positron possum postman postmarked potions potpourri potted
potters poughkeepsie pox prado prairies praising pram pranks preamp precede precedents precedes precluded
predation predictability preemption preemptive preferring preheat prematurely preps prerelease preschoolers
prescriptive preservative presided presidio pressured pretended pretext pretreatment prevails preventable prim
primed priming printmaking proactively probed procured profane prognostic progressives projectile prolong
promissory proofreading propagating propel proprietors propriety prosthesis protestants protracted provident
prowess prune psychics psychoanalysis psychologically psychosis publicize pugh punishing punishments punks
purgatory puri purify purposely pursues putters puzzling pyongyang pyrex qingdao quadruple quakers
qualitatively quanta quantization quarks quarrel quaternary queried quickie quid quintessential quixote qwerty
rabid raccoon racially racking racquets radars radiated radii raided rainbows rained rainwater rallied
rallying rambo ranchers randomised ranting raoul raquel rarities ratify rations ravaged ravenna raving
reaffirmed realignment realising realist reared reasonableness reassurance reassure reassuring reauthorization
reba rebellious recapture receptacles recitation recite recited reckoned reclaiming recollections
reconfiguration reconstructive recounts recoveries rectangles rectifier recursively recyclable recycler
redeemer redefining redford redirects redistricting redness redshift refactoring refinishing reflectance
reflectivity reflectors reformers refreshment refrigerant regained regenerate regt reimbursements
reincarnation reinvestment reissued reiterate rejuvenation reliever reloading remanded remittances remixed
remorse rencontre renderer renoir renovate reorganized repairers repeatable repeaters repercussions
replaceable replicator reportable repressed republish republished reputed rescheduled rescues reserving
resetting resistivity resizing restarting restrooms restructured resumption resurgence resuscitation retails
retard retardant retires retransmission retribution returnable reunification reunite revamped revered reverses
revolve revolves rework reykjavik rezoning rhea rheumatic rhinestones ridiculously riel rife rigged rimini
ripon risking rit rivet robber robbers rocha rockhampton rollback rollercoaster romances romney rook rookies
roomy roost rooting roscommon rosette rota rotates rothschild rotting roughness roundups roux roving
rubbermaid ruffle ruining runes rupiah rutledge sabbatical sacraments sacs sadr safeway sages saipan
salamander salaried salazar salespeople sallie salted salvia sanctity sandpiper sapporo sari sassoon sausages
sawmill saxony scaffold scalia scallops scarecrow scavenger schilling schoolhouse schumann schwinn scilly
sconces scoreboards scorn scourge scrapbooks scrape scraping scrapped screenwriting scripted sculpting
seacoast sealer seashore seasonings seawater seaweed secreted sectarian sects sedans sedation seduce seduced
seedling segundo selangor selectors selena selkirk semaphore semifinals senders senseless sensitivities
separable separators sequels sequencer serengeti serialization serpentine serrano setters sever shad shag
shams shandong shankar shanks sharif shawls shearer shearing sheik sherbrooke sheri sherri shia shimmer
shingle shitting shocker shoebox shogun shone shootings shortcake shortwave shoved showrooms shrinkage shrunk
shuffling shunt shuttles siamese sib sichuan sicilian sideline sidestep siegfried sift sighs signatories
signatory signet silo sipping sisterhood sitka sizable sizeable skinning skippy skit skylight skyscraper slag
slamming slander slay sleazy sledding sledge sleepers sleepless sliders sloping slum slurry smartest smelled
smoothed snag snapping snider snowball snowmobiles snowshoe socialists socialization softened softening
softness soiled sola solace solis soloist someplace sonatas sonics sonja sonya soot soothe sosa sot soulmates
soundness southbound soviets sowing spacers spaceship spake spankings spanner spat specialisation specialities
spectacles spectroscopic sperry spitting splitters spock spokes sponges spoofing spore spotless spotter
sprawling sprayer spreader sprinkled sprinklers sprout spurred squarely squirts stabbing staffers stalks
stallions standardize standout stanza stares starfish startups statically steadfast steamy steed steen steers
stemmed stent stepper stevenage stimulant stinger stinky stockholder stockpile stonehenge stooges storybook
straining strapless strapping strategist stratification stratosphere strenuous strep stricter strikers
striping striptease stroking stucco stuffs stylist stylistic stylized styx subcontracting subcutaneous
subdirectories subdivided submersible subordinated subpoenas subspace substation subtly subtracted subtracting
subversive sucre sucrose sufferings suffrage sulla sulphate sumatra summits sump sumptuous sunburst sundries
sundry sunflowers sunglass sunken supercomputer superconducting superfluous superheroes superintendents
supermodel supermodels supersedes supersized supervises suppressing surcharges surfacing surfactant surges
susannah suspenders susquehanna swag swam swamps swank swapped swirling swore syllables synagogues synapse
synch synchrotron synergies synergistic synopses synthesize synths systematics systolic tabitha tabulation
tacit tact tahitian tain takeoff taker talmud tami taming tamoxifen tamper tampere tampering tankers tanzanian
tapas tarball tarts taskbar tasked taskforce tastefully tasteless tatiana tattooed tatum taupe tawny tbilisi
teammate tectonic tecumseh teddies telecommuting telescopic tendering tenderloin tenets tentacle tentacles
terminations tern terraced tessa testis tet tetanus tetracycline texaco thea thelma theologians theoretic
therefrom thereunder therewith thesauri thinly thoughtfully thrashers threonine throated throats throbbing
thwart thymus thyself tianjin tibia tiling tillage tillman tilting timbers timid timings tingling tirol titre
toil toluene tomahawk tonal toning tonneau tonya tooled toowoomba tornadoes totalitarian totality toughness
touted towed toxicological toxics traceability trackers tragically trailblazer traitor trampling transceivers
transcendental transcriptions transgendered transitive translocation transplanted transponder travelogues
traversal travolta trellis tremor trespass tribulation tricked trier trig triplet tritium triumphs trolleys
tropic trotter trove trumbull trumpets trumps tryptophan tubal tull tum tumbler tunisian tupelo tuples
turbidity turret tweeter twig twitch twofold ultrasonography umbria umpires unambiguous unannotated unarmed
unbearable unbreakable unbroken unconditionally unconfirmed uncovering uncredited undefeated undeniable
undergoes undermines underpinning understandably understated underwire undeveloped undisputed undisturbed
unduly unearned unenforceable unfolded unfolds unforgiven unfounded unfunded unfurnished unheard unholy unify
uninitialized unites unloaded unlucky unmanned unmask unmet unreachable unrealized unreasonably unregulated
unsaturated unskilled unsolved unsuspecting unusable unveiling unwritten updater upholding uppers upsilon
urbanization urethane uris urns useable utilising utopian uts utterance uzbek vacate vaccinated validates
valuables vamp vane vanishes vedic vegetarians veiled veils vellum veneers ventilator ventral ventured
verifiable verifier verily verity vermilion vern vernacular versioning vertebrates vesicles vibrational
vicksburg videotapes violators violins virginity virtuoso virulence visceral viscous vise visors visualisation
vivaldi vividly vocalists volumetric votive vowels vulture wad wafers waffles wag waged waiters walkways
walnuts walpole wanderer wands wandsworth waring warlord warmest watered waterproofing watery waverley wavy
waxed waxes wayside wayward weaning wearer weathering weavers webby weekender weirdness welders welles wept
wessex wesson wetsuit wheatley whereof whereupon whim whiplash whirl whisk whistling whitefish whither
whopping wickets wicks widened wiggle wiggles wikis wildest wildflower wilfred winder winders windfall
windmills windward winfrey winger winnebago winton wisp withdraws withers woofer worsen worsening worshipped
wreaths wrecking wrenches wrigley wristband writable wrongdoing xiamen xian xor xterm xxii xxiii yangon yank
yap yardage yawn yew yikes yolanda yon yonder yonkers yucatan yvette zambezi zest ziegler ziggy zionism zips
zloty zooming zzz
5.7: abalone abate abcs aberrations abl abnormality abnormally abscess absorbers abstracted absurdity
abundantly acceptor accrediting accruals acetylcholine actuality actuaries acumen acutely acyl adamant adapts
addenda addressee adherents adheres adjusters administratively admiring admissibility adolph adopters
adoration adored adorn adrenalin adriatic advisement aeration aerodynamics aeroplane aesop affidavits
affliction afghani aftershaves aggravating aggrieved agitated agonists agronomy ahmadinejad ahoy airlift
airmen airtime aisles aitken akbar alabaster albatross albino alcatraz alcohols ald alexei algal alger algiers
alibi allahabad allende allergen alleys allocator allotments alluded alluring aloft alonzo alphabets altimeter
altitudes alumnae alvarado alveolar amalgam amalgamation ambiguities ambrosia ambulances amenable amity amok
amortized amphibious amphitheatre amuse analgesic analgesics analogies analogues anarchism anarchists
andalusia android anecdote angered angiogenesis angolan anima anion anisotropic anklets anointed antennae
antes anthropogenic anthropologist antifungal antimony antisocial antiwar antoinette anzac apical apiece
apologized appalled appending applauded applicators appointee appointees appreciating apropos aquifers
aquitaine arbiter arbitrators archaeologist archangel archers archetypes arduous arista aristocracy arles
armament armoires armpits arran arranges arrhythmia articulating artiste arty ascorbic asiatic askew aspartame
asperger assad assassinated assimilated assisi associating assyrian astonishment astrid attache attenuated
attica attila auberge audiophile aurangabad aussies authorise automakers avast aver awkwardly awol ayala
azalea azerbaijani aztecs backslash bade baffle baffled baguette bahraini baldness balfour balinese ballpoint
balsa balsam balsamic bandana banquets baptisms barbarians barbera barbershop barges baroda barrio baruch
basra bastille bate bathe batista batters bauhaus bayonne beak bearcats beatings bechtel beecher beggar beheld
behemoth belles bellied belling bellow bendix benedictine benetton bennet bering berliner beryl beryllium
betray bewildered bicarbonate bicentennial biden biennium bifurcation biliary billionaire bioengineering
biofeedback biologic bionic birdhouse birthing bisexuals bituminous biweekly blackfoot blatantly bleached
blenheim blistering blockage bloodshed blowfish bodice bodybuilder bodyguard bola boll bombardment bombshell
bonaparte boneless bony bookends bookkeeper bookmaker bookmarking bookshops booms boos borehole boson bott
bough bourgeoisie bouts bowels bowlers boyfriends bracken bragging brando brantford brash brasserie bravely
brazos breaths brescia brest bretagne brevity breyer bribes brice bridged bridle brie brinkley broil broiler
bronchial brooding browsed bruges bruin bruising brunel brunt bubbling bubbly buckner buddhists bueno
buffaloes buffets buford bugaboo bugger buggies bulging bulkhead bums bundling bunkers buoyant buoys burdened
burdensome burleigh burnet burp burrow bursaries bursary burying bushings buss busses bustle buttercup buzzard
buzzer bypassing cabal cabinetry cacti cade caged caithness cakewalk calabria caledonian calibrations
californians calipers callbacks caloric calorimeter cameraman campanile camped cancerous candlesticks
canisters canons canopus cantrell caper capes capitalizing capone captioning captives carcasses carcassonne
carcinogenic carcinogens cardigans cardinality cardiomyopathy cardiopulmonary caricatures caries carina
caritas carmine carnal carnations carolinas carpool carryover cartes caruso cask cassiopeia catamaran catapult
cataracts catchers catechism cathay catheters cautionary cayuga cedars censuses centaur centralia centrifuge
cerberus cerebrovascular certificated certiorari cervantes chaco chamomile changeover chaparral chapels chard
chases chasm chatted chautauqua cheater chemise chemo chernobyl chicano chillers chimera chimneys chinchilla
chipper chiron chlorinated chock choline chongqing choreographer chowder christa christened chroma chubb
cilantro circadian cityscape citywide civics claddagh clamshell classed classically classmate claudius clays
cleanly cleanups clem clematis clerics cliche climatology clitoral clogged clos closeness clot clots clotting
clough coals cobain cobble cochlear cocksuckers codename coercive coexist cognizant coho coincided colette
colic collapsible collider collusion colonic cols combatant comedic commandant commemorating commercialisation
commodores commutative compacted complainants compo compressing compressive compulsion compuserve
computationally computerised concatenation concealment concentric concurred condensing conditionally condone
conduits confederacy conformational confronts congratulated conjugation conqueror consecrated consensual
consenting conspiracies constellations constitutionality constitutive consults consumerism contemplative
contemporaneous contentment contraband contributory contrived conundrum convener convening converges
convertibles convicts convoluted convulsions coolness cooperatively copernicus copious copycat copywriter
cordon corinne cornet coronal correspondingly cosh cotta cotter couches coulomb countered countrymen couplers
couriers courtship covalent cowardly cranium cranks craters crayola creases cred credentialing creeps crenshaw
crests crickets crispin criticizes crocheted croton crouching crowding crucible crucifixion crumble crumbling
crusty crystallography ctn cucumbers cuddle cull culminated cumulus cupboards curators curbs curio cursing
cusp cutest cutlass cutout cybernetics cyberpunk cyborg cyclops cynic czar daddies daemons dagenham dahlia
dailies dalian dandelion dares dario darkly dashing davids daydream dazed deactivate deactivated deakin deane
debacle debentures debilitating debs debussy decadence decaf decanter decaying decl declaratory declination
decomposed decoy decreed decryption defies definable definitively degas deirdre dekker delicately delicatessen
delicatessens delightfully delineation delirious dells demented deming democratically democratization denials
denier denoting denounce dentures dependability depositing depositions depots depressants derailed derwent
desertification desirability desolation despised destroyers detain deteriorate detract deuces devising
devolved devonshire dewar dexamethasone dicaprio dichotomy dictators didactic dietitian diffuser diggers
digitizing dignified dike dilated dimer diminishes dionne dirac disallowed disassembly discarding
disconnection discontinuation discord discounting disdain disengagement disgruntled disinfectant
disinformation disintegration disliked dismantled dismisses disorderly dispatching dispel displace disposables
disposals dissidents dissimilar dissolving distillers distillery distinguishable distributive diurnal divan
divisive diwali dlr doberman docked dockers dons doolittle doomsday doorbell dordrecht dorms dost douche
doughnuts downer downers downgrade drags drape dreamers dreamt dreary drifter driftwood drivetrain droid
drones drool droplet dropouts druids drummers dryness ducky dulcimer dumbledore dumpster dunfermline durante
durations duster dusting dwelt eared earnestly earphone earthy eaves eccles ecol ectopic edson effecting eidos
eire eisner ejected elbert eldon elector electromechanical elgar elitist elizabethan eloquence elvira
emanating embellished ember embolism embryology emigrated emilie emits emphasises emulated encased encompassed
encroachment encrypting endothelium energize enforces engravings enigmatic enlaces enlarging enslaved
enterprising entertainments entitle entitles entrust envious eph ephemeral epics epidural episodic epitaph
epitome equates erasing erections erg errands errol erroneously ervin erythromycin escalate especial esperanza
ethically ethnography eton etta etudes eula evaporated eventful evesham ewe exacting exaggeration excepting
excesses exchangers exchequer exemplifies exercisable exertion exhausting exhausts exhibitionist exorcist
exotics expanse expatriates expectant expeditionary expel experimented exponents exquisitely extenders
externalities extinguished extinguishing extortion extraordinaire extrapolation extraterrestrial eyeglass
eyeing eyelets eyelids eyesight fabricating factored fader faeroe fairer fairways faithfulness falconer
fallback falsehood fanatical fandom fared faridabad farthest fatally fates fatherhood faves feasts feathered
featurette federations fend fennel fermented ferocious ferrets fertiliser feynman fiancee fibroblast fico fid
fido fielded filet filigree fillets filly fingerprinting finisher firemen firepower firestorm firsts fitzroy
fixer fixings flagging flanges flanked flanking flashbacks flathead flatten fleck fleer fleischer fleshy
flickering flier fliers flintshire flintstones flogging floppies florentine flowchart flowered flowery flt
fluctuating flutter flycatcher flywheel foal foaming foils foldable follicle follies fooling footy foray
forbids forceful forcefully foreclosed forerunner forgets formalities formalized formosa fortis fortitude
foundational fractals franchisee frankel frantically frauds fraught freaked freeform freer frenchman friars
frigate fronted frosting frowned fruition fuelled fugitives fulcrum fumbles funnier furiously furness
furtherance futons gabriela galicia galilee gallbladder gallop gamecocks gammon gamut gander ganglia gangsters
garfunkel garters garvey gastronomy gaul gauze gazed geez geffen geller genders generalised generalist
generalize generative genova geochemical geodetic geometries geopolitical gere ghanaian gibbon giddy gifting
gigabytes giggles gilberto gilead gilliam gilligan gimmicks gingham gingrich ginsberg girlie girth gisborne
givens gladiators glances glancing gleaned glee glens glob globular glycoproteins gnat gnats godiva goers
golding golgi gondola goodall gophers gorges gorillas gory gossamer gotcha gourd graces grafting grafts
grainger grampian grandstand granularity grapple grappling gratifying gratuitous gravely gravitation greased
greenbrier greenery greening greenish gretzky greyhounds griddle grievous grime grinning gripe gripped grist
groan groaned grocer grocers grooms grotto grouper growl gubernatorial guerrillas guevara guggenheim
guitarists gulls gumbo gunfire gunpowder gurney gush gusto haar hab habitation hades haggis hairdresser
hairdressers hairspray halide hallelujah halley hallucinations hallways halting hammering hams handguns
handkerchief haney haringey harming harmonisation harmonized harnessing harpsichord harrier harriman harrods
hashes hashing hasten hatched hatches hatching hater hatteras haulers haves haworth hazelnut headcount
headgear headmaster headwaters headway healthful heartache heartily hebert hegel heisman hel helios hells
helpfulness hensley hera heraldry herbaceous herbarium heretofore herewith herod herschel hertford hesitated
hesse hexagon heywood hic highness hillbilly hillel hillingdon hilly himalaya hippies hirsute hiss histidine
histograms histological hither hmong hoaxes holcomb hollander homers homogeneity homophobia honduran honeycomb
honeys honky hookers hoot hopi hoppers hor hordes horrendous horrid horrifying horseman horsemen horseradish
hough householders housework hows huck huckleberry humanistic humbly humidifiers humiliated hunan huntley
hurling hurrah hus hydrate hydroponics hypermedia hypertensive hyphen hypocritical hypoglycemia hypothesized
hypothyroidism iberian idealistic ideograph ides idiom idiopathic idiosyncratic idiotic idyllic ignited ila
illiteracy illuminates imaged immanuel immaterial immerse immersive immunisation immutable impartiality
impasse impediment impersonal impressionism impressionist imprints impromptu impulsive impurity inadvertent
inappropriately inaudible incarnate incinerator inclement incomparable incomprehensible individualism indore
inducible indulgent inefficiency inelastic inept infidel infidelity infield inflamed inflate inflationary
inflexible informants informer infraction infringed ingested inhale inhaler iniquity initializing injuring
injurious inlaid innocents inositol inquires insatiable inseam inseparable inshore insidious insole insoluble
insolvent inspectorate instalment instantaneously instantiated instill instinctively instructing insulted
insurances insures insurgent insurrection intensively interdependent interlink interpolated interspersed
intervened interviewees interviewers interwoven intestines intifada intimidate intoxicating intracranial
intrastate introspection intruders invariance ionizing irritability islet isobaric isomorphic isotropic ital
itasca iterate ivanhoe jacobi janelle japonica jayson jct jeanie jeannette jellies jib jiffy jinx jobless
joinery joked jokers joyner joysticks juarez juke juncture jura jurist kafka kain kalahari kale kamasutra kami
kano kanpur kazakh kazan kea kean keenly kerri kestrel kevlar keyhole keying keypads keystroke khartoum
kickboxing kidderminster kiddies kidnap kilowatt kinematic kinematics kinshasa kissinger klan klingon knotted
kochi koizumi kor krebs kroger kwanzaa labourers lactic lakota laminates landmines landsat langue lanyards
laplace lapsed larceny larkspur larva lated lats lattices layla laziness leaded leander leann leans leashes
leavers lecturing leek leer legalized legals leger legitimately legumes leibniz leila leinster leith lentils
leonid leucine leukaemia leukocyte levees leverages leviathan lewinsky liberally libertarians lichen lichfield
lifeless lifter lightest lilian lillie lina lindbergh linguist linings lipoproteins lipton liquefied liquors
liszt literals littered loafers loam lobes lobsters locket locksmiths locomotion lodger loggers loin lollipop
lombardi lombardy lomond longed loophole lop lora lorentz lorry lowery lowlands lowly lubes lubricating lugs
luisa lumiere luminance lupin lured lustrous lynette lyra maas macaulay machinist macroscopic mademoiselle
madly magdalena magdalene magi magnetics magnetization magnetometer magnified magpie mahatma maia maidens
malagasy malignancy manna manta manx maples marathi marianna marigold marla marmalade marne maroc marred
marshals martel martingale martyrdom mascots masculinity masque masterful mastiff mated matinee matlock
mattered mattie maul maury mavis maw maximized mayoral mazatlan mcclain meatballs medallions mediating medici
mediocrity megabyte melamine memento menacing mencken mendelssohn mendez menopausal menzies mephisto mercado
meritorious meshes messianic messier metabolite meteorites metronome mews mezzo microeconomics microstructure
midpoint midweek militias milled millers milt mindfulness mineralogy mingled mingling minimising minions
miniseries minivans minn minnow minster minstrel minuteman minutemen misconception misrepresented misspelled
misspellings mists misused mitigated mitotic mitral mnemonic moans mobilizing mockery modena moderne modestly
modulate moira molasses moll monasteries monastic monmouthshire monologue monologues monomer mons montero
montezuma moorings moped mops moriarty mormons morn moro morphy mossy mosul motherwell motorcycling mouldings
mouser moustache mow mubarak mucous multifunctional multinationals multipliers mumps munoz murky murmur
murmured muses mush musketeers mussel mutilation myeloid myosin mythological nagging nair namibian napalm
napoleonic naps nascent nasser natchez nationalists naturalized naturists nave necessitate necessitated necked
neckline negate negativity negroes negros nehru nematode neocon neolithic nerf nervously nestor nether
netherland netted neurotic neuter neutralize neutrinos neutrophils newfound newham newry newscast newtonian
nicklaus nicknamed nicosia niggas nightwear nikkei nips nitrates nitrite nob nodal nodding nodules noes nola
nomads nondiscrimination nonpartisan norepinephrine northbound northerly notched notional nourish nourishing
nourishment novella nuance nucleoside numbness numeral nurtured nymphs oars oaths oberon obscenity obsessions
obstet obstetric obstetricians obstruct obtainable octagon octal odeon odometer oeuvres offsetting ogle
oilfield oireachtas oldfield oligonucleotide olympiad omitting oms onscreen ontological opcode operable opiate
oppenheimer opposites optimally optimizes orbison orbiting orchestrated orcs ordinates ores organically
orienteering orifice orpheus orrin orthodontics oscillating oscillators oscilloscope oshawa osman otters
ousted outburst outcry outlawed outliers outtakes ovaries overcame overdraft overheating overpayment
overpriced overshadowed overtake overwhelm overwritten oxen ozarks ozzie paar pacheco padlock padova paganism
pail palomar palpable pampering panache pancreatitis papas paperboard papillon paprika paragliding paralympic
paraphernalia paras pard pared parenteral parlay parliamentarians parliaments parnell parson partake passe
passer pastimes patenting patina patna patrolling pavements peacekeepers pecans pecuniary pedometer peebles
peels peepshow pelagic penalized pensioner pentecostal penzance peptidase percival percutaneous perfecting
perilous periodicity perishable perlman permeable permissive permutations perpetuate perplexed pershing
persistently personalise pert perugia peruse pesto pharisees phenix phenomenology phenotypic pheromones philo
phipps phoned phonological phonology phosphates photojournalism photometric phylogeny phylum pickled picnics
piglet pikes piloted piloting pimps pinhole pinochet piped pippin pirated pitiful pitted pkt plankton
plantings plasmodium playwrights pleistocene pleural plover ploy plucked plums plunder plunger podiatry
poetics pointy poked policyholders politic polity polygamy polymeric polymorphic polymorphisms polyps
pomegranate pompeii ponderosa pontoon popes poppies popularly populist porcine portraying poss posterity
postmenopausal postmodernism postnatal postponement pours practicality praia prana pratchett prawn prawns
precarious precast precept precepts precipitate precipitated precludes precondition predicament predicated
predictably prefabricated prehistory prejudiced prejudicial prelim preliminaries preoccupied preoperative
preponderance prerogative prescribes preside pressroom pressurized pretentious preterm pretrial prickly prides
primacy primaries primavera primordial principled printouts prioritization prioritized proclaiming
procrastination procuring profess prohibitive projective promulgate pronoun pronouns propellers prophylactic
proposer propositional propylene prostatic protege protestors proteus proverbial provincetown provocation
prussian pseudonym psychoanalytic pud puebla puffin puffs pugs puke pul pula pulleys pullout purest purifying
purposeful pus puss pyruvate quack quant quantifying quantitatively quartets quartile quench ques queueing
quinton quirks rabbis rabble rabin racecourse racetrack radiographic radioisotopes radiologic radionuclide
radium radix rafts ragga ragtime rah railings ramble rammed rancher ranchi randal raping rapist rappers
raspberries rasta rationally ravel ravine rawhide rayburn rayleigh razors reactionary ream rearrange
reassessment rebekah rebounding recaps recenter recessive reciprocating reclassification recompile reconciling
reconsidered reconstructing recounted recreated rectified recumbent redeeming redefinition reducer reeling
reflexes reflexive reformat reformer refraction refrigerate refute regimental regiments regress regretted
rehabilitate rehnquist reigned reigning reimbursable reinforcements reinhardt reinstate reintegration reinvent
relayed relegated relentlessly relieves religiously relinquish relist relive removers remus rena renfrew
rennes renovating renown reopening reparations repealing repetitions replenish replenishment replicates
replicating repose representational repressive reproducibility reputations reread rescuers rescuing resembled
resistive resized resolver resonances resonator resorted resorting resounding resourceful resourcing
restatement restorations resubmit resuming resurrected reticulum retract retraining retreated retrograde
revaluation revamp revel reversion revises revisiting revitalize reviving revs reworked rfcs rhubarb rhyming
rialto riemann riesling rightfully rigorously rimming rippers ripples risers risque riverboat riveting rivets
robbing rockaway rodger roebuck rogues romanticism romp ronda rootkit rosalie rosalind roslyn rotator
rotisserie rouble roundtrip rout rowdy rubella rubens rubicon rubies rubinstein rudimentary ruffled rung
runways rushmore rusk rut sacrificial saddened sade sadistic sager saggy sailboats salerno salivary salton
salvo sana sanctuaries sandburg sandoval santee sapphic sapphires sarawak sask sass satchel satirical saucers
saucy saudis sauk saute savages savant savoie scallop scalloped scandalous scant scarred scarring sceptre
schizophrenic schnauzer schoolchildren schooner schuyler schweitzer sconce scorsese scraper screwdrivers
scribes scribner scriptural scrooge seaboard searchers seascape secession secretive secretory seizing
selfishness semicolon semifinal seminoles sensibilities sentient sepsis sequestration servicemen settler
sexism sexist shackles shadowing shadowy shaper shareholding sharpener sharps shatter shattering sheepdog
sheeting shelved sheriffs shiatsu shifters shillings shim shipboard shipman shipwreck shiver shortfalls
shortness shortstop shotguns showcased showering shredding shrines shrugs shudder sibelius sidewinder siesta
sigmund signer signifying signings silenced silencer silencing silhouettes silicate silos silvery sima simian
simp simulates singlet sinned sinusitis sitcoms sited skelton sketchbook sketching skimpy skips skyscrapers
slacker slacks slapping slashed slashes slashing slaying sld sleuth slicer slingshot slinky slits sloth
slowest slugger slugs slums slurp smoothies smoothness smug smugglers snappy snark snatched sneaking snooper
snooping snooze snowdon snowshoes soared soars sobriety socorro sodomy sojourn solemnly solent solidly solon
solute solvency songbooks sorely sorter sounder sousa southerly southward sown spaniards spanned sparky
sparrows spasms spatula spearhead speculated speechless speedily speedup spellbound spellings spicer spilling
spines splendour spode spoils sportsmen spotters sprayers springboard sprinter sprites sprocket squaw squeaky
squires stabilizers stagnant stagnation stallone stances standardisation stapler starboard stardom starling
starve stateroom steamers steely steeped steinbeck stemware stench stews stg stiletto stiller stillness
stimulants stimulator stinging stingray stinks stipulates stipulations stoker stopwatch stormed storming
stover straightening strainer strangest streamed streetcar stretcher strewn strikingly stroked strolling
stumbles stupendous stuttering styli stylists styrene suarez subcellular subcommittees subjectivity sublets
sublimation subordinates subroutines subscribes subscript subspecies substandard substantiate substantiated
subterranean subtropical subtypes suburbia subways successively succinct succulent suez suffixes sully sultry
summa sunbathing sunburn sundown sunnis supercharged superimposed superiors supersonics suppressant suppresses
surfboard surfboards surging surpluses surrealism suspending sustains suture sweeter swipe swoop swordfish
synapses synchronisation synchronizing synoptic synthesizers sysop tabby tableau tablecloth tabulated tacky
tacos taglines tailors taka takeaway tala talkie tallied tangle tanto tantric tarpon tasha tashkent tasking
tassel teacup teardrop teased teasers tectonics teleconferencing telemark telly temperance templar tempt
tendered tennyson tenths tenured terminally termites terracotta terrance testbed testifying thefts theologian
thereupon therm thermally thermocouple thermos thirties thrower thump thunderbolt thundering thurrock tics
tidings tightness tiller timeouts timescale tinnitus tinting tireless tiring toastmasters toffee toile tolar
tolerable tolstoy tongs topographical topologies toques tormented tortillas torturing torus toscana touts
traceable traffickers trailed trample trams tranquillity transcendent transcends transferee transformational
transitioning transparently transpose transylvania travelogue trawl treacherous tremble tremors triage
triangulation triglycerides trigonometry trike trikes trimmings trinket tripled triplets tripoli tripped
trivandrum trondheim truckee trudeau trudy truffle trujillo truncation trusty truthfully tryouts trypsin tsar
tui tumbled tunable tupperware turku turtleneck tuxedos twas tweaked tweezers twickenham twigs typeface
typesetting typhoid tyrants udo ukulele ulcerative ultralight unanticipated unassisted unbeaten unbounded
unclean uncles uncompromising unconsciously uncontrollable underlie underpin underrated underrepresented
undersea understatement undertaker underwired undetected undivided undress undressed unearthed unedited
unfriendly unidirectional unilaterally unilever unintentionally universalist universality universes
unjustified unknowns unlawfully unlink unmistakable unmodified unmounted unorthodox unplug unprepared unravel
unreadable unruly unsatisfied unscheduled unscrupulous unsettled unsettling unsorted unstoppable
unsuccessfully unsupervised unsustainable unthinkable untimely unwarranted unwelcome unwillingness unworthy
upbringing upkeep uplifted uproar upsets upsetting urchin urination uruguayan usages usernames utes
utilitarian utterances vagabond valhalla vanadium vanities varicose varietal variously vasquez vassar vaulted
veer venturing veranda verdicts veritable vernal versed vertebrae vertebral vestal vesting vetoed vickie
vignettes vigo vil villager vinaigrette vineland vinson vintages violets violinist visage viscount visualized
visualizing vitally vive vivienne voicing voids voila voiture volley volunteerism vries vulva waging wailing
walrus wanton warfarin warlords warms warships wart wasatch wasteful watchful watchman watermarks waterside
wattage waveforms waveguide wayland weatherproof weaves weightlifting weimar wert westbound westerners
wheelbase whew whipple whitehorse whitetail whittle wholeheartedly whoops wickedness wielding wildcards
wilkerson willed winches windhoek wining wishful wittenberg wombat woodard woodbine woodman woolley wop worded
workbooks workday workflows workloads workmen worshipping wounding wreckage wrecks wrinkled wristwatch yangtze
yanks yellowish yeltsin yerevan yesterdays yip yoghurt yolk yorkie youngster ypsilanti yugo yule yunnan
zambian zara zinfandel zippers zippy zircon zonal zorn zydeco
5.6: aalborg aberrant aberration ably abner abomination aborigines absenteeism abundances abuser abysmal
academe acadian accessions accolade accomplishes accruing accumulates accumulations accumulator achievers acis
acosta acquaint acropolis acrylics actuated acupressure adage addams aden adenine adenovirus adipose adjoint
adjudicated admirer admirers admittance admixture adolfo adonis adoptee adrift adversarial advertises advices
aerodrome aesthetically affectionately affirmations affix affording afield afoot aftercare afterglow agape
agassi ageless aggravation aggregating agitator agnew agric aguirre ail aileen airframe airliner airtight
ajmer akita alban albedo alertness alexia alienate alisa allegory alleviating allot allusions alluvial almaty
alms alopecia alphonse altruism alvaro amalgamated amassed ambivalent ambler amines amortisation amphetamines
amputation amygdala anaesthetic anagram analgesia analytically anatomic ancona andante anemone angelique
angers angora anhydrous animators anklet annular annulment anselm antares antecedent antenatal anthropologists
antiaging antifreeze antihistamines antiseptic antlers anubis anxieties aphids aphis apologizes apoptotic
apothecary appalachia apparels appease applesauce apportioned appraise appreciable apprehended apprehensive
approver approximating aqueduct aramaic arcades arcana archetype archivists ards arezzo argentinian argosy
argumentation ariadne arian aristocratic armadillo armaments armenians arming arnhem arouse artefact articular
artie artifice asides aspergillus asps assemblages assemblers assemblyman assimilate assuredly asterisks
asturias asymptotically ataxia aten athabasca athenaeum athenian attains attested attrib auk auspicious
autocorrelation avenge averse averted aves avo avoir awry axon axons ayatollah baal baboon babylonian backer
backhoe backspace backstroke bacteriophage badlands baez baggy bagpipes bahamian bakelite balancer balenciaga
ballasts ballets ballon balmoral balzac bannister banyan baptised barbaric barks barnabas barnum barnyard
barricade barricades bartenders basements basie basking basso bathed battalions batten battlefields batty bax
bayard bazar bazooka beaker beamed beaming beano beards beater beaux bedded bedspread beebe beefy beeswax
beets begotten beheaded beholder belladonna belted benefactor beneficially benevolence bereaved bergamo
bergamot berserk beset besieged bessemer bestow bethune betsey betta betterment bettie bevan bey biarritz
biathlon bibb biceps biddle biel bier biff biggie bighorn bikaner bilge billets bimonthly biopsies biota
biotic birdwatching birkenhead birr birthright bitching bitmaps bitty bitumen bks blacklisted blackness
blasters bleachers bleeds bleep blemish blemishes blindfolded blinked blinks blissful bloodlines bloopers
blotter bluebonnet bluish blunder blunders blurring blushing boas boasted bobbin bodega bogged boggling bogs
bohr boilermakers bolero boliviano bombarded bonaventure boned bongs bonny booby bookie bookmarked boombox
bootlegs borges bothersome bourse bowing bowled boyhood brabant braddock brahma braids branden brasilia
braunschweig brazen brazilians brazzaville breaching breadcrumbs breakpoints breaststroke breather breathes
brews bridgetown bristle briton britten brooms brothel browned brownian brows bruise bubblegum buchan
buckwheat budge bugatti bugging bul bulfinch bullhead bullied bummer bunt burgh burl burlesque burris bursa
busby bushel bushels bushy bustier butane buttered buyback byblos bypassed byproduct caen caerphilly cagliari
calcareous calcite calicut callaghan camaraderie camber cambrian camellia campaigners campion camus canaries
cannonball canter cantilever cantina capricious captivated captors carbine carcinogen carcinogenesis
carcinogenicity carcinomas carded cardiologist carelessly carman carnivals carpark carpeted carport carrara
cartagena cartographic casebook cased casein cashew cashflow castilla catalogued cataloguing catastrophes
categorically cathedrals catnip catskill caveman ceasing celina celluloid celt celts cemented censors censure
centrist cerebellar cerebellum cerebrospinal cesarean chagrin chaining chairmanship chairpersons chalice
challengers cham chamois chaperone chaplains charade chariots charted chasers cheaters checkup cheep cheery
chengdu cherub chested chestnuts chewable chewed chewy chieftain childbearing chimpanzee chimpanzees chine
chloroform chooser choppy chorale choreographed chrysalis chuckled churchyard churning chutney cig cinch
citizenry citric civility clamped clarissa classifiers cleansed clearest cleat cleave cleaver clef clemency
clementine clergyman clicker clings clocked clocking clogging clostridium clouded clumps clung clutching
cluttered clwyd cobbler cocksucker cocky coerced coffeemaker coffers cogeneration cogent coincident
coincidental coincidentally coldest coleraine coleridge collages collared collated collation colliery
collocation colostrum comforted commendable commendation communique compacts competences complacency
complacent complementarity complementing complicating complicity complimented compositing composure
comprehensible comte concealing concedes conceivably conch conclusively concussion conferring confirmations
confiscation conflicted confocal confounding confucius conglomerates congregate congruence congruent conifer
conjure connoisseurs consecutively conservator consonants conspicuously conspirators constabulary
constructively consultancies consummate contending contented contesting contr contradicted convenor
conventionally convincingly convolution cooktop coopers copacabana copilot copolymer coptic copyleft cordially
corinthian cornered cornucopia corny coronet corresponded correspondences corrie corse cortes cosine costner
cotswolds counsels countable counterfeiting countering counterproductive counterstrike countywide courting
cowards cowell cowes cowl crackle cracow cramp crankshaft crass crayfish creamed creased credence creditable
credo crescendo crick cricketer crier crimea cringe crippling criticise croce crocodiles crocus crores
crossbow crossovers crosstalk crosswalk croupier crowning crucially crucifix crud cruelly crunching crusoe
crustaceans crustal crutches cubans cubed cubicles culled cunard cupcakes curative curbing currant cursive
curtail curtailed curtiss curvy custodians customarily customisation cutbacks cutouts cutthroat cwm cypher
dacia daffodil dainty dalmatian dames damnation dampers dandruff darla darnell darrin darrow darwinian
darwinism datebook dato daugherty davao dawned daybed deadliest dearth debatable debriefing deccan deceiving
decentralisation decimation decisively decked decompose deconstruction decors decoupling decoys deductibles
deductive deepened defaulted defected defibrillator deflation deflect defrost dehumidifiers delectable
deleterious delicacy deliciously delilah delineate deluge delusional demarcation demolish demonstrable
demonstrator dena denbighshire denture deodorants dependants depleting deploys deposed depositary depreciated
depress deranged derelict dermatologist dermatologists derogatory derrida desalination descends desiree
desirous despicable destitute determinism detonation devaluation deviance devoting devotionals devour diabolic
diagonally dialling diamondback dian diastolic diction dietetic differentially differentiates diffused
digitization dignitaries digress dikes dilation dillinger dinghies dingle dingo dinky dinning dioceses dioxins
diphtheria dirge disapproved disbanded discards discernible discernment discoloration disconnects
discontinuous discoverer discredited discreetly disgraceful disillusioned disinterested diskettes dislocated
dismayed dispensation displacements displeasure disqualify disrespectful dissecting dissipated dissolves
dissonance distillate distorting distr distressing distributional disulfide diuretics diverting divisible
divisor divorces divulge dmitri dockets dodging dogging dogmatic doings dolomite domed domesticated dominick
donal dongs donkeys doorways dordogne dore dormitories dorothea dossiers dottie doubting downgraded downgrades
drab draconian dragoon draperies dredged dreyfus drifts drivel drooling dropkick droughts drowsy drugged
dubbing duce duisburg dumbbell dumber dumbest dumbo dumper dumplings dunkirk dunning duns dunstable dupe durex
durst dusky dusted dutchman dvrs dweller dwells dwindling dwt dyslexic eagerness earner earthen easels
eastbound eatery eccentricity eck ecuadorian edict effector egos egregious egret ejaculate elastomer elated
elba electrification electrolytes electrolytic elev elevating elia elks ellyn elms eloquently elucidate
embarrass embers emeralds emigrants eminently emmet emoticon emphatically enabler encephalopathy endearing
endicott endoplasmic energizing enforcer engin engravers enlistment enraged enrolments enshrined ensues
entailed entanglement enumerate enveloped enviable environmentalism environmentalist envisage epcot ephesus
epidermis epinephrine epos equated equivalently ericson eroding errant erythrocyte erythrocytes escalated
escalator escher escudo esse esteban estimations estranged ethnically ethnology etna etobicoke euchre eugenia
eurythmics evangeline evaporative evaporator evasive everyman evicted exabyte exacerbate examen excavator
excelled excels exchangeable excreted exemplar exons expeditious expendable expositions expository
extermination extinguish extrapolated extrinsic exuberant eyeballs eyelash eyelet eyeliner fabricate
fabrications facile factorial failings fain fainting faintly faisal faked faking fallacies fallow fanciful
farrow fated fateful favourably feisty fellas fellatio felon felonies felons femur ferrite fertilized fervent
feta fete fetuses fewest fez fib fibonacci fibreglass fickle fictions fiddling fifths figueroa filers
filipinos fils finalizing financier financiers fingernails finitely finnegan finns firework firmer firming
firmness firs fissure fistful fistula fives fizz fjord flack flak flaky flamboyant flavorful flawlessly flimsy
flite flurries fluted foals fogdog follicles follicular followups fondness foolishness foosball footballers
foothold footpath forbidding forceps forcible fords foreplay foresters forked forklifts formality forsake
forties fortnightly fouled fouling fourths fractionation fragility framers freemasonry freetown freeways
frequented fresher freya friar frighten fringed fruitless fugue funchal functioned fungicide fungicides
furlong furrow furthest fusing fussy futility fwy gaby gainers gainsborough gales galician gama ganglion
gardenia gargoyle gargoyles garibaldi garret gatorade gats gatsby gauche gauging gawk gazelle gdansk geist
gelding genitalia geniuses geodesic georgette gestalt getter ghastly giggling gigolo gills gimmick ginsburg
glassy glazer gleam glides glistening glitz glories glorify glows glues gluon gnomes gnostic gob goblins
goldeneye goldfields goldwater golem goodie googling goon gooseneck gorbachev gosling goudy goya graced
graceland gramercy grandmaster grandmothers grands granola granule grates gratuity gravesend graze gree
gregorio gremlins gridiron griffon grinch grins grits groomsmen grote groupie guan guanine guarani guesswork
guestbooks guilders guildhall gulliver gunman gunners gunning gunshot gustavus gutted gwalior gymnast
gynaecology gyro habana haber hackman haddock hadron hae hag hagar haig hairdryers hairstyle hakim halal
halcyon hales hallmarks hallowed halos halsey halts halved hamill hamstring hamza handicaps hangul hapless
harbin harbinger harbours hardtop hardworking harem hargreaves hark harmonize harpers harrowing harshly harte
harvests haulage hauler hausa hausfrau havelock headboards headhunter headlamps headland headless headrest
headroom headstone heady heartbreaking heartless heartwarming heatwave heeled heft heidegger heifer heifers
heighten heinlein heinous heist helga hellman hemorrhagic hendrick heralded herbals herding heredity herrick
herringbone heston heyday hezbollah hiawatha hideout hie highlanders highpoint hindrance hindustan hinterland
histocompatibility historiography hitches hiya hoard hoary hobbyist hock hoists hoke holler holocene
homeostasis homespun homicides homies homing homophobic homozygous hondo honed honeysuckle hookups hopped
horus hospitable hotlinks hotly houseboat housewarming howler hryvnia hubris huggins hulls humanoid humbled
hummingbirds humpback huntsman hurled huygens hyacinth hydrangea hydrant hydrated hydrating hydride
hydrocortisone hydrodynamic hydrographic hydroponic hydrostatic hydrothermal hyp hyperactive hyperlinked
hypertrophy hypo hypocrite hypocrites hypotension hypothalamus hypothermia hysteresis iceman idealized idem
identically idler idolatry igloo igneous ikon ilia iliad ilk illuminati illuminations imitations immediacy
immobilized immunized immunoglobulins immunologic immunotherapy imogen impatience imperatives impregnated
imprinting impure inaccuracy inactivated inadequacy inapplicable incapacitated incessant incisive incite
incognito inconceivable inconclusive incrementally incremented incubators indexer indictments indigestion
indiscriminate indra inductance inductor inductors inefficiencies inexpensively inexplicable inez infallible
infantile infecting infective infidels infiltrate inflight infringements infusions inge initializes injectors
injunctions injunctive injustices inked inlets innermost innkeeper innocently inoculated inoculation inquest
inquisitive inroads insanely insemination insoles instabilities instalments instantiate instantiation instep
instinctive instituting insular insulators intangibles integrations intelligible intensification intensifying
intently intercity interconnections interfered interlaced interlaken interleaved intermittently internat
internets internment interpretative intersecting intersects intonation intr intractable intricacies
introspective intrusions inundated inversely invigorating invoiced involuntarily iodide ionized iqbal
iridescent irreverent irritant irritate ishmael islets isomers isometric itinerant jackal jacky jaclyn
jalapeno jammer jamshedpur jarrow jaundice jeeps jeez jenifer jenner jerez jeri jervis jigsaws jointed jolene
jot jota jud judea judicious juggernaut juggle jukeboxes junky junkyard justifications kahuna kalb kamikaze
kampala karol karoo karst kashmiri kathie keck kellie ketone keyboarding kickers kickstart kidnappers kilns
kilobytes kilos kilts kingpin kingwood kiowa kirsch kitsch kitties klee klondike kneel knelt knockoff knudsen
kola koontz kootenay kph kultur kurosawa kyushu lacing lackey lading ladle ladybird ladysmith lagoons laity
lamented laminar lamination lampoon lanark lancelot landfall landslides lapses lard larynx laterally lathes
latimer latrobe lauded laughable laundromat lauri lawmaker lawnmower leaped leapt leaved lecithin lect
lectured leda leeward leftists legalization legalize legato leggings legislate leis lemme lengthening
leningrad lenore lentil leptin letterbox leukocytes lewd liaise liao liber liberator librarianship libretto
licenced lichtenstein lieder lifeboat lifelike lifesaving ligaments ligation lightness liguria likened lilith
lineages lineman linguists linnaeus lino linwood lipase lipscomb liquidator liquidators listeria litas litho
litters livers llamas loadings loaves lobbies localised localize lockable lode logarithm lomax longfellow
looped loopholes looser looted lopes lordship lorena lough lounging loup lovecraft lovelace loveless
lovemaking lowing loyalist lubricated lucio luge lukewarm lull lumberjack lumina lunchbox lutherans luxuries
lymphoid lyricist lysis macadamia machiavelli mackinac macromolecular macromolecules madge maelstrom
magnifiers mainframes makeshift mako malaise malaya maldon malformations malformed malfunctions maltreatment
manageability mandala mandeville mangled mangroves manhole manhunt manipulator manipur mannequin marbled
marcasite marcella mariachi maris marist marseilles marshmallow marten marvels maryann masai masochism
masquerading massacres massaging mastectomy masts materialize materialized maturities maura mausoleum
maximilian maximising maximization maxis meandering meatloaf meaty mechanistic mechanized medea mediaeval
mediates medicated medics meditative meeker meerut meir melodrama memorized menagerie mendel mentorship
mercator merchandiser mercilessly merrily meson metamorphic metaphorical meteors methotrexate methylene metis
microcosm micros mignon milder militarism milkshake millwork mils mimics mimosa mindanao minding
mineralization minion miniskirts minotaur miocene miraculously mirth mirza mischievous miserably misfit mishap
mishaps misheard mismanagement miso mistletoe mistral mistreatment mistrust mitosis mitra mks mobilisation
mocked moderates modernize modernized modulators moduli moet mohegan moisturizers moldovan molestation mollie
molnar mombasa momentous moniker monocular monocytes monolith monotonic monotype moonshine moraine moravian
morel morgue morphing mosh moslem mote motherfucker motioned motionless motorised motte mouthed mouthful moxie
multifaceted multimeter multiplicative multiprocessor multitasking multivitamin mumford musing muskogee muss
mussolini mutilated mutter mutton myelin myocardium mystics nacho naga nagano nailing namesake nannies
nanotube nappies narcissus narragansett natick naturalistic naturalists natured naturopathic neb necessitates
necromancer needlessly nematodes neoclassical neoplastic nerdy nettle neurologist neurosciences
neurotransmitter neutralization neutralizing nev neva newlines newlyweds newsprint newsworthy nexis niggaz nim
nimble nimrod ninjas nitride nocturne noelle nolo nominally nonce nonfarm nongovernmental nonparametric
nonprescription nonproliferation nonpublic nonresidential nontraditional nonverbal nonviolence noose normality
normals northumbria nostrils notables notaries novelists novosibirsk noyes nubian nucleation nucleon nunez
nutritionist nympho obeying objet oblige observances observatories obsolescence obsoleted obstructed ocarina
occasioned occupier occupiers octavia oddity odell odom oedipus oftentimes okeechobee oks oktoberfest
oldenburg oligonucleotides olivet omani omer onerous onondaga onus oocytes ope operon opinionated optimality
orchestration oren organises organist orinoco orly orthotics orville osgood otitis ottomans ouachita oulu
outboards outfield outfitted outlandish outlooks outnumbered outwardly outweighed overcomes overcrowded
overcrowding overgrown overlaid overlord overruled overruns overseen overseer overstated overtaken overtly
overtones overuse oviedo oxymoron pacer pacifier padua paediatrics pagination paisa palatable palettes pali
palomino panacea panamanian pandas panes panning pansy paperweight parables paradoxical paradoxically parallax
parathyroid pare parentage pareto pariah parishioners parkin paros parsers parses particulates partisans pasha
passively pastas patently pathologic paton patriarchal patrolled patterning paulette pauli pauper pausing
pavilions pawnee paychecks payoffs peacemaker peaking pearly peculiarities pedestals pegged peirce pele
pelletier penance penchant pendragon penetrates penetrations peninsular penitentiary pennants pent pentagram
peony peptic perceives perceiving perceptive perforation perfumed periwinkle perk permanence perot perpetually
persephone persians perspiration persuading perturbed perversion peseta petrie petrified petter petting
phantoms phenolic phenomenological phenylalanine phobias phonetics phoning photosynthetic phrasing physiologic
pica picayune piet piezoelectric pigmented pilate pillowcases pillsbury pinched pinching pinewood piney
pinging pinks pinning pinocchio pinstripe pion pipers pipettes pips pitchfork placental plagues planing planks
plastering platonic playroom playtex pledging plumes plunging pneumococcal podiatrists polices policyholder
pollination pols polyacrylamide polyamide polygraph polyvinyl pomeranian pompey poms pondicherry pons poppers
poppins porches porridge portcullis portraiture postdoc postmark postulated postures potting powertrain
powwows ppr pragmatism prays preclinical preconditions predisposition preeminent preexisting prefect prefixed
prelims premiers prensa preoccupation preowned preparer presbytery preshrunk presser presumptive preteens
pretenders prettiest pretzels priestess priestly princesses printhead prion prioritizing privatized proclaims
prodigal prods professed professorship profitably progenitor prolactin proletariat promiscuous proms
promulgation pronouncements proofread propellant proportionality proportionately prorated prospector
prosthetics protagonists protruding proviso prowler proximate pruitt pry psychol psychotropic ptolemy
publicist puccini puddings puffed puller pulsating punctuated punts puny purebred puree purged purging purim
purport purports purposefully pusher pygmy pyjamas quagmire quai quantifiable quarries quarterfinals quarts
quetzal quezon quibble quirk quiver quod quotable racy radiate radiating radiologist radiologists rafters
rages raisers rajkot rakes ramblers ramen rangefinder rani rapidity rapists raps rarest rashes rath
rationalize rationing rattles rattlesnake rattling ravioli razorbacks reaffirm reallocation reaping rearranged
rearrangement reassigned reassignment reassured rebooted rebooting rebuke recalculate recitals recklessly
reclassified recode reconfigure reconstituted rectification rectory recur recyclers redacted redbridge redd
redeemable rediscover rediscovered redstone reelection reentry referential refillable refilling reforestation
reformatted refuges refunding regaining regenerated regenerative regensburg rehabilitated rehabilitative
rehearing reinhold rejoicing relativism relaxes relaying relievers remaster remedied reminiscences remitted
renderings renews renounce renumbered reorg reorganisation reorganize repaint repeatability repel replete
repressor reprimand reproach reprocessing reproduces rept repulsive rescind rescinded reseal reservists
reshape reshaping resolute resonate respirators restarts restful restlessness rete retirements retort
retouching retracted retraction retractions retrievers retroactively revitalizing revolutionaries
revolutionize revolutionized rhiannon rhinitis rhinoplasty rhoda rhodesia rhododendron riboflavin ribosome
rickey ricochet riddled ridership rimes rind rinsed risked risotto rivalries rive riyal roadblocks roadhouse
roared roaster robberies roberson robeson rococo rodin rojas rollo romagna romani romper romulus ronde ronny
roping rossini rote rotunda rouen rousing roussillon ruddy rudyard rugrats rumba rummy rump runny ruptured
ruse rusted sabin sabina saddlery sagebrush sago saks salas salvaged salve samara samuelson sancho sartre
sateen sawdust sawing sayers scape scaring sceptical schlesinger schooled schuylkill scoliosis scones scorched
scorecards scottie scotus scour scouring scraped scrapping scribble scrubber scrubbing scrum sculpt sculptors
seabed seahorse seamen sear searchlight seared searing seatbelt seclusion secretions secunderabad sedentary
sedge sedition seduces seepage segfault selectmen selfless seltzer semantically semblance semis senna sensibly
sensitization sensuality sensuous separatist septum sequins serrated serviceable servitude sevens shadowed
shakespearean shamanism shambles shampoos shana shang shards sharpened sharpeners shauna shaven sheba sheena
shelled shenyang sherwin shew shillong shins shirtless shivering shivers shoal shoshone shostakovich shovels
shr shrew shrewd shrill shrinks shrouded shutout sian sikhs sikkim silage silken silks silliness sills
singaporean singly singularities sinusoidal sirs sita sitters sizzle sketched sketchy skewers skimmer skimming
skits skopje skylark skylights slanted slaps slat sliver slush smears smirk smirking smitten smokeless
smuggled smurf sneeze sneezing snipe snob snorkelling snorting snowflakes snowing snuggle sobering socialize
socializing sociologist sodom softener softwood soloists somethings sonnets sophomores sora sordid soulmate
soundboard soundings soyuz spaceflight spacey spangled sparing sparingly sparking sparkles sparring sparsely
spasm spastic spate spay speakeasy spearheaded specializations speciation specifier speckled speculations
speer spelt spindles spiny spirals splashing spliced splices splint sportsmanship springing sprinkling sprints
spud spunk squadrons squatting squibb stabilisation stacie staffer stagecoach stalling standish standstill
stanhope starburst starlet statehood stateless statesmen statistician statuary staunch stave steeple steered
stefanie steins stereotypical stethoscope steuben stifle stine stings stinking stipends stipulate stirs
stockists stomachs stomping stoop storyboard storytellers stowaway straightened stratigraphy stratospheric
straus stravinsky straws streamer streamers streamlines streetwise stretchy strider stringed stringing
strontium studebaker stuffy stumped stumps stung styrofoam subcontinent subcontracts subheading sublet
subordination subsidence subsidised subsidize subtlety succumb succumbed suffices sufi sugarcane suitcases
summarise summarises sunbelt sundial superclass superconductivity superconductors superlative supersede
superstitions supplementing supposing supposition suppressors supt surefire surfactants surfed surged
surgically surly surpasses surpassing susana suspends suspiciously sustenance suwannee suzhou swab swamped
swath swayed swaying swede swedes sweetened sweeteners sweethearts sweeties sweetly swells swig swims
swinburne swirls switchable switchers swot sylvie symbiotic symbolize symbolizes symmetries sympathies synchro
syrups tabasco tabla tablatures tachometer tachycardia tacitus tadpole taffy tagline tailings taint tajik
takin talker tamer tampon tana tangential tannins taoism tapers tapioca tarantula tarmac taro tarp tarrytown
tastings tattered taut taverns taxidermy tayside teamsters teapots technic technicolor teething teleport
telesales telescoping tellers tempera tenacity tenderly tendons tenement tenge tenuous termini terran
terrapins terrors testifies tetrahedron texturing thales thalia thane theorist thermostats thickened
thickening thither thorax thrasher threefold thrives thrombin thrusting thud thurmond thwarted tiaras tiberius
ticked tickled ticklish tidewater tiffin tigre tigris tilburg timberline timepieces timescales timestamps
tinderbox tine tinged tingle tinkerbell tinkering tiredness tithe titration toads tobey tog toiletry toke
tomlin tongued toothbrushes toppings topsoil torbay tortola tosca tosh totalled touchy trackball tracksuit
trafficked traitors transacted transect transgression transients transitory transl transom transposition
trapper trashed traversed traversing treachery treks trending trento tribulations tricycle trillium trios
tripartite tripwire tristram trophic trowbridge trumpeter truncate tryout tsunamis tufted tugrik tumblers
tumultuous tuskegee tutu twine typewriters typist typology ubiquity ugandan ukr ultimo unaccompanied
unallocated unaltered unambiguously unapproved unattractive unbundled uncomplicated uncorrected uncovers
undeniably undercut underdeveloped underlay underlies underlines underlining underscored undetectable
undifferentiated unearth uneducated unequivocal unequivocally unfettered unfiltered unicorns unimaginable
uninformed uninstaller uninstalling unintelligible unionist unionists unmasked unneeded unobtrusive unoccupied
unprofessional unproven unquestionably unreported unresponsive unrivalled unshaved unshaven unspeakable
unspoken unstrung unsung untapped unverified unweighted unwise unwittingly unwrapped upheaval upholds uplands
ural urbanized urethra uriah usefully ushered usu utensil valkyrie vandal varanasi variational variegated
vaseline vatu vaudeville vazquez veda vela venison ventricle veracity vermeer vermeil verna vertu vesicle
vesta vibrate vibrio victimization victimized videotaped vientiane vigilante vijayawada villeneuve viol
virginian virulent visakhapatnam viscose vishnu vitreous vocab vocabularies vocations voldemort volga
voluptuous vonnegut vouch voyeurism voyeurs vultures wacker wagers wagoner wahoo waiving walcott walling
wanderlust wanders wardens wardrobes warheads warring warship wasabi washroom watchtower waterborne
watermarking waterworks wavefront wealthiest weds weeding weevil weill welds welland welling werewolves wether
wetter whatnot wheelers whimsy whiskers whittington wholeness whooping whosoever widower wield wiesbaden
wigwam wildfires willa winks wiretap wiretapping wiretaps wisc wishbone wittgenstein wizardry wobble woken
wold woodcock woolly wooten workarounds workspaces worsened worshippers wraith wrenching wroclaw wry wuhan
wyandotte xxiv xxv yarrow yaw yeager yearbooks yearling yells yelp yeshiva yesteryear yoruba yuck zante zapata
zapper zealous zeke zeno zermatt zeroes zigzag zirconium zool zoomed zooms zuni
5.5: aah abandons abbe abernathy abet abidjan abject ablaze abolishing abominable abounds absorbance
abstentions abstracting abuja abutting aby accelerometer accentuate accomplice achiever acidosis acquittal
actives actuation addie addington addressable adeline adenoma adiabatic adios adjacency adjudicator adjutant
admirably admirals adopter adsorbed advection advil affinities affordably aficionado aficionados aftershock
afterthought agave aggravate aggressor ailment airdrie airliners airship airshow airworthiness aisha
alamogordo alcove aldehyde aldermen aleutian aligns alisha alk alkalinity alkaloids allergenic alligators
allusion allyson aloof alpacas alpert altair altars altercation alternation alternators altruistic amaryllis
amazes ambivalence americanism amiable amide amie ammon amoco amoeba ampersand ampicillin amply amputee amway
amylase anaemia anagrams anas anat anathema anatole anatolia aneurysms angeline angell angelus anglian
animosity anise ankh annabel annabelle annenberg annoys anointing anselmo antagonism antagonistic antecedents
anthracite antibes anticancer anticipatory antigenic antihypertensive antipsychotic antiquated antithesis
antonyms anyplace apathetic apertures aphid aphrodisiac apostrophe apparition appellation appendicitis
appendixes appetites applauds appleseed apprehend approachable approximates apricots aquino arabella arabesque
aram ararat archetypal archimedes archway ardour areal arequipa argentinean argumentative aristocrat ariz
armrest aromatics arpanet arthropods arthurian artistically artsy ascertaining ascribe ashram ashtrays
assassinate assassinations assaulting assayed assembles assertiveness assessable assignable assortments
astaire asthmatic asti astigmatism astounded astrobiology astrologer astronautics astrophotography asymmetries
atrocious atrocity atropine attenuator attractively attractor attuned audacious audios augmenting aurelius
austere austral authenticating authenticator autobahn automaker auxiliaries aviary avoidable awakens babbitt
babbling babysitters bacardi backdrops backfill backfire backflow backgrounder backroom backwater bacteriology
baffling bagging bagpipe bailiff baiting bamberg banach banger banish banjos banqueting barbells barbican
barca bards bareilly barf barfly baring barista barman barnaby barometric barristers barrows baseballs
baselines bask bassinet bassinets bast batsman batted battleships bdl beachcomber beaconsfield bearish
beauregard beautification becket bede bedspreads beechwood beeps belay bellflower bellini belting beluga
benefactors beng bennie benzyl bequests berber beret berk berkshires berlioz berlitz bermudian bernhardt
berths beseech bestial betas bice bickering bicyclists bidet bielefeld bijou bilirubin billable billionaires
billiton bimini bindery biogenesis biographer biomechanical bioremediation birders birdies birthstones bismuth
blackouts blankenship blevins blindfold blip bloat bloating blobs blockbusters bloemfontein bloomer bluefish
bluntly blunts blushed boarders boater boathouse boaz bobbing bobsled bochum bogey bolder boldness bollocks
bolo bolshevik bolstered boltzmann boner bonito bookish borer bores borghese bork borrows bosh botched
bottomed botulinum boudoir boulogne bouncers bowery bowyer boxcar boyne braced brads bradstreet braga brahman
brainwashed brainwashing braised brassica brats brazing breakwater bream brecht breda breech breeches
bridegroom bridger bridgette brimming brimstone bristles broadleaf broiled brokerages brokering bromine
brothels brownish bruckner bub buccaneer buckling buddhas bugged bulgari bulldozer bumblebee buncombe bund
bunyan burgas burgos burks burnished burritos bursar bushman busily bustiers butternut butters buttery
buzzword bygone byproducts bystander byways cablevision caboose cacao cadaver caddies cadres cagney calamari
calderon calibrating callas callie callisto callous calmed camacho camelback cameos camisoles campaigned
campaigner camshaft candelabra canker canuck canvases canvass canvassing capacitive capetown capillaries
capitalisation caplets cappadocia capra captivate captor carafe carbonated carbonyl cardamom cardholders
cardiologists caret caretakers carmarthen carmelo carne carnelian carnivore carnivorous carriageway carrion
carteret cartoonists casework cashed casings caspar cassava cassel cassia cassius castile catchments
caterpillars catskills cauchy caucuses causative caw cecile ceded cedi cellophane cements censoring
centimetres centra centrality centralization centroid cerf cezanne chaff chagall chairwoman chalkboard
championed chandlery chaplaincy characterise characteristically characterizations charlemagne charleroi
charmaine charon charred chartering chaste chattahoochee chauncey checkmate cheeseburger chickasaw chimeric
chipmunk chivalry chivas chives chloramphenicol chloroplast chokes chopsticks choruses christendom
chromatographic chron chrysanthemum chuckles chutes cinder cinque ciphers circumcised circumstantial civilised
claret clarice clary classifiable classifies cleanest clemons clenched clerkship cliches cloaking cloister
clonal clothe clump clydesdale coastlines cobblestone cochise cocked cockroach cockroaches coconuts cocteau
codification coerce coffins cognate cogs coinage coinsurance collaborates collate collating collet collided
colliding colliers colloid colloquial colonels colonized colonoscopy coloration combe comers commemorates
commending commends commissary commonality communes compagnie compels compensates complicates compresses
computable concatenated concealer conceit concisely concurs condescending condiment conferees confesses
confidentially confining conformed confounded confrontational confrontations confuses conga congolese
congratulates congratulating congresswoman coniferous conifers conjugates connaught connotations conquests
consecration conservatively consigned consignee consolidates consolidator constables constancy constraining
constructivist consummation contagion contaminate contemplates contentions continence continua conto
contractually contradicting contreras convinces cooperated copland copperfield corky cormorant cornbread
cornstarch corrector corticosteroid corvettes cossacks coughs coulee counterpunch countervailing countryman
coupes courtyards coven coveralls cowardice cowbell cowhide coworker crag cramping crappie crawlers crawls
creationist creationists creatives crediting creepers cribbage criminality criminally crisps croat cronies
cropland crossbar crumbled crump crushes crutch crystallographic cud culling culprits culverts cums
cunnilingus cupcake curbed curbside curd curiae curios curiosities curitiba curmudgeon currier cursory cuss
customizations cutaway cuticle cybersex cyclades cyclonic cyclosporine cyclotron cystitis daffodils dak daman
damask damning dampen damsel dank darkening darrel dartmoor dashboards dawning deactivation debby debuggers
decayed deceleration decentralised deceptively decimated declassified decorum decrement deducting deejay
defaced defaulting defensible defensively deferment defiantly defied deflated deflected deflector deformations
deformities deformity defraud defray deft deftly degrades dehumidifier deliberative delicacies delorme deluded
demeter dempster dene denouncing dens deplorable depositor depositories depositors depraved depressant
depressions depriving derail derailleur derivations dermot desecration deselect deselected designator
desorption desperado destruct deterred detonated detractors detritus deuterium devilish devotee devotes
devoured diabolical dialectic dianna diatom diatoms dichroic dictaphone didst diesels dietetics dietitians
digicam digicams digitize digitizer dilapidated dilatation dimensionality dimensionless diminution diminutive
dimly dimming dimples dined dinette dionysus diorama dipper directorial disaggregated disappointments disarray
disassemble disclaimed disconnecting discontinuance discontinuing discontinuities discourages discriminant
discursive disgraced disinfectants disinfected dislocations disorganized disprove disputing disregarding
disrupts dissected disservice dissipate distiller distraught distributable ditty diuretic diverge diversifying
divestiture doable dobra dobro doctorow dodo dogged doghouse domiciled donn doodles dorking dory dosimetry
dotcom dou doughnut dovetail dowel downwind downy doz drafter dragonflies dragster drakensberg dressy dribble
drifters driller drips dropper droppings drunkenness drunks dubs duchy ducted ductile ducting dumbarton
dumbbells dundalk dunstan duodenal duomo duped duper duress duvets dyfed dynamism dynasties dysphagia earbud
earbuds earpiece earthenware earths earthworks eateries eben ebola eclipses ecologist ede edelweiss edifice
educates efficacious effie efflux effusion egalitarian eggers ejaculations elam elastomers elation
electrophysiology elegy elinor ellesmere elma eloise elsinore elysium embarcadero embattled embellishment
embezzlement emboss emcee emigrant emitters emotive emphatic emulating encampment encapsulate encapsulates
enchant encrypts encyclopedic endangering endgame endotoxin endures energetics enesco engrossing engulfed
enlargements enmity enos enrollee ensue enteric entrapment enumerator envisions epileptic epistemic
epistemological epistles equalities equalizers equating equitably eradicated erecting ergonomically erk errand
erratum erupt erupts esau escorting esmeralda esperance espoused estella estoppel etchings etude eucharistic
eugenics eulogy euphrates evangelistic evangelists evaporate eves evita evolutions ewes exaggerate excavators
excitations excitedly executioner executors exegesis exemplify exempts exerting exerts exfoliating exhale
exhibitionists existentialism exotica expeditiously exportation expressionism expropriation extendable extents
exteriors extractors extramural exuberance eyelashes eyepieces eyeshadow faberge fabled facades faceless fads
faery faggot fairest fairing falwell fancied fangs fantom fanzine faraway farina farmhouses farting farts
fascists fath fatwa faure fearsome featherweight feedstock feldspar felice feller felling femininity fere
fermion ferric fertilisers feu fibrinogen fie fiedler fijian finality fingertip fino fiscally fitters fittest
fjords flagrant flammability flanged flanks flapping flaring flatiron flattening flattered flattery fleeces
flexibly flexing flexion flirty flocked flocking flourishes fluently fluor fluorine flushes foams foiled
fokker fondling foolishly foolproof footballer footers footpaths forays forbearance forecasters forefathers
forefoot forego foreshore forgo fortification fortifications forwarder forwarders fostoria foxtrot franchised
franchisor fraternities frayed freckles freda freelancing freighter frenzied freshener fresheners freshers
frets frightful frigid frisch froggy frolic frontenac fronting frustrate furnishes futurist gabby gaborone
gainer galactose gallium galloping gallows galls galvanised gambian gambier ganges garlands garnishment gash
gasping gating gauguin gaunt gautier gavel gazebos gehrig gena gendered gens gentleness gentler geodesy
geographers geographies geom geomagnetic geometrically geomorphology geopolitics gerardo germanium geyser gib
giggled gigli gilda gillies girder giselle gites givers giza glace glades glandular glaxo globulin glucagon
gluing glyphs goaltender gobble goblets godard godhead godless golan golds goldsmiths golly gonzalo gooey goof
gorey gorton gosport goths graduations grahame grainy gramophone grandiose granulated grasshoppers gratings
gratuities gravestone grayling grazed greaves grebe greenock gremlin grendel grenville gretel greys gridlock
grinds gringo gripes gripper groans grommet grommets grooved growled grunts gtd guanajuato guillemot
guillotine gullible gulp gunmetal gusset guyanese gwendolyn gwyn gymnastic habitable habitually hadrian
haematology hailing hainan haircuts hairpin hammerhead hammerstein handcuffed handicapper handpicked
handsomely hanky hardiness hardwired harland harmonised harnessed harps harvesters hastened hatter hatters
haughty havering haystack hazing headhunters headliner headlong headquarter heartbeats heartbreaker heave
hebrides hedged heep hefner heine heiress heisenberg hellenistic hellfire helmholtz helplessness hemispheres
hemispheric hepatocytes heralds herder heretical heretics hermaphrodite hermetic herne heroines herons hessian
hew hibernation hibernia hick highlighter hijab hiked hildebrand hillbillies hilt hindering hinders hing
hinting histologic hitched hobbyists hod hogarth hogue holograms holst homelands homely homesick homeward
homologue homomorphism honing honk hookah hooligans hopefuls hopelessness hospitalizations hosta hotkey
hotlines hotlink hotspur houdini hovercraft howrah huddle huddled hugger hullabaloo humbug humidor humidors
hunch hurl hurriedly hurtful hushed husk hydrochloric hydrogenated hydrophilic hydrotherapy hydroxyl hygienist
hygienists hymen hyperbaric hyperbole hyphens hypothalamic ibex ibo ibsen icebreaker icky iconography idealist
identifications idiocy idling idly ido illegible illuminator illusory imagines imago imbedded imbued imitated
imitating imitators immigrated immobilization immorality immovable immunities immunoassay immunosuppressive
impairs impaled imparted impassioned impeded impeller impenetrable imperium impersonation implantable
implementers implosion impossibly impotent impoundment imprecise impressively inadequacies inadequately
inadmissible inalienable inane inanimate inaugurals inboard incarnations incendiary incessantly incidences
incinerators incr incurable incurs indelible indestructible indignant indira indochina inducement indulged
indulging industrialised industrials industrious inequities inescapable inexplicably inextricably infects
inferiority infestations infill infiltrated inflating inflection inflicting infractions infringes infuse
ingest ingrained ingres inhabitant inhumane inlays innervation innkeepers innocuous innuendo inoperable
inputting insides insistent insomniac insp inspects instigated instrumentality instrumented insufficiently
insulate insurmountable integrable intelligences intelsat intensifies intentioned intents interacted interbank
intercepts intercession interchangeably interconnecting interdepartmental interdiction interfacial
interferometer intergalactic internationalisation interne interplanetary interrelationships interrogated
intertidal interviewee intraocular intricately invades invalidated invalidity inverting invisibility
invocations inwardly ionia ionian ionosphere ironwood irradiance irregularity irregularly irreparable
irrevocably ischia isms isolator ispell isthmus itemize iterated jacked jacque jaffa jakes janette janitors
jarrod jeanine jemima jerked jesuits jewry jezebel jhansi jingles johnathan josephson josephus joules jove
judgmental juiced julliard jungles juxtaposition kabuki kalgoorlie kaliningrad kana kandahar kandinsky kandy
kaohsiung karats karyn kasparov keener kef kendo keogh kerb kerouac keynotes kidder kingstown kinsman kirchner
kirkcaldy kirkuk kismet kiwis klimt knesset knitter knockoffs knuth koppel kronor krypton kudzu kunming kurtis
kwa kwanza kyat kyd kylix laban laborious laconia lacquered lactobacillus lacuna lakhs lakshmi laments lamina
laminator landes landlocked landmine landscapers langton lantana laparoscopy lapland lapping larder lariat
laryngeal lashed laski laundries laurels lav laverne lavinia laxative laxatives lazar lbw leanings lech leeway
lefties legume lemmings lempira lems lemur lengthen lenient leopards leotard leprechaun lepton lessened
lessening lessors lethargy lettered levant levelled levelling levittown libertarianism libertines lidocaine
lieut lifters lightyear likable likeable lilangeni limassol limburg lineups lingers linguistically linoleum
liqueurs lisburn litany lith lithographs litigants litmus littoral llano loafer loathe lobbied lockets lockup
locusts lodz logoff loins lombok lond lookalike loony looper loos loosened loosening loris loti lottie loudest
loudness louvain loveseat lowestoft loyalists loyalties loyd lucian lugo luminaries luminescence luminescent
lumped lumpy lunacy lune lurk lusaka lye lymphomas lyre lytton machete machinists maduro magdeburg mages
maggiore maggot magus maharaja mahdi majorities makeovers malacca malachite maldive maldonado malevolent
malfunctioning malignancies mallow malmo mamie mammogram mammograms mandating manet manifesting manifestly
manmade mannered manoeuvre maoist maputo marathons marauder marcellus marci marengo margery marianas marimba
marinades marionette markka marshmallows martinis marvell masjid masterclass masterworks matcher materialistic
matriculation matrimony matron mauricio maxims mayday mazes mcveigh meander meaningfully meddling medias
medico meditating medulla megalithic megawatt megawatts meiji meiosis melba meld memorizing mended mending
menominee menorah mensa mensch menschen mentation menthol merciless mermaids mersey mervyn mesmerizing messes
metalware metalwork meteorologist methinks methodical mexicali micky microbe micrometer middleman midgard
midge midis midlife midshipmen midwinter mien militarily milken millennial millstone milos mimicking mince
mindedness minder mingus minimisation minimised minted minter minx mire misinterpreted mismatched
misrepresentations mistresses misunderstand moccasin moccasins modded modularity modulating mohave moldavia
molotov mong mongol monogrammed monomers mononuclear monotonous montagu montes montfort montmartre
montparnasse moored moorish mopeds mores mormonism morphogenesis mortars mortgaged mortgagee mothering
motivator motorways motrin mots mottled mountainside mourns mouton muffled mughal multiplexers multiracial
multitudes multivitamins mummies murchison muscled musicianship musicology muslin mutable myopia myrna myrrh
mythos nabisco nabokov nabs nadir nagaland nags nailer naira nairn nama nameplate nanette narcissism
narcissistic nary naturalism naturopathy navigators nazism nearshore nebo nebulae necktie neckties needful
nefarious negated neh neocons neodymium neonates nephropathy netiquette nett nettie neurophysiology
neurotransmitters neutered neutrophil nibble nichole nicolai nightfall nighthawk nightshade nightstand nita
nitrile nits nitty nonconforming nondurable noninvasive nonlinearity nonmetallic nonnegative nonsensical
nonspecific nonstandard nontrivial nosferatu nostradamus notarized notches nothingness notifier notoriety
nourished novgorod nuanced numbing numismatic nutter obelisk objecting obligate obligor observant obsoletes
obstructing ochre octagonal oddball odes odysseus oeuvre offends oglethorpe okie olden omagh omicron omits
omnipotent oncologist oncologists oncoming onetime oozing oped operatic operationally ophthalmologists opiates
optician optimising optimizers optometrist opulent orang orator oratory orbitals orbs orcas oregonian orgasmic
origen originators oriole ornithology orth oscilloscopes osmotic osteopathy ostomy oust outbursts outermost
outfall outfielder outflows outgrowth outlier outpatients outposts outpouring outstretched outweighs overhang
overlapped overlying overpass oversaw overthrown overworked overwriting ovum oxbridge oxidant oxidizing oyez
pacifist paged painkillers painstaking painstakingly pakistanis palisade pallas pampers panicked panting
pantomime papacy parachutes paradoxes paralegals parasol parietal paring parquet parthenon pasquale patchouli
pathogenicity pathos patriarchy patties pauling pavarotti pawns payed payloads payphone payrolls peacetime
peachy pecker pedigrees peeler peered pekin pella pelt pend pendent penises penna penobscot penultimate pepin
peppered pepperoni pera percents perchlorate percolation perdition permanency permian pernicious perpetuating
perpetuity perplexing perrier persevere personable perturbative perverts peshawar pessimism pestilence
petitioned petrochemicals petunia phalanx phew philanthropist philatelic philippa phonograph phonon
phospholipid phospholipids phosphor phosphoric phosphorous photocopied photocopier photocopiers photoelectric
piaget pickers pickwick piecemeal piecewise pigmentation pigtailed pillowcase pimples pinata pinkerton pinter
pinup pinyin pipette piraeus piso pisses pistachio piste pitfall pitting planer plantar plastered plath plats
playbill playbook playgirl playgroup playthings plazas plovdiv plumage poached poaching pocketbook poise pola
polarizer polarizing policymaking polis polishes politburo politeness politico pollute polygonal
polysaccharide polysaccharides polyunsaturated pomp pompous pondered ponders pooch poof pooping portia posit
positivity possessive postcodes postgraduates postulate potash potholes pounder pout powdery powerboat poznan
prater predisposed predominately preempt preferentially preposterous prequel prescriber pret pretends pretest
prettier pretzel previewed previewing principality prinz prioritise prise prisms privateer privates
proclamations prodigious productively profiting proforma profs profusely progressions prokofiev prolapse
proliferative pronged prophesy proportionally proprietorship prostrate proteases proteinase protestantism
proust provisionally prowl pruned prunes prying psychometric psychopathology psychotherapist pubescent puckett
puglia pulsing pungent puns punters punting puppetry purine purportedly purporting purr pursuance purview
pushbutton pye pylon pyramidal pyrite pythagoras qatari quadrature quadrupole quarantined quarrying
quarterbacks quatre quayle queers quell quenched quenching quiche quiescent quilters quin quint quintile
quivering quoth rabat rachelle racists racked rackets radian radians radish raged raggedy raiding raincoat
raindrops raking rambles ramming rampart ranching randomization rangoon rantings rapier rarer rascals
ratepayers rater rationalization ratliff rattled rattlers raucous razz readies readmission reaffirms realises
realizations reappear reapply reappointment rearranging reassess reboots rebounded recast receding recesses
recharging recidivism reciting recliners reconfigurable reconnection reconstitution reconstructions recounting
recoup recreating recreations rede redesigning redial redone redraw redundancies redwoods reedy reefer reenter
reformulated refractor refreshes refreshingly refuted regenerating regressive regrettable regrettably regrowth
rehearse reims reinstalled reinstalling reintroduced reinvested reiterates rejoin rejoined rejuvenate
relinquished relocatable rematch renditions renegades renin renormalization reordering repairer reparation
repeals repellents reportage reposition repositioning reprinting repudiation repulsion requisitions reruns
resales reschedule rescission reselling resented residencies resigning resiliency resold resourced restate
restock resurrect retake retelling retest retinol retransmitted retreating retype reusing reverie reversals
reverting reverts revisionist reworking rhesus rheumatism rhinoceros rhinos rhizome ribose richelieu ricks
ricotta riddance ridiculed rigidly rimmed ringed rinsing rioting ripening riv rivas riverbank riverbed
riverhead riveted roan roasters roasts robs roca rockfish rodolfo roku rollaway rollovers romaine rondo
ronstadt rooftops roosters rooter roque rosanna rosanne roseanne rosettes rossetti rostock roughing rounders
roundhouse rourke roused rubrics rucksack ruckus rudely ruminations rumps rushdie rwandan rwy rya sackville
saddest safeguarded sagan sagging sahib salami salesmen salome salutation salutes samaria samos sanctification
sanctified sanctum sanded sandpaper sandstorm sandwiched saps saraband sarong sauteed saxophonist scab
scammers scandic scapegoat scathing scepticism schism schleswig schoolboy sciatica scleroderma scooped
scorching scoundrels scrapers scrappy screeching screenplays screenwriters scribed scrimmage scrip scruggs
scrutinized sculptural sculptured seafarers seafront seagulls sealers seamed seaplane seashell seasonality
seaward secularism sedative seder seducing seedy seeger seething segmental segovia semiannual semiotics
senatorial sendai senor septal serialize severus shackle shackleton shaftesbury shakedown shakti shamanic
shard sharia sharpest sharpie shawna shekels shelling sheltering shenanigans sherrill shiites shiner
shipwrecks shipyards shiv shoddy shoestring shopkeeper shorelines shorted shoving showered showings showplace
showy shrapnel shreds shuffled shunned shyness sicilia sickening sickly sideboard sidelined sifting signalled
signers signified silty simba simile simmering sinbad singularly sinuses siphon sires sirloin sisley sisyphus
sitemaps sittings siva sixpence skeet skids skilful skilling skirmish skydive skyway slapstick slats
slaughterhouse slaughtering slaw slayers sleaze sleds sleet slimy slipcovers slippage slocum sloop sloped
slovene slowness slumped smacked smacking smacks smartly smeared smelt smelter smelting smothered smothering
smudge smuggler snags snares snipers snipes snips snook snore snot snowbird snowmen snows snowstorm soapy
sobbing sociable socialite socialized sociologists sockeye sodas softens soggy sojourner soldered solidified
solidify solvable somaliland someones sondheim sondra songbird sonoran soothes sorbet soreness sorption sorrel
sortie soundly sourdough souter southernmost spams sparkly spartacus spectacularly speculating speculators
speculum speedometer spenser spew sphincter spied spiffy spigot spinnaker spinster spiro spits spitz splashed
splashes splat splatter splines splints spoiling spoilt spontaneity spook spools spoonful sporadically spotty
sprains sprockets sprouting spunky spurt sputnik sputtering sputum squall squandered squashed squats srinagar
stags staked stalemate stalked stalwart standardizing standup stapled stargazer starkey starlets stateside
statics statisticians stavanger steamship steeper stents stepfather stepmother steppe stepwise ster
stereotyping sterility sterilized sterne stethoscopes stiffs stifling stile stingy stockpiles stoked stopover
stoppage storefronts storehouse straddle straightener straighteners strangeness strangled strategists
stratigraphic strictest strikeouts strode stubble stubby stunningly sty suave subculture subdue subjecting
sublease submariner submitters subprime subscripts subsided subtleties subvert succinctly sufferer sulawesi
summarily summative summoning sunblock sundae sunspot supercharger supercool supergrass superhighway
supernatant superposition superscript superstitious superstructure superuser supremely surah surrendering
survivability surya suva swabs swarming swarms swatches swears sweetener swelled swisher switchgear swordsman
sybil symbiosis symbolically symbolized symonds sympathize syncing syndicates synovial synthesizing
tablecloths tach tacks taffeta tailgating taillights takeout takeovers takings talc talkative talkers talley
tamarack tambourine tangy tantalizing tantalum tantamount tantrum taoist tapering taproot tardy tarnish
tarnished tarps tarragona tartar taser tass taster tatar tattooing taunt taxicab techies teeming telecast
telemarketers temporally tenderer tenors teriyaki ternary terns terse testa testes testicle tether tethered
teutonic thad thaddeus thatch thatched thawed theocracy theophylline thicket thicknesses thievery thimble
thorndike thorny thorp thrashing thrived throng thrusts thumping tilde timbuktu tincture tirelessly tiresome
titular toasting toastmaster toasts tob tocopherol toed toga tomorrows toot toothed toothpick tootsie topiary
topple toppled toroidal torr tosses totalitarianism toucan toulon touting townes tox tracers trachea tradesmen
trampled tramway tranche transcendence transcontinental transcribe transcriber transcribing transdermal
transferor transfusions transgressions transliteration transpired trapeze trappings traumatized traverses
treading treads treatable treatises trebuchet trekker trembled trespassing treviso trice trifle triglyceride
trigonometric trine trinkets triplex trite trotsky troughs trowel truancy truckload trundle trunking trusses
trustworthiness truthfulness tubers tugs tulle turd turkmen turmeric turners turnip twi twinkling twinning
twitching tyndale tyndall typescript ultimatum umber umbra unaffiliated unannounced unavailability unbelievers
unbridled uncharted uncirculated unconnected unconstrained uncontested undamaged undeliverable underpants
underpinned underpinnings undersecretary undertones undervalued underwritten undistributed undoing undulating
undying unending uneventful unexpired unexplored unfaithful unfavourable unfilled unfulfilled ungodly
unhappiness uninstalled uninteresting uninterruptible unjustly unknowingly unleashing unlocks unnumbered
unobserved unobstructed unpacked unpaved unprocessed unproductive unrelenting unscented unsightly unsound
unspoiled unsteady unsubscribing unsubstantiated untamed untenable untouchable untrained unwavering unzipped
upgradeable upped uppermost uptight urbanism urinal urologic ushers utile vacationing valeria valerian valery
validly valladolid valletta valuers vara varicella vasectomy vegetarianism vehemently velasquez velez velma
velvety vena venn venomous ventilating veracruz verandah verbosity vermin vestibular vex viaduct vicarious
viceroy vichy vietcong vigour villarreal vina vincennes vindicated violator vipers vips vireo virility
visionaries visualizations vladivostok voiceover volition voluminous vorticity voyageurs vul vying wack waders
wadi wail waives wale walkabout wanderings wane warhead warping watertight wavelets waxy weakens weathers
webcasting wedded weeps weighty weirdo wench westmorland westphalia wetness whaler wheezing whig whims
whirling whiteboards whiteness whitey whoop widener widens wilber wilds wiles willpower wilmer wily winded
winemaker wingers wingnut wingspan winifred wintering wisest wisteria withal wither withered wobbly woodwinds
woollen workhorse worrisome wraparound wreak wrestled wristwatches writeup wrongfully wuppertal xanadu xenia
xenophobia xxvi xxvii xxviii xylene yanked yardstick yawning yazoo yearn yellowing yellowknife yellows yeoman
yippee yolks yuk zamora zany zealot zealots zeeland zeolite zimbabwean zing zionists zola zooplankton zoster
5.4: aback abated abbr abbrev abductions abetting abides abiotic abolitionist aborting aboveground absalom
absolution abstained accentuated acceptances accuser acetylene acorns acquirer acrobatic acrylamide activators
acyclic adherent adieu adirondacks adjudged admixtures admonished admonition adverb adverbs aeroplanes aet
afferent affiche affirmatively afflictions affluence affront africana afterschool agee agglomeration
aggressiveness agios agni agnosticism agonizing agricola agrippa agronomic agustin ahab aircrew airedale
airfields airspeed airstrike airstrip albee alcott aldosterone alexandrite alienating alight alimentation
aline aliphatic alissa allegorical allelic alleviated allium alphanumerical altona alumna alums amaranth
amaretto amazons ambit ambushed ameliorate amharic amicable amiss amniotic amorous ampere amplifying amu
amulets analysers anaphylaxis anatolian anatomically ancestries anchorman andorran andretti andros angelou
anhydride animas animating anions anjou annealed annecy annunciation antacids anthill anticoagulant antigone
antihistamine antiqued antistatic aphasia apologetic apologists apologizing apostasy appeasement appendages
appliques appraising appreciably approbation appropriating aquarian arachne arad arbitral arching
architecturally arjuna arlo armature armchairs armistice armorial arnica arraignment arrayed arrondissement
artemisia arteriosclerosis artfully arthritic artichokes aryl ascendancy ascites aseptic ashkenazi aspires
assailant assyria astonishingly astr astragalus astrologers aswan atacama atria attendances attentions
attentively attestation attitudinal attributing attributions auctioning audiologists audiotape audra aunty
aurelia auroral authorising autoclave auvergne avalanches awardees awash awed awl awn axillary axiomatic azide
azo babbler backhand backrest backstory backtracking backus backwash backwaters backwoods bacteriological
baffles baikal baileys balding baldy ballistics balloting ballymena balms bamako bambino banal bandanas
bandicoot bandung bandy bankcard banknote banshees banzai baptismal barack barbary barbecued barbs barents
bargained barked barometers barony barrack barrera barrios barros baryon baseboard baseless basques batching
bateau bathrobe bathrobes bathtubs bathymetry batons battering battlegrounds baudelaire bauxite baywatch
beadle beanbag beardsley beaters beatriz beckons bedouin bedstead beekeeping beeper beheading behest
beleaguered belfry belgravia belligerent bellman belushi benders benediction benet benjamins bens
berchtesgaden bereft bergerac berm bernanke bernese bernoulli berra bessel bestiary bests betraying betrays
beveridge bewildering bhakti biafra bifocal bight bigot bilbo bilinear bilingualism billfold bim binaural
binning biodegradation biogas biogeography biopic bipartite birdhouses birdman bishkek bitchy bizet
blackberries blacker blacklight blanking blarney blather blazed blazes bligh blighted blimp blindside blocs
blok blokes bloodline blossomed blossoming blots bluffing blurs bodhisattva bodyguards bogle boilerplate
boisterous boldface boles bolsters bolus bolzano boniface boning bonkers boobed bookable bookman boondocks
bootie bootstrapping bosons bostonian botanist botha bottomless bouillon boulevards bounties bourgogne boxwood
boycotts bozo bracketed brackish brainchild brainy bramble bravado breastfeed brenton breuer breve brickyard
brier brightening brigid brindle brisket briskly broadens broads broadside brodsky brogan brokaw brokered
broking brotherly brougham brownstone brubeck btl buckaroo bucking buckskin budgie buffing buhl bulges
bulldozers bullfrog bummed bureaucracies bureaucrat burglaries burglars burly burney burrowing busier
businesswoman butadiene butterscotch buttress buxom bypasses bystanders byway byzantium cabochon cachet
cadastre caddie calamities calculi calendaring calendula calibrator caligula caliph callable calliope calmer
calmness calms calving calyx campfires campy canasta candied candler canines cannery cannibalism cannibals
cantata canzone capitalise capris capsicum capsid carabiner caravelle carbonates carbonic cardenas
carelessness caressing carew cargoes carib carnarvon carnivores carotenoids carrefour carreras carrillo
cartels carters cartooning cartouche caskets cassis castaway castes castors castration casuals catabolism
catacombs catalase categorisation categorizing cathie cationic cattery cattlemen caudal caulk caulking
cavernous cecelia ceil celebratory celibacy cellini centipede centrifuges chafing chairing chancellors chanted
chaperones charmer chartreuse chasse chateaux chattering chatters chatty cheesecakes chekhov cherbourg cherubs
chickadee chickenpox chieftains childless childlike chimps chippendale chippewas chirp chisels chitosan
chittagong chlorella chokers chomp choreographers chretien christen chromed chronicling chub chucks chump chur
cichlids cimetidine circumvention cistern citron clack clank claro clashed clashing clasped classicism
claudette claudine clave clawed cleaved climactic climatological clinched cliques cloaked cloaks clobber
cloisonne cloture clunky coalesce coarsely coastguard cobbled cobham coburg cobwebs cockatoo cockney codons
cohabitation cohosh coimbra coincidences coinciding coley collegial colloquy colonials colonnade columba
columnar combing commemorated commercialize commercialized commie committers commutation commutes compactness
compactor compactors comparators compatibles compatriots compensable competently compressible conceals
conceiving concentrators conceptualization conclave concoction condense conditionals condolence confections
confederations confessing confirmatory confound confucianism congenial congratulation conjectures
conjunctivitis conjures connectedness connotation conquerors conquers conscription conservationists
consignments consolidations consolidators conspire conspired conspiring constantia consternation constrains
constriction construe contactor contaminating contouring contraindicated contrarian conversant conversing
convoys cooperates copay copayment copolymers copter coquille corelli cornerback cornering cornerstones
cornmeal correlating corroborated corrupting corrupts corsican councilwoman counterclockwise coups
courageously courthouses couscous cousteau coves cowling crackling craigavon craniofacial cranked cranking
craziness creamery creasing credentialed creeds creel crematorium crepes cress cricketers crimean crimping
crisscross critiquing crompton crone crosscut crossroad crouched crouse crowbar crts cruised crumpled crushers
crusted crusts crystallized cubism cuenca cuesta cuffed culbertson culminate culminates culpa culpability
cupped cupping curable curate curlew curries curtailment curving curzon cuzco cycled cypriots cytherea czechs
dado daffy dairies dalasi dalmatians damped dampening dapper darjeeling darken darlings darned deaconess
deadbeat deafening debarment debauchery debenture debits debunking decaffeinated decanters decapitated
decathlon deceitful decibel decibels deciphering decommissioned decomposing decompress decongestant
deconstructing decoupage decrypted dedicating deepens defamer defection deferring deflate defoe defuse delbert
delegating delimiters delis delores delos deltas delves delving demagnetization demeaning demetrius
demonstrably denizens denser deplete deployable deport depravity deregulated derick derma derogation
desegregation despotism detections detentions detonator devereux deviants deviates devouring dextrose
dialectical diapering diatribe dib dictating dictatorial dictum diehard differentiable diffusers digester
dijkstra dilutions dimaggio dimmed dimmers dims dings dingy dink diploid directorates dirichlet disagreeable
disagreeing disappearances disarmed disarming disassembled discerned disconcerting discussant disenfranchised
disillusionment disingenuous disjointed dismemberment disobedient disobey disorientation dispatchers
dispensary dispersing displacing displeased dissect dissenters distaste distasteful distinctively distorts
dived divest divestment divinely divulged dixieland dizzying dobbins doctorates doer doers dollies dominator
dominions donnas donned donnell doorman dormer doss dostoevsky dotson dotty doublet dovecot dowland downbeat
dowry dozer drafters dreadnought dree droids droves drugstores dualism dually duals duchamp duckling dud
dungannon duodenum durables dusts dysentery dystopia earache earhart earp easiness eckhart eclipsed ecologists
ecru edda eddies edom edsel educationally eerily eeyore effectuate effluents egmont ejector elaborating
elasticities elbe eldercare electrifying electrochemistry electrophoretic electroplating elevates eliciting
eliz ellipses ellipsis ellipsoid elongate eluded elvin elysian embarks embodying embroiled emerita emphases
emphasising emplacement empties emulates emulsions enablers enactments enacts encapsulating encircled enclaves
encrusted encumbered encumbrance encumbrances encyclical endeavoured endocarditis endorsers energetically
enforceability engender engendered englishmen engrave engraver enjoined enl enlarger enlisting enquires
enriches enteral entertains enthalpy enthralled entomological entrainment entwined envisioning eocene
ephemeris epitaxial epochs eponymous equalize eradicating erasers eritrean erma erstwhile erudite erythema
escapades escarpment eschatology esker eskimos espoo etruscan eugenio eukaryotes euphonium euphoric euripides
eutrophication evading eventing evermore evert evian evictions evoking exaggerating excellently excised
excites exclusionary excruciating exempting exorbitant expediency expediting experimenter exploitable
extenuating extractions extractive extrapolate extravagance extrusions fabricator facies factoid factually
faeries fags fairground falklands fallopian falsification falsified falstaff falter fanaticism fancies
fantastically farmyard fascias fastball fatigued fatter favouring fawkes fayre feasting febrile fecundity
felled fellini fells ferment fermions ferromagnetic fervently fescue fess fetches feverish fevers fianna
fibrin ficus fides fiends fiftieth figural figuratively filo finalise finalization finches fingerboard finial
finials firecracker fireflies fireproof firstborn fishbowl fissures flagpole flamed flamingos flapper
flashcard flatly flatmate flatness flaxseed flay flees fleury flippers floater flog floodplains floored
flopped floridian florsheim flotilla flowcharts fluidity fluorescein fluoridation fluttering foamy foetus
foliar folios folktales fontainebleau foobar foodie footwork forbade foregone forehand foretold forlorn
formalin formalize formica fornication fortaleza forthright fortify fosse fou fragmentary frailty francoise
franconia frankfurter fraudulently freemasons frenetic frescoes fresnel freudian fribourg frieda friendlier
friendliest frieze frisian frisky frito fromm frosh frostbite froth fruiting fug fulfils fum fumbling
fumigation fundy funnels fut futurism futurity gabber gadfly gaga gaiters galle gallegos galleon gallstones
galois ganesha ganja gantry ganymede gaol garbled garbo garrick gaspar gasses gastritis gastroenteritis
gatefold gatekeepers gatherer gaucho gaudy gawd gaya gearboxes geezer genealogists generalities generically
genghis genial gentlewoman gerbil germane gest gestapo gesundheit ghazi ghoul ghouls gibberish gilgamesh
gilson giraffes gish gite gladness glared glassman glazes glean gleaner gleefully glenna glint glioma globin
gloriously gluck glycerine goalies godsend goldenrod goldstone goldwyn gonadotropin goodly googled goons
gouache gouda gouge gouging goulash gourde gourds gradation grafted grandmas granulocyte gratified graver
grecian grieg grieved grisly groaning grosses grossing groupies growling growths gruff grumble guacamole guar
guardrail guava guayaquil guin guineas gulag gumball gummy gunned gunslinger guppy gushers gymnasts gyroscope
gyrus haarlem haggle haj hake halve hammett handoff handrails hansel haphazard hardbound hares harlot harpoon
harsher harshest hatcheries havel hawaiians headbands headliners headlining headrests heaney heaped hearse
heartwood heartworm heaving heavyweights hedonism heirlooms helices hellish helplessly heraldic hercegovina
heriot herm hermeneutics hermon herodotus heterozygous hexane hezekiah hgt hibernian hiccups highlighters
highline hight hijacker hilarity hillier hillsides hissing histopathology hitchhikers hoarding hoarse hobbits
hoisted hoisting holdall holed hollies holomorphic homemakers homey homily hominid honeydew hoots hooves horas
hornblower horseracing horseshoes horsey hospices hotdog hoteliers hots houseboats housemates hovered huelva
huffy humanly humberto humbling humongous humoral humvee hunchback hundredth hundredths hunky husker hutches
hydrocephalus hydrodynamics hyena hymnal hyperspace hyperthyroidism hypertrophic hyphenated hypnotist
hypnotized hypoallergenic icicle icicles ideologically igbo ilex illegals immeasurable immobile immobiliser
immortals imparting imparts impatiently impeached impeding imperfection impersonate impersonators implausible
implicate implode impounded impracticable impressing improvisational improvise imps inbreeding incipient
incitement inciting inclinations incompatibilities inconsequential incriminating incubate incursion incursions
indecency indecision indemnified indescribable indexation indic indicia indiscriminately indisputable indium
individualistic indivisible indoctrination inductively industrialists ineffectual inequity inevitability
infamy infatuation infeasible inferring infertile infiltrating infinitesimal infirm infomercial infotainment
infrastructural ingle ingleside ingot ingrown inhabiting inhaling inheriting inhomogeneous inimitable
initialisation injures inking innovating inoperative inordinate inquisitor insecurities insensitivity
instilled institutionalization intercellular interchanges interferometry interlingua internalized
internationales interphase interred interrogate interrogations interrogatories inti intramuscular intrauterine
intravenously intrigues intrude invercargill invertible inwards ionizer ionospheric irate irises irishman
ironstone irreplaceable ismael isomer isopropyl isothermal israelite issac iterators iwo jacobian jacobus
jailhouse jalisco jami jarring javanese jeepers jeffreys jesu jilin jitters jockstraps joggers joiners joists
jojoba jokingly jonson josephs joule journeyed joyfully juana judaic juggler juju jumpsuit juridical jurists
justifiably jutland kaiserslautern kamchatka kamehameha kanazawa kareem karmic katowice kaunas kebab keillor
keitel kentish keratin kerman ketones keyboardist keynesian kharkov khomeini kickback kierkegaard kilroy kina
kinabalu kindling kine kish kitbag kleenex knead knitters knolls knotting kooks kraut kristie kuching kursk
labours lamas lamaze landforms landless langmuir lanny laotian lapped larch larne lashing lassie latched
latching latencies lather latins laudable launchpad laurentian lavage laver lavishly lawlessness lawnmowers
layette lazily lazuli leal leaner leatherette lecce lectionary lector ledges leeches leeks legalizing
legislated leishmania lemmas lemongrass lengthwise leonidas leonora lethality leto levesque leyden liaoning
libellous libertine lichens lieutenants lifelines lighthearted lignin lignite lilliput limes limousin
linearized lingered lioness lipped liq liquidate lithographic lithology littlest litton livia livid livorno
loadable locational lockyer locos locum loge logotype lollipops lolly londoners loner longboat longbow loopy
looters lopsided loran lorca lorelei lorie lorrie lorries lothians lounger loveable lox lozenges luciferase
lucile lucite lucretia luftwaffe luger lullabies luminal lunatics luncheons lupine lurid lurks lusts
luxuriously luzon lviv lyceum lynching lyrically lysozyme macaw macc macedon machinations mackinaw mads madura
magdalen magnate magnetically magnetosphere magnificence magnificently maharishi maimed maintainability
malabar maladies malformation malleable mallets malnourished managua manchu manchuria manchurian mandible
mandibular mange mangosteen manicured manilla mannequins mannose manoeuvres mantras mantua manuela maoists
marceau marcie margaritas margherita marginalised margret marinara marksman marl marple marquees marrakesh
martians marts massif mastitis masturbates masturbators matchbook materiality matts mauritanian maxillary
maximally mcnaughton meagan meatball meatpacking megahertz memorization menage mentored mercies mercurial
merengue meringue mesons metical metroplex microchips microcode microcomputers microeconomic microgram
microgravity microseconds middleweight midline mightily mikado milepost milligram millionth millisecond milter
minefield minimalism miniskirt ministering minna minnows minos mired misadventures misappropriation
miscellanea misdirected misfortunes misgivings misinformed misinterpretation mismatches misread misrepresent
mistreated mitchel mitten mitzi mobilise modeller modernising modernizing modifiable modigliani modulates
moguls moiety molested molluscs momenta mommies monad monochromatic monolayer monopolistic monotony montane
moonrise moorland moos moravia mordecai morgen morita morphed mortally mortgagor mosses motherland
motorcyclists mountaintop mountings mourned mourners mournful mouthfuls mouthpieces mowed muddled muenster
mulching mullah mullahs mulling mulls multimillion multiplexed multiplies mumbled munching munchkin murat
murmurs murrow mused mushy musicale musics musty mut mutagenic muttering myopic nabbed nablus nachos napping
narc narcolepsy nationalistic neapolitan nebulizer necessitating neglects negotiates neophyte neotropical
nettles neuralgia neurologists neurosis neutralized neutrals nevermore nevin newsagents newsstands ngultrum
nickle nicobar nicolson niedersachsen nigerians nihilism niigata nivea nobleman noddy nodule nona
nondestructive nonfatal nonmembers nonrefundable noreen normalcy normalised normalizing norseman notifiable
nutritionally obeys objector objectors obliterated observables obtuse obverse occam occipital ochoa odense
odious offensively officiants offshoot offside ogilvy oilseed oka oke okla okra olav oliphant olivine
olympians ombre omnipresent omniscient onlookers oocyte opals ophthalmologist opined optoelectronic oracles
oran oreo oriente oriya ornamentation ornithine orthodontist orthotic oryx oscillatory oses ospreys osteopaths
ouguiya outbox outbuildings outcasts outcrop outfitting outgrown outhouse outlander outnumber outperformed
outperforms outputting outrageously outrun outstation outturn outwards ovals overactive overburden overclock
overcoat overestimate overflowed overhauled overjoyed overpaid overpowering overtaking overtures overturning
overused oxbow oxfords oxidants oxygenated oxygenation oxytocin pacemakers pacifism paddlers paella paganini
pageants pails paintbrush palmtop palpitations paltry pampa pamplona pandemonium pandering pandit panics
paperweights papillary paracetamol parakeet paralleled paraphrasing paraprofessional parapsychology pardoned
pardons parliamentarian parsonage participle partisanship paschal pashto passable passageway passers
passphrase pastes pasty pataca patras patted patter paucity paves peacemakers peacemaking pecking pecs pectin
peculiarly pedagogic peddling pedometers peeking peeks peerage peeves pelicans penalize penning pensive
pentacle pepys pequot percentiles perceptible perchance perches percussive perdido pergola periscope
permafrost permeate permeates perpetuated persimmon persisting perusal petitioning petrel petrology petticoat
phaeton pharaohs pharmacologic pheasants phebe phenobarbital phenom philistines philology philosophic
philosophically phoenician phoneme phonemic phonic phosphodiesterase phot photochemical photogrammetry
photojournalist phr phrased physio physiotherapist physiotherapists pianists picturing pieced piecing piemonte
piggyback pigtail pigtails pilgrimages pillage pilsen pinckney pineal pinwheel piscina pivoting placard
placards planktonic plantain plateaus platen plausibility playability playfully pleat pliable plied plier
plucker plummet plummeted plunges pluralistic pluses plutarch pneumatics podiatric poetical poincare
poinsettia poirot poitiers pokes pokey polarisation polisher polluters poltergeist polypeptides pontiff
ponytail poodles poon poplin poppa popularized populating pornographers portico portrayals posen posses
possessor postcolonial posthumous postmortem postponing postulates postural posturing potentiometer pounce
powhatan practicalities pragmatics prams prat prato pravda preaches preamplifier preceptor precocious
preconceived preconception predominance predominate preemie preempted prefab preflight preformed prefrontal
prekindergarten preludes premarital premenstrual prepackaged prepayments preposition prepositions preschooler
pressman pressuring presumes presuming presupposes pretender prewar priestley princely priors prismatic
pristina privatize probables procurements proffered profusion projectiles proliferate proliferating
prolongation prolonging promontory propagates prophesied propolis proportioned proposers propped proscribed
prospectively prospectuses prospered prostheses protectionism protester protozoa protozoan prover provisioned
provocateur provokes psychedelia psychopharmacology pubes publicise publicised publicizing puddles puffing
pumice pumper punctual punctuality punter pupa purists puritans purl purveyors pushchair pushchairs pushy
pyrene pyridine pyrotechnics pythons qts quadrants quagga quakes quandary quantifier quantized quartered
quartermaster quarto quasars quays quechua quickness quicksand quilter quince quintessence quips rabbinic
raccoons racoon radicalism radiocarbon radiographs radiometer raff rafter raga ragweed railroading raked rall
ramping ramsgate rapping rationalisation ravages raver ravings ravished rcpt reactivate reactivated
reactivation reade reams rearrangements rears reassign rebroadcast rebuilds rebus rebut recalculated
receivership recharged recife recirculation recluse recognisable recognitions recollect recompense
reconditioning reconfigured rectifiers recyclables redefines redeployment redfish redgrave rediscovering
redistributing reestablish referendums referent refilled refinanced refiner refiners refocus reformist
refurbish refurbishing refutation regalia regionalism regroup regularization rehearsed rehearsing reining
reintroduction reinvented reinvention rejections rejoiced rejuvenating relapsed relatedness relaunch relaxant
relaxants reliefs reloads remade remakes remaking remarriage remarried reminisce rend renounced renunciation
reopens reorganizing repayable repossessed repossession reprehensible repress reprieve reprisal repugnant
rescheduling resignations resolutely resonates resplendent restaurateurs retainers retaliate retaliatory
reticle retorted retransmit retries retrofitting retrospectively returnees revamping revels revitalized
revocable revoking revolting revolved rewrites rewrote rheology rhinelander rhodesian rhondda ringling
ringside ringworm rinks ripstop riverine rizal roadblock roamed roars rocketry rolando romanesque rona rood
rooks rootkits rosaries rosemarie rosin rothko rots rottweilers rowena rower rowers rubberized rubbers rubik
ruck rucksacks rudeness ruffles rufiyaa rufous ruhr rumbles rumbling rumoured runaways saar saarland sacco
sachets sachsen sacral sacramental saddled sagas sain sakhalin salicylate salinger salsas samsara sanaa
sanctioning sanguine sanitized sanitizer sardines sardis sarto sasquatch sassafras satanism sate savona savour
savoury sawmills sawtooth saxons saxophones sayer scabies scalars scaler scalpel scaly scammed scariest
scavenging scheming schick schlegel schoenberg schoolwork schrodinger schuman schwerin scintillation scoot
scoped scoreless scorned scrambler scrapes scratchy screech scribbled scrolled scrotum scrubbers scruffy
scrumptious scrutinize scud scuff scurry scythe seabird seabirds seafloor seamstress seascapes seashells
seaway secrete sedatives seep segregate segue seismology seizes selden selene selflessness seminaries senile
sensitized sentinels separatists sequent sequined sergeants serological serpents serviceability servos sett
severally sextet shagging shallots shamed shamelessly shandy shanna shanty shapely shapers shavings shaykh
shays sheaf shearwater sheathing shh shigella shinto shits shockingly shoo shoplifting shortcoming shortlisted
shouldered showoff shrank shrike shrimps shrunken shuddered sics siddhartha sidecar sidewall sifted sighing
sikhism silences silhouetted silkscreen siloam silvers silviculture sinfonia sintering sisal sitar situs
skagway skeeter skiff skimmed skippers skirting skittles skyrocket skyrocketing slackers slammer slasher
slates sleepiness sleepover slimmer slinger slipcover slither slog slop slouch slung slur smearing smite
smithson smote snafu snarky snatches snatching snazzy snickers snide sniffed sniping snitch snout snowdonia
snowed snub snugly sobs socials sods softest soiling sojourners solicits sols sombre somme sontag soph sops
sorceress sororities sorrowful souffle southerners sovereigns soweto sows spaniard spawns spayed spearfish
spearman spearmint specifiers spectrometers spectrophotometry specular spewing spiking spillage spillovers
spillway spinoza spiritualism spokespersons spongiform spoofed spoofs spooks spouting sprain sprained
spreaders sprinkles squatters squeezes squelch stabilised stabilizes stabs staci stagger staircases stairwell
staking stalinist stamper staplers stargazing stasis staterooms stationers stator steamroller steeplechase
steeply steinway stentor stereoscopic stereotyped sternly steroidal stiffer stifled stirrup stockbroker
stockman stoic stoles stoning storied strafford strainers strangle strayed strays streaked streptococcal
striper strobes strolled strongholds strove stubbornly stuffer stull stunted stupidly stutter subacute
subfield subgenre subjection sublingual suboptimal subplot subregion subservient subside subsidizing
substructure subsumed subtext succinate suckling suds suffocation sufism sugary sullen sulphide sultans sumer
summarization sundials sunfish sunroom supercomputers superconductor superficially superhuman supernovae
supersize superstores supplant suppositories sura surabaya surrealist surrenders surrogates surv suspecting
suspender suspenseful sustainably sutures swash swastika sweatshop sweepers sweepstake swerve swindle
switchblade switchover switzer swivels swoon swoosh synchronicity synchronizer syr syriac syrians tableaux
tabling tabloids taboos tabulations tacked tagore taichung taille taillight takeaways talkies tallies tallow
talons tamarind tamed tammany tampered tampons tanager tandoori tanga tangier tankard tantrums tare tarn
tarragon tarry tarsus tartu tassels taunting taurine teases technetium technicalities teeter telecaster
telegrams telegraphic telepathy telephoned tenancies tennessean tenses terabyte terabytes terrapin testable
testaments testator texting thais thaler thalidomide thar tharp thawing thebes theism theosophy thermals
thermoelectric thermostatic thiamine thicken thickens thickly thinned thorium thoroughfare thoth thrace thrall
threes throes thruster thunk tibetans tibial tical tickers tightens tilapia tilbury tilts timaru timbre
timekeeping timepiece timidity tinge tiniest tinned tinsel tipper tipsy titling titres toasty tocqueville
toggles tole tolling tonkin tooting topmost toppling topsy torpedoes torrid tortoises tortuga tortures toting
tourer touristic tracheal tracie tractable tradable tradesman trailblazers trainspotting tralee tramps
transcending transects transferability transference transits transp transplanting transponders transportable
transposed trashing trattoria travertine travesty trawler trawling treasurers treasuries tremolo trepidation
trestle triassic trickery trickster triennial trigeminal tripura trivially troika troposphere tropospheric
trotters trotting troubadour troubleshooter truer truest trumped tubby tuber tubules tucks tumbleweed tumult
tunnelling turban turpin turrets tusk twang twee tweedy tweeters twirl twirling twisty twit twos tycho typeset
typographic tyrannical tyrannosaurus udall ufa ugliest ugliness ukrainians ult ump unabated unaccounted
unadjusted unanimity unassuming unbelief unchained unchallenged unchanging uncoated uncomfortably
unconscionable unconsciousness uncooked uncorrelated undemocratic underarm underclassman underdogs
undergarments underprivileged underutilized underweight underwrite undesired undiagnosed unencumbered
unexcused unfairness unforgiving ungraded ungrateful uninhabited uninhibited uninitiated unionism unionized
unkind unleashes unlined unopposed unordered unpainted unprofitable unpunished unrestrained unsalted unscathed
unsealed unselfish unsold unsubsidized unsurprisingly untied untouchables unwell unwieldy updike upping
uprooted upshot upstart urethral uric urinals urinalysis urinate urinating urological urquhart utilises
uttering uzi vacationers vacuuming vagrant vagueness valenti valour vang vanquish vanquished varese varia
varnishes vedas vegans vegetated vengeful ventricles verbena verdant verifications verticals vesicular
vestibule vestry vetiver vetting vexed vibrato vibratory vicarage victorians victors vidar videocassette
viennese viewings vindication vinyls violoncello visioning viticulture vitriol vixens voided voile wacko
waggoner wailers waistcoat waitresses walgreen wanker warblers warmup wartburg warthog wastage watchmaker
watchmen watercolours watercourse watercourses wattle waveguides wealthier wean weaned weariness weasels
wedged wedlock weeklies ween weenie weer weimaraner weirdest weizmann wellhead wellspring wendi wester
westfalen whacked whee wheelbarrow wheelie wheres whet whetstone whiff whiny whirlpools whisker whitechapel
whitefield whiteley whiter whitewash whitsunday wholesaling whorl wickedly wielded wiesel wilful wilts wimp
wimpy windings windowing winemakers winkle winsome wintergreen wintertime wintry wiseguy withstanding witter
wodehouse woefully womanhood woodcraft woodcut woodworker woodworkers woofers workdays workweek wormhole
wormwood worsens worsted worthiness wpm wrecker writs wronged xiaoping xxix xxxix xylophone yacc yahtzee
yamashita yams yeahs yeasts yemeni yore yuppie zebras zidovudine zug
5.3: abkhazia aborts absolutes abstaining abstention absurdly accompaniments accomplices accrues acidification
acquiescence acrobatics actinic adderley adige adjudicate adjuncts administrated admires adoring aerobatic
afresh aftertaste agadir agassiz aimlessly airstream akan aldehydes alderney alejandra alfresco alga allay
allee alleluia alphabetized althea amalia americano anadromous anglicans angstroms aniline animus annihilate
announcers annulus anonym anorexic answerable antebellum anticoagulants antimatter antiserum antitumor
aphrodisiacs apologises apologist appaloosa appends appomattox apprised aqualung aral arbour archon ardennes
argonaut arguable armoury arousing artesian arthropod articulates ascetic aspidistra assailants assamese
asuncion asunder asynchronously atherosclerotic attentional attenuators attesting auditioning aught augments
austerity autobiographies autocratic autonomously aviators avocados avowed backboard backtrack backyards
baffin baguio bahamanian bailed bailout ballparks balmy balt bandwidths bantu barbarism barbarous barbiturates
bares barret barrette bartok batsmen bayreuth beachwear beanstalk bearable beautician beautify becks
bedwetting beecham befriended begonia benadryl beni bentham bentonite bequeathed berserker berta betwixt
biannual bigoted bigots bilberry biogenic biomedicine blacksmithing bladed blameless blanch blasphemous
blockages blonds bloodthirsty blowouts bluebell bluestone bobbins bodysuit boggle bombard bongos bonk
bookbinding bookplate botticelli botulism bourg boyish brae braiding brainwave brasov bravest brazier breaded
brightened bris brucellosis buckled bumbling bungle bunks buoyed burlap burman bushfire bushland buttock
buttoned buzzards byelorussian cabanas cabral cadastral caesarean caius calcification caliban callus camphor
candela candidature candidly caning canny cantaloupe cantatas cantons capitalised capitation carabiners
caravaggio caraway carboxylase cardioid cardozo carillon carnatic carvers casement caseworker caslon castaways
castries cataclysmic causey cede celebrant cellist centigrade centralize cerulean chainsaws championing
charlatans charlies chartres cheetahs chemotaxis chicane chins chipmunks chisinau chita chlorides chronicled
chums cicada circulates circumscribed clairvoyant clapped clapper clarinets clavier claymore cliffhanger
cloakroom cluj clutched coachman cobras colchicine coldly coldness collard collectives collegian colonisation
colons comatose combats comings commendations commode compacting comparer complicit comprehended comprehending
conceding conceited concepcion condensers conestoga confederates confessor confided conformations confucian
confusingly congeniality conger conic conjunctions connemara conservationist conspirator constructivism
consuls consummated contemp continuations contractile contravene convenes convexity coot copywriters
cordillera cording cored coring corks corned cornice corporeal corroborate cortisone costumed costuming cotes
cottons coughed counterclaim counterintelligence coursing couturier coverup covet cowgirls crabby credenza
cremated creosote crevice crevices crewed crinkle croats croissant cronkite cropper crozier cruse cryptology
cubby cuddling cuddy culpable curatorial curia curried cybernetic cyrano daedalus dagmar dampened dartboard
darted dasher daybook daydreams dazzled deadlocked deanery dears deauville debited decennial decently
deceptions decile declarant decodes decoupled decry dedicates dedications defiled degeneracy degeneres deicide
deidre democratisation demonstrative demosthenes demoted demotion demystifying denounces denunciation denys
depolarization derailleurs derision desertion destabilizing destinies determinate deterring detours deut
deviated devises devonian dictatorships didgeridoo dieppe dieters dietician difficile digestible dihedral
diktat dimers dimple diogenes dione dirtiest disaffected disciplining discordant discounters discriminates
disequilibrium disguises dished disinfect disintegrated disjunction dismissals disoriented dispersive disposes
dissipative dissociative dissuade distinctiveness disturbs ditched diu diverging docent docile dockside
dollhouses dominus doubleheader dozier drakes dramatist driest drogheda drooping ducked ducking duds duels
dunks duos durer durga dutifully dux dyne dyspepsia earplugs earshot earthwork earthworm eclampsia edibles
effervescent egbert eggnog egotistical eights eisenstein ekaterinburg eke elasticated elderberry
electrocardiography electromagnetism ellwood elohim eloy elucidated elucidation elude elution elway emanate
embellish emigrate encloses endometrium enforcers enjoin enlace enniskillen enslavement enticed entomol
entryway enveloping envied envisages envoys epithet equalized equips erases erfurt ergodic erlanger escalators
escapade essie ethane euphemism eure evacuations evangelization evapotranspiration evens evergreens evict
evidencing evinced evolutionists exasperated exclaim excrement exemplars exerciser exhortation exonerated
expressiveness exudes eyewitnesses fabulously facebook faecal faeces fainted falconry falsify faltering
farquhar farthing fatherland faulted faulting feedlot fenugreek feria ferocity ferraro ferritin fertilisation
fester filial filofax fingernail firmament fissile fitment fitzsimmons flatulence flaunt flavin fleshed
flicked flirts fluorite fluvial footloose forearms forename forgeries forges forgetful forgetfulness forking
formalization formate formers formulaic fossa foursomes foxtail frankincense fredric freesia freestone fretted
frictional friesland frise frt fuelling fujiwara fullback fumbled gallantry gamelan gangland garnished gasps
gastronomic gatehouse gatherers gauged gemeinschaft genealogies generalisation generalizing genitourinary
genocidal geostationary gilder giotto glasnost glasshouse glengarry glitters globalized goad godliness
godmother godspeed goodbyes gooseberry goosebumps grandfathers grandsons grater greedily greenaway gregarious
grimaldi grog grok groomer groping grossed grouchy grownups grubby grumbling guardsmen gules gunnery gunpoint
gur gusher gusty gutsy gymnasiums gyration gyros hadrons haemoglobin haemorrhage hahnemann haida hairline
hairstylists hallucination halogenated handbrake handkerchiefs handrail haring harmonizing harriett hashed
hayworth headlands headlined headstrong heckler heeded heimlich heliport hellcat hemmed hemmer hemming
henchmen herbalist heterologous hiccup hieroglyphics highchairs hippopotamus hippos hissed hokey hollows
holyhead homered homicidal hond honeybee hooch hooligan hoopla horsemanship hotbed hothouse hotkeys
houseplants hovers howls hubcaps humanists humiliate hummus hungarians huntingdonshire hurrying huskers
hustlers hydrants hydrates hydrogeology hydrograph hyperglycemia hyperthermia hyphenation hypothesize icebergs
illegality immortalized immunosuppression impedes impersonator impresses impropriety inborn incas incisions
inclusiveness inconsiderate inconveniences inductees indulgences inequitable inessential inexhaustible
inexperience infarct inflorescence inhibitions inky inpatients inscrutable insets instal insurable
intercepting interfaced interferences interleaving interlocutory internalization internationalist
internationalized interned interpolate interrelationship interrogators intuitions inundation inversions
investigatory iolite irkutsk ironclad isadora ischaemic isidro ivs izod jabs jackrabbit jacquelyn jaffna jell
jeopardized jerrold jetway jeweller jinn jots kalimantan kamala katakana keisha keokuk kerbside khakis kibbutz
kidnappings kindergartens kindled kirkman kirov knickerbocker knocker kosciusko koto krill lambskin lamenting
lancers landlady lapidary lapp laureates laymen ledgers leftmost legalities leisurewear lemming lengthened
leola leos leper levitation levying lexicons lidia lifeblood lifeguards lifesaver ligature lilacs limericks
liquidating liquidations lir liston listserver lithia littering liven loathsome logarithms loomed loons loosed
lovelock lublin lucan luckiest lupe lurch luring lxi lysosomal madcap maddening madrigal maggots magpies
makings makkah malady malamute maliciously maligned manatees mandan mandolins mandrel manipulates manipulators
manors mantels manzanita marauders marchers marciano marketability marmite marsala marshalling marxists masc
mashup massacred massed massless masterfully mastic mastodon materialist matin maun mauser mawson maxed
maximizer mccray mcluhan meanest medallist medellin medians megabits megaphone mejia melange melodramatic
mesmerized mesopotamian mesozoic metaphorically meteorologists methacrylate methodists mettle mfd michelson
microelectronic microsomes middlemen midrash miler milkweed mineralogical minoan minty minutiae misalignment
miscarriages misdiagnosis miser misnomer misprints missus mistaking mistyped mitochondrion mobster mocks
molesting mongering mongols monocyte monogamy monolayers montaigne moonlighting moonlit morelos moronic morphs
mortician mortification moskva mousetrap msgr muddle muffs mufti mugger mulled mulroney multiparty multiverse
mumble mumbling munchies musket muskie mutate myasthenia mystified nakedness naphthalene natty naturism
navigated neanderthal neared needlecraft negev neigh neoliberal neonate neruda nestling newness newsagent
newtons nibbles nickles niggers nightgown nines nipissing noblest noguchi nonempty nonfat nonferrous nonhuman
nonpayment nonsmoking nonsteroidal nontoxic nooks noriega normalisation northrup nostril notepads nought
novation nullify nursed nutritive nymphets nymphos obfuscation objectivism obscuring obstetrical obstetrician
obstinate octaves octavo oestrogen offenbach officiate offload oink ointments okayama oldie oleander olefin
omelette omens oodles operability operetta opportune oppress optometric opulence orangemen orangutan orff
organelles organometallic oriel orin ornithological orphanages orpington oud ouse outcrops overbearing
overblown overeating overestimated overexposure overhanging overheat overloads overplay overpopulation
overpowered overrule overtook oxalate packagers padlocks paladins paley palladio parachuting paramilitaries
paraphrased paraprofessionals parasailing parkas partiality participative passivity patella pathan pathfinders
pathologies patriarchs patrician pavlov pectoral pedicures peeve peewee pensionable pentathlon penumbra peps
perak percussionist perfectionist perfecto pericles permeated perms persecute personalisation personified
perusing pervades pesach pews peyote phagocytosis philately phlox phonecards phonemes photogenic
physiologically pianoforte pickling picnicking pidgin pinko pinnacles pisgah placeholders placket playboys
plies pliocene plop plucking plundered poconos podiatrist pokers polanski polarised polemic polenta politicos
polycyclic polyhedron polyphone polyphony pomfret ponchos popsicle porky posers posits posthumously
postsynaptic potentiation practicals practises preconceptions predeceased prefectural premised pretence
pretensions primeval prioritised privatised privatizing probative procreation professing progenitors progestin
prokaryotic proletarian promiscuity prongs pronouncement pronouncing propagator prostatectomy protectionist
protectorate proteolysis provencal psychoactive psychosomatic psychotherapists puffer pulsars pulsatile
punchline punctured punishes purina purist purpura purveyor pusan pushkin puzzler pyridoxine pyrimidine
pyrolysis pythagorean qualms quantifiers quarrels quarterfinal quash questioner quickies quills quinine
rabbinical rabi racecourses racketeering radially radiates radiometric rainmaker ramses rance rappaport
rasputin raters ratifying rationales rationalism ravenous razorback reaffirming reaming reaped reappeared
reassembly reaver rebelled recaptured recede reckons recline recompiled reconvened recurrences redbirds
rednecks reducers reducible reductive reelected reemployment reevaluate reexamination refines reflow
reformatting refrained refutes refuting regurgitation rehabilitating rehabs rehash relegation remembrances
reminiscing remodelling remoteness repackaged repairable repaying replenished reprimanded reprisals
reprogramming reptilian repute rescuer reseda resentful reshuffle resistances resonators resorption
respectability restorer retards retrace retroviruses revives revolutionizing revolvers reyna rezone rheum
ribonuclease rickshaw rifleman rifts rigel rigour rime rimless rippling roaches roadie roadkill robt rommel
roofed roofers rosalyn roseau rostov roundabouts rouser roxie ruddock rumen ruminant rummage runt russet
rusting rustling ruthie ruthlessly saatchi sachet sacking saddleback safekeeping sagittal saguaro sailer
sailfish saintly sakes salicylic salk salto saluted samaritans sanctus sanitizing sappy saracens saran satori
saturate sauerkraut savagery scabbard scaffolds scallions scalper scantily scanty schmuck schoolyard
schwarzkopf scipio scone scorch scrapie screamer scribbles scrivener seismicity selah sellout senescence
sensitively septa sequelae sequencers serially serology settee sevastopol sexier shallower shamans sheared
sheaves sherbet sherrie shifty shims shires shivered shizuoka shockley shopkeepers shorebirds shoring
showmanship shriek shuffles shutoff shyly sidebars signification signore signpost signposted signposts
silencers siliceous simulcast sindhi sinhalese sinker sintered siracusa sired situate sizer skein skeins
skimmers skinhead skinless skirted slavonic sledgehammer sleight slewing slicers slicker slipcase slipstream
slovakian slurping slurs smalls smirnoff smock smocked smuggle smurfs snagged sneaks sneer snorted snowballs
sociocultural solidification songbirds sooty sophocles sorties soundscapes soundstage spaceships spars specie
spectrograph speedster spellbinding spellcheck spermatozoa spillover spilt spinoff splenic splinters splurge
spokesmen spondylitis springbok sprouted spry squeal squint squirm squishy stabilise staffroom stairways
stalingrad stalkers staphylococcal starches statist statutorily staves steadfastly stealthy steno steppers
sterol stewed stickiness stigmata stillborn stilts stockpiling storeys stowed straddling straights streaking
streptomycin stretchers strum stuyvesant subduction subito subpoenaed subpopulations subrogation subsequence
subspaces substantiation substations subtopics suet suitors sumerian sunscreens superpowers superseding supine
supplication surmise suwanee swagger swanky sweatpants swirled synchronised synchronizes syne syntactically
syntheses synthetics taal tabriz tagger taiga tamils tangles tannery tans taranto tartans tartrate tater
taverna taxicabs tealight tearful teem teleconferences telepathic telephonic telephoning telltale telstar
tempers tendonitis tepid terminators terrazzo textural thackeray thalamus thallium thermistor thimerosal
thirtieth thoroughness thoughtless throb throttling thrusters thunderous thunders thyroxine tiberian
timekeeper timur tints tippecanoe tirade titania toenails togetherness toleration toluca tombstones tomes
tommie tonto toothless toots topi torrens torrential torsional tourniquet townspeople toyama trackballs
tracksuits transcribers transfiguration transitioned trappers treas trenching trevino triceps tricking tricot
tricyclic trifecta trilateral trillions tripe triplicate triptych triumphed trodden trombones tryst tugboat
tugging tula turbos twisters typefaces typewritten typists ulceration unaided unattainable unconsolidated
undaunted underbelly underfoot underpaid underpins understory unease uneasiness unharmed unhinged unimpressed
uninspired uninvited universalism unmanageable unmistakably unorganized unpredictability unremarkable
unsweetened unworkable upmarket uprights upsurge upswing upturn upwelling upwind urbanisation urologists ursa
usury vaccinia vacuolar vagaries valances valenzuela valine vanes vedanta velazquez velveteen ventilators
verein vernier vertebra vestiges vetted vienne villainous vindictive visconti vitals vitoria vizier vole
volgograd voltmeter voracious vostok wallabies wallaby wannabes warlike waterline watermarked waver wavering
weatherman weightings whalers whammy wherewith whippet whisked whisperer whitsundays whyalla wieland wiggly
wilbert wile wilford windjammer windproof windshields winking wistful withering witted wonderbra woodpeckers
wooing wordplay workhouse workpiece wrangell wreckers wrester wrights wringing writhing wurlitzer xhosa xxxi
xxxii yalta yamagata yous yow zacharias zesty`;
