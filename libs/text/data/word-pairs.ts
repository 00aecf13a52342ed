// Written by scripts/make-word-statistics.mjs from the word counts of SymSpell (MIT), changed in form; see NOTICE.
export const WORD_PAIRS = `a: -1 in of on or that the to with 0 an and by for is 1 a can do email get help how many members not now
online reserved use will 2 being buy care cart cd coming contact copyright currently days de download due easy
feedback finance following forums friends girls going google hosting just kingdom least like linux listed make
march men never next north nude pc people privacy read register same say sell sex shipping so sun systems take
too united windows yes 3 back beach beauty best board born breakfast breast brown build bush calling cancer
casino cent centre changed chief children christian cleaning click code com comfort communications
compensation compliance content control cook council county cream cum data delivery department design detail
determined developed development die dining disclaimer down faith fax featured feed feel fitness fox freedom
funding gallery gambling gaming garden gay go god graphics hall hardcore hardware health heritage hockey home
hope hosted hunter java justice kit lake las last learned leave left likely listen literature login logo love
mac mail main maintenance management max media medicine mode money monitoring most mostly music naked nature
navigation news no northern noted once page palm park pay per percent planning poker porn postal prepared
present president price printing processing profile programming progress protection published publisher
publishing pussy racing rank rape rating ray re reading ready recommended reform related release rent repair
reported reporting republic required resort saint sale sales salt saying science search sec secretary sector
select serving shop shopping size software southern sporting sports standards stated status stay still stock
support supported supreme sure talking tech technology teen testing thank transit transport transportation
travel trouble turkey university used valley van version view viewing void wait watch ways weather western
wildlife wish women write writing zip 4 babe bar baseball basket basketball bass bath battery bear beat bed
bedroom beginning bell benefit beta bill billion binding biography birth birthday black blog blood blow
blowjob blue body bookmark boot border bottom bound box brain broadband buddy building bulletin business buyer
buying cable calculator calendar camera camp campus cap capacity capital card cash cast catalogue catch cause
celebrity cell census certification chamber changing channel chapter chart chat cheap check chicken chocolate
chosen church circuit city classical clearly climate clip clock club co cock coffee college colour comedy
commission committed committee communication community compatible competition completed con conference
confidence configuration connected consent conservation consideration constitution construction consulting
consumer context continued convention conversion corporate corporation correct cost cotton count counter
course cover covered creation creative credit crew cruise crystal cultural culture current curriculum customer
cut cycle dance date dear death debt defined definition demand dental depth description designer desk desktop
developer developing diamond dick dictionary diet diff digital dildo directed direction director directory
disabled disc discount discovery disease dish display distribution district domain domestic door dot downtown
drama draw dress drive driving face fact factory faculty failed fall fantasy far farm fashion fat father
favourite fear festival fighting figure film filter financial finding finished first fiscal fish fishing fit
fix flag flash floor flow flower fly follow font food foot football force forced forecast forest format forum
forward foundation frames free frequency front fruit fuck fucking fuel functional fund gain gas gender gene
generally generation genre glossary gold golden golf gourmet government governor grade gray green ground
growth guarantee guaranteed guard guess guide guitar hair hand handle hands head healthcare heat height
helpful helping highway hill hip history hold holding holiday holy hot hotel house housing jazz journal jump
kernel king kitchen knowledge known la lab label laboratory labour land language laser late launch law lead
leadership league learning leather length lens lesbian less level liability library life lifestyle line linked
listing live location log logic los lost lunch magazine magic mailing male managed manager manual manufacturer
manufacturing map marine mark market marketing married matching material mature mean meaning measurement
medical membership memory menu merchant mesh messenger metal meter micro mid middle mind mine mini minister
ministry missing mobile modified module monitor more morning mountain mouth movement moving multimedia
multiple muscle museum musical must name named near nearly necessary need net newsletter night nine noise
notebook notice null nursing one pack paid paint painting pan paper paragraph parking pass password past
payment peace performance perspective pet pharmacy phase philosophy phone photo pic pick pin pink planet plant
play plug plus pocket policy pop port portal post poster posting power practice pregnancy presence press
pressure previous pricing prince print printed prior pro processor product production programme promotion
properly property protected protein protocol province pub publication purchase purpose push quality quantity
queen quite quote radio rain raise raised rate ratio raw reader rear recently recognition recorded recording
recovery red region registration regulation regulatory relation relevant relief religion rental reply report
research reserve resistance responsibility responsible rest retail retirement return revenue revision right
ring rise river road rock romance room root rose round route royal run running safety salary satellite saving
savings schedule scheduled school scope score screen sea season section security selected server service
session setting setup seven sexual sexy shape share sheet ship shirt show showing side sign silver site ski
skin sleep slot smoking snow soccer social society soil solar soul source spa space spam speaker species speed
spirit sponsor sport spread spring spy square staff stage standing star start starting state station steel
stop storage store street strength stress structure studio style subject submission sugar suggested suite
summer super supply supporting surface swimming switch system tag talk tape tax tea teaching technical
television temperature ten tennis term territory text theatre theory thought thread time title toll top topic
tournament tower town track tracking trade trading traffic trail training transfer translation transmission
treatment trust truth try turn twenty twin two type union universe username vacation value vendor vice video
village vintage virgin visit visiting volume waiting walking war warranty water web weblog website wedding
weight welcome well wheel white wholesale width wife win wind window wine winter wire wireless wonder wood
work working world worldwide wrong yellow youth zone 5 baby background backup bag balance ball band bank base
basic basis battle beer bid bike biological bird block blonde boat bond bonus book booking bowl boy branch
brand break bridge broken brother browser budget built bus button call campaign car career carrier case cat
category central century certificate certified chain chair challenge change character charge chemical choice
circle civil claim class classic classified classroom clean client clinical close closed coach cold collection
column combined command commercial compact company comparison completely complex component computer concept
concern concert condition conflict connection consultation contemporary contest continuing contract contractor
contribution controlled cool core corner country court crazy crime criminal cross cup daily dark database
daughter day dead deal dealer debate decision dedicated deep default degree delay demo democracy democratic
designated destination device difficult dinner direct discussion disk distance distributed division document
dog dollar double doubt draft drawing drink driver drop drug dry dual duty facility factor failure false
family famous fan fast faster feature federal fee feeling female field fight file final fine fire firm five
flat flight focus foreign form formula four fourth frame framework fresh friendly fully fun function funny
further future game gateway general generic girl given glass global goal graduate grand grant graphic group
guest happy hard hat hearing heart heavy hell hidden high historic historical hit hole horse hospital host
household human husband job judge junior key keyboard keyword kind lady laptop later layer leader legal
license light limit limited linear link liquid list living load loan local lock longer loop loss low lower
luxury machine marriage mass master match matrix means measure medium meeting memorial mental message method
military mirror mission mix mixed model modern monthly mortgage mother motion motor mouse move movie much
nation national native natural nearby network new newly newspaper node non normal note nuclear package pain
panel parameter parent part particularly partner partnership party patch patent path patient pattern peak
permit personal physical picture pilot place plain plan planned plastic plate platform player point police
political poll pool poor popular population portable portfolio position possible potential practical premier
premium prescription presentation preview previously primary prime principal printable printer priority
procedure process professional professor profit program project proof proposed provider provision public pure
quarter query race random rather real reality really reason recent recipe record reduced reference regional
relationship relative religious remote replacement representative request reservation residential resolution
resource response restaurant resume review revised ride risk role roll rule rural safe sample scale scene
scheme scientific script seat secondary secure selection self seller senior sequence serial set shared sharp
shell shot shower signal signature signed significantly sister situation six slide slightly slow smart soft
solution son song sort sound special specialist specified speech split spot stand standard statement static
step stick stone storm story straight strategic strategy stream string student study sub subscription success
sufficient sum summary supplier survey sweet symbol table tank target task teacher team telephone template
terminal test theme thing three ticket tip tool total totally touch tour toy traditional train transaction
transition tree trial trip truck true unit universal useful user utility variable vehicle virtual virus visa
vision visitor visual voice volunteer vote walk wall warning waste wave way weekend weekly wet while wild
winning word workshop writer written year young zero 6 bad beautiful better big bit brief broad bug candidate
certain chance child clear combination comment commitment common competitive complete comprehensive consistent
constant continuous copy couple critical currency custom detailed difference different disability doctor dream
dynamic fair few fixed formal former friend full gift good great greater growing gun guy half healthy higher
highly huge joint kid lack large larger lawyer leading letter licensed little long look lot major majority man
manner matter maximum member mile million minimum minor minute moment month multi negative nice novel number
pair particular percentage perfect period permanent person piece portion positive powerful pretty private
problem proper proposal qualified question quick range rare reasonable reduction registered regular reliable
requirement result rich row second secret sense separate series serious short significant similar simple
single small smaller solid specific strong successful suitable temporary third trademark truly typical unique
valid variety very warm week whole wide winner woman wonderful
ability: 3 in 4 and for is or 5 of 6 to
able: 2 and 6 to
about: 1 are for from 2 and at but by home if in information is more no not on or services site so was with 3
art as because before black books business change company content data education family free good government
here high hotels just many men most music new now online privacy products public school technology time to
today water web work 4 a advertising all an another bad both building cars certain changes children computers
current death different either events food future gay global health human individual issues item its learning
life living local love meeting money nothing once one other others people personal poker possible problems
quality real return right running safety science security self sex social some special starting student stuff
such that ways when where which who women working you 5 adding any anyone anywhere being buying changing
creating doing each every everyone feeds finding four giving going growing having helping her him himself his
it keeping leaving making me moving my nine our playing politics potential prices pricing recommended religion
seeing setting seven sexual shipping someone something specific taking teaching the their them these things
those three trying two us using various whatever whom writing your 6 anything becoming eight everything five
getting half how myself payment searching selling six ten themselves this twenty upcoming what whether why
yourself
above: 3 a as by have in on this with you your 4 and but can for has it its list me my that their to was we
which will 5 all are comment copyright does her his if information is may or shall should the them two 6
address average example ground link mentioned named normal preview sea
absolutely: 3 the 5 not 6 beautiful essential free love necessary no nothing right sure
abstract: 3 and in of to 4 is 6 available class
abuse: 3 the to 4 at by in is 5 and of 6 or prevention treatment
academic: 4 and or 5 support 6 advisor community credit departments freedom institutions performance program
programs progress record research staff standards standing success work year
academy: 3 and 4 for in is
accept: 3 and 4 as 5 a all an his it my or our the their this your 6 any checks credit its liability money no
payment payments paypal personal responsibility returns that them these
acceptance: 3 for in 4 and or 5 by 6 of
accepted: 3 to 4 a and from in it on or the 5 at for if that 6 accepted accounting as by into without
access: 2 of 3 a an as at in on that will with 4 all and any by data for from information is it may my number
only or our over services site the their these time 5 code list many network rights them this through your 6
administrative control controls database document key keys numbers point points providers road to via
accessories: 2 in to 3 and are that 4 at for from we 5 including online
accommodation: 2 of 3 on to 4 and at for is or with 5 in
accordance: 3 to 6 with
according: 6 to
account: 3 all as by can from if on the to was you 4 and at has in is name now that will with 5 details for
here information management of or required today type when 6 balance login manager number numbers password
username yet
accounting: 3 of 4 and 5 for 6 firm firms period policies practices principles records software standards
system systems
accounts: 3 to 4 and as at from in on or that with 5 are of 6 for
accuracy: 4 for in is 5 and 6 of or
accurate: 4 in to 5 and but or 6 as data information picture results than
achieve: 3 and 4 in 5 it more that the 6 a an better greater high higher its our success their these this your
acid: 3 to 4 and in is or 6 rain sequence
across: 3 and in to 4 as it time 5 a an any from his its my our their this your 6 all countries different her
many multiple several the town
act: 1 the 3 and by for is that to with 4 also are has in may now or out was which will 5 against does of on 6
as like provides relating requires shall together upon
action: 1 the 3 are you 4 and as at by can for from has if in of or that to when which with 5 game is items
links may must on required research shall should under was will would 6 against below brought figure figures
movie movies plan plans taken
actions: 3 is 4 at for to with 5 and as by can have in may of on or that which will 6 against are taken were
active: 3 for with 4 and as at by or 5 in on over service site 6 duty forum learning matrix member members
part participants participation posts role topics users within
activities: 3 is was you 4 by can from have may on or to with 5 and are as at for in like of should that
through under were which will 6 associated designed during include including related such within
activity: 3 to 4 and are as at by can for from with 5 has in is may of on or that was which will 6 against
during level levels within
acts: 4 and by for in to 5 are on or that 6 as like of
actual: 3 and 5 or time use 6 abuse amount bids cost costs data items number performance product rate results
shipping size value work
actually: 3 in on the 4 an are is it more not was 5 a be go has help just like said see use 6 been being did
do does doing get going got had happened have know made make makes need paid pretty quite read take think used
very want wants work works
adam: 4 and
adapter: 3 to 4 and is 5 for
add: 2 and as for in 3 all free information on other our search that the us you 4 any it item items link links
more my one or review support their these this two 5 a additional an another anything comments me new release
restaurant seller some something them to track up value your 6 branch comment extra
added: 3 and it with 4 a an as at for in more new or the this up 5 after by into on services some support that
two 6 another benefit bonus comfort daily fees later since tax to value yet
adding: 3 and 4 or the this 5 at it one to up your 6 a an another me more new some that value
addition: 3 and is the 4 or we 5 of there 6 to
additional: 2 to 3 or 5 data help info pages research security services software staff terms time work 6
amount assistance benefits charge charges cities comments copies cost costs currency details evidence features
fee fees funding funds income information item items language material options questions requirements
resources revenue shipping space support tax training ways
address: 3 a all are by can from has it not was which your 4 and any as at for if in info information into may
must of on only or so some that the their this to when with you 5 changes given here history is never provided
specific them these those where will 6 above bar below book issues listed panel space
addresses: 4 a by this to 5 and for from in of on or that the with 6 are only will
admin: 4 on 5 at
administration: 3 for in that to 4 and is or was will 5 of 6 costs has officials
administrative: 4 and or 6 action assistant changes costs expenses features functions interface law offices
procedures proceedings services staff support tasks
administrator: 4 and at for of to with 5 can or 6 has may
adopted: 4 and the this to 5 a an at for from in on 6 as by under
ads: 3 to 4 and by for from in or that 5 are here on with
adult: 2 in 3 and or 5 children free games image links site women 6 amateur anime chat comics contacts content
dating education entertainment female film friend gay learning life lingerie male material movie movies
patients personal personals population porn sex sites stories toys video videos web xxx
adults: 3 of 4 on to 5 and are have in 6 only per sharing who with
advance: 4 and by in on or that the to with your 5 for of their 6 cash loan loans notice online understanding
advanced: 2 and in 3 by 4 to 5 digital open training users 6 degree features level search technologies
technology
advantage: 3 and 4 for to 5 in is that 6 of over
adventure: 3 of to 4 and in that with 6 game games travel
advertise: 2 a the 3 for in 4 at on 5 here their with your
advertisement: 3 in 4 for
advertising: 1 the 2 of to 4 and for in is on or 5 info information online 6 agencies agency campaign guide
opportunities options sales space
advice: 4 as in is of that to you 5 and based before for or would 6 about from given on provided regarding
advisor: 4 and for to
advisory: 3 and 6 board committee council group service services
affairs: 4 and in of
affect: 4 a 5 all my on you 6 any how its our the their them your
affected: 3 and 4 in the 6 area areas by
affiliate: 4 of 6 marketing program programs
affiliates: 3 and in of
affordable: 4 and for to 6 health housing price prices rates way web
africa: 3 by for in on to with 4 and are as is 5 has 6 travel
african: 3 and 5 time 6 american countries safari web
after: 1 and in 2 by i 3 more so what 4 about any application class day first high just last long me much one
only our these this those time use your 5 a all an coming delivery doing every four going hours it its
learning looking many meeting my night notice publication running she some starting such tax that the their
them they three trying two using we which work working year years you 6 another auction being birth breakfast
consultation dark death dinner each eating exposure finding five getting giving having he hearing her him his
initial installation leaving lunch making opening payment playing posting purchase reading receiving savings
school seeing serving seven several six surgery taking treatment viewing watching winning
again: 3 a is or the you 4 about and as be but by for from he if in it on so that this to we 5 at because
before into next today using without 6 after later soon through until when with
against: 2 and in 4 that this time two what you 5 a all an both children gay it its my one other our people
some such these us which your 6 another any each her him his loss me others the their them those whom women
age: 3 are for in on that to with 4 and as from is was who 5 at of or when 6 children group groups limit
population range
agencies: 3 of 4 as for on with 5 and are can have in may or that to were who will 6 involved must should such
agency: 3 of on 4 and as for in is to was which with 5 has may or said that will 6 must responsible shall
staff
agenda: 3 to 4 and in of that 5 for is was 6 item items
agent: 4 and at in of on that to was with 5 can for has is may or will 6 does who
agents: 4 for from of on that to with 5 and are can have in or were will 6 near who
ages: 3 in 4 to 5 and of 6 ago
ago: 2 a the 3 for is it this to 4 and as at from he in on that was we with 5 after but by today 6 when
agree: 2 the 3 and in 4 it 5 about more or 6 not on that to upon with
agreed: 2 the 4 and at in 5 by on 6 between that to upon with
agreement: 3 at from in of 4 and as by for has may to which will 5 is on or that under was 6 among between
shall signed with
agricultural: 4 and 6 development land production products research sector
agriculture: 4 in is 5 and
ahead: 4 in on to 5 and for 6 of with
aid: 3 the 4 and from is of or you 5 for in to 6 agencies kit programs workers
aids: 3 for to 4 and in
aim: 3 and 5 for 6 at is of to was
air: 3 as for in of on that to with 4 and at from is or time was 5 around into mail space 6 bag bags carrier
filter flow force jordan max pressure quality supply temperature ticket tickets traffic transport
transportation travel
aircraft: 4 and for in is or that to 5 are was 6 carrier
airport: 3 for in to 4 and is on 5 hotel 6 car code hotels parking security
al: 2 and
alabama: 3 and 5 at
alaska: 5 and or
album: 3 and for in of to 4 as at by on that will with 5 from has info is reviews was 6 art contains cover
list name
albums: 4 for in of on that 5 and are by
alcohol: 3 to 4 in is 5 and 6 abuse or use
alert: 4 and for the to 5 when you 6 me us
alerts: 4 and for
all: 1 and home 2 a any as back by can do email first for free from general help i if is may message music
news now one read research service site to use video was web what when will would 3 accessories again are at
audio based be because before being best black books business cell computer computers copyright credit
customer days details did digital directory down family food full games get go government great he health here
high hours in info international into it key land life like links listed live love made make member must off
offer on online open or out past personal pictures play power private problems property rates real really
recent resources said say school search services she should similar so social software sound source special
sports standard state still subject systems take terms text there they think through top travel under up used
want water we well were while white windows with without years young 4 academic active activities ads
advertising age agencies animals applications appropriate associated auctions away bad been blogs brand
businesses but calls came cars changes characters clear come comes comments commercial companies conditions
current customers data deals devices different document documentation done due efforts equipment events
evidence except facilities families features federal feedback feel fees financial foreign forums funds future
going good goods got groups had have heard her his hope hotels human important included income instruments
internal issues jobs just known laws leading legal likely lines listings living local look makes media medical
modern need new non of operations original packages pages parents part partners people photos points political
popular potential present pretty previous prices prior processes product programs projects properties
publications published purposes ratings ready records registered related reports required requirements result
results risk rules running sales schools season seems seen selected sellers servers set share shipping skin
songs sounds staff star states stores stories such summer supported teachers technical tests that the their
this time traffic true units user values very visitors weather week who winter within women work working works
written year you 5 about accounts across actions adults affected agree agreed alone along amounts artists
available began brands candidates channels charges children circumstances cities claims classes clients
components concerned content contents contracts contributions costs countries courses databases dates day
decisions departments directions documents drivers eight elements eligible else employees entries evil
existing expenses files five four functions galleries goes gone guests headlines hell images individuals
industries information interested involved its keywords kind knew know languages locations lyrics matches
material materials means meetings members men messages models modules my nations natural necessary night
objects options other others our outstanding parameters parts patients payments personnel places plastic
players positions possible practical products provisions public questions references regions remaining
requests residents reviews right rooms round searches sections seem seemed seven sites six sources species
started stations steps students styles subjects suppliers tags taxes these together too topics transactions
users variables vehicles weekend went words worked workers wrong your yours 6 ages applicable areas around
articles aspects buying cases categories citizens common copies fields forms items kinds levels liability
major manner manufacturers matching matters offers orders over participants parties persons posts reasonable
relevant responsibility rights sizes things those threads three times titles types versions
allen: 4 and
alliance: 4 is of 5 for 6 between with
allow: 4 all that this to 5 a an her it more one our some such the their these time up your 6 access any
anyone for him me people students them us users you
allowed: 3 and 4 a as at it the 5 by for here in into on 6 her him me only path them to under us
allows: 4 all more to 5 a an any it one the your 6 access easy for him me people students them us users you
almost: 3 in the to 4 an at 5 a one over time 6 all always any anything anywhere as certain certainly complete
completely daily done every everyone everything exactly forgot four gone half immediately like never no
nothing ready three too two
alone: 3 a the 4 and as at for on to 5 are has in is was will with 6 can could or would
along: 3 and by for in 4 a an as at on one that this to which 5 its their these 6 side the those with
alpha: 4 and
already: 2 and the 3 is 4 a an are at do here on out use 5 be found in posted read there under used using well
6 available been being completed created decided defined developed discussed doing done established exist
existing given gone got had has have included installed knew know known knows lost made mentioned own paid
passed present provided purchased received registered running said seen sent set signed sold started stated
taken told working written
also: 1 and you 2 all it of this we your 3 about are as at by click for free from his home how if is its list
more my no not now on other our post review search that their there through to two view what when where with 4
access act address another based buy can common contact could do download getting go good great in including
just left less let links making many may might much one open order part plan point posted really related
report reports save select several should states still subject support the those under using was well were why
will within would 5 a able add an applied approved ask associated because become being bring browse built call
calls came change changed check choose clear co come compatible completed continue cover create created
described designed develop did does doing done due ensure enter essential featured feel find get gets given
goes going having help highly hold hope identify improve increase interesting joined keep know lead learn
listed located look looking lost love maintain make mean meet must necessary needed needs note notes obtain
obtained offering often pay placed plans play points proposed providing published purchase put read recently
released remember request required result run say says see seem sell send sent set sets share show signed some
sometimes started submit supply take taken taking tell thank think thought try trying use very visit welcome
went wish work working worth write written 6 accept accepted acts added addresses affect affected agree agreed
allow allowed allows announced appear appears apply asked assist assume available be became been began believe
benefit bought brought called carried carry cause comes concerned conducted consider considered contain
contained contains contribute covered covers decided define delay determined developed directed discuss
discussed enable encourage enjoy established exist expect expected explain expressed failed feature features
felt found gave give gives got had happens has have heard held helped helps identified important include
included includes increased increases indicate indicated indicates interested introduced involved issued knew
known leads learned led like likely looked looks made makes managed means mentioned met named need noted
observed occur offer offered offers ordered participate perform performed pick played plays possible present
presented presents produce produced provide provided provides purchased quite raised receive received
recommend recommended recorded reduce reduced refer referred reflect reported represent requested require
requires responsible reviewed runs said saw seek seems seen serve served showed shown shows significantly
spent stated suggest suggested supported supports takes tested told took tried true understand used useful
uses vary viewed want wanted wants won worked works wrote
alternative: 3 and 4 for is that 5 health products to would 6 approach energy fuel means media medicine method
methods rock sources way ways
although: 3 in 4 a all at i my one our that you 5 his its most no not the their these this 6 he it many she
some there they we
alumni: 4 and
always: 2 and 3 is that the to 4 an at free in more on one see some up was will with 5 a being check did do
does go has include just like made need right so there think use used very work 6 ask available be been better
come comes done easy feel felt find found fun get gets give going good got had happy have interested keep kept
knew know known look looking love make makes nice open possible present put ready remain remember remove said
say seek seem seemed seems something take tell thought told try trying want wanted welcome
am: 1 for of 2 all as or that the your 3 about and at from i in more new one out with 4 a an back being by
here learning most no on only right show to today well 5 actually almost already also beginning certain just
making missing not now particularly planning reading selling so starting taking too until 6 able always aware
concerned currently doing extremely feeling getting going happy having interested looking pretty quite ready
really running saying seeking sending sorry still sure talking thinking told totally truly trying unable using
very waiting working writing wrong
amateur: 3 and 5 home 6 adult anal bondage free gay girl girls lesbian mature nude pages pics porn radio sex
teen video voyeur wife
amazing: 4 and to 5 that what 6 how thing
amazon: 3 and 4 at for 5 also
amendment: 4 and by in of that 5 is or to was 6 rights would
america: 1 the 3 for from have on or that to with 4 and are as at by can in is was will 5 has today
american: 1 to 2 in 3 and or 4 business music way who 5 art children community family government life market
media men students 6 cities citizens companies countries culture dream economy express families flag football
forces foreign history literature military people political politics population public society woman women
workers
americans: 3 of 4 as from to 5 and can for in will 6 are do have were who with would
among: 4 a my you your 5 all his our some their us which 6 children different individuals its local many
members men other others patients people several students the them themselves these those various whom women
young
amount: 2 the 3 and at 4 as by can for from not on or to was 5 in is may that which will you 6 due equal of
paid required shall
amounts: 4 and for in that 5 are to 6 due may of paid shown
an: 0 the 1 a at 2 as in only other 3 above add after american available on under up 4 access accommodation
administration all anal applied arts edit education ending entertainment estate evidence information int
interested internet off often orders out over unique 5 ability abuse acceptance accepted accounting accuracy
acid adapter added addition address admin advance advanced advertising affected age aid air airport alcohol
alpha already amateur appendix apple applicable approval approximately architecture archive arms art asian ass
assembly assigned assist associated association atom attached audio author authority auto avatar avenue der
easily eating economy empire employment encyclopedia energy enforcement engine engineering equity especially
even ever evolution execution expected experience export exposure express historical identification identified
import income index infrastructure inside installation installed insurance integration intelligence island
ocean offering office oil orange ordered otherwise ultimate updated 6 absolutely abstract academic account
accurate act action active activity actual additional administrative administrator adult advantage adventure
advertisement advisor advisory affiliate affordable agency agenda agent agreed agreement agricultural aircraft
album alert alliance almost alternative amazing amendment amount analysis ancient angel animal annual
anonymous answer anti apartment appeal application approach appropriate approved area argument arm army array
article artist assessment assistant associate attack attempt attorney auction audience audit authorized
automatic average award awareness earlier early easier easy economic edge editor editorial educational effect
effective efficient effort eight election electric electrical electronic element elementary eligible email
emergency employee employer empty end engineer enterprise entire entry environment environmental episode equal
equivalent error essential established estimate estimated evaluation evening event evil exact examination
example excellent exchange exclusive executive exercise existing exit expansion experienced expert expression
extended extension extensive extent external extra extreme extremely eye historic hour ice icon idea ideal
identity illegal image immediate impact implementation important improved improvement inch increase increased
increasing independent individual industrial industry influence informed initial initiative injury input
inspection instance instant institution instruction instrument integrated interactive interest interesting
interface interior internal international interview introduction inventory investigation investment investor
iron issue item object objective offer officer official old older online open opening operating operation
operator opinion opportunity optical option optional oral order organic organisation organization original
outdoor outlet output outside outstanding overall overview owner ultra understanding unknown unlimited
upcoming update upgrade upper urban
anal: 2 and 6 action anal asian ass black cum dildo free fuck fucking gallery gay gratis hardcore lesbian
mature movie movies oral pics porn rape sex teen toys video videos
analysis: 3 at or to 4 are as by can for from has in on that will with 5 and based is should software was 6 of
showed shows techniques tool tools using
ancient: 4 and 6 city history times world
and: 0 and but 1 article category cd days item or page rating than them thread us way 2 account agreement al
apple area asian association auction band beach been bill bit blog box browser calendar card cards chapter
city club code com commission committee council course day de department directory entire estate example fact
forum foundation friend gallery grand him home hotels hours house i index info items jobs journal lake latest
library like line list listed listing listings login lot magazine main manager map matter max member menu
message miles minutes mode month months news newsletter next north note notice nude of own pages park
particular per percent period person player please plus poker porn posted posts powered previous profile
question quote rated region releases rentals reply result rights room same season section sector series shop
site sites specified star states station story sun sure table teen term themselves tickets title tool top
topic union university version via view weeks window world year years 3 able about abstract according acid act
action activity advanced affect affected affiliates against age agency agent ages aid aim airport albums alert
alerts alone along alpha already am amateur amount anal anime announcements annual anonymous anywhere
apartment apparel appeal appear approach archive archives areas argument arm art artist arts as ass assistant
associates at attack attacks attorney audience author auto automotive available average award away baby back
bags ball bands banks bar base baseball based basketball batteries battery battle be bears bed before
beginning behind below best between bid big bike bird block blogs blow board boards boat bond bonus book books
boot border boxes boy branch brand bridge brief broadband brothers brown browse bug by cables call camera
campaign campus cancer cap car care careers cars case cases casino cat cell cells central certificate
certificates chain chair chairman channel channels charge cheap choice church circuit class classes classic
classical clearance clip cock codes collection college column comedy command comment comments commerce common
company compatible component computers computing concept concerned condition conference connection considered
constitutes contained containing contents context contractor convention copyright core count countries country
county courses court coverage crazy credits cruise crystal cum currency cycle database date dating dead deal
dear default defined definition degree degrees designated designed desktop details developer device diamond
diet different directly director disclaimer discount disk district division document dog done door downloads
downtown draft dream dress driver drives due during duty earth east economy edge editor editorial election
electronics elementary elements eligible email enabled engine enough enterprises entry environment errors
estimate estimated estimates event ever exact exactly except express eyes face facility factors factory fail
fan fantasy farm fax featured fee feed feedback few fiction fields figure file files film films filter firm
firms first flash flat flight flights floor following follows font football for force forces forecast forgot
form format forums frame frames free from front fund funds furniture galleries game games gamma gay gene
generated generation gift girl glass glossary goal going golden golf goods gourmet grade grant group guarantee
guard guess guest guide gun guys hardcore hell here highest highway himself hire history hits holy horse
hospital hosting hotel hour huge ideal image important in incest including indicated input inside instrument
instruments insurance intended interested interface internet interview into introduction involved issue job
join joined judge kernel key keys keyword kids kind kitchen know known lab label ladies languages laptop
laptops largest last law leader least length letter level levels license life lights likely limit limited
lines lingerie link lists little loan loans located location log logo lowest lyrics machine machines magic
mail mailing major male man manual manufacturer mark master matters mature me mean means medicine meeting
members membership memory merchant messages method might mind mini minimum ministry miss missing mission
mobile model modules moon mortgage motion mount mountain movie movies museum music naked name names nation
nations native navigation need needed net network networks new newest newsletters nice night northern notebook
notes novel number object office official old on online opinion opportunity options order orders organization
out outdoors owned owner owners pack package packages palm panel paper papers parameters parent parks part
parties partner party past patch path pattern peak people permission perspective pet pharmacy phase phone
photo pics picture pilot pin pink plan platform players pocket point points policy pool popular population
porno port portal portfolio position postal poster premium presence president preview previously price primary
printer printers priority privacy pro problem problems proceedings products professor program programme
project protocol provider providers publication publisher purposes pussy query questions quotes racing random
range rank rape rate rates rather ratings re readers real reason reasons recent recently recipes reference
register registered relations relationship release rent rental report representative request required
reservation resolution resort respective rest results review revision right ring ringtones rise river road
rock role rooms root rose route rule sale sample scale school schools sciences score screen script search seat
secret secretary sections seem seems seen seller sense sequence server settings sex sheet shell ships shoes
shopping shown side sign signature single singles size ski skip sky soccer solution something song songs sorry
sort source sources south spam speaker species sponsored sport sports spot spring square stage standard stars
starting static stats status step steps stock stone store stories stream street string studies studio study
subject subjects subscribe subscription summary super supplied surgery survey switch system systems tag tags
taken task team teams tech teens terminal terms territory text theatre theme theory therapy these think this
though through ticket time times titles tits to today together too topics total tour tours toward towards town
toy toys track tracks transit travel tree trial twin type types typical ultimate unit units universal unknown
unless until up user users valid van variables variety vary vehicle vehicles viagra viewed village vintage
virus visa visit volume wall war warning watches weather web website wedding weekend weekly welcome west
western which whole whom windows with within word words workshop worldwide worth xxx yeah yes your yourself
zip zoom 4 a ability above abuse academic accept acceptance accepted access accommodation accounting accounts
accuracy achieve across actions active activities acts actual actually add added additional address
administration adopted adult advance adventure advertising advisory after again agencies agents agricultural
agriculture air aircraft all allowed almost also alternative although alumni always amazing among an ancient
animal animals announced another answer answers anti any anyone anything apartments appears appliances
applicable application applications applied appropriate approximately architecture are arms around articles
artists assembly assessment assets assigned assistance associate assume attached attempt attend attention
attractions audio audit authorities authority authorized automatic automatically awards background backup bad
balance bank banking bars basic bass bath bear beat beautiful beauty because become becomes becoming beer
begin begins being believe benefit beta better binding biology birth black blood blue blues body booking both
bottom bought bound boys brain break breaking breast broad broken brother budget building buildings built bus
business buy buyers buying cable called calling calls came can candidates capacity capital career cash cast
catch categories cause caused causes celebrity certain certification certified challenge change changed
changes changing character characteristics characters charged charges charts chat check checking checks
chemistry chicken chief child children chocolate choose circumstances cities citizens civil claim claims
classified classroom cleaning clear clearly click clicking client clients climate clips close closed clothes
clothing clubs co coach coffee collected collectibles collections colleges colour combined come comes coming
committed communications community compact companies compare compared comparison compensation competition
complete completed complex compliance components computer con concern concert conducted configuration confirm
conflict connect connected connections consent consider consideration constant construction consultation
consumer contact contacts contain contains content continuous contract contracts contribution contributions
control controlled controls conversion cooking cool copies copy corporate correct cost costs cotton could
counter cover covered covers cream create created creating creation creative credit crime criminal criteria
critical cross current currently curriculum custom customer customers cut daily damage dance dark data
databases dates dealers deals death debate debt decision decisions dedicated deep define delay delete delivery
demand democratic dental departments depending depth described design designer designs despite detail detailed
determine determined developed developers devices dictionary did die differences difficult digital dimensions
dining direct direction directions directors disability disabled discounts discovery discussion discussions
disease diseases display displayed distance do documentation documents does dogs doing domain doors double
down download drama draw drawing drive drivers driving drug drugs dual each earlier early eastern economics
edit edited editors education effect effects efforts eight either electric electrical electronic emergency
employee employer employment empty enable end ended ending energy engineering enter entered enterprise
entertainment equal equity error essential established evening events every evidence evolution examination
examples excellent exchange exclusive executive existing expansion expect expected expert experts exposure
expressed expression extended extension extent extra extreme eye facilities facts faculty failed failure fair
faith fall falls false famous fans far fashion fast fat father fear feature features featuring federal feeling
fees feet felt female field fight fighting figures filed filled final finance financing find finding findings
fine finish fire fiscal fish fishing fit fitness five fix fixed flow flower flowers fly focus followed food
foot forced foreign forest forget formal forms forward found four fourth freedom frequency frequently fresh
friendly fruit fuck fucking fuel full fully fun function functional functions funding funny further gambling
gaming garden gear general generic gets getting gifts girls given giving global go goals goes gold gone good
got government graduate grants graphic graphics gray great greater greatest green ground groups growth
guaranteed guests guidelines guides guitar had hair half hand handle hands happy hard hardware has hate have
having head health healthcare heard hearing heart heat heavy height held help helpful her heritage hidden hide
high higher hip historic hit holding holiday homes hope host hot household houses housing human husband ice
identification identified identity if illegal images immediate immediately impact import importance
improvement include included includes income independent indicate indicates individual industries industry
influence information informed initial injury ink inspection installation installed instant instead
instruction instructions integrated intelligence interactive interest interesting interests interior internal
international interviews introduced inventory investigation investment iron is issued issues it jazz joint
journals jump junior just justice keyboard knew knows laboratory labour land language large larger laser late
launch laws lawyers lead leaders leadership leading leads learn learned leather leaving led left legal
legislation legs lesbian lesbians less lessons letters liability libraries licensed lifestyle light lighting
limits linear linked links liquid literature live lives living load locations lock logged logic long longer
look looking looks loop lose loss lost love low lunch luxury made magazines making management manner
manufacturers manufacturing maps marine market markets marriage married mass match matching material materials
mathematics maximum may meaning measure measurement measures media medical meet meetings men merchandise met
metal methods micro mid middle military milk millions mine minor miscellaneous mix mixed models modern
modified money monitor monthly most mostly mother motor mouse mouth movement moving multi multimedia multiple
muscle musical must my myself named national natural nature near nearby nearly necessary needs networking
never newly newspaper nights nine no noise none normal not noted nothing notify now nuclear numbers nursing
nutrition objective objects observed obtain obtained ocean off offer offered offering offers officers offices
officials offline oil once one only onto open opened opening operating operation operations operator
opportunities optical optional oral orange ordering organic organisation origin original otherwise our outdoor
output outside outstanding over overall paid pain paint painting paragraph parents parking participants
particularly partners partnership parts pass passed patent patient patients patterns pay payments peace
percentage perfect performance performed permanent permit personal personals personnel persons pets philosophy
photography photos physics pictures pieces place places plain planned planning plans plant plants plastic play
played playing plays plug poetry police politics poor pop portable positions positive possible post posters
posting potential power powers preferences pregnancy preparation prepared prescription present presentation
presented presents press pressure pretty prices principal principles print printed printing prints prior
private procedure process processing produced product production professionals profiles profit programming
programs progress projects proof properly properties property proposed protected protection protein provided
provision provisions psychology public publications published publishers publishing purchase purchased pure
purpose push qualified quality quantity quick quite race radio rain rare raw reach reached read reading
reality really received recognition recommend recommended record recording records red reduction refer
references reflect reform regions registration regular regulation relationships relative released relevant
relief religion remain remaining remains remember remote removal removed replacement reported reports
represent representatives requested requests require requirements requires research reservations reserve
residential residents resistance resorts resource resources response responses responsibility responsible
restaurant restaurants resulting resume retail retirement returns revenue reviewed reviews revised rice rich
ride risk romance round rules run safe said salary sales salt samples sat satellite saving savings say saying
says schedule scheduled science scientific scores sea searching second securities security see seeking seemed
select selected selection sellers send sending senior sent separate serial serious servers service services
serving session set sets setting setup seven sexy shared shares sharp shops short shot should show shower
showing shows signal signed significant significantly signs silver similar simple simply since sister six skin
sleep slide slightly slow small smaller smart smoking snow so society soft software solar solid solutions some
someone soon soul sound sounds southern spa space speak speakers speaking special specialist specials specific
specifically speech speed spent spirit split sponsors sporting spyware stand standards standing starts state
stated statements statistics steel stick stop storage stores storm straight strategy stress strong structure
structures student students stuff style styles sub submission submit success successful such suck sufficient
sugar suggest suggested suitable suites summer supplier supplies supply support supported surface sweet
swimming tables takes taking talk talking tape target tasks tax taxes tea teacher technologies technology
telephone television temperature temporary ten tennis test tests thank thanks that the themes there things
thinking third thought thoughts three throughout tips tomorrow tools totally touch tourism tracking trade
trademark trading traditional traffic train transaction transactions transfer transition translation
transmission transport transportation treated trees trouble truck true truly trust truth trying turn twenty
two ultra unable under unique unlimited upcoming update updated updates upgrade upon upper urban usage use
used useful using usually utilities utility vacation value values variable various vendor very video videos
viewing views virtual vision visiting visitor visitors visual voice void volunteer vote waiting walk walking
wallpaper want wanted wants warranty was waste watch watching water wave ways weapons wear websites weight
well were wet what whatever when where whether while white who wholesale whose why wide width wife wild will
win wind wine winning winter wire wireless wish without woman won wonder wonderful wood work workers working
works would write writer writing written wrong wrote yellow yet you young yours youth zero 5 absolutely
accessories accurate adding addresses administrative adults advice affordable agree agreed alcohol allow
allows analysis apply approval approved ask asked assist associated authors availability avoid awareness
became began benefits beyond biological breakfast bring brought build businesses carried carry certainly
challenges chemical clean clinical cold comfort commercial commitment communication communities competitive
completely comprehensive concepts concerns conditions conduct confidence conservation consistent consulting
consumers contemporary continue continued continues continuing contribute cook crafts crew culture daughter
decide decided deliver delivered democracy describe description develop developing development died dinner
directed discover discuss discussed distributed distribution domestic drink drop dry dynamic earn easier
easily easy eat eating economic educational effective efficiency effort employees encourage ends enforcement
enhance enjoy ensure environmental equipment especially establish evaluation even everyone everything evil
execution exercise exit expand expenses experience experienced experiences explain explore export extensive
external extremely families family faster feel fill finally financial finished follow former friends future
gain gas gave gender generally get give gives grow growing guidance he healthy hear helped helping helps
highly his historical hold holidays hosted how hundreds ideas identify implementation improve improved
increase increased increases increasing indeed individuals industrial infrastructure insert install
institutions integration its keep keeping kept kill killed knowledge lack later learning leave leaves leisure
let listen local looked lots lower maintenance make makes manage managed managers managing many marketing
maybe medium mental modify monitoring more move moved much negative neither non objectives often older
opinions ordered organizations packaging participate participation password payment perform performing perhaps
physical pick placed policies political powerful practical practice practices prepare prevent prevention
pricing probably processes produce professional promote promotion proper protect provide provides providing
put quickly raise raised ready rear reasonable receive receiving recommendations recorded recovery recreation
reduce reduced referred regional regulations regulatory related religious remove repair replace reporting
respect respond return returned roll running runs rural safety save saw scope secondary secure seeing seek
self selling serve served several sexual shall shape share sharing she ship shipping showed sizes skills
social soil sold sometimes son specifications spend spread staff start started still strategic strategies
strength submitted suggestions suppliers supporting supports symptoms take teachers teaching technical
techniques tell tested testing their they those thousands told took trademarks training treatment trends tried
try turned understand understanding uses vice violence wait warm we went wildlife women worked 6 amounts
brands cultural destination efficient forth handling implement maintain maintained other others procedures
reliable sell stay then therefore thus
anderson: 4 and 6 nude
andrew: 3 and
angel: 4 of
angeles: 3 in to 4 and 6 area
animal: 3 and in to 4 is or that 6 care control cum farm feed fucking health kingdom life model models porn
products pussy rights sex species studies testing
animals: 3 for is of to 4 as at can from in on or with 5 and are have that 6 horse sex were
anime: 3 and 5 free 6 babes bondage gay girls lesbians porn rape sex xxx
ann: 3 and
announced: 3 to 4 as for this 5 a an at by in it on the they 6 his its last plans that their today yesterday
announcements: 3 and for of 5 from
annual: 2 and 3 or 6 average basis budget conference convention cost event fee financial general growth income
leave meeting meetings membership percentage rate report reports revenue review salary sales subscription
survey
anonymous: 3 and 5 at 6 comments on said user users
another: 3 and as at by for in is of on or that to with 4 new page search system 5 application area article
big book car case category city class company computer forum four game good group human job level list look
member message month name note part point post product program project room school section server set site
study team term three time topic two type user version web website week world year 6 advantage agency chance
child copy country couple day edition example five form girl great guy hour important individual institution
issue kind language layer location machine major man matter method object one opportunity option pair party
person piece place planet player problem question reason round seller shot source state step story student
thing thread way window woman word words
answer: 2 of 3 and by with 4 a as for from in it on or the will you 5 all me my some that this to was would 6
any is questions session them these your
answers: 3 in the 4 for on that will you your 5 about are from to 6 and
anti: 6 spam spyware virus
antonio: 3 and 6 breaking business industry
any: 1 in on to 2 at free that 3 and community contact date home mail music name national news online or
people policy post research search services site support video who 4 account article association available
book business car category children city class code comment conditions control copyright county credit current
customer data details email equipment family food game general great group health human industry info
insurance internet items job key large links local long media message movie natural need network office old
open page phone photo photos picture pictures plan power price private process products professional program
project record records related request required results review rights school section set shipping sign similar
small sound state style subject system team terms title trade use user version water web website where work
year 5 act activity actual age agency agreement amendment amounts animal application appropriate area
assistance associated attention authority benefit benefits body budget building cause change character charges
child civil commercial communication company computer condition connection content contract cost costs country
course court crime day degree desktop destination device diet different direct discussion document documents
drug effect electronic element error experience federal feedback fees field file files final financial foreign
format forward function funds good goods government guarantee help hope hospital image images impact income
increase independent input interest interested investment issue issues item knowledge known land language law
laws legal length less level license link location man materials measure medical meeting member messages
method money more nature new non notice number object of officer official opinion opinions order others
outside party payment payments period personal physical place plans platform player political position
positive possible previous prior problem product property provisions public purchase query rate real reference
relationship resolution respect response right risk room rule rules security service shape side single size
software source standard statement statements student surface tax technical term text treatment two updates
value vehicle woman words written 6 action actions additional advice amount applicable attempt better browser
candidate case chance changes circumstances claim claims combination comments compensation concerns conflict
criminal critical damage decision decisions delay difference differences direction disease doubt easier effort
employee errors event evidence existing external extra failure form formal further future given idea ideas
illegal individual information injury kind later liability linked longer loss major manner material matter
means medium merchandise minor moment necessary negative one organization other outstanding part particular
patent person point portion potential pricing problems proposed provision purpose question questions race
reason reasonable recommendations relevant remaining requirement responses responsibility sense serious
significant signs situation sort special specific stage such suggestions thing third thoughts time tips topic
transaction trouble type warranty way word
anyone: 3 and for of 4 at from in is on or to was will you 5 but other out that under using with 6 can could
else ever except got had has have help here interested know knows looking really recommend seen tell tried
want wants who would
anything: 2 the 3 of 4 and as by can for is or 5 at from good he here in more new on out so they to we which
with 6 about better but done else except goes less like other related special that wrong you
anyway: 3 and to
anywhere: 3 to 4 and 5 at with you 6 between else from in near on within
apartment: 3 to 4 and on or 5 for in is search with 6 building buildings complex listings rental rentals
apartments: 3 to 4 and by with 5 are for in 6 paris
apparel: 4 and 6 fashion
appeal: 3 the 4 and by in of on or that 5 for from is was 6 against process to
appear: 3 and 4 for with 5 if more that when 6 after as at before below here in on to
appears: 3 and the 4 from with you 5 at 6 as here in on that to when
appendix: 3 to
apple: 3 and in to 4 is 5 has 6 ipod
appliances: 4 and
applicable: 3 and 4 in 5 for only 6 federal law laws provisions requirements sales state tax taxes to
application: 3 are at you 4 and as by from in on or service to which with 5 can code data design does for has
is may of program programs should software that under using was will 6 developers development fee form forms
integration materials must package performance process requirements server servers shall
applications: 4 as at by have in is of on or to with 5 and are can for from like may should that were which
will 6 include including must received running such using where
applied: 3 a and the 4 on with 5 as at by for in only 6 research to
apply: 3 and 4 a as at in on the this with 5 here if it now their these when 6 for online only them to
approach: 3 a on 4 and are as by in it of the this we with 5 can for may should that used was which will 6 has
is taken to would
appropriate: 3 by 4 and in or that 5 information number service time to use 6 action amount box category for
form level link measures place response training treatment way
approval: 4 and in on to 5 for is or 6 before by from of process rating
approved: 3 of to 4 a an and at in on or the 5 as for will 6 by them under
approximately: 3 a the 6 equal five four half one three two
april: 2 in of 3 and to
arab: 4 and 6 countries gay states world
architecture: 3 to 4 for in is of that 5 and
archive: 2 and 3 for is 4 at of 5 search 6 archive download was whole
archives: 3 and by of 4 at for 5 are 6 hosted
are: 0 is it 1 and are 2 but by her home next of or products that this through time when with 3 after areas
between black blue case cases children content current each first following for friends from gay general half
his however human into issues its light little local men new once original our personal pictures prices
private professional public questions re read red results sales second service shopping something students
their to top trade united way what where white without women your 4 a about above actual additional again
against agreed alone an another any anything around as at away back basic behind below best big brand breaking
building central cheap co competitive complete copyright cross custom dark deep direct double down enough even
ever extended extra fair false fast female forward free friendly full fun funny further greater hand healthy
heard hearing heavy high hot huge in increased individuals inside joined key kind large larger learning led
legal like long longer low major meeting members minor modified my natural near negative none normal off old
on one ones online opening operating opportunities other others out over people per places plans popular
posted posting potential powered pro problems properties quick rated real regular reports reserved round run
said secure self setting sharing short single six smart soft solid special specific sponsored standard
statements such super tax teaching ten testing the there they things times today together up we wide within
words writing yet young 5 active added adding adopted all amazing announced appropriate approved approximately
bad beautiful better beyond born both broken buying certain certified changed clean clear close common
completed complex constant cool crazy creating critical cut dead designated detailed developed differences
different directly done driving easier easy eating effective eight empty entered especially established evil
exactly excellent exclusive experienced experts famous far featured feeds few filed final finally finding fine
five fixed found four giving good great hard helpful hidden higher holding hosted hundreds illegal immediately
increasing independent informed integrated interesting just keeping killed leading leaving left links living
lost lower managed married mentioned millions mine mixed more most moved much multiple named nearly never nice
non noted nothing older only open opened optional ordered ordering otherwise outside outstanding part passed
perfect performing perhaps planning played poor positive possible powerful proposed providing published
purchased pure put qualified quickly raised rare rather reasonable received recommended reduced related
relative released reliable reporting representative returned rich right safe seen selected selling separate
served serving set seven shared showing signed significant signs similar simple slightly slow small smaller so
sorry sorted speaking specified spent split spread spyware standing starting stated strong successful
suggested supporting sure tags themselves then these thought thousands three thus told true turned typical
under unique unknown updated useful valid various viewed walking ways well wonderful wrong you yours zero 6
able absolutely accepted accurate actually affected allowed almost already also always among applicable
applied asked assigned associated attached authorized automatically available aware based becoming beginning
being bound brought built called calling carried caused certainly changing charged chosen classified clearly
closed collected combined coming committed compared compatible completely concerned conducted connected
considered consistent contained continuing controlled correct covered created currently dedicated defined
delivered described designed determined developing difficult directed disabled discussed displayed distributed
doing due easily either eligible enabled equal equivalent essential estimated estimates examples expected
expressed extremely feeling fighting filled finished followed forced frequently fully generally generated
getting given going gone growing guaranteed happy having held helping here highly ideal identified important
included indeed indicated installed intended interested introduced involved issued kept known less licensed
likely limited linked listed located logged looking lots made maintained making many met missing mostly moving
necessary needed neither no not now observed obtained offered offering often owned paid particularly performed
placed planned playing prepared present presented pretty printed probably produced properly property protected
provided quite reading ready really receiving recorded referred registered relevant removed reported requested
required responsible reviewed running saying scheduled searching seeing seeking sending sent serious several
shown significantly simply sold some sometimes specifically still subject submitted sufficient suitable
supplied supported taken taking talking tested therefore thinking those too totally trademarks treated truly
trying two unable used using usually very viewing visiting visitor waiting watching welcome working worth
written
area: 1 a the 3 by have information we you 4 and are as at before but can for from had in may on or should so
that to were when which will with would 5 below between during has includes including is of shall since under
using was who within 6 around attractions code codes covered near network networks residents where
areas: 1 the 3 by not you 4 and at can for from have here is may on or to would 5 are as in like should that
under were which will with 6 around covered include including of outside such where within
argument: 3 and 4 as from in of on to with 5 about can for has was 6 against is list supplied that
arizona: 3 and 6 real
arkansas: 3 and
arm: 4 in is or to 5 and of 6 around
arms: 4 for in of to 5 and are 6 around control race were
army: 3 in to 4 and is of 5 was
around: 3 as by from is or 4 a all an and at for in its on one our so some that there this time to when which
you 5 each his it like my since their these three two us with your 6 campus her here him me the them town
array: 3 and to 4 in 5 is with 6 of
art: 1 the 2 to 3 as at by for has in on or that was with 4 and from is of school world 5 director equipment
nude technology work 6 form forms galleries gallery glass history museum photography print prints stars
supplies works
article: 2 of 3 and as for we 4 also are at by can first here in may or that to which will with you 5 about
does from has is on provided provides shall title was 6 comes continues having published written
articles: 2 is 3 of to with you 4 and for have in or that were will 5 about are available by comments found
from on related this where which 6 only provided published written
artist: 2 of 3 for in to with 4 and at has is or 5 list 6 fan name photos stats who
artists: 3 of to 4 as have in on or that with 5 and are from like 6 available such who
arts: 2 of 3 in 4 and at 5 education
as: 0 and 1 about as or 2 also books by day email from had have here home music name news next now number on
online over program school service sex software top up video web where will 3 access added age air all are art
at available below between black building business can changes child community companies computer corporate
cost could credit current data digital do during education energy even everything family financial first for
found free friends full fun future general government has health hot how i in including information interest
international is just land last learning less life limited links living man market me means meeting member
mobile money more national network never new no not of official only open original personal power project
property provide public read real red research resources sales science second security shall so source special
staff state student support tax team technology that things through time today too tools training under user
using very was were what white with women work working would writing 4 active actual adding additional against
agent agents allowed already among another anti any background basic beautiful before best big both cancer
capital cash certain chair cheap children clean clear co cold commercial common complete complex cool creating
currently dead deep default designated did different difficult direct director does domestic done drug each
economic editor electronic employees environmental equal every executive fact fair featured few fine fire five
fixed follow food foreign four frequently fresh fully funny further getting gifts given giving global great
guest half happy head heavy her highly host human income increased independent individual interesting
investment key late lead leader leaders legal light local main major making may meaning medical members men
might models modified most multiple my myself natural near nice non nothing offering oil old other others our
parents partners payment people physical police political poor popular positive pretty primary prime private
professional quick received recently reference regular related safe secretary self senior serious several
short significant simply single six small smart social some sources specific standard string students
successful sweet taking teachers teaching technical there these this three to told traditional true two unique
used useful valid various water when whether wide written young your yourself zero 5 above adopted adults
agreed always anyone anything applied approved assigned assistant bad broken chairman chief citizens clearly
close compensation consumers contained critical detailed easily easy effective efficient either entered
essential established ever everyone evidence examples expressed fuel good hard high his identified if
important individuals input intended introduced it its large likely listed little mine nearly normal observed
often one ordered originally per plain potential powerful practical presented president principal proof
proposed providing published pure recommended recorded referred relevant reported representatives root
scheduled separate set simple someone something spam specifically strong submitted such suggested supplied
supporting text the their those vice we yet you yours 6 a accurate an applicable appropriate authorized being
compared defined described determined directed discussed early expected far fast follows having he hell
indicated long lots low many mentioned much necessary needed noted otherwise part planned possible previously
provided quickly requested required saying seen she shown soon specified stated they though well
asia: 3 in to 4 is 5 and 6 bondage pacific sites
asian: 4 and or 5 free 6 anal ass babe babes bondage countries dating gay girl girls hardcore lesbian lesbians
milf models nude porn pussy school sex teen teens tits women xxx
ask: 2 and in of 3 is it to 4 a all an our the their this 5 any before how my people that us what your 6 about
for her him if me myself others questions seller someone them whether why you yourself
asked: 3 and in not of 4 a as the this you 5 by his my that us where 6 about for her him how if me questions
them to what whether why
aspects: 3 to 4 and in that 5 are 6 of
ass: 3 for is of on to 4 and in with 5 free 6 anal asian ass big black fat fuck fucking gallery gay girls hole
hot huge interracial lesbian like mature milf naked nude off porn pussy sex sexy teen teens tits traffic women
assembly: 3 for in to 4 and is of on 6 language line required
assessment: 3 to 4 as by for in on or that 5 and is system was will 6 criteria methods of procedures process
report tool tools
assets: 4 for is to 5 and as at from in of or that 6 are under
assigned: 4 for in the 5 a an as 6 by to
assist: 3 a and 5 our the 6 in students them those us with you
assistance: 4 and as at by of on that will 5 for in is or please to 6 from program programs provided should
under with
assistant: 3 and in 4 at for to 6 coach director professor secretary
associate: 3 in of the 5 with 6 dean degree director editor professor
associated: 3 in 4 to 6 costs protein with
associates: 3 and is 4 with
association: 2 to 3 and for in is on that 4 at of or will 6 between shall with
assume: 5 a all it the this you 6 any liability no responsibility that they
at: 0 on to 1 and as at by for if in is not with 2 address day free more online page site state where 3 above
being below between building check community events front having hotel hotels individual international key
life long market much new next number only others people point points prices public same sites small special
third today university up us using will yahoo year you 4 about almost another anything appropriate base bay
beginning best breakfast camp cheap church close college cost creating current death deep developing doing
everything exactly face finding five fixed four full getting grade greater ground how increased it just law
left less level levels local locations major making many maximum mid minimum multiple myself national nearby
no normal nothing or other over places play position providing rates record regional right run schools second
selected seven short six someone something source sources specific start such super ten that them things those
three time top two very war ways what whatever 5 a age all an around auction boot both bottom certain constant
different dinner each eight either end every fair first great half hand heart helping her high higher him his
home increasing issue its large last leisure length line lines lower lunch me meetings most my nearly nine one
our peace peak reduced regular rest retail room school several some the their these this thousands trial which
work your zero 6 affordable any approximately birth checkout competitive discount least low night once present
random reasonable risk sea times various wholesale
atlanta: 3 and 6 breaking business industry
atlantic: 4 and 6 city coast
atom: 6 feed feeds
attached: 3 and the 4 a is 5 as at 6 file mail to
attack: 3 a to 4 and at in is of that the with 5 by from or was 6 against error on
attacks: 3 the to 4 of 5 and are by from in that 6 against on were
attempt: 3 in of 4 a on 5 by has is was 6 at to
attend: 4 and 5 a all the this to 6 an any college meetings one school
attention: 4 and at for in it or with 5 as by from has if is of on that was when will 6 away paid should to
attorney: 3 to 4 and at in is with 5 for or 6 fees general who written
attractions: 4 and of 5 from in
auction: 3 and in of 4 at for to 5 is or site will 6 close end ended ending ends has house items only results
auctions: 3 and in to 4 are at for or
audience: 4 and in of to 5 at for is that was will with 6 members
audio: 2 in to 3 is on or 4 and from 5 book books cd data help products software system systems video 6 clip
clips device equipment file files format input output player quality recording samples signal tape track
tracks visual
audit: 3 the to 4 and is 5 of 6 committee report reports trail
august: 2 to 3 and of
austin: 3 and 6 breaking business industry texas
australia: 3 are as at by for in on or to with 4 and is was 5 has only 6 wide
australian: 4 and 6 dollar dollars government
austria: 4 and
author: 2 for in 3 and on to 4 is or was 5 has info of view who 6 directly registration
authorities: 4 for of or that 5 and as in on to will 6 are before have said should were
authority: 3 with 4 and as by from in is that will 5 for has may of on or to 6 over shall under
authorized: 4 and in the 5 for or 6 agent by dealer representative to under users
authors: 3 in to 4 and of or 5 are do have would 6 listed who
auto: 2 and 5 part show 6 body dealers industry insurance loan loans parts racing repair
automatic: 3 and 6 bids transmission
automatically: 3 and for in 4 on to 5 by from 6 added be bids each generated next receive send updated when
automotive: 3 and 6 for industry
availability: 2 to 3 in is on 4 and at for from information or 5 are of when
available: 1 a of the 2 all is 3 about and are but or so that which 4 after before between by free hotels if
include including information over with 5 accessories as data documents during here in now only options
resources space to today when within without 6 again anywhere at evidence for from funds immediately on online
soon through throughout under until upon via worldwide yet
avenue: 3 of 4 and at for in
average: 2 a to 3 and at in is or 4 for 5 family life of over per time user 6 age amount annual cost customer
daily household income length monthly number person price rate rating salary score size speed temperature
value weekly
avoid: 4 all or that 5 a an it the this 6 any being getting having problems such them these using
award: 2 the 3 a and to 4 at in of or 5 for from is was will 6 winner winning
awards: 2 of 3 to 4 and at by from in 5 are for were will
aware: 3 and 6 of that
awareness: 3 to 4 for in is on 5 and that 6 about among campaign of
away: 2 of 3 a is that 4 all and but for if in like my on or our some the to your 5 after any as at because
before by his into so their when without 6 from with
babe: 3 of 4 in 5 with 6 babe gets
babes: 4 and in 6 babe babes big free gallery hot young
baby: 3 and in to with 4 is was will 5 name products 6 boy clothes food furniture gift gifts girl names shower
back: 2 all is more this your 3 a about but by his if it my one or page that the their was 4 and around as
because before for here image next now of online order out so some there under where with within 5 after
against at end from home in inside off office on over panel room side sunday then through until upon user wall
when 6 again button cover door down guarantee into issues later often onto pain pocket seat soon to together
toward towards up
background: 4 and as for is of or that to with 5 in on 6 check checks image information knowledge music noise
backup: 3 to 4 of 5 and your 6 copy software
bad: 2 the 3 and in is to you 4 at but if it one or that when 5 about as because for name people times way 6
ass boy boys credit day debt enough experience faith guy guys idea link news ones thing things weather
bag: 3 in to 4 and for is of or that 5 with
bags: 3 in to 4 and for of 5 are
balance: 3 to 4 and at for in on that the with 5 is of 6 between due sheet transfer
ball: 3 for 4 and at from in of on or that to with 5 is over was 6 game into
baltimore: 3 and 6 breaking business industry
band: 3 to 4 and are at for in of on will with 5 from has is name or that was 6 called members together
bands: 4 and for in of on to 5 are from that 6 like
bank: 3 and for in on that to with 4 is of or will 5 has 6 account accounts credit fees holding holidays loan
loans transfer
banking: 4 and 6 industry sector services system
banks: 4 in that to 5 and are have of will
bar: 2 the 3 of to 4 and at for in is on or that was with 6 code codes gay
bars: 3 of to 4 for in on 5 and are 6 only
base: 2 a the 3 as by to 4 and at from has in is on or that with 5 for of their year 6 camp case class de etc
price rate salary station stations unit
baseball: 3 and 6 cap cards game player team
based: 3 and or 4 at development email health information off online only out service web 5 access activities
care computer content data design education in management method methods model network practice products
program research security services software system technology tools 6 application applications approach around
business businesses company compensation drop economy interface learning on organization organizations paint
programs solution solutions systems training upon
basic: 2 to 3 and for 5 data design health rights services 6 computer concepts education elements facts
features functions human idea information knowledge level needs principles questions requirements research
rules science skills steps strategy structure training types understanding
basis: 2 the 4 and at by from in is on or to with 5 as only that 6 for of points
basket: 3 and for of 4 with 5 is 6 add
basketball: 3 and 6 coach court game player shoes team tickets
bass: 4 and 6 fishing guitar player
bath: 4 and or 5 with 6 products
batteries: 4 and for in 5 are
battery: 3 and in of to 4 for is with 6 life pack power powered
battle: 3 and the 4 in is that to 5 for of was 6 against between over with
bay: 2 and of 3 in on to 4 is 6 area breaking business industry
be: 0 is 1 and be or you 2 but by de home how life new not now of online other people they this way who 3
about above additional advanced after all also before below big black common content cost current first five
following for four from full gay had her high his hot human if it its key learning let light me members next
old only original our planning popular powered private pro public real single special still that their three
through time times to what when where white why with your 4 against alert always any as at away back bad
beautiful because behind best between beyond both brief buying cause close co complex con creating detailed
developing double down driving even evidence excellent extra fast final fit free friends generally growing
half hearing here hit hosting huge in increasing inside just large larger late leading legal like little
living long longer lots low many meeting most multiple my non normal off on opening operating otherwise out
outside over permanent poor proposed quick rated re reading related reserved secure self separate serving
setting several sharing short showing simple simply small smart some someone soon specific starting such
teaching the those together trademarks two under up upon void welcome well within without writing yourself 5 a
absolutely active almost alone among an another anything anywhere approximately around based beat binding born
calling cast certain certified changing checking clean clear coming competitive complete constant cool correct
crazy creative critical cut dead dedicated designated different directly easy eating efficient either empty
enough equivalent especially essential estimated exact exactly experienced false far faster featured feeling
felt fighting fine finished fun funny further getting giving going good great greater hard having healthy
helped helping hidden higher holding hosted ideal illegal immediately important independent joined keeping
kind leaving led left likely listed looked looking lower making married mine missing mixed more mostly moving
much near nearly negative no nothing null objective offering one open owned part perfect performing planned
playing positive posted posting practical providing qualified quickly rather read really reasonable receiving
recommended relevant representative rich right run running said saying seeing seeking selling sending serious
set shot significant similar slow smaller so something sorry sorted speaking specifically spread standing
started stated strong subject supporting taking talking there thinking thought tried truly trying unique using
valid visiting waiting walking won wonderful worked working zero 6 able accepted accurate added adding adopted
affected agreed allowed announced applicable applied appropriate approved asked assigned associated attached
authorized automatically available aware better bought bound broken brought built called carried caused
changed charged chosen classified clearly closed collected combined committed compared compatible completed
completely concerned conducted connected considered consistent contained continued controlled covered created
decided defined delivered described designed determined developed difficult directed disabled discussed
displayed distributed doing done due easier easily edited effective eligible enabled entered equal established
expected expressed extended extremely fair filed filled fixed followed forced found fully generated given gone
guaranteed happy heard held helpful highly identified improved included increased indicated informed installed
integrated interested interesting introduced involved issued kept killed known learned less licensed limited
linked located logged lost made maintained managed mentioned met modified moved named necessary needed nice
noted observed obtained offered opened ordered paid particularly passed patient performed placed played
possible prepared present presented pretty printed produced properly protected provided published purchased
put quite raised reached ready received recorded reduced referred registered released reliable removed
reported requested required responsible returned reviewed revised safe scheduled seen selected sent served
shared shown signed significantly slightly sold specified spent split submitted successful sufficient suitable
supplied supported sure taken tested told too totally treated true turned unable updated used useful very
viewed watching worth written wrong yours
beach: 2 of to 3 and in is on with 4 at or 5 hotel hotels 6 babes diet florida front house resort schools
vacation voyeur
bear: 3 and 4 a it the to 5 in on with 6 arms fruit gay
bears: 3 and to 4 a the
beat: 3 and in of 4 a that 5 it out the you 6 any him me them up
beautiful: 2 to 3 in 4 and as 5 people 6 city country day flowers girl girls place thing things woman women
young
beauty: 2 to 3 in is that with 4 and of 6 products
became: 5 his my the 6 a an available aware clear effective interested involved known more one part popular so
very
because: 1 to 2 by for on with 3 as at in more not other 4 a after all an any i now one only so that this what
your 5 both each even every everything her his if its many most my no once our people some such the their then
these those when 6 everyone he it of she someone there they we you
become: 2 in of 4 as his my our the your 5 like members 6 a active an available aware better clear due
effective eligible even involved known less more much necessary one part popular quite self so something too
very
becomes: 5 one the 6 a an available aware clear effective even less more necessary part too very
becoming: 4 the 6 a an less more one
bed: 3 of to 4 at for in is or was 5 and with 6 breakfast room
bedroom: 4 and 5 has home with 6 apartment apartments bondage flat furniture house suites
been: 1 by of 2 and from home or this your 3 about all as back for his online only our that the to with 4 any
at available based before both different down even important in just like little long meeting more most my off
on open out over re read reserved right since something such three two up without 5 a almost already among an
automatically away building cast coming dead directly driving due easy effective enough especially expected
far following further good great happy hard helpful here highly kind led less limited listed located many much
necessary nice no nothing one part planning posted present rather really recommended required run said several
significant so some specified started subject there thought through together too true under well worked wrong
6 able accepted active added adopted affected agreed allowed announced applied approved around asked assigned
associated authorized aware better born bought broken brought built called calling carried caused certified
changed charged chosen classified clearly closed collected committed compared completed completely concerned
conducted considered covered created cut decided defined delivered described designated designed determined
developed developing difficult directed disabled discussed distributed doing done easier eating edited entered
established estimated expressed extended extremely featured feeling fighting filed filled fixed followed
forced found fully generated getting given giving going gone growing having heard hearing held helping hidden
hit holding identified improved included increased increasing informed installed integrated interested
introduced involved issued keeping kept killed known learned left linked living looking lost made maintained
making married meaning mentioned met missing modified moved named noted observed obtained offered offering
opened operating ordered paid particularly passed performed placed planned played playing possible prepared
presented pretty previously printed produced properly proposed provided providing published purchased put
quite raised rated reached reading received receiving recently recorded reduced referred registered released
removed reported requested responsible returned reviewed revised running saying scheduled searching seeing
seen selected selling sent served serving set shot shown signed significantly slow sold specifically spent
stated submitted successful suggested supplied supported taken taking talking teaching tested thinking told
totally treated tried trying turned unable updated used using very viewed waiting watching working writing
written
beer: 4 for in is 5 and or
before: 2 in on to with 3 all i one so 4 a an and but last or our school such that there these this use 5 age
any each hand having her his it its long me my seen shipping tax the their them then us writing your 6 adding
anyone becoming bed beginning being booking buying calling christmas coming continuing doing finally getting
giving going he him income leaving making moving opening ordering posting publication receiving running
sending serving setting she starting taking taxes they trying using we you
began: 3 and 4 a by the 5 an as at in my on their 6 her his its to using when with work working writing
begin: 3 and 4 a as in the this 5 by on our your 6 at their to using with work working
beginning: 3 a the 4 and or 5 at in on to 6 after of with
begins: 3 and the 4 a 5 as by in on 6 at his to when with
behalf: 3 and 6 of up
behind: 3 and to 4 all an by in on that 5 a it its my our this you your 6 bars closed every her him his me
schedule the their them these us
being: 2 and for not or to 3 about all from is of what with 4 as at good here in just my no on only out over
re that the well who 5 a an around available away found gay left less listed more non one open posted read
required set so such there under very 6 able accepted added adopted affected allowed alone applied asked aware
born brought built called carried changed charged closed collected completed completely conducted considered
created cut defined delivered described designed developed discussed displayed distributed done equal
established filled followed forced fully generated given heard held hit included informed installed introduced
involved issued kept killed led lost made maintained met moved named offered paid part passed performed placed
planned played poor prepared present presented produced proposed protected provided published put raised
received recorded referred released removed reported requested responsible returned reviewed run said seen
selected sent served shot shown sold spent submitted supported taken tested told too treated turned unable
updated used worked written
belgium: 4 and
believe: 3 a and to 4 all are is the will your 5 his my our their them these this you 6 he him how in it me
she that there they we what
bell: 6 rock
below: 3 a by can have in it on was with you your 4 and as do is its that the their this we which 5 for if may
or state then to will 6 are average ground normal shows zero
ben: 4 and
benefit: 4 all and as by for in or that the you 5 is to 6 analysis from of package plan plans
benefits: 2 the 3 by is on with you 4 as at can in may or which 5 and are for such that to were will 6 from
include of package provided under
best: 0 the 2 by is it not 3 and as at be from he if new on that with you 4 books business car case computer
digital for free games home in information internet left links management music of one out people product
products resources sex site software they times to use used we web when world 5 adult album answer articles
available book buy course credit customer ever example experience features film food game hotel hotels info
job local looking man meet method methods movie offer offers overall picture player players poker porn
position room seller service small song stores team things time work 6 advice approach brands casino chance
choice deal deals described effort efforts estimate fit friend friends guess independent interest interests
kept known match matches mortgage newest ones online option part performance place places possible practice
practices price prices quality rate rates resource restaurant results ringtones score selection sellers
selling serve served shot sites solution songs source spam thing value values viewed way ways websites western
beta: 3 and 6 release test testing version
better: 2 of the 3 by have is it that this you your 4 about and as at be but for in information not on one or
time to view with 5 access after because business care control days get go health if looking now part person
price prices service sex still support use when world 6 able body career chance choice deal decisions fit
future idea informed job known life manage meet off option performance place position prepared quality results
serve served solution spent than then things understand understanding value way ways yet
between: 2 and 3 it that 4 a all an business good high me my now public some states this work you your 5 any
being both each four government her him his human its local man members one our people science students their
three us what women 6 countries different groups individual individuals men multiple parents rich the them
themselves these those two various
beyond: 4 a it 5 all any just my that this which your 6 his its me our the their those what
bible: 3 for to 4 and as is on 5 in 6 says studies study
bid: 2 of 3 and in 4 is to with 5 for if on or price 6 amount takes
bids: 3 and to 4 for 5 are from have 6 generated may on
big: 1 the 2 a in is of to with 3 and for or 4 as free help name news on one 5 blue box business change
changes city companies day event girls man red sex things time way white women 6 advantage ass bad band bear
beautiful big black blow boobs boys breast brother cities cock deal dick difference dildo enough fan fat fish
game gay guy hit huge impact interracial issue mature milf money names natural ones part picture problem pussy
question round savings screen step teen thank thing tits trouble
biggest: 4 and 6 challenge problem search
bike: 3 in to 4 and for is 6 ride shop
bill: 1 the 3 and be by in of on or with you 4 as for has is that to 5 also was will 6 passed would
billion: 4 a and at by of on to 5 for from 6 dollar dollars in over people per years
bin: 2 and 6 directory
binding: 3 in 4 and for is of to 5 on 6 contract domain protein site sites upon
biography: 4 and 5 of
biological: 4 and 5 or 6 activity agents control processes sciences systems weapons
biology: 4 and of
bird: 3 and in of 4 is 6 species watching
birth: 4 and in is or 5 of to 6 certificate certificates control date rate weight
birthday: 3 in of to 4 and is 6 cards gift gifts parties party present today
bit: 2 the 3 for or to 4 and at by from in is on with 5 as data much out over set 6 about better different
easier further late later less like longer more of off rate slow too
black: 1 to 2 in 3 on with 4 and or 5 big black community free nude people 6 anal ass background bear boobs
box cat cock dick dress eye fat female fucking gay girl girls guy hair hardcore hole ink jack leather lesbian
lesbians male man market men metal milf plastic porn pussy sex teen teens tits white woman women
block: 3 a the 4 and by for in is on or that to with 5 from of out 6 away grant number size
blog: 2 in of 3 all and at by for from on or that to will with 4 has here is search site this 5 about author
does post 6 directory entries entry posts
blogs: 3 of 4 and by in on that 5 about are
blonde: 3 and 4 in with 6 babe babes girl hair lesbian lesbians milf porn pussy sex teen
blood: 3 for to 4 and from in is of on or that was 5 products 6 alcohol bank cell cells flow levels loss
pressure sample samples stream sugar supply test tests type
blow: 3 for the 4 it to 5 free out your 6 big blow blowjob cum huge job jobs oral suck teen up
blowjob: 3 and 5 free 6 blow clips galleries movie movies oral video
blue: 2 in 3 and with 4 or 5 line 6 book cross eyes light screen sky
blues: 4 and
bluetooth: 6 wireless
board: 2 a the 3 are as at by from in on that to was 4 and book for has is of or will with 5 may 6
administrator approved certified game games meeting meetings member members shall
boards: 3 in to 4 and for of on or that with 5 are as
boat: 4 and for in is on that to with 5 or was 6 ride
bob: 3 the 4 and is
body: 3 are at by on 4 and as can for from in may only or that to which will with 5 care has into is of shop
size type was 6 art building corporate fat hair image kit kits language mass needs part parts repair
temperature weight
bond: 3 to 4 and in is of 5 by or with 6 between issue market
bondage: 3 and 6 anime art asian bondage boy extreme forum free fuck gallery gay girl hair japan lady links
models movie pain paper pic pics picture pussy sex shop spread stories story video videos
bonus: 3 and to 4 for is of on 6 casino code codes miles online points poker track tracks up
boobs: 3 and 6 big boobs breast free huge mature milf teen tits
book: 1 the 2 it 3 a an and are but he if in may of out page search so this to when you 4 as at because by can
for form from list on or report shop should that title today used which will with would your 5 about also does
due has includes is now offers online price prices published reports review room series shows store stores
value was written 6 called club clubs contains cover covers gives must presents provides publishing release
reviews titles
booking: 4 a and for is 5 in information your 6 agent engine engines fee fees form online service system
bookmark: 4 a with 6 our this us
books: 2 is 3 as have in of or to which will with you 4 about and are available for from include on store that
were 5 like online published written 6 at by eligible
boot: 3 and the 5 from with 6 camp disk time up
border: 4 and in is of on to 5 with 6 between security
born: 3 a 4 and from of to 5 about at out with 6 after again in into on
boston: 3 and in to 6 area breaking business hotels industry markets tea
both: 2 and that 3 be can to will you 4 a an are as at because been business by for from here know my new of
on online our time with work your 5 before children comments days during good had have her high his in
individual its large local methods national personal private programs public short students systems the their
these those times very were women 6 cases companies countries directions domestic ends eyes feet groups hands
houses inside internal male men parents parties physical players positive sets teams traditional types ways
within
bottom: 3 for to 4 and is with 5 up 6 edge half left line of right
bought: 4 and for in the 5 an at by from out 6 a books into it item me music my one some them these this
titles
bound: 3 of 4 and in with 5 for on 6 by to together up
bowl: 4 and in of 5 with
box: 3 as from in of was 4 and at for has if is on or that to when will with 5 next 6 above appears below
office score set
boxes: 4 for in of on or to 5 and are with 6 below that
boy: 3 of on to 4 and from in is or with 5 free was 6 advance bondage gallery gay sex teen who
boys: 3 of to 4 and at from have in with 5 are free 6 gay nude teen were who
brain: 3 in of to 4 and that 5 is 6 activity cells damage development function injury
branch: 3 and to 4 in is or 5 of 6 office offices point
brand: 2 to 3 and in 4 is of or 5 products 6 name names new stores
brands: 3 to 4 and in of 5 at 6 are including like such
brazil: 3 to 4 and is
break: 3 is of to 4 a and at for in on or the this with 5 any free from it my your 6 automatically away down
even girls into off out them through up
breakfast: 4 and for in is on or with 5 at was 6 accommodation holiday room
breaking: 3 a and of 4 the 6 down into news out point up
breast: 3 of 4 and 6 big bondage breast cancer huge mature milf milk teen tits young
brian: 3 and
bridge: 3 of the 4 and in is that to 5 was 6 between over
brief: 4 and 6 description discussion history introduction overview period review statement summary
bring: 4 on that with 5 a all an his home in more my new our people the these this to us 6 about along any
back down forth forward her him into it me myself out peace some their them together up you your
britain: 3 to 4 in 5 and has is
british: 4 and 5 people 6 columbia forces government
broad: 4 and 6 array categories range
broadband: 3 and 6 access connection internet service services
broken: 3 the 4 and in on 5 by or 6 down glass heart into link links out up
brother: 3 to 4 in is of or 5 and was 6 sister who
brothers: 4 in 5 and
brought: 4 the this 5 a an by from home in it my on some their with you 6 about against back before down forth
forward her him his into me out them to together under up us
brown: 3 and 4 has is or was 6 eyes hair leather rice said sugar
browse: 2 and in to 3 for the 4 all by more other page this 5 our over 6 archives artists brands categories
jobs similar styles through titles visit without
browser: 3 in on 4 and at for will with you 5 before can has is may or please that to which 6 address based
click does extension settings supports versions window
bruce: 3 and
buddy: 6 icon list
budget: 3 in 4 and by has of or that to 5 for is was will 6 authority car hotel hotels process request
bug: 3 and 4 is or 5 in that with 6 database fix report reports tracking where
build: 2 to 3 for in of 4 and more one or the this with 5 an it my new on our system them 6 a date host
process quality relationships their up upon your
building: 3 for from it the this to 4 an and as at has his in is new of services site that their which will
with your 5 a code design on or process products project up was where work 6 activities block codes
construction industry material materials permit projects relationships society
buildings: 4 at for of to 5 and have in on or that with 6 are were
built: 3 of the 4 an and as it this to 5 a at for from his over their with 6 around by environment in into on
up upon using
bulletin: 6 board boards
bureau: 3 and of 4 for 5 home
bus: 3 in 4 and for from is to 5 or 6 driver drivers ride service services station stop
bush: 2 and the 3 for 4 as in on to 5 does had is was will would 6 administration bush campaign did has said
says
business: 0 the 1 a 2 are by search you 3 at business but can for from here home in may of on products service
that to use was which will would 4 address application area as education experience finance gifts groups has
information insurance internet is law man name news office online or people phone related research results
school software start support systems tax through today travel type value web website with within world 5
activities activity and areas associates benefits case centre class communication communications community
credit critical customers data decision degree development district documents enterprise functions growth idea
ideas income investment issues license listing listings loan loans management manager marketing meeting
organization performance planning practice problems purposes records requirements rules schools sense services
since skills solution technology users 6 administration applications card cards climate concern concerns
consulting cycle day days decisions directory enterprises environment experts goals headlines hours
intelligence interests leaders logic managers meetings model models needs objectives operations opportunities
opportunity owner owners partner partners plan plans practices process processes professionals profile
relationship relationships sector solutions strategies strategy success transactions trip unit units
businesses: 3 of 4 as by for from on or to 5 and are can have in that who will with 6 listings starting
but: 2 new of out time 3 about any be by check find first from get go great high know last me on see small to
use 4 a added all am an another anyone as at being believe better both came come different during each
effective either enough far for found fun getting give given good got have her here i important in is leave
left like limited look looking love made make makes might more much need needs nice non other our people
provides put right said says several shall so such take the their things think three through today too try two
under upon using want watch well went where which while with within yes your 5 according actually after again
almost always anyway are before can clearly could decided despite do due especially even every everyone
everything feel felt few finally gave had has having highly his how if its just keep kept later less let
little looks lost many may most must my no now often one others overall please powerful probably quite really
remains remember requires seems should significant simply since some someone something soon thanks that these
this those thought true unless until usually very wanted was were what when whether who whose why will without
wonder worth would yeah yet you 6 also because certainly did does failed generally he hey instead it maybe
mostly neither never none not nothing once only otherwise over perhaps rather she sometimes still then there
they we whatever
button: 3 of with 4 and for if in or that you 5 at is when which will 6 above below down next on to
buy: 1 to 2 for in on that with you 3 all my our the these 4 after an any at back books from full her into it
item me more new one or product some their this used your 5 a and another anything discount products something
them 6 additional cheap generic multiple now online posters prescription smart tickets viagra
buyer: 3 for of to 4 and is 5 has or will would 6 protection regarding
buyers: 4 in of to 5 and are will 6 who
buying: 3 in the 4 and from it this your 5 a an one online or them 6 decision experience guide guides info
lead power process tips
by: 0 by for 1 in information on search site to with 2 address and as at buy data events free general good
great group health internet it item listing love make much music new not old open or page part power program
project quality rating re return service shopping so software states system technology time top very video web
well without world you 3 about additional agreement anything application area around article big black
business case casino changes cheap children class clear co coming common community company computer
construction corporate countries county court current customer david department design digital director drug
economic end environmental evidence experience family field financial first friends full further gas global
groups heart high how insurance international job john just key land language last legal less light line
little living long low lower man management market media medical meeting member messages money more national
next no normal notice number only operation order over owners period personal play poker position post
previous product public radio ratings real recent regional research right rules said school security self sex
short single size social society something source special standard student style texas text that then today
total town training up us use user value war water what white 4 acid adults advertising age air album all
almost anti appropriate artists authors banks being binding birth blood booking breaking building businesses
car cash categories certain check chemical choice city civil clients commercial companies continuing contract
copyright country credit customers date dave day death different direct distance domestic double driving each
early eight electronic employees every everyone example existing expert exposure extension external factors
faculty famous fans fax fear federal filter fire five following foot force foreign four funding getting
government grants half heavy higher highly him human including increased industry institution internal label
lack large late learning legislation local location looking mail mailing major majority manufacturers mass
matching me members men military modern monitoring most multiple my natural newest night non now officials one
online operating organizations other outside parents participants parties party patients people physical
political poor popular price prior private professional professionals publication publisher publishing race
random readers receiving region registered regular regulations religious remote reporting request residents
resolution respective road rule same sea secret section sector seeing seeking senior separate serving seven
simple six small song speaking specific staff starting state strong students subscription such tag talking
teachers teaching ten testing them theme thinking this three tomorrow topic trade traditional trying type
understanding vendor visitors voice volume votes walking way week whatever which wind women word workers
working written year young your zip 5 a admin an anonymous another any anyone applicable approximately artist
author becoming boat both brand bus buying certified chance comparison consumers creation definition
developing doing drawing eating either email experienced experts faith far finding former gender genre going
hand having her himself his holding hundreds independent individual individuals its keeping keywords law
leading leaving letter making manufacturer many mid millions month mouth moving myself name nature nearly
opening ordering others our owner paragraph performing persons phone playing police posting qualified reading
reason reference regulation representatives running saving searching selling setting several sharing showing
side simply some someone step storm suppliers supporting telephone the their themselves these those thousands
title train turn two users various watching weight whom winning writing yourself zero 6 adding calling
category changing checking clicking creating default giving helping increasing itself keyword means offering
permission providing saying sending subject taking third thread using viewing visiting
bytes: 3 to 4 in of 5 from 6 more
cable: 2 in 3 that to 4 and for from is or with 5 company system 6 box car companies network systems
television
cables: 3 to 4 and for 5 are
calculator: 3 and 4 for 5 to will 6 mortgage
calendar: 2 to 3 and for is of 5 day years 6 days month quarter year
california: 3 by for in is on to with 4 and has home 5 at law 6 mortgage real residents schools
call: 3 and as by in of with 4 a an at his home if into is last my on one out that the their these to up was
when will you your 5 back for from her it now number or our sign this today 6 ahead attention centre him me
them themselves toll tracking upon us vote waiting
called: 3 and that this you 4 as at from in our to us with 5 a after an back by for his into it my off on out
the up when 6 her him me them upon
calling: 3 and of 4 a in the this to 5 all from it on or us you 6 card cards for her him me out them
calls: 3 of 4 a and at in or that the this with you 5 about are it on out to us were will 6 for from made me
them upon
cam: 6 amateur chat free girl girls live sex
cambridge: 3 and
came: 2 of 3 the 4 a and at by for 5 about as first in on when with 6 across after along around away back
before close down forward from here home into off out over through to together under up upon
camera: 3 in on to 4 and at can for has is or that was will with 6 accessories batteries battery digital lens
make model phone phones reviews
cameras: 3 for in on to with 4 and are from
camp: 3 of to 4 and for in is on 5 at was
campaign: 4 and by in of on with 5 for has is that to was will 6 against contributions finance
campus: 3 of to 4 and at for in is or 6 community housing
can: 1 by for in of on that the 2 a about an and any at but or so there this to with 3 all file he i it last
list mail more name one own press rate re report she 4 address advertise already believe best book both chat
click close comment complete cost cover design direct double email end exchange force form function further
guide host impact issue know later let link login no open place plan point practice present process review
schedule shop sign sort store study support test they too travel type we 5 act add agree aid allow almost
anyone automatically bear better bid block break browse buy call cancel charge check clearly compare consider
contact control copy correct cut damage dance deal delete directly discover display dream drink drive drop
encourage ensure ever experience explore express fail fall fight figure finally finish focus forget fully
generally guarantee guess have hide hire hit hope immediately import include indeed indicate insert join judge
jump just limit live load log lower match mean measure mix monitor neither now order pay post print promote
push range really recommend record rent reply request require rest return ride search seek seem select sell
set share ship show skip sleep someone spread stay submit subscribe suggest switch therefore think thus touch
track transfer update upgrade usually view visit vote wait watch work you 6 accept access achieve actually
affect also always answer appear apply ask assist assume attend avoid be beat become begin benefit bring build
carry catch cause certainly change choose claim come confirm connect contain continue contribute count create
decide define deliver describe determine develop discuss do download draw earn easily eat edit either enable
enhance enjoy enter establish even exist expand expect explain feel fill find fit fix fly follow gain get give
go grow handle happen hear help hold identify implement improve increase influence install keep kill lead
learn leave listen look lose maintain make manage meet modify move never not obtain occur offer often only
participate pass perform pick play prepare prevent probably produce protect provide purchase put quickly raise
reach read receive reduce refer register remain remember remove replace represent respond result run save say
see send serve significantly simply sometimes speak spend stand start still stop supply take talk tell then
truly trust try turn understand use vary walk wear win write
canada: 3 are as at by for from in on to was with 4 and is online or will 5 has only 6 pharmacy
canadian: 3 and 5 online 6 dollar dollars government pharmacy residents sites
cancel: 4 a the 5 my or 6 any your
cancer: 3 of that 4 and are in is or 5 has 6 cell cells patients prevention research risk therapy treatment
candidate: 3 of 4 and to with 5 in is or 6 countries for has must should who will
candidates: 4 and that 5 from have in to with 6 are for must should were who will
canon: 6 digital
cap: 3 of 4 and for is 5 on
capacity: 4 at by in on or that with 5 and as for is of to 6 building
cape: 3 of to 6 town
capital: 3 to 4 and for from in is or 5 of one 6 assets city cost costs equipment gain goods improvement
investment letter letters market markets projects requirements stock structure
car: 2 by of 3 as for from in on search that to will you 4 and at company has is online or part price was when
with 5 accessories care deals pictures prices reviews sales show today 6 auction audio buyers buying dealer
dealers finance hire insurance kit loan loans park parking parks parts racing radio rental rentals seat tech
technology
card: 2 of 3 as by in on to you 4 and at can for free from has into is that was when which with 5 account
company information online or security statement stock will 6 application companies credit debt details game
games needed number numbers offers orders payment payments poker processing reader readers required slot
through transactions
cards: 2 of 3 as by is to you 4 and at can for from have in on or that were will with 5 are online 6 accepted
care: 1 a 2 on 3 are as by can from not was will with 4 and at has home how in information is management or
service that they to when who 5 for if industry much must of product program should staff systems team what 6
about benefits costs coverage delivery facilities facility homes insurance less needs organizations plan plans
products professional professionals programs provided provider providers services setting settings system unit
workers
career: 3 by is of on to 4 and or that was 5 as at has in information services with 6 advice change choice
development goals opportunities opportunity options path planning today training
careers: 3 and of 4 in 6 at
caribbean: 4 and 6 poker
carolina: 3 and in 5 at 6 schools
carried: 4 a in it the to with 6 away by forward into off on out over through
carrier: 4 and for in is of to 5 or 6 within
carry: 3 and in 4 the this with 5 a all an it more their your 6 around case forward on out over them
cars: 2 of 3 by or to 4 and are at for from have in on that will with 5 were
cart: 2 and for to 3 at with 4 is more view 5 software 6 icon
case: 3 a and are by from on or the this to your 4 as at can file had has he here if in it number should then
they under we which will would 5 because before files for is may of report reports shall that there was when
with you 6 against anyone basis law letters management manager studies study where
cases: 3 a at on or to 4 and as by can for from is it may the this we will with you 5 are have in like of such
that there they when which 6 per were where
cash: 3 is to 4 and at for from in on 5 or out used 6 advance back balance cash flow hot lesbian loan loans
management mature milf money naked nude payment payments provided register sexy teen teens value
casino: 3 and by in is 4 at 5 best on 6 black bonus casino directory download free gambling game games gaming
hotel internet las online play poker slot
cast: 3 the to 4 a and by for from in is of on your 5 as 6 into iron members off out their
cat: 3 and in 4 is or 6 food
catalogue: 3 and 4 is of 6 no number
catch: 3 of 4 and 5 a it my on the you your 6 him me them up
categories: 2 to 3 and as for from in that 4 are of such 5 including within 6 below
category: 3 and are at by for from in on that to will with you 4 as has is of or search 5 below list 6
contains includes only
catholic: 4 and 6 school
cause: 3 in 4 and i is more that the this to us was we your 5 a an for he it or she they you 6 actual any
cancer damage of problems serious significant some them
caused: 3 in 4 it or this to 5 a an the 6 by her him me some them
causes: 4 and for 5 a an it the 6 of problems
cd: 2 and is to 5 audio sale 6 database key player rom
celebrity: 6 nude photos pictures porn sex
cell: 2 of to 3 and in or that with 4 is 5 number type 6 biology count culture cycle death division growth
line lines phone phones research surface types wall
cells: 4 as at for is of on or to 5 and by can from have in into may that was which with 6 are were
census: 4 of 6 data records
cent: 4 and for on to 5 from in 6 increase lyrics of per window
central: 3 and 4 business to 5 city 6 air bank banks database government issue location office part point
region role theme
centre: 2 to 3 and on with 4 at for in is will 5 of 6 de
century: 2 the 3 in is of to 4 and as by that was 6 ago
certain: 2 the 3 of you 4 to 5 business information items people products rights that time 6 actions
activities age amount areas aspects brand cases circumstances conditions countries criteria degree extent
features groups individuals kind kinds level number other parts period point product provisions requirements
stores terms things times type types way
certainly: 4 in the 5 a an are can is more one was 6 be did do does had has have hope no not true will would
certificate: 4 and for in that to will 5 from is of or 6 issued program programs
certificates: 3 in to 4 and for of 5 are
certification: 3 to 4 and by for from in of that 5 as is or 6 process program programs requirements
certified: 3 and 4 for in to 5 as 6 by copy mail organic public rating sites
chain: 3 for to 4 and in is that with 5 of 6 letters management
chair: 2 the 3 to 4 and for in is or with 5 of
chairman: 4 and 6 of
challenge: 4 and in that the with you 5 for is of to was
challenges: 3 the 4 with 5 and are for in of to 6 that
chamber: 4 and is of 6 music
chance: 3 and 4 in on with you 5 at for that 6 of to
change: 3 a all an are by for you 4 after and any as at because can has her how if is may of on one or some
that these this through to was what when which will with would 5 between due during from his in into it its
language management my our over process the them within 6 anything owner settings text their things without
your
changed: 3 a 4 and for that with your 5 as at by in it on or our so the to when 6 from her his into its my
over since their without
changes: 3 by is of the 4 and as at can for on or we when with you 5 are between from have into its may over
should since that which will within would 6 during every in made occur to were
changing: 3 in of to 4 a and it 5 from my the your 6 environment its market nature needs their world
channel: 3 in of to 4 and for is on or that with 5 as 6 partners
channels: 4 of on to 5 and are for in that with
chapter: 3 and for to 4 in is of on or will 6 shall
character: 4 as for from on that to with 5 and has in is of or was who 6 development played set sets string
characteristics: 3 to 4 for in 5 and are as that 6 of such
characters: 4 for is of on to with 5 and as from have in or that will 6 are into long max were who
charge: 3 the 4 a and as at by in more on that to was with 5 for from is or will you your 6 against any of per
charged: 3 the 4 a and 5 as in on that to 6 at by for with
charges: 2 the 3 a 4 as in of to 5 and for on or that 6 against apply are may sales were will
charles: 3 and 6 de
charlotte: 6 breaking business industry
chart: 3 and in to 4 is of on 5 for 6 below data shows
charts: 3 in 4 and 5 are for
chat: 3 for in on or to 4 and by 5 about online with 6 client free gay live messages room rooms sex
cheap: 2 to 3 and 5 books price travel 6 accommodation air car cheap diet discount domain flight flights
flowers generic hosting hotel hotels online prices rates tickets viagra web
cheats: 3 and 4 for 5 at
check: 2 a by of 3 and at from in is to will 4 all for here into list me off on one or that the their these
this up us what 5 before below if it my our price products site some them with 6 availability back box boxes
item latest mark merchant out prices rates store whether your
checking: 3 of to 4 and in on that the with 5 your 6 account back for how if out whether
checkout: 3 and 6 process system
checks: 3 of 4 in the to 5 and for if on or that will 6 are only
chemical: 4 and 5 or 6 analysis engineering industry products properties romance structure weapons
chemistry: 4 and of
chicago: 3 in is to 4 and 6 area hotels loss real
chicken: 4 and in 5 or with 6 breast
chief: 3 and 5 of 6 executive financial justice operating
child: 1 the 2 a 3 by for on 4 and as at from in of that to with 5 can does had has health is may must or sex
should was will would 6 abuse care development labour needs porn protection safety sexual support under who
children: 1 the 2 a 3 but by for is on that was 4 about as at do into may must of or over to up when would 5
and are being between can could from had have in need should through will with 6 ages born learn living under
were who whose
china: 3 are at by for in on or to with 4 as is was will 5 has
chinese: 3 in 4 and 6 characters culture food government history language medicine people
chocolate: 4 and 6 chocolate
choice: 3 by 4 and as at from if in on or that to was with 5 is when 6 between but for of questions
choose: 3 and for 4 at other the this 5 a an any how not their to which your 6 among another between either
from one option rating what whether
chosen: 4 a and in the 5 not one 6 as because by for from to
chris: 4 and at is
christ: 3 the 4 of to 5 and as has in is our was
christian: 3 and is 6 church community dating faith life music singles
christmas: 2 and 3 to 4 at in is with 5 day time 6 cards gift gifts lights morning music present presents
season shopping songs tree
church: 3 for of to with 4 and as at in is on or that 5 has was 6 building leaders members
circle: 3 the 4 and in is with 5 of one 6 around
circuit: 3 of to 4 and for in 5 is 6 board boards court
circumstances: 3 the 4 and is to 5 are in of or that will 6 beyond may under where which
cisco: 3 and
cities: 3 for to 4 by have of or that with 5 and are in like such 6 across around near worldwide
citizens: 5 and are can from have in of or to with 6 who
city: 0 the 2 are at by for to you 3 and as from in is on that which will with 4 business had has hotel hotels
index life name of or store was where 5 area government guide industry manager schools tour 6 breaking centre
council guides hall limits officials
civil: 4 and or 6 action cases engineering law liability rights service society war wars
claim: 4 a and as by in it of on the this with your 5 for has is or they to was 6 against form that under
claims: 3 a the 4 and as by in is it on 5 about are for he of or to 6 against made regarding that under were
clark: 4 and
class: 1 the 2 a 3 are by from on to you 4 and as at can for has in is of or service that time was which with
5 files hotel library mail meeting members name will 6 action actions discussion discussions participation
period schedule size sizes
classes: 4 as can from have is on or to with 5 and at for in of that were will 6 are
classic: 3 and 6 bondage car cars example game literature rock style
classical: 3 and 6 music
classified: 4 in 5 by 6 according ads as information into listings under
classifieds: 3 and for 6 powered
classroom: 3 to 4 and 5 or 6 activities instruction management teacher teachers use
clean: 4 as the with 5 and it your 6 air energy out room tech up water
cleaning: 3 the 4 and of 6 out products service services supplies up
clear: 2 a 3 for is it of 4 all as at if in on the to your 5 about and from how message out up view what when
6 before blue cut enough evidence glass idea lake picture plastic rating recent statement text that
understanding vision water whether why
clearance: 3 and 4 for of 6 prices
clearly: 3 to 4 a and as be in is on the 5 an has not that 6 defined established identified identify indicate
indicated indicates see seen show shows state stated states
click: 1 in 2 a and it of or this 3 any one search your 4 for now the through to 5 button image images link
photo picture submit 6 advertising anywhere away below covers here label on ordering
clicking: 4 a this 5 the 6 below here on
client: 3 in of on 4 and for or that to was with 5 can does has is list may service who will 6 application
applications base needs relationship side software
clients: 2 the 3 a of 4 as at by for from is on or 5 and can have in may that to will with 6 are include who
climate: 4 and in is of 5 for 6 change changes control
clinical: 4 and 5 information 6 care data experience practice research signs studies study trial
clip: 3 and in to 4 for is of on 5 from 6 art free gay sex video
clips: 3 for to 4 and are of on with 5 from 6 free gay
clock: 4 and in on to 5 is with 6 radio speed
close: 3 a and for in or that 4 all at by it my of on the with your 5 address as contact out this 6 attention
deals down enough eye friend friends look range relationship second to together up window
closed: 4 and in or the to with 5 at by for its my on out 6 doors down her his loop session
clothes: 3 to 4 for in that 5 and are on 6 off
clothing: 2 in to 3 is that 4 and for or 6 apparel results store stores
club: 2 of to 3 and at for in on that with 4 has is or was will 5 price 6 gay members
clubs: 3 for to 4 in 5 and are
coach: 3 to 4 and for in is of 5 at
coast: 3 and in is 4 to 5 of
cock: 3 to 4 and with 5 in was 6 big cum fat free fucking gay horse huge into sex
code: 1 the 3 are at by with you 4 and as can does from has here in name number of on or should so that to
using was when which will would 5 changes for into level must provided 6 above base below changed examples
execution generation is section
codes: 4 and in of on or that to 5 for 6 are
coffee: 3 for 4 and at in is or with 6 break cup house machines making shop shops table tables
cold: 3 in to 4 as or 5 and 6 air front war water weather winter
collected: 3 the to 4 a 5 and as for in or 6 at by data during from on over through under
collectibles: 3 and 6 to
collection: 3 are by for in on that to with 4 and at from has is or was will 5 system 6 agency includes of
collections: 4 and in 5 are from of
college: 2 for of to 3 and at in is on with 4 has or 5 course credit education level life offers 6 basketball
courses degree football fuck girl girls student students tennis
colleges: 3 of to 4 by in 5 and are
colorado: 3 and 5 at 6 springs
colour: 3 in to 4 and is of 6 scheme
columbia: 4 and 6 encyclopedia
column: 4 and by for in of that to with 5 is on 6 name shows value
com: 2 a and 3 is 5 free sex 6 animal gay live mature port site teen
combination: 3 and in to 4 for is that 6 of therapy with
combined: 3 and the 4 for in to 6 details experience into shipping total with
come: 2 of the 3 a all this you 4 about and at by for see so 5 after as complete first home in on right visit
when within 6 across again along around away back before clean close directly down forth forward from here
into near off out over soon through to together true under up upon with
comedy: 3 of 4 and 5 about
comes: 2 of 3 and the 4 a on this 5 as at home in over time when 6 across after along around back before close
complete down first from into off out standard through to together under up with
comfort: 4 for in to 5 and of with 6 food level zone
comics: 3 and 5 free
coming: 3 and for 4 at of on with 5 here home in to 6 across along back days down from into months off out
over soon through together up weeks year years
command: 2 the 4 and as at for from in of on or that with 5 can has is to was will 6 block line
comment: 3 and as for in to you 4 at by from is or that was 5 form posted will 6 about camera helpful here on
period spam useful
comments: 2 is of 3 as at by in with you 4 and available can first for found from have may please should so
that to will 5 are below here made on or posted section were 6 about concerning configuration links per
received regarding submitted via yet
commerce: 3 in is 4 and on 5 site web 6 solutions transactions
commercial: 3 for 4 and information 5 or product software 6 activities activity applications bank banks
buildings development fishing interests loan mortgage paper production products properties property purpose
purposes real sources success use uses vehicle vehicles
commission: 3 and by for in is of to with 4 as at has on or 5 also had may would 6 meeting shall should staff
commitment: 4 for in on 5 and by from is of that 6 to
committed: 3 the 4 a and 5 an in 6 against by to
committee: 3 and by in to with 4 for is may of on or that was would 5 has should will 6 meeting meetings
member members met shall
common: 3 and as is on or 4 for in to 5 name people set site than use way with 6 among areas carrier cause
causes cold elements etc form goal goals good ground interest interests keywords knowledge language law man
practice problem problems purpose questions sense share shares side stock theme thread type types
understanding
communication: 3 for of on to 4 from in or that 5 and is services with 6 among between channels networks
skills system systems technologies technology
communications: 3 for in to 4 and are from 5 services with 6 between equipment network networks skills system
systems technologies technology
communities: 4 as at by for is of on to 5 and are can have in that will with 6 across through throughout where
community: 3 about are by from have on or site to which you 4 and as at can for in information is must of
should that was who will with would 5 activities building care education events forums has health level life
projects radio resources safety services since support through today where 6 agencies based college colleges
development facilities groups leaders members mental needs organizations participation partners portal
relations service standards
compact: 4 and 6 design disc flash size
companies: 1 the 3 at by is of 4 as for from on or 5 and around can do had in may must need should to use want
were which will with within would 6 are have including involved like listed offer offering operating such that
who whose worldwide
company: 0 the 1 a 3 are as at by for from have of on search you 4 and can could did here in info information
into like may or page should to website which who with would 5 also based data details does had index is
located must name needs plans provides reports said says shall that was will 6 announced called coverage
credits dedicated has listed loan logo missing mortgage names offering offers profile profiles providing whose
compare: 2 a 3 at the this to your 4 all and it our price their these up with 5 book hotel online them 6
button features items loans over prices products rates side teams
compared: 3 in 4 the 6 to with
comparison: 4 and at for is on 5 of search site to 6 between chart shopping with
compatible: 3 and 6 before graphics products with
compensation: 4 and in of to 5 from is or will 6 claims for insurance
competition: 3 of 4 and by on or that to 5 at for from has in is was will with 6 among between law policy
websites
competitive: 4 and in 5 with 6 advantage analysis bids edge environment intelligence market position price
prices pricing rates
complete: 2 for 3 as at by in it to 4 a all and his its my one online or the web 5 access an application data
directory information item our product review story system text their this view your 6 article collection
confidence control coverage description details disclaimer guide lack line list listing package picture
profile range selection sequence set solution source understanding with without
completed: 3 to 4 all and as for or the this with your 5 a an at in my on 6 application before by during form
her his its listings prior their within
completely: 2 the 3 to 4 and in on with 6 agree different free independent lost new out wrong
complex: 3 for to 4 as in is of or that with 5 and 6 data issues numbers problems process system systems than
world
compliance: 3 for in of to 4 and by is 6 costs issues requirements with
component: 4 and for in or to 5 is that will 6 name of parts video
components: 4 as from have in is on or to will with 5 and can for of that were which 6 are such
comprehensive: 4 and 6 analysis approach collection coverage data database directory guide information list
listing online overview plan program range resource review set solution source study
computer: 3 as by for from in on that to was you 4 and at can data has is or products services so store use
user when will with 5 accessories books case files model problems related room service support using without 6
applications based consulting desk engineering equipment game games generated graphics hardware industry lab
memory models monitor network networking networks parts program programming programs repair running science
screen security skills software system systems technology training users virus vision
computers: 3 as for from in on or to 4 and are at can have that were with
computing: 3 the 4 and 6 dictionary environment power resources systems
con: 6 la los
concept: 4 and for in to 5 has is that was 6 of
concepts: 4 for to 5 and are from in of that 6 such
concern: 3 the 4 and of 5 as at in to with 6 about for is over regarding that was
concerned: 3 the 4 and by for in to 5 at 6 about citizens that with
concerning: 4 a 5 your 6 any his its the their this
concerns: 3 a 4 as for in on the to 5 and are have of or with you 6 about before over raised regarding that
were
concert: 3 of 4 and in 5 at was with 6 hall ticket tickets
condition: 2 the 3 to 4 and as at can for has in on was will 5 is of or that which with
conditions: 1 the 3 by is to with 4 and as at can have in on or where will 5 are before for may must of such
that were which 6 apply set specified under
conduct: 4 and by for in is on the 5 a of or that was which 6 an business research their
conducted: 4 and the 5 a as for from to with 6 an at by during in on over through under using
conference: 3 and for of that to 4 at in is or with 5 on was will 6 call calls committee facilities held
papers proceedings report room rooms
confidence: 4 is of to 5 and 6 in level that
configuration: 3 in to 4 for that with 5 and is of 6 based changes command data file files information
management mode options parameters settings
confirm: 4 a it 5 or the this 6 all in its that their your
conflict: 4 and or that 5 in is of 6 between management resolution with
congress: 4 and for in is 5 may on that to was will 6 had has passed shall should
connect: 3 and 4 a it the you 5 them your 6 to with
connected: 2 the 3 and 4 in 5 by 6 directly through to via with
connecticut: 3 and
connection: 3 in of 4 and at can for from has on or that was will 5 is to 6 between fee speed with
connections: 3 of 4 and for in on 5 from that to 6 are between with
consent: 4 and in 5 for from is or that to 6 form of
conservation: 4 in 5 and of 6 area efforts measures
consider: 3 and for 4 as in is to 5 a all an any only other our some the their this two your 6 adding how it
making myself such taking that them themselves these using what when whether yourself
consideration: 4 and the 5 as at by for in is that to 6 of should when
considered: 3 and 4 it more on the this 5 a at for here in one that to 6 an as by complete necessary part
public when
consistent: 4 and in 6 with
constant: 4 and for in is of
constitutes: 4 the 5 a your 6 acceptance an
constitution: 4 and is of
construction: 3 at for in that to 4 is on or was will with 5 and company management of 6 activities contract
cost costs equipment industry materials process project projects site sites work workers
consultation: 4 in is to 5 and on 6 document paper process with
consulting: 3 the 4 and for 5 with 6 company firm firms services
consumer: 2 of 3 and is to 5 health information price product report 6 confidence credit debt demand
electronics goods groups magazines market prices products protection rating reports review reviews
consumers: 4 of 5 and have in to with 6 are can may who will
contact: 0 of 1 in to 2 a an and at by from is or 3 any contact email for her name one page their this 4
address customer him hours links list management member number point support the you your 5 agent between
developer form info numbers our person them with 6 details information lens me seller us webmaster
contacts: 2 the 3 to 4 and are for in 5 with 6 between
contain: 5 at one the 6 a all an any both information links many more no only some
contained: 3 and the 4 a 5 an 6 in on within
containing: 4 this 5 a at more one the your 6 all an detailed information only
contains: 4 at this 5 any data more one the 6 a additional adult all an both forward four information links
many material no only over several some three two
contemporary: 4 and 6 art artists design furniture issues messages music
content: 3 at by 4 and are as can for has in into that to used was we which will with you 5 area available
delivery from here is may of on or posted today type within without 6 areas contained copyright creation
featured management matching owned powered provided provider providers standards summary
contents: 3 and in is to 4 for on page 5 are index 6 copyright of
contest: 3 the 4 and for in to 5 is 6 rules
context: 3 to 4 and in is that 5 for 6 found image menu of
continue: 3 a and 4 at for in my or the this your 5 as his into on our with 6 article its reading receiving
shopping their through to until using working
continued: 3 and the 4 as at by for in 5 from on their with 6 development growth his its success support to
until use
continues: 4 for in the 5 as on with 6 below his its through to until
continuing: 3 in 4 on the 5 to with 6 education medical operations past professional
continuous: 4 and 6 improvement
contract: 2 the 3 of 4 and as at by from in on that to 5 for has is may or price was which will work 6 award
between law management period shall terms with
contractor: 4 and for in is to 5 or will 6 shall
contracts: 3 of 4 in to 5 and for or that 6 are with
contribute: 4 a in 6 significantly their to towards your
contribution: 4 and by for in 5 is of that 6 from to towards
contributions: 4 and for in that 5 by of 6 are from made to
control: 2 a this 3 all are as at by can from has it on that to was will 4 and for his how in information is
or products the them what when which with your 5 access groups number of point program programs software study
technology their 6 device devices equipment flow functions group measures methods over panel points procedures
room strategies subjects system systems unit
controlled: 3 the 4 and for in 5 with 6 by environment study trial
controls: 3 of 4 in the to 5 and for on that 6 are over were
convention: 3 and of 4 for in is 6 shall
conversion: 3 in 4 and for is to 5 from of 6 factor process rate rates
converter: 4 for
cook: 3 and the 4 for with 6 until
cooking: 4 and for 6 oil
cool: 2 the 3 for in is that 4 and as to with 5 but if new site 6 down link off stuff thing things
copies: 3 the 4 and for in to 5 are or 6 add from of
copy: 3 a by in that 4 and at for from is it on the this to will with your 5 or them 6 of protection today
copyright: 1 to 2 and for in is on 3 by of or 4 information policy their 5 statement 6 law laws notice owner
owners protected protection
core: 3 to 4 and is 5 of 6 business courses curriculum group values
corner: 3 in to 4 and from is 6 of
corporate: 4 and or 5 business data information office world 6 clients communications culture customers
discount down event events finance gift gifts housing identity income law network sector social strategy tax
corporation: 3 and in to 4 is or that 6 shall tax
correct: 3 a to 4 as for in that the this 5 and at it one or 6 amount answer answers any information me order
them way
cost: 2 the 3 a at by from in on that with 4 about and as data for is more or over than to us was web will
would you 5 control him me money them 6 accounting analysis associated basis effective efficient estimate
estimates function increases less of per recovery reduction saving savings sharing structure
costa: 6 de del
costs: 2 a the 3 is you 4 about as at by from have in more on or that to which with 5 and can for may of
through were will would 6 are associated down include involved less per provided related
cotton: 4 and with
could: 1 of the 2 a and in that to 3 all at it one this 4 check he no now open post she support they want we
you 5 add answer buy call care cost drive either end enter follow join learn let live pay read return sell
send set share show someone soon then very watch well work 6 achieve actually affect allow almost also always
apply ask be become begin benefit break bring build carry cause certainly change choose come consider continue
contribute create cut damage develop do earn easily eat even ever expect explain face fall feel find fit get
give go handle happen have hear help hold identify improve include increase just keep kill lead leave look
lose make manage mean meet move never not obtain occur offer only pass pick play prevent probably produce
provide put raise reach really receive reduce remember result run save say see serve simply speak spend stand
start stay still stop take talk tell think try turn understand use walk win write
council: 2 in 3 and are by for is of that to with 4 also as at has 5 had member should would 6 approved
meeting members resolution shall tax
count: 3 and to 4 for in is of the 5 as 6 on rate toward towards
counter: 3 for the 4 and is to 5 free 6 code easy script statistics them
countries: 2 the 3 by 4 at do for from has is of on or to 5 and are as can had in may should that were which
who will with would 6 around have including like such where worldwide
country: 1 the 3 at by for on you 4 and are as but can from had have in into is like of or should that to was
were which who will with 5 has would 6 club code house music reports where
county: 2 for of on to 3 and are has in is will 4 or where 5 board council court government real 6 residents
seat
couple: 3 and to 4 from in that with 5 more 6 days hours minutes months of sex times weeks who years
course: 2 a 3 be by the this to 4 also and are as at can for from has he if in information it may not on or
that was which with would you 5 description is of there they we 6 content covers designed includes material
materials provides requirements will work
courses: 3 is 4 and as can have of on or to with you 5 at available for from in may that were which will 6 are
must offered taken
court: 3 and as at by with 4 can for in is of on or that to was will would 5 also had has said should system 6
action case cases costs decision decisions did documents found held judge may must order ordered orders
proceedings records rules shall
cover: 3 at by in on to 4 a and for from is it of or page that the this with your 5 all any both may their up
6 art image letter letters price sheet story
coverage: 4 and as at by in on or that to was with 5 for from is of will 6 area now provided under
covered: 3 a and 4 are for on the 5 services up 6 by in include under with
covers: 3 in of to 4 and for 5 a an are the 6 all everything
crafts: 4 and
crazy: 3 to 4 and 6 about credits game
cream: 3 in to 4 and for is of 5 or
create: 2 for in 3 that 4 and free it my or our the these this two 5 another any more new one some such their
them user 6 a account an content custom jobs polls simple something tag your
created: 3 that 4 and at it new or the this to 5 a an as for from in on some through when with 6 by during
equal under using within
creating: 4 and the this 5 more their your 6 a an new
creation: 4 in is or 5 and 6 date of time
creative: 4 and 6 ideas process solutions thinking ways work writing
credit: 1 the 2 of 3 and as at by from in on that to with 4 home information is may or where will 5 car credit
for line problems 6 accounts agencies approval auto bureau card cards check checks courses debt facility
history hour hours limit loan loans mortgage personal points rating ratings repair report reporting reports
risk score scores types union
credits: 4 and at in of or to 5 are for from 6 include
creek: 3 in to 4 and at is
crew: 4 and is of to 5 was 6 member members
crime: 3 to 4 in is of or that 5 and was 6 against prevention rate rates scene
criminal: 4 and or 6 act activities activity acts background case cases charges court history investigation
justice law liability proceedings record records
criteria: 4 in is of or to you 5 and as that will 6 are established for set used were
critical: 4 and in of that 5 for to 6 analysis applications areas business care component condition data
factor importance information infrastructure issue issues mass part point points review role systems thinking
value
cross: 2 in of to 3 a and 4 the 6 between border country data over platform reference references section
sections
cruise: 3 and to 4 on with 5 at 6 control line lines ship ships vacation
crystal: 3 and 6 ball clear structure
cultural: 4 or 5 and 6 activities background change context development differences events heritage history
identity institutions issues life practices resources rights studies values
culture: 3 for to 4 as at from in is or was with 5 and has of that which 6 medium
cum: 3 and 4 in 5 on 6 cum eating face filled free gay horse mature sex shot teen
cup: 3 and 5 of 6 final sugar water
currency: 3 and for of to 4 from is 5 will 6 being conversion converter exchange in other trading
current: 2 in of to 3 at home is on 4 and as business message news one or page use with 5 category conditions
data date edition financial form government information line list members model month policy price process
project rate rating release results students study tax technology through time user web work working 6 account
accounts address administration affairs assets availability browser directory economic events fiscal forum
generation implementation income interest issue issues job knowledge law legislation level levels location
market mortgage period political position practice practices prices pricing projects rates research revision
selection session situation state status system topic trends value version weather year
currently: 3 the 4 a an are at is 5 do does in on online only out there use we 6 active available being closed
developing disabled doing empty exist has have involved listed living logged looking no not offering playing
provided provides reading registered running scheduled seeking selected serving signed sorted supported taking
under used using viewing working
curriculum: 3 of to 4 in 5 and for is that 6 development
custom: 3 and of 4 home 5 web 6 built clothing content design designed desktop fit made software support
customer: 2 for in of that 3 and or to with 4 can contact has is who will 5 data information review services
shall 6 base care demand evaluation experience feedback images needs rating relations relationship
relationships requirements reviews service support
customers: 3 a is of the 4 as at by for from on or that 5 and are get have in may must only through to want
were will with 6 also can include say who worldwide
cut: 3 for is of that 4 a and at by in on or the to with your 5 from his it its my their up 6 across away back
costs diamond down flowers into off out short them through
cycle: 3 to 4 and for in 5 is of 6 time
czech: 3 and 6 republic
daily: 3 and by in on to 4 at for free from or with 5 email rate use work 6 activities basis deals life lives
living news newsletter newspaper operations specials updated updates
dakota: 3 and 6 schools
dallas: 3 and 6 breaking business industry
damage: 3 of 4 and as by in on the 5 from is that was your 6 caused done or resulting to
dan: 4 and
dance: 2 the 3 for is of to 4 and at in on 5 with 6 club floor lessons music
daniel: 3 and
dark: 4 and 6 blue brown chocolate eyes gray green hair matter red room side
data: 0 the 2 it 3 also but by do have not of service so they we when you 4 about and as at back based before
can copyright could directory does has in item items last may must only or over products related search
services store such system systems table that to was which will with within without would 5 access across are
being between communication directly field for format into is link model models needed network networks object
on once point port quality rate rates received required security should show shows submitted through used
using values via were 6 analysis available backup base cable collected collection communications concerning
contained conversion displayed element elements entry exchange fields file files flow from generated indicate
input integration loss maintained management objects obtained points presented processing protection provided
recovery regarding relating reported set sets sharing sheet source sources storage stream structure structures
suggest supplied tables traffic transfer transmission type types
database: 3 are at by in 4 and as can for from has on or search that to was which will with 5 development does
file is of software system using 6 access applications connection contains design etc files general management
managers server systems tables
databases: 4 in of on to 5 and are for that
date: 1 a 2 are by have it the this to we 3 and as at from in is news or that was will you 4 back below for
has information of on order set view when with would 5 calendar created first format ideas range unknown 6
column published rape specified
dates: 4 in on or that to you 5 and for from of only 6 are back
dating: 2 to 3 and for 4 in with 5 from web 6 advice agency back dating free game gay internet interracial
online personals service services site sites tips
daughter: 4 and in to 5 has is 6 incest of sex was who
dave: 4 and
david: 3 and at is on 4 has was
davis: 4 and is 6 said
day: 2 a all are be i the this 3 by can from had has if it like my no now time were which 4 and as at because
but for free he in is last life management of on one or out program service since so that there they to today
training two visit was we while will with work would you 5 activities conference course during following gift
gifts job later loan loans long off per prior return she shipping supply tour until when without 6 after ago
auction avg basis before care delivery event forecast listing money operations period spa trading trial trip
warranty weekend workshop
days: 2 by the 3 all have he is it on so that they was will you 4 a and are as at between but for if in now
out there to we were with 5 away during from last left notice of off old or since when without 6 after ago
ahead before earlier following gone later per prior until
de: 4 de sites 5 film force france video videos 6 la las los paris son
dead: 3 for of to 4 and as by on 5 at in or people 6 body end link man
deal: 3 and 4 at from in is that to 5 about for more of on was 6 search with
dealer: 3 of to 4 and for in 5 or will 6 info network quotes
dealers: 3 to 4 and 5 are in
deals: 3 that to 4 and are at for in 5 available by from now 6 on with
dean: 4 and is of
dear: 4 to 5 all 6 friend friends
death: 3 that to 4 and as at for from is on with 5 by in of or was 6 benefit certificate metal rate rates
records row toll
debate: 3 of the to 5 and as has in is that was with 6 about between on over
debt: 3 for in of 4 and by is or that to 5 free help 6 collection loan management reduction relief securities
service
december: 2 and of to
decide: 4 the you 5 for not 6 how if on that to what when where whether which who
decided: 3 the 4 at in 5 by it on they we 6 against he not that to upon
decision: 3 with you 4 and at for in not or which 5 about as by has is of on should that to will 6 based made
making process regarding shall support tree was whether
decisions: 4 of or to with 5 and as by can for have in will you 6 about are based concerning made on regarding
taken that were
dedicated: 3 and 6 hosting server servers service staff team to
deep: 4 and as 5 in 6 anal blue discounts down enough inside into red sea sleep space understanding water
within
default: 2 the 3 and in of to 4 for on or 5 is 6 branch configuration location mode setting settings value
values
define: 4 and it 5 a an the their your 6 what
defined: 3 a the 4 and at on or to with 5 for here 6 above as below benefit by contribution in under using
definition: 3 to 4 and for in that 5 is 6 at found of
degree: 4 and by is that to with 5 at or 6 from in level of online program programs requirements
degrees: 4 and are for or that to 5 at from in of
delay: 3 to 4 and for of the 5 is or time your 6 between in resulting times
delete: 3 and 4 a from the 5 all an it or this 6 any files post them your
deliver: 3 and 4 this 5 a an by it more on the to your 6 high their them
delivered: 3 and 4 a for or the 5 as at from in on with 6 by directly right straight through to using via
within
delivery: 3 at for with 4 and by from in information is or to will 5 address available date info of on over
price services 6 anywhere charge charges costs dates details options outside service system systems time times
within
dell: 3 and 6 laptop products
delta: 3 and
demand: 3 the to 4 a and by in of on or will 5 from is that 6 for side
demo: 3 and 4 of 6 now version
democracy: 3 to 5 and for in is
democratic: 4 and 6 government institutions party process society
dental: 3 and 6 care health insurance plan plans services
denver: 3 and 6 breaking business industry
department: 2 on 3 and as by for in that to was with 4 also at is of or will 5 has may 6 chair head shall
store stores
departments: 4 in of or that to 5 and are have
depending: 6 on upon
depth: 4 in is to 5 and of 6 analysis coverage information interviews knowledge look study understanding
describe: 4 and in 5 a an as it our this 6 any how the their them what your
described: 3 a to 4 and at for it the with 5 his on 6 above as below by earlier here how in previously under
description: 2 by in on to 3 not or that 4 and for is 5 at of 6 available
design: 2 the 3 a an as at can from in on their to 4 are for has is of online or project service that using
was web which will with your 5 and by changes companies company development house issues makes needs projects
provides requirements services software solutions standards tools work 6 allows concepts criteria decisions
elements features firm ideas patterns phase principles process studio team tool
designated: 3 a the to 4 in 5 for 6 area areas as by
designed: 3 a or the this 4 from in 5 and as so with 6 around by especially for specifically to
designer: 3 in of to 4 and for 5 has
designs: 4 from in of on to with 5 and for that 6 are
desk: 3 to 4 and for in is or with 5 at 6 top
desktop: 3 to 4 and with 5 or 6 computer computers publishing software themes wallpaper
despite: 4 this 5 a all an my the 6 being having her his its some their what
destination: 3 to 4 and in is of 5 for site 6 address
detail: 4 and at by for is of that the to with 5 as how in on page 6 about below
detailed: 4 and as in 5 search view 6 account analysis below data description design discussion info
information instructions item knowledge list map product profiles records report review solution study
details: 2 not the 3 as at from have in may or page that to with you 4 add available before by can click
contact here now see such were will 5 and are for of on please 6 about below regarding
determine: 3 and to 4 a 5 an that your 6 how if its the their what when where whether which who
determined: 4 and for not the with 5 as at in on 6 based by during from that through to under using
develop: 4 as in it or the this 5 and more our some these your 6 a an effective into its new skills strategies
their
developed: 4 on or that the this 5 a and as at for from in its software their to with 6 an by countries during
into over through under using within world
developer: 3 for to 4 and is of 6 lists mailing
developers: 4 in of with 5 and are have to will 6 can who
developing: 3 in 4 the this your 5 and our 6 a an countries country its nations new their world
development: 3 are can from on that to with 4 as at by community for has in is or policy should system time
was which will would 5 and company experience files issues planning policies program project services through
within work 6 activities agencies assistance costs cycle effort efforts environment goals kit needs of
opportunities plan plans platform process processes programme programs projects strategies strategy team teams
tool tools
device: 3 of 4 and as at from in on to 5 can for has is or that used was which will with 6 driver drivers type
devices: 3 of 4 and as for from in is on or to 5 can have like that which will with 6 across are such used
diamond: 3 and 6 ring rings
dick: 4 and 5 free in 6 big gay
dictionary: 3 and of 4 for is on with
did: 2 and to 3 any as at for i in more no on one or our your 4 a all an do go her his just know like much my
see that the their these this very want was with work 5 before come find get give have he it last little make
notice she some take they try we well what when 6 anyone anything everything happen indeed manage not nothing
say so something you
die: 3 a and of to 4 as at by on with 5 for from in 6 before cast hard
died: 3 a 4 and for 5 as from of out 6 after at before during in last on when
diego: 4 and 6 san
diet: 3 of to 4 and for is or that 6 diet drug plan
diff: 6 between should
difference: 3 and 4 for of that to 5 from was with 6 between in is
differences: 3 to 4 and of with 5 from that 6 among are between in were
different: 2 is on 3 about and as for in to with 4 but if information items one search state view world 5
activities age between category conditions data form game issues language level light location media name
place products programs rates results set sites size social states style systems terms time users version 6
ages applications approach areas aspects brands categories characters charge circumstances classes companies
components countries criteria cultural degrees departments direction directions elements fields forms from
functions groups ideas industries kind kinds languages levels locations materials matter methods model models
names needs options parts people perspective places points positions projects purposes reasons regions
sections sets settings sizes skills sources species story strategies styles techniques than things times
topics type types values versions views way ways
difficult: 4 and at in 5 as if it or 6 because for situation task than time times to
digital: 2 and 3 home or 4 information world 5 data display entertainment files form out pictures rights still
technology 6 age art audio cable camera cameras content document format hearing image images library media
music photo photography photos player printing prints radio recording satellite signal signature television
video voice zoom
dildo: 3 and 4 in 6 anal bike dildo fucking lesbian lesbians sex teen
dimensions: 4 and in 5 are of
dining: 3 in 4 and 6 area experience hall room rooms table tables
dinner: 4 for in is 5 and on or was with 6 at party table
direct: 2 a 3 for is that the with 4 all and to you your 5 any from or service support them 6 access action
comparison connection contact control costs effect evidence experience impact investment line link links loan
mail marketing payments questions relationship response result route sales
directed: 4 and that the 6 against at by to toward towards
direction: 3 the 4 by in on to with 5 and as for from is or that 6 of
directions: 3 of 4 and are from in on to 5 for
directly: 2 the 4 and as for 5 after at by in on over 6 above across affect affected behind connected from
into involved linked onto or related responsible through to under with
director: 2 to 3 and in is 4 at for may or 5 of who 6 shall
directors: 3 in to 4 for 5 and are of or
directory: 2 you 3 and as at by from in or that to will with 4 for has information is name of on search
service 5 listing listings main only project where 6 containing contains structure tree
disability: 4 and in is 5 or 6 benefits insurance
disabled: 4 and for on 5 by in or 6 children people person persons public students your
disc: 3 and in 4 from 5 is 6 set
disclaimer: 3 and in 5 information 6 appears
discount: 2 of the to 3 and is 4 for from if will 5 number on online price 6 car code golf hotel hotels off
pharmacy prices pricing rate rates travel viagra
discounts: 3 of 4 to 5 and are at for from 6 available on up
discover: 4 a and 5 the 6 card great how new that what
discovery: 4 in is 5 and of that
discuss: 4 a all and in 5 his it our the this with 6 any how issues some their them these topics what your
discussed: 4 a and 5 as by on the this 6 above at below during earlier further here how in later with
discussion: 3 as by for or that to 4 and at has in is was will 5 between of on with 6 about board boards forum
forums group groups list lists paper regarding
discussions: 3 to 4 and at in of or that 5 are 6 about between on with
disease: 3 of to 4 are as by that with 5 and can has in is may or was 6 control management prevention risk
without
diseases: 4 in of 5 and are that 6 such
dish: 3 of 4 and is with 6 network
disk: 3 to 4 and for in is with 5 or 6 drive drives image space storage
disney: 3 to 4 and 6 world
display: 3 and for that to 4 a all an as at in information is it of on this will with your 5 case or the their
them 6 applicable cases posts screen topics type
displayed: 3 the 4 a and for to 5 are by with 6 above as at below here in on when
distance: 3 for in 4 and is to 5 of service 6 away between calls education from learning phone
distributed: 4 and for 5 as at in on or to with 6 across among by computing over systems through throughout
under without
distribution: 3 that 4 and as at by for from has in on to was with 5 is list or 6 channels function network of
system systems
district: 3 and for that to with 4 in is may of or was will 5 has office 6 attorney court level shall
division: 2 to 3 and in that 4 is or 5 of 6 between
do: 2 and by from us 3 an as at but do even find for go great her i in its me no on one or other read see than
the then to two use was 4 a about after all another any because before best both come during every get give
good here his if is just like list little look love make many more most my next now offer our people provide
research right say stuff such take their them those today too try very want while wish work your 5 accept
agree away battle business customers enjoy exactly feel have hope indeed justice know much need otherwise pass
remember require seem some that these they think this understand we well what when with without yourself 6
anything believe better everything exist it nearby not nothing occur so something things whatever you
doctor: 3 of 4 and for in is to was 5 about can has will 6 before if immediately may or said who
document: 3 at by of the you 4 and are as can for from in information on to with 5 does has may must name or
should that was which will 6 contains content delivery doc format is management preparation provides type
types
documentation: 4 and from in of or that to 5 for is on 6 mailing
documents: 3 is of the 4 at by for have in to you 5 and as can from into may on or such that which will with 6
are based containing found related relating were
does: 2 and for on or to 3 all in is more no with 4 a an any business get go help his its just my need show
some that the well what your 5 allow come everything give have he include little look make offer one provide
she so something sound take this work 6 anyone appear everyone exist happen indeed it matter mean not nothing
occur require seem
dog: 3 for in on to 4 and has is or that was will with 6 cum dick food fuck fucking horse owners sex training
dogs: 3 to 4 for in that with 5 and are 6 fucking were
doing: 3 and 4 as at for in is on one the to with your 5 a all an any here his its just more my now our right
such that them these when work 6 anything better business enough everything fine good great her it much
nothing research so some something their things this very well what wrong
dollar: 3 and of 4 for is 6 amount amounts bill value
dollars: 3 of 4 a and at or that to 5 are for from in on 6 display per worth
dolls: 3 and
domain: 3 and for in to with 4 has is may of or that 5 web 6 hosting name names owner parking registration
sources structure
domestic: 4 or 5 and 6 abuse animals demand law market product violence
don: 3 and
done: 3 the 4 a all an and but from if is more my or their 5 about after any as at because for here in it just
now on only over since that this to under very what when 6 anything before better by during everything much
nothing right so some something through using via well with within without yet
door: 4 at for in is of on or that with 5 and to was 6 behind open opened
doors: 4 of on that with 5 and are for in to 6 down open
dot: 6 com de gnu matrix net
double: 3 and in that the 4 as or your 6 anal bass bed bedroom check click dildo figures layer play quote
quotes room rooms standard
doubt: 3 and of 4 in the 5 as be on this you 6 about he if it that there they
down: 2 of 3 about if is it that 4 a all an any as but for its like next one or our so these this time what 5
after and at because before below box by during from her here his in list memory my on over right side some
south the their there through to under version when while with your 6 again into load menu onto payment until
upon
download: 2 in of to 3 all and as at for is on with 4 a an any from here it online or our page site the this
time your 5 does download file full game games info link links movie now porn sex sites software texas them
video 6 album casino driver files flash free gratis load manager music outstanding reference ringtones speed
statistics stats track
downloads: 2 to 3 and are of 4 at for from 5 free
downtown: 4 and 6 area
draft: 3 and for 4 a is 5 of 6 pick report resolution
drama: 4 and in of that 5 about
draw: 4 and for in the to 5 a from your 6 attention on out poker up upon
drawing: 3 the 4 a and for in of to 5 from on 6 board up
dream: 3 and in to 4 is 5 of that 6 about come holiday home job vacation
dress: 3 of 4 and for in is 5 with 6 code shirt shirts shoes up
drink: 3 of the to 4 a and in with 5 at from it or 6 alcohol
drive: 2 of 3 as at by the your 4 a and for home in is it on or that to was will with you 5 back from into me
out system them up 6 around away down letter space start status through
driver: 4 and from in of on or that to with 5 can for has is was who will 6 download
drivers: 4 and from in of on that to 5 are for will 6 license were who
drives: 3 the to 4 a and for in 5 are 6 me
driving: 3 and to 4 a at in on or the with 5 up 6 around directions distance down force forces me range record
school through under
drop: 3 and 4 a of on the to you your 5 by from in it 6 down into me off out them us
drug: 2 of 3 for in to 4 and free is or that 5 information policy 6 abuse benefit companies costs coverage
dealer dealers delivery development discovery effects plan prices problem resistance store stores test testing
tests therapy trade treatment use users war
drugs: 4 at for in is on to 5 and can from have may or that 6 are online such used were
dry: 3 in 4 and or with 5 up 6 clean cleaning land matter mouth out season skin weather weight
dual: 6 boot core
due: 2 the 3 and 4 at by for from in on time 5 out under 6 consideration course date dates process respect to
within
during: 3 and or 4 all business one sex that 5 a an any both class development each high last my office our
school shipping such these this those times training your 6 checkout construction early exercise fiscal her
his installation its lunch normal operation peak periods pregnancy preview regular sleep spring summer the
their treatment which winter
duty: 4 and for in is 5 as at free of on or to 6 cycle
dynamic: 4 and 6 content images programming range
each: 2 a at from in on to 3 and for is use was will 4 address business call card change city community
computer data had has have house local message new order place post service site system web with 5 activity
age application area article calendar cell comment company copy county course customer department district
document end family field file function game hand having image job key letter line link location machine major
man meeting method model of one option organization package page part particular period photo picture point
position process product program project property question record request room school season set source
specific state subject such table term test topic track user way 6 additional agency block book candidate case
category channel chapter character child class client column component containing country day device direction
element employee entry episode evening event fiscal frame grade group hour individual instance institution
issue item layer level listing member module month morning night node object other others pair partner party
patient person phase piece player quarter region round row sample section sector session side song species
stage station step student sub task team time transaction type unit variable vehicle visit week word year
earlier: 3 of to 4 and on 5 in that 6 bid post than this today version versions work years
early: 3 for or with 4 and this to 5 development education in life on work 6 age as bird church days enough
evening fall history hours learning modern morning next part retirement spring stage start summer warning
years
earn: 4 the 5 a you 6 an cash money more points their up your
earth: 3 for in to 4 and are as is was with 6 science
easier: 4 by it on or 5 and if with 6 access for integration than to way
easily: 3 the to 4 and by from in on 5 as have see with 6 access add available be create find found get into
make seen
east: 2 in 3 and on to 4 of 5 end 6 coast side
eastern: 3 and 6 part side
easy: 2 in 4 but it on one with 5 and as for money online 6 access cleaning enough going hit installation
reach shopping steps storage task to walking way ways
eat: 4 and for in the with 5 a at more my or out up your 6 it them world
eating: 3 the 4 a and in 5 at it 6 out pussy
ebay: 1 and to 2 for you 3 at home is 4 can has international items members today 5 email payment store user 6
activities areas auction auctions automatically company listings official pages recommended search
economic: 4 or 5 and data life security well 6 activities activity analysis benefit benefits climate
conditions costs development efficiency environment factors growth impact integration interests issues justice
loss opportunities performance policies policy power problems recovery reform relations situation status
system theory value
economics: 4 and of 6 using
economy: 3 to 4 by in of that with 5 and as is was will 6 has
edge: 3 for 4 and in is on to with 6 of over technology
edit: 3 a and the 4 it my or 5 any them this 6 box locations menu pages posts someone your
edited: 3 in the to 4 and for with 5 on 6 by directory
edition: 2 and in 4 is 5 of 6 offered
editor: 3 in to 4 and for from is or that with 5 at of
editorial: 3 and in 6 board content reviews staff team
editors: 4 and for of 5 have
education: 3 about are by can from of on that to was will with 4 as at for has in is or policy services should
5 activities and course level opportunities students systems through 6 authority classes courses funding
institutions program programs reform requirements sector system teacher teachers
educational: 4 or 5 and use 6 activities agency background experience goals institution institutions level
materials needs opportunities organization process program programs purposes research resources services
software system technology toys
edward: 3 and
effect: 3 a the this 4 and by can for has in it or to will with 5 as at from is that was when which 6
immediately of on until upon
effective: 2 the 3 or to 4 from on with 5 and as at for if in price when 6 action against alternative
communication control date immediately implementation management manner marketing means method methods
printing solution solutions strategies tax teaching than tool treatment upon use way ways
effects: 2 the 3 by is not to 4 and as at for have in or will with 5 are can from may such that 6 of on side
were
efficiency: 4 by for 5 and in is 6 of
efficient: 3 to 4 for in 5 and as 6 manner means operation service than use way
effort: 4 and for from of with 5 at by in is on that will 6 between has into required should to was
efforts: 4 and as for 5 at by in of on that will with 6 are have made should to were
eight: 3 and in 4 of to 5 or 6 days different hours miles minutes months people percent points times weeks
years
either: 3 you 4 at do for from in not of on or that the to with your 5 a an as be been before by have one use
6 because case direction directly end express expressed party side through too version way
election: 4 and by for in on or to 5 as is of was will 6 campaign cycle day officials process results year
electric: 3 and 6 current energy field guitar light motor power utilities utility
electrical: 4 and 6 appliances energy engineering equipment goods power system systems
electronic: 3 and 4 or 5 book information work 6 access commerce communication communications components copy
data device devices discovery document documents equipment form format journal journals mail means media music
newsletter products publishing records resource resources signature systems version versions works
electronics: 2 for 3 and 6 industry
element: 4 and for from or to with 5 has in information is that 6 of
elementary: 5 and 6 education school schools
elements: 4 and as for have is on or to with 5 can from in into that were which 6 are of such within
eligible: 6 for students to
elizabeth: 3 and
else: 2 a the 3 and at for from with 4 about have he in it on out to we 5 but did do had has is should than
that they was will you 6 can could does if might return who would
email: 1 of 2 a by in on the 3 about and as contact for has is it news our services that was your 4 at every
form from here if now or program service software support system them will with within you 5 account below
discussion format hosting link list listing message password request sent server this to when 6 accounts
address addresses alert alerts client lists marketing me messages newsletter newsletters updates us
emergency: 3 and 5 or 6 assistance care department management medical medicine procedures response room
service services situation
empire: 3 and 6 at poker
employee: 4 and at for in of to with 5 can is or was will 6 benefit benefits has may must shall stock training
who
employees: 4 as by for is on that 5 and at can from have in may of or should to will with 6 are must shall
were who working
employer: 3 of 4 and for in that to 5 is or will 6 has may must shall who
employment: 3 on to 4 and as at by for in is of with 5 or services 6 agencies agency contract growth law
opportunities opportunity relationship status
empty: 3 the 4 and 5 or 6 log space string
enable: 4 a or this 5 an it the your 6 both email him javascript people students them us users you
enabled: 4 and or the 5 by for in on to 6 browser him me so them us
encourage: 4 a and 5 the your 6 all more others our people students their them you
encyclopedia: 4 and of
end: 2 a you 3 all and as by for in is on or that the this was your 4 at he it products their there to we when
with 5 date end if point product 6 of points result time up user users zone
ended: 3 a and 4 by on the 5 at but his in with 6 early for up
ending: 3 a of the to 4 at in is on 5 with 6 times today up within
ends: 3 the to 4 and 5 at in of on when 6 here meet up with
energy: 3 by on or 4 and as at can for from in is of that to 5 into management policy system than use 6
balance bill companies conservation costs demand efficiency efficient industry level levels loss market needs
prices production projects range resources saving savings sector source sources supply systems technologies
transfer
enforcement: 4 and in is 5 of 6 action actions agencies agency authorities officer officers officials
personnel
engine: 3 in of 4 and is on or to was which will with 5 for has that 6 code friendly marketing oil parts
promotion submission
engineer: 3 to 4 and for in with 5 at 6 who
engineering: 2 of to 3 for in is 4 and at from or 5 education services 6 design firm students
engines: 4 for in that to 5 and are with 6 on
england: 3 by for is on to with 4 as at in was 5 and
english: 1 and 3 by for from in with 4 at or 5 as language law only text title version 6 dictionary literature
speakers speaking teacher translation word words
enhance: 3 a 4 and 6 its our the their traffic your
enjoy: 3 and 5 a all an my the this what 6 being doing it life our playing reading some their them these
watching working your yourself
enlarge: 3 the 5 by it your 6 image photo
enough: 2 the 3 and is or 4 as in not of on with 5 about information so that 6 evidence food for money people
power room runs space time to water
ensure: 4 it this 5 a all an our the there we you your 6 accuracy compliance effective its maximum proper
quality that their they
enter: 3 all and as in new on that to 4 it my or our this 5 a an any author email here message the their them
6 city competition dates destination into key keywords name starting symbol your zip
entered: 4 and for to 5 a an as by in on the 6 into
enterprise: 2 of to 3 and in is 4 by 6 application applications customers data level resource software systems
enterprises: 3 of 4 and in that to 5 are
entertainment: 2 in 3 for 4 and news 5 including system 6 industry purposes
entire: 5 city page time web 6 agreement amount area article body book class collection community content
contents country database day directory family group length life line list nation network order period
population process product program project range region selection set site state system thread topic world
year
entries: 3 of 4 and by on to with 5 for from in that will 6 are
entry: 3 that 4 about and at by from of on or to will with 5 for has in is name 6 fee form into level point
points requirements through was
environment: 3 on to 4 are as at by can from has in of or was will with 5 and for is that through which 6
variable variables where
environmental: 4 and information 5 data review services 6 assessment awareness benefits change concerns
conditions damage education effects factors groups health impact issues justice law laws management monitoring
performance policies policy problems protection quality regulations science standards studies
episode: 4 in is 5 of was 6 guide
equal: 3 and the 4 in 5 or 6 access employment number opportunities opportunity parts pay protection rights to
treatment value
equipment: 2 of 3 by on with you 4 are as at can for from has in is may that to was which will 5 and available
must or required should such 6 including manufacturer manufacturers needed needs rental shall used
equity: 3 of 4 and in 5 home 6 capital investment line loan loans markets securities
equivalent: 4 for in 6 carrier of to
eric: 3 and
error: 3 and for to 4 as at free from if of that with 5 by has in is on or was 6 bars before checking code
codes handling log message messages rate rates returned when while
errors: 4 for of to with 5 and in on that were when 6 are or
especially: 3 a of 4 by that the to 5 as at from on one well with 6 after among because designed during for
given good helpful if important in interested like since those true useful when where
essential: 3 and 4 in 5 if information that to 6 component element elements for functions oil part reading
role services
establish: 5 and new that the your 6 a an their whether
established: 4 and on or the to 5 a an as at for that with 6 between by in itself through under within
estate: 2 of to 3 and is on 4 for in information news or 5 company development listing property real services
web 6 agency agent agents experts holiday industry investment listings market marketing needs planning
professional professionals sales tax taxes transaction transactions
estimate: 3 a to 4 and 5 for is the 6 of that
estimated: 3 the 4 in 5 as by for from to 6 at based cost costs delivery number that total using value
estimates: 3 the 4 and in 5 for from of 6 are based that were
etc: 3 and for in to 4 are 6 etc
euro: 6 area
europe: 3 at on that to 4 are as by for from in is or was will with 5 and has
european: 4 and 6 cities countries country history integration languages level market markets nations
evaluation: 3 in to 4 by for is was 5 and will 6 copy criteria form of process report
even: 1 and 2 of 3 all he they this to your 4 an at by do for from has here his like my number on our out that
the their there these through use years 5 a as ask be been being care come during find get give go going had
have in just let look made make need now one possible put read say see small so some start take talk tell
today under want where with within 6 after among before begin better close consider death easier faster
further got greater heard higher if know larger less longer lower more notice remember seen smaller started
sure then think those though thought thousands tried try went when while without
evening: 3 to 4 and for in of on 5 at news was we when with 6 before
event: 2 the 3 a are by from 4 and as at can for in information on or to with you 5 details has is management
of that type was which will 6 calendar listings log planning shall tickets
events: 3 by is to with you 4 and as at can for from have in may of on or which will 5 are around during
including like such that were 6 calendar leading scheduled throughout
ever: 2 the 3 a and for in is on with 4 has there to will you 5 after be being could do find go have make more
said use was 6 again been before built changing come created did done experienced felt found get going got
growing had happen happened having hear heard increasing know known made met need online played produced read
really received recorded saw see seen since so taken think thought told tried used want wanted worked written
every: 3 home 4 business company good new product so 5 action area body book city class customer event item
last line need now page place question right school side type user 6 age attempt bit budget case chance child
corner country couple day detail direction dollar effort element employee evening few five four game hour
human inch individual instance issue kind level little major man member minute moment month morning move
nation night once one opportunity order other part person piece player point possible purchase reason
reasonable reference respect room second sense single situation six song stage state step store student ten
thing third three time transaction turn two way week weekend woman word year
everyone: 3 a and of 4 but for to with you 5 at from here in is on that was will would 6 around can else gets
had has involved know knows needs should wants who
everything: 2 the 3 a and as with 4 at for it on there to 5 but has in into is out related right she up was
will would 6 about else except from goes he possible seems that they together we went works you
evidence: 2 the 4 and as at or 5 about for from has in is on to was which 6 against based before indicates of
presented shows supporting that
evil: 3 of to 4 and in is that
evolution: 4 and in 5 is 6 of
exact: 6 amount amounts date location match matches number same shipping time
exactly: 3 in to 4 a are this 5 do is that the which who 6 as does how like one right sure what when where why
examination: 3 to 4 for in 5 and by is or will 6 of
example: 2 and 3 a by on the to with you 4 for from if in only that was we when 5 is of where would 6 above
below shows
examples: 4 and for in to 5 from that 6 are include of
excellent: 3 in 4 and for 5 product site 6 book choice communication condition customer example job
opportunity performance place quality resource resources results service source value way work
except: 4 a at from it on the to 5 by if in one with 6 as during for maybe per perhaps public that those under
when where
exchange: 2 the to 3 by in is on that 4 and or with 5 data for information of than 6 between ideas links
program programs rate rates student
exclusive: 4 and of to 6 content interview offers property right rights use
execution: 3 in 4 and is 5 from 6 of test time
executive: 2 in 3 and of 5 management search 6 board branch committee director directors jobs officer officers
order power session summary vice
exercise: 3 a the to 4 and for on that 5 any in is of or was 6 equipment its price program room their videos
exist: 4 a and that to 5 as at for on or with 6 between in only within without yet
existing: 3 in 4 and home 5 business information one or products services site software 6 account applications
booking building buildings conditions customers data facilities file infrastructure knowledge law laws network
ones programs resources structures subscription system systems
exit: 3 of to 4 and the 5 at from your 6 status strategy
expand: 3 in 4 and or to 5 all on the 6 entry into its menu our their your
expansion: 4 and for to 5 in is 6 into of pack
expect: 3 and for of 4 in the your 5 a an more this you 6 any from him it me some that them to when
expected: 3 a and the 4 at by for in it of on 5 from 6 number results that to value within
expenses: 4 in to 5 and as for of that will 6 are associated related were
experience: 3 all are by the this 4 a an but can for from it may more on or some than to was we which will you
5 and any as at great has is of that through using when within 6 in includes necessary problems required with
working
experienced: 4 and the this 5 a an as at in with 6 by professionals staff
experiences: 3 a 4 for on to 5 and are as at from in of that 6 with
expert: 3 and to 5 at in on 6 advice knowledge opinion review system
experts: 4 and for to 5 are at from have in on will 6 say who
explain: 3 and 4 a in 5 the this to your 6 his how it some that their them what why
explore: 4 a and by 5 all new our the this your 6 how similar some their ways
explorer: 3 to 4 and for is 5 or
export: 3 the 4 and of to 6 control market markets
exposure: 4 and for in is of on 5 time 6 to
express: 3 a and for 4 an by is it the 5 his our your 6 my or permission shipping their themselves written
yourself
expressed: 3 to 4 that the 5 a an are at on 6 as by concern concerns here his in interest its or their through
written
expression: 4 and by on to 5 for in is that was 6 of
extended: 3 and in the 4 for from with 5 by to 6 family holiday its network period periods stay vacation
version warranty
extension: 3 in 4 and for that to 5 is 6 of
extensive: 4 and 6 collection database experience information knowledge list network range research selection
testing training use
extent: 4 and by in it the 5 as they 6 necessary of possible that to
external: 3 and to 6 debt factors funding hard internet link links power reviews sites sources web websites
extra: 3 to 4 for 5 help home information 6 bed button cash charge context copies cost costs credit effort
features fees income large long mile money space special text time work
extreme: 3 and 6 anal bondage cases conditions right sex sports weather
extremely: 6 difficult easy effective fast good hard helpful high important large limited low popular powerful
rare small useful well
eye: 3 in 4 and can for is of to with 5 view 6 care contact device on out protection surgery
eyes: 2 the 3 for in 4 at from or that to with 5 and are as of on when 6 closed off open were
face: 3 for 4 a an and at from in is on or that the to 5 as it of up was when with 6 down off value
facilities: 3 is of 4 as have may on or to with 5 and at for in that were which will within 6 are available
include including management shall such
facility: 3 of 4 and as to 5 at for has in is on or that was which will with 6 located shall
fact: 3 a and as in the this to 4 about be of or was which you 5 he is it there they we 6 remains sheet that
factor: 4 and to 5 for is of that was which 6 analysis in
factors: 4 and is of on to 5 as can for have in will 6 are associated include including involved may such that
were which
factory: 3 and to 4 for in 6 direct
facts: 3 to 4 as from in of 5 and are on or that which 6 about before
faculty: 3 for to 4 are from in of or will 5 and at who 6 advisor member members
fail: 3 and the 4 in with 5 if 6 to
failed: 3 and the 4 for in on with 6 because opening program to
failure: 4 and by on 5 in is of or 6 rate to
fair: 3 for in 4 that to 5 and 6 amount bit enough game market play price prices share trade trial use value
faith: 4 as of or to with 5 and but is that 6 effort hill in
fall: 4 and as at by for or to 5 from in of on over 6 back behind below down into off out outside short
through under upon within
falls: 3 and 4 for from to 5 in on 6 below down into off short under within
false: 4 and 5 if or 6 information positive sense statement statements
families: 3 for is 4 as at from on or to 5 and are can have in of that will 6 living were who with
family: 2 by 3 as at for from may on that to 4 and are can group have health home in is links of or services
was were will with would 5 business friend had has holiday name sex size support who 6 doctor farm friendly
fun guy history homes housing incest income law life medicine member members moved owned planning practice
protein relationships residential room run therapy through tree unit units vacation values violence
famous: 3 in 4 and as by 6 for people quotes
fan: 3 for in to 4 and is 5 of 6 art base club fiction radio shop site sites
fans: 4 and at for in on that to with 5 are can have of 6 were who will
fantasy: 3 and of 6 baseball football rape stories world
faqs: 4 and
far: 3 for on that to with 4 and are have in is it the they this you 5 been has into out so south we 6 above
ahead as away back behind below better between beyond down easier east end enough from greater higher left
less more north off removed right short side too
farm: 3 to 4 and in is or with 6 agents animal animals cum equipment girls income porn sex workers xxx
fashion: 3 in of to 4 and as that 6 design designer leather show
fast: 2 the 3 for in is on or that to with 5 and as online service 6 access becoming cash delivery enough food
forward growing items moving payment response shipping track weight
faster: 3 in to 4 with 5 and 6 rate results than
fat: 3 in is 4 and or 5 free 6 ass big black cock content diet fat gay girl girls huge joe loss mature naked
people porn pussy sex woman women
father: 3 to 4 in or 5 and has is of would 6 daughter died had was who
favourite: 6 artist band game gaming genre hotel movie searches star
fax: 1 the 3 and at it to 4 us your 5 or 6 machine machines number numbers
fear: 3 to 4 for in it the 5 and from is or 6 of that
feature: 3 and the 4 a at can for from in or to was your 5 an is of on that which will 6 allows article
articles film films request requests requires rich set
featured: 2 the 3 a 4 at 5 here in on 6 items listing listings services
features: 3 all at have is more the to with 4 and as can for from in may on or over some than were which will
you 5 a an are available like of that two 6 include including such
featuring: 5 a the 6 an
february: 2 of to 3 and
federal: 4 and or 5 program 6 agencies agency aid authorities budget court credit district election employees
financial funding funds government grant grants income judge law laws legislation level officials programs
regulations student tax
fee: 3 in 4 and as on that to 5 if is may of or 6 charged for includes paid per required schedule shall
structure will
feed: 3 a and in of the 4 from is it on or to your 5 back for into their 6 directory them using
feedback: 2 in of 3 and as that to 4 for is or page search will 5 about from on 6 comments form forum loop
received reviews share
feeds: 2 the 3 and to 4 are for from on that 6 available
feel: 3 and in to with 4 a all are for if is no of the their this 5 any as at her his it more my there we when
you your 6 about bad better free good great less like much really right safe secure should so sorry that they
very welcome
feeling: 3 to 4 a and for in the this you 5 about as is it more 6 better good like of so that very
fees: 3 of 4 as at from in on that 5 and for may or to will 6 are charged paid
feet: 4 and are at by for on to with 5 from in of or up were 6 above away below deep feet high long per under
wide
felt: 3 and to 4 for in 5 a about as at by more my the there this was when 6 good he her his it like so that
they true very
female: 2 to 3 and in 6 body cum feet models nude sex sexual students
festival: 3 and 4 at in is of
few: 2 to 3 and in or that 4 are as have new were 5 books comments details games issues items links of
pictures results who 6 areas cases changes companies countries days different dollars examples extra feet
friends good hours ideas inches key letters lines miles minor minutes months more nights other others pages
people places points problems questions reasons remaining seconds short simple small songs steps studies
things times tips weeks words years
fiction: 3 in 4 and 6 books chart
field: 3 by to 4 and are as at can day for from has in on or that was which will with 5 data guide is must
name of office research service study test where work 6 below contains experience goal goals hockey names
offices strength studies theory trip value
fields: 4 for from have is on or to 5 and as in of that will with 6 are below such
fight: 4 a and in is on the this 5 it to with 6 against back between for off over them
fighting: 4 a and the to 5 in with 6 against back for over
figure: 2 the 3 and on to 4 for in is of that this was 5 it 6 below out shows
figures: 4 and of that to 5 as for from have in on 6 are show were
file: 2 the 3 are by it not of your 4 a an and as at before can date for from if in list may number on search
so that to under was when which will you 5 access class does has hosting information into is management must
or should using with 6 called containing contains extension format icon included length manager missing name
named names path server sharing size sizes storage system systems transfer type types
filed: 3 and the 5 a as for in on 6 against an by under with within
files: 2 a 3 is of 4 and as at by have to you 5 between can for from in may on or should that through were
which will with without 6 are attached containing created directly into shown using via
fill: 3 and 4 that you 5 a it the their this with your 6 in out them up
filled: 4 and the to 5 by in 6 out up with
film: 1 the 2 a 3 at for in of to 4 and as by free from on or that which will with 5 about has is reviews sex
version video was 6 camera director festival industry porn porno production xxx
films: 3 to 4 and as for of on with 5 are from have in that 6 like were
filter: 2 the 3 and in to 4 by for is on that with 6 applied out results size
final: 2 in of 3 and 5 day days design order part price state three two 6 action analysis approval chapter
decision decisions destination draft examination fantasy form four game grade int payment phase product
project release report result results round rule score section shipping stage step version word year
finally: 3 a the to 4 be 5 been have here 6 able came come decided did found get getting got had made
finance: 2 a 3 for the 4 and 5 company 6 charges companies minister partner reform
financial: 4 and health help news or 5 data history issues products report service system systems 6 accounting
advice advisor affairs aid analysis assets assistance benefits calculator condition contribution details
dictionary district freedom future gain goals impact information institution institutions instruments interest
interests loss management market markets matters need needs officer performance plan planning position
problems records reporting reports resources responsibility results risk sector security services situation
statement statements status strength success support transactions year
financing: 3 in the to 4 and is of 5 for 6 activities available options
find: 1 to 2 as for is or 3 and at by free in on online there they time two which 4 all better books both each
good here his hotels items its jobs just links love me member most much my new no old one other our people
products related resources such those us where work you 5 a additional an another any anyone businesses cheap
details discount employment evidence great helpful her him homes information local many more photos prices
results similar solutions specific that the their these things this top travel your 6 answers anything
anywhere deals everything exactly himself hundreds interesting it lots messages myself out savings singles
some someone something them themselves titles useful ways websites what yourself
finder: 4 is
finding: 3 in 4 and is of this 5 a an it more new the their was your 6 items out someone that them ways what
findings: 4 for to with 5 and in on that 6 are from indicate of suggest were
fine: 3 in of to 4 and as for not on or 5 but if with 6 art arts dining example job line lines print quality
wine
finish: 3 of to 4 a and for in is on that the 5 at it their this with your 6 line my off up
finished: 4 a and by the 5 at in it their up 6 goods his my off product products reading second third with
fire: 2 the 3 a for of to 4 and at from in is on or that was with 5 service up 6 department departments
fighting prevention protection safety station truck
firm: 4 and as for of on to 5 in is or that was will with 6 based commitment has providing
firms: 4 to 5 and can from in will with 6 are have must that
first: 1 a the 2 by for free from if it that you 3 and as at be but go have he home in is new number of on or
people product search state then they was we with world 4 act article author because before being black call
car company complete computer contact course date days event group image international light login love made
man message national need off online problem project public rate read real register report series show sign
start story study such to type use used years 5 annual available base big book career case channel chapter
child come comment commercial comprehensive entry example experience feature female film full game gay got hit
hour item job known language lesbian level line listed look match menu mortgage move movie name names non
official one opportunity option order page pass period piece player point post president proposed publication
purchase question race reading record release reported review run section set seven sex single song stop
successful task team term test things try version volume weekend win word words 6 aid album amendment anal
argument attempt became began birthday came century character choice class column couple day degree draft
edition eight element episode ever few five flight floor four generation goal grade half hand heard instance
introduced issue lady letter major marriage meeting met month night nine novel ones opened paragraph part
person phase place principles priority published quarter recorded round row saw season serve served session
shot six slide stage started step steps talking ten thing thought three time trip two visit wave week wife
woman year
fiscal: 3 and 6 impact policy quarter year years
fish: 2 of 3 to 4 for from in is on or that with 5 and are were 6 etc oil species stocks tank
fishing: 4 and for in is on 6 boat gear industry trip village
fit: 4 a and is it of that the this to 5 all for in my on their with 6 any into most together well within your
fitness: 3 of 4 and for 6 equipment program room
five: 3 and in to 4 more new of 5 games main men or other people 6 children day days different dollars feet
hours key major members miles million minute minutes months per percent points seconds star stars times weeks
year years
fix: 3 and in to 4 a is 5 for my that the up your 6 it some them this
fixed: 3 a the to 4 and for it on or with 5 at by in 6 amount assets cost costs effects font income interest
number point points price rate term
flag: 4 and in of on to 5 for is it this was 6 with
flash: 3 and for of 4 are 5 used 6 card cards drive drives forums game games memory player
flat: 3 to 4 and for in on or with 5 out 6 fee list major panel rate screen surface
flight: 4 and in is of to 5 from was 6 price training
flights: 3 in of 4 and are by 5 to 6 from
floor: 4 and at for in is or to 5 of was with 6 apartment area level plan plans space
florida: 2 to 3 for in is 4 and has home 5 business 6 breaking industry mortgage real vacation weather
flow: 4 and at for in on to with 5 from is of 6 chart control into meter rate rates through
flower: 3 and in of to 4 is 6 delivery girl shop shops
flowers: 3 of 4 and by for in on or that to with 5 are from online 6 delivered
fly: 3 a and the 4 by in on to 5 from with 6 away fishing into out over
focus: 2 the 3 to 4 and for from in your 5 has is more of our their was will 6 areas group groups on
follow: 3 and on to 4 a all an at from in it my that you 5 her his our the their this your 6 along any
directions him instructions me them these through up
followed: 3 and to 4 for it that this 5 a in the with 6 by her him his up
following: 1 and 2 for to 3 as in it on that this was will your 4 a an any business each her its new page
product search sex should the their these up web years 5 are article articles black cards cases children
comment companies credit data details discussion events figure file free gay general groups his is key line
list location members message messages month order payment people products programs related resources result
results services shall sites states users way website 6 actions activities additional address amateur anal
areas asian benefits blonde boxes categories changes characteristics chart circumstances code command comments
components conditions countries courses criteria dates day definition disclaimer documents elements error
example examples factors features fields files five form format forms formula four functions guidelines
individuals information instructions issues items keywords lesbian lines link links locations manner mature
methods morning numbers options pages paragraph parameters persons points principles procedure procedures
properties provisions purposes question questions reasons recommendations requirements resolution review rules
section sections sources standards statement statements steps subjects table tables tasks terms text three
topics two types values vote ways week words year
follows: 3 in 4 is 5 a the 6 from that
font: 3 and 4 for is 6 face family size
food: 2 of 3 as in on to will with you 4 at for from has is or that 5 and court items services source store
was 6 aid chain delivery industry preparation processing processor production products safety security service
sources storage stores supplies supply
foods: 4 for in to 5 and are that
foot: 3 to 4 and in is on or 5 of 6 care high job long sex
football: 3 and in is 6 club coach field gambling game games player players season team tickets
for: -1 of 0 are for to was with 1 and but date from here i if is message on set we 2 above address after al
area article as available average back between board book by case category check city code company conditions
contact copyright country county day de description following games given head history hotel house in
including item left level like line links list location mail main map member movies name net not number or
order out page party pc phone photo picture point policy posts present privacy problem rate red resources
results reviews right room run said search select sell she show site size source start states store street
table team terms then there they through time times title tools type university used version want website week
well where whether who window within world year yet 3 accommodation activities administration age agencies
agents aid airport album amateur annual areas around art articles at audio auto award baby background balance
bank base baseball beautiful beauty bed bid big birth black body brand budget bug bus cable calendar call
calls capacity car care careers cars cases casino cause central choice church cities clear close clothing co
collection communications communities community components computers conference configuration contract control
cool core cost costs countries course court cover customer dance database days dead deals death decisions
default design devices disease distance document documentation documents dog domain double education
electronics email end engineering entire equipment error even evening event events exactly exchange executive
exercise eye face facilities fall far farm fashion feedback field file files film finance first flat flowers
football forest friends front functional functions furniture game gift gifts going gold golf government grant
graphics green ground group guitar hair hand hands hard hardware he heart home horse hospital host hosting hot
how huge ice image important industry info institutions insurance interest interesting internet issues job key
known language last latest law lead leave lesbian library light lighting limited link linux little live loans
lyrics machine mailing man management manual market material materials media memory messages metal miles milf
mission model models monthly mortgage movement movie music naked names national nature navigation network news
no nude object off office official old online open operations opportunities optional options original output
outside overall owners pages paper part partners parts past pay perfect pet photos pick pictures places
plastic play pocket points poker popular porn position post power practice premium president previous price
prices prime print printer prior priority pro problems process product products program programs progress
project properties property proposed protein providers purpose questions quote quotes radio random rape rates
re recent recipes record records related relevant reports resolution resource response rest return revenue
risk road rock rules same sample satellite science screen season server servers services sex sexy sites skin
so society soft software solutions sony sound space spam species specified sport sports standard standards
state steel stock stories strong studies study stuff supplies supply support system systems target technology
telephone temperature test tests texas text tickets tips too top topic topics total true under unique
universal updated upper useful user value vehicle very video virtual volume weather web websites weekend
weekly when white whole why wide wild wind windows wine wood word worldwide 4 about abuse academic acceptance
access accounting accurate action actions active actual added administrative adult advanced adventure
advertising agriculture air aircraft alcohol alternative analysis animal animals answers anti apartment
apartments appeal application applications appropriate artists assessment attention auction audit authors
automotive availability backup bad banks basic battle becoming beginning benefits best bids binding biological
bird blood booking boys breaking breast broadband buildings buying calling cancer capital career cell change
changes cheap chemical child christmas citizens civil claims class classes classroom clean client clinical
coffee cold college combined coming comment comments common communication companies competition competitive
complete complex comprehensive computer computing conflict connection conservation construction consumer
contemporary content continued contributions conversion cooking copies corporate correct courses coverage
creation creative credit criminal critical cross cultural current custom customers daily damage data dates
dating debate debt decision deep dental desktop detail development device differences digital direct
directions disability discount discounts discussion discussions display distributed download drivers driving
drug drugs dry dual duty dynamic early eating economic effective efficiency election electric electrical
electronic eligible employee employment energy enforcement enterprise enterprises entertainment entries entry
environmental equal ever evidence evil examples excellent exclusive execution existing expenses experienced
expert experts exposure extension external extreme faculty fair family fast federal female fighting final
financial financing fine fire firms fish fishing fixed flight flights follow food forecast foreign formal
former fourth fresh fuel funds gambling gaming gas gay gender gene general generic girls global good goods
governor graduate grants great groups growing growth guaranteed guys half health healthcare healthy heat heavy
help helpful hidden high highly historical holiday holidays homes hotels hours household housing human ideas
images import income independent industrial information infrastructure initial injury input instruction
instructions integrated integration interactive interior international interview interviews investigation
investment it jobs joint just justice kernel keyword kid knowledge laboratory labour ladies land laptop
laptops laser late launch lawyers leadership leading learning leaving legal legislation leisure lesbians
libraries life linear living loan local long looking loop loss lost lots love low lower mac maintenance major
male managers manufacturers manufacturing marine marketing marriage married mass matching mature measurement
medical medium meeting meetings members mental mid middle military milk mine minimum minor missing mixed
mobile modern months motor motorola moving much multi multimedia native natural negative networking new newly
next night nokia normal nothing now nuclear nursing objects offering oil once one only opening operating
operation optical oral ordering orders organic organizations other outdoor package packaging pain painting
palm papers parking participants particular parties patent patient payments performance personnel pets
physical planning plant plants players police political poor portable positions positive possible potential
practical preparation prescription presentation prevention pricing primary private production programming
projects proof proposal protection public publishing pure quality query rare raw readers real reasonable
recognition recovery recreation reduced reference references regional registered regular regulatory release
reliable religious remote rental repair replacement research reservations resistance retail review revision
romance running safari safe safety sales samples samsung savings saying school schools scientific second
secondary secure security seeing seeking selected selection self senior separate service serving sexual shared
shipping shopping short showing signature significant signs simple single sleep smart smoking social soil
solar solid speaking special specials speech speed spring staff standing starting static storage strategic
strength stress student style sub suggestions summary summer suppliers surface surgery swimming talking tax
taxes tea teacher technical teen teens television that things thinking third thought ticket titles today
tonight tourism trade traditional traffic training transactions transfer translation transport transportation
travel trial trouble truth trying ultimate unix unlimited up urban us usage users using vacation variable
vehicles violence visual voice walking war waste watching water ways weapons wedding weeks weight what
wholesale wildlife winning winter wireless woman words work workers working 5 a adding additional advice
affordable ages agricultural all almost an another anything approximately assistance automatic being better
books breakfast building business businesses buyers candidates cash certain certification changing checking
children cleaning clients comfort commercial comparison compensation compliance concern consultation
continuing continuous currency delivery democracy detailed developers different disabled distribution dogs
doing domestic drawing easier easy efficient eight either elementary emergency employees errors evaluation
everything examination expansion export extended extra failure families fans faster fear finding five four
free freedom full funding getting giving greater guests guidance handling having hearing her higher him
himself hire his holding hundreds identification illegal implementation improved improvement increased
increasing individual individuals inspection installation instant internal its itself keeping kids lack large
later less listing longer making many maximum me membership men millions money monitoring more most multiple
my myself nine non others our outstanding over parents participation patients payment peace people performing
periods permanent permission personal persons playing posting printing processing professional professionals
profit promotion proper publication purchase qualified quick quite reading reasons receiving recording reform
registration relief removal reporting residential residents retirement rural saving searching selling serious
setting seven singles six small smaller some someone something specific students submission success successful
such supporting sure taking teachers teaching temporary ten testing the their them these this thousands three
tomorrow tracking trading transmission treatment twenty two understanding upcoming updates use various
visitors waiting whatever which women writing years you young your youth 6 accuracy adults any anyone approval
both consideration consumers creating details developing dinner each educational every everyone exact example
fiscal fun further future helping immediate instance items larger lunch managing nearly older providing
purposes rent sale sending several sharing similar themselves those viewing visiting whom yourself
force: 3 a by the 4 and as at for from has is it of or that to was which will with you 5 in on 6 against
behind participation them
forced: 3 a 4 by the 6 gay him incest into me out rape sex to
forces: 3 the 4 for on to 5 and are at from have in of that will with 6 were
ford: 3 and to 6 focus
forecast: 3 and of 4 as is to 5 by for
foreign: 3 and to 6 affairs aid banks capital companies corporation countries country currency debt direct
exchange government intelligence investment key language languages markets minister oil policy relations
students trade words workers
forest: 3 in of to 4 and is 6 fire land management products resources
forget: 4 this 5 all the you 6 about how it that to what your
forgot: 3 the 4 that 5 to your 6 about my password
form: 3 are it new the you 4 and as available by can data for from has here if in may on one only so that
their to was when which with 5 a above an at does is or provided shall should will 6 allows below factor
factors field fields must of part without
formal: 4 and 5 or 6 education training wear
format: 2 the 3 in on to you 4 and as at can from is of or that which will with 5 file for links used 6 due
string
former: 3 and 4 is 6 chief director employee employees head member members president student students
forms: 3 is the 4 a an as for from in on or to with 5 and are can must that were will 6 of part
formula: 4 and in of to 5 is that 6 for
fort: 6 worth
forth: 4 a and the to 5 as by on with 6 above below between from in
forum: 1 of 2 in with you 3 and are as at has on or that to will 4 for home is software 5 archive index
members only rules users where 6 posts powered threads topic topics
forums: 2 in is to 3 and for on 4 are free 5 read 6 administrator topic
forward: 2 of 3 the 4 a and as at for from in it on or this 5 by into with your 6 looking thinking to
found: 2 and 3 all as is more not or they was you 4 any by from many me most one online our so the there these
to two us when with your 5 a along an another below between comment during for her his it its my no on only
over some their through under using what 6 among anywhere at dead documents evidence here him himself in
itself myself near nothing out something that them themselves this throughout within
foundation: 3 and in is on that to 4 of was will 5 for has
four: 3 and are in to 4 free more new of out were 5 games members or other people 6 areas basic categories
children countries days different feet groups hour hours inches key levels main major men miles million
minutes months parts percent players points sections separate star times types weeks year years
fourth: 4 and in of 6 day generation grade largest place quarter round time year
fox: 4 and
frame: 2 the 3 in to 4 and for of or that 5 is with 6 rate
frames: 4 and for in of to with 5 are not 6 or per
framework: 4 and in to 5 is of that 6 for within
france: 3 by for in is on to 4 and has was 5 hotel
francisco: 3 in to 4 and 6 bay breaking business industry
free: 0 the 2 as but help if in new one search 3 after and business by content country for form forum
government health high home links love news no now of old on or price product report resources school services
sign site so support travel up use when will with women world 4 at car cd college community computer course
email entry environment family food free from full gifts girls group guide hand hard image images info
information issue job legal listing listings local long man medical members men number party people personal
phone photos play press private profile program programs public real shopping sites society stock term text
time to today tools version website white 5 access account ads advertising advice animal anti ass big black
blog cash cell chat choice christian classifieds clip comparison credit daily debt desktop diet disk dog
domain energy enterprise exercise expression farm flow gambling game games gift girl horse hosting hot huge
indian installation instant internet japanese java male market markets mobile money monthly mortgage mother
motorola movement movies music numbers offers operation oral pacific paris photo picture pictures printable
quote registration resource returns ring russian service sheet space standing stories stuff teens telephone
updates viagra video videos web weight wet young zone 6 adult agent amateur anal anime articles asian blonde
blow blowjob bondage bonus casino celebrity classified clips consultation copy cum dating delivery demo
download downloads encyclopedia fat female flash forced fuck fucking galleries gallery gay hardcore hit incest
interracial lesbian live lunch mature membership milf movie naked newsletter newsletters nokia nude online
parking personals pic pics poker porn porno preview prints pussy quotes rape ringtones sample samples sex sexy
shipping slot software speech spyware subscription teen texas trade trial unlimited voyeur wallpaper weekly
xxx
freedom: 4 for in is that 5 and from of to
french: 3 for in to 4 and or 6 government language translation version
frequency: 3 to 4 and for in with 5 is 6 band bands domain of range response
frequently: 3 and to 4 in 5 as 6 asked than used
fresh: 3 in 4 and or 5 from new 6 air fish flowers fruit look produce start water
friday: 3 for in of or the to with 4 and from that 5 after at 6 evening morning night
friend: 1 the 2 a 3 at for in is on that to will with 4 and from has of was 5 had list or 6 about finder who
friendly: 3 to 4 with 5 and people 6 copy environment format gay interface page printer service staff version
view
friends: 3 for is 4 as can have here in of on that to will 5 and are at from had or over were with 6 about
list who
from: -1 of 0 by for is to 1 from in not on with 2 and as at back development free good health how new next no
or post search site so use video view web world 3 about age air application area areas author before between
big black books building business car category cell changes cheap children city close community company
complete computer country cover customer data database date day design digital discount drug east email end
even ever family field file financial first food full general groups hard history hotel image information
internet it law level life line list living loan london long looking loss main market medical men mobile more
name national network north off office only open out page paper person phone place point popular power
professional property quality register research right room said sale server service short similar social
something south special staff state stock studies table tax text then trade up user version very well west
when white women year years young 4 active airport album almost animal animals anything automatically bad
banks basic below beyond bottom brands buying cancer central civil classical clients coast college coming
commercial companies concept consumer corporate countries current customers damage death deep direct disk
domestic early electronic employment environmental everything experience experts families far fat fear federal
fire five former four friends front further future generation giving global going government ground growing
head heart heavy here high higher home hospital human income increased independent india individual industrial
industry initial injury internal just lack land large late left less light low lower manufacturers me members
memory military modern most moving natural nature near nearly nine northern now oil old online operating
original paid parents past people personal physical plants playing political poor posting potential primary
prior private providing public reading real recent regular remote running sales school schools sea seeking
selected self seller sellers seven side simple single six small solid some southern space specific standard
start stores strength students ten that there three time today top town trying two under us users using
viewing visitors water what whatever where wood work working writing you 5 a above actual all among an ancient
any anyone approximately beginning birth both certain class client consideration continuing developing
different doing each earlier eating eight either every everyone evil existing exposure external foreign
getting having heat hell her him his individuals inside interface international its last leading leaving
liability local major making many mid my nearby non normal one operations other others our over participation
patients performing qualified readers reality receiving residents rural seeing selling sending several someone
source sources spam such taking the their them these this those throughout traditional unknown watching which
within yesterday your zero 6 across another anywhere around becoming behind being collectibles downtown heaven
hundreds millions multiple outside previous publication third thousands various whom
front: 3 for in is to 4 and or view with 5 pages 6 cover desk door end image line lines of office page panel
row seat side wheel
fruit: 4 in is of 5 and or 6 fly trees
fuck: 3 a and in the 4 is 5 it with you 6 free fuck gay her horse me movie movies my off pics porn sex stories
teen up video young
fucking: 2 the 3 a and in 4 with 6 anal animal animals ass big black daughter dog dogs free fucking gay girls
hard hardcore her horse hot lesbian machine machines mature men movie movies pics pictures porn pussy sex son
teen video white women young
fuel: 2 the 4 and for in is or to 6 cell cells costs cycle economy efficiency oil prices system tank
full: 1 to 2 in on with 3 and site 4 board company contact days download information member or page post use
view well 5 address album benefits body control cost course credit day employment entry five game house
knowledge listing movie of picture power price product report selection set stop sun support term terms value
week year 6 access advantage albums amount article attention bath breakfast browser capacity cast circle
colour compliance coverage description details disclaimer effect extent featured force image implementation
kitchen length line list load moon name participation path payment potential profile range record resolution
responsibility review scale screen service size specifications specs speed story strength suite text time
understanding version
fully: 2 the 3 to 4 and in with 6 automatic aware charged committed compatible developed featured functional
informed integrated licensed paid qualified support supported supports understand
fun: 3 is on or 4 as but for in of time to when 5 and at free online than while with 6 activities dynamic fun
game stuff things way
function: 3 are by 4 and at for from may on or to was with 5 as can does has in is list name of should that
which will 6 allows call calls keys properly returns tests
functional: 4 and 6 areas groups requirements
functions: 4 at by from have is on or to with 5 and can for in like of that were which will 6 are as such
under within
fund: 3 a and in of the to 4 for has is or that was will 6 balance manager managers shall
funding: 3 the 4 and by in of or that 5 has is to was will 6 agencies available for from levels opportunities
source sources through under
funds: 2 the 3 of 4 and as at by in is on with 5 can have may or that to would 6 are available for from
provided raised received shall transfer under were will
funny: 3 to 4 and that 5 as 6 how pictures stories stuff thing video
furniture: 3 in is to 4 and at for from 6 store stores
further: 3 and for in the to with 4 by from on that up use 5 back business help info links review support
their work 6 action analysis assistance away consideration detail details develop developed development
discussion down education enhance evidence improve increase information instructions into investigation notice
problems proceedings processing progress questions reading reduce research stated studies study than training
future: 1 the 3 and by in that to 4 as business for is time we will with 5 date of results 6 development
direction directions events growth issues needs performance plans projects reference release releases research
success trends update updates use versions work years
gain: 3 to 4 and by for in is of the 5 a more on or 6 access an control experience from knowledge some weight
galleries: 3 in 4 and of with 6 free gay mature pics sex teen
gallery: 1 to 2 in 3 and by for is of that with 4 from post 5 based comment comments free gallery model movie
pictures sex young 6 asian ass bondage gay girls hot lesbian mature milf naked nude pages pic porn pussy sexy
teen teens view
gambling: 4 and in is on 5 at free site 6 casino gambling game games internet online poker sites
game: 1 the 2 a it 3 are by this to we you 4 after and as at but can does for from in like of on or over so
that when which with would 5 based between big board called design development free has industry is plan
reviews room rules series show system systems was where will 6 against boy cheats developers download
downloads engine ever itself online play played poker texas theory winning
games: 2 is of 3 as by can from have in or this to will you 4 and are at for free on such that were with 5
against download including like online play texas 6 casino coverage played poker
gaming: 3 and 6 experience industry platform titles
gamma: 3 a 4 i
garden: 2 to 3 and in is of or 4 with 5 design products 6 furniture shops
gary: 3 and
gas: 3 for that to 4 and at from in is or 5 price 6 flow industry phase prices production station stations
supply tank tax
gateway: 4 for 5 to
gave: 3 in 4 this to 5 a my no out some the you 6 an away birth her him his it me rise their them up us way
gay: 3 in or 4 and web 5 community free group hard links people pictures right rights site story 6 adult
amateur anal anime arab asian ass bar bars bear bears big black blow bondage boy boys chat club cock college
com cum dating dick friendly fuck fucking gallery gay gratis groups guy guys hardcore hot huge incest
interracial latin lesbian male man marriage mature men military movie movies muscle naked nude oral personals
photo pic pics picture porn porno rape sex stories teen teens travel video videos xxx young
gear: 3 in to 4 and at for from is 5 up
gender: 3 in of 4 and or 6 differences identity issues
gene: 3 and of 4 for in is that 5 was 6 expression family name pool product products therapy transfer
general: 1 the to 2 are for in is of on 3 and or search 4 area business comments help info level management
office policy store use 5 agreement case description economic form government health information questions
requirements rules shall term terms 6 approach assembly contractor direction discussion education election
framework fund guidelines idea interest knowledge mailing manager meeting merchandise nature overview partner
population practice principles public purpose rule secretary sense theory
generally: 3 and the to 4 a in is 5 are be have more not 6 accepted agreed available been considered do good
known match speaking used very well
generated: 2 the 4 a and as for 5 at on when with 6 automatically by during from in through up using
generation: 3 for 4 and in is that to 5 time 6 of
generic: 3 and 6 drug drugs name term viagra
genre: 3 and 4 of
george: 3 and is 4 was
georgia: 4 and
german: 3 to 4 and 6 chocolate government language translation version
germany: 3 for in is on to 4 and has was
get: 1 and 2 for if is or with 3 about as at by just most new news online support time top where 4 additional
all both credit current even feedback from full further good great help here high in info information its many
music no now old on our people real results right so special such that the these this to two under us well
when you 5 a access across advice an another any anything cheap close detailed directions done down everyone
everything extra fast free going her his hit home inside it listed lots me money more much my naked one over
permission pretty published quite really serious someone tax their there things those through too up used very
what your 6 ahead along answers anywhere around away back behind better connected deals enough him hold
instant into involved killed lost married myself off older onto out paid past quotes ready recent rich some
something started them together unlimited wet yours yourself
gets: 4 all in new on the 5 a an it more some to you 6 back better done her his into its lost me off out too
up very
getting: 3 you 4 all at from in on our that the this to 5 a an any down good help his it me more my one over
people so their there up very what your 6 along around away back better close enough her into involved lost
married naked off old older out paid ready really some started them things through together too used
gift: 2 in 3 and is with 4 of or that to will 5 for from item set 6 basket box boxes card cards certificate
certificates giving idea ideas items sets shop shops
gifts: 3 by in of or that this 4 and are at to 5 for from
girl: 3 for of or to you 4 and at from has in is on that 5 free had next was web with 6 bondage doing friend
girl lesbian named nude pics porn sex teen teens who
girls: 2 of 3 for or that to 4 and at do from get have on will 5 are black gay in like live model pictures
using were with women 6 asian ass basketball big breast cash dildo dog doing fat free fuck fucking gallery
getting girls gone having horse hot huge incest interracial lesbian lesbians mature milf models naked nude
pics porn pussy rape sex sexy stories teen teens who young
give: 2 and 3 in 4 all as information its one or that this to 5 a any back details each full good his money
more my no off our out people such the their these your 6 advice an away birth credit effect evidence feedback
gift her him it me notice priority rise some something students thanks them up us way you yourself
given: 2 of 3 all and is or with your 4 for if it more my no on one our this when you 5 a access an any area
at day her here his in its name number only out over set some that the their these to two under us year 6
above as away below birth by him me moment period permission point priority rise situation them time up
gives: 3 to 4 this your 5 information it more no the 6 a an birth her him his me rise some students them up us
users way you
giving: 3 and in of to 4 more this 5 a an any back his it people the their your 6 away birth effect head her
him me out rise them up us way you
glass: 3 in to 4 and is of or with 6 door doors window windows
global: 3 and 4 information 5 business health real 6 change climate community configuration economic economy
environment environmental financial issues leader level market marketplace markets network perspective
provider scale trade variable variables war
glossary: 4 of 6 feedback
gnu: 6 dot
go: 1 is 2 it of or that the this 3 a all and as at but do first if one 4 any buy by check find for from get
go in look now online public read see so top under well when where 5 about after again against before figure
hand here home inside live off on over past play right there together too up with without 6 ahead along
anywhere around away back beyond button crazy directly down far faster forth forward further into next out
outside round shopping straight through to toward towards wrong
goal: 4 and as at by that to with 5 for has in will 6 is of setting was
goals: 4 as by is to with 5 and for in of that 6 are were
god: 2 and the 3 are at be is of on 4 as by in may or so to we with 5 can could help through was who will
would 6 created did does gave gives had has himself made said says wants
goes: 3 and the 4 a all as in 5 by for from like with 6 against along around away back beyond down far here
into live off on out over through to up well without wrong
going: 2 a the 3 all and as by 4 about at for from home in so with 5 after against over there too 6 ahead
along anywhere around away back beyond crazy down forward into off on out strong through to up well wrong
gold: 2 to 3 in is with 4 and or 6 angel coast diamond mine ring standard
golden: 6 age brown shower
golf: 2 in 3 and 6 bag ball cart club clubs course courses equipment game shoes tournament vacation
gone: 2 the 3 a 4 and are for in with 5 by now on so to 6 away back bad before down from into off out over
through too up wild wrong
good: 1 the 2 a all are by from of this you 3 home in is it on so that they view web with 4 about and books
business but case customer design education first good government if info information links location
management many name number or order part price prices product reviews service show site support to when will
year 5 agreement amount article as at because bit book care company copy credit day deals experience film for
fun game girl health investment knowledge life look man men money movie music one option overall people
performance person picture position question range read results side sign size solution song sound source
story team too use weather word writing 6 advice balance buyer candidate cause chance character charlotte
choice communication condition deal enough evening example examples faith feeling fight fit food friend
friends guy guys hands idea ideas job looking looks match measure morning news night old ones opportunity
place point points portion practice practices progress quality reason reasons relations relationship
relationships selection sense shape standing start starting stuff teaching thing things time times
understanding value way weekend work working works
goods: 3 is of 4 at by for in on that to will 5 and are from 6 or sold stores
google: 2 in 3 or to 4 is will 5 has map search 6 links listings maps searches
got: 3 at for 4 about all from in more on our that the these us was you 5 an any down good here home its no
one over so their this three through to two used very what your 6 a another around away back better enough
everything her him his hit into involved it lost lots married me mine my nothing off out really some something
started them there together too up
gourmet: 6 coffee food
government: 3 are at by for from have on with 4 also and as can in information may of or said service support
that to which 5 could did does had is jobs must policy program services shall was will would 6 agencies agency
authorities contract contracts debt departments documents employees funding grant grants has institutions
offices official officials organizations policies programs regulation regulations securities should
governor: 4 and 5 of
grade: 2 to 4 and for in is of or 5 will 6 class level levels point school student students teacher
graduate: 3 in 4 and or with 5 from of 6 course courses degree degrees education level program programs school
schools student students studies study work
grand: 2 and 6 casino hotel opening total
grant: 3 and in the 4 a an for is of that to you 5 or will 6 application applications from funding funds money
program programs writing
grants: 3 of the 4 in 5 and are for or to 6 from
graphic: 4 and 6 artist arts design designer images novel version
graphics: 3 in to 4 for on or 5 and are 6 adapter card cards version
gratis: 5 free 6 de gay live porn porno sex video videos
gray: 4 and
great: 0 the 2 a is it 3 about and at free home in information on that to with 4 as because books but city
company family for games help if items need new news one online part people post products read results reviews
software support view website when year 5 amount article benefits big blog book car care career collection
country customer day effect event example features film food friend game holiday hotel little location looking
love low man many men movie music night number numbers offers performance photos pictures power practice price
product quality radio range rate room service show site sites sound source start story team time too white
work 6 addition advantage benefit chance choice concern condition deal deals detail discounts domain effort
experience extent fun gift gifts guy idea ideas importance interest job majority nation opportunity outdoors
piece place places potential prices rates resource respect rooms savings selection sense shape singles song
songs stuff success thing things tool value variety views way weekend
greater: 3 and for of the 4 in or 5 use 6 access awareness chance control degree depth detail efficiency
extent good impact number numbers part risk than understanding value
greatest: 3 and in 4 of 6 hits impact number possible risk thing
greece: 4 and
greek: 4 and 6 word
green: 2 in to 3 with 4 and or 6 building card day eyes leaves light space tea
ground: 4 and as at by in is of on to was with 5 for or that 6 black cover floor level rules shipping state
surface transportation up water zero
group: 1 a the 2 you 3 and are as by from have home in to 4 also at can for is may member must name on or said
should that travel were which who will with within would 5 action activities discussion had has health
includes meeting of sites size study was work 6 called discussions leader meetings members membership sex
therapy
groups: 3 by is 4 as at can for from in on or to was which with 5 and are had have like may of should that
will 6 such were who within
grow: 3 the 4 a to 5 and as at by from in more on with 6 into old out their up your
growing: 2 the 3 a to 4 and by on with your 5 at in 6 body community company concern demand interest list
market need number population problem season up
growth: 3 are to with 4 as at by for from on or that 5 and has is of over through was will 6 during factor
factors in opportunities potential rate rates strategy
guarantee: 3 to 4 a and as for is it of or the this 5 on you your 6 its that
guaranteed: 3 a 4 and for that 5 to 6 by low lowest until
guard: 3 the 4 and 6 against
guess: 4 the 5 at i if is this 6 he it my that there they we what who you
guest: 2 and to 3 of 4 at from on 5 list which 6 book house houses reviews room rooms score speaker speakers
guests: 3 a 4 and in of on to 5 are at from have with 6 can online were who will
guidance: 5 and as for from in is of to 6 on only
guide: 2 in of the 3 and on or that with your 4 book books for has is me only them us will you 5 by provides
to 6 helpful
guidelines: 3 of 4 and as in that to 5 are on will 6 for set
guides: 2 the 3 in that 4 are by for on to you 5 and
guitar: 3 in 4 and is 6 lessons player playing work
gun: 4 and in is to 5 at 6 control
guy: 3 to 4 and for on 5 at from has in is like that was with 6 named who
guys: 4 and for on to 5 at can from get in out that will with would 6 are do gay have know like think were who
had: 1 and of 2 by from you 3 as but for in on other people that there was we what when with your 4 about all
at children different every few first he high it last more now our over she since the these they this time 5
accepted access allowed also another any before both called considered either even everything experience five
four good got great had her higher him his hit its less limited long many me much my offered often one only
probably proposed provided read really reported run set seven sex significant similar six so someone such
their them three to too used very yet 6 a actually adopted agreed almost already always an anything asked
become been better bought broken brought built carried caused changed chosen come committed completed created
decided developed died dinner done earlier ended enough entered established ever expected experienced
expressed failed felt filed finally finished followed found fun given gone happened heard held helped improved
increased indeed intended joined just kept killed known learned led left little looked lost lots lunch made
managed married mentioned met moved never no not nothing obtained once opened ordered originally paid passed
placed planned played prepared previously problems produced purchased put quite raised reached received
recently requested returned said seemed seen sent served several shown signed significantly sold some
something spent started suggested taken thought told tried trouble turned two wanted won worked written
hair: 3 in of to 4 and from is on or that with 5 out was 6 care cut growth loss removal style styles
half: 3 and for in is to with 4 or that the was 5 a as days full time year 6 ago an board century day hour
hours life mile million months of price times way years
hall: 2 to 3 and in is of 4 on
hampshire: 4 and
hand: 2 a the 3 by for you 4 and as from if in is it of or that to up was with 5 at down into on out when 6
column corner experience held job jobs made over side tools
handle: 3 of to 4 a and for is that with 5 on the this your 6 all any it resource them these
handling: 3 a 4 for in is or the 5 and of 6 charge charges cost costs equipment fee fees
hands: 2 the 3 for 4 as at in or that to 5 and are free of up with 6 down off on over poker together were
happen: 4 and for is 5 as at in on that with 6 again here if next to when
happened: 4 and is 5 at if on that was with 6 after before during here in since to when
happens: 3 and 5 at in is on that with 6 after if next to when
happy: 3 in 4 and as for 5 about if life new that when 6 birthday ending hour to with
hard: 2 of 3 by in or that with you 4 about and at but it not on 5 as case day for gay money part sex 6
bondage cock copies copy core cover disk drive drives enough line look rock time times to way work working
hardcore: 3 and 6 action anal asian black bondage free fuck fucking gallery gay lesbian mature movie movies
pics porn porno sex teen video videos xxx
hardcover: 6 edition
hardware: 2 in 3 for that to 4 is or 5 and 6 clearance store
harry: 4 and 6 potter
has: 0 and of 1 is you 2 as for free in my new on or that time with your 3 about at control he links me most
other re real their them there these this today what 4 additional advanced again all another any better both
certain cost different direct either even every experience far few full further good her high his important
information it known large low more much once one plans power problems read registered required similar so
special still such the to too updated used very 5 a access actually added almost answers anyone anything
applied approximately assigned authority bought called closed completely considered covered cut dedicated
defined described designated designed eight enough everything excellent extended five forced found four fully
generally great hit hosted included indeed informed installed involved its just lead less limited little long
looked many mentioned multiple named nearly neither noted now observed offices often only over posted
potential presented probably quickly quite really reason recommended removed responsibility run said selected
serious set seven significant since six some something strong submitted therefore thousands thus trouble two 6
absolutely accepted adopted affected agreed allowed already also always an announced approved asked become
been broken brought built carried caused certainly changed chosen clearly collected come committed completed
conducted continued created decided delivered determined developed died directed disabled done enabled ended
entered established ever experienced expressed extensive failed filed finally finished followed generated
given gone got had happened heard held helped identified improved increased indicated introduced issued joined
kept killed learned led left lost lots made maintained managed met moved never no not nothing obtained offered
opened ordered paid passed performed pictures placed played prepared previously produced proposed provided
published purchased put raised reached received recently recommendations recorded reduced released reported
requested returned reviewed seen sent served several shown signed significantly sold spent spread started
stated sufficient suggested supported taken three told tried turned won worked written yet
hat: 3 to 4 and is on with
hate: 4 and on the 5 my that this to us you 6 crime him it me speech them
have: 1 and are by from of 2 but contact if is like new or there us when with 3 advanced around as before big
comments data each family first for free health here in information insurance issues jobs legal links local me
most non on people personal pictures private re real right rights side students that they today under up we
well what work 4 about all anyone appropriate at available bad clear complete control cost cut easy effect
every evidence extra far few five friends full fully further great her high him his huge ideas important
involved it its kids knowledge large let listed low major money my needed none once opportunities other
otherwise our over peace plans poor positive potential power pretty published rated regular responsibility
room simply six small so special specified still the these things this those thus time unique until updated
various you your 5 accepted actually added additional almost also another approved attached authority better
both called certain certainly children clearly closed combined compared completely concerns conducted
considered covered dedicated defined delivered described designed different dinner direct easily either equal
even everything exactly excellent exclusive expected experience extended faith filed filled finally fixed
forced four generally generated good greater held higher hit indeed issued javascript just left less limited
linked little logged long lower lunch maintained many mixed more much named nearly negative neither now
offered often one only owned planned posted prepared presented probably problems proposed provided qualified
quite really reason recommended recorded referred regarding registered released required run said seemed
separate serious set sex shared significant significantly similar since sold someone sorted specific spread
strong submitted such suggestions supplied supported their them therefore thousands three to too two used very
viewed wanted zero 6 a absolutely access adopted affected agreed allowed already always an announced any
anything applied asked become been bought broken brought built carried caused changed chosen collected come
committed completed confidence continued created decided determined developed died disabled discussed done
enabled ended enough entered established ever experienced expressed extensive failed felt finished followed
found fun given gone got had happened heard helped hundreds identified improved included increased indicated
installed introduced joined kept killed known learned led looked lost lots made managed mentioned met moved
multiple never no not noted nothing observed obtained opened ordered paid passed performed permission placed
played previously produced purchased put questions raised reached read received recently reduced removed
reported requested returned reviewed seen selected sent served several shown signed some something spent
started stated sufficient suggested taken tested thought told tried trouble turned won worked written yet
having: 2 in 3 at on that with you 4 all it our the these this 5 another any her his its just more my no one
only read said so such their to two your 6 a access already an been children done enough fun had heard lost
made problems received seen served sex some someone spent taken them trouble worked
hawaii: 4 and at 6 vacation
he: 0 of the 1 a in to 2 at no 3 and be been do get go have he not so that want 4 again co come even first
know now offers only or points read say set states then think too usually were who 5 accepted almost already
also always built can changed completed considered created currently developed ended established ever expected
expressed falls followed further hit immediately indicated intended is just later let may means notes obtained
offered often once paid performed placed plans presented probably produced proposed published quickly returns
rose sets shares shot shows signed simply sold soon used works 6 actually added agreed announced appears asked
became becomes began begins bought brought called calls came carried certainly claims comes continued
continues could decided described did died does entered failed felt finally finished found gave gets gives
goes got had has heard held helped himself joined kept killed knew knows learned leaves led left lives looked
looks lost made makes managed married mentioned met might moved must needed needs never noted observed opened
ordered passed planned played plays put raised reached really received remains returned runs said sat saw says
seemed seems sent served shall should showed spent started starts stated still suggested takes thought told
took tried turned uses wanted wants was went will won worked would wrote
head: 2 a the 3 that 4 and as at for from in is on or to when 5 around into of out up was with 6 against back
coach down injury off office over start
headlines: 3 and in 4 on to 5 from
health: 1 to 2 are as at by for in 3 is of on 4 and news or policy products program research resources 5
agency authority club conditions department education facility food information issue programs records related
service system systems 6 agencies authorities benefit benefits care clubs concerns condition coverage
departments effects facilities insurance issues maintenance needs officials plan plans problem problems
professional professionals promotion provider providers risk sciences sector services status workers
healthcare: 4 and 6 industry professional professionals provider providers services system
healthy: 4 for 5 and 6 diet eating environment food life lifestyle living people weight
hear: 3 in 4 all and is of on 5 a an any more my people the their this you 6 about anything from her him his
how it lyrics me some something that them what your
heard: 3 to 4 all and at or was you 5 a any by his in my of on so the this what 6 about anything before from
her him it me nothing some that them
hearing: 3 a 4 and at by for in it of the this to 5 is or that was will 6 about aid aids before from loss
officer on shall
heart: 3 for in on or 4 and as that to will with 5 is of out was 6 attack attacks beat disease failure muscle
problems rate surgery
heat: 3 the 4 for in is of on or to 5 and from 6 loss source transfer treatment until up wave
heaven: 4 is 5 and 6 com
heavy: 4 and on 6 chain duty equipment load metal rain traffic use weight
height: 3 to 4 and for in is 5 of
held: 3 and 4 an as it my the this to with 5 a company each for from his out over their them 6 at back between
by during every her him in its off on responsible that together under until up within
hell: 3 to 4 and for 5 are is of was with 6 did do out
hello: 4 to 5 all from 6 everyone there
help: 2 a about all as that this will 3 and any at by for here his if in is it my now of on one or other the
these they 4 address control each find from get give groups link our page pages plan please put section set
small system their to users when women would young your 5 answer anyone avoid businesses but children clients
close companies create customers families file fund getting guide her increase individuals make meet myself
needed organizations out parents patients pay people provide save someone stop support teachers those tools us
window with yourself 6 achieve bring build consumers department desk determine develop documentation ensure
establish explain fight files finding him identify improve keep maintain manage me others prepare prevent
promote protect raise reduce shape students them themselves you
helped: 4 a in the 5 by to with you 6 create her him make many me out save them thousands us
helpful: 4 and as 5 for if in or to when 6 comments info information tips votes
helping: 4 a in the 5 with your 6 children hand her him me others our out people students them to us you
helps: 4 a in the 5 to with your 6 companies ensure keep make me people prevent protect reduce students them
us you
henry: 4 and
her: 2 is it not of the this 3 a all an by for free he his more my one or site there was will 4 about after
and around as at before being black books business but case company computer country day every from full go
good great health her high how if in know like man many money most music new next now on only other over part
people previous property real research return school sex small so some that through time to too website well
what when while white with 5 again age away back beauty because best big blog blood book car choice class
current dead decision dog down early employment experience feel final four future hard home hot house huge
interest into kids kind knowledge last latest left little long love master memory name off office old opinion
out past performance personal place professional recent right room self she side staff story students team
third three true two up very whole words writing young 6 ability actions apartment arm arms ass attention baby
beautiful bed bedroom birthday body breast brother career chair character child children clients clothes
daughter death desk doctor dream dress efforts employer entire experiences eye eyes face family father feet
first foot former friend friends hair hand hands head heart husband job late legs life marriage mind mother
mouth native own parents partner position presence pussy relationship role seat second sexy sister skin son
soul sweet thoughts tits toy voice way wedding wet work
here: 1 of the 2 a all i this 3 about after also by can do does free from has have he it just only please
should they was were where which will would you 4 and as but first in last may on or right since so than that
until we when who with without yet 5 again are at because before comes direct if is now soon today too 6 for
goes to tonight
heritage: 3 in 4 and of
hey: 4 i 5 all there 6 everyone guys hey
hidden: 3 and 5 by from in 6 assets away behind cam camera cameras charges costs fees
hide: 3 a and 4 in the 5 from it your 6 behind categories column details file images photos their
high: 1 a 2 by of that to 3 and at for in or time with 4 as class current on security up 5 above costs court
income interest low number oil point potential power price prices rate technology water 6 accuracy
availability blood capacity chair cost definition degree demand efficiency end energy enough frequency gear
grade ground growth heat impact level levels percentage performance places pressure priority profile protein
quality rates resolution rise risk school schools score scores season speed standard standards street strength
tech temperature traffic value volume
higher: 3 and is the 4 at for in on or 5 number up 6 cost costs degree education end energy income interest
learning level levels order percentage performance power price prices priority quality rate rates resolution
risk speed standard standards than value
highest: 3 and of 4 in 6 court degree first level levels number percentage point possible price priority
quality rate rated rates rating risk score standard standards user value
highly: 3 of 6 accurate competitive complex detailed developed effective efficient experienced interactive
likely qualified rated recommend recommended reliable significant successful variable
highway: 3 to 4 and 6 system
hill: 2 to 3 and in is
hills: 4 and of
him: 2 you 3 are be have is it of the they this we 4 all an any but by do first get here home just more my no
not now one she than was were where 5 a about after and around as at being during even every for from go he
his how if in know like look on once or over play right say since so some that there through to too under very
well what when while who why with without 6 again alone away back because before down feel into off out
playing until up
himself: 3 of the 4 a by for is that 5 and at from has in on or out to was with 6 as had into up
hip: 6 and hop
hire: 2 the 4 and in or 5 a an 6 car cheap
his: 0 the to 1 and in is 2 more was 3 contact free help line list one review state system top use web well
will 4 account activities address analysis application art article being black books business call class club
collection college comments community computer control credit day days department education estate field five
food front full game good group health high hot image large law legal living local main major many medical
message natural next only other paper person phone picture post private public question real report rights
school service services shop show site small special status stories subject support title training very view
war white world years 5 administration advice age agent answer approach assistant associates attorney
authority back beautiful best big blog boat book breast capacity car case cell chief child children choice
church claims co command company concerns condition contract current customers daily dark dog door employees
employment excellent experience failure farm film firm four future generation government great hard home huge
idea initial interest kids kind kingdom land last late later letter letters little long love mark memory men
military mission money most motion music musical nature new office official old older opening opinions or
organization original part party past patients people performance personal physical place plan plans players
playing point power practice present previous professional property proposal purpose race recent record
regular release religious request research response return room self senior sense share ship shoes short
skills skin staff statement stay story strong students studies studio study stuff style subjects success talk
teacher teaching term theory three time trial trip truck true turn two understanding unique vehicle visit
watch ways website weight word writing young 6 ability actions apartment appeal argument arm arms army ass
attempt attention audience band bed bedroom behalf biggest bike birth birthday blood body brain brother
brothers campaign career chair character characters claim client clients clothes cock commitment concern
conduct contribution contributions country crew daughter death decision desk dick dream duty earlier early
efforts election employer entire experiences eye eyes face faith family famous fans father favourite feet
films final findings first foot former fourth friend friends goal greatest guitar gun hair hand hands hat head
heart horse house ideas identity immediate influence job knowledge lack latest lawyer leadership left legs
life marriage master mind ministry mother mouth name native novel opinion own parents partner pocket poetry
political position powers presence presentation readers relationship retirement right role seat second secret
shirt side signature sister sleep son songs soul speech spirit strength team third thoughts trademark views
vision voice way whole wife words work works youth
historic: 4 and 6 buildings district sites
historical: 4 and 6 background chart context data development events fact facts fiction information
perspective record records research sites
history: 3 are at by for from in on or that to was will 4 and as has is with 5 books of 6 download feature
hit: 2 of 3 and to 4 an at for in or that you your 5 a back his it my on the with 6 by counter enter hard her
him me them
hits: 3 and to 4 a by for in on the 5 from 6 per since
hockey: 3 and 6 team
hold: 3 and to 4 all at for in more of our this you 5 a an any his it my on out that the your 6 back down her
him its me off office onto their them true up
holding: 3 and 4 in of 5 an it on that the 6 a back companies company down hands her his my onto out their
them up
hole: 3 of to 4 and for is on that with 5 at 6 golf in
holiday: 2 of 3 and for is to with 4 in or 5 home 6 accommodation apartment apartments destination gift gifts
homes houses inn offers package packages rental rentals season shopping weekend
holidays: 3 for 4 and are in to with
holy: 3 and 6 war
home: 1 a are the this 2 as but by can contact home if may news online price services site so that will you 3
about and at because before design during feedback for from has in internet is job life my now of on prices
products school search sex state to today use was when where while with work 4 address after again agent audio
away building business computer construction country directory electronics environment finance game games
health jobs made market movies network or pages phone plans poker purchase rental rentals repair sales
security sellers shopping side study team users value video videos without 5 abuse alone base based buyer care
delivery entertainment financing furniture insurance listings networking office owner owners party run selling
theatre town worth 6 appliances buyers buying equity improvement inspection loan loans mortgage page printers
runs
homepage: 2 and 3 for of with 6 website
homes: 3 by of to 4 have on or that with 5 and are in were 6 for
hong: 6 kong
hop: 4 and on 6 music
hope: 3 i 4 all and in is not of the 5 for it my there this to we will your 6 everyone he she so someone that
they you
horse: 3 in to with 4 and is 6 cock cum fuck fucking horse pussy race racing sex suck
hospital: 3 to 4 and for in is of with 5 after or services where 6 bed care staff stay
host: 3 in 4 a an and for is on or that the to with 5 of web your 6 cell computer country family name system
hosted: 3 the 4 a and for in 5 on 6 at by
hosting: 2 in of 3 a is on or the 4 and by for free from with 5 at directory site 6 account companies company
domain hosting needs package packages plan plans provided provider providers server service services solution
solutions web
hot: 2 to 3 as for in on 4 and day free new or 5 big black links man products women 6 air anal anime asian ass
babe babes blonde chocolate cum deal deals dog dogs gay girl girls hot legs lesbian lesbians mature milf
models naked nude pink porn pussy sex sexy spot springs summer teen teens thread topic topics water weather
wet young
hotel: 1 a of 2 by to 3 and at from new on search that will 4 also are de for hotel in information is name or
was with you 5 details features has info near picture reviews staff 6 accommodation booking casino chain class
deals discount discounts experts las located offers owners paris photos rates reservation reservations room
rooms
hotels: 1 of 2 for on that to you 3 are by from or page with 4 and at 5 in within 6 near worldwide
hour: 3 a is 4 and at for from in of on to with 5 day or time 6 access after ago before drive later long per
period restaurant
hours: 1 the 3 as by is that you 4 a and are at for from if in on or to were when will with 5 during each of
required without 6 after ago away before later per prior released spent worked
house: 2 a the you 3 as by from that to will 4 and at for has in is music of on or price when which with 5
bill party plan training was where 6 built committee plans prices rental
household: 3 of 4 and in is 6 appliances goods income items members name size
houses: 3 the to 4 a of on or that with 5 and are in 6 for were
housing: 2 the 3 by to 4 and for from in is or with 6 assistance costs development market needs prices project
projects stock units
houston: 3 and 6 breaking business industry texas
how: 1 on 2 and have in new not or 3 a all an any i information is other that there was 4 about are her high
his its life my one our should some students such the their this very will your 5 anyone beautiful best big
can close come cool could deep different each effective else good great happy he it large little might nice
old others people serious she small soon strong successful these those would you 6 bad customers did difficult
do does easily easy exactly far fast hard important long many much often quickly they things to we well
wonderful
howard: 4 and
however: 2 a in 3 be is the this 4 if it that there they we you
huge: 3 and 6 amount amounts ass big black boobs cock collection dick difference dildo fan fat gay huge impact
mature milf natural number pussy range savings selection success tits variety
human: 1 to 3 or 4 and service 5 form person right services 6 activities activity being blood body brain
breast capital cells condition development disease edited error evolution experience eye face factors growth
hair health heart history knowledge life mind nature needs population race relations relationships remains
resource resources rights society soul species spirit subjects
hundreds: 3 and 5 more or 6 of
hunter: 6 big hot mature milf movies teen teens
husband: 4 in of to 5 is or 6 and had has present was who
i: -1 to 0 and in 1 be is 2 first i make may only were work 3 already also ask asked buy come ever find give
go keep left look lost made must needed play read said see should start take tell use used will 4 actually
always believe came can could decided deep did do don doubt finally forgot found gave get had have hear just
like live looked met might need never put remember say started still told took try understand was would wrote
5 agree am bought feel felt got heard hope knew know love mean miss really saw spy thought tried want wanted
went wish wonder 6 guess hate think
ice: 3 in to 4 and is on 6 age cream hockey storm
icon: 4 and for in is 5 of on 6 below to
id: 2 and of 3 for is 5 number
idaho: 3 and
idea: 3 with 4 and as at from in on or 5 about but for has if to when which who 6 behind how is of that was
what where why
ideal: 3 to 4 of 5 home 6 base candidate choice for holiday location place solution way
ideas: 3 is 4 as have in of to with you 5 and are from here on or that were which 6 about for into
identification: 4 is 5 and with 6 card number of purposes
identified: 3 to 4 a that the 5 and at for from on 6 above as by during in through with
identify: 4 as it this you 5 a all an and how more the with your 6 any areas potential specific their them
themselves those what which yourself
identity: 3 to 4 for in or with 5 and as is of 6 card management
if: 1 from is on to 2 and by for in new time 3 at each found her item more other our set two what 4 a all an
another both certain different done every everything given his i left less members my need no payment people
some taken that the their these things this those true used using yes 5 available either empty ever everyone
indeed interested its known none not nothing one only present so something successful such your 6 any anyone
anything applicable appropriate approved defined he it necessary needed ordered possible requested required
she someone test there they we you
illegal: 4 and for in 5 or to 6 activities activity character content drug drugs porn
illinois: 3 and 6 at
image: 3 at by you 4 and as can click from has in into may of on or search that to was will with 5 data
details for image is map not posted 6 above analysis available below credit file files format galleries
gallery hosted hosting id presentation processing quality shows size
images: 3 is you 4 as at by can for have in that to which will with 5 and available copyright from into may of
on or per used using were 6 are below contained credit
immediate: 4 and 6 access action area attention delivery download effect family future medical need online
payment release response
immediately: 4 and at by for from in on or to with 5 be 6 after available before following if notify prior
upon
impact: 3 for the to 4 and from in is that will your 6 analysis assessment of on statement upon
implement: 4 and 5 it new the 6 a an its their them these this
implementation: 3 to 4 and by for in that will 5 is 6 of plan process services
import: 3 a the 4 and from of 6 into
importance: 4 and is on 5 as for in that to 6 of
important: 1 the 2 of 3 are at not or 4 and but if is it new news one people 5 area as business data details
for in note social that when work 6 areas aspects because changes component consideration contribution
contributions decision decisions difference differences documents element elements enough event events factor
factors feature features information issue issues legal part parts piece point points question questions
reason role source step task than thing things to tool ways
improve: 3 a and in 4 it on or 5 his my public the this 6 access customer efficiency health its our
performance quality student their upon your
improved: 4 and in the to with 6 access by over performance quality their
improvement: 3 to 4 and for is on or 5 of was 6 in loan loans over plan projects
in: -1 of 0 are he in will 1 best but by end forum help if is mail may news not out page sign site up was
where who 2 about above access after al america analysis and application around article articles arts at audio
back because before benefits book books calendar call card care changes check china city code comments
committee company computers conditions country county course credit date day days delivery details directory
display dog during electronics email england enough equipment even events executive few files following format
free from games gay germany head home hotel hotels hours image important information insurance internet issues
item job jobs la lake left level library like list little live loan location log main media member members
miles model money mortgage movie name network note off on own party pay payment per percent photo photos pics
picture poker policy prices pro problem product products profile program rates re related reports required
resource results review right road said sample security select server services set sex shopping show side
staff standards states status story street students study system systems team term test things through title
top travel type university until us user values via video washington web week well when while windows with
without work world year yet you 3 accounts active activities activity adding additional administration
administrative advanced again age air album alternative amounts annual answer anti anything applications
applied architecture area art as ass assessment atlanta auction australia authority auto automotive average
background bad balance bank banking bars base basic basket being below better big block body box brazil brown
budget bus california calling camera camp canada capacity car career cars cart categories cell chat chicago
child church classes classic clean clear client closed co commerce communications community companies complete
computer concept condition conduct conference conservation contact content contract cool core cost costs
cotton courses coverage creative cross cultural culture current custom customer daily damage dance data
database de decisions design designated developed development difficult digital direction discussion disease
distance distributed distribution district division document documents draft driving drug east easy effective
efficiency efforts electric energy english enterprise europe event everyone evolution exercise export external
extra extremely face facilities fair fall family far farm fast fat fees feet female fiction field figures file
film films final finance financial fire first fishing fixed flash flat florida food football for form former
forms forums frame france freedom french friendly function functional functions further gallery game gas gene
girls glass going gold golf goods grade graduate graphic great green ground group growing growth hair hands
hard hardcore hardware health heart heat here historical holiday homes hope horse hot house housing houston
how huge ice implementation income independent india individuals industries industry initial institutions
interactive interest internal international interviews investment iraq issue it italy japan java junior just
key kitchen knowledge land language languages last leading league leather legal lesbian levels limited lines
linux living locations london long looking los loss lost lots machine magazines maintenance male man
management market marketing markets matching material materials mature me mean medium meetings membership men
message metal mexico michigan milf mobile models monthly months motor movies much music musical myself naked
national native near negative net networking next nice no north now nude number object office offices official
ohio old online only open opening operations or oral orange organizations origin outdoor output over overall
owner package pair paper paperback pattern peak people percentage performance period personal persons
photography pictures play playing poetry point points police pop popular porn port positive post posting
potential premium presence present pressure pretty price pricing prime prior priority process professional
profit programming programs project property protein publications publishing quality quantity quick quotes
race radio random range rank reasonable record recording recovery region relationship release religion
research reserve restaurants result rich risk rock room rooms round row running safe safety same san scale sea
search season second secure senior series service sets shared shares shipping showing silver similar simple
single skin sleep snow so software solution someone something song sound source south spanish special
specified speed sport sports square stage standard starting state statistics steel steps storage store stores
straight string strong structure student studies studio subjects summary supply surface table tables talking
tax teacher technical technology teen teens television texas theatre therapy there third thought times to too
topic tourism tracking trade trading transport transportation treatment tree trees true under union unique
unit use users value vehicle vehicles version very view violence virtual visual voice volume wait waiting
walking war waste weeks weight west what white wide wine winning wireless wood word words written years yellow
yesterday young yourself youth zip 4 academic accounting action actual adult adults advertising ages agreement
agricultural aid alcohol all almost animal animals anyway appendix appropriate approximately arms assets
association automatically baseball beautiful behalf beta between biological biology black blood blue bondage
boxes brain breast brief broad building buildings business buying bytes cancer capital cells central changing
chapter character chemical chemistry chief children circumstances cities civil claim classical classroom
climate close cold college colour column comfort coming command commercial communication communities
compensation competition competitive complex computing confidence consideration construction consumer
continuing continuous control corporate costa countries court crime criminal critical dark death debt decision
deep default degrees die direct discussions dogs doing dollars domestic double drawing dry due dynamic earlier
eastern economic economics education educational eight electrical electronic elementary emergency employment
engineering environmental episode equal equity error everything evidence exactly excellent existing extreme
faith families fashion fear federal fields fighting figure financing fine fish focus foods foreign forest
formal fourth frequency fresh fuel full funding getting giving global good government grants greater groups
half hand handling having healthcare healthy hearing heavy high higher highly him himself historic history
holding hospital household hundreds illegal immediate importance improved inches increased increasing
individual industrial infrastructure ink inventory joint kernel kind laboratory labour large larger las later
law leadership learning legislation less lessons libraries life line linear lingerie liquid literature local
low lower luxury major marine marriage mass matters medical medicine meeting memory mental micro middle
military milk mine minutes mixed module monitoring more most mouse mouth moving multi muscle natural nearly
need new nine non northwest nuclear numbers nursing offering oil older operating optical organic original
orlando other others pain painting paris parts past patient perfect permanent phase philosophy physical
physics pieces pink planning plant plants plastic political politics poor population position positions power
practical press previous primary print printed private proceedings processing production projects proper
psychology public pure pussy quite rare raw reading real red reduced reference regional regions regular
regulation relationships relative relevant relief religious remote reply reporting residential retail
retirement return revenue rice sales salt saving savings saying school schools science scientific searching
secondary secret sections securities seeing seeking selected self selling sending sequence serious serving
session setting seven sexual sexy sharing sharp short shower significant six size sizes slow small smaller
social society soft solid space spain speaking specific speech spirit spring step sterling stocks stone
strategic strength style sub sufficient sum summer support taking target taxes teams temperature temporary ten
testing thailand that them themselves theory thinking time today tomorrow total traditional traffic training
translation trust truth trying twenty typical units universe upper using warm water western wet whom whose
width wild women wonder working 5 a agriculture an ancient another any areas battle becoming bed both case
cases cash category certain class clinical common comparison concert conflict constant contemporary context
creating demand depth der different doubt each early effect either every exchange finding fiscal five flight
force four future general height hell her his human input interface its itself keeping late length light love
making managing manufacturing many mathematics mid millions modern motion multiple my nature nearby normal
northern one operation our part peace performing person perspective place places plain practice pregnancy
providing question reality receiving recent recognition scope seconds section separate several shape soil some
southern stock subject such supporting teaching template text the their these this those thousands thread
three titles town transit transition trouble two understanding urban various ways whatever whole winter your 6
accordance addition advance charge combination compliance connection consultation detail developing downtown
fact front heaven helping mind order paragraph particular partnership patients polls preparation progress
relation respect response rural terms touch turn which writing
inc: 2 and 6 vat
incest: 3 and 6 art comics family forum free galleries gallery gay horse incest mother movies photos pics
pictures porn rape sex sites stories story teen video videos xxx
inch: 3 and to 4 in of or 6 long wide
inches: 3 to 4 and 5 by from in of or 6 above deep high long wide
include: 3 as at not on that with 4 but data free his in it more new one only other their these this 5 a all
an every file full include information links many real shipping some such the them three two your 6 additional
any both files local several tax taxes those
included: 3 and by is to 4 all are at for from if the 5 a an as here information into on some two under with 6
in within
includes: 2 in 3 not your 4 but free more new 5 any current information links one only over shipping software
such the those 6 a all an both detailed everything four index many several some tax three two
including: 2 for 3 at by in more on that 4 business data details free health her me my new other our over
public support this through web what your 5 a all an but children financial four full high his hotels how
information its local many medical music non one personal post shipping such text the their three two 6 any
articles both dictionary holidays legal myself reasonable several some tax those without
income: 3 with 4 as by in of on that to will 5 and before for is or people was 6 countries distribution
families from groups housing level levels per statement stream support tax taxes
increase: 2 a 3 and on that this to 4 as at for is my with 5 by from his of or our public the was 6 access
awareness efficiency in its over revenue sales their your
increased: 3 and for 4 as at or the to with 5 in 6 by competition costs demand during from funding its levels
number over risk sales significantly their use
increases: 4 and for of to 5 are as by from or the with your 6 in
increasing: 3 and to 4 by in 5 the your 6 demand its number numbers pressure their use
indeed: 3 in to 4 the 5 a be have it
independent: 4 and from on 5 of 6 contractor film financial investigation living media mortgage music provider
providers research review source study variable variables
index: 2 and in on to 3 for is or was 4 of 5 by page
india: 3 are by for in on to with 4 and as is was will 5 has 6 only
indian: 4 and or 6 girls government porn sex women
indiana: 3 and
indicate: 3 in to 4 this 5 a the 6 an any how if that their what whether which your
indicated: 4 a for the to with 5 as on 6 above below by in otherwise that they
indicates: 5 a the 6 an businesses how if that whether your
individual: 3 for from in that 4 and as can is to was will with 5 case has items may member must or 6
attention authors basis cases circumstances companies components countries differences health income level
members needs pages patient projects property rights stores student students user users who
individuals: 3 is of 4 as at for on 5 and are can from have in or that to will 6 involved may were who whose
with within
industrial: 4 and or 5 products use 6 action applications complex design development processes production
property relations sector waste
industries: 3 to 4 and in 5 are have that 6 such
industry: 2 of 3 at by for from have on to 4 and are as can in information or that was which will with would 5
group has is needs since 6 analysis experience experts groups leader leaders leading news professionals
representatives sector standard standards trends
influence: 3 to 4 and is that 5 in the their 6 of on over
info: 2 by in that to 3 and for is see you 4 at available from including not or page today 5 about here on 6
dedicated remember
information: 0 the 2 be do he it more not of 3 access are based but by help if items like now online out over
page products set site so used 4 age among and as at being between can changes click content could does during
for go has in into item must network only pages possible posted request science see sent service services
shall storage than that they through to today under using was we when which will with within without would you
5 above across becomes call collection comes contact directly entered exchange flow found from given held here
included includes including infrastructure is listed management may needs officer or please providers received
related relevant required resource resources security sheet should shown society source submitted such system
technologies useful via visit 6 about available before below collected concerning contained dedicated
displayed necessary needed obtained on presented processing provided published purposes regarding relating
requested sharing sources supplied systems technology
informed: 4 and as on the 5 by of that us 6 about consent decision decisions him me
infrastructure: 4 in of to 5 and for is that 6 development projects
initial: 3 and 5 contact 6 assessment condition conditions consultation data investment period phase public
revision state value values
initiative: 4 and for in 5 has is of that to was will
injury: 3 of 4 and in is that 5 to was 6 attorney lawyer lawyers or prevention
ink: 4 and is on
inn: 3 in of 4 is on 5 at by
input: 3 in the 4 and for of or to your 5 is on 6 data device devices field file files from into line
parameters power signal stream string type
insert: 4 in the 5 a it your 6 into
inside: 3 for is to 4 and information it or our that you 5 a an his me my of the their your 6 another her look
out this
inspection: 4 in is 5 and at by of or 6 report reports
install: 3 of 4 and in on or this your 5 a an any new the 6 it them
installation: 3 for to 4 at in is on 5 and of or 6 directory instructions process program
installed: 4 a and for or the to 5 as at by it with 6 base in memory on
instance: 3 and the to 4 in is 5 of
instant: 3 and 6 access case message messages messenger online quote
instead: 2 the 3 a to 4 be it on 5 they 6 of
institute: 2 a to 3 for of 4 at is 5 has on
institution: 4 and to with 5 for has in is of or that
institutions: 4 for is of or to with 5 and are as can have in that which will 6 such
instruction: 4 of or that to 5 and for from in is on 6 manual set
instructions: 3 of 4 and as at in that to 5 are for from will 6 below given on or
instrument: 4 and in to 5 for is of or that was 6 panel
instruments: 3 to 4 and for in of that 5 are 6 including
insurance: 1 of 2 to 3 and as at can from in on that will with 4 business for group information is or services
5 california health life market needs online products program programs rate 6 agency agent agents benefits car
carrier cheap claim claims companies company costs cover coverage industry plan plans policies policy premium
providers quote quotes rates
int: 6 count i index length main size type
integrated: 3 to 4 and in 6 approach circuit into solution system with
integration: 3 to 4 and for in is 5 time 6 between into of services with
intel: 3 and 4 is
intelligence: 3 in of 4 is on that to 5 and 6 agencies community services
intended: 4 by it or 5 that 6 as audience for only purpose to use
interactive: 3 and 6 computer features games map media software
interest: 1 the 3 by with 4 and are as at for free from has of or that was which will 5 group include is me on
only to you 6 charges credit groups in income loans paid payments rate rates
interested: 3 and 4 to 5 please 6 in parties party persons
interesting: 4 as for in is 5 about and but information site that to 6 article because facts people point
question read story stuff than thing things
interests: 4 as at that to 5 and in or you 6 are include of
interface: 3 in of 4 and as can on or will 5 for has is so that to with 6 between card configuration design
type
interior: 4 and is 5 of 6 design
internal: 3 to 4 and or 5 use 6 affairs audit control controls cum error market medicine memory network
security structure
international: 2 in 3 and has is 4 health news phone research support system 5 business co companies copyright
development economic experience legal market media network security standard student team travel version 6
affairs agencies aid airport buyers calling calls community competition conference destination financial
historical human institutions law level levels markets orders organization organizations peace recognition
relations sellers shipping sites standards students trade
internet: 2 in to with 3 and are at by can for from is or will 4 based business online search services site
use using web 5 community content links phone security standards technology users 6 access advertising
applications browser casino connection connections dating device explorer gambling marketing pharmacy phones
poker protocol provider radio service sites traffic
interracial: 6 anal big dating gay huge interracial lesbian lesbians movie porn rape sex teen
interview: 2 the 3 of to 4 and at by for in is that 5 on was 6 process questions with
interviews: 3 of to 4 in 5 and are 6 were with
into: 1 in to 2 and by with you 3 or people use 4 all both business contact full high how human large life
line local me more new office other power public real service such that view water work 5 any areas being
categories debt different doing each either every evidence focus groups higher him individual it its law
making many memory our position problems production six small society some them these this those various what
which words 6 a account action an another battle bed breast compliance consideration contracts detail effect
existing five force four heaven her his multiple my one operation perspective pieces place play practice
question reality sections separate several shape smaller something space the their thinking three town trouble
two your
introduced: 4 and for on the with 5 a an as at to 6 by in into me
introduction: 3 and in 4 by 5 into of to 6 yet
inventory: 3 in 4 and for 5 is of 6 control management
investigation: 4 for in on that to 5 and by has is or was 6 into of
investment: 3 to with 4 and by for from is of or that will 5 in 6 advice advisor bank banking banks companies
company decision decisions firm fund funds income management objectives opportunities portfolio projects
properties property strategies strategy trust
investor: 4 in 6 relations
involved: 3 for the to 4 a and are as at is or 6 in with
iowa: 3 and
ipod: 3 for to 4 and is or with 6 mini video
iran: 4 and in to 5 is 6 has
iraq: 2 the 3 for 4 are as by in on or that to with 5 and is was will would 6 had has war
ireland: 3 for in to 4 and is 5 has 6 only
irish: 4 and
iron: 3 in 4 and
is: 0 be i will 1 and business can do has is other page use was web which 2 additional author but content data
de during general get go if information into local make man many me music need new number of online or people
per personal service software take tax these they those top total we who with work world you 3 after anti away
basic before big black blue by case cause come cost current custom death direct director double every final
first five following four friendly from fucking gay green he her highest history home hope however human
instead king learning life live long love maybe meeting money multi next old original past popular potential
power president private pro property re read red reserved room second several she single six sound special
testing their three time two until upon user wanted water way white wide yes young 4 about above adding
affordable again against ahead all announced any anyone around as asked at automatic back behind below between
binding both brand breaking broad building buying cast central certain cheap clean co cold combined compact
competitive complex comprehensive con concern continued copyright cut dark decided deep detailed down drawing
dry dynamic eating efficient ever everyone everything experienced extensive extra factory featured feeling
felt finding fit flat for free fresh full fun greatest half hand handling happy healthy heard heavy here high
his hit hosting hot how huge improved in informed inside it its joined key kind large late later learned led
legal light linear little living logged longer lots low managing met mixed modified most my natural non none
null off older on once opening operating originally otherwise our out outside over permanent plain planning
poor posted powerful practical printable proof proper public put quick quickly reading real reason related
relative reliable reporting representative revised said searching secure seeing self separate setting short
shot small smart soft solid some soon sort sorted specific standard started straight such super sweet teaching
temporary ten there thinking this through to today told truth universal unlimited up using variable via
visiting void walking warm welcome when winning within without writing yet your 5 accepted active added
adopted agreed among another anything applicable appropriate approved associated automatically aware bad
beautiful because beginning best better beyond born calling certified changed changing classified close common
compared complete completed constant continuing continuous cool crazy created creating dead designated
developed developing different directly driving edited effective either enough entered established even
evidence evil excellent extended fair false famous fast faster fighting finally fine fixed followed forced
forecast found frequently funny further getting giving good great hard having held helpful helping hidden
higher holding identified immediately increased increasing independent integrated interested introduced itself
keeping killed larger leading leaving left like listed looking lost lower making managed married mentioned
mine more moved moving much named near nearly negative never nice normal noted observed offering offline one
only open opened ordered outstanding paid part passed performing played playing positive powered prepared
present printed properly proposed providing published purchased pure qualified raised rare rather received
receiving recorded registered released relevant reported reviewed rich right run safe saying seen selected
selling sending serious served serving set shared showing signed significant similar simple slightly slow
smaller so sold someone speaking specifically spent split sponsored spread standing starting stated strong
subject submitted successful supplied supporting sure taking talking tested that the then thought thus turned
typical under unique unknown updated viewed waiting watching well what where whether wonderful working written
yours zero 6 a able absolutely accurate actually affected allowed almost already also always amazing an
applied approximately assigned attached authorized available based becoming being bound broken brought built
called carried caused certainly charged chosen clear clearly closed collected coming committed compatible
completely concerned conducted connected considered consistent contained controlled correct covered critical
currently dedicated defined delivered described designed determined difficult directed disabled discussed
displayed distributed doing done due easier easily easy eligible empty enabled equal equivalent especially
essential estimated exactly expected expressed extremely far filed filled finished fully generally generated
given going gone greater growing guaranteed highly hosted ideal illegal important included indeed indicated
installed intended interesting involved issued just kept known less licensed likely limited linked located
made maintained missing mostly necessary needed neither no not nothing now obtained offered often optional
owned particularly perfect performed perhaps placed planned possible presented pretty probably produced
protected provided quite rated reached ready really reasonable recommended reduced referred removed requested
required responsible returned running scheduled seeking sent shown significantly simply something sometimes
specified still sufficient suggested suitable supported taken therefore too totally treated true truly trying
unable used useful usually valid very why worth wrong
island: 2 to 3 and in is with 4 of
islands: 3 and in of 4 are
israel: 3 for 4 as in to 5 and is was will 6 has
issue: 2 the 3 are to you 4 a an and as at but by can for from in on or we when which will would 5 because
before has here is should that was with 6 of
issued: 4 and the 5 as at for from in on or to with 6 a after an by its under
issues: 2 the 3 a by is to you 4 about at can for from have here may on or they we when will 5 and are around
as before in like of should through were which with within 6 associated concerning discussed identified
including involved raised regarding related relating relevant such that
it: 0 of 1 i it new 2 about are full great have he help his home its many me my next no our please read
results she such the their they this three time two we what which you your 3 a added an and another any bad
become been below best between big both but by created deals do during far features first found free fun get
good included known last left less live long lost make more most need not one online open or past points
provided put real required run say self set several short some something states than that there using where
within 4 across affect after against allowed along already appear appropriate around as at available be behind
being brought called changed changes claims clean closed come coming compare continued cool cost currently
easily either enough even every exactly fast faster feel finally fit fixed for forms forward from fully funny
further generally go going held helpful highly himself hit if important in inside installed instead intended
kept kind like likely look made matches matter moved much needed offered often on only outside over perfect
plans pretty rather received returns ride running said sent sets simple since so sometimes soon sound sure
take themselves then though through to today tonight totally true under unless upon usually very via wanted
well when while with without won work working 5 acts actually all almost alone also always anywhere
automatically away back bears because before began begins better calls can caused causes clear clearly
completely contained costs covers delivered directly done down ended ends ever extremely failed falls felt
gave got had hard helped here hits ideal illegal immediately includes increases indicates into just knows
later leads matters may mean must myself necessary needs never now off offers once onto opened out passed
plays presents probably properly provides quickly quite reached right safe seem shall showed shows simply
started still straight supports together tomorrow too truly until up used useful uses wants went were worth
wrong yet 6 again allows anyway appears became becomes came certainly comes contains continues could did
difficult does easier easy follows gets gives goes happen happened happens has helps interesting is leaves
looked looks makes means might possible really remains requires runs says seemed seems should sounds starts
takes took turned was will worked works would yourself
italian: 3 to 4 and 6 restaurant
italy: 3 in is to 4 and
item: 2 of 3 and as at by for if on only page we with 4 available being details here information into may name
or price that to used was which you 5 also availability can does found from has in model must number usually
will within 6 condition description is like list location now offered ships specs title
items: 2 is 3 and do if not of or to we with 4 as can for have related should that total which will within you
5 at below by in include like lost may must now such under were 6 are available found from including listed
matching on only per purchased side sold
its: 1 in 2 on the 3 a about all an day free health home list more my one online other search site view well
world 4 action age analysis area back been being better board case children community features field food form
general good human image industry information international light like line local management message money
national new next non not old only pages plan policy popular price product program property public real
request research results review rights security series service small so software special standard state stock
subject system technology time too top two type water web 5 activity agencies agent anti applications approach
association author base basic beautiful beauty beginning benefits bid body business called capital central
class close commercial common construction continued control corporate cost costs course culture customer data
database default definition design development direct distribution earlier early easy economic educational end
energy environment environmental excellent face facilities fair feet financial five foreign forms foundation
four full function funding global going great growing growth hands hard heart high history individual input
interest introduction investment job journal just key large largest last latest legal length life location
long low main major many mark market meeting member military most net network official oil operating opinion
overall owners part partner parts past path people performance physical plans policies political possible
power pretty previous problems production products programs progress properties proposed publication purchase
quality range really recent regular related release report requirements resolution resources response
responsibility right rules safety sales self services side size social source specific staff status still
strategy students support technical terms three title total treatment use users very visitors visual website
weight wide work working 6 ability accuracy actions activities actual affiliates agents annual appeal
application approval argument assets associated attention audience authority behalf best biggest budget
capacity chief citizens claim clients commitment components consideration content contents contribution core
creation current customers decision decisions destination directors display domestic doors economy effect
effects efforts employees entire equivalent execution existing extensive failure final findings first fiscal
focus former fourth functions future goal goals greatest guests head height highest historic historical
immediate impact implementation importance influence initial intended internal investigation kind lack launch
leaders leadership limits lowest maximum meaning members membership mission mouth name native natural nature
normal nuclear objectives officers opening operation operations origin original output outstanding own owner
parent partners peak place population portfolio position potential powerful powers presence present primary
principal proper proposal provisions purpose readers recommendations relation relationship residents
respective revenue rich role scope second shape share shares sister strategic strength strong structure
success suppliers surface target territory third toll traditional true unique value various way worth
itself: 3 of the 4 a an and at be by for that 5 but can from in may on or out to up will with would 6 as does
has into is was
jack: 2 the 3 and in 4 is was 6 black game johnson online
jackson: 4 and is 5 was
james: 3 and is 4 was 6 bond
jan: 3 at 6 van
jane: 3 and
january: 1 in 2 and of to 3 at 4 through
japan: 3 for in to 4 and as is was 5 has 6 bondage
japanese: 2 to 4 and 5 people 6 anime bondage girls government language porn sex version
jason: 4 and
java: 2 to 3 for in 4 and is 6 application applications class code game games programming script technology
javascript: 3 and to 4 in 5 if or 6 back based enabled has required
jazz: 4 and 6 music
jean: 6 de
jeff: 3 and
jennifer: 6 love
jersey: 3 and 5 new
jesus: 3 of the to 4 and in 5 as has is 6 did had said was
jewish: 4 and 6 community people state
jim: 4 and
job: 3 by it to 4 and but for has in is of on online or that they was will with you 5 as at because board does
gay listing offers security site sites today video well 6 alerts application blow boards creation cum
description details done growth interview listings loss market movie offer opportunities opportunity oral
performance poster posting search skills teen title titles training
jobs: 1 of 2 is 3 as have or to with 4 and are at by for from on online that were will 5 available come in
last like 6 blow oral suck
joe: 4 and is
john: 1 to 2 in of on the 3 and at is 4 has was
johnson: 3 of 4 and is 5 was 6 said
join: 2 and 3 an for or with you your 4 a in my the this to up 5 him me now their them today 6 forces mailing
our together us
joined: 3 a this to 4 in on with 5 by the up us 6 forces together
joint: 3 and 6 effort meeting pain project research resolution statement
jones: 4 and is 5 was 6 said
jordan: 4 and
jose: 6 breaking business industry
joseph: 4 and
journal: 2 in 3 and for is that 4 of 6 article articles email entries entry
journals: 3 of 4 and for in 5 are
judge: 3 a 4 and for in is of that the to 5 has may or 6 who
july: 2 in of 3 and to
jump: 3 and 4 in 5 from on out to up 6 into off over
june: 2 in to 3 and of
junior: 3 and 6 college high year
just: 1 of 2 all and with you 3 are at by from has here his is may more no on their there this up was who will
your 4 any be buy change check days down email find for good great in last my not out part point post posted
press see set show such that the then those to used using very when where work would 5 a across add added
after an around become been being call called can click coming copy could created cut done east enter five
found four get go had happy have having inside joined kind know left lost made make making me means move
needed needs never north now off once over past perfect play read reading really remember right run said sat
seen send sent shop short shows six so some something sort south start stay stop take taken taking talk think
three try turn two type under use watch west what write wrong wrote 6 about above amazing announced another
answers as ask because before beginning behind below beyond bought came cause come completed described did do
does doing drop enjoy enough feel felt fill fine finished follow gave gets getting give goes going gone got
happen happened happens hate heard hit hope how installed keep kept knew learned leave let like listen look
looked looking looks love makes maybe mentioned might minutes moved need one opened ordered outside passed
pick plain playing plug prior purchased put received recently released returned saw say saying seconds seem
seemed seems signed simply slightly spent started starting steps stick takes talking tell thinking thought
told too took travel tried trying turned wait waiting walk want wanted wants went wish won yet
justice: 3 of 4 and for in is to 6 issues system
kansas: 3 and 6 city
keep: 2 and for to 3 at 4 any from one that 5 a all an in its on out people some the these this those us 6
away checking coming connected doing everyone getting going her him his informed it looking me moving my our
reading records saying their them things thinking track trying up warm working you your
keeping: 3 and of 4 in this 5 a the you 6 an his it me my our their them track up with your
kelly: 3 and 6 blue hot mature nude sex teen teens
kentucky: 3 and
kept: 3 and 4 a for the to 5 an as at by from it us 6 coming getting going her him his in informed me my on
out private saying secret their them under up
kernel: 3 of to 4 and is with 6 module
kevin: 3 and
key: 2 of 3 and as from in that with 4 for information is on or will 5 business code events management terms
to 6 areas aspects chain component components concepts decision element elements executive factor factors
feature features findings issue issues part performance personnel player players point points question
questions ring role skills stage statistics west word words
keyboard: 4 is to with 5 and or
keys: 3 of 4 and for in that 5 on to 6 are help
keyword: 3 and in to 4 is 6 or pages search
keywords: 3 and in 4 are for or that 5 to
kid: 4 and in is on 6 who
kids: 2 of 3 for on or 4 and at do from have in that to with 5 are can get were will would 6 who
kill: 3 and 4 a the 5 all it or us your 6 by her him me off people them you
killed: 4 a the 5 and as at more on or 6 by during her him his in off when
kim: 4 and 6 possible
kind: 3 for is 4 and as in or that to 6 enough of permission words
kinds: 6 of
king: 2 in to 3 and or 4 of 6 bed size
kingdom: 2 in 4 of 6 only
kit: 3 and by to 4 for is that with 6 contains includes
kitchen: 2 to 4 and is or 5 with 6 appliances table
kits: 4 and for 5 are
knew: 3 and in to 4 a from not of or the 5 all my this was you 6 about exactly he her him his how it nothing
she something that there they we what where who
know: 2 on with 3 an and are at by for has i in no not or other to us will 4 a all as because but from his is
just most now of one our people the these those well 5 any before each he her its little many me more my she
so some tax their them there they this too very we which yet you your 6 about anyone anything better enough
everything exactly him how if it much nothing someone something that what when where whether who why
knowledge: 3 are by for 4 as at can from in on they to which will with you 5 and into is or that through 6
about base management of required sharing transfer
known: 2 a the 3 is it of 4 and at from if in or what 5 address by how only that to 6 about as fact for him
throughout whether
knows: 3 and 4 a of 5 all if more the this you 6 about exactly he his how it me no nothing that what when
where who why
kong: 3 to 4 and is
korea: 3 in to 4 and is 5 has
la: 4 page 6 base la mode suite
lab: 3 and for in to 4 is
label: 2 the 3 in of 4 and for is on or that to 6 define sterling values
laboratory: 3 in of to 4 and for is 6 equipment testing tests work
labour: 3 of 4 and in 6 costs force market markets
lack: 4 a the 6 of
ladies: 3 of 4 and in 5 are 6 mature who
lady: 3 and 4 in is of with 5 was 6 who
lake: 2 of 3 and in is 5 city
land: 2 a the 3 by 4 and as at for from has in is of on or that to will with 5 rights under was where which
within 6 area cover development management reform surface use uses
lane: 3 and
language: 3 are at by from on to with you 4 and as can for has in of or other that was which will 5 course
development is school support training used version 6 arts courses learning processing schools skills teaching
translation
languages: 3 for of to 4 and in that 5 are other 6 such
laptop: 3 for to 4 and is with 5 or 6 batteries battery computer computers data repair
laptops: 4 and
large: 2 a in to 3 for that 4 and as city one or 5 area black company data family file open room share text
version 6 amount amounts areas body bowl businesses cities collection companies degree enough enterprises
extent files firms format group groups image increase majority measure number numbers organizations original
part parts percentage picture population portion print projects quantity range scale screen selection size
variety volume
larger: 2 the 3 in 4 and 6 companies group image images map number photo picture scale size than version view
largest: 4 and in of 6 cities city collection database group human independent markets network number online
private selection single source
las: 6 vegas
laser: 3 and 6 eye hair light printer printers
last: 1 and the 2 a as at in is of on to 3 for he online up will 4 book but call change date game great item
page photo place reply report 5 bit channel chapter comment days entry found hour issue line login long major
message one part person point question round section session step term weeks years 6 activity century chance
changed column comments couple day edited eight election evening fall few five four half inspection known log
longer meeting minute modified moment month name names night paragraph post quarter remaining resort reviewed
revised season seen seven several six spring summer ten thing three time trip twenty two update updated
version visit week weekend winter word words year
late: 3 and of this 4 for on or to 5 as at in 6 deals fall fee fees last night payment spring summer
later: 2 of 3 a and for or the to you 4 as at be by if it was we with 5 he in life on she that they this time
use 6 became date found stage than today version versions when years
latest: 3 and 4 from in on 5 available product products reviews software 6 addition album articles book
business comment edition headlines info information issue movie news offers photos post posts prices release
releases research technologies technology trends update updates version versions
latin: 3 and 6 america girls pussy women
launch: 4 and in the 5 a an new of 6 date shipping vehicle
law: 1 the 3 are at by can for from with 4 also and as has in is may of on review that to was which will would
5 against does library office or shall should student students 6 allows degree enforcement firm firms judge
practice professor provides relating requires school schools
laws: 4 as by for in is on to 5 and are have of or that which 6 against regarding relating were
lawyer: 3 to 4 and for in is on 5 or will with 6 who
lawyers: 4 to 5 and are have in 6 who
layer: 4 and for in on that to 5 is of
lead: 3 for is of 4 a and at by from on the with 5 in into over time up us you 6 acid agency author generation
guitar him me role them times to
leader: 3 to 4 and for is with 5 of 6 in who
leaders: 4 at for on that to with 5 and from in of will 6 are have such were who
leadership: 4 for is on that to 5 and has in of 6 development position positions role skills team training
leading: 3 and 4 a from the 5 free into software 6 brands business cause companies developer edge experts
global independent international local manufacturer manufacturers online provider providers role source
specialist supplier suppliers technology to up user
leads: 3 and 4 a for in the you 5 from 6 into me them to us
league: 3 and in of 4 for with 6 baseball tables
learn: 2 of 3 a and as at by in it the this 4 all new that to 5 from some what why 6 about how more software
something
learned: 4 and it of the this 5 a at by in more to 6 about from how so something that through
learning: 3 a by for of on or the with 4 are as at can from in is new that to 5 and community more program
support system through 6 about activities communities courses disability environment experience experiences
goals how materials methods needs objectives opportunities process programs resources skills strategies style
styles tool
least: 3 by from of this to with 4 an at be for get have if in on that the there when you 5 a as because he it
not part they we 6 amount another bit developed eight equal every five four half likely once one seven
significant six some ten three twenty two until
leather: 4 and with 6 case goods lingerie popular upper
leave: 3 and in is 4 all an as at for from of on or that to with 5 a any his home my no now our some the this
us you 6 behind comments feedback her him it me out their them without your
leaves: 3 to 4 for in of on that with 5 a and are the you 6 his me no our us
leaving: 4 for this 5 a home it no the us you your 6 behind directory her him his me only out their them
led: 3 and in 4 a 5 his the us 6 by her him me them to training
lee: 4 and is on was
left: 3 an are from that this was you 4 a and as by click for home in is it my no of one or the there up us
when will 5 after at before his into on open school their them to with without 6 alone arm behind column
corner eye field foot hand her him me menu mouse navigation off onto out over side turn
legal: 2 for to 3 in 4 and help or service 5 education info information questions research systems terms 6
action actions advice age aid aspects assistance authority basis battle costs dictionary disclaimer document
documents fees forms framework issue issues liability matters notice opinion opinions problems proceedings
process professionals protection publisher representative requirement requirements responsibility right rights
services status system updates
legislation: 3 of 4 as for 5 and has in is on or to was will 6 that which would
legs: 4 for in of to 5 and are 6 feet legs sexy spread teen were
leisure: 4 and 6 activities facilities time
length: 3 on to 4 and for from in is or with 6 of shown
lens: 3 to 4 and for of with 5 is
les: 6 details plus
lesbian: 3 and for in 5 free group 6 action anal anime ass big bondage dating dildo foot fucking gallery gay
girls hardcore hot incest lesbian lesbians love mature milf models movie movies naked nude oral pic pics
picture pictures porn pussy rape sex sexy stories teen teens video videos women xxx
lesbians: 3 and 4 for in 6 ass free gallery girls having hot lesbian lesbians mature milf models naked nude
porn pussy sex sexy teen teens young
less: 2 the 3 a and as at for from in is of or that to with 4 about any if like on 5 power so 6 able attention
clear common developed effective efficient effort energy formal frequently important interest likely money
often serious significant successful than then time useful well
lessons: 4 and of to with 5 are for in on or that 6 from learned
let: 3 a all in 4 that the this up 5 his it my our out people their your 6 alone anyone down everyone go her
him me others someone them us you
letter: 4 and by for in is on that with 5 of or to was will 6 from grade sent writing
letters: 4 and for in on or that 5 about are from of to were
level: 2 the 3 are but by from it on to you 4 and as at can for has in is may or than that up was which will
with 5 control course data design since students where 6 courses domain of playing preferences rise
levels: 4 as by for from have is on or that to with 5 and at can in may than will 6 are of were within
lewis: 5 and
liability: 4 and in of on to 5 is or 6 company for insurance under which
libraries: 3 of 4 for in that to 5 and are have
library: 3 and at by in on that to will with 4 for has home is of or search service was 5 card resources
services system 6 archive catalogue materials staff
license: 1 the 3 and as by in of with 4 for is this to 5 any from number or our type under 6 agreement along
fee fees issued key plate shall terms
licensed: 4 and for in 5 as from or to 6 by dealer health under
life: 1 the 2 a 3 are by from have if may more there they to we you 4 at back because before but can could for
had he here in like of on or out so than that time under were when where which will with would 5 after and
around as better events experience force has history into is issues long science stories story support through
together was without 6 balance changing cycle easier experiences forms insurance itself sciences skills style
lifestyle: 3 of 4 and 6 changes
light: 2 the 3 a by for to with 4 and as at from in is or that was which will 5 into of on up years 6 blue
brown chain conditions gray green itself rain snow source sources switch weight
lighting: 3 for in 4 and is 6 conditions system systems
lights: 3 to 4 for in of 5 and are at on 6 up were
like: 0 of 2 and from is not 3 as at but for free home i in information just last on or with 4 about all
another before best big good how if its little more much music new no old one other others our people real so
such their there things today two us using water when working 5 an any anyone anything being doing every
everything fun further getting going growth he her his making many most my never reading she some taking teen
that the them these they trying we what writing you your 6 a crazy everyone having hell him it manner me mine
myself nothing playing protein saying seeing someone something symptoms theme this those to watching yours
yourself
likely: 3 a in is the 4 as it not you 5 have they will would 6 be due than that to
limit: 3 and 4 in to 5 for is its of on or the your 6 texas their
limited: 2 the 3 and 4 in information is or 5 by company only use 6 access amount edition liability number
partnership period range resources space supply time to warranty
limits: 4 and in the to 5 for 6 are of on
lincoln: 4 and
line: 1 a the 2 you 3 are by can if information to 4 after and as for from has help in into items on or
service services should so that was when which will would 5 access at card is item number of options poker
prices through up with 6 between break casino interface numbers option rental
linear: 4 and in 5 time 6 combination feet model programming system systems
lines: 3 by is 4 and as at can for have on or to up which will with 5 from in of that 6 are between were
lingerie: 4 and 6 gallery model models sexy
link: 2 by of the 3 and has if it that was you your 4 as at available for from in into is next now on or send
up will with 5 back directory does here text under 6 above below between directly exchange icon layer resource
sample specified to
linked: 4 in 6 by from list site sites to together with
links: 1 the 2 as by is of 3 and can free have in or that you 4 about are at for from may on open page under
will with 5 directory found provided to 6 above below between here
linux: 2 and to 3 as for in 4 is on or 5 system 6 distribution kernel operating systems users
liquid: 4 and in is 5 or 6 crystal water
list: 2 a it the you 3 and any are as but can from has if in may on only search so some that their to up was
which with would 4 all at available does for here index info is item items management or please server should
them today will your 5 above an box by contains includes members of owner price run whole 6 administrator
archive archives below developer documentation goes helpful mailing manager webmaster
listed: 2 the to 3 and is or 4 are for 5 at by first 6 above as below companies here in items on species under
with
listen: 3 in 4 and for 6 to
listing: 2 the with 3 all in or was your 4 and for has information is now of on service to up 6 agents ends
this
listings: 3 at that to with 4 and by in of on 5 are for from 6 appear found may
lists: 3 a in to 4 and at for from on or that the with 5 all are of
literature: 3 for of to 4 and as from in is that 5 on 6 listings review
little: 2 and for 3 at by from has in is of on that 4 if information out people to use world 5 about as black
book change child children did experience fun hard help light like off old one or place problem research space
teen time value water way white work 6 april attention baby better bit boy boys brother chance difference
different doubt easier effect effort else evidence extra further girl girls green guy hope impact interest kid
kids knowledge known late later less longer man money more ones over piece progress red room secret sense
sister slow something thing things too town trouble while
live: 2 is the 3 a for it to your 4 and as by from help like my online or our their 5 at free here life long
off on out support there through under up version web with within 6 action adult album band cam chat
entertainment girl in interviews longer music near nude outside performance poker sex show shows together
video without
lives: 3 a is 4 by for or that to 5 and are as at have of on up with 6 in were
living: 2 the to 3 a by for from is 4 and as at or out up will 5 here off on our there under with within 6
alone area areas below cells conditions environment expenses in near room rooms space standards thing things
together
load: 3 to 4 a and for in is the 5 it of on or 6 up
loan: 3 and in of on to you 4 at can is new or that will with 5 for from home no 6 agreement amount
application bad calculator cash companies company compare debt interest loan mortgage officer online payment
payments personal program programs provider quote rate rates
loans: 2 of 3 is on that 4 and at from in or to with 5 are for home no online 6 bad loans mortgage personal
local: 2 to 3 for more search site 4 and development group high information music name or services support
system user 5 access areas board call chapter companies computer conditions control delivery directory
economic education environment environmental file food guide health history issues language listing media
network news office paper phone planning press public real resources sales school service store stores tax
time users 6 agencies agency area artists attractions authorities authority bands bus business businesses
calls church communities community copy council currency dealer dealers deals economy educational emergency
events exchange firms flower government groups hospital host knowledge law laws leaders level levels library
listings loop machine market markets needs newspaper offices officials organizations partners people police
population printer professionals radio regulations residents restaurant restaurants schools shops taxes
telephone television variable variables weather
located: 2 the 3 a and by for to 4 with 5 about here only 6 across along approximately at between close
directly in inside just near next off on outside right throughout under within
location: 2 by 3 as from that to will with you 4 and at but for in information is on or was 5 map of type
where within 6 again near
locations: 3 to 4 and as for of on or that with 5 are in 6 across around throughout where within worldwide
lock: 3 the 4 and in is 5 on 6 up
lodge: 3 of 4 and 5 at is
log: 2 and to 3 is of 4 by for home 5 book off on out 6 entry file files in into me message messages onto
logged: 5 on 6 in into out
logic: 4 and for in of that to 5 is 6 programming
login: 2 for in 3 and with 4 if page to 5 details here information name register 6 below or screen terms use
via
logo: 2 of 3 for in to 4 and at is or 5 on 6 are design
london: 3 at for in is to with 4 and has or 5 hotel 6 attractions england
long: 2 a by the 3 at but can for in is on one or that to with you 4 and do has have it last service they will
5 black day description did drive experience form learning life line list long movie process road series while
years 6 after ago as beach been before career distance does double enough established gone hair history hours
int island legs lines lost period periods range run shot since standing story term time trip wait walk way
weekend
longer: 3 for is the 4 and in on to with you 5 a an any do has time used 6 able available be being exist have
life necessary need needed period periods required term than valid
look: 2 the 3 a from is it this with you 4 and as in more of on that to what 5 away different here just no
over really right so too under 6 after ahead around at back bad better beyond down for forward good great
inside into like much nice out pretty something through up upon very
looked: 2 the 3 and 4 a in to 5 as for more on 6 after around at back down forward good into like out over so
through up upon very
looking: 1 the 2 a 3 and as in more on 5 back good out over to up very 6 after around at down for forward into
like statements through
looks: 2 the 3 in of 4 a and on 5 as for into more out to 6 after around at back better beyond down forward
good great just like much nice pretty really set so up very
loop: 3 to 4 and for in of 5 is 6 running
lord: 3 for in to 4 is of 5 has will 6 said
los: 6 angeles
lose: 3 and to 4 in that the 5 a all it our 6 any control his its money my out some their weight your
loss: 3 that with 4 and as at by for from in is on to was 6 account diet drug due of or per product products
program programs weight
lost: 3 for that 4 a an and as at by from it on our the to your 5 all in one or some time when 6 control due
during everything friends her his interest its my password their
lot: 3 and is that 4 at for from has in no on or to with 5 size 6 about better easier less like longer more of
lots: 3 for in to 4 and are 6 more of
louis: 3 and 6 breaking business industry
louisiana: 4 and
love: 2 on 3 a as at by from has in or us was 4 about all and can for his is music of one our so that the
their what will 5 being each how interest it life love making my stories these this those to with your 6 her
him letters me song songs story them you
low: 2 of that 3 and for in on or to 4 number 5 back down value water 6 as birth blood budget cost credit end
energy enough fat frequency graphics heat income interest level levels light maintenance monthly mortgage
noise power pressure price prices priority profile quality rate rates resolution risk season self speed
temperature vision volume
lower: 2 of to 3 and for on 4 in or the 5 their your 6 back blood body bound case cost costs court end half
income interest left level levels limit part portion price prices quality rate rates right risk than
lowest: 3 to 4 in 6 base cost first level mortgage point possible price prices rate rates
ltd: 3 and 4 all has in is 6 trading
lunch: 4 for in 5 and on or with 6 at break hour time
luxury: 4 and of 6 car cars homes hotel hotels travel
lyrics: 3 and for in of to 4 by from 5 are 6 provided
mac: 3 is 4 or 6 mini users
machine: 4 and as at can for from in on or to was will with 5 has is that which 6 gun learning shop slot tool
tools
machines: 4 at for in on or to with 5 and are free have that were 6 name slot
made: 2 are is 3 and but if was your 4 all as contact here just more of one only or our so that the these this
two us use very when you 5 a about after an another any at based before even every for from fun good great in
into its many much my no on out over public since such their things through to upon with without 6 against
available aware between by changes clear directly during easier easy famous her him himself his it known me
possible prior progress regarding sense several significant simple some sure them under up using via within
magazine: 2 to 3 and in of on with 4 as for has is or that 6 article articles subscription
magazines: 4 and are at
magic: 3 in the to 4 and is of 6 number
mail: 1 of 2 by the 3 a about and as for has if in on our page that was will you 4 at because from is it news
program systems them when with your 5 account archives article box delivery list or service services story
system to within 6 accounts actions address addresses alerts archive auction client follows lists marketing me
message messages newsletter newsletters order sent server servers this updates us
mailing: 3 and of 6 address list lists
main: 2 and 4 business web 5 categories details house index issue line office part problems program result
results text website 6 advantage aim areas body building campus cause character characters components concern
content course difference dish event factors features floor focus function goal goals idea issues memory menu
navigation objective objectives page point points problem purpose reason reasons road screen sections site
source sources street theme thing types window
maine: 3 and
maintain: 4 all and 5 his it or that the this 6 a an control good high its our records their your
maintained: 3 the to 4 a and with 5 as for in on that 6 at by its
maintenance: 3 for in to 4 by is on or 5 and of 6 activities costs program services work
major: 2 is 3 and in 4 new news or 5 city health life media national project public research search 6 areas
attractions brands categories cause challenge challenges change changes cities companies component components
concern contribution credit difference differences economic event events factor factors feature financial
focus groups impact international issue issues label league medical part player players political portion
problem problems projects reason record role source sources step travel
majority: 3 and 4 are in 6 leader of opinion vote
make: 2 in is of on to with 3 about and as at business do for or other time when 4 all based big check
comments contact each even full hotel many more music new out public test that two very way 5 additional
another appropriate available enough everyone everything fast further good great her his homepage its life
love much my no one our payment people plans possible room someone something such the these this those us use
war you 6 a an any better calls certain changes clear connections copies decisions efforts ends every friends
fun him himself informed install it matters me money myself payments peace progress provision reasonable
recommendations replies reservations sense significant some suggestions sure their them themselves things up
your yourself
makes: 2 of to 3 and that 4 all for more 5 any available life my one our people some such the their these this
your 6 a an clear every good her him his it its me no perfect possible recommendations sense sure them things
up us use you
making: 2 to 3 at for in is on or 4 all and more new of one that us you 5 an available good his its music my
our out people some the these this those up use your 6 a any changes decisions facilities fun her him install
it love me money plans process processes progress recommendations sense such sure their them things
male: 3 in to 4 and or 6 gay models nude porn sex sexual
man: 1 the 2 a 3 be by for i you 4 and as at but free from he in like may of on or that to will 5 black can
could did does had has is made must page picture said shall she should video was with would 6 behind came
fucking gay having himself movie naked named nude pages pic porn sex who whom whose
manage: 4 a and this 5 all it our the these to 6 its their them your
managed: 3 the 4 a and as in with 6 by care security service services to
management: 3 are as at by can for from in on or that to was will with 4 and control has information is policy
service should support 5 application applications committee companies company features interface jobs needs of
options planning policies problems process products program staff 6 activities approach consulting decisions
experience fees firm functions issues measures plan plans platform positions practices processes programs
services skills software solution solutions strategies strategy structure system systems tasks team teams
techniques tool tools training
manager: 3 in that to 4 and has is of or will with 5 at for who
managers: 4 in of to 5 and are have will with 6 can who
managing: 3 to 4 a and 5 the 6 director editor partner their your
manchester: 4 and
manner: 3 the 4 by for is or to with 5 and in of 6 as consistent provided similar that which without
manual: 3 of to 4 and is on that 5 for or page 6 pages transmission
manufacturer: 3 for in is to 4 and has 5 name of 6 info or
manufacturers: 4 in to 5 and are have of or
manufacturing: 3 of 5 and 6 companies company facilities facility industries industry operations plant plants
process processes sector
many: 2 and for on to 3 a an business free from home in that with 4 are details do games have health high
international links online public services state such systems well were will would 5 activities additional
articles as books common customers days events good great groups ideas important items jobs kids large local
major many members men miles new non of pages pictures popular possible potential products programs projects
resources results schools sites states stories studies topics unique weeks who 6 applications areas aspects
beautiful benefits businesses cases challenges changes children cities clients communities companies
connections copies countries developing different employees examples excellent factors families fans features
fields fine forms friends hours hundreds individuals industries interesting issues kinds languages levels
lives locations millions months more nations opportunities options organizations other others parents parts
patients people persons places players points problems questions readers reasons small sources species
students styles tags thanks things thousands times types useful users uses variables visitors ways women
wonderful words years young
map: 1 the 2 at in this 3 and are for from is on or that to was will with 4 it of out 5 above below image 6
showing shows
maps: 2 the 3 in to 4 by for from of on that 5 and are 6 with
march: 2 in of to 3 for on
marine: 3 and 6 environment life resources
mark: 2 to 3 a and at for it or the this with 4 in is of on that your 5 as up
market: 2 a the 3 are of on to 4 and as at by can in information news or that their was with would your 5 area
data development for has is needs rate rates size where will 6 access analysis conditions demand economy
forces intelligence leader leaders leading opportunities participants place position power price prices
research risk share shares today town trends value values
marketing: 1 the 2 in to 3 at by for is of 4 and information or your 5 department research software 6
activities campaign communications company director efforts firm manager materials plan plans program programs
purposes services solutions strategies strategy techniques tool tools
marketplace: 3 and of 4 for 6 information
markets: 3 of to 4 as is that with 5 and are for have in will 6 open where
marriage: 4 in of to with 5 and as is or was 6 license
married: 3 the 4 a and for on or 5 at in to with 6 couple life man woman women
martin: 4 and is
mary: 2 of the 3 is 4 and was
maryland: 4 and
mass: 3 to 4 and in is 5 of 6 index market media production storage transfer transit
massachusetts: 3 and
master: 3 and in is the 4 of 6 bedroom plan
match: 3 a and of 4 in is it on or that this to you 5 at for our the their was with 6 against any between
those up your
matches: 3 a and 4 the to with 5 are in your 6 for found were
matching: 3 and of 4 the this 6 funds hotel item items listings your
material: 2 the 3 by of you 4 and are at can to with 5 as change for has in into must or posted should such
that used was which will world 6 available contained copyright costs fact from handling is may on presented
properties provided provides shall without
materials: 3 of 4 as at by can have in is to with you 5 and for from into may must on or should that were
which will 6 are available contained including provided science such used
mathematics: 4 for in is 5 and 6 education
matrix: 3 in 4 and for of with 5 is 6 elements
matt: 4 and
matter: 3 the 4 and as at for from in on or to will with 5 has is that was when 6 how if of what where whether
which who
matters: 4 and for in not to 5 are as is of that 6 concerning related relating such which
mature: 3 and for in 5 free 6 amateur anal asian ass babes big black couple fat fucking galleries gallery gay
girls hardcore horse hot hunter incest interracial ladies lady lesbian lesbians mature men milf models movie
naked nude old older pics porn pussy sex sexy teen teens tits woman women xxx young
max: 3 and 5 price
maximum: 3 and in is 5 of time 6 amount benefit bid capacity comfort extent length number performance possible
power protection rate security size speed value
may: 0 of the 1 it to 2 all as by from in search we you your 3 at buy click last no review support through 4
access account check contact cost cover display do end file form further get go join just keep learn like link
live notice now often open or order place post print read report save see sell set show then type very view
visit work yet 5 accept act add agree already believe call claim conduct copy create damage direct discuss
download easily edit either enjoy even exercise expect experience face fall follow grow hear help hold
identify impact improve interest issue know leave log look make meet miss move offer only otherwise pass pay
play present purchase put recommend register remember remove return run say select send share simply soon
sound start stop therefore think thus transfer try turn use vote write 6 actually affect allow also appeal
appear apply ask assist assume attend be become begin benefit bring cancel carry cause change charge choose
come consider contain continue contribute decide delay determine develop enter establish exist explain fail
feel find give grant happen have include increase indeed indicate influence lead limit lose mean modify need
never not obtain occur participate perform permit prevent produce provide raise reach receive reduce refer
reflect remain represent request require respond result seek seem serve sometimes still submit suggest take
vary want well wish wonder
maybe: 3 in 4 i the this 5 a if more not one that 6 because even expand he it just reply she some someone
there they we you
me: 2 i we 3 also are be email free good has have help home is no not only page the their these time two were
which will would you 4 after all and another any being better but by come do during even every find first for
from get great he her here his in it jobs last love make money most much my of on one or please really see she
show since special start take than then there they this using very was well who within without yet your 5 a
about an anything around as ask at baby back because before either give go going if into just later like look
lyrics more now once out over put quite right say so some something started that think though through to today
try understand until up updates via want what where whether while why with 6 again alone anyway away crazy
directly down explain feel happy how know logged off tell thinking tonight too when wonder wrong
mean: 3 and in of this 4 a all an for if is more no one the 5 any by he it there they time to we what when you
6 age anything nothing something that value values
meaning: 3 a the 4 and for in you 5 as is it they to 6 given of that
means: 3 and are as at in or this 4 all by if is not one the your 5 a an being for he it more no there they to
we 6 any less nothing of something that without you
measure: 3 a 4 and for in it on to 5 is that the was your 6 of up
measurement: 4 and in 5 is 6 error of system
measures: 4 and is on the 5 as can for have in may of that to which will 6 against approximately are should
such taken were
media: 1 of 3 as at can for from have in on or that to will with 4 and are contact has is news such 5 company
file industry production type 6 attention companies coverage files kit needs pack player players relations
releases reports types
medical: 4 and help news or 5 community information products service team technology 6 advice assistance
attention benefits care condition conditions costs device devices dictionary director doctor education
emergency equipment evidence examination expenses facilities facility history insurance literature needs
officer personnel practice problem problems procedures professional professionals reasons record records
research school schools science services staff student students supplies treatment
medicine: 3 that to 4 and at for in is or 5 may 6 without
medium: 3 in 4 and for is of or that to with 6 businesses heat large quality size term without
meet: 3 as for to 4 a an and in on one that us 5 all any at each his me my new or other some the this you 6
again certain every her him its our people someone specific their them these those up with your
meeting: 3 a by 4 all and as for from has is new or that the these this to up you your 5 at in its of on
people their were will 6 between facilities held minutes place room rooms shall space was with
meetings: 4 as for in on that to 5 and at of or will 6 are between held were with
member: 2 as that 3 at can for from in on to was with you 4 and has is list may or reviews services state
today will would 5 benefits comments link login must photos shall view who 6 centre companies countries firms
function functions log of organizations profile since states yet
members: 1 the 2 a 3 about by for is 4 also and as at do from had in on or that to with would 5 are area can
have include may must online only options should were will 6 of present receive shall who
membership: 4 and at for of on or to will with 5 in information is 6 card fee fees mark organization required
memorial: 4 to 6 day service
memory: 3 as at in on or that to with 4 and for is of 5 access management size 6 card cards lane loss module
modules space stick upgrade usage
men: 1 the 3 by for is or that to 4 as at can do free from in of on should than will with 5 and are had have
like sex would 6 fucking gay having nude porn seeking were who
mental: 4 and 5 or 6 health state
mentioned: 3 to 4 a or the 5 are as at by it on this 6 above before below earlier here in previously that
menu: 3 in of 4 and at for is or that to with 5 on system will 6 bar below generated has item items option
options
merchandise: 4 and for 5 at from is or 6 available here stores
merchant: 3 of 4 in 6 account accounts info login programme ratings website
mesh: 3 and
message: 0 the 2 are 3 about and as at by can for have if in may me not of or out which with you 4 after
because does from has is on should that type view was when will 5 across below body box either here news text
to 6 appears board boards date edited saying sent via
messages: 3 as at is of 4 about and by can for have in on or that to were will you 5 are from with 6 per
posted sent sorted
messenger: 6 address user
met: 3 to 4 all and for or the this you 5 a at by in its my on their 6 art before de her him his some them
through up with
metal: 2 to 3 in is 4 and or with 6 band frame parts products
meter: 3 and 4 is
method: 4 and are as by in on or with you 5 can does has may should that to using was which will 6 described
for is of returns used
methods: 3 by from is on with 4 as in may or to will 5 and are available can for have of such that were which
6 accepted used
mexico: 3 in to 4 and is new
miami: 3 and
michael: 3 and is 6 jackson
michigan: 3 in 4 and
microsoft: 2 in 3 and to 4 is will 5 products software 6 has makes office windows word
mid: 3 to
middle: 2 to 4 and 6 age ages class east ground name of school schools
might: 1 the 2 in of 3 or 5 as do end know see use 6 actually add affect also appear apply ask be become
benefit bring call cause change choose come consider contain enjoy even expect explain feel find get give go
happen have help include interest just lead like look make mean need never not occur otherwise provide put
require result say seem sound start still suggest take think try turn want well wish work
mike: 4 and at is on 6 jones
mile: 4 and in of on to 5 or 6 away from long
miles: 2 a 3 and in 4 an on or to 5 de of off 6 away east from long north northwest per south west
milf: 3 in 6 big hot hunter lessons mature milf older porn pussy sex teen teens videos
military: 3 in to 4 and is or 5 has 6 action aircraft base equipment force forces government history
intelligence leaders location officers officials operation operations personnel police power presence record
service training
milk: 4 for in to 5 and from is or 6 chocolate production products
miller: 4 and is 6 said
million: 3 a are is that 4 and as at by has more new of on or to was were will 5 books during for from in last
project used 6 children compared contract copies customers dollar dollars grant items jobs members miles other
over people per products sellers shares songs square times units users visitors worth years
millions: 3 and to 4 in 6 of
min: 3 and of to 5 at 6 ago
mind: 3 a in 4 are at can for has it of on or the to with 5 about and as if is me was would you 6 control that
when
mine: 2 the 4 and for in to 5 has is was 6 who
mini: 6 bar
minimum: 3 and for 5 time 6 age amount level number of order period purchase required requirement requirements
size standards stay value
minister: 3 and to 4 for in is of on 5 has 6 may said
ministry: 3 and to 4 in is of
minnesota: 3 and 4 is
minor: 3 and to 4 in or 6 changes child children edit feature league
minute: 3 for in 4 and at of to 5 or 6 ago deals drive rule travel video walk
minutes: 2 the 3 a is you 4 and are as by for in on when with 5 at into of or to were 6 after ago away before
drive each from late later left long per prior until walk
mirror: 3 the 4 and of 5 is 6 image mirror site sites
miss: 4 that the 5 a an any it my our this 6 another her him out something them you your
missing: 3 and 4 a for in is the 5 information or some that 6 data from link out persons something values
mission: 3 for 4 and as in that 5 of to was 6 critical is statement
mississippi: 4 and
missouri: 3 and
mix: 3 for the to 4 and by in is it 5 up with 6 of well
mixed: 3 and 4 by in 6 bag media results up use with
mobile: 3 and for with 4 news services 5 content data game home network service technology video 6
applications communications computing device devices games homes java networks node number phone phones
ringtones telephone users
mode: 2 the 3 by in to 4 and for on or that with 5 is of
model: 2 a the 3 at by on we you 4 also and are as free from in may name or system that to where will with
would 5 based can does for gallery girls has is model of reviews sex used using was which year 6 ass bondage
cars checking hot lesbian mature milf naked nude number parameters sexy teen teens
models: 2 the 3 at by is on 4 and as from in or to which will with 5 available can for free have of that used
were 6 are ass gallery girls horse hot lesbian lesbians mature milf models naked nude porn pussy sex sexy teen
teens young
modern: 4 and 6 art day design facilities history hotel life science society technology times world
modified: 3 and the 4 as at for from in to 5 date on or 6 by files version
modify: 4 a and 5 or the 6 any it their this your yours
module: 3 of 4 and in on to with 5 can for has is that will 6 provides
modules: 3 of 4 and in on to 5 for from that 6 are
moment: 3 the 4 and as for on with 5 in is it of that there they to was we you 6 he she when
mon: 2 to
monday: 2 the 3 and for in of 4 that to 5 after at 6 evening morning night through
money: 1 the 2 of 3 are it 4 and as at available but by can has he if in now or should so that was we where
which with would you 5 because for into is left management off on online out than they through to when while
will 6 back down every from goes making market order orders paid raised saving spent supply transfer
monitor: 3 to 4 all for is or the with 5 and their your 6 progress these
monitoring: 3 in to 4 for is or the 5 and of services 6 data equipment program software system systems
montana: 3 and
month: 2 the 3 is you 4 and as by for free from have if in of on that to was we will with 5 at last or when 6
after ago before contract following later old period prior subscription
monthly: 3 and to 4 or 6 basis fee fees income magazine meeting meetings newsletter payment payments
months: 2 the 3 by is that 4 and are as at but for free has have in on to we with 5 back from last now of or
when 6 active after ago ahead away before earlier ended following later old prior since
moon: 4 and is
more: 1 a an it the this 2 are as but can he is more new online other search services that they up use we were
will 3 action after and available because before business categories comments content could current different
food for free games good help here high hot human if in just link local members men music now of office out
pages phone photo public real related right sales sites special such support to today top user users web well
when with you 4 able abstract articles basic books by cars cases cash chance children choice clear companies
control cost countries customers data days deals delivery developed events every evidence experience files
friends from groups hotel hotels hours ideas independent interest into issues items knowledge later light
limited links listings memory minutes months news offers on open or per perfect personal players points
pressure problems product products professional projects quotes regular remote research resources respect
responsibility responsible reviews room rooms schools self similar simple so stores stories students stuff
success then things tickets times topic topics true units water weeks weight women words work years 5 actions
active ads advanced at beautiful compact complete confidence copies creative critical damage depth direct
directly dynamic effort employees energy examples extreme famous fans features freedom fuel general great
headlines helpful highly hits images immediate informed integrated involved jobs like matches mature modern
natural negative newsletters opportunities options particularly people permanent persons photos pics pictures
places popular positive posts power practical profiles questions reason reasonable recent recommendations
relevant searches sense significant solid space teams technical thing time towards tracks traffic trouble
value vehicles visitors ways 6 about accurate affordable appropriate attention aware cities clearly common
competitive complex comprehensive concerned consistent detail detailed details difficult easily effective
efficient experienced extensive facts formal frequently fully fun generally important info information
interested interesting likely locations money often powerful quickly recently reliable results secure serious
specific specifically successful suitable than titles traditional useful
morning: 2 the 3 is 4 as for from in of on or that to with 5 and at he was we 6 after before hours when
mortgage: 2 to 3 and for is on you 4 or 5 home 6 advice amount calculator companies company insurance interest
leads loan loans mortgage payment payments quote quotes rate rates
most: 0 the 1 and for 2 all in is or to was with 3 any are at do have if new one time will 4 about children
days from general high items like money read small used were 5 applications areas companies direct excellent
men natural needed of orders original other out parts perfect professional states students things types up
users well women 6 accurate active advanced affected affordable amazing ancient appropriate basic beautiful
cases certainly clearly common competitive complete complex comprehensive consistent cost countries creative
critical current detailed difficult discussions dynamic easily effective efficient essential exclusive
experienced extensive extreme famous frequently fun helpful highly important interested interesting likely
major modern often outstanding part patients people places popular powerful practical probably qualified
recent recently relevant reliable requested secure senior serious significant successful suitable unique
useful visitors wanted welcome wonderful
mostly: 3 the 4 a for of to with 5 about by from in on 6 because clear due just
mother: 3 for 4 in or to with 5 and has is of would 6 daughter died had said son was who
motion: 4 and in on or that with 5 by for is of to 6 carried control passed picture pictures was
motor: 3 and 4 is 5 home 6 control insurance oil skills vehicle vehicles
motorola: 3 and 6 phone ringtones
mount: 3 and the 4 a for 6 point
mountain: 3 and in of 6 bike range views
mouse: 4 and is on or to 6 across button click over
mouth: 4 to 5 and as is of or was with 6 disease
move: 2 of 3 and 4 a about all as at by for is more or that the this was will with you 5 in it my over their
to your 6 ahead along around away back between beyond down forward from into on onto out pages quickly them
through toward towards up
moved: 3 a 4 and for it or the with 5 by in my on that 6 around away back down forward from here his into out
over through to up
movement: 4 as for on or to with 5 and from has in is of that was
movie: 3 a and as at for in not of on or to you 4 about from has is online site that will with 5 data details
free post series times title video was 6 clip clips connections description download downloads ever galleries
gallery gay night porn poster posters preview quotes rental review reviews sample samples sex star stars teen
theatre tickets xxx
movies: 2 to 3 at by for in of or that you 4 and are from like on with 5 download gay sex 6 free online porn
videos
moving: 3 a 4 and at in it the with your 5 from on out to up 6 ahead along around average away back companies
company forward into parts services through toward towards truck
much: 3 a all an and are by i or the this was with your 4 at but can data from has he help if in into is it on
out research she that to use we what when will would 5 because care did discussion do does every everything
experience for going good information love of power room since so stuff they water work you 6 about as
attention better covers damage detail difference different earlier easier effort else energy faster fun
further greater higher improved interest larger later less like longer lower money more much needed older pain
pressure rather sense smaller space success thought time too traffic trouble weight
multimedia: 3 and 6 applications files
multiple: 3 of 5 data 6 addresses applications auctions choice copies devices files government items languages
levels lines locations photos sites sources times users ways
muscle: 3 of 4 and in 6 cells gay man mass men pain
museum: 3 and in of 4 at is
music: 2 are we 3 as at but can for free in news of on or services they to which will with you 4 and box
business by education from has history is music online service software that through was 5 album cd collection
director files journal library production profile reviews store stores 6 albums charts download downloads fan
fans festival industry lyrics newsletter played player players recording scene theory video videos
musical: 3 and 6 instrument instruments styles
must: 1 of the to 2 in 3 all at for we 4 buy click help only state 5 act add address call change check contact
create do end feel file find focus get live look never not now offer play purchase put report request return
run see select send set start still support then think turn work write 6 accept agree allow also always answer
appear apply ask assume attend be bear become begin bring carry choose clear clearly come complete consider
contain continue deal decide determine develop die either enable ensure enter equal establish exist face fight
fill first follow give go have hold identify immediately implement include indicate install keep know learn
leave log login maintain make match meet move notify obtain occur pass pay perform prepare present protect
provide reach read receive reflect register remain remember respond say seek serve show sign stand stay stop
submit supply take tell therefore try understand use wait wear
my: 0 in 2 all contact help information my will 3 black city control data education end free group health
hotel internet line links many message number one online page pages product program report results search
service services sex software state support take top user version video years 4 address area art article
articles back being big bill books box business card cart church class co code college comment comments
community company course day days death degree digital domain early energy english existing feedback files
food front full gallery game garden girls good great high home hot items kind latest library listings living
login long mail major man messages most music network new next notes only options organization paper part
party patients pc people period photo photos picture pictures plan plans post posts power practice present
private problems professional project property purchase purpose reading real recent reply request research
return review school senior share shop short sites small song space staff statement store stories studies
study style system table team test thanks thing three town training true two very view visit watch web world
young 5 ability actions advice age answer application argument auction auctions baby bad bag band bank
beautiful behalf best birth blood boat book boy boys camera car case cat cell chair character children choice
classes client coffee collection concern concerns copy country credit current customers daily decision desktop
diet dog dogs door duty efforts email fear final flight foot former future generation girl goals god guest
guitar hard homepage hope horse host idea ideas initial interest interests journal kitchen lack lady last late
left letter list little local love lunch machine main master memory mobile money morning name needs normal
office older opinions order original other pain past path permission pet phone place point poor portfolio
position presence previous primary problem pussy question questions readers registration regular relationship
religion response responsibility right role room schedule screen second secret self sense server shirt shoes
shopping side signature site situation skills sleep songs spirit stay story strength students stuff sweet
teacher teaching theory thinking third time tits trip truck turn username vacation views vision vote weblog
website wedding weight window wish word words work writing youth 6 account apartment arm arms ass attention
basket bed bedroom biggest bike birthday blog body brain brother brothers browser buddy career chemical child
clients clothes cock complete computer daughter dear default desk dick doctor dream earlier employer entire
experience experiences eye eyes face faith family father favourite feet first friend friends goal guess hair
hand hands hat head heart house husband job kids knowledge laptop legs life lord mind mother mouth old opinion
own parents partner password personal perspective pocket products profile ratings resume reviews seat sister
skin son soul thoughts understanding voice way whole wife
myself: 3 of the 4 a for or 5 and at but from have in on out that to when with 6 as included into such up
naked: 3 for 4 and in on 5 free 6 asian ass black eye female gallery gay girl girls hot lesbian lesbians male
mature men naked nude pics picture pictures porn pussy sex sexy teen teens woman women young
name: 2 are by not the your 3 a can if it like search that to when which with you 4 and as at but does for
from has here in into just may must on products should used will would 5 below change changed changes comes
given is means of or server space using was year 6 appears begins brand brands calling only recognition
registration servers
named: 3 and 4 a it on the to 5 by for in one 6 above after as
names: 2 the 3 is you 4 as at can from have new on that to will with 5 and for in may of or such used were 6
are ending like listed mentioned similar
nation: 3 for 4 and as in is of on to will with 5 has that was
national: 4 and data news or program research service 5 association conference de development economic
government health law media network office policies policy political rate standard team 6 accounts attention
authorities average bank debt economy emergency forest identity income interest interests laws leader
legislation level levels organization organizations origin park parks security standards strategy survey
television
nations: 4 and in of that to 5 are have 6 system
native: 3 and 4 in of to 6 american land language plants speaker speakers species test title
natural: 3 for that to 4 and or 5 health product products state systems 6 areas beauty big boobs breast causes
environment gas heritage history language law light numbers person processes resource resources science
sciences selection skin stone tits way world
nature: 3 in to 4 are as has is or that 5 and 6 conservation of reserve
navigation: 2 of 3 in to 4 and 6 bar features links list menu system systems
navy: 4 and 6 blue
near: 3 and it 4 a an as by or this to 5 her his its me my the their where your 6 future him term you
nearby: 3 and 6 hotels
nearly: 3 the 5 a 6 all always any as enough every everyone everything five four half one three two
nebraska: 3 and
necessary: 4 and as at but by in that 5 if or when 6 because changes condition for information measures
resources skills steps to
need: 2 by with 3 about all and are as from in new on or that the their time us 4 at be him information is me
my no now of one our people support these this two when you 5 a access an another any better it money more not
only special your 6 additional advice anything assistance extra for further help some someone something them
to translation
needed: 2 the 3 that with 4 a an and as at from information is it more on or was 5 because before by help if
in some when 6 basis for to
needs: 2 the 3 by from 4 as at can for in is it only or that will with you your 5 a an and are help more no 6
analysis assessment of some to
negative: 3 in 4 and for 5 or 6 comments effect effects feedback impact results side value values
neither: 4 a the 5 are can is of 6 did do does
net: 2 in to 3 and for is of with 5 cost 6 assets cash effect income increase interest loss magazine operating
profit result sales worth
netherlands: 4 and 6 signed
network: 2 on 3 are as at by for from in to was 4 and can has is of or that which will with 5 address cards
design equipment map resources server service services solutions support training using 6 access adapter
administrator cables card configuration connection connections devices elements infrastructure interface layer
management marketing monitoring operator performance security sponsor traffic
networking: 4 and with 6 equipment opportunities products solutions
networks: 3 is 4 and can for have in of or that to will with 5 are
nevada: 3 and
never: 2 the 3 a in to 4 any can has more so was 5 buy change could do end find look make need send take think
use will work would 6 able actually again asked be been before came come considered did die displayed done
easy ending ends even ever expected experienced felt forget found fully gave get gets give given go going got
had happen happened have having hear heard intended knew know known leave left let looked lose lost made
married mentioned met mind miss once pay played put quite read really received run said saw say see seem
seemed seems seen sell share stop taken tell thought told too took tried understand used want wanted went
worked
new: 0 is of 1 for on with 2 at but free in price to 3 and area black board card case changes city code
community country credit day directory email events financial found full games health here hotel industry
international library link links list mail man management medical money national network only or order page
pages part party person phone power problem public resources results reviews sales science search show state
store text title water web 4 accessories address agreement application areas art article band blog blood body
books brand build business camera capital category cell chapter character chief church class classes client
collection comments companies company computer connection content copy corporate course courses customer data
database deal design development device digital director discussion document domain driver economic electronic
energy engine england environment equipment event experience face faculty family federal field file files film
form format forum friend from function functions gallery game global government group growth guidelines guy
hard hardware head high home hope house image images information interface investment issue issues item land
language learning light line lines listing location logo low machine magazine market materials measures medium
member message messages mobile movie music name names object office one online option options orders
organization package parents parts people photo photos pics pictures place places plan player policies policy
political post president private problems procedures process production program programs project properties
property question questions range records relationship report research resource restaurant road round school
schools section security server service services set shoes single site sites social software solutions sound
source sources space staff standard start stock stories story structure student students style survey systems
tax team term test thing tools town training type types understanding unit units users uses value values video
website windows wireless word words work works world years 5 accounts addition age anti apartment applications
articles baby balance beginning bondage book building buildings businesses car career cars cases century
challenge characters clients clothes concepts condition construction contract customers definition designs
direction directions drug drugs economy edition element employee employees entries entry evidence experiences
facilities facility feature first forms friends funding ground houses housing idea identity initiative
instance items job jobs kernel kind knowledge law laws leader leadership level levels life listings look
markets material meaning media members method methods mexico model models node novel opportunities owner
owners pair paragraph partnership phase piece plant players poll position positions product products projects
reality recipes record regulations release replies requirements residential revenue role rule rules scheme
season sections series skills song songs species standards strategies strategy study stuff styles system
teachers techniques technology things thread titles tool toy tracks treatment trial user vehicle vehicles
version vision way weapons year 6 account album approach browser challenges comment concept constitution
features generation hampshire homes ideas jersey keyword legislation lower matching ones orleans password
perspective posts releases technologies threads today topic topics versions wave ways window york zealand
newest: 4 and to 6 albums first images length member posted registered topic version
newly: 6 added built created developed established listed released
news: 0 the 1 you 2 as at by in of or to was we with 3 for here is page site that when 4 about and archives
around content from groups guide item like my on report section server service sites source today 5 article
centre delivered items media organizations reader reports sources story tips updates using 6 agency alerts
archive articles conference coverage feed feeds headlines release releases stories tip
newsletter: 2 of 3 on or to 4 and for is that will with
newsletters: 4 and for
newspaper: 3 of 4 and for in that 5 or 6 ads article articles network
next: 1 and for of 2 in is on 3 home new we 4 article available best book car class game great item last one
order photo post project set thread to up years 5 album big business by comment entry event fall file highest
image job line major message move night page part person picture question regular release room screen stop
update vacation version visit working 6 blog century chapter couple day door election few fiscal five four
generation hop issue level meeting month morning newest novel phase purchase round scheduled season section
session several six spring stage step steps summer ten thing three time topic trip two week weekend year
nice: 2 of 3 in that with 4 and as for 5 but hotel one to work 6 ass big day enough feature gift guy if job
little looking people person place site thing things tits touch way
night: 2 a the 3 by it to you 4 all and as but for from he in is of on or so that there they time will with 5
at because life out was we when 6 after away bed before club clubs long sky stand stay vision
nights: 4 a and for of 5 are from in 6 at
nine: 3 and to 4 of 6 days inch months percent points times years
no: -1 the 0 and in of 1 i it on to you 2 any free or 3 business contact date details email family general go
government health help life links local member message news online products rating see service set shipping
show software state version website work 4 access account active agreement air annual application big body
case child children commercial common country current decision discussion downloads entry events file
financial food form friends fun future great hard history human image images income individual information
insurance items job law light link listings long love material medical memory messages name new no notice part
party payment personal phone photos picture plan play political position posts previous product protection
public recent records reference reply reports return returns rights rules sales security side simple space
staff standard stock support tax text thanks thought title treatment two use user water where 5 action actual
added administrative ads alternative amount argument artists attention authority authors basis benefit booking
cause cd change changes claim claims clear comment commitment concern confidence conflict connection contract
control cool customer damage data dates default degree description different direct download duty earlier easy
end entries error errors event experience external fax fees fixed gain good higher hope impact increase
influence introduction knowledge larger legal load loss major man match meaning membership money more official
opinion opportunity option other pain payments peace person pets physical place plans point power pressure
prior progress purpose question questions real record references registration relationship respect response
responses results reviews right risk role room scientific separate serious sign single small solution sound
special success time upcoming value waiting warning word words wrong 6 abstract additional answer attempt
better chance charge checking choice circumstances comments contest cost credit difference differences doubt
effect effort evidence evil extra fear fee formal further greater guarantee hidden husband idea illegal
immediate interest known late later less liability limit limits longer matches matter means minimum need one
particular portion prescription problem problems proof provision reason reasonable recently recommendations
relation replies requirement reserve responsibility secret sense significant signs smoking spam specific
subject such symptoms trouble warranty way wonder
node: 4 and of to with 5 has in is that
noise: 3 to 4 in of on that 5 and from is 6 level levels ratio reduction
nokia: 2 and 6 cell phone ringtones
non: 6 empty nude profit smoking stop
none: 2 the to 3 in is 4 are at but have 5 available of other 6 known listed selected yet
nor: 3 of 4 a for in that to 5 an are has have his is may more the was 6 any can did do does even its shall
should will would
normal: 3 in to 4 and for or 5 people price use 6 business circumstances conditions course distribution form
human levels life mode operating operation post range size support way working
north: 3 and at from on to 4 of 5 america end texas 6 carolina coast dakota east face side west
northern: 3 and 6 part
northwest: 4 of 6 corner
not: 1 and home is not or other us 2 but email first if its life most name new of online people please search
state these this time two who with 3 about above account advertise after also amount another around at back
before big black both by click common compare contact content different direct double fast file following for
form free from full fun further gay great he her here high his hot how however into large light link list
login mark me members more no now old on once order others our out point posted print private process public
question quote re report request review said select she sign simple some still stock store such tax test the
their then through track trade travel type up view visit we welcome when where why your 4 a access act add
added address against agreed all among an any anyone anything applied as asked attack auto based benefit
better binding block blow born bought brought built buy buying called carried certain changing cheap check
classified clean close comment conduct contained control cool cost created critical cross damage delivered
demand described determined developed download drive due effect effective either enable end ensure especially
established every everything exercise experience express face feed felt filed fire fixed focus force generated
good grant greater guess had half hard held helpful hire hope host ideal impact important in including
increased informed issue issued it itself join jump keeping last learn left legal living located log long
longer love maintained managed many meeting modified moved moving my named nice normal nude object obtained
one optional over own part place placed plan planning practice presented pretty prime produced promote
providing published purchase rate reading real record register related release released reporting respect rest
ride right risk rule safe save score secure seeking self selling sent separate serious served someone spam
specific spent sponsored started statements stress strong subject submitted subscribe successful supply
supporting thank that there therefore they those thought to told transfer turned under understanding unique
update updated useful using wanted watch well what whether within without won writing written wrong you 5
absolutely abuse accepted accurate achieve active adopted answer appeal appropriate approved assigned
associated attached automatic avoid bad bear because become begin bid boot bound break broken build call
cancel cause caused change charged choose chosen clearly closed collected coming committed compatible complete
completed comprehensive concern concerned confirm conflict consistent continue contribute controlled copy
correct cover crazy create cut dead deal decided define deliver describe designed determine develop die
difficult discuss discussed display displayed do doubt draw drop earn easy eating empty encourage enjoy enter
entered equal essential establish ever everyone expected experienced fail fair fall far fear feeling fight
figure fill filled finding finish finished fix fly followed function funny gain generally getting given giving
go gone got grow happened happy hate having help helped helping hide hit holding identified identify illegal
immediately implement improve increase indicated influence install installed involved judge keep kept later
lead learned least leaving less licensed limit linked listen live load looked looking lost made maintain
making manage married measure mine mix move much needed notice null observed obtain offer offered often open
owned paid passed pay perfect performed pick play played playing practical present protect protected provided
purchased push qualified raised rated reached read ready received receiving recorded reduce refer registered
relevant remain remove removed reported result return returned reviewed rise run running seeing selected sell
send serve set share shared ship show showing signed significant slow so sold something sorted sound speaking
spread start stated stay stick submit suck suggest supplied taken taking talk tested thinking treated tried
true truly trust trying turn until use used usually valid vary very walk win worked write 6 able accept
actually affect affected agree allow allowed alone already always appear applicable apply ask assume attempt
attend authorized automatically available aware be beat been being believe bring care carry catch changed
charge claim clear come completely connect connected consider considered contain count covered currently
decide defined delay delete directly doing done drink easily eat edit eligible enabled enough even exactly
exist expect explain feel find fit follow forget found fully get give going guarantee guaranteed handle happen
have hear heard hold include included indicate intended interested just kill know known leave let like likely
limited listed logged look lose make match matter mean meet mentioned met mind miss modify nearly necessary
need occur only otherwise participate particularly pass perform permit possible post prepared prevent
previously produce properly provide put quite raise reach really receive recommend recommended reflect
remember replace reply represent require required respond responsible say saying see seek seem seen shown
significantly simply sleep speak specifically specified spend stand stop sufficient suitable support supported
sure take talking tell think too totally touch try understand vote wait want waste wear wish work working
worth yet yours
note: 2 and 3 at for in or the this to was we with 4 about from here is of on 5 add also 6 added that
notebook: 3 and 6 computer computers now
noted: 3 a and 4 at the with 5 as by for in on 6 above below earlier otherwise that
notes: 2 the 3 to 4 and at by for in of or with 5 about are from on 6 that yet
nothing: 3 and 4 for from if of on we you 5 at can has in is new so that was will would 6 about against better
but compared could else happened happens left less like more much really short special to wrong
notice: 3 a at for the this 4 about and as by from has if in is it on or to was when will 5 any board how must
of that under 6 given period shall
notify: 4 of 5 the your 6 me us you
novel: 4 and in of 5 by is that 6 about
november: 2 in of to 3 and
now: 1 of 2 not this your 3 a about all an are as by can do free here how i if its more my no one or our out
the these time to was when where will would 4 also and at back be because before but call complete even find
for found from get go had he in include it just let look made make need on online only over part provide read
required run say see send set show since so take than that there they through too under until up use used
using very want well what while with work you 5 able accept almost become been beginning believe called come
comes coming consider considered contains fully getting going has have included includes is know live living
located looking offer offers open owned playing possible provides running seems she taking trying turn uses we
working works 6 appears available being closed gone items known lives offering ready supports without
nuclear: 3 and 6 arms energy facilities fuel material materials medicine plant power program technology war
waste weapons
nude: 3 and for in 4 web 5 big video 6 amateur art asian ass babes beach black boy boys british celebrity
female free galleries gallery gay girl girls hot lesbian lesbians male man mature men milf model models naked
nude photo photography photos pic pics picture pictures porn pussy sex sexy teen teens woman women young
null: 4 and 5 if
number: 0 the 2 by 3 are as at can from has if in may on so that to was which with you 4 and between for is
must or should three when where will 5 listed shown two type 6 assigned below indicates of one plate theory
numbers: 3 is 4 as at by can do or to with you 5 and for from have in may of on that will 6 are mean were
nursing: 4 and 6 care education facility home homes practice staff
nutrition: 4 and
oak: 3 and 6 tree
object: 3 by on 4 and as for from in or to was will with 5 at can has is of that which 6 class code file files
model type
objective: 4 and for in to 6 function is of was
objectives: 3 to 4 in that 5 and for 6 are of were
objects: 4 by for is of on to 5 and as can from have in or that which with 6 are into such
observed: 4 a and the to 5 as by for from on with 6 at between during in that when
obtain: 4 and it or 5 from more the this your 6 a additional an any information permission rights their
obtained: 3 and the 5 a an as at for in on with 6 after by during from through under using via when
occur: 4 and for to 5 from on with 6 after as at because before between during if in only when within without
ocean: 3 of 4 and 6 floor view views
october: 2 in of to 3 and
of: -1 are have i of to 0 but by do for from he if is was will with would 1 after and as been before buy check
description directory down estate forum in index make map now on or out own rate show sign still store then
visit 2 above accepted accessories account added address agent airport album already apple area artist ass at
author back band bar beach best between blog board book box browser call camera cameras card careers
categories category cause china city club com comment comments commission committee company condition
conference contact copy copyright council county currently de department details director display district
downloads drive due easy electronics email end engine even example fan far fee feedback few figure filter
following form foundation friendly garden gift girl group help here home hosting hotel house including info
internet islands item journal lake later latest least left letter level link list listed listing location log
lyrics mail main means member message method month name need needed needs never news next north not number off
offers option owners package park partner party per phone photo picture plan player point port post press
prices programme pussy question quick rates re ready really releases report request required responsible
returns review reviews rights role run same search select sellers series server set share ship shipping
shopping site so south star start station status step street subject summary team tech term texas there thread
tips too track turn under university used version videos website week when who window windows wrong 3 ability
about abstract accurate actually addresses administration ads advance advanced agencies agency agents ages
agreement aid al albums alumni amateur amazing amendment america amounts anal analysis anime annual anonymous
answers apartments applicable applied approach approved areas around article arts asian aspects assembly
assigned associated association attractions auctions audience audio authorized authors auto automotive
availability available average award awards baby background bank bars base basketball batteries battery beauty
beginning better bid big bike binding black block blogs blue blues boards boat body bond border boxes boys
brand brands bridge brown budget bug built bus cable cables camp campaign campus car cards career cars case
casino cast cat causes central certificate certificates certified chain challenge chance channel chapter
characteristics cheap church classified clear client close closed clubs co cock code codes collection
collections college column comedy comics coming compact comparison compatible complete completed component
comprehensive con concept conditions configuration connected connection consistent consulting continued
contribution correct cost costs counter country court cover covered cream crystal currency customer cut dance
database dates dating day days deals default definition degree degrees departments design designated designer
designs desktop destination detailed device diamond diet difficult dimensions dining direction discount
discussion discussions distance division document dog domain double draft dress driver dual eastern economy
effect effects efficient efforts element empire employer ending enterprises entertainment entire environment
equivalent established estimated estimates event ever exactly examination excellent exchange executive exit
extended extension eye eyes face facility factory failed fair fall family fantasy fast feature features feed
feet field figures film final finance finished firm first fit fitness flash flat flights floor flower follow
foot football forced forces forms forward frame free frequency frequently front full fully function fund funny
furniture gain game games gamma gay gear general generation gifts girls goal god golden golf gourmet grade
graphic graphics greatest green groups guest guidelines guitar gun guy half happy hardcore head height helpful
heritage hidden highest hire holiday holidays holy horse hospital host hotels huge image impact import incest
increase informed installation installed instant institution instructions instrument instruments insurance
interested interface interior interview introduction issue job jobs journals junior just keywords kids kitchen
known ladies laptop larger last leaders leather leave lesbian lesbians levels library license lighting like
limited line linked links listings lists little live lives load loan loans locations longer looking lost lots
machine magazines mailing majority managed management managers manual maps market markets married master
matches matching matrix matters mature maximum mean media medium methods mid middle miles mini minimum
ministry minutes mission mobile model models monthly more mortgage most mostly mother mountain movie movies
much nation near nearby necessary net network networking networks newspaper nice night no node note notes
nothing notice nude oak object objectives observed ocean office offices official officials online only open
opinions optional orange order orders organisation organization outdoor outside overall owner packages pages
paid palm parameter parent parks part parties partners partnership parts pattern pay peak perfect period
permit person perspective pet pets phase photography photos pics pictures pilot pink place plain plans play
pocket policies policy pool pop porn portable portfolio position posters posts practices preferences presence
present pretty previous price pricing prime prints privacy pro problem procedures process product program
project promotion protocol provider providers provisions published purpose purposes query quotes racing radio
ram range rank rape reason recently recipes recommended recorded recreation reduction regions registered
regulations related relations relationship release removal rent rental repair reported reports representative
requirements reservation resolution resource response rest restaurants results return right rings river road
room root round rule safe said sale sample satellite savings schedule scheduled school scores screen searches
season second secret secure selection sense sequence serial servers session sets settings sex sharp sheet
shell ships shoes shops showing shows side signature signs silver simply sites situation size ski smart soccer
software solution solutions song soul source specifications specified speed sport sporting sports spring
square stage standard starting states stations statistics stay stores stories storm story straight strategy
stream string structure style subscription suggestions sun super supplies support supported survey swimming
system systems table tags talk tape target task teacher teams technologies teen teens telephone tennis
terminal terms territory test thanks that theatre theory thoughts tickets title tools top topic toys transfer
transit travel treated tree trends trial truck true truly type types ultra union unit up user uses utilities
vacation valid variety very viagra video views village vintage volume vote wall warning warranty wars wave way
wear weather web wedding weekly weight well western where white whole wholesale whose why wide wireless woman
wonderful word works world worldwide written year yellow yet you 4 academic acceptance access accommodation
accounting accounts accuracy acid action actions active activities activity acts actual adding additional
administrative adult adventure advertising advice affairs affected affordable agriculture air aircraft almost
alpha alternative animal animals another anti anyone anything appeal application applications appropriate
approval architecture argument art articles artists assessment assistance attack attacks attention attorney
audit authority automatic awareness bad balance bands banking banks baseball basic battle beautiful bed
benefit benefits beta bids biology bird booking books brain breaking breast broad broadband broken building
business businesses buyers buying bytes calling calls candidate capacity care cases cash celebrity cell cells
certification challenges change changes changing channels character charges checking checks chemistry chicken
child chocolate circumstances cities claim claims class classes classic classical classroom clean cleaning
clients clothes clothing coffee cold colleges colour combined comfort command commerce commercial commitment
common communications communities community companies compensation competitive complex compliance components
computer computers computing concepts concerns connections consent conservation consideration constant
construction consultation consumer contacts content context continuing contract contracts contributions
control controlled controls conversion cooking cool copies core corporate cotton countries courses coverage
crazy creative credit credits criteria critical cross culture cum current curriculum custom customers daily
damage dark data databases date dead debate debt decision decisions dedicated deep delay delivery demand
democratic dental depth detail developers development devices difference differences digital direct disabled
discovery disease diseases disk distributed distribution documentation documents dogs doors doubt drama
drawing drivers driving drug dry dynamic earlier early earth eating economics education educational effective
efficiency effort either election electric electrical electronic elementary elements eligible emergency
employee empty enforcement engineering enterprise entries entry equipment equity error errors essential
evaluation events everyone everything examples exclusive execution exercise expansion expected expenses
experienced experiences expert experts export extensive extra extreme extremely facilities fact facts faculty
failure false families famous fans farm fashion fat federal feeling fees female fiction fields fighting file
files films financial financing findings fine fire fishing fixed flight flow flowers focus food foods force
forest former frames friends fruit functional functions further future gambling gaming gas gene generic giving
glass global goals going gold good government graduate grant grants gray great greater ground growing growth
guests guidance guys hair hand handling hands hard hardware hate health healthcare healthy heart heat hell
helping high highly highway him himself hip historic historical history hits holding homes hope hot hours
household houses housing how ice identification images immediate implementation important improved improvement
increased independent industrial industries industry influence information infrastructure initial injury ink
input inspection institutions integrated integration intelligence interactive interesting interests internal
international interviews inventory investigation investment iron issues it itself jazz joint key keys
laboratory lack language languages large laser late law laws lawyers lead leadership leading learning leaves
leaving legal leisure length less lessons letters liability libraries licensed lights linear lines literature
local logic long loss love low lower luxury machines magic maintenance major male man manufacturers
manufacturing many marine marketing matter me meaning measure measures medical medicine meeting meetings
members membership memory men merchandise messages metal micro military minor missing mixed modules monitoring
months motion motor mouse mouth movement moving multi multimedia muscle music musical myself naked names
national nations native navigation negative new newly nights non normal northern novel numbers nursing
nutrition objective offering officers oil old older one opening operating opinion opportunities opportunity
optical options oral ordering organizations original other output over packaging page paint painting paper
papers parameters parents parking participation particular past patent patient patterns payment payments
performance performing permanent personal personnel pharmacy philosophy physics pieces places planned planning
plant plastic players playing poetry points poker police politics poor popular population positions positive
possible posting power powerful powers practical practice premium preparation prescription presentation
pressure prevention previously primary principal principles print printed printing prior priority private
problems procedure proceedings processes processing production products professional professionals profiles
profit programming programs progress projects proper properties property proposed protected protection protein
provision psychology public publication publications publishing purchase quality questions race random rare
ratings reach readers reading real reasonable recent recognition recommendations record recording records
recovery red reduced reference references reform regional registration regular regulation regulatory
relationships relative relevant reliable relief remaining remote replacement replies reporting representatives
requests research residential residents resources respect responses responsibility retail retirement revision
rice rich risk rock romance rooms rules running safety salary sales samples saving saying scale schools
science scope sea searching secondary seconds section sections security seeking selected selling sending
senior separate serious service services serving sessions setting sexy shape shared sharing short signal
significant similar simple single singles sizes skills skin sleep slow small smaller smoking society soft
solar solid some someone something songs sound sounds sources southern space spam speakers speaking special
specialist species specific spirit spyware staff standards standing stars state statements static steel steps
stock stocks stone storage strategic strategies strength strong structures student studies study stuff styles
sub subjects submission successful suitable summer suppliers supply surface surgery sweet symptoms tables
taking talking tax taxes teachers technical techniques technology television temperature temporary testing
tests text themes themselves therapy thing third thought threads time times titles today tomorrow topics total
touch tourism town tracking tracks trade trading training transaction transactions transition translation
transmission transport transportation treatment trust trying typical unique units universal unknown upcoming
upper urban us usage use useful users using utility value values variable vehicle vehicles view viewing
virtual virus vision visiting visual voice volunteer votes waiting walking warm watching websites weeks wet
what whatever wild wildlife wind wine winning winter wire women wonder words work working writing years
yesterday young yourself youth zero 5 a abuse adults age agricultural alcohol all an ancient any approximately
arms assets auction becoming beer being biological birth blood both buildings cancer candidates capital
certain characters charge chemical children choice citizens civil climate clinical communication competition
concern conduct confidence conflict consumers contemporary contents continuous creating creation crime
criminal cultural death democracy developing different directors disability doing domestic downtown drugs duty
each economic eight employees employment energy environmental equal every evidence evil evolution existing
experience exposure expression external factors faith fear finding firms fiscal fish five foreign formal four
freedom fresh fuel fun funding funds gender getting goods having hearing heaven heavy her higher his human
hundreds ideas identity illegal importance income increasing individual individuals instruction items its
justice keeping knowledge labour land legislation life light liquid living making managing marriage mass
material materials mathematics measurement mental milk millions mind modern money multiple my natural nature
nearly nine noise nuclear objects operation operations organic origin others our outstanding pain paragraph
participants patients peace people persons physical plants political potential pregnancy proof providing pure
qualified rain raw reality reasons receiving religion religious resistance revenue rural salt scientific
securities seeing self seven several sexual shares six snow social soil speech stress students success such
sufficient sugar supporting tasks tea teaching ten them things thinking this three traditional traffic trees
trouble truth twenty two understanding updates variables various violence visitors war waste water ways
weapons whether which wood workers your yours 6 course dollars interest mine the their these those thousands
whom
off: 3 about but is it more new that time we you 4 a all an and as by date each for hotel if in just like line
list me now of on one or our over site so than this those to while 5 after again against any at because before
between course during every from into its my point right select some the their track until when with without
work your 6 campus guard her his limits retail road season switch topic
offer: 3 and as by in of that with 4 all at for from help information is it me my new no on one online only or
the this to us was will your 5 a any both date different free full high its local many more much our over
quality services such support their these two up without you 6 additional advice an details ends excellent
great secure several some them valid
offered: 3 and 4 or the with 5 a an as her his in no on to up 6 at by for him me through
offering: 3 and in 4 for is of that the this to 5 more you 6 a an free quality registered services them
offers: 2 of 3 at by in that this to 4 all and are for information more new no on one or the up us 5 available
both free full high include its online over quality some students three two you 6 a advice an competitive
excellent food from great listed lower many several
office: 3 as by can from if on that to use with 4 and at for has in is of software was where will 5
environment girls location manager or products sex shall staff until 6 building buildings chair equipment
furniture hours properties space suite supplies supply
officer: 4 and for in is on to with 5 at has of was will 6 may or shall who
officers: 4 for on to 5 and are at from have in of or will 6 were who
offices: 4 for on to 5 and are at of or 6 in throughout
official: 2 of to 3 and in 4 or 5 name source web who 6 album capacity documents language languages position
publication record release said site time version visit website
officials: 4 for of on that to with 5 and at from in will 6 are had have said say were who
often: 2 of 3 and by on to 4 a an are at can for in is it more that the we when will with you 5 as be get go
had has made make need not results said see they think use work 6 asked associated been called come considered
described difficult do does enough feel find found have include leads referred require requires seen take
takes than thought times too used very
ohio: 3 and
oil: 2 of 3 for that to 4 from in is or was 5 and on price 6 change companies company field fields filter
industry painting prices production
oklahoma: 3 and 6 city
old: 2 for in 3 are at from home is to was with 4 and as but news now or site time who 5 black building car
children city computer gay hand house one people sex story system times way when world 6 age boy boys
buildings child daughter days enough female friend friends girl girls growth guy ladies lady male man mature
men mother ones saying school son stuff style town version ways woman women
older: 3 to 4 and 5 home 6 adults age articles brother browser children ladies man mature men messages ones
people persons polls sister than version versions woman women workers
on: 0 i of 1 are contact he is not on was we will 2 about advanced after and area as at available because
between book but by case cd city company control copyright date email even for free from game great group
history home if in into item law like link man members message much name news no now number off online only
out part phone pictures policy post price privacy program re resources return said search services set since
support system terms then type under up use used value view way well while world year 3 access additional
adult again age album annual application applications approach areas around art assessment audio auto baby
back bad beach before behind benefits best big black blue body books business call cameras cancer car card
cars cell changes channel class clear clothing college coming command communication community companies
construction content cost costs course cover credit custom customer daily data day days design development
digital domain down during education effective end entertainment equipment error events face family fast
features feedback field final fine first form forms friday full further games gay general girl good google
government green half hardware homepage horse hot hotel images important industrial industry information
insurance interest international internet items job just knowledge language larger last late legal less level
light lines links live living loans location love main management map material materials media medical meeting
memory men metal monday money more mortgage music network new next notice official old open or order original
outside overall pages parts payment pc people photo plan planning point poker popular possible power previous
prices primary prior problems product products professional programs project property questions real red
related rental reports research results risk road safety same saturday school schools science sea second
security server service sex show side similar simple single sites size so society software sound space speed
sports standard starting state stock street students sunday systems table tax technology teen test testing
text there third through title to today too topic total travel treatment us user users very video war weather
web website when white who windows wireless with without words work working you young 4 academic account
active activities adding administrative advertising agricultural agriculture air alcohol all almost
alternative animal animals anti anyone anything appropriate aspects assets auction auctions availability
balance base basic bass bed being blogs blonde blood boot bottom brand breast budget building buying cable
camera capital cash changing child children civil client clinical commercial common competition complex
compliance computer computers condition consumer contemporary contract core corporate crime critical cross
cultural current death debt delivery desktop diet direct disability disc doing double draft drug dry earlier
early ebay economic edge educational election electronic employment energy entry environmental equal equity
everyone evidence exactly exit experience factors failure faith farm federal file film financial fish five
fixed floor food forest four freedom front fuel funding future gas giving glass global goal going goods ground
growing growth guard guitar hard having health hearing heavy here high higher himself historical holiday
holidays hotels housing human illegal image implementation income increasing individuals initial input inside
internal it itself key large laser leadership learning leave left life linux loan local long low lower major
making managing many marine market marketing marriage me measures medium mental military millions mine mobile
modern most motion moving multi myself national natural nearly non normal nuclear nutrition offer oil older
opening oral other others over page particular past patient patients performance personal physical picture
plant playing political politics population port potential practical prescription prevention pricing private
production progress projects properties proposed public purpose quality race radio rare reading reasonable
receiving recent record regional regular relevant religion religious remote reserve revenue right running
rural sales schedule scientific seeing select self selling servers setting seven sexual shared shipping short
site six skin small smaller smoking social soil solid someone something special staff standards strategic
strong student subjects success such surface taking teaching technical tests that themselves things three time
trade traditional traffic training trees trust trying two understanding until upcoming urban usage using water
ways weight whatever where whose why winning women wood writing yourself youth 5 a actual an another any
appeal automatically average becoming board both certain charges cheap climate creating developing different
dildo disk display domestic drugs duty each either every everything existing finding fire flights foot foreign
gender getting hand helping her him his hold hundreds ice individual investment issues its keeping land
matters multiple my nearby net one our paper providing request sale screen selected separate several some
specific tape target television them these those thousands top topics tour track trial vacation various what
whether which whom your 6 behalf campus demand earth external how line orders qualified stage the their this
once: 3 all by i this to with 4 an and at for on that the when your 5 a been each had he in it or she these
was we were 6 again before daily did during every inside more per said they thought told upon you
one: 1 be the this 2 a also are do have home i it not one 3 about and as back business but by call car city
email even first free get go he if into just know life made message most name need new now number online only
order over phone post posted product said school search service she site so special store subject then there
they through two under up used user we web were when years you 4 above account after already among application
article at bad based because before being below better body book box called came card cart category cell
central channel check class click comment common company complete computer course credit degree did document
down each event every family field file for from full game good great group had here image important in is
issue item job key language last left less little location long look low main makes may method model non off
on other out page payment period play possible program project purpose region right room round run sample says
screen section server shall short size standard star state story student study such system table team term
test thought to today topic track true type value version very wanted was where which will with without yet 5
added additional answer area big billion bit brother button can candidate case character child column comes
component connection corner could count country daughter device does double easy end entry episode ever
example extra eye factor final form generation girl goal goes has hit individual kind knew large layer letter
level like line looks machine major member more morning must nation near needs object option or package parent
part party patient per player position priority problem question race really representative row scene season
second seems sense session set should simple single sister small solution son song source speaker species
specific stage subscription takes that time too touch unit uses variable voice vote whose woman would 6
another arm bedroom block copy day direction dollar element else evening foot gets guy half hand hell hour
inch instance knows man might mile million minute moment month night of pair particular percent person piece
place point quarter reason shot side spot step stop thing third wants way week who word year
ones: 3 of 4 and as at for on to 5 from have in they we which will with you 6 are like that were who
online: 0 the 2 are as is new that to you 3 also and by data for health home in information news no on only
price search site system was web 4 add address articles auto best black book business car college computer
content education forum free from gallery gift guide help here internet job library media medical music or
personal porn programs right service services sex since sites support through tools university using with
world 5 access adult application applications at bank buy cash chat communities community course credit
database deals diet directory discussion drug edition experience form game hotel journal learning loan
mortgage now online order orders party payment photo publication purchase quote quotes radio registration
resources sales source sport sports survey training travel users version via video without 6 advertising
auction auctions banking booking casino catalogue cheap consultation courses dating degree degrees dictionary
discount documentation encyclopedia gambling games gaming generic magazine marketing marketplace meetings
newspaper ordering outlet personals pharmacy play poker prescription presence reservation reservations
resource review shop shopping shops slot store stores texas today trading transactions viagra
only: 2 free it more new no of or 3 add and are can he help her here high information is its last like list my
our site state such their there these they this up was we were will would you your 4 access all an around as
at become being between by change company cost country do few find for found from go good has his human in
include issue just know look made make man non now on open other people play please put read run see send show
small so some support that the then things think time to under until using very what where with work 5 a able
about after allow answer appear applicable apply be been certain chance child choice come comes consider did
does during ever fair forums get gets give gives going got had have heard includes increase interested known
limited major makes means minutes mortgage natural necessary need needed needs offer offered part pay person
place possible provide provides question real really receive relevant require required requires saw say seen
sell seven ship shows solution son source take ten through too took true upon use used useful uses version
want wanted wish within 6 accept actual allowed allows assume available because concern difference eight five
format four half happen happens hope if knew knows minor nine occur once one ones option problem reason
recently remaining serve six slightly supports takes thing those three two valid variable variables way when
works
ontario: 4 and 6 posted
onto: 4 this 5 an it one our 6 a her his my the their your
open: 2 by that 3 about as new on or with 4 a all an and at book for from his in it its my only our the their
them when your 5 area daily directory during field file files forum heart plan position question systems this
to water window windows 6 access air arms communication discussion door doors fire house houses letter market
mind positions reading site source space standards stream until up
opened: 4 and to 5 a an at by for it on the with 6 fire her his in its my their up
opening: 3 to 4 a and at in is it on the 5 for of 6 day hours night statement times up
operating: 3 and the 4 a as from on with 5 at in 6 activities budget conditions cost costs environment
expenses income loss officer procedures profit results room system systems temperature under within
operation: 4 are as by can for from not or that to 5 and at has in is on was will with 6 between of
operations: 4 as by can for from have is of or that to with 5 and are at in on such were will 6 against
operator: 4 and for in to 5 can has is of or 6 must shall
opinion: 2 the 3 to 4 and as from in or was with 5 here is of that 6 about helpful on poll polls
opinions: 3 in 4 by for from 5 and are of or 6 about expressed on
opportunities: 3 of on 4 and as from with 5 are at in that to 6 available for within
opportunity: 4 and has in is of that with 6 cost employer for to
optical: 3 and 6 mouse properties zoom
option: 4 and as at from in on or with you 5 but can for has if may of that to was when will would 6 allows
available is value
optional: 3 and for 6 universe
options: 2 of 3 by is you 4 and as at can from have in on or that to when which will with 5 are for including
may open such were 6 available below displayed include offered
or: 0 and 1 i or 2 am books case date day days de each games great here hotel list me news of page posted
price privacy site this top 3 about accessories account act active added address advanced age all already
among analysis area art article articles author availability available average back bar be been best big blog
board book can car care cheap city clear club code collection come committee conference copyright cost costs
course court cover created current customer customers daily department description design development director
discussion drive education end energy ever every executive fast field file files film first following for
found free friend from game garden gay general gift girls global gold good had he head help history home house
image include industry inside insurance internet into is issues it item items job key know language last law
learning level library life like line links little live looking love machine makes man management many market
media meeting member members memory message messages model most movie music must my name nature needs never
new next notice number offers old on only options orders our out party past people per photo photos picture
pictures plans point policy possible power previous problem products project provided range rate re real
really records release reply report reports resources result results review rights road room rules say science
search section security see seen series server sex shall shipping shop shopping show side sites size source
space sports standard statement status stock store stories story students study style subject such support
system systems table tax team technology term test that there things think thought time to total travel up
user users volume was we web website well were which while will with women word works year years young 4 a
ability academic access across action actions activities acts actual actually add addition additional adult
advertising affiliates against agencies agreed agreement air airport allow almost alternative an animals
annual answer anti application applications applied apply appropriate approximately are areas around artist as
assets associated association at attorney audio authority avoid background bank because become becomes being
benefit benefits between beyond black block blood blue body bottom branch brand bring brown build building bus
business businesses buying by cable calling capital career carry cat cell certain changes character charge
charges check child children civil class classes click client clients clinical close closed co coffee college
combined comment commission common communication community companies company compatible complete complex
component components computer concern conditions connected construction contains content continue control copy
corporation could country county cross culture custom cut dark data database dead debt decision deep default
degree delivery demand dental designated destination develop developing device devices did different difficult
digital direct direction discuss disk display district division do doctor document documents does doing domain
down download driving drug due during eat economic effect effective electric electrical employment empty
enable engineering enjoy enter environmental equipment equity error errors evening event events evidence
existing exit expected experience extension extra face facilities failed fall family fear feature fee feedback
feel feeling final financial find finding fine fire firm fish fitness fixed flat follow food form forward
friends full fully function functions further future gain gas gender get getting gifts girl given giving glass
go going goods government grant graphic graphics green ground group half hand handling hard hardware has have
having health hear heart heat heavy held high hire his historical hold holding holiday hospital host hot hours
how human ice ideas images immediately import improve improvement in income increase increased independent
industrial information install installation institutions intended interest interesting interests internal
international issue join keep keywords knowledge laboratory land large late lead learn left let letter letters
light limited link listen living loan location login logo long look low made mail maintained major make making
managed manager manual manufacturer marketing master material may medical meet metal method methods might
military mobile months mortgage mouse moved moving national natural necessary need network night nine no none
normal notes numbers nursing object objects obtained off offer offering office officer official offline oil
one online open operating operation operations opinion order outdoor output over owner paid pain paper parent
parents participation parties partner parts pass password pay payment performance person phone pick place
places plan planning plant play playing police policies pop portfolio position positive post posting practice
practices present presentation press pressure pricing primary print prior procedures process processes
processing produce produced product production profit program programs projects proposed provide providing
public publication published purpose put quality quantity question race radio read reading reason received
recommend record recorded red reduction reference references region regular relevant religion remain remote
rental represent request required requirements research residential resolution resource responsibility
responsible retail return right risk rule run running rural safety sale sales satellite save savings schedule
school scientific second senior sent separate set sets setting ship short should sign significant silver
simple single situation ski skin social soft software solid song sound speak special staff stand standing
start state statements stay steel storage straight structure structures student submit subscribe summer
supplies supply supported surface switch take taken talk tape teacher teaching television tell testing text
the their they thing those thousands title topic town trademark traditional train training transport trust
trying turn type under understand understanding unique unit units university unknown unless updated updates
upon upper username uses using vacation value van variable vehicle very video view village violence visitors
visual voice wait walk wall want waste watch water weekly weeks weight wet what when where white who whole
whose why wife winter wireless wish within woman wood words work working would writing yellow you your zero 5
above abuse accept accuracy activity adding administrative administrator after agency agent agents alcohol
amendment animal anyone apartment approval approved ask assist assistance attached attempt attractions
authorized bad before below biological both break broken browse bug cancel cash category cause causes
certificate certification certified changed changing chemical chicken choose circumstances claim claims
classroom cold combination comments commercial compensation completely condition conduct contact continuing
contract contracts contribute controlled corporate correct create creating credit criminal cultural daughter
death deliver delivered die dinner directly directory disabled discount disease distribution domestic double
drink drop drugs dry earlier early educational eight electronic else email emergency employee employees
engineer enhance evil exchange exercise expand expenses export extended external facility fail false faster
fax federal fees female five foreign former four fourth give grade graduate groups guarantee guaranteed hate
heard hearing hidden hide household if illegal improved indeed individual individuals influence institution
investment joint just kill killed laptop larger leaving legal leisure license licensed limit linked liquid
local log longer lose loss lost lower maintain maintenance manage materials mental milk minor missing mixed
modified money monthly move multi multiple nearby nearly non not notebook nothing null obtain opinions oral
organisation organization organizations others outside part participate perform performing permanent
permission permit personal persons physical placed planned plastic played political poor portion postal
potential principal printed private problems procedure professional promote promotion property provision
purchase purchased questions rather receive receiving recommendations reduce reduced refer regional registered
registration regulation regulations regulatory related relating relative religious removal removed rent repair
replacement representative requests require respond retirement revised secondary securities seek select self
sell selling send sending serious service services seven several sexual share shared she shower sister six
slightly slow small smaller snow so sold some someone sometimes specific sponsored stop sub suggest supplier
taking technical telephone temporary ten territory third three through toll tomorrow too trade trademarks
transaction transfer transmission treatment truck try twenty unable until update upgrade use used vendor via
vice visit visiting volunteer walking warranty whether without write writer written wrong 6 advice another any
anything anywhere better buy call change concerns consent damage delay delete disability distributed edit
equal equivalent even failure fill greater her higher injury its keyword lack later leave less liability maybe
medium modify more near negative older operator other otherwise perhaps prevent publishers register remove
replace seller similar simply something suggestions two whatever zip
oral: 4 and 5 or 6 administration argument big blow blowjob communication cum examination health history oral
presentation sex suck teen
orange: 4 and 6 county
order: 2 are the 3 a an and as can if it more not on one only page they which you 4 add any at by for from has
in information is made management may must of or over please that them this through was when will with within
your 5 against before cheap code entry history now number online process shall today under via 6 discounts
form forms issued processing quantity soon status titles to tracking viagra
ordered: 4 and for in on with 5 a it that the to 6 by from them upon
ordering: 3 the 4 a and of on 5 from is 6 information online process system them
orders: 2 the 3 by is with 4 and as at can for of on that to you 5 are from may only or under up were will
within 6 in must over placed received ship status
oregon: 4 and
organic: 4 and 6 chemistry food material matter products
organisation: 4 for in to with 5 and has is of or that 6 which
organization: 3 by 4 and as for in to was with 5 can has is may must of or that which will 6 based dedicated
shall whose
organizations: 3 of 4 as for from is on 5 and are can have in like or to were which who will with 6 involved
such that
origin: 3 to 4 in is 5 of or 6 and time
original: 2 in of 3 is or 4 and one 5 data game message music name order 6 art article artist author authors
bill box condition content design document documents equipment file form format idea image language
manufacturer material mix owner packaging plan post poster print question recording research size songs source
story text thread version work works
originally: 4 a 5 from 6 created designed developed intended planned posted published written
orlando: 3 and 6 breaking business florida hotels industry
orleans: 3 to 4 and is
other: 0 the 1 a of 2 about and at but by for from has in on or page that to will with 3 as available book car
city contact days development file free home info is item life like location long more music name new office
open out policy post project search so subject technology then through time top use very was well world year
years 4 accessories action activity advanced agency amount application area audio basic big body business cars
case cause class comments common communication community company computer consumer current data details
digital document downloads economic event family food forums four friends fun game games general girls good
group high hotels human individual industry insurance international investment issue job jobs known land
language large law levels links low main man member messages military mobile movies national needs network
news object official one online operations part payment personal place player point policies private problem
program quality question recent records required research reviews rights risk room rules school security
service shows single site software solutions source specific sports standards state student such support
system tax terms test text thread title training travel treatment user water web website week woman word work
written young 5 academic actions acts administrative adults agents alternative animal anti articles artists
assistance authors blogs books boys brand brands buildings categories changes characteristics children choice
classes clients colleges communications communities computers concerns conditions content cool costs country
courses criteria critical cultural databases day designated developers device documentation drivers drug
educational effects electronic emergency end environmental equipment errors essential events evidence examples
existing external extreme facilities families fans features federal fees files films financial fine fish foods
foreign form funding funds goods government great guy health ideas images important income industrial
information instruments interests key keywords kids kind leaders leading legal libraries licensed local
machines manufacturers markets matter media medical men method minor miscellaneous models multimedia names
natural nearby necessary networks newsletters night non officials ones operating opportunities option
organization packages pages papers parent parents partners patients personnel physical pieces plans plants
points political popular positions possible posters posts potential powers problems processes professional
properties property providers public publications questions race readers real reference regional related
religious reports requirements residents resources schools senior serious servers services settings shipping
significant singles small social songs special staff states stores stories students studies suggestions
suppliers systems tags taxes teachers team technical techniques technologies tests third threads three times
titles tools two type units values visitors wildlife women workers works 6 activities agencies animals
applicable applications appropriate areas aspects assets auctions bands benefits businesses candidates cases
causes characters charges circumstances cities commercial companies components countries customers dates
departments devices direction diseases documents dogs drugs elements employees expenses experts factors fields
firms forms functions groups guests guys half hand healthcare individuals industries institutions interested
interesting issues items kinds languages laws listings locations major material materials matters means
measures members methods modules nations objects officers options organizations parameters participants
parties parts party people person persons places players product products professionals programs projects
provision provisions purpose purposes qualified reason reasons regions regulatory relevant sections securities
serving side similar sites sizes sources species structures stuff subjects suitable symptoms tasks teams than
thing things topics trademarks types useful users uses variables vehicles versions views way ways websites
words
others: 2 the 3 is it not of you 4 and at but by for on or see when which with 5 about around as can could did
do from had in know like may should that through to will would 6 are have interested involved might say think
were what who
otherwise: 3 a in is the to 4 not 5 be have it no they we you 6 agreed indicated known licensed manage noted
provided required specified stated than used would
our: 1 in 2 all more on one 3 address back big book comments contact copyright days development digital ebay
education form games general help hotels information line management media name need number only order page
photo show use video well 4 account activities advanced age application article articles baby bank basic being
blog board body books building calendar car cars casino cause city class club computer control cost costs
countries course cover credit data day department design early economic email energy equipment events example
fast field fine food foreign forum four front gallery game gift good group growth guide health high holiday
home hotel human images individual interest international investment items jobs key language large last
library link links list live living location long love major many market marketing materials medical meeting
member men message method names news next non operating paper part party performance place plan players point
policy power price print private problem problems production program project projects property public
publications quality questions rating real regional registered report request resources return review reviews
right rights rules search security self shop shopping short small social software solution solutions state
stock story strong student stuff support systems table tax technical technology test text thanks third three
time times top total town training travel true two various view views visit water white word 5 advertising
affiliates agents aim analysis annual apartment archive archives area auction auctions audience audio award
beautiful best boards brand brands budget business campus capacity case certified checkout choice church
cities collection common company complete concept concern concerns content continued continuing core corporate
courses cultural custom dear decision dedicated differences directory discussion discussions document domain
duty earlier easy educational effort environment experience expert facilities facility faculty family famous
father favourite featured feed feedback feet final financial firm first focus forces former forums free
freedom friend friendly full generation global government great guarantee guest guidelines heart heritage
highest highly history homepage homes hope house ideas industry initial interactive interests internal job
kids laboratory land laws legal life listings little local low lowest marriage meetings membership merchant
military mind model modern money most music national natural needs network new normal office old online
operations organization original other overall pages parents partnership past patent patients people personal
physical plans policies political popular population position powerful practice premium presence present
previous prices primary prior privacy product professional programs progress providers purpose purposes quick
range recent recommended records region regular relationships representatives research residents respective
response responsibility results retail role room rooms sales sample school schools second sense server service
services shared shops side simple sites situation son special specialist standard stay store stores strategic
strategy strength students study successful system target teachers telephone terms thinking tour traditional
universe upcoming user very virtual visitor way web wedding whole wide wonderful work world young youth 6
ability actions affiliate approach attention audit behalf biggest brothers catalogue children citizens client
clients commitment communities community comprehensive country coverage culture current customer customers
daily database daughter democracy disclaimer economy editors efforts employees entire exclusive existing
experienced experiences experts extensive eyes faith families findings friends future goal goals greatest
growing guests hands huge inventory knowledge latest leaders lives mailing main members mission monthly nation
newest newsletter newsletters offices opinion opinions own partner partners planet portfolio premier products
ratings readers recommendations relationship secure selection servers shipping sister site society solar
sponsor sponsors staff success suppliers survey team thoughts toll trip understanding unique users values
vision visitors webmaster website websites weekly
out: 2 are not we will you 3 back but free he information is it many most new next or other research then they
time was 4 a all an and another any around as between both by date each even first for from great just last
like much now once one only right several she side since so something such the this those three through
together two under upon using very well which while who within without your 5 about above across after again
against among anything at because before below boy completely dates during early every everything front her
here his if in into its later looking my on over pretty quickly some soon that their these to today too until
when where whether with yet 6 exactly how more of onto our there tonight what why
outdoor: 2 and 5 use 6 activities bondage furniture gear lighting living pool recreation sex sports swimming
outdoors: 3 and in 5 at
outlet: 3 and 5 for
output: 2 the 3 a 4 and as at by can for in on that to with 5 is of will 6 data file files format from pattern
power signal started stream
outside: 3 for in on to 4 a and this with 5 his its my our your 6 of parties seller sources the their world
outstanding: 4 and 5 at 6 balance issues performance professional service shares
over: 1 is of 2 new 3 as for in more now on or so that us when with you 4 after all and any at both by each
from high how into it large last low most other our some such these this to water what who your 5 a age an
another every financial here him his its land long many me multiple my night one others recent the their them
there those town until which yet 6 again eight five four half her medium navigation seven several six ten
three time twenty two whether
overall: 3 and in 5 business system 6 cost effect goal health length objective performance picture quality
rating responsibility user
overview: 3 and 6 of
own: 2 for is on to 3 an and as in information that the will with your 4 a any data it list one or page
products state system their this two use world 5 account car comments community company computer credit design
family food free future game good government hand health home house image knowledge local message money music
name note party people photo photos power problems professional property research resources room safety server
set space special store story team terms time tips version web 6 actions behalf blog blood body brand business
children choice cock comment consumer copy country culture custom customer decisions domain experience
experiences eyes funds hands heart homes ideas identity individual initiative interests internal land language
learning life little lives mind mother motion needs online opinion opinions organization particular personal
place political private purposes review right risk rules self site situation son style thing thoughts unique
views voice way website words work
owned: 3 the 4 a 5 and or 6 business businesses by company enterprises land
owner: 3 for in to 4 and at can is was will 5 has may of who 6 before insurance or shall
owners: 4 in or to with 5 and are can have of will 6 manual who
oxford: 4 and
pacific: 3 and 6 coast poker region
pack: 2 the 3 a and in to 4 for is with 5 now of up 6 full
package: 3 by in on 4 and as at from if of or to was with 5 for has is name that which will 6 contains deals
holidays includes insert origin provides
packages: 3 of 4 and in on to with 5 are for from may that will 6 available fix
packaging: 4 for is of 5 and 6 materials
page: -1 the 0 a 1 it 2 one only search view 3 about after also and are as at back before book by can click
from here if in into may next of on or print should so that top using when which with you 4 below contents
design document does for history hosting image images includes is last link links number paper please provided
report since size to tools where will without 5 content created creation generated has hit hosted length lists
maintained never now numbers provides rank searches shows specified updated 6 contains requires revised took
uses views was
pages: 3 and as at by can have is to you 4 about for free from in may of on or that using were which will with
5 found long main per within without 6 are contain dedicated faster link linked
paid: 3 and the 4 a an as from more with 5 at back in on or over their to up 6 attention by directly for into
leave members off out under within work
pain: 3 to 4 as for from of on with 5 and in is or that was 6 management relief
paint: 3 the to 4 a and in is 5 on or 6 job shop
painting: 3 the 4 and in is of on 5 by
pair: 3 and 4 in is with 6 of
pakistan: 4 and in is to 5 has
palm: 3 of 6 beach oil pilot springs tree trees
pan: 4 and 5 with
panel: 3 in 4 and for is of on or that to was with 5 has will 6 discussion discussions display members
paper: 1 the 2 of 3 as to 4 also and are at by can for from in or that with 5 has is money on products
provided should size was we which will work 6 bag copies copy documents presented presents provides trail
papers: 3 of to 4 and at for have in or that 5 are by from on will 6 presented published were
paragraph: 3 and to 4 in is of 6 at shall
parameter: 3 and 4 for in of that to 6 is space value values
parameters: 4 and is on to 5 as can for from in of that 6 are such were
parent: 3 in to 4 and is of 5 has 6 company directory families or who
parents: 3 is 4 as at for in of on that to with 5 about and can do have may or will would 6 are did had should
were who
paris: 3 to 4 and in is on 6 art france hotels
park: 2 to 3 and at for in on or was with 4 is
parking: 4 and by for in on 5 at is 6 area areas facilities lot lots space
parks: 4 are in 5 and
part: 1 a the 3 and as at for from has may on that to which will with you 4 about by is message one or two was
where 5 due in time 6 because finder number numbers of series without
participants: 4 and for of on that 5 at can from have in to with 6 are had must were who will
participate: 4 and on with 5 as at 6 fully in
participation: 3 to 4 as on 5 and at by from is of 6 in rate rates
particular: 2 and 3 for in is on that the to with 4 site 5 day service set time way 6 application area areas
attention case circumstances class comment concern field focus group importance interest issue item kind needs
order person piece point problem product project purpose reason reference situation subject topic type
particularly: 3 of 4 by from the to 5 as at for on with 6 among concerned difficult during effective good
helpful high if important in interested interesting like relevant since strong those true useful well when
where
parties: 3 of 4 as at for from is on with 5 and can have in or other that to will 6 agree are concerned
involved may must shall should were who
partner: 4 and at for is of or to 5 in site who with 6 opportunities page sites
partners: 3 of 4 and at can for from or that to will 5 are have in who with
partnership: 4 and for in is of that to 5 or 6 agreement between interests opportunities with
parts: 3 as by is on to with you 4 and at for from in or that which 5 are were 6 of per
party: 3 and as by from of 4 can for in is on or that to web which will with would 5 at content games had has
line may members must products sex software system was who without 6 girls leaders needs poker rental shall
sites sources supplies
pass: 3 and is 4 a as at for in or that the to your 5 an by from into it on this 6 along away complete filter
out over rate them through up
passed: 4 and at for it with 5 a an as from in the to 6 along around away between by down into on out over
since through
password: 2 of 3 and are as from in on or that you 4 for is to when will 6 below protected protection recovery
required
past: 2 for of 3 a in is it to with 4 and as but has have or that the 5 history life music this 6 century
couple due eight employment events experience experiences few five four issues kitchen month performance polls
president seven several six summer ten three twenty two week weekend year years
patch: 3 and in of 4 by is on that to 5 for from 6 management
patent: 3 and 4 for is on 5 or search 6 application applications law protection rights
path: 4 and as in or with 5 for from is of that to 6 between length name through
patient: 3 for 4 and in or to 5 as is may was with 6 care education had has information population records
relationship safety should who
patients: 3 by of 4 as for from is on or that to was 5 and are at can have in may will 6 had receiving report
should taking treated were who with without
pattern: 4 and as by for in on or to with 5 is of that was 6 match matching recognition test today
patterns: 4 on to with 5 and for in that 6 are of
paul: 2 in to 4 and has is was 5 business said 6 breaking industry says
pay: 2 of 3 and in is on that this 4 all as at his it its my online or our the to us when with you your 5 a an
any back by full just me more much no only out shipping their them through up within 6 attention close day
extra for him interest less off per period scale tax taxes via
payment: 3 and as at in that with 4 by for from on or to was 5 has information is made must of process service
shall systems terms through under will 6 amount calculator details due guaranteed instructions method methods
option options plan processing received required system via within
payments: 4 and as in of that 5 by for from on or to will with 6 are made must received through under were
paypal: 2 and to 3 is 5 only 6 first last
pc: 2 and to 5 games 6 game repair
peace: 3 for to 4 in is on that 5 and be of with 6 agreement officer process
peak: 3 and 4 in of 5 at 6 hours performance periods times
pennsylvania: 4 and
people: 1 the 2 a be i it this 3 all but by first for has if is more not online only or up was what which 4
about against also always and as at back because before buy during each even every give go he how learn love
made must never now of off on pay read said search see so such than there they through to today too under use
used we when within work you 5 already ask away become being can choose come consider could did do doing find
from get getting going got had having here in into just keep know list live look looking make making may need
often out outside over per put really recently running searches should skills start started still take taking
talk tell that themselves thought took try using wanted will with without 6 across actually affected are
around behind believe call came coming die died feel found have interested involved killed like living might
say saying seeking seem talking think throughout together trying understand want watching were who whom whose
working worldwide would
per: 2 i the 4 group site view 5 additional adult book case class common credit customer each family issue
property sale set side team user visit 6 box calendar cent channel child click copy couple day domain employee
event game head hour household inch item la line mile million min minute month night order pack package page
pair person quarter room screen second serving session share square student unit vehicle week year
percent: 2 a 3 as is 4 and are at by for have on to 5 between from had in more or 6 chance change compared
discount during growth higher increase less lower of over per reduction said since were
percentage: 3 in 4 is 6 change of point points rate
perfect: 2 to 3 and in 4 as home 5 day one time world 6 ass balance choice combination condition credit
example fit for gift holiday location match opportunity partner place sense setting solution trip way
perform: 3 and 4 for in on with 5 all as his other the this 6 a an any at better its some such their these
well
performance: 3 are to 4 as by can for from has information may on or than that when will with 5 and at based
during in is level of over results test through under was 6 against analysis assessment characteristics
computing criteria data evaluation goals improvement issues levels liquid management measurement measures
monitoring parts problems requirements standards
performed: 4 a and the to 5 an as for 6 at by during in on under using well with within
performing: 3 and 4 in the this 5 a an at 6 arts their
perhaps: 3 to 4 by for in that this with 5 a an as be he if it not one the there they we you 6 because best
even more most some
period: 2 a the 3 by on 4 and are as at in may not or that to which with 5 for from has is under was were when
will 6 after before beginning between covered during ended ending following last of shall specified
periods: 3 to 4 and for 5 are in 6 of when
perl: 4 and 6 module modules project script
permanent: 4 and 5 home or 6 basis collection damage link residents
permission: 3 in 4 and by or 5 for 6 before from is of to
permit: 4 a and the to 5 for from is or 6 any application issued shall
person: 1 the 2 a 3 not of 4 and as but by for from he if on other so they you 5 at being can could does had
in is that to using was will with without would 6 above authorized concerned has having listed making may
might must named or per responsible resulting shall should under who whose
personal: 1 to 3 home page 4 and best contact online or site 5 account collection details digital health
history items level message music note privacy problems profile security service services statement style
training web website 6 accounts ads appeal assistance attacks attention blog care check checks choice
circumstances communication company computer computers copy data development experience experiences finance
financial gain goals growth homepage identification income info information injury interest interests
knowledge life lives loan loans needs non opinion opinions photos profiles property reasons relationship
relationships remember representative responsibility safety stories tools touch use views weblog
personals: 4 and for 6 dating free gay online
personnel: 3 of 4 for on or to with 5 and are at from have in will 6 includes management were who
persons: 4 and as at for not of on that to 5 are from have in may or 6 living per under were who whose with
perspective: 4 and in to 5 is of that 6 on view
pet: 2 the 3 and 4 is 5 health products 6 care food friendly insurance owners shop store supplies supply
peter: 2 the 3 is 4 and was
pets: 4 and 5 are not 6 allowed
pharmacy: 3 and in 6 buy no online services
phase: 3 to 4 and in was with 5 is of out will 6 space transition
philadelphia: 3 and 6 breaking business industry
philosophy: 3 in 4 and 5 is of that
phoenix: 3 and 6 breaking business industry
phone: 1 the 2 by you 3 and for from has in on that to us was will 4 as at is or phone services with 5 book
company directory fax game plan service support system systems users 6 accessories batteries battery bill call
calls card cards companies games line lines number numbers ring rings ringtones sex sounds wallpaper
phones: 3 for in to 4 and are that with 5 can
photo: 2 you 3 a and as at for from in on or to 4 by de free is of page video was with 5 also info posted sex
store 6 album albums buy comment forums frame galleries gallery gay id images multiple paper personals photos
printer printers printing properties selected sharing shop storage taken
photography: 3 in is of 4 and by on 6 help
photos: 2 a 3 as for in that to you 4 are at by on online only or were which with 5 and de free from of 6 buy
pics taken
physical: 5 and contact or 6 abuse activities activity address body characteristics condition conditions
damage disability education environment evidence examination fitness health injury layer location memory
presence processes properties science sciences security space therapy violence world
physics: 4 and of
pic: 3 and for to 4 is of 6 free gallery gay nude picture porn post sex teen
pick: 3 and for in of 4 from on the you 5 a your 6 it me one out them up
pics: 2 to 3 for in on 4 and are from not or 5 of 6 free gallery gay mature nude pictures porn sex teen
picture: 1 the 3 at by you 4 and as for from has in information is on or that to was will with 5 book books
free message of photo 6 above albums below clip frame frames galleries gallery gay hide messages porn quality
sex shows taken teen
pictures: 3 as at by for in not that to with you 4 and are on or were 5 below free from gay of sex 6 naked
nude photos taken
piece: 3 and to 4 by for from in with 5 about is on that was 6 of set together
pieces: 4 and by for in on to with 5 from that 6 are may of together
pilot: 3 of 4 and in 6 program project projects study
pin: 3 and to 4 is 6 down mini
pink: 4 and 6 pussy
place: 3 all more one the this will 4 a and any as but by de from has he here if is it or so that their there
they through was we which with you 5 after an at because before every for in like name of on over since them
to under when without your 6 among between called during finish names orders outside until where within
placed: 3 and 4 a for the to 5 an by his it my online with 6 after at before between days here in inside into
on over them under upon within
places: 3 the 4 a and at for it of or with 5 are as in on that to we you 6 around like listed such where
plain: 3 to 4 and that 6 language old text
plan: 2 the 3 a are at by from in you 4 and as can may of or their which with year 5 does for has is must on
should that to was will would your 6 ahead assets includes shall
planet: 3 of 4 and in is
planned: 4 a in 5 and by on 6 for to
planning: 2 the 3 at in of with 4 a an is or 5 and for on services software system to your 6 activities
application applications committee permission process processes tools
plans: 2 a 3 is 4 as at by from have in may of on or with 5 and are available should that will 6 for include
starting to were
plant: 2 the 3 a of to 4 at for that with 5 and has in is or was will 6 communities growth life material
species
plants: 3 of 4 for is on to with 5 and can from have in or that will 6 are were
plastic: 4 and or 6 bag bags surgery
plate: 3 to 4 and for in of on 5 is with
platform: 3 in of 4 and by on to with 5 for is that
play: 3 from of or to 4 all and as by for is like more my now one our that the this was when your 5 a about
again an any at back black free in it music on out some their them through video well with 6 against along
area around casino football fun games golf guitar money online poker preview sample station texas together
played: 3 and to 4 the this 5 as for in it 6 a an at back by on out some well with
player: 3 of 4 and at for from in is on or that to was will 5 can has may must with 6 game mode who
players: 3 for is of 4 and as at on or that to with 5 are can from have in like must were will 6 since who
playing: 3 is of to 4 and as for the this 5 a an at his in it on online some time 6 against around cards field
fields game games guitar music poker with
plays: 4 and for the 5 at in on with 6 a an out
please: 1 and the to 2 you 3 also have only 4 address be find get list order phone please review state type
view 5 add browse come download either fax help join link look mail make pay post print put rate reply report
return share sign stay stop support take update 6 alert allow ask bring call check choose click complete
confirm consider contact describe do drop email enable enjoy ensure enter explain feel fill flag follow
forward give go include indicate input keep leave let log login mark note notify provide read refer register
remember respect see select send speak submit suggest tell try upgrade use visit wait write
plug: 3 the to 4 and for 5 in it on 6 into
plus: 3 for is it 4 all more or the you your 5 a an any de free get many one other sign some two years 6
additional interest listen reduce shipping side size tax weekend
pm: 0 the 1 for 2 or to with 3 and in 4 at by show today until 5 on
pocket: 3 of 4 and for or with 6 expenses pc
poetry: 3 of 4 and in is
point: 2 a 3 as by from if the this with your 4 and but has he it number on or system there they to we which
will you 5 about at being between during for here in is me of that value was when 6 average guard lead out
scale source sources where
points: 2 a the 3 by is 4 about as can or that which will with you 5 and are at each for from in of on to were
where 6 along out per
poker: 2 in 3 and for from is new 4 by how no on 5 at black review set sign world 6 bonus card cards casino
com download empire free gambling game games hand hands internet online pacific party play player players
poker room rooms rule rules run site sites software star stars strategy supplies table tables texas tip tips
tour tournament video
police: 3 for that to 4 and in on or will 5 are had have state 6 car chief department departments force forces
officer officers report said say station stations were
policies: 3 at is with 4 as can for have in of on or to 5 and are that were which will 6 regarding vary
policy: 2 are by from 3 as at can for in information of or to with 4 and based does has is may must on
research should that was which will would 5 against analysis areas change changes development making options 6
decisions feedback framework issues measures objectives recommendations regarding statement statements toward
towards
political: 4 or 5 and rights support will 6 action activities activity agenda campaign career climate culture
debate economy groups history influence institutions issue issues leaders leadership life participation
parties party philosophy power pressure process reasons science situation system systems theory views
politics: 3 to 4 and are as in is of
poll: 3 in of to 4 for is on 6 results
polls: 4 and 6 in
pool: 3 to 4 and at for in is of or was with 6 area table tables
poor: 3 to 4 and are in or 6 children condition countries credit families health little man people performance
quality
pop: 2 the 3 and in 5 out 6 art culture music pop songs star up ups
popular: 3 and for 4 as first in online search 5 book page support than with 6 among articles artists choice
compatible content culture demand music pages parks photos products searches shoes topic topics vote
population: 3 to 4 and are as at by for from that with 5 has in is of was will 6 estimates groups growth size
porn: 2 in of 3 and for with 4 web 5 model when women 6 adult amateur anal animal anime asian ass big black
cash clip clips com cum dog film forced free galleries gallery gay girls gratis hardcore horse hot incest
interracial lesbian lesbians links mature milf models movie movies naked nude pic pics picture pictures porn
pussy rape reality remember sample sex sexy site sites star stars stories story teen teens video videos visit
xxx young
porno: 3 and 6 amateur anal com de download film free gay gratis movie movies pics pictures sex star video
videos xxx
port: 3 by in that to with 4 and for is of on or 5 city 6 adapter number numbers
portable: 3 and 6 audio device devices
portal: 3 and 4 is to 5 for 6 system
portfolio: 3 in to 4 and is 5 of 6 into management
portion: 3 and 4 is or 6 of
portland: 3 and 6 breaking business industry
position: 3 the 4 and by for from or you 5 at has he in is of on that to was when which will with would 6 as
paper requires where within
positions: 4 or to 5 and as for in of on that will with 6 are at available were within
positive: 2 to 3 in 4 and for that 5 about or 6 aspects change changes comments contribution effect effects
experience feedback impact note relationship response result results role side way
possible: 2 a of the 3 is or 4 about and as at from in on time we 5 before but by for if only price so use
when with within 6 after attack because causes future reasons role side solution solutions that through to
uses values way ways without
post: 2 all are for of the you 3 and as free from in is more my one or that this up will with 4 a about an any
at code date has it on pictures questions reviews right some their to travel was 5 anything by card cards here
message production reply something them topics your 6 comment comments count graduate helpful id messages new
office offices replies subject
postal: 6 address code insurance mail order orders service
posted: 1 and 2 that the with 3 about an as for from it this to 4 a in some 5 at here them yet 6 by highest on
within
poster: 3 and for in of to 4 at by is or 5 about with 6 print
posters: 3 for of 4 are at by from on 5 and 6 website
posting: 3 and the 4 for in is of 5 a about it on this to your 6 comments has here
posts: 2 a for of to with 3 and as or that will 4 about are here made on 5 added from in since 6 by per
potential: 4 and as in is that 5 health new of to use 6 benefits buyers candidates clients conflict customers
effects energy for future impact problem problems risk role sources suppliers users
potter: 3 to
power: 2 it the 3 are by for on will with 4 and as at can from has in is or search that through under up was
when which 5 control industry law level line management of off over point requirements system systems than to
users windows 6 adapter button cable distribution failure generation levels lines output plant plants play
source sources station stations supplies supply switch tool tools transmission
powered: 6 by
powerful: 3 in 5 and as new search 6 enough features research than tool tools way
powers: 3 the 4 for in 5 and are as of that to 6 under
practical: 3 to 4 for 5 and 6 advice application applications approach aspects experience guide information
knowledge matter problems purposes skills solutions terms tips training use way work
practice: 2 a 3 by the this 4 and are as at for it on or that to was which will with 5 has in is of their 6
areas guidelines law management tests
practices: 4 as at by on to with 5 and are for have in of or that which
preferences: 3 to 4 and in of 5 are for 6 will
pregnancy: 4 is 5 and or 6 test
premier: 4 and 6 online sponsor
premium: 3 and of to 4 for is on 6 article articles content quality rate
preparation: 3 in to 4 is 5 and or time 6 for of
prepare: 5 and the to you 6 a an for students their them your
prepared: 3 the 4 a and at on 5 as from in with 6 by for statement to under
prescription: 3 of 4 and is 5 for or 6 buy diet drug drugs needed online required
presence: 3 to 4 and is 5 at on or 6 in of
present: 3 by is that 4 and as but for from here information it on one only or our the this to with you your 5
a an his its results some state system them there were when work 6 accurate at case day during evidence form
in moment paper situation study their themselves time value
presentation: 4 and for from in or that to with 5 at by is of on was 6 framework skills will
presented: 4 and is the 5 a an for his on their to 6 above as at below by during here in with
presents: 3 and to 4 for this 5 the 6 a an itself some
president: 3 at in is or to 4 and for may was 5 has of said who 6 shall
press: 2 a in of to 3 and for is on that the 4 time 5 enter 6 conference coverage freedom office release
releases reports room secretary
pressure: 2 the 4 at by for in of or that 5 and is to was 6 drop from on
pretty: 3 and 6 amazing bad big clear close cool easy face fast funny girl good happy hard high interesting
little much nice quickly simple soon sure well
prev: 6 book by next
prevent: 4 and that your 5 a an it or the their this you 6 any damage disease further future him others over
people spam such them
prevention: 3 in 4 is 5 and of 6 efforts program programs strategies
preview: 3 and the 4 for is of to 5 by this your 6 track
previous: 2 and to 4 list one 5 article by comment day example image meeting message night photo post posts
question questions record reports research study three two week work 6 contents customers entry experience
file fiscal month next owner page picture quarter section session slide studies topic version versions year
years
previously: 4 in 6 announced approved been described discussed had held known made mentioned provided
published reported served stated thought unknown used worked
price: 0 the 1 a 2 by if in to 3 and as at but has may not or than that was we when will with you 4 after
change details for from guide history is level of on subject 5 changes every includes increase index
information levels list match per plus point shown updated 6 beat comparison guarantee inc increases listings
paid quote quotes range tag viagra
prices: 2 is 3 as by of or that to you 4 available can do have in may will 5 and at before for found from
online set start subject were where with 6 are displayed guaranteed include listed offered on shown
pricing: 3 in of 4 for is or 5 may on 6 and chart data error information models
primary: 4 and or 6 care cause concern education election focus function goal health key means mission
objective production purpose reason responsibility role school schools source sources
prime: 6 contractor example location minister time today
prince: 3 and 4 of
principal: 3 in 4 and of 5 at or 6 activity amount office place
principles: 4 as in to 5 and are for that which 6 of
print: 2 in of to 3 a all as by for from is the with 4 and it on page search your 5 design job jobs or size
them this 6 advertising books edition friendly media out publications quality server story version
printable: 4 on 6 copy version
printed: 4 and as for 5 at by from in or page with 6 books circuit copy form material materials on out version
printer: 2 to 3 and for or 4 is with 6 driver format friendly ink
printers: 4 and are
printing: 3 a in the to 4 and is of on or with 6 press process services
prints: 3 the 4 at in of on 5 and are 6 from
prior: 4 or 6 approval art consent experience interest knowledge notice permission prescription sale to
written year years
priority: 4 and in of on to 5 for is 6 areas list mail over
privacy: 1 in 2 or 3 and is of 4 program rights terms 5 issues protection 6 concerns guidelines policies
policy practices statement statements
private: 3 home 4 and business data information or 5 car company forum health insurance life network non
person room security seller use 6 bath beach citizens collection collections companies enterprise equity firms
homes individuals industry institutions int investment key label land message messages networks organizations
parties partnership party persons pool practice property school schools sector static study void voyeur
pro: 2 and to 3 for 4 is 6 football
probably: 3 for to 4 about an are as at from in is the you 5 a also been can has make more my no one only see
some use was 6 already be because best better could did do does due find get go going had have heard just know
means need never not right should still take too want why will would
problem: 1 the 3 are from to 4 and as at but by if may now on we will would you 5 because before can could
does for has here in of or that using was when where which 6 areas is resolution with
problems: 1 the 4 as at but by for from have if is of on they to we will you 5 and are because before can
during in like may or please read than that were when which within 6 associated caused finding getting
regarding related such using with
procedure: 4 and in of on or to with 5 as can has that was which will 6 for is
procedures: 3 is 4 at of on or with 5 and as have in may that to which will 6 are for set shall should used
were
proceedings: 3 to 4 and for in on 5 are of 6 against before under
process: 2 a 3 all if it more on the this we you 4 and are as at but by data from in information or so to when
with your 5 before can could does for has is management may must of server should that through used was where
which will would 6 begins called control improvement itself requires servers serving takes
processes: 3 the 4 as at by is on or to with 5 and can for have in of which will 6 are involved such that
processing: 3 a the to 4 by for in is or your 5 and of services this 6 equipment fee industry plant plants
power software system systems time unit
processor: 3 in 4 and for to 5 is or with
produce: 3 in to 4 and it this 5 the their 6 a an any high more some
produced: 3 to 4 and or the 5 a an as at for in no on with 6 by during from some through under using
product: 2 by 3 and are as in not of on out search to with 4 at can code does family for from list management
may must news number page results review should support that type which will 5 also availability before called
categories category contains data design features has images is key manager marketing name or quality rating
sales selection series was within you 6 announcements brief description detail details development finder
image includes info information label liability line lines manual names offered offering packaging portfolio
range releases reviews specifications updates weight
production: 3 on that to with 4 are as at by for from in or will 5 and has is of services system was 6
capacity companies company costs environment facilities facility function line lines process processes systems
values
products: 3 do has here is of they you 4 as based can for have in index into like list made may must on
related should through to too under used using we were which will with within 5 and are at available below by
designed found include online or shown such test that 6 containing from hidden including listed matching
mentioned offered side sold sorted
professional: 2 to 3 for in with 4 and or 5 help level life real web who work 6 advice association before
career degree development editors education engineer experience growth liability looking manner medical
organization organizations photos practice product quality service services skills sports staff standards
training
professionals: 4 for that to 5 and are at can from have in will with 6 who working
professor: 4 and in 5 of who 6 at
profile: 2 that to 3 and at for from in is on or will with 4 information of page 6 joined signature
profiles: 3 to 4 for in on with 5 and are of
profit: 4 and by for in is of on to 5 or up 6 before corporation from organisation organization organizations
sharing
program: 1 the 2 a 3 but by have if of so you 4 also and are as at based code could design from had in
information into like may name on or such through to using were where with within would 5 activities areas can
development does for has is management must planning shall should staff that under was which will works 6
allows called designed director evaluation files helps includes manager managers offers participants provides
requirements requires uses
programme: 4 and at in of on that to with 5 for has is was which will
programming: 3 of to 4 and by for in is on that with 6 environment interface language languages model skills
programs: 3 of you 4 as by do from is on or to with 5 and at available can for have in including like may must
provide should that through under using were which will within 6 are designed include offered such
progress: 3 for 4 as at by from that to with 5 and in is of on was 6 bar has made report reports through
toward towards
project: 1 the 2 a 3 by from information of page we you 4 also and are as at can could for had in may on or
site that to under were which with 5 activities area based called cost design details development director
file has includes is must plan record should staff started was will work would 6 activity costs implementation
leader lists management manager managers planning proposal stats team teams voyeur
projects: 1 the 3 by of 4 as at can for from is may on or to 5 and are have in like should that under were
which will with 6 articles include including such within
promote: 4 and it this 5 a an my the 6 good its their your
promotion: 4 for in is or to 5 and of 6 code
proof: 3 and to 4 for in 5 is 6 of that
proper: 4 and for to 5 time 6 application care operation place use way
properly: 3 to 4 and in on 5 with
properties: 3 is 4 and as at can have on or to with 5 are for from in such that were which 6 listed of
property: 3 are by you 4 and as at can data for from in information may on search that to was will with 5
details has insurance is law line market or per photo prices right sale sales shall under which within without
6 damage investment laws listings located management managers of owned owner owners rights spain tax taxes
value values
proposal: 4 and as in of on 5 by from has is that to will 6 for should was would
proposed: 3 and the 4 a an in 5 as for new that to use 6 action amendment budget by change changes development
legislation project regulations research rule rules
protect: 4 a and from this 5 all it my the us you 6 against children her him his human its our public their
them themselves your yourself
protected: 2 the 4 and in with 6 against area areas by from health static under void
protection: 3 at by or that with 4 and as in is on to 5 for from of policy under 6 against around insurance
measures system systems
protein: 3 of to 4 and from in is that with 5 was 6 binding expression family sequence structure
protocol: 3 in 4 and to 5 for is that 6 used
provide: 2 and is 3 as at in on or to will 4 all free it new no one only other public that this two up 5 care
credit customer data details each easy food for full general good health important its links live local long
many me more much notice our personal real resources security service shipping such the their these us users
your 6 a access accurate additional advice an any appropriate assistance basic better both clear complete
comprehensive coverage customers detailed direct effective enough evidence excellent feedback financial
funding funds further greater guidance high information input leadership legal maximum medical opportunities
practical professional proof protection quality reasonable reliable safe services significant solutions some
specific students sufficient support technical them training useful written you
provided: 3 all and are more or this 4 a free from information is it no the there us you 5 an as at during
here in me on only some such they to with within 6 above below by for further that through under via
provider: 4 and in that to with 5 for has if is may or services will 6 immediately of
providers: 4 for of that to with 5 and are can have in is will 6 identified shall who
provides: 2 to 3 in this 4 all new one online time 5 data details for free full general good great its many me
more no only real services that the them two up us you 6 a access additional advice an assistance both
complete comprehensive detailed direct easy evidence excellent extensive financial funding further guidance
high information links opportunities protection quality recommendations related resistance several some
students support technical training users
providing: 4 all it or that this your 5 any for free health its more our service some the these us you 6 a
access additional advice an assistance care excellent financial high information opportunities quality
services such support technical them training
province: 3 to 4 and in is 5 of or
provision: 4 and to 5 in is or that was will 6 for of shall
provisions: 4 and on to 5 are as for in that which 6 contained of relating shall
psychology: 4 and of
pub: 3 and 4 in
public: 1 of the 2 for 3 are as at by can from in is may on that to was who will with would 4 about and area
has high image information law or order review right through use view 5 art body comments company discussion
display events forum forums function good holiday investment knowledge land life money office official place
policies property radio release road services space support water write 6 abstract access accounting
administration affairs agencies agency areas assistance attention authorities authority awareness benefit
blowjob buildings class comment companies concern confidence consultation debate debt domain education
employees eye facilities figures final funding funds goods groups health hearing holidays housing input
inspection institutions int interest interface key libraries library meeting meetings notice offering
officials opinion participation photos places policy record records relations safety school schools sector
service sex speaking statements static television transit transport transportation trust understanding
utilities utility void voyeur works
publication: 3 and for to 4 are by from on or that 5 in is of which 6 date details may name
publications: 2 to 3 of 4 and for in on that 5 are by from
published: 2 to 3 and the 4 a at for from or this with 5 an as here his its online today work 6 articles by in
on reports under
publisher: 3 and 4 of or 6 info through
publishers: 3 to 4 and of 5 are 6 run
publishing: 3 a is of the 4 and as your 6 company house industry
purchase: 2 to 3 for in on 4 and by is it more one our the their will with you 5 a an any at from of online or
over your 6 agreement direct items order orders price this tickets viagra within
purchased: 4 and the 5 a an as for in it on or this with 6 at by from online through
pure: 4 and 6 virtual water white
purpose: 3 by to 4 and as for in that 5 is only or other was 6 built of without
purposes: 3 to 4 and are by for in is 5 as or other 6 of only without
push: 3 and 4 a of on to 5 for it the 6 button them up
pussy: 3 for in 4 and with 6 asian ass big black cat cum eating free fuck fucking galleries gallery girls
horse hot lesbian lesbians mature milf models naked nude pic pics picture pictures porn pussy remember sex
sexy teen teens video women young
put: 2 and 4 at more that to us 5 a all an any back in its money one our people the these this those through
two under you 6 away down everything forth forward her him his into it me my off on out pressure some
something their them themselves things together up your yourself
qualified: 4 and in 5 as by for to 6 candidates health healthcare individuals legal orders person personnel
professionals staff teachers
quality: 3 are as by for from on that to was will with you 4 at in information is items or time 5 and art
audio care content customer data digital health local paper photos pictures problems product research service
services software standard system than video web work 6 assessment control criteria education images
improvement issues leather management materials monitoring of prints products sites sound standards
quantity: 3 for to 4 and in is 5 of
quarter: 4 and in to 5 was 6 century ended mile of results
queen: 4 of 6 bed size
query: 3 and in the 4 for is on to 6 language posted string
question: 2 a 3 are not the with 4 and as at but by can for from if in may now on to we which will you 5
before has here history of or should that then was would 6 about asked concerning is mark regarding remains
whether
questions: 2 the 3 by is not with 4 as at can for have here in may of they to we will 5 and are below email
from like on should such that were which you 6 about asked before concerning or please raised regarding
related relating remain
quick: 4 as to 5 and search way 6 access cash delivery facts fix links look note overview poll question
reference release response summary weight
quickly: 2 the 4 by from in on that to with 5 get 6 and as became become becoming enough find produce than
quite: 3 the 5 an what 6 a another as clear clearly close common different difficult easily easy enough good
happy hard high interesting large like likely low nice often popular possible ready right similar simple
simply small so some sure understand useful well
quote: 2 a of the to 3 and in is or this you 4 for on 5 comment from now online today 6 request
quotes: 3 of to 4 and by for in on with 5 about are online 6 from
race: 4 and as at for in is of on that to will with 5 or was 6 against car cars relations results track
racing: 3 and in to 6 game
radio: 2 for to 3 in is on with 4 and or 5 news 6 button communications control controlled frequency program
programs satellite show shows station stations talk tracks
rain: 4 in is on 5 and or 6 forest
raise: 3 and 5 a an it my our the 6 awareness funds his money questions their up your
raised: 4 a and for the to 5 an as at from more on with 6 about by concerns her his in its over their up
random: 3 and 6 access article image number numbers order page sample thoughts variable variables walk
range: 3 are as on or that to was with 4 and for in is 5 found 6 between from includes of weather
rank: 2 the 4 and in of
rape: 3 in of 4 and 6 comics fantasy forced free galleries gay horse incest movies pics pictures porn rape sex
stories teen video videos young
rare: 3 to 4 for in that 5 and 6 book books cases opportunity
rate: 2 a 3 are by home the to with you your 4 and at can from has in information it may now on or over that
up when which will would 5 for is my of quote than was 6 among as calculator changes increase increases loan
loans monitor mortgage per plans quotes risk shipping this
rated: 2 and the 3 for on 4 by this 5 as at first 6 online photos reviews stories yet
rates: 3 is to 4 as by can have in of online or that up will with would 5 and at available based between for
from may on than 6 among are guaranteed mortgage per were
rather: 3 in the to 4 a an as it more not that 5 be have see well 6 different large like quickly small than
then
rating: 2 and in to 3 by for is of on or 4 from not 5 available system 6 films helpful key scale
ratings: 3 in on to 4 from of 5 and are at for 6 feedback
ratio: 3 to 4 and for in 5 is was 6 between of
raw: 4 and 6 data material materials message text
ray: 3 and of
re: 0 the 1 a 2 not 5 looking
reach: 3 in to 4 and for it that 5 a of our the this you your 6 agreement an into its me out over their them
us
reached: 3 and 4 that 5 a for in on the this with 6 an at by down its out over their through via
read: 2 is of to you 3 at for other so with 4 a an and any books by comments data from her here his in into
many on one only or out over text that the today up user what your 5 all anything article articles as before
every full it my personal some something speed stories their these this through 6 about error feedback more
our product reviews story them
reader: 3 and in of 4 for or that to with 5 can from is may should who will 6 available comments installed
software
readers: 3 a 4 and in of that to 5 are can have may with 6 from should who will
reading: 3 by in to with 4 a all an and at for from is of on or that the 5 about books his it my program some
them these your 6 frame list material room skills this through
ready: 3 and in 4 by with 5 when 6 access for made to
real: 1 to 3 and 4 big business change data email music need number one or work 5 audio cheap exchange good
growth hard impact interest issue issues job live name people person power problems question sex soon story
terms value 6 amateur challenge deal difference estate incest life meaning money nice numbers player problem
property reason sense thing time world
reality: 2 the 3 to 4 and as for in 5 is of that 6 check porn sex show
really: 2 for to 3 as in the 4 a about all an not so that use were what 5 am are be been can come could get
give go had has have help high into is long made no old only said see take very was work would 6 bad believe
big care cheap close cool did difficult do does doing easy enjoy exist fast feel felt fun funny gets getting
going good got great happened happy hard hate helped helpful helps hope hot important interested interesting
just know knows like look looking love make makes matter matters mean means miss necessary need needed needs
nice nothing pretty put quite really say should simple sorry started sure tell think thought trust trying
understand useful want wanted wants well wish works worth
rear: 3 and 5 of 6 end panel seat view wheel window
reason: 3 a i in the 4 and as at of other this 5 he is it not or than they to was you 6 behind for that we why
reasonable: 4 for in 5 and to 6 accommodation amount attorney basis care cause cost costs doubt effort efforts
notice number opportunity period person price prices rates steps time
reasons: 3 in the 4 and as of you 5 are that to we 6 behind for given why
receive: 3 and for in on or that 4 all at his new 5 data free from full information it more my news no one
only some the these this two up 6 a additional an any compensation credit daily discount email funding
messages our payment regular special such their them totally training updates your
received: 2 to 3 is that 4 about all and as for information it more one or the was with 5 any at in its many
my no on only over some their them this through two under your 6 a after an before by during from funding her
his prior several within
receiving: 4 and 5 a it the this your 6 an any email end payment
recent: 2 and 3 on 4 search 5 book data days development first memory news post results reviews visit work
year 6 activity article articles blog blogs changes comments decision entries events exchange experience
history interview issue locations months orders past posts report reports research searches studies study
survey times trip version versions weeks years
recently: 2 the 3 and on to 4 at by in that was with 5 as 6 added announced become been bought changed
completed developed found got had introduced joined made moved opened passed posted published purchased
received released reported returned started updated viewed
recipe: 3 and of to 4 that 5 for from is 6 chocolate
recipes: 3 in of to 4 and are that with 5 for from 6 like sorted
recognition: 4 in is to 5 and as by for from 6 of software that
recommend: 4 for the to your 5 a any these us 6 it that them this using you
recommendations: 4 as in 5 and are from of that to will 6 available for made on regarding were
recommended: 3 a and the 4 as in this to 5 search 6 browser by deals for reading services that
record: 3 a by it the to 4 all and as at from has in information on or that will with your 5 for high is
number of send store their time was 6 audio companies company hits keeping label shows stores straight
recorded: 3 to 4 and the 5 a for from with 6 as at by during in on vote
recording: 3 the 4 a and in is with 5 of or time your 6 artist industry mode software studio type
records: 2 the 3 by is to 4 and as at can for have in may of on online or that which will with 5 are from were
6 found management relating required shall show
recovery: 4 and for in is 5 from of time 6 efforts plan process services software
recreation: 3 of 4 and 6 facilities
red: 2 in to 3 with 4 and or 5 line 6 blood dot eye flag hair hat hills hot light lights rose tape wine
reduce: 3 a and to 4 it this 5 or our 6 costs its risk stress the their your
reduced: 4 and as the 5 from in or to 6 by cost costs price prices rate risk
reduction: 3 to 4 and for from 5 is or 6 in of
ref: 5 no
refer: 4 a the this 5 you 6 back to
reference: 2 of the 3 and on that this 4 for from in information is or page 5 books library list source to 6
book data errors frame guide manual material materials number only point points purposes
references: 4 and for from in on or that 5 are to 6 found should
referred: 2 the 4 for 5 by 6 to
reflect: 3 and 5 a all an that this your 6 any changes on our the their those upon
reform: 3 the to 4 and 5 in is of 6 efforts process
regarding: 4 a all an 5 his information my use what 6 any how its our rights the their these this whether your
region: 3 at by for on to 4 and are as from have in or that was will with 5 between has is of 6 where
regional: 4 and 5 or 6 development economic jobs level lists office offices planning
regions: 3 to 4 and for that 5 are in of with 6 where
register: 2 the 3 a an and by in is of on 4 as at first or their to with 5 for here now online your 6 before
registered: 2 the 3 a 4 and at by for on or to you 5 as in with 6 mail member members office service trade
trademark trademarks under user users yet
registration: 3 by in to 4 and as at for of or will with 5 information is on page system 6 code fee fees form
forms key number process required statement
regular: 3 and 4 or 5 business contact price school use 6 basis exercise expression mail meeting meetings
schedule season session updates
regulation: 3 to 4 and for in on that 5 by is or 6 of
regulations: 4 at have in is of on to 5 and are as for may or that were which will 6 concerning made regarding
require under
regulatory: 4 and 6 action agencies agency approval authorities authority body compliance environment
framework issues requirements system
related: 2 and in 3 by or site with 4 business health info product software web 5 article books categories
children companies content data equipment events experience information news pages programs question research
search terms website words work works 6 activities areas articles arts businesses costs courses deals diseases
documents expenses features field fields industries issues items keywords links listings material materials
matters messages organizations parties problems products projects protein questions resources searches
services sites sponsored stories stuff subjects tasks technologies to topics websites
relating: 3 the 6 to
relation: 4 is of 5 with 6 between to
relations: 3 for of to 4 and are in 6 among between with
relationship: 3 for 4 and as in of or 5 has is that to was 6 between management with
relationships: 4 for in of to 5 and are that 6 among between with
relative: 3 and 4 of 5 or 6 importance position risk to
release: 3 a all and are as by for that the this to with your 4 at in is it on or their was will 5 from info
of version 6 candidate contains date dates notes
released: 4 and at for it the this to with 5 a an as his in their 6 after by from into its last on today under
version
releases: 2 the 3 a for in of to 4 and are by on 5 from 6 please
relevant: 4 and in 5 for web 6 authorities data documents experience factors facts information issues
legislation pages part provisions result results to
reliable: 5 and 6 but data information service source than
relief: 4 and in is of on that to 5 for 6 effort efforts from under
religion: 3 to 4 and as in of that 5 is or
religious: 4 and 5 or 6 education faith freedom groups leaders life organizations people right studies
remain: 4 for the to 5 a an as on with 6 anonymous at available competitive constant in open so under within
remaining: 3 to 5 in on 6 provisions two
remains: 4 for 5 a as at in of on that the to with 6 an constant one open
remember: 2 in 3 a and 4 about all from if is the their this to you 5 her his it my one which who your 6 being
him how info me personal reading seeing teen that them those what when where
remote: 3 and 4 from 5 data site 6 access area areas computer control controls host location locations machine
management monitoring server sites support system user users
removal: 4 and is 5 or 6 from of tool
remove: 3 and 4 a that 5 an from or some the their these this your 6 all any it spyware them yourself
removed: 3 a 4 for in it the to with 5 all and as at or 6 by from
rent: 2 of the 3 and to 4 for from is it your 5 a in or 6 movies
rental: 3 and for is of 4 in or 5 home list service 6 agreement by car cars companies company homes housing
income properties property rate rates
rentals: 3 and by 4 are in 5 business
repair: 3 a in the 4 and of 5 or 6 manual service services shop shops work
replace: 4 a 5 all an my or this with your 6 any it printed the them
replacement: 3 and 4 is 5 for of or 6 battery cost parts therapy
replies: 4 in on or to
reply: 2 and in 3 by is on with 4 from was 5 has just reply to 6 via
report: 2 you 3 a all and are as at be if in the with your 4 about an by can for has here into is it may of
online or states their them this to which 5 also any back card cards does form from includes low message must
on said should that was will writing 6 abuse broken contains directly errors issued lists prepared presents
problems provides published released says shall shows submitted
reported: 3 and 4 a are it the this with 5 an at for from to 6 as by cases having here in on that
reporting: 3 a in the 4 and by for from is of to 5 on that 6 agencies agency period requirements system year
reports: 3 a at is the with 4 and as by can for have in of or to will 5 about are from on were 6 that
represent: 3 and 4 you 5 all my that your 6 a an any only or the their them those
representative: 4 and in is on to with 5 at for from or will 6 of sample
representatives: 4 and for in on to 5 are will 6 from of who
republic: 3 is of 4 and
request: 3 as in on the this with you 4 and at by can has of or to was will your 5 a an from info information
is it more must new our that 6 additional diff failed for form quote removal
requested: 4 and in is on the 5 a an for from to 6 by information that
requests: 3 of the 4 a and by in 5 are or that to will 6 for from since
require: 3 and for to 4 at it this your 5 all no only the us you 6 a additional an any approval assistance
different further less more some special such that them
required: 2 the 3 a and is of with 4 as at but from in on only or that you 5 during if information number when
within 6 before by courses field fields for prior reading to under
requirement: 4 and on 5 in of to was 6 for is that
requirements: 3 by is 4 at can from have in on or that to which with 5 and are as before may must of were will
6 apply for include placed relating set specified under
requires: 3 to 4 at it 5 all more the us you 6 a an frames no only some special that two use
research: 1 the 2 of 3 about are as by can for from to which with your 4 area at company data design in
information is or related services should students that was will 5 activity and articles centre community
companies engine experience group groups has interest needs on opportunities organization process program
question questions report results staff study tools topics training work 6 abstract activities agenda areas
assistant associate conducted effort efforts facilities facility findings firm funding grant grants indicates
institute institutions interests into methods organizations paper papers programme programs project projects
proposal purposes reports shows skills studies team teams tool
reservation: 3 of 4 and for in to with 5 at is 6 form service system
reservations: 4 and in with 5 about are at for up 6 online
reserve: 3 and in of 4 a for is not 5 the your 6 fund price
reserved: 1 and 2 to 3 by 4 for 5 part 6 worldwide
residential: 4 or 5 and use 6 area areas building buildings care customers development mortgage properties
property real treatment units
residents: 4 from to 5 and can have in of will with 6 are must only were who
resistance: 5 and from in is of 6 against to
resolution: 4 and at by for in on or that to with 5 is of was 6 image images
resort: 3 and for of 4 at in is to 6 hotel
resorts: 4 and 5 in
resource: 3 and of or to with 4 is that 5 on site type use 6 base centre covers details development for guide
in management materials planning
resources: 3 as by have is of or with you 4 about and at can from in into may on should that they to were
which will 5 are for including management related required such through within 6 available necessary needed
respect: 3 in 4 and from that the you 5 their 6 for of to your
respective: 6 authors companies copyright owner owners
respond: 3 and 4 in 5 as by from 6 quickly to with within
response: 3 for with 4 and as at by in of on or that 5 from has is was will 6 rate rates time times to
responses: 4 and for of on 5 have in that will 6 are from to were
responsibility: 4 and as in is on that 5 of or to 6 for
responsible: 3 and in 4 if to 5 or 6 for person
rest: 3 to 4 and for in will with 5 are is on were 6 of
restaurant: 3 for 4 and in is on to was with 5 or that 6 guide
restaurants: 3 on that to 4 are in 5 and only
result: 2 and the to 3 as by on with 4 can for has if that we 5 index list was will would 6 from in is of
pages resource set types
resulting: 6 from in
results: 3 and do if is or to we which you 4 also as at can have into on only page should than that with would
5 above are by could for in may of per using when will 6 found from indicate indicated matching obtained
presented reported show showed shown suggest were within
resume: 3 the 4 and for in 5 on or to 6 biography writing
retail: 3 for in 4 and 5 business 6 customers industry locations market price prices sale sales space store
stores trade value
retirement: 4 and in of or 5 from 6 accounts age benefit benefits income plan planning plans savings system
return: 2 by that 3 a all and as at if in is the this with you 4 after an any for from new of or top your 5
address code home it on result shipping them to type 6 false null policies policy trip true value values
returned: 3 a and 4 at it the 5 as for if in with 6 by from home mail to was within
returns: 3 and in of 4 a are as for home on or the with 5 an from must to 6 per true
revenue: 4 and by in is of to 5 for was 6 from growth sharing stream
review: 2 a with you 3 about all as from has in or page that the to 4 and at by for here is its may on should
their them these this under was will your 5 board committee it of our period team 6 created helpful needs
panel process share
reviewed: 3 a to 4 for on the this 5 and at in 6 by yet
reviews: 2 in or that the to 3 about have will 4 and at by for from of over posted 5 are on provided write 6
found submitted worldwide written
revised: 3 the 4 and by in on to 6 edition version
revision: 3 and 4 to 5 as of 6 name
rice: 4 and is
rich: 4 or with 5 and in 6 countries history man media people text
richard: 3 and
ride: 3 of 4 a and for is it the to 5 at from home in on with 6 through
right: 1 the 2 this you 3 are as by information is not that with 4 about and but for from in of one or price
product when 5 around at back field next on out over people questions size technology then there things
through time tools under up where word 6 across after along amount answer arm away balance before behind
choice click column corner decision direction down eye foot hand hardware here into kind mind mouse now off
onto outside path person place places reserved side solution thing to track turn way
rights: 2 at is not on with 3 by for have in that which 4 and are as group management of or over should to
were 5 issue issues law under 6 groups movement organizations reserved situation
ring: 2 the 3 in that to 4 and for is of on or with
rings: 3 in of 4 and 5 are
ringtones: 4 and from 5 for 6 free nokia ringtones
rise: 4 and by on 5 as from of 6 above again against in to today up
risk: 2 the 3 on with 4 and as by from if in is or to 5 for free than that 6 analysis assessment associated
factor factors groups management of reduction youth
river: 3 and in of or to 4 is 6 near
road: 2 of 3 as at for in on 4 and from is or that to was with 5 area less 6 ahead conditions construction map
maps network safety traffic transport trip users
robert: 3 and
rock: 2 of the to 3 in is on or that with 4 and you 6 band bands bottom hard music solid songs star stars
role: 2 the 4 and at on to was with 5 for is that will 6 as in model models of play played playing within
roll: 3 and the to 4 in is of on with 6 back call out over up
rom: 6 drive
romance: 3 of 4 and with
rome: 3 to 4 and in is 6 hotels
room: 1 the 2 a 3 by from of you 4 and as had in is on online only or that to when which will 5 at for full
has service table type was with 6 availability furniture per poker rate rates safe temperature where
rooms: 3 of to 4 free in on or that 5 and at for from have online with 6 are available feature poker were
root: 3 and in to 4 for is 5 of 6 access cause causes directory node root system user
rose: 3 and of 4 in to 5 by from 6 up
round: 3 a for is on 4 and at in or the to with 5 about her his of out up 6 ass pick table trip
route: 2 the 3 in 4 and for of that 5 from is to
row: 3 to 4 and for in is with 5 of
royal: 6 blue family
rule: 3 the 4 and as by for in on to with 5 has is of or that was will would 6 change changes does out over
texas
rules: 2 the 3 at by from is with 4 about as can do have in may on or to 5 and are for of out that were which
will 6 adopted apply poker regarding texas
run: 3 and is of or that 4 all any business in more my one our some the this to when 5 a after an as at for
from it its like on their them time up with without your 6 across against around away by down faster into off
out over through under until
running: 3 of to 4 and as in it or the this with your 5 a an at for from off over time up 6 again around away
back costs down game into on out shoes target test through under water
runs: 4 and of the to 5 a as at for in with 6 along away from into off on out over through under
rural: 4 and 6 area areas communities community development health population
russia: 4 in is to 5 and has
russian: 4 and 6 government language sex teen version women
safari: 5 is
safe: 3 is on 4 as at in to 5 and for from online use with 6 distance environment mode operation place sex
shopping water way
safety: 2 to 3 by for in on 4 at information is of or 5 and data management program systems 6 concerns
equipment features issues measures net procedures programs reasons regulations requirements rules standards
tips training
said: 2 and for i is not or 3 a all an by more my of with 4 as at first here if in its many no on one so some
than the their these this to was we what when you 5 about above after during her his it last second there
today 6 anything before earlier he nothing she something that they yes yesterday
saint: 3 of 6 louis
salary: 4 and is of 5 for not or 6 increases range
sale: 3 are as for is to will with 4 and from may on 5 at by in now of online or price prices through 6 copies
costa every items spain
sales: 2 is 3 by for from have on to 4 and at data in may of or will with 5 are department experience
management office people person price process service support were 6 figures force growth leads manager
offices representative representatives staff tax taxes team training volume
salt: 3 to 4 in 5 and 6 lake water
sam: 4 and
same: 2 and to 3 at but from in on 4 can date for great information is one or page product program school
service site state system two user with work 5 address again building business categories class code company
computer data directory family features field file form game general group high house image issues item job
language line man material message model network order people point price process quality questions region
results rights server set shall side source standard standards story style subject team terms topic week word
6 age amount approach area argument as author basic basis bid boat category condition conditions day degree
direction effect error exact extent format function goes guy idea issue kind length level lines location
machine manner meaning method moment month name night number object old ones parent path pattern period person
place position principles problem problems procedure purpose quarter question rate reason reasons result room
rules sense sex situation size sort species speed spot temperature thing things time title type value values
way year
sample: 2 the 3 and for in to with 4 from is 5 free of was 6 chapter clips code data movie movies pages
profile rate sex size sizes video videos
samples: 4 at in is that to 5 and for free of with 6 are collected from taken were
san: 6 antonio diego francisco jose
sarah: 4 and
sat: 3 and 4 at in with 5 back on up 6 down there
satellite: 3 and 5 service 6 data dish image images radio system television
saturday: 2 the 3 for in of to 4 and from or 5 at 6 delivery evening morning night nights
save: 2 in to 3 all and at by for or that with 4 a an any as it more my our over the their this us 5 energy
even her him his me on photo some time you your 6 big job lives money space story them thousands up yourself
saving: 4 a and for of the 5 you your 6 money time up
savings: 4 for in of to with 5 and are at from 6 account accounts bank on time
saw: 3 and 4 all as at in on 5 a an my no one the their this was what you your 6 her him his how it me some
something that them two
say: 2 of 3 all and as for i or with 4 a at but here in is its more my on one some the their these to was
which your 5 good he how if much no she there this we when why you 6 about anything enough hello it nothing so
something thank thanks that they things what whether yes
saying: 4 a in the to 5 is this we you 6 about anything goes he how it she something that there they things
what
says: 2 of 3 is on to with 4 a in one the this we you 5 about her his its no so there they 6 he it nothing she
something that
scale: 2 the 3 to 4 and as for from in that with 5 is of up 6 factor model
scene: 3 to 4 and as for 5 at from in is of that was with 6 where
schedule: 2 the 3 in to 4 a and as is of or that will with your 5 an for 6 links
scheduled: 3 and 4 a in 5 at on time 6 for meeting to
scheme: 4 and in or to with 5 for has is of that was will 6 which
school: 0 the 2 by you 3 are as but can for from may of on site that to when which who with would 4 after and
at because class does had in information is life must office or should was where will work 5 activities
building community day days education environment facilities has history hours kids level library near
performance program property record science sports staff systems years 6 age board boards buildings bus campus
children choice curriculum district football girl girls graduate holidays improvement officials personnel
principal programs reform student students supplies system teacher teachers year
schools: 3 at by from is of on 4 as can for may or that to will with 5 and are have in should were where
within 6 across throughout
science: 2 for to 3 are as at can from in of or that 4 and has is 5 research 6 courses degree education fair
fiction teacher teachers
sciences: 3 of 4 and 5 at
scientific: 4 or 5 and information 6 basis community data evidence journals knowledge literature method name
research studies study theory
scope: 4 is to 5 and for 6 of
score: 2 the 3 a and in to with 4 at by for from is on 5 of was 6 difference total
scores: 3 to 4 and in 5 for from of on 6 are first were
scotland: 3 to 4 and in is on
scott: 4 and is
screen: 2 the 3 of 4 and are as at for in is on or that to was with 5 when will 6 appears display name
printing reader resolution shot size
script: 4 and in on or with 5 by for from is that to was which will 6 file
sea: 3 in is to 4 and of or 5 view 6 fishing ice level salt surface views water
search: 1 a as it that you 2 and at free from has in is or out search this was will with 3 all any forum help
here links now of on over page service services site system the these to website your 4 by current directory
field hotels my option other our pictures process request space technology through tools using within 5 across
ads again below button feature for form function offers parameters path produced query restaurants result
string terms tool words 6 anything box criteria engine engines facility flights inside keywords millions
options pages results returned suggest term tips title took
searches: 2 the 3 of to 4 and are in on 5 for
searching: 4 and by in on the 6 for through
season: 2 the 3 by that to 4 and as at for from in is of on or will 5 after has was when with 6 ticket tickets
seat: 4 and for is to 5 at in of on with 6 cover covers
seattle: 3 and to 6 area breaking business industry loss
sec: 6 ago
second: 1 the 2 for 3 at by from of on that to with 4 and home in is or page was world 5 best book case
example form game group look most one only person point problem section series story team type version 6 album
annual argument chance child choice class column coming day degree edition floor generation goal grade half
hand highest issue language largest level line major meeting method mortgage opinion option order paragraph
part period phase place quarter question reading reason round row season session set stage step straight term
thing thought thoughts time volume week wife year
secondary: 4 and to 6 education level market navigation school schools sources structure
seconds: 4 and at for in of on 5 or to with 6 after ago before later left were
secret: 3 and 4 from is of to 5 that 6 key police
secretary: 3 and in to 4 for 5 may of 6 general sex shall
section: 1 the 3 and as by can from in that to with you 4 also are at for has if may must or should was we
where which will 5 above does is of on 6 below contains includes navigation presents provides shall trading
sections: 3 to 4 and as for from in that with 5 are of on were 6 below
sector: 3 for 4 and are by of or that to with 5 as in is was will 6 has
secure: 3 in on 4 a and it the with 5 our their web your 6 access checkout connection environment laptop
multiple online ordering payment payments server shopping site way
securities: 3 to 4 and in of that 5 are or 6 laws
security: 2 to 3 are as at by has in on that with 4 and company for information is of or program service 5
against code issue level management model needs number policy problem products related services software
training 6 benefits camera cameras checks clearance concerns expert experts features forces guard hole
interest interests issues measures numbers officer officers personnel policies problems procedures
professionals purposes reasons requirements risk settings situation solution solutions suite system systems
update updates
see: 0 of 1 to 2 and are by new or we with 3 about as at for from in is list now on only so there they 4 a
additional again an both each events every here his item its just link many map member much next no once one
other page people photo picture rates related results such text the these those today two us when which who 5
all also another any anyone articles artist clearly contents description detailed details everyone everything
figure full generally her id it me more my note nothing offer our photos pictures prices ratings section
shipping similar some something table that their things this through where you yourself 6 above anything
attached below charts demo exactly fit him how if larger merchant myself paragraph profile selected someone
specs store stores them themselves what whether why your
seeing: 3 and 4 in is 5 a all an it more my that the their your 6 as her him his how some them this what you
seek: 4 and for the 5 a an 6 advice help medical out professional to
seeking: 3 and 4 for the 5 new 6 a an employment help information men out professional to women
seem: 4 a 5 as more that 6 like so to too very
seemed: 3 the 5 a as more that 6 like so to very
seems: 3 the 4 a not you 5 as more there 6 clear like likely pretty quite reasonable so that to too very
seen: 2 of 3 and is 4 all for more or the to with you your 5 a an at from his how me my one only over so such
that their these this what when 6 again any anything as before by during her here him in it many on since some
them through
select: 2 to 3 and it more or this 4 all any other products the which 5 a an country for from group items type
your 6 another category distance few language models multiple one
selected: 3 the 4 a and at in on to with 5 data for 6 as based by from item items products text
selection: 3 to 4 and as at by for from in is on or will 6 below box committee criteria generally of process
self: 2 in to 3 and is 5 help 6 bondage contained storage suck
sell: 3 and in new on the this to 4 a an at for his me more my online only our you 5 any it its off one or out
products used your 6 all anything electronics offers their them tickets vehicles yours
seller: 2 and in 3 on or to 4 has is will 5 for information must of rating shall 6 a added certification
charges directory
sellers: 2 to 3 and in of 4 from 5 do page use
selling: 3 in of to 4 a and for on the this 5 it my or out your 6 at author book books dictionary point price
prices products success their them
senate: 3 of to 4 and for in is on 5 by has 6 amendment bill committee floor
send: 2 and by for that 3 all in information more or our the 4 back data her my off one some this to 5 a any
article cash it message money out payment questions their you your 6 an comments email feedback flowers him
mail me messages private session them us
sending: 4 and in of the to 5 it this you your 6 a an email mail me messages out them us
senior: 3 and in 4 at 6 citizens editor executive high level living management manager managers member
officers official officials staff vice year
sense: 3 a the 4 and at for in is it 5 as if to when 6 of that
sent: 3 and 4 as at for in my on or the this with 5 a an from his home it us when you 6 back by directly down
her him into me off out over them through to via within
separate: 4 and the 5 page 6 file from sheet them window
september: 1 the 2 in of to 3 and
sequence: 3 to 4 and for from in that with 5 is was 6 analysis data number of
serial: 6 cable interface key number numbers port
series: 2 to 3 and as at by for in or 4 about are from has is on that was which will with 5 world 6 notebook
of
serious: 4 and or 5 business than 6 about concern concerns consideration damage health injury issue issues
matter problem problems questions side
serve: 3 and 4 at for it this with 5 a all in on only the to up your 6 as basis our their them you
served: 3 and 4 a for the to 5 at from up 6 as basis by in on with
server: 3 are by from in you 4 and as at can for has may on or should that time to was web when which will
with 5 application does is must name project support technology using version 6 applications configuration
could error etc hosting problems requires running side software specs through
servers: 4 for in on or to with 5 and can that 6 are running
service: 1 a the 2 not this your 3 are business but by free if information list of online only over so system
they we when would you 4 after and as at between can company cost credit does during for from has in life
listed management may members must on or program shall should since staff support team that through to under
was where which will with within without 5 activities agency agreement allows area areas available centre
companies costs department find includes industry is learning level names needs offers organization plan plans
programs projects provides providing quality request requirements standards station training users 6 agencies
attacks charge charges contract contracts delivery fee fees industries levels manual mark offered offering
organizations pack personnel professionals provided provider providers provision representative
representatives requests sector stations transit
services: 1 the 2 it not was 3 also business but do free has have into is of on please we with would you 4 and
as at based being by can directory during for from in like may must online or over related required shall
should since that they to using were which will within without 5 across are companies company designed
including industry needed provides storage such through under via 6 available firm firms include offered
performed provided provider providers sector throughout
serving: 3 of 4 a and you 5 in on the 6 as
session: 4 and for in of or that to 5 at has is on was with 6 id length will
sessions: 4 in of to 5 and at for on that with 6 are were will
set: 3 all and are can from new one or our that this time us was which will you 4 a about an as at back for
free has her his in into is it its list me my on so some the their top when with within your 5 against before
by down features fire him of point them to 6 contains foot forth goals includes off out theory up
sets: 3 to 4 a and for from in it that the with 5 are of 6 forth off out up
setting: 4 a and in it of on or that the to with 5 for is 6 forth off out sun up
settings: 4 and as from in of on or that to 5 are for 6 below prevent
setup: 3 the 4 a and in of to with 5 for is your 6 fee
seven: 3 and in to 4 of or 5 other 6 card children days different games hours miles minutes months percent
points times weeks year years
several: 4 more of 5 items local new pages sites 6 areas articles aspects books cases companies countries days
different examples factors groups hours important issues key languages large levels locations major members
methods miles million minutes months nearby options other others parts people places points possible problems
projects questions reasons seconds small sources species states steps studies things times types ways weeks
years
sex: 1 a the to 2 as of 3 and at by for in is on or 4 change date first group guide links phone public site 5
action advice cash education family game games hard life men model old photo position shop show web with women
6 abuse adult amateur anal animal animals anime asian ass big black blow blowjob bondage boy cam chat clip
clips cock com comics cum dating dildo dog drive farm fat film forced free fuck fucking galleries gallery gay
girl girls gratis hardcore horse hot huge hunter incest interracial japanese lesbian lesbians live marriage
mature milf models movie movies naked nude older oral partners party personals photos pic pics picture
pictures porn porno positions pussy rape sample scene sex sexy shows sites spy stories story suck tape teacher
teen teens tips tits toy toys video videos visit voyeur woman workers xxx young
sexual: 4 and 6 abuse activity acts contact content function health partners positions relations relationship
side violence
sexy: 3 and for in 5 free 6 asian ass babes black blonde bondage feet gay girl girls hot legs lesbian lesbians
lingerie mature milf models naked nude pictures porn pussy secretary sex sexy teen teens woman women young
shall: 2 in the 3 at it 4 any do he they 5 always call complete find go know live only return review say see
send set show state then use we 6 act allow also appear apply assume be bear become begin bring carry cause
come conduct consider contain continue deliver determine develop ensure enter establish file follow give have
hold identify immediately include indicate issue keep maintain make mean meet never not notify obtain pass pay
perform prepare present provide receive refer remain report require serve submit take
shape: 4 for in is that the to 5 and as or our with 6 of
share: 2 to 3 and for from is on 4 a an in one or that the 5 any data her his it my of online our photo prices
these this what with 6 capital common experiences files ideas information knowledge price some their them your
shared: 3 and 4 a in the 6 among between by data his hosting libraries library memory object their vision with
shares: 4 a and for on that the to 5 are at in of or will with 6 available held her his issued outstanding
these were
sharing: 4 in is it the this 5 a and of with 6 free information their your
sharp: 4 and
she: 2 not or 3 and be do have 4 even first now only then were 5 also always can ever just let lost may put
sent shall used works 6 actually added asked became becomes began brought called calls came comes continued
continues could decided did died does felt finally found gave gets gives goes got had has heard held is joined
kept knew knows learned leaves left lives looked looks made makes male married met might moved must needed
needs never opened passed played plays reached really received returned said sat saw says seemed seems served
should spent started starts still takes thought told took tried turned uses wanted wants was went will won
worked would wrote
sheet: 3 in to 4 and for is of on or with 5 date 6 metal music
shell: 4 and of with 5 is 6 out script
ship: 3 a of the 4 all and as at by for from is it on or that 5 in out was with your 6 free to today via
within worldwide
shipping: 1 of the 2 in or 3 at by is not to will with 4 and company for from may only price time 5 available
date info information offer on over prices quote rate within 6 address amount calculator charge charges
companies cost costs discount discounts estimated fee fees included method options rates services weight works
ships: 3 and of that the to 4 are for with 5 free were 6 from in same today within
shirt: 3 for to 4 and from is or that 5 with
shirts: 4 and for with 5 are
shoes: 2 of to 3 in is on or that with 4 and are at by for from 6 results
shop: 1 of the 2 a to 3 and by is on that 4 at for home in or our with 5 here newsletter now online rating
view website 6 amazon around fast faster floor info maintained sellers without
shopping: 2 by is 3 and has in on or with 4 at here search site 5 area areas around directory for guide help
list service sites 6 bag basket cart centre experience experiences feedback guides online
shops: 3 for to 4 are with 5 and in
short: 2 a 3 for in to 4 and as but of on or 5 history life message order review version video years 6 amount
answer break circuit course courses description distance drive fiction film films form hair list notice period
periods range run stories story supply term time title walk while
shot: 3 the 4 a and for is of that to with 5 by from in on up was 6 at dead down him info movie through video
should: 1 and in of 2 a or that the this 3 at i my no one there 4 all any buy end first he it join last like
open report select state support you 5 act add address already call change choose complete contact cover
create die do either enter ever fall find help improve increase just learn let live match now offer only plan
play point remove result return review run see send set show still talk then they think turn visit we write 6
accept aim allow also always appear apply ask attempt attend avoid be bear become begin bring carry check
clearly come conduct confirm consider contain continue decide describe determine develop discuss enable
encourage ensure establish exercise expect explain feel fix focus follow get give go happen have hear hold
identify immediately include indicate keep know lead leave look maintain make meet move never not note notify
obtain occur pass pay prepare prevent probably produce provide put reach read really receive refer reflect
remain remember require say seek serve speak spend stand start stay stop submit take tell therefore try
understand use wait wear work
show: 3 about and as by for from of or this to with 4 a an any at business has here his in is it its last more
most my no on our people the they us was what when which will your 5 all called description files full her him
images info items map offers only photos results sale similar some source their thread where you 6 applicable
businesses cause details evidence host how me off options original prices signs that them tickets topics up
showed: 4 in on the 5 it 6 a an her him his how me no some that them up us
shower: 5 and or 6 room
showing: 3 in of 4 a at it on you your 5 all an his me some the their us 6 her how items off page public
results signs that them threads up
shown: 2 and 3 the 4 a an for is or 5 as at by how to up when with 6 above are below here in on that
shows: 2 of 3 for from this to 4 all and are as at in it on or which with 5 a an his like me no some the two
us what you 6 her how off that up
side: 2 a the 3 are at for in on that 4 and as has is or to up was will with 5 by down view 6 affect
comparison dish door effect effects note of panel
sign: 2 to 3 a an and at for is it or the this with your 4 me my of on our out that 5 off 6 in language up
signal: 3 a of the 4 and for in on with 5 at from is that to was 6 processing strength
signature: 4 and of to 5 is on
signed: 4 and at for it the to 5 a in on with 6 an by copies copy into off up
significant: 3 to 4 and for in new that 5 at other time 6 amount amounts because benefits change changes
contribution contributions cost difference differences economic effect effects factor figures financial growth
impact improvement increase increases influence investment number numbers part portion problem problems
progress reduction risk role savings step
significantly: 4 in to with 6 affect affected below better different from greater higher improve improved
increase increased larger less lower more reduce reduced
signs: 2 the 3 a 4 in on or to with 5 and are for that up 6 of
silver: 2 in 4 and or
similar: 2 and 3 for 4 but by free in information or services 5 product size 6 albums approach articles
artists books circumstances documents fashion interests items listings manner means pages pattern problem
problems products programs properties results situation to way
simple: 2 in 3 for 4 or to 5 and as but one online search 6 answer enough example fact form instructions
majority matter method model plan process question questions reason rules solution steps terms text things way
yet
simply: 3 and for in 4 is that the to will 5 a add an as be by go have no not use 6 because being call can
click could did do does enter fill means need put return say select send too type want
since: 2 in 3 a an at 4 all i no one only our some that this when your 5 become been before being both each
her his many most my the their these those you 6 early he it its last she then there they we
singapore: 4 and
single: 2 in to 3 and from 4 out page site time use 5 application click item man one or people set sign system
user year 6 bed cell channel character copy dating day family file individual issue largest layer line men
most mother parent parents person phase piece player point room source step thing unit woman women word
singles: 4 and for 5 from in 6 dating near over
sister: 4 and in is of to 5 was 6 incest sex site sites who
site: 0 the 1 a it 2 more 3 after but by contact copyright could do free from had have help home if info
information into link name news now of on only reviews site so store through time to under up use video we
were when would you 4 about access address also and as at because before best called can conditions de
development during for guide here in including like links listed management marketing must online or please
privacy search shall should since specific teen that today too training updated users using via was web which
will with within 5 admin allows are content contents created designer developed does editor features gay gives
has hit includes is located looks maintained makes may means offers owners plan powered require selection
traffic updates useful visit where without works 6 administrator constitutes contains dedicated design
designed engine featuring hosted hosting index indicates map navigation offering owner promotion provides
requires statistics stats uses visitors
sites: 3 by is of the to you 4 and as at can do for from have in may online or this we will with 5 about are
around below free include like on only related should such that using were where which within 6 dedicated
linked listed offering prevent worldwide
situation: 2 the 4 by for on or to 5 and as at can may of that was when which will with would 6 has in is
where
six: 3 and in to 4 new of 5 or other people year 6 children days different feet games hours inches major miles
million minutes month months percent points times weeks years
size: 3 are at by can in on that to will with you 4 and as does for from is or up was 5 of 6 bed businesses
chart distribution image limit lingerie photo
sizes: 4 for in to 5 and from of 6 are available
ski: 3 and 6 accommodation area areas holiday holidays resort resorts
skills: 3 is on 4 at by can for from of or with you 5 and are as in such that they to were which will 6
development necessary needed required through training
skin: 3 in of to 4 and for from is on or that was with 5 contact 6 cancer care cells developed types
skip: 3 the 4 this 5 all first site to 6 common directly main navigation options section stores
sky: 4 and 5 is was 6 blue
sleep: 4 and for is 5 at in on with
slide: 3 and the 4 in 6 changes down into show shows
slightly: 3 and 4 in to 6 above below better different from higher larger less longer lower modified more out
over smaller
slot: 4 and for in is on 6 car game games machine machines
slow: 3 the 4 for in on 5 and but or to 6 down download motion start
small: 2 a in 3 for that to 4 and as city items one or price product set world 5 area areas but change
community company country family house local office parts print room team text way white 6 amount amounts
animals appliances arms boat bowl business businesses cell changes child children claims communities companies
compared dog enough fee firms group groups island medium number numbers ones part percentage piece pieces
portion quantity sample scale screen selection size space step talk things tits town village
smaller: 3 the 4 and in 6 companies groups number ones scale size than
smart: 3 to 4 and 5 at 6 card cards enough growth people phone phones
smith: 2 to 3 in of on 4 and at is 5 has was 6 said
smoking: 3 a 4 and in is 6 gun rooms
snow: 4 and in is on
so: 1 of 2 a an and from more new 3 all also am are at be by for had has have his in is like may most must not
one our out so the their to use used was were where who with years your 4 after again any before can choose
come could each even every full get go here how i its just make my no now old only others people real right
shall should since special take than then these this those try until users using whether while will without
would yes 5 ago as because big cheap check clear common complex deep did different do does early ever everyone
feel few fine fucking fun great he high hot if instead interesting it keep kind large late let low named near
on perfect poor popular pretty quick rich serious short small soft soon there too true very what when wrong
young 6 amazing anyway bad beautiful called clearly close cold completely concerned cool difficult doing
easily easy far fast forth funny good happens happy hard important little long many maybe much nice often
perhaps please powerful quickly she simple slow some sorry strong successful sure sweet that they we well why
wonderful yeah you
soccer: 3 and 4 on 6 team
social: 4 or web 5 action and group order software support system systems 6 activities aspects assistance
benefits capital care change class conditions context contract costs development engineering environment event
events factors groups history housing impact institutions insurance issues justice life needs network
networking networks organization partners policies policy problems programs protection psychology relations
relationships responsibility science sciences security service services skills status structure structures
studies work workers
society: 3 are by for of or to with 4 and as at can in is that was which will 5 has where 6 organizations
soft: 4 and for 6 drink spot toys
software: 0 the 1 of 3 are as at business by in may on to was with you 4 and available can copyright does for
free from has including is or project review reviews should software such support technology that training
used which will without 5 application company computer design designed industry license product products
program projects provides release releases requirements system systems testing tools update version 6 allows
applications architecture companies components configuration described developed developer developers
development distribution download downloads engineer engineering installation installed package packages
platform programs released solution solutions suite titles tool updates upgrade vendor
soil: 3 of to 4 in 5 and is or 6 conditions samples surface
solar: 3 and 6 cells energy power system water wind
sold: 3 a the 4 and with 5 for in it more on or their to 6 as at by his item off out over per since through
under
solid: 4 and 6 foundation line state waste wood
solution: 3 on 4 and as at by from in of or with 5 available can has is to was which will would 6 designed for
provider providers provides report that
solutions: 3 by is of on 4 and at can from have in which will with 5 are for that to 6 designed provider
some: 0 the 1 and 2 can for from in not on to 3 as business but do free how news or services state that two
use will with 4 are articles better books children code comments content control data details different even
games general have high images info items large links long love may much music one pages part personal place
products public quality related results software such support systems times value water well were who would
young 5 action applications assistance bad beautiful big cash companies day days discussion early effort error
errors experience features feedback files fine food forms further future groups guidelines hard heavy help
hope hot interest issues key kids knowledge level light listed little local locations major members men might
models months more new non notes old older others parents particular photos pics pictures points poor possible
potential problem programs quick rather real recent research sample say schools short sites small songs space
special specific stage states strong students studies success technical text thing thought type types unique
unknown users weeks weight women words work years 6 additional advice amazing answers areas aspects attention
background basic cases changes circumstances combination common concern concerns cool countries crazy degree
detail differences distance elements evidence examples excellent extent extra facts form fresh friends fun
funny good great guidance guy guys helpful idea ideas important individuals information initial interesting
kind measure minor money nice of other parts patients people places point positive practical pretty problems
progress questions random really reason regions relevant relief sense serious significant simple sleep sort
species stuff suggestions things thoughts time tips trouble useful very way ways wonderful
someone: 3 a and for of 4 about as at in new on or 5 can from help is just other out should that they to was
will with 6 asked could does else had has like might please replies said says share special tell wants who
whose would you
something: 2 the 3 a and at i not 4 as but has in of on or will with 5 back big for from good he here is less
more much other out right she so they to up was we you 6 about along bad better called completely corporate
different done else goes going happened happens important interesting like new nice positive quite really
similar special specific that unique useful very which wrong
sometimes: 3 for the to 4 a as i in more not this with 5 be do get have it we when you 6 called difficult even
go referred they used
son: 3 in to 4 and is or 5 had has was who 6 gay incest of sex
song: 3 of to 4 and at by for in or with you 5 about from has is now on that was 6 called lyrics name releases
sample title titles
songs: 4 and as for have in of to with you 5 about by on that 6 are from like were
sony: 3 and is 4 has 6 ericsson products
soon: 2 the 3 and in on 4 for have to we will you 5 find 6 after as be became become enough found
sorry: 4 i you 5 no that to 6 about but for if
sort: 2 and 3 that the 4 it 5 hotels these through 6 by down listings log of order out up
sorted: 4 in 6 by out
soul: 4 and in of that to 5 is
sound: 2 the 3 a at for in on to 4 and as from is or that was when with 5 good great of so very 6 card cards
clip clips effects file files like quality recording samples system systems track
sounds: 4 a and in that to 5 are as from more of 6 good great like pretty so very
source: 3 as at in on that to was with 4 and from has is or products 5 address community data for info of said
6 code database file files material navigation package project projects software tree
sources: 4 as at can from have in is on or to with 5 and are for of that were which 6 dot including said say
such
south: 2 by 3 and from on to 4 of 5 america end park 6 africa african bay beach carolina coast dakota east
florida side west
southern: 3 and 6 california end part states
spa: 3 and 4 at
space: 1 the 3 are by from you 4 and as at can has in of on or that to was will with 5 for is program than
travel used where within 6 available below between flight provided station
spain: 3 in is to 4 and 6 properties property
spam: 4 and is 5 or 6 email filter protection spam
spanish: 3 in to 4 and for or 6 language property translation version
speak: 3 the 4 a and as from in 5 for of on only 6 about at out to up with
speaker: 3 to 4 and for is of on 5 at 6 system
speakers: 3 of to 4 and for in on 5 are at from will
speaking: 3 the 4 and for in 5 at of on to with 6 about countries out world
special: 2 and for in on to 3 or 4 about program services software type use 5 care conditions day equipment
gift night person price report request rules schools section shipping training way 6 attention case cases
character characters circumstances consideration deals discount discounts edition education educational
effects election event events feature features focus forces fund guest guests instructions interest interests
issue kind meaning meeting needs offer offers operations order pages place programs projects promotion
provisions purpose rate rates reference relationship reports requests requirements session situation skills
someone sponsor teams thanks treatment
specialist: 3 and 4 for 5 in
specials: 4 and on
species: 3 to 4 and as at for on with 5 can from has have in is may of or that was which 6 are such were
specific: 2 in 3 and as for or 4 about page search to 5 book business date health item items product products
program project research results service services set subject terms time 6 actions activities activity
application applications area areas aspects case cases circumstances conditions content criteria data details
examples features functions gene goals groups information instructions issues job knowledge language legal
location medical needs objectives performance problem problems programs projects provisions purpose purposes
question questions recommendations reference requirements rules situation skills tasks topic topics training
type types
specifically: 4 in the 5 about at on to what with 6 address authorized designed for provided stated
specifications: 3 in to 4 is of or 5 and for 6 are subject
specified: 2 the 3 and to 4 at on or that with 5 as date for 6 above below by in number otherwise period time
under
specs: 3 and 4 for 5 at on
speech: 3 of 4 in that to 5 and at by is on or was 6 recognition therapy
speed: 2 the 3 by in that to 4 and as at for is on or with 5 of 6 automatic control data dating internet limit
limits manual test up wireless
spend: 4 in with 5 about all as at it our the 6 a an hours less money more most much my on so some their time
too your
spent: 3 to 4 for 5 a about all an at by in my so the their with 6 fuel his hours many more most much on over
several some three time two years
spirit: 3 to 4 and in is with 5 that 6 of
split: 3 of 4 and in on the 6 between into second up window
sponsor: 3 and the 4 a for of or 6 stores
sponsored: 2 and in the 3 a 6 by link links listing results search
sponsors: 4 and for of
sport: 2 to 3 in is of 4 and or 6 book fishing utility
sporting: 3 a 6 event events goods
sports: 2 a in or 3 and 4 news 5 book events team 6 car cars clubs equipment facilities fan fans gambling
medicine teams
spot: 3 the 4 a and is of that to with 5 at for in 6 on where
spread: 4 and in it on 5 by from of the their to 6 across around forced her out over through throughout
spring: 3 in is to 4 and from of or 5 up 6 break training water
springs: 3 and
spy: 5 on 6 cam software spy voyeur
spyware: 4 and 6 audit doctor free removal software
square: 3 and in of 4 with 6 feet foot inch meter mile miles root
st: 6 century louis
staff: 1 the 3 by 4 also as for from in is may of on or that time to with would 5 and are at can had has have
must report should was 6 development involved member members person training were who will working writer
stage: 2 the 3 a 4 and as or that to with 5 at for in is of was 6 sequence where
stand: 3 is of the 4 a and it or that to 5 as at by for in on there with 6 against alone before behind out
still trial up
standard: 3 and as by in on to 4 is of or that was with 5 for form rate room set shipping size way 6 battery
equipment error errors features format input model operating output practice
standards: 3 is to with 4 as at by have in on or which will 5 and are based of such that were 6 established
for set
standing: 4 and as for of to 5 at by in or with 6 around behind committee next on still there up
star: 2 to 3 and is of on with 4 in 5 video 6 hotel hotels movie poker quality rating ratings war wars
stars: 3 for of to 4 and from on or that with 5 are as in 6 name out
start: 3 all and for is that this 4 an as by in it my on or our price the when 5 a at from here new of out
over page their time to work your 6 again automatically building date doing getting looking making menu off
planning playing posting rating reading receiving saving selling shopping taking talking thinking up using
viewing with working writing
started: 3 and for 4 a an from it the this 5 as by her in its my on their to up when work 6 at doing getting
going his looking making now off out playing reading taking talking thinking today using with within working
writing
starting: 3 and the 4 an as in this your 5 a any date on to up 6 address at bid from line out point points
position price with
starts: 4 a and by the 5 from in on to 6 at here off out up with
state: 2 a it on the your 3 are as at by can for from had if in information may to was when which who will
with 4 and department does has health is must policy power sales should that would 5 board capital farm income
level of or park police schools shall space standards tax university where 6 agencies agency aid average
budget constitution court employees funding funds government highway institutions law laws machine officials
parks regulations taxes variables
stated: 3 and to 4 it the 5 as at by on they 6 above earlier he in otherwise that
statement: 3 and 4 as at by for has in or to which will with 5 about from is made must of on said should that
was 6 below issued regarding
statements: 4 for to 5 and as by from have in of on or that 6 about are contained made regarding were within
states: 2 for is on the 3 and as can from in may of or to will with 4 are copyright do have like only was were
which 5 during government has shall that where 6 parties
static: 4 and 6 final int method variable void
station: 3 of 4 and for has in on or that to will with 5 at is was
stations: 4 for on to with 5 and are in that 6 across were
statistics: 3 in of that to 4 and as from 5 about are for on were 6 show
stats: 3 and 4 for on 6 download
status: 3 at by from on to with 4 and for in information is or was will 5 as of 6 bar code report reports
request
stay: 2 to 3 a and is of that the 4 as for free or 5 home on with 6 ahead at away connected healthy here in
informed logged open out put there together up within
steel: 3 for in is 4 and or with 6 bondage case construction frame industry wire
step: 1 the 3 and from that 4 at for of on to was will with 5 by in is out size 6 ahead approach away back
down forward further guide instructions into process through toward towards up
stephen: 3 and
steps: 4 and as of on with 5 can for from have in that were will you 6 are away below down forward into
involved necessary required taken to toward towards up
sterling: 6 silver
steve: 3 is 4 and
stick: 3 a of 4 and in on 5 it to 6 around out together with
still: 2 and for 3 as it the to with 4 am an are at is just my on one out so time up was will 5 a another can
come could did find go good here image in left life like look make making many more much no not only open
others play required say see some take there use used using work would young 6 able active apply around
available be being believe coming considered do does doing enjoy exist far feel felt further get getting going
got growing had has have having held hold holding images interested keep learning live lives living looking
looks love maintain makes managed missing need needed needs playing possible present pretty quite remain
remains remember require running seems standing think too trying under unknown valid very waiting want working
works
stock: 1 the 2 a to 3 as for from of on that was we will with 4 and at has in is or up 5 items now price 6
availability exchange images market markets option options photo photography photos prices quotes trading
stocks: 3 to 4 and in of 5 are that 6 starting
stone: 3 for in of to 4 and is or with 6 wall
stop: 3 a is that 4 all and for in on or the this to us was with you your 5 any at by her here it there when 6
being doing him making me playing reading receiving shop shopping sign smoking source taking talking them
thinking trying using working
storage: 2 to 3 at in is 4 and for of or 5 company services 6 area areas capacity device devices facilities
facility management media room solution solutions space system systems tank unit units
store: 2 a of the this to 3 all and any in it on that was will with your 4 at data for information online
prices terms them up where 5 credit has home hours is name near only or returns sales today 6 info locations
maintained means newsletter offers owner pick rating ratings review reviews sellers view
stores: 1 of 2 the to 3 for have that with 4 all and at in on or 5 are 6 across exact listed recommend
stories: 3 as at for is to 4 and by have in now of on or that with 5 are family from hot like were 6 about dog
forced free gay horse incest lesbian mature porn rape sex stories submitted teen young
storm: 4 and in of 6 water
story: 3 you 4 and as at by for free from in on or so to which will with 5 has here is of that was 6 about
begins behind building continues gay goes ideas line short visit
straight: 4 and for in on 5 at to 6 ahead away back down forward from into line lines men out through up year
strategic: 4 and 6 alliance approach business direction goals importance management marketing objectives
partnership plan planning plans
strategies: 4 have in of with 5 and are to will 6 for that
strategy: 4 and as by can in of on to with 5 for has is that was which will 6 game
stream: 3 for in to 4 and from is or that 5 of 6 resource
street: 2 of to 3 and in is with 4 from name or 5 between children level map 6 address corner maps parking
racing
strength: 4 for from or that 5 and in is to 6 of training
stress: 3 the to 4 in of or 5 and is on that 6 management test testing
string: 3 and for 4 from of or that to with 5 in is 6 containing theory value
strong: 2 to 3 for 4 in that 5 and as 6 buy case commitment demand enough evidence focus foundation growth
interest leadership performance position relationship sense support
structure: 2 the 3 by 4 are as at can from in on to with 5 and for has is or that was which will 6 of
structures: 4 is on to 5 and for in of or that which with 6 are such were
student: 3 for of on 4 and can from in information or to was with 5 at credit financial government group has
is life may services sex shall should support work 6 activities affairs aid body groups housing learning loan
loans must needs newspaper organization organizations participation performance population progress records
success teacher teaching visa who will
students: 2 the 3 a an by is not of was 4 about also as do for get how make on only or that use 5 and at can
come could during from had have in into may need per take through to with work working would 6 are develop
interested learn must receive should taking understand were who whose will
studies: 2 the 3 for is to 4 and as by from in or which will with 5 are at of on that using 6 conducted have
indicate show showed suggest were
studio: 3 and for is to 4 in with 6 album apartment
study: 2 a 3 as it this to 4 and are by for from how in into may or should that the we which with 5 also at
design group has is of on program results using were will 6 area areas conducted found groups guide guides
period provides published showed shows skills was
stuff: 3 by of 4 and as at but can for in they to was we with you 5 about from here is on out that up 6 like
style: 3 for from in to you 4 and as by is or that was 5 of with 6 sheet
styles: 4 for in that to 5 and are from of
sub: 6 navigation
subject: 1 the 2 on with 3 and as at by for has in is or that was will 4 index of only 5 property view 6 area
areas line matter to
subjects: 3 for to 4 and as from in of that 5 are who with 6 such were
submission: 4 and for on you 5 is of to 6 form guidelines
submit: 3 for that 4 all information new the this to 5 a any it news software them 6 an articles button
comments documents feedback request their your
submitted: 3 and the 4 a at that 5 an as for in on with 6 by through to under via
subscribe: 2 and 3 for 4 or 5 in now to 6 via with
subscription: 4 and for is 5 information or to 6 fee options price service services
success: 3 to 4 and by for on that will 5 as at has in is of or was with 6 factors rate rates stories story
successful: 3 for 4 and as with 5 at in 6 business candidate career implementation sellers
such: 1 and in the 2 are by it 3 is was 4 date form good high large order people products research rights
service times use work 5 activity additional agreement amount application applications assistance case change
companies conditions content costs data documents equipment event events facilities great groups individual
information items meeting other payment period plans policies problems programs projects property purpose
questions records reports rules services sites studies systems term terms that third time 6 a action actions
activities acts amounts an areas as cases changes circumstances claim claims conduct devices efforts evidence
factors file forward funds individuals issues laws manner material materials matters measures notice payments
person persons places practices provision provisions purposes regulations requests statements thing things
topics
suck: 3 the 4 a and 5 at it on 6 big blow blowjob cock cum dick horse my oral suck teen
sufficient: 3 and 4 in 6 detail evidence for funds information number resources time to
sugar: 3 to 4 in is 5 and free 6 levels
suggest: 4 it the to 5 a this we 6 an any some that using you
suggested: 4 a for in it the to 5 as 6 by retail that
suggestions: 3 in of 4 and 5 are as from on or that to 6 about for regarding
suitable: 3 and 4 to 6 for
suite: 3 and 4 by for is that with 5 of
suites: 4 and is with 5 are by
sum: 4 in is to 6 of payment total up
summary: 3 and for is or 4 information 5 of 6 details page report
summer: 3 for in is to 4 and at of or time with 5 day days program when 6 camp holidays months school season
session vacation
sun: 2 in to 3 and on or 4 is was 6 exposure protection
sunday: 2 the 3 and for is of that to with 4 from in 5 after at 6 evening night school
super: 6 bowl fast low
supplied: 3 and the 4 for in on to 5 as from 6 argument by with
supplier: 4 and for in is to 5 of 6 evaluation
suppliers: 4 for in to 5 and are of or 6 assume
supplies: 2 the 3 a in of that to 4 and are at for from or we 6 last
supply: 3 in the with 4 a all and for from is or to you your 5 of system 6 chain side store stores
support: 3 a all are as by can has information more my new on one only other site that they up was we when
will with you 4 an and any at available each forum her him his in is it its local network of or order people
program research service such the these this those through to tools us your 5 activities among both costs
during from group issues materials needs our programs provided questions structure system systems their 6
channel enforcement for frames groups multiple payments personnel representative script services staff team
them
supported: 3 a 4 and for the this 5 in on with 6 by parameters through
supporting: 4 and 5 a information the this your 6 cast documentation documents evidence our their
supports: 3 to 4 and for it 5 a all an the this up 6 both multiple web
supreme: 6 court
sure: 3 a and are i not 4 as do is my no of our the their this was will 5 all did its many when which who
would 6 about enough everyone everything exactly he hope how if it she that there they thing to we what where
whether why you your
surface: 4 and as at for in on or that to with 5 is of 6 area layer mount temperature water
surgery: 4 and at for in is on or to was 6 procedures
survey: 2 the 3 for in to 4 and by has is on that 5 also of was will 6 conducted data found results shows
sweden: 4 and
sweet: 4 and as 6 little spot
swimming: 4 and in 6 pool
switch: 3 the 4 and for in or that with 5 from is on over to 6 back between off
switzerland: 4 and
sydney: 3 to 4 and
symbol: 3 and 4 in to 5 for is of 6 table
symptoms: 4 in 5 and or that 6 are may of such
system: 1 a the 2 it 3 but have if information more on they we you 4 after also and are as at available
because before being by during from had in including into like management may of or over security so such
support through to type under were when with within 5 based call called can could design developed development
does files for has includes is level log maintenance makes memory must needs offers resources running shall
should software that used using was where which will without would written 6 administration administrator
allows architecture calls clock components configuration designed failure integration itself performance
provides requirements requires uses works
systems: 3 by has of on 4 and as at available do for from in is like may or to use will with 5 analysis are
based can design development have include including management must provide should such that used using were
where which within 6 engineering integration
table: 1 the 3 are as by can from on to 4 and at for has in is of or that was will with 5 games top 6 above
below contains entries entry lists shows tennis
tables: 4 for in of on or that to with 5 and are
tag: 3 of 4 and for in on to with 5 is 6 design name
tags: 3 of 4 and in on that to with 5 are as for 6 help
taiwan: 4 and
take: 1 of 2 and is or 3 at for from in other with 4 about all as good home its more only so that to us what 5
an back credit down every great his issue less long many much my on one orders our out photos stock such the
their these things this those three time too two years you your 6 a account action advantage another any
anything appropriate approximately away care charge control courses effect full her him hold immediate into it
longer me measures no note notes notice off over part pictures place reasonable responsibility root several
shape some steps them up whatever
taken: 3 and of 4 all an any it or that the their this 5 a after back for her his in me on so some to when
with within 6 advantage against as at away before by care directly down during from him into off out over part
place steps together under up
takes: 3 in 4 all as for is this your 5 an it just more on one out the to us 6 a about advantage aim
approximately away care effect full great her him his into its less longer me no off only over part place
priority some them time too two up you
taking: 3 and of to 4 all in more our that you 5 an back it its me my on one some the their these this time
your 6 a account action advantage any away care control her him his into notes off out over part photos
pictures place responsibility steps them up
talk: 1 the 3 a and by for in is that 4 at more of on will 5 like page time to with 6 about radio show shows
talking: 3 in of 4 and on 6 about points to with
tank: 3 of to 4 and for in 5 is with 6 top
tape: 3 in of 4 and for is on to with 5 or 6 drive drives
target: 3 in the to 4 and as of was with 5 date for is your 6 area audience group groups language market
population price system unix
task: 4 and as for in or to 5 at is of that was will 6 force forces manager
tasks: 4 of on to 5 and as for in with 6 are such that
tax: 2 of 3 at in that to 4 for free has information is or was will 5 and code form issues money must not on
policy under years 6 assets base benefit benefits bill break credit credits cut dollars due forms increase
increases law laws liability paid payments planning preparation purposes rate rates reform relief return
returns revenue savings system treatment year
taxes: 4 as for in that to 5 on or 6 and are paid
taylor: 4 and
tea: 4 in is with 5 and or 6 party
teacher: 3 of to 4 and can for in is with 5 at has or was will 6 certification education preparation training
who
teachers: 4 as for from of on or to with 5 and are at can have in will 6 were who
teaching: 3 a for the to 4 about in is of on or that 5 and at 6 assistant experience jobs materials methods
resources staff strategies them
team: 3 by 4 also and are as can for from have in may name of on or to were which with 5 at did had has is
must should that through up was who will work working would 6 approach building effort environment leader
leaders logo member members names player spirit won
teams: 4 and for of to 5 at from have in that up with 6 are were will
tech: 2 and 3 for to 4 news 6 companies industry jobs sites support
technical: 4 and or 5 report services terms work 6 advice analysis aspects assistance college data details
documentation editor education experts information issues knowledge problem problems questions reports
requirements skills solutions specifications specs staff standards support training writing
techniques: 4 as from in is of on or with 5 and can have that to were which will 6 are for such used
technologies: 3 is of 4 as in to with 5 and are can for have that will 6 such
technology: 2 of 3 are at by have on or 4 and as can could education for from in is news services that to was
which will with 5 available company development has industry into needs offers products provides training used
6 allows companies infrastructure platform solutions transfer
teen: 2 and for 3 in with 5 black free movies photo picture web women 6 amateur anal asian ass babe babes big
blonde blow blowjob boy boys cash chat clothing cum dating dildo feet fuck fucking galleries gallery gay girl
girls hardcore horse hot incest interracial kelly lesbian lesbians lingerie magazine mature milf model models
movie naked nude pic pics porn pregnancy pussy rape sex sexy spirit teen teens tits video virgin visit voyeur
xxx young
teens: 2 to 3 and 4 with 5 for free in 6 animal asian ass big cash dildo fucking gallery gay girls horse hot
hunter incest interracial kelly lesbian lesbians mature milf model models naked nude porn pussy rape sex sexy
teen teens women young
telephone: 2 to 4 and at with 5 or services support 6 call calls companies company directory interview line
lines network number numbers service system systems
television: 3 in 4 and is or with 5 news 6 network production program programs series set sets show shows
station stations
tell: 2 of 3 by this 4 a all from it our that the 5 about his how my their what when where which your 6 anyone
everyone her him if me millions others people someone stories them us whether you
temperature: 3 to 4 as for in on 5 and at is of was 6 changes control range
template: 4 and by that to 5 for is 6 file
temporary: 4 and 5 or 6 basis file files housing
ten: 3 and of to 5 or people 6 days feet hours miles million minutes months percent seconds times year years
tennessee: 3 and
tennis: 3 and 6 court player shoes
term: 1 the 3 by on to with 4 and as business for has in or that was which will 5 development health is of
results use 6 basis benefits capital care commitment contract contracts debt disability economic effects
financial goal goals growth impact interest investment life limits loan loans memory paper papers plan
planning relationship relationships rental solution storage strategy success treatment used
terminal: 3 to 4 and in is 6 domain server
terms: 1 the 2 is to you 3 for from have in on or which will 4 are as like such that were with 5 and used 6 of
territory: 3 to 4 and in 5 of
test: 3 a are by in the to 4 and as at can has if is it may of on or our out site that their this will with
your 5 for program questions set system test them was 6 bed case cases data drive equipment failed kit kits
method methods procedures reports result results run score scores suite tools whether
tested: 4 the to 5 and as at in it this with 6 against by for on positive using
testing: 3 a the to 4 at by in it on or was will with 5 and for has is of 6 procedures process program results
services
tests: 3 is the 4 as in of or to with 5 and at can for have may on that will 6 are required were
texas: 2 for in to 3 and is 5 at 6 hold poker schools
text: 3 at by can to you 4 and are as copyright for from has here if in of on or should that was which will
with 5 area available based book books content into is links search using 6 articles below box boxes edit
editor entry field fields file files format input link message messages mode only size string text version
thailand: 4 and
than: 1 of 2 be i more 3 about are by can for from had has have how is not to us was were 4 all as at current
do does during even full good her high him if in last life my never on or our people stock there these this
through today under white with would your 5 a actual among an another before being did doing done either
getting going he his it its later making many me men necessary non nothing other pay previous regular she some
someone standard taking that the their using we welcome what when women words you 6 any anyone anything
anywhere average double eight enough ever expected five four half happy having just likely mine most nine
normal once one originally others perfect previously sending seven simply six ten they those three traditional
trying twenty two yesterday yours zero
thank: 3 for 4 the 5 all my our 6 everyone god him them you
thanks: 3 a and in 5 go so 6 again everyone for to
that: 1 and home or search 2 about add art back based be box but county design details down email following
free from full general guide health here how info international items know management member music national
network off online page policy posted re review send services sex software store text think to travel video
view web world 3 access account action activity agency agreement air al album animals anti application
applications around article as at beautiful become believe better between bit black body book building
business by call called car care category city class clear close code comment commercial committee common
community company computer condition content contract control countries course court credit culture current
customer data death department development direct directory discussion display documents doing domain door
drug education energy enough enter entry environment environmental error family fast featured feed feel field
file film final financial fire first five food for force found four game gay get getting girls global going
group high history hot house i image in income industry into investment issues item key kids language law
learning legal less light like line links list living local location lost low lower machine major making maps
mark market medical members message method military model more movie name natural new next non normal not note
notice now number of office oil on open opinion order organization out over overall paper payment performance
personal physical plan player players points possible post power present price prices private problems product
program project property proposed public quality rate read reading real recent record records report reports
request research return risk road room sales school schools science season second security self server service
set shall short side similar single site six size so social source space speed standard state states stores
student study subject supplies supply system talk tax team technology tell test that then third thread three
through title together topic total track trade traffic training treatment trust try type unit up upon user
using value values version visit voice wanted water week well where whether white why window with within
working writing yes yet 4 a accept according act additional address after again age aid aim alone already also
always among amount an another answer anything appeal approach appropriate approximately area argument ass
assist attempt authority balance basis bear because before begin being benefit benefits best big block break
bring build businesses capacity carried certainly challenge change changed changes changing character child
children choice citizens claims clients column commitment companies competition completely concerns conflict
connect connection constitutes context continue continued copies correct cost costs count country cover
covered create created cross currently customers cut damage date deal deals decisions demand democracy
described determine develop developed died differences different difficult directly do document dream drive
due during earlier early easily easy economic effective effort element employee employees end ensure
established event ever evidence evolution exact existing experience explain exposure express face fact fail
failure faith fall families far fear feature features federal few figure filter finally finding firms flow
forced forces foreign form former forms freedom fully function funding funds further future generally
generated girl give given go good got government great grow growth half hard having held help her higher hit
hold host houses human idea identify immediately impact important improve increase increased increasing
indicated individual information initial instead interest interested interests involved issue issued job just
keep knowledge land large last later leave left legislation let letter level life limit link little live lives
long look love maintain man marriage material measure meeting men met modern money month motion move moved
multiple my nation nature needed nice object observed offered old older only opportunity option originally
other otherwise our paragraph part participants participate party pass passed path pay peace perfect perform
permit persons picture piece place places play played police political poor position potential pretty prior
probably problem process progress proper provided put question quickly quite race range rather reach readers
reality receive received recently refer region relationship religion religious reported required residents
respect responsibility result results returns right role route rule run said saw say scene section sell sent
separate served setting several sexual shape share shares ship show shown significant simply since small
smoking society sold soon sound special specific spirit spot staff stage stand start statement still story
strong success successful suggest summer support supported take taking target task teachers term theory thing
things though thought thousands today too tracks traditional trip true truth turn two under understanding
until use used users usually various very violence vision visitors want war weekend what which whole wish
without woman women wonderful word work workers year young your 5 acts actually addresses affected all allowed
almost although any anyone automatically bad bears became becomes began begins both brought calls can carry
case cause certain claim clearly come concern consumers contained continues contribute controls day decision
define deliver describe despite did direction drives each effect either enabled encourage ended ends enhance
even evening every everything extra failed falls feeds feeling fit focus follow followed follows gave gets
goal guy had has have his if implement include included increases indicate indicates individuals influence is
its kept killed knows lack lead leaves limits lists looked made make many match matters may maybe mean
measures meet morning most much must nearly need needs never night no none nothing offer offers often once one
opened others parents particular patients people perhaps period person plays point portion presents prevent
previously produce produced promote protect provide provision purpose really reason reduce reference remain
remains represent same says seek seem sense serve sets should showed shows significantly simple situation some
something sometimes song sort sounds specifically started starts students stuff such sufficient the their
these this those time titles took transit truly turned unless vary wants was way went were whatever when while
won worked works 6 affect allow allows appear appears apply are came caused causes comes contain contains
could covers does enable everyone exist gives goes happen happened happens he helped helps includes it kind
leads led looks makes matches matter means might moment neither occur provides reflect require requires runs
seemed seems she someone supports takes there they uses we will would you
the: -1 a about an and are as be by for from have if is it of or our that this to was we with you your 0 at
before can do find he her here his i in my not the their us what which who would 1 accessories after all
always american being both buy click edition english even get google how include join just know make might
million must never no offers on out pc posted read reserved save select send some take under united up used
want will 2 add al anal apartments below brands called canon careers cart cd clips clothing congress contact
created dating de deals delete described diff dollars down downloads electronics enterprises fax fiction
finance french friend friends galleries gamma german gifts go god going guides hardcore hits hold hosting
hotels id inn interested involved issued jack java jobs keeping leave lesbian like linux listings loans login
lots mac magazines march married mature meet much now nude obtained off often once originally otherwise over
overview paid per phones photography plus poker porn posts prepared provided publications pussy quote rated
rating re ready really receive received recreation replies reply reservations restaurants returns reviews
saint saw sellers sex sexy shoes similar so sometimes soon sports springs stay still stores submit submitted
supplies teen teens then toys trademarks travel ups vacation valid videos vintage visit wear welcome while
wish worth write 3 academy accepted access accommodation account accurate acid adapter added addresses adopted
ads adult adults advance advanced adventure advertisement advertising advisor affairs affiliate affordable
agencies agents agriculture albums alcohol alert allowed almost alpha already alumni amateur anime annotation
anonymous appendix apple applications applied approximately archive articles aspects assistant associate atom
attractions auctions audio auto automotive available awards babe bags bars baseball basket basketball bay bear
bears bible bid bids bin biology birthday bit black blog blogs blonde blow bonus books bound breakfast
breaking broadband brother brown build bulletin bureau bush businesses buyers buying cables calculator calls
cam cameras cancer cards care career cars casino categories category celebrity certificates certified changed
chapter charged chat cheap check checks chemistry chocolate classified clean cleaning clear clearance clip
clubs co cock codes collected colleges com comedy comics comment comments communications compact completed
compliance computers computing concerned connected consistent consulting contacts controlled converter cook
cooking copies copy copyright cotton count courses covered covers crazy credits creek cum cup currently custom
customers databases days dealers dean dedicated defined degrees delta dental departments description designs
detail developed devices diamond die difficult digital dildo directory disclaimer discount diseases displayed
distributed doc doubt download dress drink drives due easier easy eating economics edit education eligible
email engineer engineering engines entertainment equal errors established estate events ever experienced
factor failed falls fantasy fashion faster favourite featured feed feedback feel fees feet fill finding firms
fishing fit fitness fix flash flowers follow foods football forced fort forum forums fox frames free friendly
fucking fully funny furniture further gain gallery gambling games gaming gay gear generally generated gift
giving glossary gold golf grants groups guarantee guaranteed guide happy hate headlines health healthy heaven
help heritage hit home homepage homes hot hours hunter identified immediately improved included increases
index industries info ink insert install installed institute instruments insurance interesting islands items
jazz journal journals jump junior justice keyword keywords kill kit known lane languages lawyers leads learned
leather leisure lib libraries licensed lifestyle lighting likely limited listed listing lists live locations
lodge log logo look looks lord lost lot love lunch lyrics mail making managed manager managers managing map
maps mark marketing matches mathematics max medicine member memorial mentioned mesh messages mini minutes
mobile mode models modified months more mortgage mount movies moving multimedia multiple naked named
navigation navy nearly needed networking networks news newsletter nice nights note notebook notes null
nutrition oak offer offering officials online orange ordered ordering orders organizations outdoor outlet
packages pages parks partner partners pass password pay percent performing perl personal pet pharmacy photo
photos physics pic pick pics pictures pink play playing plays pocket poetry policies policy politics pop
portable post postal posters practices pretty preview prices pricing print prints privacy pro produce products
professionals professor profile profiles programming programs projects protected providers psychology
published publishing qualified quick quotes racing raised ram rape rates rather ratings reading recently
recipes recorded ref references register registered related relations reliable religion rent rental repair
reported reports republic requests resources respect responsible resume returned review rock romance rose
round run said saving saying schools science sciences search searching section secure selling senate services
serving sets several share sheet shipping ships shirt shop shopping shops shows sign signed silver singles
sister sites sizes ski sleep slightly smart smoking soccer society solutions spa spam specialist specs
sponsors sporting stand standing star states stations statistics stats steel step stocks stop store stories
strategies studies styles suggestions suite summary super supplied suppliers support supported surgery systems
tags taking talk talking taxes tea tech technologies tennis tested therapy thinking thoughts thread tickets
times tips titles toll tools topics tourism toy tracking trading transit treated trends truly turkey turn
university unknown update updated updates useful username users uses utilities van vehicles version video view
viewing virgin visa visiting visitors void wait walk walking wallpaper warning wars watch weblog websites
weeks well white wholesale wildlife win windows wireless women wonder yellow zip zoom 4 abuse academic
acceptance accounting accounts act action actions active activities activity acts addition additional address
admin administrative advantage advice advisory agent agreed agreement agricultural aid album alliance
alternative amazing amounts analysis angel animal animals answers anti apartment approach approved
architecture archives areas arm arms army art article artist artists arts ass assembly assessment assets
assigned assistance associated association attacks attempt attorney authorized automatic availability
awareness baby back backup bad bag bands bank banking banks bar bass bath batteries battery beat beautiful
beauty bed bedroom beer bell beta better big bike binding biological bird block blue blues boards bond book
booking boot bowl box boxes boy boys branch brand break breast brief broken brothers browser bug buildings
built business cable calendar call calling camera camp campus candidates cap car card cases cash cast cat
catalogue catch cell cells census centre century certificate certification chain chair chairman chamber change
changes changing channel channels charge charges chart charts checkout chemical chicken children choice chosen
circle cities civil claims class classes classic classical clients climate clinical close closed clothes club
coach coast code coffee collection collections college colour column commercial commission commitment
committee common communication communities companies comparison compensation competitive complete complex
component components comprehensive computer con concern concerns concert condition conditions conference
confidence connection connections conservation consideration consultation consumer consumers contemporary
continued continuing continuous contracts contributions control controls convention cool corporate corporation
costs council countries county couple cover coverage cream creative credit crime criminal cross cruise crystal
cultural culture currency customer cut cycle daily damage dance data date dates daughter deal dealer debt
decisions deep delivery demand demo democratic department depth design designated designer desk desktop
detailed details developer developers developing dictionary diet different dimensions dining dinner direct
directions director directors disability disabled disc discussion discussions dish disk display division
documentation documents dog dogs dollar domain domestic dot double downtown drama draw drawing dream drive
drivers driving drop drug drugs dry dual duty dynamic east economic editorial editors educational effective
efficient efforts eight electric electrical electronic element elementary emergency empire employees
employment empty ending ends energy enforcement engine enterprise entries entry environmental episode
equipment equity error estimate estimates euro example examples excellent exchange executive exit expected
expenses experience experiences expert experts export exposure express expressed extended extension extensive
external extreme extremely facilities factors faculty fair faith false families family fan fans far farm fast
fat father fear feature features fee female festival few fighting figure figures files films filter financial
financing fine finish finished fire fish five fixed flag flat flight flower fly font food foot force forces
forecast foreign format forms forward foundation frame fresh fruit fuck fuel fun function functional functions
fund funding funds garden gas gateway gender gene general generation generic genre girl girls given glass
golden good goods grade graduate grand grant graphic graphics gray great green group guard guest guests
guidance guidelines guitar guys hair half hall hand handle handling hard hardware hat healthcare heavy hidden
high higher highly hill hills history holding holiday holidays holy hope horse hotel hour household houses
housing huge hundreds husband ice icon ideas illegal images import important improvement income increase
increased independent indicated individuals industrial information infrastructure injury inside inspection
instance instant institutions instruction integrated intelligence intended interactive interest interface
international internet interviews inventory investment investor iron island issues item kid kids kinds king
kingdom knowledge lab label laboratory ladies lady lake language laptop large laser later lawyer layer leaders
leadership league learning least leaves legal legs lens less lessons letters level levels liability library
license life limit line linear lines link linked links liquid list literature little living load loan location
lock logic long longer low luxury machines magazine mailing maintenance male man management manual
manufacturers manufacturing many marine markets marriage master match matching materials matrix matters mean
means measure measures media medical medium meetings members membership memory men mental merchandise message
messenger metal meter method methods micro milk millions mind mine minister ministry minor minute missing
mission mix mixed model module modules money monitor monitoring month monthly mother motor mountain move movie
multi muscle museum music musical name national nations native natural near nearby network new nine non north
northern northwest notice nuclear nursing objects office officer officers offices oil older one only open
operating operations opinion opinions opportunities optical optional options oral order organic others
outdoors outstanding owners pack package packaging page paint painting pair palm pan panel paper papers
paragraph parents park parking part participation particular partnership parts party patch patent patients
patterns payment payments peace people periods permanent permission permit personnel persons phase philosophy
phone piece pieces pin place places plain plan planned planning plans plants plastic plate platform player
players plug points poll polls popular port portal portfolio portion positions positive possible poster
posting powerful practical practice preferences pregnancy premium prescription president press pressure
prevention previously price prime prince printed printer printing priority private problems procedures
processes processing processor product professional profit programme properties protection protein protocol
provider pub publication publisher publishers purchase pure push quantity quarter queen query questions radio
random range rank rare rate raw reach readers real reasonable receiving recent recipe recognition
recommendations recommended recording records recovery red reduced reference reform regional regions
registration regulation regulations relationships release relief religious remains remote replacement report
reporting representative representatives request required research reservation reserve residential residents
resistance resolution resort resource response responses restaurant retail retirement return revenue revised
revision rice ride rights ring rings roll room rooms route row royal running rural safe safety salary sale
sales salt samples satellite savings scale schedule scheduled school score scores secretary sections sector
securities security selected selection self seller sending senior separate serial series serious servers
service session sessions set setting settings setup seven sexual shared shares sharing sharp short shot show
side signature significant signs simple single site six size skills slide slot slow small snow social soft
software solid son songs sort sound sounds sources south space speaker speakers special species specifications
speech speed split sponsor sport square staff standards stars start starting stated statement statements
static station status stick stock stone storage straight strategic strategy stream street stress string strong
structures students studio stuff style sub subjects subscription successful sugar suggested supply supporting
supreme sweet swimming switch tables tag tape tasks tax teachers teaching teams technical techniques
technology telephone television template temporary ten terms test testing tests text theatre themes thing
things thought thousands threads ticket title tool topic touch tour tower track tracks trade trademark traffic
training transactions translation transport transportation trip trouble truck true trust twenty twin type
types ultra understanding union unique units universal upgrade urban usage use utility valley values variable
variables variety vendor versions very vice views violence virtual virus vision visitor visual voice volume
volunteer vote votes waiting warm warranty waste wave ways weapons weather web website wedding week weekly
weight west western wet wide width wife window wine winning wire woman wood work workers working works
workshop worldwide writing written years young youth zero zone 5 above abstract administration administrator
affected age agency agenda ages aim air aircraft airport amendment ancient annual answer appeal applicable
application approval area argument array attached attack attention auction audit author authorities authority
authors average award background balance ball band base basic battle beach benefit benefits bill birth blood
board boat body border brain bridge broad budget building bus button buyer campaign candidate capacity capital
case cause causes central challenge challenges chance character characteristics characters chief child church
circuit circumstances citizens city claim classroom client clock cold combination combined comfort coming
command community company competition concepts conduct configuration conflict consent constant constitution
construction content contents contest contract contractor contribution conversion core corner correct cost
counter country course court crew criteria critical current curriculum dark database day dead death debate
decision default definition degree delay destination development device differences direction discovery
disease distance distribution district doctor document doors draft driver earlier early earth eastern economy
edge editor effect effects efficiency effort election elements employee employer environment equivalent
essential estimated evaluation evening event evidence evil evolution examination exclusive execution exercise
existing expansion expression extra eye eyes face facility factory facts failure fall famous federal feeling
field fields fight file film findings firm fiscal floor flow focus forest form formal formula four framework
freedom frequency front full game global goal goals government governor greater growing growth gun guy hands
head hearing heart heat height hell highway hip historic historical hole hospital host house human ideal
identification identity image immediate impact implementation increasing individual industry influence
initiative input installation institution instructions instrument integration interests interior internal
interview introduction investigation issue job joint judge kernel key keyboard keys kind kitchen labour land
larger last late launch law laws lead leader leading left legislation length letter light lights limits lives
local loop loss lower machine magic main major manner manufacturer market marketplace mass material matter
maximum measurement meeting menu merchant mid military minimum mirror modern moon morning motion mouse mouth
movement names nature necessary need needs negative net newest newly newspaper next night node noise normal
novel number numbers object objective objectives observed ocean official old ones opening operation operator
option organisation organization origin other output outside overall owner pain parameter parameters parent
participants parties path patient pattern peak percentage perfect performance period person perspective
physical picture pilot planet plant point police political pool poor population position potential power
powers premier preparation present presentation previous primary principal principles prior problem procedure
proceedings process production program progress project promotion proof proposal province public purposes
quality question race rain ratio reader reality rear reason reasons record reduction region regular regulatory
relation relationship relative relevant removal requested requirement requirements respective responsibility
result resulting results rich rise risk river road role root rule rules sample scene scheme scientific screen
script sea season seat secondary secret sense sequence server shape shell ship shower signal skin sky smaller
soil solar solution song soul source southern specific specified spirit spot spread spring stage standard
state steps storm story strength structure student study subject submission success summer sun supplier
surface survey symbol symptoms system table tank target task teacher team temperature term terminal territory
theme theory third three time tip top total tournament town traditional trail train transaction transfer
transition transmission treatment tree trees trial two typical unit upcoming user value various vehicle
village wall war water way webmaster weekend wheel wild wind winner winter wonderful word words writer wrong
year 6 ability accuracy actual amount appropriate audience basis beginning best biggest bottom carrier concept
context creation difference door end entire exact extent fact final first following former fourth future
greatest ground highest idea importance initial lack largest latest lowest majority meaning middle moment most
nation opportunity original past presence proper property proposed provision provisions purpose remaining rest
right same scope second situation sum truth ultimate universe upper whole world
theatre: 3 in 4 and at
their: 1 in is on 2 more one 3 address back book city contact details free international line list only other
post price review search sex version view well will 4 access account action analysis art average baby beauty
being big books car cards care cell church class co code college comments company control cost customer data
day days design development different direct dog email end environmental equipment feedback four friend front
game games general good government great group help high history human industry information insurance key
large location low management many mark market medical meeting men message messages mobile national need
network new next non number office online options order paper parts pay people phone plan point policy
possible posts prices privacy private problem product profile program project public questions range rates
real record region release report reports request resources results return room sales school security service
services short site size small software source special standard state stock student style subject system
systems technical technology terms three top total trade travel two users visit water word working world 5
accounts accuracy activities activity advantage advice age agents application applications approach approval
area areas ass assistance associated authority base basic benefits best birth blood body brand budget business
campaign capital cars case cases cause character characters claim classes client clinical common community
companies computer computers condition contents continued contract core corporate costs countries course
courses creative credit cultural culture dead death debt degree diet distribution doctor domestic dream early
economic education educational effect effects effort employment energy environment excellent experience face
facilities failure fair family field financial focus food foreign full function functions goods growth hand
hard head health heart highest historical home host house input intended interest internal investment joint
kind language last late latest lead leader leadership learning legal level life listing little living local
long loss love main major male marketing material maximum members membership military mind monthly most music
musical name nature networks numbers official old operation orders organization organizations overall pain
parent part partner party past path performance permission place places policies power practice practices
present presentation previous pricing problems production products professional programs projects properties
property purpose purposes quality race readers reading reasons recent recommendations records registration
regular relations requirements research response responsibility right rights risk rooms safety schools season
second selection self sense separate share shares shoes side sites situation skin social sound sources
specific staff status stay stories story strong students studies study stuff subjects supply support target
tax taxes teacher teaching team teams thinking third time training treatment trip true trust turn union use
value values various vehicle very vision voice vote ways web wedding weight whole words workers works writing
young youth 6 ability academic actions actual agenda annual answers arms assets assigned attention audience
authors behalf biggest businesses capacity career careers child children choice chosen citizens claims
classroom clients clothes commitment communities concern concerns confidence consent content contribution
contributions country current customers daily daughter decision decisions destination differences dogs doors
duty efforts employees employer entire existing experiences eyes faith families fans father favourite feet
fields final findings first former fourth freedom friends future goal goals greatest guests hair hands homes
houses ideas identity immediate impact implementation importance income individual influence initial interests
job jobs kids knowledge lack land leaders legs lives marriage meaning mission money mother mouth names native
natural needs normal objectives offices operations opinion opinions origin original outstanding own owners
parents participation particular partners patients personal pets physical plans political position positions
posters potential powers preferences presence primary progress proper relation relationship relationships
relative religion religious representatives respective responses retirement role sexual skills son songs
strength success suppliers tasks teachers territory thoughts traditional understanding unique upcoming
vehicles views votes way weapons website websites work
them: 2 your 3 be free he home it my no not of see the this we you 4 a about access also an and any available
but by can could did do find first get go has have if is just like make may money more much one online only or
play should since some take than their then there they today was well what where which who will work would 5
after against all along are around as at because being better come coming during either even every for from
had here how in less live look now on once over right so something that to under understand using very via
were when while with within without yet yourself 6 according again alone anyway away back before both directly
down feel into know later off onto out through together too until up
theme: 3 to 4 and from in or that 5 by for is of was 6 manager park parks song
themes: 4 and for in 5 are from of that
themselves: 3 a is of the 4 by for that 5 and are at from have in may on or out to up were with 6 against as
into through
then: 1 of 2 and 3 are as by for from has in is more not their to up who with 4 a after all also an any at
being buy can change contact does each email every find found have her his how i if into its most my need no
on one only open our people place post print re right save see show sign so such that the these this those two
type using visit was were will work would your 5 add added another ask back be become call called check come
continue create did do either enter get give given going got had having head it just left made make play
provide read return said say send set some start stop submit taken tell use used uses what when write 6 again
applied apply asked became becomes becoming began begin came choose click clicking consider cut decide decided
finally follow followed gave gets gives go goes he hit immediately later leave let look looked maybe move
moved passed perhaps placed please press put quickly remove returned run select sent she simply started take
takes there they told took tried try turn turned we went why you
theory: 4 about as can for in on or to with 5 and has is of that was
therapy: 3 of to 4 and in or 5 for is may with 6 services
there: 0 of 1 the 2 all more not or this 3 about also an and as at by first from he if in it last like no on
one only other she such than that they to we where which with you 4 a after always another be because been
before but can does every for just never now own right since so some today when who 5 again already anyone
being came comes could currently ever had has have may needs really shall something still too until waiting
yet 6 any anything anyway appears are exist is might must remains seemed seems should was were will would
therefore: 2 of 3 in to 4 a an are is more that the will you 5 been can do does has have he it no not should
there they we 6 be
these: 0 the 2 at by for from in on or that to with 3 and as do first free good into is message out so was 4
being can comments could details financial games have high hot hotels international jobs large last may must
new non offers old posts prices rates related reviews rights search should small top type very web will would
5 additional agents are articles awards basic beautiful books businesses cards categories children cities
communications data different directions early few fine five forums forward girls great hard important include
included instruments key keywords kids kind levels listings little lyrics maps men messages movies names needs
networks notes operations opportunities other packages papers particular parts past persons photos pictures
players press publications records resources same schools services shoes shows simple six solutions special
specific states statistics students third times tips tools various vehicles videos views websites were women
workers works years young 6 accounts actions activities acts ads agencies animals applications areas artists
aspects assets attacks authors benefits boards cases cells challenges changes characteristics characters
charges circumstances claims classes codes communities companies components concepts concerns conditions
contracts costs countries courses criteria dates days decisions devices differences discussions diseases
documents drugs effects efforts elements errors estimates events examples experiences facilities factors facts
families features fields figures files films findings firms foods forces forms four functions funds goals
groups guidelines guys ideas images individuals industries institutions instructions issues items kinds
languages laws letters limits lines links lists locations machines markets materials matters measures meetings
methods models numbers objectives objects options organizations pages parameters patients patterns people
pieces places plans plants points policies popular positions practices principles problems procedures
proceedings processes products programs projects properties provisions purposes questions reasons
recommendations regions regulations relationships releases reports requests requirements responses results
rules samples sections sellers sessions settings signs sites skills songs sources species specifications specs
standards statements steps stores stories strategies structures studies subjects symptoms systems tables tags
tasks techniques technologies terms tests things thoughts three titles topics transactions trends two types
units values variables weapons wonderful words
they: 0 the to 1 and in 2 at that 3 add been each last no not please report so view who 4 act added all almost
be buy care change cost cover currently doing either end experience first form going help include now once
only open own provided read return send set support then travel visit watch write 5 accept agree allow already
also always apply ask asked beat both bought break build built call called cause changed charge considered
continued contribute create created cut deal describe develop developed die died enjoy enter even ever
expected face fall fight find follow found gain generally get go held hit hold hope just keep killed lead
learn left let like live lost love made make manage managed offered opened paid pass pay plan play present
quickly received refer respond run sat see sell sent share shared show sold sometimes sound start stay stop
suggest take talk tell too truly try turn use used usually walk wear win work wrote 6 actually affect agreed
appear are attempt became become began begin believe bring brought came can carry certainly choose claim come
consider contain continue could decide decided deliver did discover do eat entered exist expect fail failed
fear feel felt finally fit gave give got grow had happen hate have hear heard helped kept knew know lack
learned leave look looked lose may mean meet met might move moved must need needed never occur offer often
passed perform played prepare probably produce provide put reach reached really receive reflect remain
represent require returned said saw say seek seem seemed serve shall should showed simply speak spend spent
stand started still themselves think thought told took tried turned understand want wanted went were will wish
won worked would
thing: 2 the 3 a by of this 4 and at can from i if it on or out will with 5 because but for has he here in
like she since they to was when which would 6 about as called ever going happened happens is that we you
things: 2 the 3 a by i is it not of or 4 and at but first for from had here may more on people so than when
with 5 as being can change could do down get got have he in into just must off out over related she should
such they through to too we will work would you 6 about are around better come considered done go going happen
happened like right that together up went were which
think: 2 by to 3 an and as at for in not on or was with 4 a all any are back before his how i is like more one
our the their through when will your 5 if many might most much my of people should some these this those too
what would 6 about again anyone anything everyone he it its maybe she so someone tank that there they we you
thinking: 3 a for the to 4 in is on this you 5 and he it of they 6 about skills that
third: 2 to 3 is on with 4 and in or 5 of one 6 album annual base countries country day degree edition floor
generation grade largest level part parties party period person place quarter reading round season stage
straight term time week world year
this: -1 of 0 i 1 contact do have it not that the which 2 a about after all an and are at back be check
copyright during for from full go he help here home if in insurance local made make many more national only
open or other over people please privacy products public real results security shall sign some support than
then there they today top total under university use using we what with you your 3 actually additional adult
already also art as association baby bad being big body but by calendar call cd cell cheap clear common
control copy cost county current department description design development did district dog done down download
drive energy equipment even ever every exchange family fast financial first food free further general global
going good had hard high history homepage hot index info interest into island just key large learning library
light limited logo long look loss lot love low mail main major media most music must my name natural need
needs network news next nice non note now off office often old on online pages park party performance phone
play power present price print printer pro production provides quality quote rate rather recent registration
self shop shows since single size so society something still stock student tax third thought three through to
trade training two until up useful view visit water weeks well were when while white without working years yet
4 ability abstract account address administration advertisement advice again age agency agenda agent aim
allowed allows alone alternative analysis annual appears archive assessment attack authority background basic
basis battle because becomes beer before benefit bike bit block boat boy brand broad browser budget building
business buyer came camera can capacity car card cause caused causes certificate change channel character
charge chart child choice church circuit city classic clip club code comes coming committee communication
community comparison competition complex comprehensive computer conference content contribution cool could
court crazy crime critical cycle data date degree demand difficult directory disclaimer dish distribution
documentation draft dream driver drug dynamic early earth easy edition electronic email end environment
evaluation evidence excellent exclusive experience extension extra factor famous far fashion fee feed fight
figure final finding fine fiscal flag follows font format frame fun fund funding gallery gave generation gets
gift girl goes government grant great growing growth guidance guide has hearing helpful hour house huge
included includes increase individual industry initial instruction interactive interesting interface
investment journal keyword kit knowledge label lady land language last late later latest law layer level
license life limit line literature little looks machine magazine map market marriage match may medium member
menu ministry mission mode modern money motion move movement much multi nature new night number offer once
order out painting panel partnership patent path patient permission pic plan plant platform player policy poor
popular population port possible potential practice press profile proposed protein purchase race range rare
rating ratio reality really recording reference request requires research resort response responsibility right
ring risk road room round same sample scale schedule school score search second selection sequence server set
setup sheet ship shirt short shot should show side skin small software solution sound source special specific
speech standard state station straight string structure style sub success summary system table takes talk tape
target team technology term test text together too tour tournament town track treatment tree trial true truth
understanding upcoming update users value version very video virus vision wallpaper war warning warranty will
wine word works writer writing young yourself zone 5 act action activity agreement amazing amendment amount
ancient answer appeal application argument artist award band beautiful bill board box brief bug bulletin
button calculator campaign century challenge claim class collection combination command commitment company
component concept concern condition configuration conflict connection constitutes contest contract database
day deal debate decision definition device difference direction disc discussion disease division does domain
effect effort election element entire error exact example exercise expression facility fact fall feeling field
file film formula framework function game gene genre gives group happened highly historic holiday idea image
important indicates information institution instrument interview investigation is job kid lack leads leaves
legislation lens letter link list listing location mailing makes man manual manufacturer means measure
medicine meeting message might model module nation newsletter node notice novel object objective one operation
opinion organization package pair parameter part past patch pattern permit person perspective phase photo
picture place planet poll portion position poster powerful presentation process program programme property
protocol province quarter query record region regulation relationship release report resolution resource
restaurant role route row scene scheme screen script sector seems sense series service session setting simple
sort sounds space species spot spring statement step store strategy stuff subject submission survey symbol tag
template theme theory thing time tip tool toy transaction transition trip type unique unit user variable
vehicle volume was web whole window winter woman work workshop world would 6 album approach area article
auction author blog book case category chapter column comment context country course document entry episode
evening event feature form forum goal guy happen happens helps hotel icon initiative instance issue item kind
manner material matter mean merchant method moment month morning movie opportunity option page paper paragraph
particular period piece point post posting problem procedure product project proposal provision publication
purpose question reason recipe requirement respect result review rule season section seller site situation
song stage story study summer task thread title topic way weblog website week weekend wonderful year
thomas: 2 of 3 is the 4 and was
those: 0 the 1 and 2 to 3 as for you 4 at books comments first from games great he links made most new not on
over results set they very we where within 5 activities applications are being big children conditions
currently customers early events features files found four groups in items kids little long members men of old
other pages pictures points products programs projects provided records related required requirements
resources rights services special states systems taking terms that three under used users using were which
with without women years 6 actions affected already areas around aspects assets associated available cases
changes circumstances companies concerned costs countries days decisions described documents elements
employees factors few functions funds goals guys ideas individuals interested involved issues kinds laws lines
listed living looking matters needs numbers obtained offered organizations outside parts patients people
persons places present problems provisions questions rare receiving relating reported responsible rules same
sections seeking shown sites skills specified standards students things times two types values who whom whose
words working
though: 2 of to 3 and for in is with 4 a all an as at i if one our your 5 his its most my no not only that the
their these this you 6 he it many she some there they we
thought: 3 a by in on 4 and as at for i is my or the 5 of so there this to were would 6 about he it maybe out
possible process processes she that they was we you
thoughts: 3 for to 4 from in of or that 5 and are were 6 about on with
thousands: 3 and 4 in 5 more on 6 of
thread: 2 and of to 3 for in on or that was 4 about has is with 5 view 6 count lists safe views
threads: 3 to 4 and in of on that 5 are by 6 started
three: 2 for is on 3 and at in to 4 are business full items more new of out were 5 additional books companies
day games girls great important issues large members most or other others pages people per possible questions
sites small states women year young 6 areas basic bedroom brothers card cases categories children classes
components copies countries courses days different dimensions elements factors feet goals groups hour hours
inches key kinds letters levels lines main major men methods miles million minutes month months nights options
parts percent persons pieces points primary reasons seconds sections separate sets steps straight things times
types ways weeks words years
through: 1 of 2 for from in 3 and as at more new no on online or so that us you 4 community email high it me
most one other out personal public time to use what with 5 a all an another any better both college different
each early education effective either every four him life local many my regular research some space such them
these this those three training two your 6 blogs direct faith her his improved increased its multiple our
several the their thousands various which
throughout: 2 and 3 a 5 all most my our this your 6 his history its the their
thursday: 3 and in of to 4 from that 5 at 6 evening morning night
thus: 3 in is to 4 a are have it not the 5 be can they we 6 creating far giving increasing making providing
ticket: 3 in 4 and is to 5 for information 6 price prices sales
tickets: 3 in that 4 and at from may on or to will 5 are for online 6 available together
tim: 3 and
time: 2 about all be have more not our up your 3 a an are back can could did do from his home i if information
into just like may must my next no one online over set sex such the then these this under use were which would
4 and as at available because but by coming course data does domain due each every had has here high in is it
last left line looking low making management necessary of on only or out per point points reading shall should
so staff study systems than that there though through today too travel using value was where while will with
within work working 5 after again allowed anal around away before being between buyer came comes commitment
delivery difference doing during employee employment ever faculty fee finding for getting he job jobs later
machine magazine needed off offer playing position positions prior quotes required round schedule share she
since someone soon specified step student students taken talking they thinking to together traffic trying
until we went without workers you 6 ago basis buyers clock constant delay employees equivalent frame frames
goes limit limits now period periods scale searching series slot spent tracking visitor when zone
times: 3 be by can from is or the this to will your 4 a and at but do for have he in it its may now of on out
so than that they we were with you 5 article as better each like more over reports while 6 are before daily
during faster greater higher larger longer per reported since throughout when
tip: 3 and the 4 for is on to 5 of
tips: 2 of 3 in or 4 about are that to with 5 and for from on
title: 3 are as at by from in on search that will with you 4 also for is of only or to was 5 and below index
insurance page 6 bar role track usually
titles: 4 and for new of that to with 5 at by from in on only 6 are available below
tits: 3 in 4 and 6 ass big blow boobs breast fat free hot huge mature milf round sex teen tits young
to: -1 i of 0 are can for from he if is to was will with 1 after and at available because books but by case
categories county details directory down ebay following games hotels in items links movie north on out
pictures prices rights there too up used windows without years 2 about abstract activities advertising again
al album already also analysis annual application area art assessment audio author authors baby bank beach
beautiful before below benefits best between big bill black blue board body brown cable car career cases
category cell central city classic click code com coming comments commission committee communication company
condition conditions conference copyright costs country course culture daily database de debt degree delivery
development discussion distribution east easy engineering english entertainment equipment error event events
executive facilities fax files florida found free gallery game gas gay general girls god going gold golf goods
google green group guides hardware here history holiday hot hotel images important india insurance internet
jobs kind known language latest library limited line linux listing little loan location locations looking
machine mail maintenance management manufacturer march marketing material materials media member memory
message messages metal minimum money month movies net news newsletter night no northern not now number off
office once online operations or orders otherwise overall overview owners pages paper part parts past payment
performance person phone photo picture players poker policy possible posts price privacy problem processing
product products profile programs protection published quite range records red related requirements resource
resources results road room rules said sales same science security selection server services sex shipping site
so software south sports star states statistics status still storage stories story street subject summer
system systems team technology term then thread title under university user values vehicle very video volume
web website well west western when white who whole wide wireless within word words world worldwide year yet 3
above academic account action actions active adding additional administrative adult advanced affordable age
agencies agriculture air airport alternative always ancient animal animals anonymous anti applicable
applications archive areas arm arms around article articles artists as auction authorized auto average back
bad bag banks bar basic beginning biological birth blog blood bond branch brand breaking breast brief budget
bug building buildings business buyer calling calls campaign cancer cap capacity capital cash chair chance
channel chapter charges chart charts cheap chemical child church circumstances cities claims class classes
classical classroom client clinical coast coffee cold college command commercial common communities community
companies comparison compensation competition competitive complex compliance computer computers con concern
concerns conservation construction consumer continued continuous contracts core corporate cost countries
credit crime critical cruise cultural cum current custom customer cycle dark data day decision deep default
desktop destination detailed developers diet digital disability disabled discount disease distance documents
doing door driving drug drugs duty early eating economic edge editors education educational effective
electrical electronic email emergency employee employment energy enterprise entry equity errors established
even ever evidence exact exactly excellent experts extensive extreme eye factor faculty fair faith false
family fans far farm fashion fast federal feedback female field film final financial fine first fishing fixed
flash food foot forest format former forum fourth frequently fresh front funding future gender generation
global good government grade great groups growing growth half hard hardcore health healthcare healthy heart
highest highly historic historical homes hop hope house housing how ice illegal image immediate impact
implementation income increases independent index industrial industry information initial input inspection
installation institute institutions interest interested interface internal international inventory investment
iron issues it item jazz job joint just key kids knowledge labour larger later law leading learning leaving
left legal less level levels liability license like list literature living long loss lots lowest major male
man manufacturers manufacturing map markets marriage mass matter matters mature maximum medical meeting
meetings members membership men mental menu middle military minister minor mirror missing mobile model
monitoring more most motor moving much multi music name national native natural nature near need negative
network never new next none nothing nuclear nursing object objects offering official oil old older only
opening operating oral organic organizations original output outside over own package page pain pair pan
parent park participation particular parties partner party patch patent patient peak perfect performing
permanent personal personnel phase piece pilot places planning plants playing please political politics pool
popular population port position positive posting power practical premium press pressure previously primary
prior private pro problems production professional professionals program programming project projects proper
property protein providers public publication pure quality questions quote radio random rape reading real
reason reasonable recent recovery reduced reference regional registered registration regular regulation
regulatory relief religion reporting reports research residential restaurants result retail retirement reviews
right ring rock root round row running safe safety sample samples saving schools scientific screen seat
section sections seem selling sending senior sense service setting shared sharing shell shopping shops short
shower side significant similar simple single sites size ski skin slightly small smoking snow social society
soft soil songs source sources southern space special species specified speech spring square staff stage
standard standards standing starting state stock storm strategic stream strength string strong structure
student stuff sub suggestions suppliers surface surgery survey table tag taking talking task tax teacher
teachers technical telephone television temperature temporary terms testing text that therapy things thinking
time today total totally tour traffic training transportation treatment trip trouble true truth trying type
upper urban useful using value version visiting visitors visual voice wall want watching water wave weather
websites weight wet where why width wild wildlife wind winning wire women workers writing young youth 4 a
abuse actual adults agricultural aim alcohol alert all almost an anything anywhere approach appropriate
approval approximately associate audit availability award backup base battle becoming being better book both
bottom bridge browse businesses buyers buying camp campus candidates care cast changes changing chat checkout
children citizens civil clearly clients climate co coach comfort completely conflict consent contact
contemporary content contents contest continuing contract cool court creating criminal cross customers damage
dance date demand democracy design detail developing differences different dinner direct directly disk
document domestic double doubt downtown draft dream dress earlier earth effect eligible employees empty end
environmental equal every everything exchange execution experience external failure families feature fighting
file filter finally finance finding fire fish five flight flow forecast foreign formal forward four frame
freedom friend friends fuel full function getting giving graduate greater ground guess guests guide hand
having head hearing heat heavy high higher home hospital human hundreds immediately improved increased
increasing individual injury interview issue itself justice keeping label lack land large last late lawyers
life light link local lodge log login love low lunch luxury making managing many mark market master mean
medium mid milk millions mind mine mix modern mount mouth multiple navigation nearby nearly newest nine noise
non normal note notice one order other pack paragraph parents participants patients peace people physical
pieces pin place plan plant plug point police polls poor pop potential preview previous print process profit
progress qualified query question race rain rank re readers reality really rear receiving release relevant
religious remote reply report requests resort respect revision risk route rule rural scale schedule school
score sea search second secondary selected self serious serving seven several sexual shop sign signal
significantly simply six skip slide smaller some something sound spam specific specifically speed sponsor spot
spy step store students success successful such sum supporting tape target teaching ten themselves third this
thousands three tip town trade traditional transition transport travel trial truly trust twenty two
understanding us users various viewing violence war warm waste webmaster welcome what whatever whether which
wish working you yours yourself zoom 5 access act actually add address advance advertise affect agree aid
another any anyone appeal attack attempt automatically balance basket bear bed benefit bid block blow bookmark
boot buy call cart cause certain challenge charge check claim clean clear close comment complete consumers
contain control cook copy correct count counter cover cut death debate delay delete die display download drink
drive drop dry each easily edit eight either everyone exercise exist existing exit export express face fail
fall fear feed feel figure fly focus force forget form fuck fully fund further grant guarantee guard hate have
heaven hell help helping her him himself hire his hit homepage host import include individuals influence
insert its join judge jump lead let limit live lock lower main match me miss my myself open others our paint
permit persons post practice present properly providing quickly rate read recommend record reform register
remember rent repair request require reserve residents rest resume return review ride rise roll save secure
seeing select send separate set setup shape ship show slow someone sort split spread stand stick stress study
submit subscribe suck suggest supply support switch test thank the their them these think those top topic
topics touch track train transfer update upgrade vary view visit volunteer wonder your zero 6 accept achieve
allow answer appear apply ask assist assume attend avoid be beat become begin believe break bring build cancel
carry cars catch change choose come compare conduct confirm connect consider continue contribute create deal
decide define deliver describe determine develop discover discuss do draw earn eat enable encourage enhance
enjoy enlarge ensure enter establish estimate expand expect explain explore fight fill find finish fit fix
follow gain get give go grow handle happen hear hide hold identify implement improve increase indicate install
keep kill know launch learn leave listen load look lose maintain make manage measure meet modify monitor move
notify obtain occur offer participate pass pay perform pick play prepare prevent produce promote protect
provide purchase push put raise reach receive reduce refer reflect remain remove replace represent respond run
say see seek sell serve share sleep speak spend start stay stop take talk tell try turn understand use vote
wait walk watch wear whom win work write
today: 1 of 2 a the you 3 from have if in it on or 4 about after and are as but by for has is so that there to
was we when will with 5 at because than 6 announced
together: 2 of 3 are is that the this 4 a all an from or 5 and as at by for in like on over so some they
through to under we when 6 again into with
told: 3 of 4 a in it this to 5 about by he how the they what 6 her him his me my that them us you
toll: 5 on 6 free
tom: 3 is 4 and
tomorrow: 4 and for is to 5 at 6 morning night
tonight: 3 to 4 and in 5 at
tony: 3 and
too: 1 the 2 and for in 3 are if is that 4 am but can has have was will would 6 bad big broad close cold
complex cool dark deep difficult early easily easy far fast few funny good great happy hard heavy high hot
important large late little long low many much often old quickly short slow small soon strong sure well wide
young
took: 3 for in 4 all from home more that to you 5 about an into its no on one our so the this time us 6 a
advantage another away care control effect her him his hold it me my note off office out over part pictures
place several some their them three two up
tool: 3 of on 4 and from has in or with you 5 can is set to used which will 6 bar block box built designed for
kit that
tools: 2 is 3 as at from have in of on or with 4 and can they to which will you 5 are available for like such
that used 6 menu necessary needed
top: 0 the 2 for in is it that to 3 and news or page search up web with 4 business class line local management
national off online real results two 5 box companies down downloads end four half images of players position
right sites speed stories surface three travel 6 boxes brand brands dollar edge experts five floor layer left
level priority publications quality rated resorts secret sellers selling spot ten
topic: 3 at for from on to with 4 about and in of or that was will you 5 forum has is next posted text title 6
actions areas name views
topics: 3 to with 4 and as at for of on or will 5 are from like that 6 covered in include including read
related such
toronto: 3 to 4 and
total: 2 and in to 3 all for is 4 order page there time 5 body current downloads forum market net of points
posts power price project return sales size 6 amount annual area assets budget capacity control cost costs
employment energy entries funding income investment lack length loss number operating population ratings
results revenue score value volume weight
totally: 5 new 6 agree different free
touch: 3 a 4 and that the to you your 5 it my of on 6 me screen with
tour: 2 the 3 and for to 4 at in is was will with 5 info of through 6 dates de guide operator packages
tourism: 4 and in 6 industry
tournament: 3 and of 4 in is 5 or 6 poker
tours: 4 and for in of to 5 are
toward: 4 that this 5 a an your 6 her him his me the their
towards: 4 it that this you 5 a an more my our your 6 her him his its me the their them
tower: 4 and in is of
town: 3 as at to 4 and for in is on that with 5 has of or was 6 called centre hall house where
toy: 3 and 4 for in 6 store
toys: 2 to 3 in that 4 and are by for from
track: 2 a 3 all at for in it or that the this to 4 an and from is on was with 5 of your 6 down listing
listings pricing record stocks
tracking: 3 the 4 of 5 and information 6 down number software system
tracks: 3 the 4 and by for in of to with 5 are on that 6 from
trade: 2 to 3 as for of on 4 and in is or with 5 name off policy 6 agreement association between fair leads
mark names paper paperback relations secret show shows union
trademark: 4 and 5 or 6 lawyers of
trademarks: 5 in 6 and are of or used
trading: 3 and is of 4 at in on or with 5 as 6 card cards community company data day name partner partners
purposes system systems
traditional: 4 and 5 all 6 knowledge media methods music style values way
traffic: 2 of 4 and at for in or that to was will with 5 from is on 6 analysis between conditions control flow
light lights management patterns safety signal statistics
trail: 3 to 4 and in is of that
train: 3 a of the 4 and for in is on or to with 5 at from was your 6 ride station stations them
training: 1 the 2 a 3 are by from of that you 4 as at can has is on or school should system to was will with 5
and data details for in schools services set 6 activities camp centre classes course courses facilities
facility materials needs opportunities program programme programs provided providers requirements session
sessions
transaction: 3 of 4 and for in that to 5 is or was will with 6 costs processing
transactions: 3 of 4 and for to 5 in on that with 6 are between
transfer: 3 a by for in the 4 and is it 5 from of or them to your 6 between credit data files function funds
rate rates students
transit: 3 and 4 to 6 system time times
transition: 4 and in of 5 is to 6 between effects from into period
translation: 3 to 4 and by for in 5 from is of 6 glossary into service services
transmission: 4 and in to with 5 is of or 6 line lines rate system
transport: 2 the 3 for to 4 and in is of 6 infrastructure layer protocol services system systems
transportation: 3 in 4 and for is of to 6 costs needs planning services system systems
travel: 1 a the 2 for 3 and at by from in is on or site with 4 between books company directory links related
services to 5 around experience industry information needs options through time times 6 agencies agency agent
agents costs dates deals expenses guide guides insurance offers package packages photos plans providers right
sites tips valid
treated: 3 the 4 and 5 at for in to 6 as by like me patients with
treatment: 3 to 4 and are as at by can from has in on that will 5 for group is may or services should system
was with 6 facilities facility groups of options plan plant plants process program programs systems works
tree: 3 to 4 and at for in of on or that was with 5 is 6 species structure view
trees: 4 for of to 5 and in on or that with 6 are were
trends: 4 for of 5 and are that 6 in
trial: 3 to 4 and at by for in is of on or that will with 5 was 6 button court download judge membership
period subscription version
tried: 4 a all and by for in not on that the with 5 this 6 again everything it out them to using
trip: 3 of 4 and for in is on or that will you 5 from was with 6 back down ideas planning through to
trouble: 4 and for in of to 5 at free is 6 finding getting with
truck: 3 in to 4 and is with 5 or 6 driver drivers parts rental
true: 3 at with 4 and as but in of or to 5 for that when 6 identity if incest love meaning nature stories
story value voyeur
truly: 3 the 5 a an are be is 6 amazing believe great unique
trust: 3 a of the to 4 and for is or us with your 5 in that you 6 account company fund funds him me them
truth: 4 as in or to 5 and of that 6 about behind is
try: 3 at for on with 4 a an more new not that the their us your 5 and my one some them these this 6 again
another hard it looking our out searching something to using
trying: 2 the 3 a for 4 it not 6 hard out to
tuesday: 3 and in of to 4 that 5 at through 6 evening morning night
turkey: 3 and in to 4 is
turn: 3 and for that 4 a at from in is of the this will you 5 his it me my our their to your 6 around away
back down into left maps off on out over right them up
turned: 4 a and from the 5 in it my to 6 around away back down her his into me off on out over their up
twenty: 5 or 6 five minutes one percent years
twin: 6 sister
two: 2 as by for is on that with 3 about and at can first free from have in to top will 4 are before best
black business data day general good had high items local long more non of old out part per products special
standard story students such way were working 5 articles big books cards cars categories cities computers
conditions events extra files friends full games girls great hour images important issues key kids large
little members models most new numbers or organizations other others pages patients possible previous problems
programs projects questions recent rooms schools short simple single sites small states stories studies
systems terms times together values very week women year 6 additional adults albums areas aspects basic
bedroom boys broad brothers candidates cases characters children classes companies components copies countries
courses days different dimensions dogs double elements examples factors families feet fields films former
forms functions goals groups guys hands hours inches independent individuals kinds languages largest letters
levels lines locations main major meetings men methods miles million minutes months nations nights objects
options parameters parties parts people percent periods persons pieces places players points positions primary
principal processes reasons regions runs seconds sections separate sessions sets sizes songs sources species
steps tables teams things tracks types units variables versions ways weeks words years young
type: 2 a by on the this to you 3 and are as can for from has information it that was with 4 in is name or
system your 6 of stars
types: 3 for is or to with 4 and can in that 5 are 6 accepted of
typical: 4 for 5 of 6 day example
ultimate: 5 in 6 goal source
ultra: 6 high
unable: 5 or 6 to
under: 1 and 3 all it new or 4 copyright general high law no other our some state that them two what your 5 a
an another article both cover current each either five her him his international its management my one study
such test their these those three title water 6 age any applicable attack certain chapter circumstances
conditions consideration constant construction contract control development different discussion existing
federal fire heavy investigation license normal paragraph pressure review section sections stress sub the this
various warranty way which
understand: 4 a about all if is more or you 5 and his its me my our some the this your 6 each how it that
their them these what where why
understanding: 3 for to 4 in is on the with 5 about and what 6 between how of that
union: 2 to 3 and for in is on 4 as of or will with 6 address leaders members movement
unique: 3 for 4 as in to 5 and name products 6 ability approach challenges characteristics combination design
experience feature features gift gifts id needs opportunity perspective position set solution style technology
things visitors way
unit: 4 and are as at can for from in may on or that to which with 5 has is of price was will 6 cost costs
shall tests
united: 1 to 2 for in with 6 kingdom states
units: 3 by 4 and as for from is on or to 5 at can have in may of that which will with 6 are per were within
universal: 3 and 6 access service
universe: 4 and in of 5 is
university: 1 for to 2 and are in is on that with 3 has home of or was 4 at community education research where
5 level offers students 6 campus degree
unix: 4 and 6 systems
unknown: 3 and in 4 or to 6 function protein
unless: 2 of 3 and 4 a all that this 5 an one other the your 6 he it noted otherwise she someone specifically
specified stated such there they we you
unlimited: 6 access home number
until: 3 i 4 a an at our that this 5 about all check her its just last my one some the their there well your 6
after early further golden he his it late later mid next now recently she sold someone such then they today
tomorrow we you
up: 2 are it not other we which you 3 back but company data date first free if information is last local many
more most new of online only out people service services such that then time top was what will work 4 about
above access all an and any as because between big by comments each even fast from going high internet just
less like looking making much near next north off once one or our over period process right several shop short
since so something space study the these this those three two under using very well where while within without
5 a ads after almost along another around at before being call close connection costs doing during early
enough every everything fee fees for getting having her here his hope in inside into its late later menu my on
pretty previous pussy quite some soon their there through together too when window windows yet your 6 again
against behind bonus front now onto quickly to today until with
upcoming: 6 events releases this year
update: 3 a and in is of you 4 any from information it or the this to will 5 for me my on our their 6 branch
details listing project your
updated: 2 the 3 and for in 4 as by from one to with 5 at information when 6 daily every on version weekly
updates: 3 the 4 and by in of or 5 about are for from to with 6 on pricing provided via
upgrade: 3 and of the 4 for is or 5 from my to 6 account license package plan their your
upon: 3 and for in to 4 all as one or that you 5 a an another by each how it my our research some the these
this us what your 6 any application approval her him himself his its me payment receiving request such their
them themselves those which whom written
upper: 4 and or 5 with 6 arm body bound case class division end hand left level limit part right
ups: 3 for in of to 4 are 5 and
urban: 4 and 6 area areas design development environment growth planning
us: 2 also be but free has he his home is it no not of one only page site than the their they this was which
you 3 a after and any are around by can contact could do during email even every find first get go had have in
just like live more news on online or our over privacy right see should show then there think up very we well
were where will would 4 about again all an as away back because before believe better both build down for from
help here hope if into keep look make now off out regarding say so some something take that through tips to
together too using when who why with within your 5 assume at consider directly feel how immediately today
understand via what 6 feedback improve know toll
usage: 4 and by for in 5 information is of 6 terms
use: 2 free from new search you 3 all are at but can email has high if information international many may more
most online other over should than to up was web what which will would 4 an and another as by case computers
data every for her his in is its less my non on one or policy public software something special standard such
technology that those today tools two under while with within 5 a against among any appropriate both cases
different drugs during either existing force interface it multiple near our planning privacy some tax the
their these this throughout tool whatever when without your 6 holidays keywords of only permit them
used: 1 of 3 all an and any are but from is its more my one our so that the two was 4 a after at because
before book computer her his if it now or over price since some their these this today up were where 5 auto
both directly either electronics equipment here music oil on once them when with within 6 against alone as
books by car cars copies during first for in instead items merchandise only throughout to together under
vehicle vehicles without
useful: 4 and or 5 as in than to 6 features for guide if information life links resource resources sites tips
tool tools way when
user: 1 the 2 a as for in 3 and at of on that with you 4 could from information is may online or review should
support to will would 5 access can community data does feedback group guide has id info level login must needs
requirements space via who 6 account accounts agent agents agreement base comments contributions defined
experience fees friendly groups input interface license lists manual mode name names opinion opinions
preferences profile profiles rating ratings recommendations registration reviews says studies talk wants
username: 4 is you 5 and or 6 password
users: 2 a the 3 by for is 4 and as at do from in like of on or that would 5 access could find have list may
must need only per say to were what will with 6 active agree are can ever found gallery mailing online profile
save should who
uses: 4 all and are as in or that to your 5 for it of one only the them these this 6 a an frames her his its
material two
using: 2 and for in is to 3 as free more new or that up 4 all information just local other public real
software state those 5 another any computer computers data her high his it its my natural non one only several
simple some such technology the their this three two your 6 a an appropriate both default different drugs
either existing keywords modern multiple our standard tag them these traditional various
usually: 2 of to 3 by for from on the this 4 a an are at in is more one with 5 available be find get go has
have just made not only use used very 6 associated called do does done found means offered ship ships take
takes within
utah: 3 and
utilities: 3 in to 4 and for that 5 are
utility: 4 and in is of to 5 for that 6 companies function vehicle vehicles
vacation: 3 and for to 4 at in or with 5 time 6 home homes package packages rental rentals
valid: 3 on 4 and as if in or 5 for from 6 credit email only reason stream until
valley: 2 to 3 and of
value: 2 the 3 are by it not with you 4 and as at can has if in into may on or our over system than that
through to was when which will your 5 based between for from is must per should 6 added chain of returned
values: 2 the 4 at by have is or to with 5 and as can for from in into may of on that which will 6 are between
were
van: 3 and 6 de der
vancouver: 3 to 4 and
var: 5 i
variable: 3 of 4 and for or to with 5 in is that 6 length name names rate references speed
variables: 4 for is of to 5 and as can from in that with 6 are should such were
variety: 2 to 3 and in is 6 of
various: 5 people services states 6 activities agencies applications areas artists aspects categories
components countries departments different elements factors fields forms groups issues kinds levels locations
media methods options other parts places points positions programs projects reasons references regions
sections sites sizes sources species things times topics types ways
vary: 3 and 4 the 5 in 6 according based between by depending from significantly slightly with
vegas: 3 and is to 5 online 6 casino entertainment hotel poker
vehicle: 3 of 4 and at from in on that to will with you 5 for has is or was 6 hire registration
vehicles: 3 of 4 at for in on or to 5 and are from that will with 6 were
vendor: 3 and of to 4 for in 5 has
version: 2 to 3 and as at can for from in on or that you 4 by email has information is may only was which will
with 5 available control includes 6 number numbers of
versions: 3 in to 4 and for 6 are available of
very: 3 new time 4 day general next people top 5 end fact fun great idea involved last many natural open
personal professional recent thing true 6 accurate active affordable aware bad basic beautiful beginning best
big brief broad cheap clean clear clearly close cold common competitive complex comprehensive concerned cool
creative critical dark deep detailed different difficult dry early easily easy effective efficient experienced
extensive far fast few fine first friendly funny good happy hard healthy heart heavy helpful high highly hot
important interested interesting kind large late latest least light likely limited little long low minor
moment much nature near nearly nice often old own poor popular positive powerful practical pretty quick
quickly rare real reason reasonable recently reliable rich safe same serious sexy sharp short significant
similar simple slow small smart soft solid soon sorry special specific strong successful sweet unique useful
very warm welcome well wide wrong young
via: 4 this 5 a an internet its the their your 6 email fax mail our paypal phone satellite telephone
viagra: 3 and in 4 for on 6 alternative buy cheap discount generic online order price sale viagra
vice: 6 chairman city president
victoria: 4 and
video: 2 by in that to 3 at for from is of or services was will with 4 and code on online out post video 5
anal black cable cards conference content equipment file film format free gallery hard movie quality review
store teen visit 6 amateur camera cameras card chat clip clips codes converter de download downloads feeds
files game games gay gratis input output player poker porn porno preview production recording sample samples
sex signal stream tape xxx
videos: 3 for in of or that to with 4 and are at from on 5 sex 6 clips de free gay gratis porno xxx
view: 2 at by for in with 3 a an and any as email free information is list next on online only or some to was
4 additional comments credit from hotel it items large last map most my of other over photo previous product
results reviews shopping similar that the their them these this training user view your 5 adult all complete
cover detail details entry front image member menu more our posts sample store 6 availability basket cart
classifieds currency ending full graphic larger latest mirror offer original photos profile raw revision
seller shipping sub tickets topic users
viewed: 3 and the 5 by from in on this 6 as at pages using with
viewing: 4 a and in of on with 5 at the 6 experience messages options our profile this
views: 2 the 3 for in to 4 and as or that with 5 about are from of were 6 across expressed on over per since
village: 3 to 4 and at in is on was with 5 of
vintage: 3 and 6 bondage
violence: 3 of 4 on to 5 and as in is or that 6 against prevention
virgin: 6 teen
virginia: 2 to 3 and in is 6 schools
virtual: 6 casino int machine memory private reality server tour tours void world
virus: 3 to 4 and from in or 5 has is that was 6 found protection removal software type
visa: 3 and 4 for to 5 or 6 application card requirements
vision: 3 in 4 and that to was 5 for is of
visit: 2 for of 3 a and at by in is it on or you 4 from his me one other with your 5 her here him my shop some
the their them these this to us was website 6 again also official our poster posters
visiting: 4 a and 5 the this your 6 my our
visitor: 3 and 4 to 6 information number
visitors: 3 a for of 4 and in on with 5 are can from have to will 6 per since who
visual: 4 and 5 information system 6 aids art artists arts basic design effects equipment field images impact
inspection studio
voice: 4 as for from in is on or that to 5 and of services their was 6 chat heard mail over quality
recognition vote
void: 2 the 3 and in of 6 main
volume: 3 for on to 4 and in is or was 5 of set 6 control encyclopedia
volunteer: 3 and 4 in to 5 at for 6 opportunities work
vote: 4 and as by is of or this to with 5 at now was will 6 against for in on yet
votes: 3 and of 4 in on that to 5 are for 6 cast were
voyeur: 5 free 6 beach cam girls photos pics pictures project public sex spy teen voyeur web
wait: 4 and at in on 5 a time to 6 for until while
waiting: 3 a and 4 in 5 at on to 6 for list lists period room time times until
wales: 4 and in is
walk: 3 a for of the 4 and by you 5 in on or to with 6 across along around away back down from into out over
through up
walking: 3 the 4 and to 5 in on or with 6 along around away distance down into out shoes through tour up
wall: 3 for on to 4 and at in is of or that was with 6 art clock mount
wallpaper: 4 and for
want: 2 of 3 all and as at for in is on or with 4 a an from one our out that the these this 5 any her more my
people some their us you your 6 anyone anything everyone him it me someone something them to today
wanted: 3 and by in the this 4 a an for us you 5 it more was 6 her him me something them to
wants: 3 and 4 the 5 a it more you 6 me them to us
war: 1 the 3 are at by for of to 4 and as has is or over that will would 5 in on was with years 6 against
between effort movement zone
warm: 3 the to 4 in 5 and 6 air up water weather welcome
warning: 3 and for in is of on to 4 that 5 about 6 message signs system
warranty: 4 and for of that 5 is on or 6 against details either given period type
wars: 3 of 4 and in
was: 1 and or you 2 by home new of they 3 after any best big black building but come following for free from
gay had how into it its large light me next non old our subject this through two way where white why with your
4 above against all around as at available away back before below between both certain co common complete
currently different down during effective evidence fair fast five four friendly full half he her here high hot
huge in inside leading long low more most my none normal now off on open operating out outside popular
president quick re read real related second setting seven she short simple six small some someone sort
sponsored such teaching ten that the their three time to unknown until up upon useful using what when whether
within without yet 5 a about accurate active affected again alone among an another anything appropriate
associated attached authorized automatically bad based beautiful because beginning behind better beyond bought
calling cast classified clean close cold compared connected consistent continued cool correct crazy critical
cut dark dedicated defined designated directly displayed easier easily easy eating eight either empty enough
especially essential even ever extended far featured fighting fine first fixed frequently fully fun further
giving good great greater hard having helpful helping higher highly his hit hosted illegal important included
increased integrated joined kind late led left less like likely limited linked listed little living located
lower maintained making met mixed modified moving much near often one only outstanding over owned part perfect
perhaps planning poor positive possible posted present properly proposed provided pure quickly rated rather
reading reasonable receiving recommended registered required returned reviewed revised right run safe said
searching seeing seeking selling serious served serving set showing significant similar slow sometimes soon
sorry specifically specified split starting stated strong supplied sure then there therefore thought thus
tried true twenty under updated usually viewed visiting warm well won writing yesterday young 6 able
absolutely accepted actually added adopted agreed allowed almost already also always amazing announced applied
approved approximately asked assigned aware becoming being born bound broken brought built called carried
caused certainly changed charged chosen clear clearly closed collected coming committed completed completely
concerned conducted considered covered created dead decided delivered described designed determined developed
difficult directed discussed distributed doing done driving due edited entered established estimated exactly
excellent expected expressed extremely feeling felt filed filled finally finished followed forced found funny
generally generated getting given going gone growing happy heard held holding identified immediately indeed
informed installed intended interested interesting introduced involved issued just kept killed known last
later leaving looking lost made married mentioned missing mostly moved named nearly necessary needed neither
never nice no not noted nothing observed obtained offered once opened ordered originally paid particularly
passed performed placed planned played playing prepared presented pretty previously printed probably produced
published purchased put quite raised reached ready really received recently recorded reduced referred released
removed reported requested responsible running saying scheduled seen selected sent shot shown signed
significantly simply slightly so sold something speaking spent standing started still submitted successful
sufficient suggested supported taken taking talking tested thinking told too totally treated truly trying
turned unable used very waiting walking watching wonderful working worth written wrong
washington: 3 and at for in is on to 4 has was 5 area business hotels state 6 breaking industry
waste: 2 the 3 a to 4 and in is or that 5 from my of your 6 collection management materials products reduction
stream time treatment water
watch: 2 to 3 and in that 4 a all as for free from is my on the their this what with you 5 her it me some your
6 him list movies out over them
watches: 2 the 3 and
watching: 4 and for 5 a it my the this you your 6 her him his me movies over television them
water: 1 a the 2 of 3 are by 4 as at can for has in is may on or out over service that to used was when which
will with would 5 and before body content from into line park per right rights source through until use 6
bondage column conservation damage depth distribution filter flow level levels management mark pressure
quality resource resources samples sources sports storage supplies supply surface system systems table tank
temperature treatment
wave: 4 and in is 5 of 6 function
way: 3 a about all and are at be by can i if my on our the this was will 4 but from home in is more or so than
there these when which with would your 5 again along as because before better between for he it of off over
past people she since street up we without you 6 across ahead around back beyond communication connected down
forward into modified out possible radio round that they things through to too toward towards
ways: 3 a by the 4 and are as for it with 5 in of they we which you 6 than that to
we: 0 and the 1 in to 2 as at been contact here next not search so who 3 address be buy check design each link
no open own place post re review store too travel view 4 act add added built care change changed charge
compare cover cut drive end ensure enter even experience fall first head held help improve include like list
note now once only play rate read remember report reported request return said send set stay stock study
supply support tell test then thus update value visit watch win wrote 5 achieve actually agree agreed all
allow already also always apply approach asked attempt became become both bring brought build call called
certainly choose come compared conducted considered continued create created currently deal determine
determined develop developed die discover doing draw ended enjoy ever expected explain explore face fail fight
finally find finished focus follow generally get give go going grow guarantee handle hate hit hold identified
identify intended introduced just keep kept learn leave left let listen lost love made maintain manage managed
may mean measure meet mentioned miss never noted obtained often opened paid pass passed pay perform performed
pick plan prepare probably produce protect put reach received remain represent require returned reviewed run
sat see seem sell sent share shared ship show showed simply sometimes start still stop subscribe take talk
talking tested thank told truly trust turn turned use used usually wait walk welcome won work worked write 6
accept aim are ask assume began begin believe bought came can carry consider continue could decide decided
define deliver describe did discuss discussed do eat encourage entered estimate expect feel felt forget found
gave got had have hear heard hope knew know learned live look looked lose make met might move moved must need
needed observed obtain offer played present provide reached really receive recommend refer reserve saw say
seek serve shall should speak spend spent stand started suggest think thought took tried try understand want
wanted went were will wish would
weapons: 4 in to 5 and are of or that 6 program systems were
wear: 3 in 4 for the this to 5 a and it my on their your 6 out them
weather: 2 the to 3 by for in 4 and has is or 5 information report was 6 conditions data forecast history
patterns reports station stations
web: 1 in to 2 and by from is of or that with 3 at for free web 4 events form link links mail project
resources results search service solutions tools 5 access address application client content designs directory
graphics log marketing master orders powered publishing services space traffic 6 addresses ads applications
based browser cam counter design designer developer developers development guides hit host hosting interface
page pages portal presence promotion server servers site sites standards statistics stats template voyeur
weblog: 3 of 4 in 5 is 6 archives until
webmaster: 3 of 4 for with 5 at 6 tools
website: 3 by from have in of on to 4 about after and as can here link now please should so that was which
will with you 5 address are at content development does for has is listed may offers or where without 6
constitutes contains counter dedicated design designed developed hit hosting promotion provides statistics
stats traffic
websites: 3 of 4 and in on or to with 5 about are for that 6 offering
wedding: 2 of 3 and in is 4 or 6 band bands day dress flowers gift gifts party photography planning ring rings
vehicle
wednesday: 3 and in of to 4 that 5 at 6 evening morning night
week: 2 a the 3 are it you 4 and as but by for from has he in is last of on so that they to was will with 5 at
course during long off old or we when 6 after ago before ending later period prior
weekend: 4 and for in is of or to 5 at was with 6 trip
weekly: 3 and to 4 or 5 news 6 basis email newsletter newspaper updates
weeks: 2 the 3 that 4 and as at in on to we with 5 back for from if now of or 6 active after ago away before
later old prior since
weight: 3 for that to with 4 and as at in is on or was 5 of than 6 control gain loss management training
welcome: 2 a 3 and from in the 4 all at here our you 5 any back to your 6 addition
well: 1 of 2 a from the 3 and by he here i is it not now or there this to we what you 4 after at but did do
does for have if in just know off on said so that then they used when 5 be because before built into made over
put taken under with within 6 above ahead as aware being below beyond defined designed developed done enough
established informed kept known maintained managed placed planned prepared presented qualified received served
spent supported thought together worth written
went: 2 the 3 a 4 all and as by for in 5 about after from home so very with 6 ahead along around away back
beyond down into off on out outside over right straight there through to up well wrong
were: 1 and 2 by for it new of this your 3 but free from her my other our that their these we when with 4 a
about again against an any around as at back before below between children each full hard here high his in
large last like little long low members men most non now off on one open out over people posted re read real
related said small subject such the they times to up within without women you 5 active all available based
beginning better clear close common correct different directly down due especially even ever excellent far few
first five four further giving good great growing heard higher hit important increased joined just kind later
limited listed living lots lower making many more moving much necessary none only part planning played
positive possible proposed quickly rated rather recently registered right run set significant so some
sometimes soon starting strong supplied supported then there therefore those thought three thus together true
two under updated using usually well worth young 6 able absolutely accepted actually added adopted affected
allowed almost already also always among announced applied approved approximately asked assigned associated
aware becoming being born both bound broken brought built called carried cast caused certainly changed charged
chosen classified clearly closed collected combined coming committed compared completed completely concerned
conducted connected considered consistent covered created cut dead defined delivered described designed
determined developed directed discussed distributed doing done driving either eligible entered established
estimated expected expressed extremely fighting filed filled finally fixed followed forced found fully
generally generated getting given going gone happy having held highly identified immediately included indeed
informed installed intended interested introduced involved issued kept killed known leaving led left less
likely located logged looking lost made maintained married mentioned met missing mixed mostly moved named
nearly needed negative never no not noted observed obtained offered often once opened ordered originally paid
particularly passed performed placed playing prepared present presented pretty previously printed probably
produced provided published purchased put quite raised ready really received receiving recorded reduced
referred released removed reported requested required responsible returned reviewed running saying scheduled
seeking seen selected sent served several shot shown signed significantly similar simply slightly sold spent
standing still submitted successful taken taking talking tested thinking told too totally treated truly trying
turned unable used very waiting walking watching working written wrong
west: 3 and at from on to 4 has of 5 end 6 coast palm side virginia
western: 2 and 5 world 6 culture mass part side
wet: 4 and 5 or 6 pussy teen weather
what: 1 and in of on 2 new not with 3 all am an any data day have make more now price real services so that
there used year 4 a about action age better changes conditions each every form good her his i if information
its level life little made many may most must my one other our part point shall similar size some students the
their these things this those time to version way were will your 5 actions actually anyone are became came can
comes could degree did do effect ever everyone gets gives had has it looked looks needs people purpose really
role should someone started steps type types users was ways went would 6 appears caused causes circumstances
constitutes does else exactly extent follows goes happened happens he is kind kinds links makes matters might
others percentage remains seemed seems she sort they we works you
whatever: 4 the 5 is that was we your 6 else he it reason their they you
wheel: 3 to 4 and is of 6 chair drive each
when: 2 and are at is on or to 3 data do first in more not only other so that was will would 4 a all another
any being children did does due each every going i its many men most must new no our shopping should some
students these this those two women your 5 an available both building called done driving ever everyone
everything given giving her his looking moving multiple my one opening others people planning possible
printing reading required setting something starting such taken taking the their things used working writing 6
adding applicable applied appropriate asked booking buying calling changing checking clicking combined
compared creating developing doing finished handling he it making necessary needed ordering performing playing
posting requested running searching sending she someone speaking talking tested there they trying using viewed
viewing visiting we you
where: 2 and at for not on 3 as have in information more new that was will 4 a all am any are buy data even i
is its members only other our this to two water were women would your 5 an available both can children did do
does each ever every her his many most my needed no one required some someone students such the their these
things those users 6 applicable appropriate else everyone everything he indicated it necessary noted otherwise
people possible relevant she there they we you
whether: 2 and 3 for on 4 all as by in that 5 a an his its one the their this those to your 6 any he it or she
such there these they we you
which: 1 on 2 as by for more new not of that 3 address at best first go help her i if in information its links
my other part products so state to when work your 4 a again all always an any changes children come cost costs
data do either even ever every files form found further got his just left members men most need never no now
once only our parts people put required result run said schools set show side sites some support take the
their then these this those time town two type use used users version way women 5 accounts actually already
also apply authors automatically both calls cause claim claims cover created currently deals did direction
directly each ends everyone exist fall falls featured features focus follow forms generally gets give happened
have held houses increased individuals involved it itself later lead lists looked made make many measures meet
needs offer often one passed places point probably produce produced provide provided really received recently
remain results returns saw says served simply sometimes sounds started states still students such there
together turned usually went works you 6 acts addresses affect allow allowed allows appear appears are became
becomes began begins brought came can case caused causes clearly comes constitutes contain contained contains
continues contribute controls could covers describe does enable enabled ended followed follows gave gives goes
had happens has he helped helps include included includes increases indicate indicates is killed leads leaves
led limits looks makes may means might must occur offers ones opened plays presents provides reflect remains
represent require requires runs seem seemed seems serve sets shall she should showed shows starts supports
takes they took uses vary was we were will won would
while: 2 and with 3 all for i that this to 4 a an but in my not on one only our these your 5 also at away back
before building every her his it its learning looking many most now other since some the their there those
under writing you 6 adding ago another being continuing creating doing driving getting giving having he
helping holding increasing keeping leaving living making offering others performing playing processing
providing reading remaining running searching serving she standing still supplies taking they trying using
visiting waiting walking watching we working
white: 2 in to 3 and as on with 4 or 5 house people photos water women 6 background balance blood boy
chocolate flowers girls gold guy light male man matter men noise pages paper papers shirt space wine woman
who: 0 of 1 and on that 2 all as by for i in not or the this to with your 3 am at book help it post so 4 act
ask both buy call complete create experience find first get go he index join now offers only posted report see
sell set she show study support then travel we you 5 accept agree also always apply become bring built called
calls care carry completed consider continue currently designed develop developed die either else enter ever
fall follow found give heard held just keep later leave like look make manage managed may must needed offer
often once otherwise own paid pay plan play practice presented provide provided provides purchase put read
returned run sat should simply sold stand still submitted take they think try use used usually visit work
write 6 actually already appear appears are asked attend became becomes began believe bought brought came can
carried choose claim claims come comes committed contribute could created decided did died do does eat enjoy
entered fail failed fear feel felt finished followed gave gets gives goes got had happens has hate have helped
helps hold introduced is joined kept killed knew know knows lack leads led left live lives looked looks lost
love made makes married meet met might moved need needs never owned participate passed perform performed
played plays previously purchased really receive received recently remain reported represent require runs said
saw say says seek seem seemed seems sent serve served shall share shared shot showed signed speak spend spent
started supported takes thought told took tried truly turned understand uses viewed want wanted wants was wear
went were will wish won worked works would wrote
whole: 2 in 3 and 4 is of other 5 book city list number project school way 6 area article blood body class
community concept core country day different experience family group host house idea issue life lot new
numbers office or person picture point process range season series set site situation story system team thing
time truth week world year
wholesale: 3 and 6 price prices
whom: 4 a is this to 5 the was 6 are had have he it she they we were you
whose: 5 only 6 family father first job life lives main members mission name names parents primary purpose
value work
why: 2 and in 3 a all an that 4 am can has have his i is its most my no one our such the their then was your 5
are buy it many register so some there these this you 6 anyone certain choose did do does he join not people
she should they wait we would
wide: 2 in to 3 for with 4 and as by 5 world 6 area array choice enough open opened range screen selection
variety web
width: 4 and is 5 of
wife: 3 for 4 in or to 5 and has is of who 6 had sex was
wild: 4 and 6 animal animals card type
wildlife: 4 and in 6 management species
will: 1 a and as by for i is on 2 at free in more of one or state that the this to your 3 all best better
compare control design download each email file first he house it list mail my order own please power re she
store there very we you 4 again air already award believe both buy check clear contact direct directly double
even feed form function fund guide head just last later like link lower mark most no note once place point
post print process purchase range really record reply report request rock rule search select sign smith sound
speed step study switch test thank they think too track travel watch welcome 5 act add address advance aid aim
almost avoid bear blow break call challenge charge choose clearly close complete connect correct cost count
cut deal define delay delete demand do drive easily either end enter exist expect experience face finally
finish fix flow fly force forward further grant guarantee hit impact indeed influence install issue join judge
jump know limit listen live load love manage mean measure monitor notice now obtain only pop push read
recommend release remember respect review roll save see seem sell set share simply slow sometimes sponsor
spread stick submit suggest supply support talk therefore thus touch train transfer truly update use visit
vote walk want wear write 6 accept achieve actually affect agree alert allow also always answer appeal appear
apply ask assist assume attempt attend automatically be beat become begin benefit bring build carry catch
cause certainly change come conduct confirm consider contain continue contribute cover create decide deliver
describe determine develop die discover discuss display draw drop earn eat enable encourage enhance enjoy
ensure establish ever expand explain explore fail fall feature feel fight fill find fit focus follow gain
generally get give go grow handle happen have hear help hold host identify immediately implement improve
include increase indicate keep kill launch lead learn leave let likely look lose maintain make match meet miss
move need never not notify occur offer often open participate pass pay perform permit pick play prepare
present prevent probably produce promote protect provide put quickly raise reach receive reduce refer reflect
remain remove replace represent require respond result resume return rise run say seek send serve ship show
significantly soon speak spend stand start stay still stop take tell then try turn understand usually vary
wait win work
william: 2 of 4 and
williams: 3 of 4 and is 5 was 6 said
wilson: 4 and
win: 3 and of 4 by for in it more on or the this with your 5 a an at one some their 6 against big over
situation
wind: 3 in of 4 and is 5 was 6 direction energy farm power speed up
window: 3 as by in of 4 and at for is on or that to was when with 5 into will 6 appears manager open size
windows: 2 for of to 3 and in on or that with 4 are 5 application based computer software system systems
version 6 applications desktop media messenger operating platform users
wine: 2 of 3 for in that to 4 and from is or with 6 country industry list
winner: 4 and for in 5 at is of was 6 will
winning: 3 and 4 a at the 5 an 6 author bid buyer column combination numbers team
winter: 3 in is of 4 and with 6 break months season sports weather
wire: 3 to 4 and is or 6 mesh transfer via
wireless: 3 and 5 data security service services 6 access broadband card communication communications
connection device devices internet mouse network networking networks phone phones technologies technology
wisconsin: 3 and
wish: 2 and of 3 is the 4 all for i my us your 5 he it me that them there they we 6 him list to you
with: -1 of 0 to 1 are but by for is not on site there was with 2 and area as available back books car city
company contact date email file games group home in info last like line link name news next number off order
own part policy post price products re search sites system terms travel under use when who world years 3 about
action activities adult al application around art articles at auto baby benefits best body building business
camera capital case cell central change cheap class client close code college community computer conditions
construction content control cost costs customer delivery design details development doing education end
equipment error even events ever facilities far feedback field files final first flash friendly front future
gay general gifts girl girls groups hardware head health help history homes hope how image important income
insurance internet items job land language latest law left life living loss lyrics male man management maps
market material materials mature mean media medical memory mobile model movie music national net network none
online options or out paper past pay performance phone photo pics picture planning popular possible practice
prices print product production program programs project property public radio reading really related reports
requirements research resources results reviews right risk room round rules said sales same school science
second security service services sex shipping side skills so software solutions source space step stock
storage stories student subject taking team technology test time today tools top total toys trade training
treatment true type up user users using value version video web weight well whole windows work working yet 4
academic access accounting active added administrative adults advanced advice age air alternative animal
annual answers applications approval arms artists assistance associated attention audio authority average
background banks basic bath battery being better black blue brain breakfast brief broken brown businesses
cable care cash changes changing chemical chicken child chocolate civil classic clean clear clinical co coffee
colour comments commercial common communities companies competitive complete comprehensive computers consumers
continued contributions cool copies corporate cream creating creative credit criminal critical cross cum
current custom daily data death debt dedicated demand depth developing difficult digital direct disability
discount distance dog domestic drug drugs dry due dynamic earlier early easy economic educational effect
effective electric electronic elements emergency employees empty energy enough environmental essential
established evidence exactly experience experienced expert experts exposure extended extremely eyes facts
faculty families family fast fat features federal female few financial finding fine fire fish fixed flat
flowers focus food former free fuel fully fun funding funds further gas generally getting glass global gold
good government graphics green ground growing growth guaranteed guest guidance hair half hand hands hard
having healthy hearing heart heat helpful highest himself historical horse host hot human ideas images
independent individual industrial industry information initial input interactive interest interesting
international iron issues it itself just key kids knowledge known larger lead learning leather legal letter
light links liquid live long longer love major making manual mass maximum medium members membership men metal
military missing money more moving much multi native natural nature new nice notes nuclear numbers officials
oil old only open operations opportunities oral orange orders organic organizations original outside pain
parameters participants partner partners patients payment paypal peace people perfect permanent personal
persons photos physical pictures pink plans police political pool pop power premium pretty previous primary
prior priority private problems professional proof providing provisions purchase quality query quick quite
rain random rape real recent recommendations red references regional registration regulations regulatory
relative religious remaining residents responsibility running safety sample satellite schools sea secondary
section sections secure selected self senior serial sexual sexy shared sharp short silver simple single skin
slightly slow snow social songs sound specified speed staff standard standards state steel strategic students
style sub success sugar suggestions super support sweet swimming symptoms tags teachers teaching technical
temperature that themselves things third tips too tracking traffic trees trust trying understanding unknown
useful valid values very views violence virtual visual voice what which white wide wild wine wireless women
wood words writing written yellow you young yourself youth 5 accurate actual adapter additional alcohol all
almost amazing another anti any anyone anything applicable appropriate approximately attached automatic backup
bad beautiful big blood both breast broad built cancer certain children clients cold complex constant
contemporary continuous correct customers dark dates deep default detailed different dildo dogs double dual
each eight either equal every everyone everything examples excellent exclusive existing external extra extreme
fear five foreign four fresh friends fruit full great greater heavy high higher highly huge ice immediate
improved increased individuals instant instructions integrated internal large leading less limited little
local low lower many matching me mental milk millions mine minimum minor mixed modern most my myself names
nearly negative nine no non normal nothing offices older one optional our outstanding over paragraph parents
particular plastic poor positive potential powerful practical proper pure questions reality reasonable reduced
reference regular relevant remote representatives rice rich salt separate serious seven several shower
significant similar six small smaller soft solid something special specific stocks stress strong such suitable
suppliers supporting tax ten text the these this those thousands three traditional twin two typical unique
unlimited us username variable various warm water weapons whatever wonderful your zero 6 a absolutely an
animals confidence extensive her him his hundreds increasing its lots multiple other others package permission
quote respect some someone sufficient their them whom
within: 3 about all and or you 4 any it me my that us 5 a an another certain days her him his hours our select
seller such them these this those which your 6 budget each easy existing five four its minutes one reach
results seconds seven six ten the their three twenty two walking
without: 3 all that 4 it my one these this which you your 5 a access an due first food her him his its me our
power some such the their them too 6 actually adding additional ads amendment any being breaking cause
changing charge compensation consent consulting creating delay doing doubt even ever express expressed fear
fee feeling further getting giving going having increasing leaving looking loss making much notice pay
permission prescription prior problems profit proper providing question reference salt saying seeing seeking
sharing significant specific success taking thinking using viewing waiting warning warranty written
woman: 3 for of 4 and as at from on or that to 5 can free had has he in is was with 6 fucking named seeking
sex who whose
women: 1 the 3 by for is of on or that to was 4 and as at can do from into like may over than using will would
5 are big free gallery girls had have hot in models pictures should were with women young 6 ass fat fucking
having horse mature milf naked nude pics porn pussy seeking sex sexy teen teens who
won: 3 and 4 at for in it this 5 a the 6 an by her his its over their three two
wonder: 3 and the 4 of 5 at that 6 about how if what where whether who why
wonderful: 4 and to 6 book day example experience gift job opportunity people place thing things time way
world
wood: 3 for in to 4 and is or with 6 floor frame furniture products
word: 3 by 4 and as has in of on page to was which with you 5 about for from games is list or out search that
6 count document documents format game meaning processing processor
words: 2 the 3 is 4 as at by for have he on they to will with you 5 about and are can from in into of or such
that used which 6 like per were
work: 2 a have not the 3 all also are he it site their this time were you your 4 after and before but by can
could day days does even every from full great group had here history if into just life like may more must now
of only or order over part product program right should since so than that then there they to up using we when
which while will would 5 across activities again against area areas as at based because being best completed
during either for groups has hours in includes is orders outside performance place plan practice related
required shall space surface through today too under until very was week within without 6 around better
carried directly done environment experience fine force hard involved load missing on out performed permit
practices programme properly schedule together toward towards well with
worked: 3 a and the 4 by to 5 his there 6 as at fine for great hard in on out so through together up very well
with
workers: 3 of 4 as for is on or that to 5 and at can from have in will with 6 are compensation were who
working: 2 a of the 3 and or 4 from now so there time to 5 around as at for full in life part party people
under very well 6 adults again age capital class condition conditions copy day days directory documents
environment families fine group groups hard hours knowledge memory on order out paper papers poor practices
properly relationship relationships through title together toward towards with within
works: 2 a the 3 is 4 and but have if or so that to which will 5 are as at by for from in just of on only
through under were when 6 best better fine great hard like out very well with
workshop: 3 and to 4 for in with 5 at is on was 6 will
world: 1 the 2 a it or you 3 about at but by do for free from in like may on so they to we were what when 4
and are as can community could does events go had have into is know map music news of order should than that
travel view was which who will with would 5 countries has history magazine market needs oil outside over
population problems stage through today tour trade where without 6 affairs around class cup economy examples
famous leader leaders markets peace poker record series wants war wars wide
worldwide: 3 and by for in to 4 with 6 community delivery leader
worth: 3 and in to 5 a about more of over the your 6 buying checking doing every having it living looking
reading seeing taking visiting watching while
would: 1 of to 2 a at i in more the this your 3 all any first if one that we 4 address best buy care check he
it join last learn live most much no now open place point read set she shop they very 5 act add almost amount
answer anyone avoid believe build change choose cover cut develop do drive either end enter even face find
focus force further generally get hear help immediately just keep know later let listen offer often only play
present remove return save see sell send share show start support talk then thus understand use usually vote
walk welcome wish work write you 6 accept actually affect agree allow also always appear apply ask assist
assume be become begin benefit break bring call carry cause certainly come consider contain continue
contribute cost create describe die draw drop eat enable encourage enhance enjoy ensure establish ever expect
explain fail fall feel fit follow gain give go grow guess happen hate have highly hold hope improve include
increase indeed indicate kill lead leave like likely limit look lose love make mean meet move need never not
occur otherwise pass pay permit pick prevent probably produce protect provide put raise rather reach really
receive recommend reduce remain replace represent require respond result rise run say seek seem serve simply
soon spend stand stay still stop suggest take tell therefore think try turn want win
write: 3 and as for that with you 4 in it more my on one or the this to us 5 a an back code me off out some
their them up your 6 about access down letters review something speed
writer: 3 to 4 for in is of 5 and or 6 who
writing: 3 the 4 as at for from in is it my of on or that was with your 5 a an and by this to 6 about down
process skills style within
written: 2 the 3 that 4 a an at from information to up with 5 and as before for in into on or out using work 6
about agreement application approval authority by comments communication consent contract custom down
examination form instructions language material materials notice off permission record report reports request
response statement test word
wrong: 3 is 4 and for in on to 5 about but here or time when 6 direction place side thing way with
wrote: 2 of 3 and 4 for the to 5 a an his in it on that this 6 about down
xxx: 6 adult anal anime film free gay gratis hardcore incest lesbian movie movies pics pictures porn porno
rated sex teen video videos xxx
yahoo: 2 and 4 to 5 mail 6 dot messenger
yeah: 5 i 6 yeah
year: 2 a the this 3 are have if it may one only out time which you 4 again and around as at but by course for
from has he high in is now of off on or over program she so than that there they through to under was we were
while will with without would 5 agreement average award basis because college degree due during end experience
follow following growth history limited long mortgage plan prior project shall since student students study
terms until when 6 after ago ahead alone before beginning career colleges contract cycle deal earlier ended
ending fixed guarantee later old period round subscription term warranty
years: 2 a the this you 3 are by can if is it may out so who 4 at but down during for had have he in into on
she than that there they time to under was we were when while will with would 5 and as back because between
following from has now of or past until without working 6 after ago ahead away before beginning earlier ended
experience later old older prior since warranty
yellow: 3 and 4 or page 6 gold pages
yes: 1 the 2 and to 3 as i or we you 4 it no 6 checking yes
yesterday: 3 for 4 and as by in on to with 5 at that was when 6 morning
yet: 2 and 3 a are as at for in is on that the this with 4 be more no not when you 5 but even had have he it
know she so there they to very we 6 again another available been easy fully known powerful published rated
received registered reviewed seen still
york: 2 for 3 in is on or to with 4 and at has state 5 area hotels 6 city restaurants schools
you: 1 has he his i it new of page was we you 2 best each email free full home information is list long many
online our report review search since state store than the their these they this three which your 3 a act
added after against along and another any at baby be because before being book browse but by called contact
credit design direct during file first from further good great head help here if in inside last link little
login low making more most much my name next no not note nothing on one or over people point posted present
print provided re record release risk rock show sort sound study support test that then there time two under
until update updated value view well where while why without working 4 able about access add all allow almost
alone also an answer anything applied approach around as automatically away back been bid both break brought
care certainly change changed charge check click close coming compare complete completely considered control
copy count covered created cross cut deal decided delete done double down download draft dream drive easily
edit either end enough establish even every everything expected experienced explore face fall fear fight
figure finally fit focus for fuck fucking fully getting gone guess having hire hope how improve include
increase insert into join jump left let limited load log lost lots made measure met mind money needed now off
offer often once only open order out place placed planning played please post practice press previously
protect rate rather reading reduce regarding register registered rent replace right running said sell selling
send sent serve set shall share ship sign signed so some something sometimes specified spent spot step
straight subscribe supply switch taking thousands to today told touch travel type up used using usually via
vote what when whether who with within work worked yourself 5 absolutely achieve actually again always
anywhere apply asked assume attempt attend avoid aware beat become better bought bring build buy call came
cancel carry catch claim come confirm connect consent continue crazy create currently define deliver determine
develop die directly discover doing don draw drink drop earn enable enter exactly exit experience explain fail
feeling felt fill finish fly follow forgot found gain gave give go going grow had handle happen happy hit hold
identify immediately indicate informed install installed interested just keep kill later learn learned listen
looked looking love maintain make manage meet mentioned modify move never notice obtain ordered own paid
participate pass pay perform pick plan play prepare provide purchase purchased push quickly raise read ready
received recommend refer remain remember remove represent request respond return ride run save saying see seem
seen select selected shop shopping simply sleep soon speak stand start started stay stick still stop submit
suck suggest sure take talk talking thinking thought through tomorrow tonight too took truly trust try trying
turn upgrade use very visit wait waiting walk warm watch wear weekly went win won wonder write wrote 6 accept
agree already are ask begin believe can choose consider could decide describe did do eat enjoy entered ever
expect feel find forget get got guys hate have hear heard knew know leave like live look lose may mean might
miss must need probably put reach really receive requested require saw say seek should spend tell think tried
understand want wanted were will wish would
young: 2 for in 3 at or to 4 and as free 5 hot 6 adult adults age asian black blonde boy boys child children
couple daughter female gay girl girls incest kids ladies lady lesbian lesbians looking man mature men models
naked nude ones people person persons players porn pussy readers sex son teen teens tits woman women young
your: -1 and the 0 a in 1 all on 2 are international not set well will 3 activities additional air analysis
art being big board books building care computers contact cost costs county cover date days delivery
description development directory district down education end entertainment estate events example film form
forum gallery games general going good government great high history hot info issue jobs land light line links
long magazine man map member members movie movies need net news non note number one only other page pay people
policy power press price print programs public quality quote radio rate rates release resources reviews
services sex share shop show sites size sports start stock technology teen title trade type university used
version video view water windows working world 4 academic access accommodation ads advertisement advertising
advice affiliate agent album annual approach approval article articles auction audio auto back background
balance band base basic battery beautiful benefit benefits bill birth book bottom cable calendar call calls
campus capacity cards cash category cd changes characters cheap check church claims class classes club co code
coffee college command communication complete completed condition content contract control core corporate
course coverage creative critical currency customer day death definition department design digital discount
display doing download drive drivers driving duty educational electronic employee employment energy engine
environment equipment every expert field file fitness food free freedom front full game gaming garden gear
gift girl golf grade graphics group guest guide guitar hardware help highest hits hosting hotel image
important industry information installation insurance intended internal internet items journal key last latest
learning legal letters level library license little living log looking loss mail main major market marketing
master material media medical medicine memory mental mission model most music natural new newsletter offer
online operating operation opportunity options outdoor pages paper parent part party patch patients pc peace
performance photo physical pics picture pictures piece place plan plants player point points pool post postal
present previous problems production professional program projects proposed protection publication purpose
reader real reasons record reference remote reply report research resource return rights role running safety
school searches second security sense servers service session ship shipping shirt shoes short small social
software solution song songs sound space special speed standard starting state statement station storage store
stories student students studies study style subject summer sweet systems table teacher teaching technical
television term test text thing tickets tips top topic total tour town traffic training treatment tree trial
true turn two unit use user users very videos wall weekly weight window wireless wish word written 5 accounts
actions actual address advantage advisor age agency agreement answers apartment applications argument arm ass
assets assistance attorney authorized average baby bag bank bed bedroom best bid biggest birthday blog blood
boat brand brother camera campaign card case cat cell character checking children circumstances city claim
classroom client clothes cock collection comfort commitment community competition concern confidence
configuration connection consideration contacts continued contributions copy country cruise custom daily data
database dates daughter dealer debt decision default degree desk details device dick diet dinner disk document
documents dogs domain driver efforts employees enterprise entries entry event exact expenses extended eye
facility faith files final financial firm first flight foot friend future gateway goal goods greatest hard
health healthcare holiday holidays home horse host house household idea ideas images immediate income
individual initial input inventory investment job kernel keyword keywords kid kids kind kitchen language
lawyer left leisure lessons letter link list listings lives loan location login logo love lunch luxury machine
mailing marriage match meeting merchandise message messages monitor mortgage move network next normal notebook
notes objectives office old option original overall package pain participation particular path pattern payment
payments permission perspective pets phones pick plans platform position posting potential practice pregnancy
prescription presence presentation primary printer privacy problem product products profile progress project
property proposal provider rating readers recipe recipes records region registration regular relationship
rental requests requirements reservations response responses responsibility results retirement review ride
right risk room route salary savings say schedule score screen script search seat selected self selling server
settings sexual side signature sister situation skills son source specific specifications spirit staff story
strength stuff success support symptoms system tank target tax taxes team telephone template thinking ticket
time transaction transactions travel truck trust ultimate understanding unique upcoming vacation viewing views
vision visit visitors vote watch way weather web whole winning wonderful words work writing 6 ability
acceptance account answer application area arms attention audience basket behalf bike body booking brain
browser buddy budget business car career cart chance child choice chosen clients comment comments company
computer concerns consent contribution credit criteria current customers desktop destination doctor dog door
dream email employer entire existing experience experiences eyes face family father favourite feedback feet
friends goals guests hair hand hands head heart homepage husband ideal identity institution interest interests
item keyboard knowledge laptop legs life lifestyle listing local maximum membership mind mobile money monthly
mother mouse mouth name needs opinion opinions order orders organisation organization own parents partner
password past perfect personal pet phone photos pocket portfolio posts preferences private purchase query
question questions reading recent relevant request reservation resume sales selection shopping site skin soul
status stay submission subscription suggestions thoughts trip typical username vehicle voice website wedding
wife zip
yours: 4 and for to 5 is with 6 here now today truly
yourself: 3 is of the 4 by for on that 5 a and as at here how if in or out some to up what with 6 against from
into
youth: 3 is of to 4 and are in with 6 development group groups who
zealand: 3 in 4 and is
zero: 4 and at for in is to 5 if or 6 value
zip: 3 to 4 or 6 code codes file files
zone: 3 to 4 and for in is of
zoom: 3 and to 5 in 6 lens out`;
