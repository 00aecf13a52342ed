// Written by scripts/make-variants.mjs from VarCon 2020.12.07, changed in form. Its notice is in NOTICE:
// Copyright 2000-2019 by Kevin Atkinson, 2016 by Benjamin Titze, 1993 Geoff Kuenning.
export const SPELLING_VARIANTS = `++++ 0000:
adverti|se|ze adverti|sed|zed adverti|sing|zing adverti|ses|zes l|ove|uv l|oves|uvs adverti|sement|zement
adverti|sements|zements |aesthetically|esthetically glamo|rous|urous tassel|s|ls dis|ses|es cicatri|ces|xes
|jailbreak|gaolbreak |jailbreaks|gaolbreaks p|ederast|aederast p|ederasts|aederasts videodis|c|k
videodis|cs|ks dra|ughtboard|ftboard dra|ughtboards|ftboards |ecumenism|oecumenism |jailbird|gaolbird
|jailbirds|gaolbirds spel|eological|aeological colo|rimeter|urimeter colo|rimeters|urimeters
colo|rimetric|urimetric colo|rimetrics|urimetrics |ecumenic|oecumenic |ecumenicalism|oecumenicalism
|ecumenicity|oecumenicity flavo|rous|urous glamo|rousness|urousness humo|ral|ural mispri|ze|se mispri|zed|sed
mispri|zing|sing mispri|zes|ses o|rang|urang o|rangs|urangs unglamo|rous|urous colo|rimetry|urimetry
colo|rimetries|urimetries
++++ 0+0+:
afterward|s|
++++ 0-00:
altho|ugh| employe|e| employe|es|s program|mer|er program|mers|ers ali|gn|ne ali|gned|ned ali|gning|ning
ali|gns|nes ali|gnment|nement ali|gnments|nements bacteria||s cigaret|te| cigaret|tes|s connect|or|er
connect|ors|ers depend|ence|ance depend|ences|ances dialog|ued|ged dialog|uing|ging dialog|ues|s
|enclose|inclose |enclosed|inclosed |enclosing|inclosing |encloses|incloses kidnap|ped|ed kidnap|ping|ing
prev|iew|ue prev|iews|ues vend|or|er vend|ors|ers bo|ulder|wlder bo|ulders|wlders cancel|lation|ation
demagog|ue| demagog|ued|ed demagog|uing|ing demagog|ues|s descend|ants|ents do|ughnut|nut do|ughnuts|nuts
epilog|ue| epilog|ues|s extol||l extol|s|ls feti|sh|ch feti|shes|ches gas|es|ses kidnap|per|er kidnap|pers|ers
minibus|es|ses monolog|ue| monolog|ues|s neglig|ee| neglig|ees|s prolog|ue| prolog|ues|s re|inforce|enforce
re|inforced|enforced re|inforcing|enforcing re|inforces|enforces s|yrup|irup s|yrups|irups accurs|ed|t
|aegis|egis |aegises|egises |aesthete|esthete |aesthetes|esthetes demagog|uery|ry flannelet|te| pedagog|ue|
pedagog|ues|s connect|able|ible lov|ableness|eableness lov|ably|eably us|ability|eability di|oecious|ecious
|aedile|edile |aediles|ediles |embedment|imbedment |embedments|imbedments liqu|efier|ifier liqu|efiers|ifiers
lova|bility|ebility m|aenad|enad m|aenads|enads m|aenadic|enadic mon|oecious|ecious pr|aenomen|enomen
pr|aenomens|enomens qu|aestor|estor qu|aestors|estors di|oeciously|eciously pharmacop|oeial|eial
++++ +-++:
among||st gr|ay|ey gr|ays|eys practi|ce|se practi|ces|ses stor|y|ey stor|ies|eys adapt|er|or adapt|ers|ors
|embed|imbed |embedded|imbedded |embedding|imbedding |embeds|imbeds i|con|kon i|cons|kons mac|kintosh|intosh
mac|kintoshes|intoshes premis|e|s premis|es|ses us|able|eable ban|ister|nister ban|isters|nisters
barbe|cue|que barbe|cued|qued barbe|cuing|quing barbe|cues|ques cag|ey|y curts|y|ey curts|ied|eyed
curts|ying|eying curts|ies|eys descend|ant|ent d|iked|yked d|iking|yking encyclop|edia|aedia
encyclop|edias|aedias fl|ier|yer fl|iers|yers focus|ed|sed focus|ing|sing gelatin||e gelatin|s|es glu|ing|eing
liqu|efy|ify liqu|efied|ified liqu|efying|ifying liqu|efies|ifies lov|able|eable lupin|e| phon|y|ey
rac|coon|oon rac|coons|oons spil|led|t strai|tjacket|ghtjacket strai|tjacketed|ghtjacketed
strai|tjacketing|ghtjacketing strai|tjackets|ghtjackets sweepstake|s| whir||r whir|s|rs w|hizzes|izzes dis||s
gobbled|ygook|egook gobbled|ygooks|egooks sync||h sync|ed|hed sync|ing|hing sync|s|hes absinth|e| absinth|es|s
|caftan|kaftan |caftans|kaftans cag|iness|eyness cag|inesses|eynesses cicatri|x|ce encyclop|edic|aedic
filt|erable|rable lissom|e| multiplex|er|or multiplex|ers|ors veld||t veld|s|ts aunt|ie|y laund|erette|rette
laund|erettes|rettes unfocus|ed|sed faer|ie|y encyclop|edically|aedically encyclop|edist|aedist
encyclop|edists|aedists encyclop|edian|aedian encyclop|edical|aedical encyclop|edism|aedism
encyclop|edisms|aedisms
++++ ++++:
analog|ue| analog|ues|s backward||s dis|k|c dis|ks|cs graphic||al sak|e|i sak|es|is so|l| spel|led|t toward||s
upward||s advis|er|or advis|ers|ors ag|ing|eing ag|ings|eings bar|k|que bar|ks|ques bus|es|ses bus|ing|sing
bus|ed|sed dialog|ue| downward||s dra|ft|ught dra|fts|ughts formula|s|e good|y|ie ha||h rac|ket|quet
rac|kets|quets whisk|ey|y ambi|ance|ence ambi|ances|ences amid||st am|ok|uck am|oks|ucks analytic|al|
antenna|e|s appendi|ces|xes bandan|na|a bandan|nas|as bee|ves|fs blond||e blond|s|es blu|ing|eing boot|ee|ie
boot|ees|ies cast|er|or cast|ers|ors chaperon||e chaperon|s|es c|olander|ullender c|olanders|ullenders
d|ike|yke d|ikes|ykes dr|ier|yer dr|yly|ily |eon|aeon |eons|aeons ey|eing|ing fil|let|et for|go|ego
for|went|ewent for|gone|egone for|going|egoing for|goes|egoes ga|uge|ge ga|uged|ged ga|uging|ging ga|uges|ges
grann|y|ie guer|rilla|illa guer|rillas|illas hipp|ie|y homeward||s hom|eys|ies impost|or|er impost|ors|ers
intern||e inward||s |gibe|jibe |gibed|jibed |gibing|jibing |gibes|jibes leap|ed|t lik|able|eable
loll|ipop|ypop loll|ipops|ypops midwi|fed|ved midwi|fing|ving mous|y|ey mov|able|eable mov|ables|eables
n|aught|ought n|aughts|oughts pant|ie|y parti|san|zan parti|sans|zans pok|y|ey protest|er|or protest|ers|ors
siz|able|eable temp|os|i veranda||h veranda|s|hs wol|ves|fs yak|s| yu|ck|k yu|kked|cked yu|kking|cking
cabb|y|ie doggone||d doggone|r|der doggone|st|dest flooz|y|ie freeb|ie|ee freeb|ies|ees goddam|n|
goddam|ned|ed goddam|ning|ing goddam|ns|s grand|dad|ad grand|dads|ads hank|ie|y intern|ment|ement
intern|ments|ements intern|ship|eship intern|ships|eships judg|mental|emental judg|mentaler|ementaler
judg|mentalest|ementalest nar|c|k nar|cs|ks night|ie|y oversize||d pink|ie|y piz|zazz|azz piz|zazzes|azzes
prepp|y|ie rig|marole|amarole rig|maroles|amaroles sh|it|at soft|y|ie analytical|ly|ally aureol|e|a
bandol|eer|ier bandol|eers|iers baptist|ery|ry baptist|eries|ries blow|zy|sy blow|zier|sier blow|ziest|siest
bo|atswain|sun bo|atswains|suns bog|ie|ey bog|ies|eys borsch|t| bri|er|ar bri|ers|ars briquet|te|
briquet|tes|s bun|kum|combe bun|kums|combes burno|ose|us burno|oses|uses c|hamomile|amomile
c|hamomiles|amomiles chim|era|aera chim|eras|aeras conjur|er|or conjur|ers|ors cott|ar|er cott|ars|ers
cro|sier|zier cro|siers|ziers dieti|tian|cian dieti|tians|cians dogg|y|ie |endue|indue |endued|indued
|enduing|induing |endues|indues extend|able|ible for|gather|egather for|gathered|egathered
for|gathering|egathering for|gathers|egathers frow|zy|sy frow|zier|sier frow|ziest|siest gab|erdine|ardine
gab|erdines|ardines gam|y|ey gun|wale|nel gun|wales|nels hom|eyness|iness hom|eynesses|inesses hoo|ch|tch
hoo|ches|tches hors|ey|y hovercraft|s| |impanel|empanel |impanels|empanels |inure|enure |inured|enured
|inuring|enuring |inures|enures kn|ockwurst|ackwurst kn|ockwursts|ackwursts lac|hrymal|rimal lambast|e|
lambast|es|s l|ollygag|allygag l|ollygagged|allygagged l|ollygagging|allygagging l|ollygags|allygags
maharaja|h| maharaja|hs|s maharan|i|ee maharan|is|ees marabou||t marabou|s|ts myna||h myna|s|hes
num|skull|bskull num|skulls|bskulls pa|wpaw|paw pa|wpaws|paws phalan|xes|ges pharmacop|oeia|eia
pharmacop|oeias|eias poll|iwog|ywog poll|iwogs|ywogs raja|h| raja|hs|s scal|awag|lywag scal|awags|lywags
selv|age|edge selv|ages|edges sh|ard|erd sh|ards|erds sheik|dom|hdom sheik|doms|hdoms skul|duggery|lduggery
slumb|erous|rous sty||e st|ies|yes sweetbri|er|ar sweetbri|ers|ars s|ylvan|ilvan tam|able|eable
tend|initis|onitis tend|initises|onitises tumbr|el|il tumbr|els|ils unbeknown|st| unshak|able|eable
wainscot|ed|ted wainscot|ing|ting wainscot|ings|tings wi|geon|dgeon aerogram||me aerogram|s|mes
arch|aeologically|eologically badd|ie|y bolsh|ie|y chiv|y|vy chiv|ied|vied chiv|ying|vying chiv|ies|vies
con|eys|ies con|y|ey conven|er|or conven|ers|ors dear|y|ie dit|sy|zy dit|sier|zier drugg|y|ie fusil|ier|eer
fusil|iers|eers girl|y|ie hairdr|yer|ier hairdr|yers|iers hm|m| jerr|ycan|ican jerr|ycans|icans mac||k
mac|s|ks mean|ie|y miss|us|is miss|uses|ises pin|ey|y pouf|fe| pouf|fes|s pr|esidium|aesidium ran|ee|i
ran|ees|is scrunch|y|ie short|y|ie smooth|ie|y stag|y|ey stog|ie|y tit|ivate|tivate tit|ivated|tivated
tit|ivating|tivating tit|ivates|tivates top|ee|i top|ees|is add|able|ible bathyscaph|e| bathyscaph|es|s
bun|co|ko bun|cos|kos bun|coed|koed bun|coing|koing caravans|ary|erai carn|ies|eys chocolat|y|ey
cyclop|edia|aedia cyclop|edias|aedias d|ishabille|eshabille d|ishabilles|eshabilles huzza|h| huzza|hed|ed
huzza|hs|s huzza|hing|ing improvis|er|or improvis|ers|ors institut|er|or institut|ers|ors junkete|er|r
junkete|ers|rs linguin|e|i linguin|es|is monolog|ist|uist monolog|ists|uists parmigian|a|o piro|shki|zhki
poll|ack|ock postil|ion|lion postil|ions|lions sav|able|eable schmo||e shar|eable|able sharp|ie|y sir|ree|ee
sir|rees|ees stockinet|te| stockinet|tes|s tit|ivation|tivation tit|ivations|tivations transgender||ed
undream|ed|t v|olcanism|ulcanism v|olcanisms|ulcanisms eu|karyote|caryote eu|karyotes|caryotes
eu|karyotic|caryotic pro|karyote|caryote pro|karyotes|caryotes pro|karyotic|caryotic |impanelment|empanelment
lodg|ment|ement lodg|ments|ements mov|ableness|eableness mov|ablenesses|eablenesses mov|ably|eably
siz|ableness|eableness analytic|ity|ality cyclop|edic|aedic cyclop|edist|aedist hippi|eness|ness
hippi|enesses|nesses kidnap|pee|ee kidnap|pees|ees symmetric|alness|ness symmetric|alnesses|nesses
won|ing|ning won|ings|nings
1+++ +0+0:
apologi|ze|se apologi|zed|sed apologi|zing|sing apologi|zes|ses organi|zation|sation organi|zations|sations
organi|ze|se organi|zed|sed organi|zing|sing organi|zes|ses reali|ze|se reali|zed|sed reali|zing|sing
reali|zes|ses reali|zings|sings recogni|ze|se recogni|zed|sed recogni|zing|sing recogni|zes|ses
authori|zation|sation authori|zations|sations authori|ze|se authori|zed|sed authori|zing|sing authori|zes|ses
civili|zation|sation civili|zations|sations civili|ze|se civili|zed|sed civili|zing|sing civili|zes|ses
computeri|ze|se computeri|zed|sed computeri|zing|sing computeri|zes|ses critici|ze|se critici|zed|sed
critici|zing|sing critici|zes|ses emphasi|ze|se emphasi|zed|sed emphasi|zing|sing emphasi|zes|ses finali|ze|se
finali|zed|sed finali|zing|sing finali|zes|ses generali|zation|sation generali|zations|sations generali|ze|se
generali|zed|sed generali|zing|sing generali|zes|ses initiali|zation|sation initiali|zations|sations
initiali|ze|se initiali|zed|sed initiali|zing|sing initiali|zes|ses maximi|ze|se maximi|zed|sed
maximi|zing|sing maximi|zes|ses minimi|ze|se minimi|zed|sed minimi|zing|sing minimi|zes|ses
optimi|zation|sation optimi|zations|sations optimi|ze|se optimi|zed|sed optimi|zing|sing optimi|zes|ses
organi|zer|ser organi|zers|sers parenthesi|ze|se parenthesi|zed|sed parenthesi|zing|sing parenthesi|zes|ses
patroni|ze|se patroni|zed|sed patroni|zing|sing patroni|zes|ses patroni|zings|sings privati|zation|sation
privati|zations|sations publici|ze|se publici|zed|sed publici|zing|sing publici|zes|ses reali|zation|sation
reali|zations|sations recogni|zable|sable recogni|zabler|sabler recogni|zablest|sablest speciali|ze|se
speciali|zed|sed speciali|zing|sing speciali|zes|ses standardi|ze|se standardi|zed|sed standardi|zing|sing
standardi|zes|ses subsidi|ze|se subsidi|zed|sed subsidi|zing|sing subsidi|zes|ses summari|ze|se
summari|zed|sed summari|zing|sing summari|zes|ses sympathi|ze|se sympathi|zed|sed sympathi|zing|sing
sympathi|zes|ses sympathi|zings|sings unauthori|zed|sed unauthori|zedder|sedder unauthori|zeddest|seddest
acclimati|ze|se acclimati|zed|sed acclimati|zing|sing acclimati|zes|ses agoni|ze|se agoni|zed|sed
agoni|zing|sing agoni|zes|ses antagoni|ze|se antagoni|zed|sed antagoni|zing|sing antagoni|zes|ses appeti|ze|se
appeti|zed|sed appeti|zing|sing appeti|zes|ses appeti|zer|ser appeti|zers|sers bapti|ze|se bapti|zed|sed
bapti|zing|sing bapti|zes|ses capitali|zation|sation capitali|zations|sations capitali|ze|se capitali|zed|sed
capitali|zing|sing capitali|zes|ses categori|ze|se categori|zed|sed categori|zing|sing categori|zes|ses
centrali|ze|se centrali|zed|sed centrali|zing|sing centrali|zes|ses characteri|zation|sation
characteri|zations|sations characteri|ze|se characteri|zed|sed characteri|zing|sing characteri|zes|ses
coloni|zation|sation coloni|zations|sations coloni|ze|se coloni|zed|sed coloni|zing|sing coloni|zes|ses
commerciali|ze|se commerciali|zed|sed commerciali|zing|sing commerciali|zes|ses crystalli|zation|sation
crystalli|zations|sations customi|zation|sation customi|zations|sations customi|ze|se customi|zed|sed
customi|zing|sing customi|zes|ses decentrali|zation|sation decentrali|zations|sations decentrali|ze|se
decentrali|zed|sed decentrali|zing|sing decentrali|zes|ses demorali|ze|se demorali|zed|sed demorali|zing|sing
demorali|zes|ses deodori|ze|se deodori|zed|sed deodori|zing|sing deodori|zes|ses destabili|ze|se
destabili|zed|sed destabili|zing|sing destabili|zes|ses digiti|ze|se digiti|zed|sed digiti|zing|sing
digiti|zes|ses dramati|zation|sation dramati|zations|sations dramati|ze|se dramati|zed|sed dramati|zing|sing
dramati|zes|ses economi|ze|se economi|zed|sed economi|zing|sing economi|zes|ses equali|ze|se equali|zed|sed
equali|zing|sing equali|zes|ses equali|zings|sings eulogi|ze|se eulogi|zed|sed eulogi|zing|sing eulogi|zes|ses
factori|zation|sation factori|zations|sations familiari|ze|se familiari|zed|sed familiari|zing|sing
familiari|zes|ses fertili|zation|sation fertili|zations|sations fertili|ze|se fertili|zed|sed
fertili|zing|sing fertili|zes|ses fertili|zer|ser fertili|zers|sers formali|ze|se formali|zed|sed
formali|zing|sing formali|zes|ses fossili|ze|se fossili|zed|sed fossili|zing|sing fossili|zes|ses
fraterni|ze|se fraterni|zed|sed fraterni|zing|sing fraterni|zes|ses galvani|ze|se galvani|zed|sed
galvani|zing|sing galvani|zes|ses harmoni|ze|se harmoni|zed|sed harmoni|zing|sing harmoni|zes|ses
homogeni|ze|se homogeni|zed|sed homogeni|zing|sing homogeni|zes|ses hospitali|zation|sation
hospitali|zations|sations hospitali|ze|se hospitali|zed|sed hospitali|zing|sing hospitali|zes|ses humani|ze|se
humani|zed|sed humani|zing|sing humani|zes|ses hypnoti|ze|se hypnoti|zed|sed hypnoti|zing|sing hypnoti|zes|ses
hypothesi|ze|se hypothesi|zed|sed hypothesi|zing|sing hypothesi|zes|ses ideali|ze|se ideali|zed|sed
ideali|zing|sing ideali|zes|ses idoli|ze|se idoli|zed|sed idoli|zing|sing idoli|zes|ses immobili|ze|se
immobili|zed|sed immobili|zing|sing immobili|zes|ses immuni|zation|sation immuni|zations|sations immuni|ze|se
immuni|zed|sed immuni|zing|sing immuni|zes|ses industriali|zation|sation industriali|zations|sations
industriali|ze|se industriali|zed|sed industriali|zing|sing industriali|zes|ses institutionali|ze|se
institutionali|zed|sed institutionali|zing|sing institutionali|zes|ses italici|ze|se italici|zed|sed
italici|zing|sing italici|zes|ses itemi|ze|se itemi|zed|sed itemi|zing|sing itemi|zes|ses jeopardi|ze|se
jeopardi|zed|sed jeopardi|zing|sing jeopardi|zes|ses legali|ze|se legali|zed|sed legali|zing|sing
legali|zes|ses liberali|zation|sation liberali|zations|sations liberali|ze|se liberali|zed|sed
liberali|zing|sing liberali|zes|ses locali|ze|se locali|zed|sed locali|zing|sing locali|zes|ses magneti|ze|se
magneti|zed|sed magneti|zing|sing magneti|zes|ses materiali|ze|se materiali|zed|sed materiali|zing|sing
materiali|zes|ses mechani|ze|se mechani|zed|sed mechani|zing|sing mechani|zes|ses memori|ze|se memori|zed|sed
memori|zing|sing memori|zes|ses mobili|zation|sation mobili|zations|sations mobili|ze|se mobili|zed|sed
mobili|zing|sing mobili|zes|ses moderni|zation|sation moderni|zations|sations moderni|ze|se moderni|zed|sed
moderni|zing|sing moderni|zes|ses monopoli|ze|se monopoli|zed|sed monopoli|zing|sing monopoli|zes|ses
motori|ze|se motori|zed|sed motori|zing|sing motori|zes|ses nationali|ze|se nationali|zed|sed
nationali|zing|sing nationali|zes|ses naturali|zation|sation naturali|zations|sations naturali|ze|se
naturali|zed|sed naturali|zing|sing naturali|zes|ses neutrali|ze|se neutrali|zed|sed neutrali|zing|sing
neutrali|zes|ses organi|zational|sational organi|zationaler|sationaler organi|zationalest|sationalest
organi|zationals|sationals ostraci|ze|se ostraci|zed|sed ostraci|zing|sing ostraci|zes|ses oxidi|ze|se
oxidi|zed|sed oxidi|zing|sing oxidi|zes|ses oxidi|zings|sings pasteuri|zation|sation pasteuri|zations|sations
pasteuri|ze|se pasteuri|zed|sed pasteuri|zing|sing pasteuri|zes|ses penali|ze|se penali|zed|sed
penali|zing|sing penali|zes|ses personali|ze|se personali|zed|sed personali|zing|sing personali|zes|ses
philosophi|ze|se philosophi|zed|sed philosophi|zing|sing philosophi|zes|ses plagiari|ze|se plagiari|zed|sed
plagiari|zing|sing plagiari|zes|ses polari|zation|sation polari|zations|sations polari|ze|se polari|zed|sed
polari|zing|sing polari|zes|ses populari|ze|se populari|zed|sed populari|zing|sing populari|zes|ses
privati|ze|se privati|zed|sed privati|zing|sing privati|zes|ses pulveri|ze|se pulveri|zed|sed
pulveri|zing|sing pulveri|zes|ses rationali|zation|sation rationali|zations|sations rationali|ze|se
rationali|zed|sed rationali|zing|sing rationali|zes|ses reorgani|zation|sation reorgani|zations|sations
reorgani|ze|se reorgani|zed|sed reorgani|zing|sing reorgani|zes|ses revolutioni|ze|se revolutioni|zed|sed
revolutioni|zing|sing revolutioni|zes|ses satiri|ze|se satiri|zed|sed satiri|zing|sing satiri|zes|ses
scandali|ze|se scandali|zed|sed scandali|zing|sing scandali|zes|ses scrutini|ze|se scrutini|zed|sed
scrutini|zing|sing scrutini|zes|ses sociali|ze|se sociali|zed|sed sociali|zing|sing sociali|zes|ses
speciali|zation|sation speciali|zations|sations stabili|ze|se stabili|zed|sed stabili|zing|sing
stabili|zes|ses standardi|zation|sation standardi|zations|sations sterili|zation|sation
sterili|zations|sations sterili|ze|se sterili|zed|sed sterili|zing|sing sterili|zes|ses symboli|ze|se
symboli|zed|sed symboli|zing|sing symboli|zes|ses synchroni|zation|sation synchroni|zations|sations
synchroni|ze|se synchroni|zed|sed synchroni|zing|sing synchroni|zes|ses synopsi|ze|se synopsi|zed|sed
synopsi|zing|sing synopsi|zes|ses tantali|ze|se tantali|zed|sed tantali|zing|sing tantali|zes|ses
tantali|zings|sings tenderi|ze|se tenderi|zed|sed tenderi|zing|sing tenderi|zes|ses terrori|ze|se
terrori|zed|sed terrori|zing|sing terrori|zes|ses theori|ze|se theori|zed|sed theori|zing|sing theori|zes|ses
traumati|ze|se traumati|zed|sed traumati|zing|sing traumati|zes|ses tyranni|ze|se tyranni|zed|sed
tyranni|zing|sing tyranni|zes|ses tyranni|zings|sings unioni|ze|se unioni|zed|sed unioni|zing|sing
unioni|zes|ses unrecogni|zed|sed utili|zation|sation utili|zations|sations utili|ze|se utili|zed|sed
utili|zing|sing utili|zes|ses vandali|ze|se vandali|zed|sed vandali|zing|sing vandali|zes|ses vapori|ze|se
vapori|zed|sed vapori|zing|sing vapori|zes|ses victimi|ze|se victimi|zed|sed victimi|zing|sing victimi|zes|ses
visuali|ze|se visuali|zed|sed visuali|zing|sing visuali|zes|ses actuali|zation|sation actuali|zations|sations
agoni|zingly|singly agoni|zinglier|singlier agoni|zingliest|singliest brutali|ze|se brutali|zed|sed
brutali|zing|sing brutali|zes|ses burglari|ze|se burglari|zed|sed burglari|zing|sing burglari|zes|ses
compartmentali|ze|se compartmentali|zed|sed compartmentali|zing|sing compartmentali|zes|ses decriminali|ze|se
decriminali|zed|sed decriminali|zing|sing decriminali|zes|ses disorgani|zation|sation
disorgani|zations|sations disorgani|ze|se disorgani|zed|sed disorgani|zing|sing disorgani|zes|ses
empathi|ze|se empathi|zed|sed empathi|zing|sing empathi|zes|ses energi|ze|se energi|zed|sed energi|zing|sing
energi|zes|ses epitomi|ze|se epitomi|zed|sed epitomi|zing|sing epitomi|zes|ses fantasi|ze|se fantasi|zed|sed
fantasi|zing|sing fantasi|zes|ses harmoni|zation|sation harmoni|zations|sations immortali|ze|se
immortali|zed|sed immortali|zing|sing immortali|zes|ses mechani|zation|sation mechani|zations|sations
mesmeri|ze|se mesmeri|zed|sed mesmeri|zing|sing mesmeri|zes|ses moisturi|zer|ser moisturi|zers|sers
monopoli|zation|sation monopoli|zations|sations nationali|zation|sation nationali|zations|sations
neutrali|zation|sation neutrali|zations|sations normali|zation|sation normali|zations|sations normali|ze|se
normali|zed|sed normali|zing|sing normali|zes|ses patroni|zingly|singly patroni|zinglier|singlier
patroni|zingliest|singliest politici|ze|se politici|zed|sed politici|zing|sing politici|zes|ses pressuri|ze|se
pressuri|zed|sed pressuri|zing|sing pressuri|zes|ses prioriti|ze|se prioriti|zed|sed prioriti|zing|sing
prioriti|zes|ses prioriti|zings|sings propagandi|ze|se propagandi|zed|sed propagandi|zing|sing
propagandi|zes|ses proselyti|ze|se proselyti|zed|sed proselyti|zing|sing proselyti|zes|ses
pulveri|zation|sation pulveri|zations|sations recogni|zably|sably revitali|zation|sation
revitali|zations|sations revitali|ze|se revitali|zed|sed revitali|zing|sing revitali|zes|ses romantici|ze|se
romantici|zed|sed romantici|zing|sing romantici|zes|ses saniti|ze|se saniti|zed|sed saniti|zing|sing
saniti|zes|ses stigmati|ze|se stigmati|zed|sed stigmati|zing|sing stigmati|zes|ses sympathi|zer|ser
sympathi|zers|sers tantali|zingly|singly tantali|zinglier|singlier tantali|zinglies|singlies
tantali|zingliest|singliest triviali|ze|se triviali|zed|sed triviali|zing|sing triviali|zes|ses
victimi|zation|sation victimi|zations|sations westerni|ze|se westerni|zed|sed westerni|zing|sing
westerni|zes|ses acclimati|zation|sation actuali|ze|se actuali|zed|sed actuali|zing|sing actuali|zes|ses
aggrandi|ze|se aggrandi|zed|sed aggrandi|zing|sing aggrandi|zes|ses aggrandi|zement|sement
aggrandi|zements|sements alphabeti|ze|se alphabeti|zed|sed alphabeti|zing|sing alphabeti|zes|ses
americani|zation|sation americani|zed|sed amorti|zation|sation amorti|zations|sations amorti|ze|se
amorti|zed|sed amorti|zing|sing amorti|zes|ses anthologi|ze|se anthologi|zed|sed anthologi|zing|sing
anthologi|zes|ses apotheosi|ze|se apotheosi|zed|sed apotheosi|zing|sing apotheosi|zes|ses appeti|zingly|singly
atomi|zer|ser atomi|zers|sers attitudini|ze|se attitudini|zed|sed attitudini|zing|sing attitudini|zes|ses
attitudini|zings|sings bastardi|ze|se bastardi|zed|sed bastardi|zing|sing bastardi|zes|ses bowdleri|ze|se
bowdleri|zed|sed bowdleri|zing|sing bowdleri|zes|ses cannibali|ze|se cannibali|zed|sed cannibali|zing|sing
cannibali|zes|ses canoni|zation|sation canoni|zations|sations canoni|ze|se canoni|zed|sed canoni|zing|sing
canoni|zes|ses catechi|ze|se catechi|zed|sed catechi|zing|sing catechi|zes|ses catechi|zings|sings
categori|zation|sation categori|zations|sations cauteri|ze|se cauteri|zed|sed cauteri|zing|sing
cauteri|zes|ses centrali|zation|sation centrali|zations|sations circulari|ze|se circulari|zed|sed
circulari|zing|sing circulari|zes|ses cogni|zance|sance cogni|zances|sances cogni|zant|sant
cogni|zanter|santer cogni|zantest|santest collectivi|ze|se collectivi|zed|sed collectivi|zing|sing
collectivi|zes|ses coloni|zer|ser coloni|zers|sers commerciali|zation|sation commerciali|zations|sations
computeri|zation|sation computeri|zations|sations conceptuali|zation|sation conceptuali|zations|sations
conceptuali|ze|se conceptuali|zed|sed conceptuali|zing|sing conceptuali|zes|ses decoloni|zation|sation
decoloni|zations|sations decoloni|ze|se decoloni|zed|sed decoloni|zing|sing decoloni|zes|ses
decriminali|zation|sation decriminali|zations|sations dehumani|zation|sation dehumani|zations|sations
dehumani|ze|se dehumani|zed|sed dehumani|zing|sing dehumani|zes|ses demagneti|zation|sation
demagneti|zations|sations demagneti|ze|se demagneti|zed|sed demagneti|zing|sing demagneti|zes|ses
demilitari|zation|sation demilitari|zations|sations demilitari|ze|se demilitari|zed|sed demilitari|zing|sing
demilitari|zes|ses demobili|zation|sation demobili|zations|sations demobili|ze|se demobili|zed|sed
demobili|zing|sing demobili|zes|ses democrati|zation|sation democrati|zations|sations democrati|ze|se
democrati|zed|sed democrati|zing|sing democrati|zes|ses demorali|zation|sation demorali|zations|sations
deodori|zer|ser deodori|zers|sers departmentali|ze|se departmentali|zed|sed departmentali|zing|sing
departmentali|zes|ses depolitici|ze|se depolitici|zed|sed depolitici|zing|sing depolitici|zes|ses deputi|ze|se
deputi|zed|sed deputi|zing|sing deputi|zes|ses desensiti|zation|sation desensiti|zations|sations
desensiti|ze|se desensiti|zed|sed desensiti|zing|sing desensiti|zes|ses digiti|zation|sation
digiti|zations|sations editoriali|ze|se editoriali|zed|sed editoriali|zing|sing editoriali|zes|ses
energi|zer|ser energi|zers|sers equali|zation|sation equali|zations|sations equali|zer|ser equali|zers|sers
evangeli|ze|se evangeli|zed|sed evangeli|zing|sing evangeli|zes|ses extempori|ze|se extempori|zed|sed
extempori|zing|sing extempori|zes|ses factori|ze|se factori|zed|sed factori|zing|sing factori|zes|ses
familiari|zation|sation familiari|zations|sations faradi|ze|se faradi|zed|sed faradi|zing|sing faradi|zes|ses
fictionali|ze|se fictionali|zed|sed fictionali|zing|sing fictionali|zes|ses formali|zation|sation
formali|zations|sations fossili|zation|sation fossili|zations|sations fraterni|zation|sation
fraterni|zations|sations helleni|ze|se helleni|zed|sed helleni|zing|sing helleni|zes|ses
homogeni|zation|sation homogeni|zations|sations humani|zation|sation humani|zations|sations humani|zer|ser
humani|zers|sers hybridi|ze|se hybridi|zed|sed hybridi|zing|sing hybridi|zes|ses ideali|zation|sation
ideali|zations|sations immobili|zation|sation immobili|zations|sations individuali|ze|se individuali|zed|sed
individuali|zing|sing individuali|zes|ses intellectuali|ze|se intellectuali|zed|sed intellectuali|zing|sing
intellectuali|zes|ses internali|ze|se internali|zed|sed internali|zing|sing internali|zes|ses
internationali|ze|se internationali|zed|sed internationali|zing|sing internationali|zes|ses iodi|ze|se
iodi|zed|sed iodi|zing|sing iodi|zes|ses ioni|zation|sation ioni|zations|sations ioni|ze|se ioni|zed|sed
ioni|zing|sing ioni|zes|ses ioni|zings|sings itemi|zation|sation itemi|zations|sations legali|zation|sation
legali|zations|sations legitimi|ze|se legitimi|zed|sed legitimi|zing|sing legitimi|zes|ses lioni|ze|se
lioni|zed|sed lioni|zing|sing lioni|zes|ses locali|zation|sation locali|zations|sations magneti|zation|sation
magneti|zations|sations materiali|zation|sation materiali|zations|sations maximi|zation|sation
maximi|zations|sations memoriali|ze|se memoriali|zed|sed memoriali|zing|sing memoriali|zes|ses
memori|zation|sation memori|zations|sations merceri|ze|se merceri|zed|sed merceri|zing|sing merceri|zes|ses
metaboli|ze|se metaboli|zed|sed metaboli|zing|sing metaboli|zes|ses metastasi|ze|se metastasi|zed|sed
metastasi|zing|sing metastasi|zes|ses militari|zation|sation militari|zations|sations militari|ze|se
militari|zed|sed militari|zing|sing militari|zes|ses miniaturi|zation|sation miniaturi|zations|sations
miniaturi|ze|se miniaturi|zed|sed miniaturi|zing|sing miniaturi|zes|ses minimi|zation|sation
minimi|zations|sations moisturi|ze|se moisturi|zed|sed moisturi|zing|sing moisturi|zes|ses morali|ze|se
morali|zed|sed morali|zing|sing morali|zes|ses nasali|ze|se nasali|zed|sed nasali|zing|sing nasali|zes|ses
neutrali|zer|ser neutrali|zers|sers optimi|zer|ser optimi|zers|sers overemphasi|ze|se overemphasi|zed|sed
overemphasi|zing|sing overemphasi|zes|ses overspeciali|ze|se overspeciali|zed|sed overspeciali|zing|sing
overspeciali|zes|ses oxidi|zer|ser oxidi|zers|sers particulari|zation|sation particulari|zations|sations
particulari|ze|se particulari|zed|sed particulari|zing|sing particulari|zes|ses pauperi|ze|se pauperi|zed|sed
pauperi|zing|sing pauperi|zes|ses pedestriani|ze|se pedestriani|zed|sed pedestriani|zing|sing
pedestriani|zes|ses plurali|ze|se plurali|zed|sed plurali|zing|sing plurali|zes|ses polymeri|zation|sation
polymeri|zations|sations populari|zation|sation populari|zations|sations pressuri|zation|sation
pressuri|zations|sations randomi|ze|se randomi|zed|sed randomi|zing|sing randomi|zes|ses reali|zable|sable
reali|zabler|sabler reali|zables|sables reali|zablest|sablest recogni|zance|sance recogni|zances|sances
recogni|zer|ser recogni|zers|sers reemphasi|ze|se reemphasi|zed|sed reemphasi|zing|sing reemphasi|zes|ses
regulari|ze|se regulari|zed|sed regulari|zing|sing regulari|zes|ses reinitiali|ze|se reinitiali|zed|sed
reinitiali|zing|sing reinitiali|zes|ses rhapsodi|ze|se rhapsodi|zed|sed rhapsodi|zing|sing rhapsodi|zes|ses
routini|ze|se routini|zed|sed routini|zing|sing routini|zes|ses rubberi|ze|se rubberi|zed|sed
rubberi|zing|sing rubberi|zes|ses seculari|zation|sation seculari|zations|sations seculari|ze|se
seculari|zed|sed seculari|zing|sing seculari|zes|ses sensiti|zation|sation sensiti|zations|sations
sensiti|ze|se sensiti|zed|sed sensiti|zing|sing sensiti|zes|ses sentimentali|ze|se sentimentali|zed|sed
sentimentali|zing|sing sentimentali|zes|ses seriali|zation|sation seriali|zations|sations seriali|ze|se
seriali|zed|sed seriali|zing|sing seriali|zes|ses sermoni|ze|se sermoni|zed|sed sermoni|zing|sing
sermoni|zes|ses signali|ze|se signali|zed|sed signali|zing|sing signali|zes|ses slenderi|ze|se
slenderi|zed|sed slenderi|zing|sing slenderi|zes|ses sociali|zation|sation sociali|zations|sations
solemni|ze|se solemni|zed|sed solemni|zing|sing solemni|zes|ses soliloqui|ze|se soliloqui|zed|sed
soliloqui|zing|sing soliloqui|zes|ses soliloqui|zings|sings stabili|zation|sation stabili|zations|sations
stabili|zer|ser stabili|zers|sers sterili|zer|ser sterili|zers|sers styli|ze|se styli|zed|sed styli|zing|sing
styli|zes|ses subsidi|zation|sation subsidi|zations|sations symboli|zation|sation symboli|zations|sations
systemati|ze|se systemati|zed|sed systemati|zing|sing systemati|zes|ses tempori|ze|se tempori|zed|sed
tempori|zing|sing tempori|zes|ses tempori|zings|sings tenderi|zer|ser tenderi|zers|sers unappeti|zing|sing
unappeti|zinger|singer unappeti|zingest|singest uncivili|zed|sed uninitiali|zed|sed unioni|zation|sation
unioni|zations|sations unorgani|zed|sed unreali|ze|se unreali|zed|sed unreali|zing|sing unreali|zes|ses
unreali|zings|sings unrecogni|zable|sable unrecogni|zabler|sabler unrecogni|zablest|sablest
urbani|zation|sation urbani|zations|sations urbani|ze|se urbani|zed|sed urbani|zing|sing urbani|zes|ses
vapori|zation|sation vapori|zations|sations vapori|zer|ser vapori|zers|sers verbali|ze|se verbali|zed|sed
verbali|zing|sing verbali|zes|ses visuali|zation|sation visuali|zations|sations vitali|ze|se vitali|zed|sed
vitali|zing|sing vitali|zes|ses vitali|zings|sings vocali|zation|sation vocali|zations|sations vocali|ze|se
vocali|zed|sed vocali|zing|sing vocali|zes|ses vulcani|zation|sation vulcani|zations|sations vulcani|ze|se
vulcani|zed|sed vulcani|zing|sing vulcani|zes|ses vulgari|zation|sation vulgari|zations|sations vulgari|ze|se
vulgari|zed|sed vulgari|zing|sing vulgari|zes|ses weatheri|ze|se weatheri|zed|sed weatheri|zing|sing
weatheri|zes|ses winteri|ze|se winteri|zed|sed winteri|zing|sing winteri|zes|ses womani|ze|se womani|zed|sed
womani|zing|sing womani|zes|ses womani|zer|ser womani|zers|sers accessori|ze|se accessori|zed|sed
accessori|zing|sing accessori|zes|ses amorti|zable|sable amorti|zabler|sabler amorti|zables|sables
amorti|zablest|sablest anglici|ze|se anglici|zed|sed anglici|zing|sing anglici|zes|ses annuali|ze|se
annuali|zed|sed annuali|zing|sing annuali|zes|ses canali|zation|sation canali|zations|sations canali|ze|se
canali|zed|sed canali|zing|sing canali|zes|ses carameli|ze|se carameli|zed|sed carameli|zing|sing
carameli|zes|ses carboni|ze|se carboni|zed|sed carboni|zing|sing carboni|zes|ses collectivi|zation|sation
collectivi|zations|sations contextuali|zation|sation contextuali|zations|sations contextuali|ze|se
contextuali|zed|sed contextuali|zing|sing contextuali|zes|ses criminali|ze|se criminali|zed|sed
criminali|zing|sing criminali|zes|ses decimali|zation|sation decimali|zations|sations demoni|ze|se
demoni|zed|sed demoni|zing|sing demoni|zes|ses denationali|zation|sation denationali|zations|sations
denationali|ze|se denationali|zed|sed denationali|zing|sing denationali|zes|ses depersonali|ze|se
depersonali|zed|sed depersonali|zing|sing depersonali|zes|ses depressuri|zation|sation
depressuri|zations|sations depressuri|ze|se depressuri|zed|sed depressuri|zing|sing depressuri|zes|ses
destabili|zation|sation elastici|ze|se elastici|zed|sed elastici|zing|sing elastici|zes|ses
extempori|zation|sation extempori|zations|sations externali|zation|sation externali|zations|sations
externali|ze|se externali|zed|sed externali|zing|sing externali|zes|ses femini|ze|se femini|zed|sed
femini|zing|sing femini|zes|ses fictionali|zation|sation fictionali|zations|sations finali|zation|sation
finali|zations|sations ghettoi|ze|se ghettoi|zed|sed ghettoi|zing|sing ghettoi|zes|ses globali|zation|sation
globali|zations|sations globali|ze|se globali|zed|sed globali|zing|sing globali|zes|ses immobili|zer|ser
immobili|zers|sers institutionali|zation|sation institutionali|zations|sations internali|zation|sation
internali|zations|sations internationali|zation|sation internationali|zations|sations lioni|zation|sation
lioni|zations|sations liquidi|zer|ser liquidi|zers|sers marginali|zation|sation marginali|ze|se
marginali|zed|sed marginali|zing|sing marginali|zes|ses oxidi|zation|sation oxidi|zations|sations
passivi|zation|sation pedestriani|zation|sation pedestriani|zations|sations politici|zation|sation
politici|zations|sations prioriti|zation|sation prioriti|zations|sations professionali|zation|sation
professionali|zations|sations professionali|ze|se professionali|zed|sed professionali|zing|sing
professionali|zes|ses proselyti|zer|ser proselyti|zers|sers radicali|ze|se radicali|zed|sed radicali|zing|sing
radicali|zes|ses recapitali|zation|sation recapitali|zations|sations recapitali|ze|se recapitali|zed|sed
recapitali|zing|sing recapitali|zes|ses regulari|zation|sation regulari|zations|sations rituali|ze|se
rituali|zed|sed rituali|zing|sing rituali|zes|ses schemati|ze|se schemati|zed|sed schemati|zing|sing
schemati|zes|ses sensationali|ze|se sensationali|zed|sed sensationali|zing|sing sensationali|zes|ses
sodomi|ze|se sodomi|zed|sed sodomi|zing|sing sodomi|zes|ses solemni|zation|sation solemni|zations|sations
stigmati|zation|sation stigmati|zations|sations subsidi|zer|ser subsidi|zers|sers systemati|zation|sation
systemati|zations|sations transistori|ze|se transistori|zed|sed transistori|zing|sing transistori|zes|ses
underutili|ze|se underutili|zed|sed underutili|zing|sing underutili|zes|ses utili|zable|sable
utili|zables|sables westerni|zation|sation westerni|zations|sations alkali|ze|se alkali|zed|sed
alkali|zing|sing alkali|zes|ses alphabeti|zation|sation alphabeti|zations|sations alphabeti|zer|ser
alphabeti|zers|sers analogi|ze|se analogi|zed|sed analogi|zing|sing analogi|zes|ses anathemati|ze|se
anathemati|zed|sed anathemati|zing|sing anathemati|zes|ses anatomi|ze|se anatomi|zed|sed anatomi|zing|sing
anatomi|zes|ses anodi|ze|se anodi|zed|sed anodi|zing|sing anodi|zes|ses apostati|ze|se apostati|zed|sed
apostati|zing|sing apostati|zes|ses atomi|ze|se atomi|zed|sed atomi|zing|sing atomi|zes|ses automati|ze|se
automati|zed|sed automati|zing|sing automati|zes|ses bapti|zer|ser bapti|zers|sers barbari|ze|se
barbari|zed|sed barbari|zing|sing barbari|zes|ses bastardi|zation|sation bastardi|zations|sations
bowdleri|zation|sation bowdleri|zations|sations brutali|zation|sation brutali|zations|sations
bureaucrati|zation|sation bureaucrati|zations|sations bureaucrati|ze|se bureaucrati|zed|sed
bureaucrati|zing|sing bureaucrati|zes|ses cannibali|zation|sation cannibali|zations|sations capsuli|ze|se
capsuli|zed|sed capsuli|zing|sing capsuli|zes|ses catheteri|ze|se catheteri|zed|sed catheteri|zing|sing
catheteri|zes|ses cauteri|zation|sation cauteri|zations|sations centrali|zer|ser centrali|zers|sers
channeli|zation|sation channeli|zations|sations channeli|ze|se channeli|zed|sed channeli|zing|sing
channeli|zes|ses christiani|ze|se christiani|zed|sed christiani|zing|sing christiani|zes|ses cogni|zable|sable
cogni|zabler|sabler cogni|zablest|sablest collaterali|ze|se compartmentali|zation|sation
compartmentali|zations|sations concerti|ze|se concerti|zed|sed concerti|zing|sing concerti|zes|ses
containeri|zation|sation containeri|zations|sations containeri|ze|se containeri|zed|sed containeri|zing|sing
containeri|zes|ses conventionali|ze|se conventionali|zed|sed conventionali|zing|sing conventionali|zes|ses
critici|zer|ser critici|zers|sers demoneti|zation|sation demoneti|zations|sations demoneti|ze|se
demoneti|zed|sed demoneti|zing|sing demoneti|zes|ses denucleari|ze|se denucleari|zed|sed denucleari|zing|sing
denucleari|zes|ses deodori|zation|sation deodori|zations|sations departmentali|zation|sation
departmentali|zations|sations depolari|zation|sation depolari|zations|sations depolari|ze|se depolari|zed|sed
depolari|zing|sing depolari|zes|ses desalini|zation|sation desalini|zations|sations desalini|ze|se
desalini|zed|sed desalini|zing|sing desalini|zes|ses devitali|ze|se devitali|zed|sed devitali|zing|sing
devitali|zes|ses economi|zer|ser economi|zers|sers emotionali|ze|se emotionali|zed|sed emotionali|zing|sing
emotionali|zes|ses eulogi|zer|ser eulogi|zers|sers federali|zation|sation federali|zations|sations
federali|ze|se federali|zed|sed federali|zing|sing federali|zes|ses fraterni|zer|ser fraterni|zers|sers
galvani|zation|sation galvani|zations|sations gormandi|ze|se gormandi|zed|sed gormandi|zing|sing
gormandi|zes|ses gormandi|zings|sings gormandi|zer|ser gormandi|zers|sers harmoni|zer|ser harmoni|zers|sers
hybridi|zation|sation hybridi|zations|sations idoli|zation|sation idoli|zations|sations
individuali|zation|sation individuali|zations|sations italici|zation|sation italici|zations|sations
legitimati|ze|se legitimati|zed|sed legitimati|zing|sing legitimati|zes|ses legitimi|zation|sation
legitimi|zations|sations lobotomi|ze|se lobotomi|zed|sed lobotomi|zing|sing lobotomi|zes|ses macadami|ze|se
macadami|zed|sed macadami|zing|sing macadami|zes|ses magneti|zable|sable magneti|zables|sables marblei|ze|se
marblei|zed|sed marblei|zing|sing marblei|zes|ses mesmeri|zer|ser mesmeri|zers|sers metathesi|ze|se
metathesi|zed|sed metathesi|zing|sing metathesi|zes|ses metrici|ze|se metrici|zed|sed metrici|zing|sing
metrici|zes|ses mobili|zer|ser mobili|zers|sers moderni|zer|ser moderni|zers|sers moneti|ze|se moneti|zed|sed
moneti|zing|sing moneti|zes|ses monopoli|zer|ser monopoli|zers|sers morali|zation|sation
morali|zations|sations morali|zer|ser morali|zers|sers motori|zation|sation motori|zations|sations
mythologi|ze|se mythologi|zed|sed mythologi|zing|sing mythologi|zes|ses narcoti|zation|sation
narcoti|zations|sations narcoti|ze|se narcoti|zed|sed narcoti|zing|sing narcoti|zes|ses nasali|zation|sation
nasali|zations|sations nonsympathi|zer|ser nonsympathi|zers|sers notari|zation|sation notari|zations|sations
noveli|zation|sation noveli|zations|sations noveli|ze|se noveli|zed|sed noveli|zing|sing noveli|zes|ses
organi|zationally|sationally organi|zationallier|sationallier organi|zationalliest|sationalliest
overcapitali|ze|se overcapitali|zed|sed overcapitali|zing|sing overcapitali|zes|ses overgenerali|ze|se
overgenerali|zed|sed overgenerali|zing|sing overgenerali|zes|ses overspeciali|zation|sation
overspeciali|zations|sations palatali|zation|sation palatali|zations|sations palatali|ze|se palatali|zed|sed
palatali|zing|sing palatali|zes|ses pasteuri|zer|ser pasteuri|zers|sers patroni|zer|ser patroni|zers|sers
penali|zation|sation penali|zations|sations philosophi|zer|ser philosophi|zers|sers photosynthesi|ze|se
photosynthesi|zed|sed photosynthesi|zing|sing photosynthesi|zes|ses plagiari|zer|ser plagiari|zers|sers
plastici|ze|se plastici|zed|sed plastici|zing|sing plastici|zes|ses plurali|zation|sation
plurali|zations|sations polymeri|ze|se polymeri|zed|sed polymeri|zing|sing polymeri|zes|ses pressuri|zer|ser
pressuri|zers|sers radicali|zation|sation radicali|zations|sations randomi|zation|sation
randomi|zations|sations reauthori|ze|se reauthori|zes|ses recoloni|zation|sation recoloni|zations|sations
recoloni|ze|se recoloni|zed|sed recoloni|zing|sing recoloni|zes|ses recrystalli|ze|se recrystalli|zed|sed
recrystalli|zing|sing recrystalli|zes|ses roboti|ze|se roboti|zed|sed roboti|zing|sing roboti|zes|ses
sentimentali|zation|sation sentimentali|zations|sations signali|zation|sation simoni|ze|se
tantali|zation|sation tantali|zations|sations tantali|zer|ser tantali|zers|sers tempori|zer|ser
tempori|zers|sers triviali|zation|sation triviali|zations|sations unbapti|ze|se unbapti|zed|sed
unbapti|zing|sing unbapti|zes|ses unfertili|zed|sed unfertili|zedder|sedder unfertili|zeddest|seddest
uniti|ze|se uniti|zed|sed uniti|zing|sing uniti|zes|ses universali|ze|se universali|zed|sed
universali|zing|sing universali|zes|ses unpasteuri|zed|sed verbali|zation|sation verbali|zations|sations
visuali|zer|ser visuali|zers|sers vitali|zation|sation vitali|zations|sations volatili|ze|se volatili|zed|sed
volatili|zing|sing volatili|zes|ses vulgari|zer|ser vulgari|zers|sers achromati|ze|se achromati|zed|sed
achromati|zing|sing achromati|zes|ses adoni|ze|se adoni|zed|sed adoni|zing|sing adoni|zes|ses aggrandi|zer|ser
aggrandi|zers|sers alchemi|ze|se alchemi|zed|sed alchemi|zing|sing alchemi|zes|ses alcoholi|ze|se
alcoholi|zed|sed alcoholi|zing|sing alcoholi|zes|ses alkalini|ze|se alkalini|zed|sed alkalini|zing|sing
alkalini|zes|ses alkali|zation|sation alkali|zations|sations allegori|ze|se allegori|zed|sed
allegori|zing|sing allegori|zes|ses alumini|ze|se alumini|zed|sed alumini|zing|sing alumini|zes|ses
amorti|zement|sement amorti|zements|sements anagrammati|ze|se anagrammati|zed|sed anagrammati|zing|sing
anagrammati|zes|ses anglici|zation|sation anglici|zations|sations animali|ze|se animali|zed|sed
animali|zing|sing animali|zes|ses anthropomorphi|ze|se anthropomorphi|zed|sed anthropomorphi|zing|sing
anthropomorphi|zes|ses antiseptici|ze|se antiseptici|zed|sed antiseptici|zing|sing antiseptici|zes|ses
aphori|ze|se aphori|zed|sed aphori|zing|sing aphori|zes|ses apostrophi|ze|se apostrophi|zed|sed
apostrophi|zing|sing apostrophi|zes|ses arbori|zation|sation arbori|zations|sations archai|ze|se
archai|zed|sed archai|zing|sing archai|zes|ses aromati|ze|se aromati|zed|sed aromati|zing|sing aromati|zes|ses
arteriali|ze|se arteriali|zed|sed arteriali|zing|sing arteriali|zes|ses atomi|zation|sation
atomi|zations|sations attitudini|zer|ser attitudini|zers|sers autoioni|zation|sation automati|zation|sation
automati|zations|sations autotomi|ze|se autotomi|zed|sed autotomi|zing|sing autotomi|zes|ses axiomati|ze|se
axiomati|zed|sed axiomati|zing|sing axiomati|zes|ses azoti|ze|se azoti|zed|sed azoti|zing|sing azoti|zes|ses
balkani|ze|se balkani|zed|sed balkani|zing|sing balkani|zes|ses barbari|zation|sation barbari|zations|sations
barti|zan|san barti|zans|sans battologi|ze|se bestiali|ze|se bestiali|zed|sed bestiali|zing|sing
bestiali|zes|ses bitumini|ze|se bitumini|zed|sed bitumini|zing|sing bitumini|zes|ses bi|ze|se botani|ze|se
botani|zed|sed botani|zing|sing botani|zes|ses cami|ze|se caponi|ze|se caponi|zed|sed caponi|zing|sing
caponi|zes|ses carameli|zation|sation carameli|zations|sations carboli|ze|se carboli|zed|sed carboli|zing|sing
carboli|zes|ses carboni|zation|sation carboni|zations|sations carburi|zation|sation carburi|zations|sations
carburi|ze|se carburi|zed|sed carburi|zing|sing carburi|zes|ses carteli|zation|sation carteli|zations|sations
carteli|ze|se carteli|zed|sed carteli|zing|sing carteli|zes|ses catechi|zer|ser catechi|zers|sers
catholici|ze|se catholici|zed|sed catholici|zing|sing catholici|zes|ses cephali|zation|sation
cephali|zations|sations characteri|zer|ser characteri|zers|sers christiani|zation|sation
christiani|zations|sations cicatri|ze|se cicatri|zed|sed cicatri|zing|sing cicatri|zes|ses cinchoni|ze|se
cinchoni|zed|sed cinchoni|zing|sing cinchoni|zes|ses cinemati|ze|se circulari|zation|sation
circulari|zations|sations circulari|zer|ser circulari|zers|sers civili|zer|ser civili|zers|sers classici|ze|se
classici|zed|sed classici|zing|sing classici|zes|ses cocaini|ze|se cocaini|zed|sed cocaini|zing|sing
cocaini|zes|ses cogni|ze|se cogni|zed|sed cogni|zing|sing cogni|zes|ses communali|ze|se communali|zed|sed
communali|zing|sing communali|zes|ses communi|zation|sation communi|zations|sations communi|ze|se
communi|zed|sed communi|zing|sing communi|zes|ses compri|zable|sable concreti|ze|se concreti|zed|sed
concreti|zing|sing concreti|zes|ses contempori|ze|se contempori|zed|sed contempori|zing|sing
contempori|zes|ses conventionali|zation|sation conventionali|zations|sations copolymeri|ze|se
copolymeri|zed|sed copolymeri|zing|sing copolymeri|zes|ses cosmopolitani|ze|se cosmopolitani|zed|sed
cosmopolitani|zing|sing cosmopolitani|zes|ses creoli|ze|se creoli|zed|sed creoli|zing|sing creoli|zes|ses
criminali|zation|sation criminali|zations|sations critici|zable|sable critici|zabler|sabler
critici|zables|sables critici|zablest|sablest curari|ze|se curari|zed|sed curari|zing|sing curari|zes|ses
cutini|ze|se cutini|zed|sed cutini|zing|sing cutini|zes|ses decarboni|ze|se decarboni|zed|sed
decarboni|zing|sing decarboni|zes|ses decarburi|ze|se decarburi|zed|sed decarburi|zing|sing decarburi|zes|ses
decimali|ze|se decimali|zed|sed decimali|zing|sing decimali|zes|ses dehypnoti|ze|se dehypnoti|zed|sed
dehypnoti|zing|sing dehypnoti|zes|ses deioni|ze|se deioni|zed|sed deioni|zing|sing deioni|zes|ses
delocali|ze|se delocali|zed|sed delocali|zing|sing delocali|zes|ses demagneti|zer|ser demagneti|zers|sers
demasculini|ze|se demateriali|ze|se demateriali|zed|sed demateriali|zing|sing demateriali|zes|ses
deminerali|zation|sation deminerali|zations|sations deminerali|ze|se deminerali|zed|sed deminerali|zing|sing
deminerali|zes|ses deminerali|zer|ser demoni|zation|sation demorali|zer|ser demorali|zers|sers
demythologi|zation|sation demythologi|zations|sations demythologi|ze|se demythologi|zed|sed
demythologi|zing|sing demythologi|zes|ses denaturali|ze|se denaturali|zed|sed denaturali|zing|sing
denaturali|zes|ses deoxidi|ze|se deoxidi|zed|sed deoxidi|zing|sing deoxidi|zes|ses depersonali|zation|sation
depersonali|zations|sations depolitici|zation|sation depolymeri|ze|se depolymeri|zed|sed depolymeri|zing|sing
depolymeri|zes|ses desensiti|zer|ser desensiti|zers|sers desexuali|ze|se desexuali|zed|sed desexuali|zing|sing
desexuali|zes|ses detribali|ze|se detribali|zed|sed detribali|zing|sing detribali|zes|ses diaboli|ze|se
diaboli|zed|sed diaboli|zing|sing diaboli|zes|ses diagonali|ze|se diagonali|zed|sed diagonali|zing|sing
diagonali|zes|ses dialogi|ze|se dialogi|zed|sed dialogi|zing|sing dialogi|zes|ses dichotomi|ze|se
dichotomi|zed|sed dichotomi|zing|sing dichotomi|zes|ses dieseli|ze|se dieseli|zed|sed dieseli|zing|sing
dieseli|zes|ses digitali|ze|se digitali|zed|sed digitali|zing|sing digiti|zer|ser digiti|zers|sers
diphthongi|ze|se diphthongi|zed|sed diphthongi|zing|sing diphthongi|zes|ses disillusioni|ze|se
disillusioni|zed|sed disillusioni|zing|sing disillusioni|zes|ses dissei|ze|se dissei|zed|sed dissei|zing|sing
dissei|zes|ses divini|ze|se divini|zed|sed divini|zing|sing divini|zes|ses dogmati|ze|se dogmati|zed|sed
dogmati|zing|sing dogmati|zes|ses eboni|ze|se eboni|zed|sed eboni|zing|sing eboni|zes|ses
economi|zation|sation economi|zations|sations editoriali|zation|sation editoriali|zations|sations
editoriali|zer|ser effemini|ze|se effemini|zed|sed effemini|zing|sing effemini|zes|ses egoti|ze|se
egoti|zed|sed egoti|zing|sing egoti|zes|ses elegi|ze|se elegi|zed|sed elegi|zing|sing elegi|zes|ses
emblemati|ze|se emblemati|zed|sed emblemati|zing|sing emblemati|zes|ses encarnali|ze|se encarnali|zed|sed
encarnali|zing|sing encarnali|zes|ses entomologi|ze|se entomologi|zed|sed entomologi|zing|sing
entomologi|zes|ses epigrammati|ze|se epigrammati|zed|sed epigrammati|zing|sing epigrammati|zes|ses
essentiali|ze|se essentiali|zes|ses eternali|ze|se eternali|zed|sed eternali|zing|sing eternali|zes|ses
eterni|ze|se eterni|zed|sed eterni|zing|sing eterni|zes|ses ethereali|ze|se ethereali|zed|sed
ethereali|zing|sing ethereali|zes|ses etheri|ze|se etheri|zed|sed etheri|zing|sing etheri|zes|ses ethici|ze|se
ethici|zed|sed ethici|zing|sing ethici|zes|ses etymologi|ze|se etymologi|zed|sed etymologi|zing|sing
etymologi|zes|ses euhemeri|ze|se euhemeri|zed|sed euhemeri|zing|sing euhemeri|zes|ses eunuchi|ze|se
eunuchi|zed|sed eunuchi|zing|sing eunuchi|zes|ses euphemi|ze|se euphemi|zed|sed euphemi|zing|sing
euphemi|zes|ses euphoni|ze|se euphoni|zed|sed euphoni|zing|sing euphoni|zes|ses europeani|ze|se
europeani|zed|sed europeani|zing|sing europeani|zes|ses evangeli|zation|sation evangeli|zations|sations
evangeli|zer|ser evangeli|zers|sers experimentali|ze|se experimentali|zed|sed experimentali|zing|sing
experimentali|zes|ses exteriori|ze|se exteriori|zed|sed exteriori|zing|sing exteriori|zes|ses fanatici|ze|se
fanatici|zed|sed fanatici|zing|sing fanatici|zes|ses fantasi|zer|ser femini|zation|sation
femini|zations|sations fertili|zable|sable fertili|zabler|sabler fertili|zables|sables fertili|zablest|sablest
feudali|zation|sation feudali|zations|sations feudali|ze|se feudali|zed|sed feudali|zing|sing feudali|zes|ses
fluidi|ze|se fluidi|zed|sed fluidi|zing|sing fluidi|zes|ses focali|ze|se focali|zed|sed focali|zing|sing
focali|zes|ses formulari|ze|se formulari|zed|sed formulari|zing|sing formulari|zes|ses fractioni|ze|se
fractioni|zed|sed fractioni|zing|sing fractioni|zes|ses fri|ze|se fri|zette|sette fri|zettes|settes
gallici|ze|se gallici|zed|sed gallici|zing|sing gallici|zes|ses galvani|zer|ser galvani|zers|sers
gelatini|ze|se gelatini|zed|sed gelatini|zing|sing gelatini|zes|ses genealogi|ze|se genealogi|zed|sed
genealogi|zing|sing genealogi|zes|ses generali|zable|sable generali|zabler|sabler generali|zables|sables
generali|zablest|sablest geologi|ze|se geologi|zed|sed geologi|zing|sing geologi|zes|ses geometri|ze|se
geometri|zed|sed geometri|zing|sing geometri|zes|ses germani|ze|se germani|zed|sed germani|zing|sing
germani|zes|ses ghettoi|zation|sation ghettoi|zations|sations gluttoni|ze|se gluttoni|zed|sed
gluttoni|zing|sing gluttoni|zes|ses gnostici|ze|se gnostici|zes|ses gothici|ze|se gothici|zed|sed
gothici|zing|sing gothici|zes|ses gourmandi|ze|se gourmandi|zed|sed gourmandi|zing|sing gourmandi|zes|ses
greci|ze|se greci|zed|sed greci|zing|sing greci|zes|ses grangeri|ze|se grangeri|zed|sed grangeri|zing|sing
grangeri|zes|ses graphiti|ze|se graphiti|zed|sed graphiti|zing|sing graphiti|zes|ses gutturali|ze|se
gutturali|zed|sed gutturali|zing|sing gutturali|zes|ses gyrostabili|zer|ser gyrostabili|zers|sers
heatheni|ze|se heatheni|zed|sed heatheni|zing|sing heatheni|zes|ses hebrai|ze|se hebrai|zed|sed
hebrai|zing|sing hebrai|zes|ses hierarchi|ze|se hierarchi|zed|sed hierarchi|zing|sing hispanici|ze|se
hispanici|zed|sed hispanici|zing|sing hispanici|zes|ses homogeni|zer|ser homogeni|zers|sers homologi|ze|se
homologi|zed|sed homologi|zing|sing homologi|zes|ses hybridi|zer|ser hybridi|zers|sers hydrogeni|ze|se
hydrogeni|zed|sed hydrogeni|zing|sing hydrogeni|zes|ses hydroly|zate|sate hydroly|zates|sates
hydroly|zation|sation hyperboli|ze|se hyperboli|zed|sed hyperboli|zing|sing hyperboli|zes|ses
hypersensiti|ze|se hypersensiti|zed|sed hypersensiti|zing|sing hypersensiti|zes|ses hypnoti|zable|sable
hypnoti|zabler|sabler hypnoti|zables|sables hypnoti|zablest|sablest hypnoti|zation|sation
hypnoti|zations|sations hypnoti|zer|ser hypnoti|zers|sers hyposensiti|ze|se hypostasi|ze|se hypostasi|zed|sed
hypostasi|zing|sing hypostasi|zes|ses hypostati|ze|se hypostati|zed|sed hypostati|zing|sing hypostati|zes|ses
hypothesi|zer|ser hypothesi|zers|sers hysterectomi|ze|se hysterectomi|zed|sed hysterectomi|zing|sing
hysterectomi|zes|ses ideali|zer|ser ideali|zers|sers idolatri|ze|se idolatri|zed|sed idolatri|zing|sing
idolatri|zes|ses idoli|zer|ser idoli|zers|sers illegali|ze|se illegali|zed|sed illegali|zing|sing
illegali|zes|ses immateriali|ze|se immateriali|zed|sed immateriali|zing|sing immateriali|zes|ses
impersonali|ze|se impersonali|zed|sed impersonali|zing|sing impersonali|zes|ses incentivi|zation|sation
incentivi|zations|sations incentivi|ze|se incentivi|zed|sed incentivi|zing|sing incentivi|zes|ses
incogni|zant|sant insolubili|ze|se insolubili|zed|sed insolubili|zing|sing insolubili|zes|ses
intellectuali|zation|sation intellectuali|zations|sations interiori|ze|se interiori|zed|sed
interiori|zing|sing interiori|zes|ses ioni|zable|sable ioni|zabler|sabler ioni|zables|sables
ioni|zablest|sablest iridi|ze|se iridi|zed|sed iridi|zing|sing iridi|zes|ses irrationali|ze|se
irrationali|zed|sed irrationali|zing|sing irrationali|zes|ses isochroni|ze|se isochroni|zed|sed
isochroni|zing|sing isochroni|zes|ses isomeri|ze|se isomeri|zed|sed isomeri|zing|sing isomeri|zes|ses
italiani|ze|se italiani|zed|sed italiani|zing|sing italiani|zes|ses itemi|zer|ser itemi|zers|sers
jargoni|ze|se jargoni|zed|sed jargoni|zing|sing jargoni|zes|ses journali|ze|se journali|zed|sed
journali|zing|sing journali|zes|ses juvenili|ze|se juvenili|zes|ses keratini|ze|se keratini|zed|sed
keratini|zing|sing keratini|zes|ses kyani|ze|se kyani|zed|sed kyani|zing|sing kyani|zes|ses labiali|ze|se
labiali|zed|sed labiali|zing|sing labiali|zes|ses laici|ze|se laici|zed|sed laici|zing|sing laici|zes|ses
laterali|zation|sation laterali|zations|sations latini|ze|se lineari|ze|se lineari|zed|sed lineari|zing|sing
lineari|zes|ses lioni|zer|ser lioni|zers|sers literali|ze|se literali|zed|sed literali|zing|sing
literali|zes|ses logici|ze|se logici|zed|sed logici|zing|sing logici|zes|ses lyophili|ze|se lyophili|zed|sed
lyophili|zing|sing lyophili|zes|ses magneti|zer|ser magneti|zers|sers martyri|zation|sation
martyri|zations|sations martyri|ze|se martyri|zed|sed martyri|zing|sing martyri|zes|ses matroni|ze|se
matroni|zed|sed matroni|zing|sing matroni|zes|ses maximi|zer|ser maximi|zers|sers mechani|zable|sable
mechani|zer|ser mechani|zers|sers mediati|ze|se mediati|zed|sed mediati|zing|sing mediati|zes|ses melodi|ze|se
melodi|zed|sed melodi|zing|sing melodi|zes|ses melodramati|ze|se melodramati|zed|sed melodramati|zing|sing
melodramati|zes|ses memori|zer|ser memori|zers|sers merceri|zation|sation merceri|zations|sations
mercuriali|ze|se mercuriali|zed|sed mercuriali|zing|sing mercuriali|zes|ses mesmeri|zation|sation
mesmeri|zations|sations methodi|ze|se methodi|zed|sed methodi|zing|sing methodi|zes|ses
microminiaturi|zation|sation microminiaturi|zations|sations microminiaturi|ze|se microminiaturi|zed|sed
microminiaturi|zing|sing microminiaturi|zes|ses minerali|zation|sation minerali|zations|sations minerali|ze|se
minerali|zed|sed minerali|zing|sing minerali|zes|ses minimi|zer|ser minimi|zers|sers misadvi|ze|se
misalphabeti|ze|se misalphabeti|zes|ses mischaracteri|ze|se mischaracteri|zes|ses mi|ze|se mobili|zable|sable
mobili|zabler|sabler mobili|zables|sables mobili|zablest|sablest modulari|ze|se modulari|zed|sed
modulari|zing|sing modulari|zes|ses moneti|zation|sation moneti|zations|sations mongreli|ze|se
mongreli|zed|sed mongreli|zing|sing mongreli|zes|ses monumentali|ze|se monumentali|zed|sed
monumentali|zing|sing monumentali|zes|ses morali|zingly|singly morali|zinglies|singlies municipali|ze|se
municipali|zed|sed municipali|zing|sing municipali|zes|ses mutuali|ze|se mutuali|zed|sed mutuali|zing|sing
mutuali|zes|ses mythici|ze|se mythici|zed|sed mythici|zing|sing mythici|zes|ses nationali|zer|ser
nationali|zers|sers nebuli|zation|sation nebuli|zations|sations nebuli|ze|se nebuli|zed|sed nebuli|zing|sing
nebuli|zes|ses nebuli|zer|ser nebuli|zers|sers neologi|ze|se neologi|zed|sed neologi|zing|sing neologi|zes|ses
neoteri|ze|se neoteri|zed|sed neoteri|zing|sing neoteri|zes|ses nitrogeni|ze|se nitrogeni|zed|sed
nitrogeni|zing|sing nitrogeni|zes|ses nomadi|ze|se nomadi|zed|sed nomadi|zing|sing nomadi|zes|ses
nonioni|zing|sing nonioni|zings|sings normali|zable|sable normali|zer|ser normali|zers|sers obeli|ze|se
obeli|zed|sed obeli|zing|sing obeli|zes|ses objectivi|ze|se objectivi|zed|sed objectivi|zing|sing
objectivi|zes|ses occidentali|ze|se occidentali|zed|sed occidentali|zing|sing occidentali|zes|ses
organi|zable|sable organi|zabler|sabler organi|zables|sables organi|zablest|sablest orientali|ze|se
orientali|zed|sed orientali|zing|sing orientali|zes|ses orthographi|ze|se overdramati|ze|se
overdramati|zed|sed overdramati|zing|sing overdramati|zes|ses overindustriali|ze|se overindustriali|zes|ses
oxidi|zable|sable oxidi|zables|sables ozoni|ze|se ozoni|zed|sed ozoni|zing|sing ozoni|zes|ses pagani|ze|se
pagani|zed|sed pagani|zing|sing pagani|zes|ses panegyri|ze|se panegyri|zed|sed panegyri|zing|sing
panegyri|zes|ses paraboli|ze|se paraboli|zed|sed paraboli|zing|sing paraboli|zes|ses paralleli|ze|se
paralleli|zed|sed paralleli|zing|sing paralleli|zes|ses parametri|zation|sation parametri|zations|sations
parametri|ze|se parametri|zed|sed parametri|zing|sing parametri|zes|ses parasiti|ze|se parasiti|zed|sed
parasiti|zing|sing parasiti|zes|ses pastorali|ze|se pastorali|zes|ses patroni|zation|sation
patroni|zations|sations pecti|ze|se pecti|zed|sed pecti|zing|sing pecti|zes|ses peculiari|ze|se
peculiari|zed|sed peculiari|zing|sing peculiari|zes|ses pelleti|ze|se pelleti|zed|sed pelleti|zing|sing
pelleti|zes|ses pepti|ze|se pepti|zed|sed pepti|zing|sing pepti|zes|ses peptoni|ze|se peptoni|zed|sed
peptoni|zing|sing peptoni|zes|ses periodi|zation|sation periodi|zations|sations peroxidi|ze|se
peroxidi|zed|sed peroxidi|zing|sing peroxidi|zes|ses personali|zation|sation personali|zations|sations
philanthropi|ze|se philanthropi|zed|sed philanthropi|zing|sing philanthropi|zes|ses phlebotomi|ze|se
phlebotomi|zed|sed phlebotomi|zing|sing phlebotomi|zes|ses phosphati|ze|se phosphati|zed|sed
phosphati|zing|sing phosphati|zes|ses photosensiti|ze|se photosensiti|zed|sed photosensiti|zing|sing
photosensiti|zes|ses picturi|ze|se picturi|zed|sed picturi|zing|sing picturi|zes|ses pilgrimi|ze|se
pilgrimi|zed|sed pilgrimi|zing|sing pilgrimi|zes|ses plastici|zer|ser plastici|zers|sers platini|ze|se
platini|zed|sed platini|zing|sing platini|zes|ses platitudini|ze|se platitudini|zed|sed platitudini|zing|sing
platitudini|zes|ses poetici|ze|se poetici|zed|sed poetici|zing|sing poetici|zes|ses poeti|ze|se poeti|zed|sed
poeti|zing|sing poeti|zes|ses polari|zability|sability polari|zabilities|sabilities polari|zable|sable
polari|zables|sables polari|zer|ser polari|zers|sers polemici|ze|se polemici|zed|sed polemici|zing|sing
polemici|zes|ses pollini|ze|se pollini|zed|sed pollini|zing|sing pollini|zes|ses populari|zer|ser
populari|zers|sers posturi|ze|se posturi|zed|sed posturi|zing|sing posturi|zes|ses precivili|zation|sation
precivili|zations|sations preconi|ze|se preconi|zed|sed preconi|zing|sing preconi|zes|ses previ|ze|se
prologi|ze|se prologi|zed|sed prologi|zing|sing prologi|zes|ses prologui|ze|se prologui|zed|sed
prologui|zing|sing prologui|zes|ses proselyti|zation|sation proselyti|zations|sations
provinciali|zation|sation provinciali|zations|sations psychologi|ze|se psychologi|zed|sed psychologi|zing|sing
psychologi|zes|ses quanti|zation|sation quanti|zations|sations quanti|ze|se quanti|zed|sed quanti|zing|sing
quanti|zes|ses raciali|zation|sation raciali|zations|sations raciali|ze|se raciali|zes|ses rationali|zer|ser
rationali|zers|sers reauthori|zation|sation reauthori|zations|sations rebapti|ze|se rebapti|zed|sed
rebapti|zing|sing rebapti|zes|ses recrystalli|zation|sation recrystalli|zations|sations relativi|ze|se
relativi|zed|sed relativi|zing|sing relativi|zes|ses remateriali|ze|se remateriali|zed|sed remateriali|zes|ses
remilitari|ze|se remilitari|zed|sed remilitari|zing|sing remilitari|zes|ses remoneti|ze|se remoneti|zed|sed
remoneti|zing|sing remoneti|zes|ses renationali|ze|se renationali|zed|sed renationali|zing|sing
renationali|zes|ses renormali|zation|sation renormali|zations|sations republicani|ze|se republicani|zed|sed
republicani|zing|sing republicani|zes|ses resynchroni|zation|sation resynchroni|zations|sations
resynchroni|ze|se resynchroni|zed|sed resynchroni|zing|sing resynchroni|zes|ses resynthesi|ze|se
resynthesi|zes|ses revolutioni|zer|ser revolutioni|zers|sers romani|ze|se romani|zed|sed romani|zing|sing
romani|zes|ses ruggedi|ze|se ruggedi|zed|sed ruggedi|zing|sing ruggedi|zes|ses rurali|ze|se rurali|zed|sed
rurali|zing|sing rurali|zes|ses russiani|ze|se salini|zation|sation salini|ze|se salini|zes|ses saniti|zer|ser
saniti|zers|sers satiri|zation|sation scandali|zation|sation scandali|zations|sations scandali|zer|ser
scandali|zers|sers schemati|zation|sation schemati|zations|sations scrutini|zation|sation
scrutini|zations|sations scrutini|zer|ser scrutini|zers|sers sectariani|ze|se sectariani|zed|sed
sectariani|zing|sing sectariani|zes|ses sectionali|ze|se sectionali|zed|sed sectionali|zing|sing
sectionali|zes|ses seculari|zer|ser seculari|zers|sers sei|zable|sable sei|zer|ser sei|zers|sers sei|zin|sin
sei|zins|sins sei|zings|sings semicivili|zed|sed semicivili|zeds|seds sensiti|zer|ser sensiti|zers|sers
sensuali|ze|se sensuali|zed|sed sensuali|zing|sing sensuali|zes|ses sermoni|zer|ser sermoni|zers|sers
singulari|zation|sation singulari|zations|sations singulari|ze|se singulari|zed|sed singulari|zing|sing
singulari|zes|ses sociali|zer|ser solari|ze|se solari|zed|sed solari|zing|sing solari|zes|ses
solmi|zation|sation solmi|zations|sations solubili|ze|se solubili|zed|sed solubili|zing|sing solubili|zes|ses
sovieti|zation|sation sovieti|zations|sations sovieti|ze|se sovieti|zed|sed sovieti|zing|sing sovieti|zes|ses
spirituali|ze|se spirituali|zed|sed spirituali|zing|sing spirituali|zes|ses styli|zation|sation
styli|zations|sations subminiaturi|ze|se subminiaturi|zed|sed subminiaturi|zing|sing subminiaturi|zes|ses
subspeciali|ze|se subspeciali|zes|ses substantiali|ze|se substantiali|zed|sed substantiali|zing|sing
substantiali|zes|ses subtili|ze|se subtili|zed|sed subtili|zing|sing subtili|zes|ses suburbani|zation|sation
suburbani|zations|sations suburbani|ze|se suburbani|zed|sed suburbani|zing|sing suburbani|zes|ses
sulfati|ze|se sulfati|zes|ses summari|zation|sation summari|zations|sations summari|zer|ser summari|zers|sers
surpri|zal|sal syllabi|ze|se syllabi|zed|sed syllabi|zing|sing syllabi|zes|ses syllogi|ze|se syllogi|zed|sed
syllogi|zing|sing syllogi|zes|ses symmetri|zation|sation symmetri|zations|sations symmetri|ze|se
symmetri|zed|sed symmetri|zing|sing symmetri|zes|ses symphoni|ze|se synchroni|zer|ser synchroni|zers|sers
syncreti|ze|se syncreti|zed|sed syncreti|zing|sing syncreti|zes|ses synonymi|ze|se synonymi|zed|sed
synonymi|zing|sing synonymi|zes|ses systemi|ze|se systemi|zed|sed systemi|zing|sing systemi|zes|ses
tautologi|ze|se tautologi|zed|sed tautologi|zing|sing tautologi|zes|ses telluri|ze|se telluri|zed|sed
telluri|zing|sing telluri|zes|ses tempori|zation|sation tempori|zations|sations territoriali|ze|se
territoriali|zed|sed territoriali|zing|sing territoriali|zes|ses terrori|zation|sation terrori|zations|sations
terrori|zer|ser terrori|zers|sers tetani|ze|se tetani|zed|sed tetani|zing|sing tetani|zes|ses teutoni|ze|se
theatricali|ze|se theatricali|zed|sed theatricali|zing|sing theatricali|zes|ses theologi|ze|se
theologi|zed|sed theologi|zing|sing theologi|zes|ses theori|zer|ser theori|zers|sers totali|ze|se
totali|zed|sed totali|zing|sing totali|zes|ses totali|zer|ser totali|zers|sers tranquili|zation|sation
tranquili|zations|sations transcendentali|ze|se transcendentali|zed|sed transcendentali|zing|sing
transcendentali|zes|ses trichini|ze|se trichini|zed|sed trichini|zing|sing trichini|zes|ses tropicali|ze|se
tropicali|zed|sed tropicali|zing|sing tropicali|zes|ses tyranni|zer|ser tyranni|zers|sers unacclimati|zed|sed
unalphabeti|zed|sed uncapitali|zed|sed uncapitali|zedder|sedder uncapitali|zeddest|seddest uncrystalli|zed|sed
underemphasi|ze|se underemphasi|zed|sed underemphasi|zing|sing underemphasi|zes|ses uniformi|ze|se
uniformi|zed|sed uniformi|zing|sing uniformi|zes|ses unioni|zer|ser unioni|zers|sers universali|zation|sation
universali|zations|sations unmechani|ze|se unmechani|zed|sed unmechani|zing|sing unmechani|zes|ses
unmemori|zed|sed unnaturali|ze|se unnaturali|zed|sed unnaturali|zing|sing unnaturali|zes|ses
unpressuri|zed|sed unpublici|zed|sed unreali|zable|sable unreali|zables|sables unrecogni|zably|sably
unspeciali|zed|sed unspeciali|zedder|sedder unspeciali|zeddest|seddest unsterili|zed|sed unsubsidi|zed|sed
unutili|zed|sed utili|zer|ser utili|zers|sers valori|zation|sation valori|zations|sations valori|ze|se
valori|zed|sed valori|zing|sing valori|zes|ses vasectomi|ze|se vasectomi|zed|sed vasectomi|zing|sing
vassali|ze|se vassali|zed|sed vassali|zing|sing vassali|zes|ses vectori|zation|sation vectori|zations|sations
vectori|ze|se vectori|zed|sed vectori|zing|sing vectori|zes|ses velari|ze|se velari|zed|sed velari|zing|sing
velari|zes|ses ventriloqui|ze|se ventriloqui|zed|sed ventriloqui|zing|sing ventriloqui|zes|ses verbali|zer|ser
verbali|zers|sers vernaculari|ze|se vernaculari|zed|sed vernaculari|zing|sing vernaculari|zes|ses
vernali|ze|se vernali|zed|sed vernali|zing|sing vernali|zes|ses victimi|zer|ser victimi|zers|sers
vitali|zer|ser vitali|zers|sers vitrioli|ze|se vitrioli|zed|sed vitrioli|zing|sing vitrioli|zes|ses
vi|zard|sard vi|zards|sards vocali|zer|ser vocali|zers|sers volatili|zation|sation volatili|zations|sations
voweli|ze|se voweli|zed|sed voweli|zing|sing voweli|zes|ses vulcani|zable|sable vulcani|zabler|sabler
vulcani|zables|sables vulcani|zablest|sablest vulcani|zer|ser vulcani|zers|sers winteri|zation|sation
winteri|zations|sations wi|zen|sen acclimati|zable|sable acclimati|zer|ser acclimati|zers|sers
achromati|zation|sation achromati|zations|sations adulteri|ze|se adulteri|zed|sed adulteri|zing|sing
adulteri|zes|ses adverbiali|ze|se adverbiali|zed|sed adverbiali|zing|sing adverbiali|zes|ses aesthetici|ze|se
aesthetici|zed|sed aesthetici|zing|sing aesthetici|zes|ses agati|ze|se agati|zes|ses ageni|ze|se agni|ze|se
agni|zed|sed agni|zing|sing agni|zes|ses agoni|zedly|sedly agoni|zedlies|sedlies agri|ze|se agri|zed|sed
agri|zing|sing agri|zes|ses agui|ze|se agui|zed|sed agui|zing|sing agui|zes|ses albiti|ze|se albiti|zed|sed
albiti|zing|sing albiti|zes|ses alcoholi|zation|sation alcoholi|zations|sations alkalini|zation|sation
alkalini|zations|sations allegori|zation|sation allegori|zations|sations allegori|zer|ser allegori|zers|sers
anabapti|ze|se anabapti|zed|sed anabapti|zing|sing anabapti|zes|ses anarchi|ze|se anarchi|zed|sed
anarchi|zing|sing anarchi|zes|ses anathemati|zation|sation anathemati|zations|sations anatomi|zation|sation
animali|zation|sation animali|zations|sations annali|ze|se annali|zed|sed annali|zing|sing annali|zes|ses
anodi|zation|sation anonymi|ze|se anonymi|zed|sed anonymi|zing|sing anonymi|zes|ses antagoni|zation|sation
antagoni|zations|sations anthologi|zer|ser anthropomorphi|zation|sation anthropomorphi|zations|sations
apheti|ze|se apheti|zed|sed apheti|zing|sing apheti|zes|ses aphori|zer|ser aphori|zers|sers apologi|zer|ser
apologi|zers|sers apophthegmati|ze|se apophthegmati|zed|sed apophthegmati|zing|sing apophthegmati|zes|ses
apostoli|ze|se apostoli|zed|sed apostoli|zing|sing apostoli|zes|ses apothegmati|ze|se apothegmati|zed|sed
apothegmati|zing|sing apothegmati|zes|ses appeti|zement|sement appeti|zements|sements appri|zer|ser
appri|zers|sers appri|zings|sings arabi|zation|sation arabi|zations|sations arabi|ze|se arabi|zed|sed
arabi|zing|sing arabi|zes|ses arbori|ze|se arbori|zed|sed arbori|zing|sing arbori|zes|ses archai|zer|ser
archai|zers|sers aromati|zation|sation arteriali|zation|sation arteriali|zations|sations artificiali|ze|se
artificiali|zed|sed artificiali|zing|sing artificiali|zes|ses aseptici|ze|se aseptici|zed|sed
aseptici|zing|sing aseptici|zes|ses aspheteri|ze|se aspheteri|zed|sed aspheteri|zing|sing aspheteri|zes|ses
astronomi|ze|se astronomi|zed|sed astronomi|zing|sing astronomi|zes|ses athei|ze|se athei|zed|sed
athei|zing|sing athei|zes|ses atheti|ze|se atheti|zed|sed atheti|zing|sing atheti|zes|ses attici|ze|se
attici|zes|ses authori|zable|sable authori|zer|ser authori|zers|sers autoimmuni|zation|sation aviani|ze|se
aviani|zed|sed aviani|zing|sing aviani|zes|ses avi|zandum|sandum avi|zandums|sandums avi|ze|se avi|zed|sed
avi|zing|sing avi|zes|ses axiomati|zation|sation axiomati|zations|sations bacteri|ze|se bacteri|zed|sed
bacteri|zing|sing bacteri|zes|ses balkani|zation|sation balkani|zations|sations banali|zation|sation
banali|zations|sations banali|ze|se banali|zed|sed banali|zing|sing banali|zes|ses barti|zaned|saned
bipolari|zation|sation bipolari|ze|se bipolari|zes|ses bitumini|zation|sation bitumini|zations|sations
blai|ze|se bolshevi|ze|se bolshevi|zed|sed bolshevi|zing|sing bolshevi|zes|ses botani|zer|ser bowdleri|zer|ser
bowdleri|zers|sers bromi|ze|se bromi|zed|sed bromi|zing|sing burnetti|ze|se burnetti|zed|sed
burnetti|zing|sing burnetti|zes|ses calendari|zation|sation calendari|zations|sations calendari|ze|se
calendari|zed|sed calendari|zing|sing calendari|zes|ses canisteri|zation|sation canisteri|zations|sations
canisteri|ze|se canisteri|zed|sed canisteri|zing|sing canisteri|zes|ses canoni|zer|ser canoni|zers|sers
cantoni|zation|sation cantoni|zations|sations cantoni|ze|se cantoni|zed|sed cantoni|zing|sing cantoni|zes|ses
capitali|zable|sable capitali|zabler|sabler capitali|zables|sables capitali|zablest|sablest carboni|zer|ser
carboni|zers|sers carnali|ze|se carnali|zed|sed carnali|zing|sing carnali|zes|ses casuali|zation|sation
casuali|zations|sations casuali|ze|se casuali|zed|sed casuali|zing|sing casuali|zes|ses cataboli|ze|se
catalogui|ze|se catalogui|zed|sed catalogui|zing|sing catalogui|zes|ses catechi|zation|sation
catechi|zations|sations categori|zer|ser categori|zers|sers cathari|ze|se cathari|zed|sed cathari|zing|sing
cathari|zes|ses catheteri|zation|sation catheteri|zations|sations catholici|zation|sation
catholici|zations|sations centrifugali|zation|sation centrifugali|zations|sations centrifugali|ze|se
centrifugali|zed|sed centrifugali|zing|sing centrifugali|zes|ses chaptali|zation|sation
chaptali|zations|sations chaptali|ze|se chaptali|zed|sed chaptali|zing|sing chaptali|zes|ses
characteri|zable|sable characteri|zabler|sabler characteri|zables|sables characteri|zablest|sablest
chloridi|ze|se chloridi|zed|sed chloridi|zing|sing chloridi|zes|ses chlorini|ze|se chlorini|zed|sed
chlorini|zing|sing chlorini|zes|ses chloriti|zation|sation chloriti|zations|sations chori|zation|sation
chori|zations|sations christiani|zer|ser christiani|zers|sers chromi|ze|se chromi|zed|sed chromi|zing|sing
chromi|zes|ses chronologi|ze|se chronologi|zed|sed chronologi|zing|sing chronologi|zes|ses
cicatri|zation|sation cicatri|zations|sations cinchoni|zation|sation cinchoni|zations|sations citizeni|ze|se
citizeni|zed|sed citizeni|zing|sing citizeni|zes|ses civiliani|zation|sation civiliani|zations|sations
civiliani|ze|se civiliani|zed|sed civiliani|zing|sing civiliani|zes|ses civili|zable|sable
civili|zabler|sabler civili|zables|sables civili|zablest|sablest civili|zational|sational
civili|zationaler|sationaler civili|zationalest|sationalest civili|zationals|sationals climati|ze|se
climati|zed|sed climati|zing|sing climati|zes|ses coali|ze|se coali|zed|sed coali|zing|sing coali|zes|ses
cocaini|zation|sation cocaini|zations|sations cogni|zably|sably cogni|zablier|sablier cogni|zabliest|sabliest
cogni|zer|ser cogni|zers|sers colloqui|ze|se colloqui|zed|sed colloqui|zing|sing colloqui|zes|ses
coloniali|ze|se coloniali|zed|sed coloniali|zing|sing coloniali|zes|ses coloni|zable|sable
coloni|zabler|sabler coloni|zables|sables coloni|zablest|sablest coloni|zationist|sationist
coloni|zationists|sationists communali|zation|sation communali|zations|sations complementi|zer|ser
comprehensivi|zation|sation comprehensivi|zations|sations comprehensivi|ze|se comprehensivi|zed|sed
comprehensivi|zing|sing comprehensivi|zes|ses compri|zal|sal computeri|zable|sable conceptuali|zer|ser
concreti|zation|sation concreti|zations|sations conservati|ze|se conservati|zed|sed conservati|zing|sing
conservati|zes|ses constitutionali|zation|sation constitutionali|zations|sations constitutionali|ze|se
constitutionali|zed|sed constitutionali|zing|sing constitutionali|zes|ses conveyori|ze|se conveyori|zed|sed
conveyori|zing|sing conveyori|zes|ses copolymeri|zation|sation copolymeri|zations|sations cordiali|ze|se
cordiali|zed|sed cordiali|zing|sing cordiali|zes|ses corinthiani|ze|se corinthiani|zed|sed
corinthiani|zing|sing corinthiani|zes|ses corporeali|ze|se corporeali|zed|sed corporeali|zing|sing
corporeali|zes|ses cosmetici|ze|se cosmetici|zed|sed cosmetici|zing|sing cosmetici|zes|ses
creoli|zation|sation creoli|zations|sations cretini|ze|se cretini|zed|sed cretini|zing|sing cretini|zes|ses
cryptanaly|zes|ses crystalli|zability|sability crystalli|zabilities|sabilities crystalli|zable|sable
crystalli|zabler|sabler crystalli|zables|sables crystalli|zablest|sablest crystalli|zer|ser
crystalli|zers|sers cuckoldi|ze|se cuckoldi|zed|sed cuckoldi|zing|sing cuckoldi|zes|ses customi|zer|ser
customi|zers|sers cutini|zation|sation cutini|zations|sations cyani|ze|se cyani|zed|sed cyani|zing|sing
cyani|zes|ses cycli|zation|sation cycli|zations|sations cycli|ze|se cycli|zed|sed cycli|zing|sing
cycli|zes|ses dealcoholi|ze|se dealcoholi|zed|sed dealcoholi|zing|sing dealcoholi|zes|ses deamini|ze|se
decapitali|zation|sation decapitali|zations|sations decapitali|ze|se decapitali|zed|sed decapitali|zing|sing
decapitali|zes|ses decarboni|zation|sation decarboni|zations|sations decarboni|zer|ser decarboni|zers|sers
decarburi|zation|sation decarburi|zations|sations decasuali|zation|sation decasuali|zations|sations
decerebri|ze|se decerebri|zed|sed decerebri|zing|sing decerebri|zes|ses dechristiani|zation|sation
dechristiani|zations|sations dechristiani|ze|se dechristiani|zed|sed dechristiani|zing|sing
dechristiani|zes|ses decivili|ze|se decivili|zed|sed decivili|zing|sing decivili|zes|ses dedramati|ze|se
dedramati|zed|sed dedramati|zing|sing dedramati|zes|ses deemphasi|ze|se deemphasi|zed|sed deemphasi|zing|sing
deemphasi|zes|ses defemini|zation|sation defemini|ze|se defemini|zed|sed defemini|zing|sing defemini|zes|ses
defeudali|ze|se defeudali|zed|sed defeudali|zing|sing defeudali|zes|ses defibrini|ze|se defibrini|zed|sed
defibrini|zing|sing defibrini|zes|ses definiti|ze|se definiti|zed|sed definiti|zing|sing definiti|zes|ses
deformali|ze|se dehydrogeni|zation|sation dehydrogeni|ze|se dehydrogeni|zed|sed dehydrogeni|zing|sing
dehypnoti|zation|sation dehypnoti|zations|sations deindustriali|zation|sation deindustriali|zations|sations
deindustriali|ze|se deindustriali|zed|sed deindustriali|zing|sing deindustriali|zes|ses deioni|zation|sation
delocali|zation|sation delocali|zations|sations demateriali|zation|sation demateriali|zations|sations
democrati|zer|ser demorali|zingly|singly demutuali|zation|sation demutuali|zations|sations demutuali|ze|se
demutuali|zed|sed demutuali|zing|sing demutuali|zes|ses demythologi|zer|ser denaturali|zation|sation
denaturali|zations|sations denaturi|ze|se denaturi|zed|sed denaturi|zing|sing denaturi|zes|ses
denucleari|zation|sation denucleari|zations|sations deoxidi|zation|sation deoxidi|zations|sations
deoxidi|zer|ser deoxidi|zers|sers deoxygeni|ze|se deoxygeni|zed|sed deoxygeni|zing|sing deoxygeni|zes|ses
depauperi|zation|sation depauperi|ze|se depauperi|zed|sed depauperi|zing|sing depauperi|zes|ses
depolari|zer|ser depolari|zers|sers depolymeri|zation|sation depolymeri|zations|sations deputi|zation|sation
deraciali|ze|se deraciali|zed|sed deraciali|zing|sing deraciali|zes|ses dereali|zation|sation derecogni|ze|se
derecogni|zed|sed derecogni|zing|sing derecogni|zes|ses dereligioni|ze|se dereligioni|zed|sed
dereligioni|zing|sing dereligioni|zes|ses desacrali|zation|sation desacrali|zations|sations desacrali|ze|se
desacrali|zed|sed desacrali|zing|sing desacrali|zes|ses deserti|zation|sation deserti|zations|sations
desexuali|zation|sation desexuali|zations|sations desilveri|zation|sation desilveri|zations|sations
desilveri|ze|se desilveri|zed|sed desilveri|zing|sing desilveri|zes|ses despirituali|ze|se destabili|zer|ser
destabili|zers|sers desterili|ze|se desulfuri|zer|ser desulphuri|zer|ser desulphuri|zers|sers
detribali|zation|sation detribali|zations|sations devalori|zation|sation devalori|zations|sations
devalori|ze|se devalori|zed|sed devalori|zing|sing devalori|zes|ses devitali|zation|sation
devitali|zations|sations devocali|zation|sation devocali|ze|se devocali|zed|sed devocali|zing|sing
devocali|zes|ses devolatili|zation|sation devolatili|zations|sations devolatili|ze|se devolatili|zed|sed
devolatili|zing|sing devolatili|zes|ses diagonali|zable|sable diagonali|zation|sation diari|ze|se
diari|zed|sed diari|zing|sing diari|zes|ses dichotomi|zation|sation dichotomi|zations|sations
dieseli|zation|sation dieseli|zations|sations digitali|zation|sation digitali|zations|sations
dimeri|zation|sation dimeri|zations|sations dimeri|ze|se dimeri|zed|sed dimeri|zing|sing dimeri|zes|ses
diphthongi|zation|sation diphthongi|zations|sations diplomati|ze|se diplomati|zed|sed diplomati|zing|sing
diplomati|zes|ses disauthori|ze|se disauthori|zed|sed disauthori|zing|sing disauthori|zes|ses disharmoni|ze|se
disharmoni|zed|sed disharmoni|zing|sing disharmoni|zes|ses disindividuali|ze|se disindividuali|zed|sed
disindividuali|zing|sing disindividuali|zes|ses disindustriali|zation|sation disindustriali|zations|sations
disindustriali|ze|se disindustriali|zed|sed disindustriali|zing|sing disindustriali|zes|ses disnaturali|ze|se
disnaturali|zed|sed disnaturali|zing|sing disnaturali|zes|ses disorgani|zer|ser disorgani|zers|sers
dispauperi|ze|se dispauperi|zed|sed dispauperi|zing|sing dispauperi|zes|ses dissei|zee|see dissociali|ze|se
dissociali|zed|sed dissociali|zing|sing dissociali|zes|ses divisionali|zation|sation
divisionali|zations|sations docki|zation|sation docki|zations|sations docki|ze|se docki|zed|sed
docki|zing|sing docki|zes|ses documentari|zation|sation documentari|zations|sations documentari|ze|se
documentari|zed|sed documentari|zing|sing documentari|zes|ses dogmati|zation|sation dogmati|zations|sations
dogmati|zer|ser dogmati|zers|sers dollari|zation|sation dollari|zations|sations dolomiti|zation|sation
dolomiti|zations|sations dolomiti|ze|se dolomiti|zed|sed dolomiti|zing|sing dolomiti|zes|ses domestici|ze|se
domestici|zed|sed domestici|zing|sing domestici|zes|ses dori|ze|se dori|zed|sed dori|zing|sing dori|zes|ses
dragoni|ze|se dragoni|zed|sed dragoni|zing|sing dragoni|zes|ses dramati|zable|sable dramati|zabler|sabler
dramati|zables|sables dramati|zablest|sablest dramati|zer|ser dramati|zers|sers duali|ze|se duali|zes|ses
dynami|ze|se dynami|zed|sed dynami|zing|sing dynami|zes|ses earlieri|ze|se earlieri|zed|sed earlieri|zing|sing
earlieri|zes|ses easterni|ze|se ebioni|ze|se ebioni|zed|sed ebioni|zing|sing ebioni|zes|ses echoi|ze|se
echoi|zed|sed echoi|zing|sing echoi|zes|ses ecstasi|ze|se ecstasi|zed|sed ecstasi|zing|sing ecstasi|zes|ses
electri|zation|sation electri|zations|sations electri|ze|se electri|zed|sed electri|zing|sing electri|zes|ses
emblemi|ze|se emblemi|zed|sed emblemi|zing|sing emblemi|zes|ses emboli|zation|sation emotionali|zation|sation
emotionali|zations|sations emperi|ze|se emperi|zed|sed emperi|zing|sing emperi|zes|ses empyreumati|ze|se
empyreumati|zed|sed empyreumati|zing|sing empyreumati|zes|ses emulsioni|ze|se emulsioni|zed|sed
emulsioni|zing|sing emulsioni|zes|ses energi|zation|sation enhypostati|ze|se enhypostati|zed|sed
enhypostati|zing|sing enhypostati|zes|ses enigmati|ze|se enigmati|zed|sed enigmati|zing|sing enigmati|zes|ses
enthroni|zation|sation enthroni|zations|sations enthroni|ze|se enthroni|zed|sed enthroni|zing|sing
enthroni|zes|ses envenomi|zation|sation epicuri|ze|se epicuri|zed|sed epicuri|zing|sing epicuri|zes|ses
epidoti|zation|sation epidoti|zations|sations epidoti|zed|sed epigrammati|zer|ser epilogi|ze|se
epilogi|zed|sed epilogi|zing|sing epilogi|zes|ses epilogui|ze|se epilogui|zed|sed epilogui|zing|sing
epilogui|zes|ses episcopi|ze|se episcopi|zed|sed episcopi|zing|sing episcopi|zes|ses epistoli|ze|se
epistoli|zed|sed epistoli|zing|sing epistoli|zes|ses epitomi|zation|sation epitomi|zations|sations
epitomi|zer|ser epitomi|zers|sers ergoti|ze|se ergoti|zed|sed ergoti|zing|sing ergoti|zes|ses
erotici|zation|sation erotici|ze|se erotici|zed|sed erotici|zing|sing erotici|zes|ses eternali|zation|sation
eternali|zations|sations eterni|zation|sation eterni|zations|sations ethereali|zation|sation
ethereali|zations|sations etheri|zation|sation etheri|zations|sations etheri|zer|ser etheri|zers|sers
euphemi|zer|ser euphemi|zers|sers euphui|ze|se euphui|zed|sed euphui|zing|sing euphui|zes|ses eventuali|ze|se
eventuali|zed|sed eventuali|zing|sing eventuali|zes|ses excursioni|ze|se excursioni|zed|sed
excursioni|zing|sing excursioni|zes|ses exorci|zer|ser exorci|zers|sers experti|zed|sed experti|zing|sing
extempori|zer|ser extempori|zers|sers exteriori|zation|sation exteriori|zations|sations fabuli|ze|se
fabuli|zed|sed fabuli|zing|sing fabuli|zes|ses familiari|zer|ser familiari|zers|sers faradi|zation|sation
faradi|zations|sations faradi|zer|ser faradi|zers|sers ferali|zed|sed fertili|zational|sational
fertili|zationaler|sationaler fertili|zationalest|sationalest fertili|zationals|sationals fetichi|ze|se
fetichi|zed|sed fetichi|zing|sing fetichi|zes|ses fetishi|ze|se fetishi|zed|sed fetishi|zing|sing
fetishi|zes|ses fictioni|zation|sation fictioni|zations|sations fictioni|ze|se fictioni|zed|sed
fictioni|zing|sing fictioni|zes|ses fluidi|zation|sation fluidi|zations|sations fluidi|zer|ser
fluidi|zers|sers fluoridi|ze|se fluoridi|zed|sed fluoridi|zing|sing fluoridi|zes|ses focali|zation|sation
focali|zations|sations formali|zable|sable formali|zer|ser formali|zers|sers formulari|zation|sation
formulari|zations|sations formulari|zer|ser formulari|zers|sers formuli|zation|sation formuli|zations|sations
formuli|ze|se formuli|zed|sed formuli|zing|sing formuli|zes|ses formuli|zer|ser fossili|zable|sable
fossili|zabler|sabler fossili|zables|sables fossili|zablest|sablest fractionali|zation|sation
fractionali|zations|sations fractionali|ze|se fractionali|zed|sed fractionali|zing|sing fractionali|zes|ses
fractioni|zation|sation fractioni|zations|sations fragmenti|zation|sation fragmenti|ze|se fragmenti|zed|sed
fragmenti|zing|sing fragmenti|zes|ses fragmenti|zer|ser fustiani|ze|se fustiani|zed|sed fustiani|zing|sing
fustiani|zes|ses gaelici|ze|se gaelici|zed|sed gaelici|zing|sing gaelici|zes|ses galliardi|ze|se gallisi|ze|se
gallisi|zed|sed gallisi|zing|sing gallisi|zes|ses galli|ze|se galli|zed|sed galli|zing|sing galli|zes|ses
gargari|ze|se gargari|zed|sed gargari|zing|sing gargari|zes|ses gelatini|zation|sation
gelatini|zations|sations gelatini|zer|ser gelatini|zers|sers generali|zability|sability generali|zer|ser
generali|zers|sers geniali|ze|se geniali|zed|sed geniali|zing|sing geniali|zes|ses genteeli|ze|se
genteeli|zed|sed genteeli|zing|sing genteeli|zes|ses gentili|ze|se gentili|zed|sed gentili|zing|sing
gentili|zes|ses geometri|zation|sation geometri|zations|sations germani|zation|sation germani|zations|sations
germani|zer|ser germani|zers|sers glauconiti|zation|sation glauconiti|zations|sations goliathi|ze|se
goliathi|zed|sed goliathi|zing|sing goliathi|zes|ses gorgoni|ze|se gorgoni|zed|sed gorgoni|zing|sing
gorgoni|zes|ses gospeli|ze|se gospeli|zed|sed gospeli|zing|sing gospeli|zes|ses gospelli|ze|se
gospelli|zed|sed gospelli|zing|sing gospelli|zes|ses governmentali|ze|se governmentali|zed|sed
governmentali|zing|sing governmentali|zes|ses grammatici|ze|se grammatici|zed|sed grammatici|zing|sing
grammatici|zes|ses grangeri|zation|sation grangeri|zations|sations graniti|zation|sation
graniti|zations|sations graniti|ze|se graniti|zed|sed graniti|zing|sing graniti|zes|ses
granuliti|zation|sation granuliti|zations|sations graphiti|zable|sable graphiti|zation|sation
graphiti|zations|sations greiseni|zation|sation greiseni|zations|sations greiseni|ze|se greiseni|zed|sed
greiseni|zing|sing greiseni|zes|ses gri|ze|se gri|zes|ses gui|zer|ser gui|zers|sers gutturali|zation|sation
gutturali|zations|sations gyrostabili|zation|sation gyrostabili|zations|sations hansardi|ze|se
hansardi|zed|sed hansardi|zing|sing hansardi|zes|ses haussmanni|zation|sation haussmanni|zations|sations
haussmanni|ze|se haussmanni|zed|sed haussmanni|zing|sing haussmanni|zes|ses hazardi|ze|se hazardi|zes|ses
hebrai|zation|sation hebrai|zations|sations hepati|zation|sation hepati|zations|sations hepati|ze|se
hepati|zed|sed hepati|zing|sing hepati|zes|ses herbori|zation|sation herbori|zations|sations herbori|ze|se
herbori|zed|sed herbori|zing|sing herbori|zes|ses heroi|ze|se heroi|zed|sed heroi|zing|sing heroi|zes|ses
hexametri|ze|se hexametri|zed|sed hexametri|zing|sing hexametri|zes|ses hibernici|ze|se hibernici|zed|sed
hibernici|zing|sing hibernici|zes|ses hiberni|zation|sation hiberni|zations|sations hiberni|ze|se
hiberni|zed|sed hiberni|zing|sing hiberni|zes|ses hispanioli|ze|se hispanioli|zed|sed hispanioli|zing|sing
hispanioli|zes|ses historici|ze|se historici|zed|sed historici|zing|sing historici|zes|ses
homini|zation|sation homini|zed|sed homologi|zer|ser homologi|zers|sers hyalini|zation|sation
hyalini|zations|sations hyalini|ze|se hyalini|zed|sed hyalini|zing|sing hyalini|zes|ses hybridi|zable|sable
hybridi|zabler|sabler hybridi|zables|sables hybridi|zablest|sablest hydrogeni|zation|sation
hydrogeni|zations|sations hydroly|zable|sable hydroly|zabler|sabler hydroly|zables|sables
hydroly|zablest|sablest hypercivili|zed|sed hypercivili|zeds|seds hypercritici|ze|se hypercritici|zed|sed
hypercritici|zing|sing hypercritici|zes|ses hyperimmuni|zation|sation hyperimmuni|zations|sations
hyperimmuni|ze|se hyperimmuni|zes|ses hypersensiti|zation|sation hypersensiti|zations|sations
hypheni|zation|sation hypheni|zations|sations hypheni|ze|se hypheni|zed|sed hypheni|zing|sing hypheni|zes|ses
hypnoidi|ze|se hypnoidi|zed|sed hypnoidi|zing|sing hypnoidi|zes|ses hypnoti|zability|sability
hypnoti|zabilities|sabilities hypophysectomi|ze|se hypophysectomi|zed|sed hyposensiti|zation|sation
hypostati|zation|sation hypostati|zations|sations hypotheti|ze|se hypotheti|zed|sed hypotheti|zing|sing
hypotheti|zes|ses iconi|ze|se iconi|zed|sed iconi|zing|sing iconi|zes|ses ideologi|ze|se ideologi|zed|sed
ideologi|zing|sing illegali|zation|sation illegali|zations|sations illiberali|ze|se illiberali|zed|sed
illiberali|zing|sing illiberali|zes|ses immiseri|zation|sation immiseri|zations|sations immiseri|ze|se
immiseri|zed|sed immiseri|zing|sing immiseri|zes|ses immortali|zation|sation immortali|zations|sations
immortali|zer|ser immortali|zers|sers immuni|zer|ser imperiali|ze|se imperiali|zed|sed imperiali|zing|sing
imperiali|zes|ses impersonali|zation|sation impersonali|zations|sations incogni|zable|sable
incogni|zance|sance incogni|zances|sances indigeni|zation|sation indigeni|zations|sations indigeni|ze|se
indigeni|zed|sed indigeni|zing|sing indigeni|zes|ses individuali|zer|ser individuali|zers|sers infami|ze|se
infami|zed|sed infami|zing|sing infami|zes|ses infamoni|ze|se infamoni|zed|sed infamoni|zing|sing
infamoni|zes|ses initiali|zer|ser initiali|zers|sers inorgani|zation|sation inorgani|zations|sations
inorgani|zed|sed insolubili|zation|sation intellectuali|zer|ser intellectuali|zers|sers
interiori|zation|sation interorgani|zational|sational iodi|zation|sation iodi|zer|ser iodi|zers|sers
iridi|zation|sation iridi|zations|sations ironi|ze|se ironi|zed|sed ironi|zing|sing ironi|zes|ses
irreali|zable|sable irrecogni|zable|sable isoimmuni|zation|sation isoimmuni|zations|sations
isomeri|zation|sation isomeri|zations|sations jani|zary|sary jani|zaries|saries jargoni|zation|sation
jargoni|zations|sations jasperi|ze|se jasperi|zed|sed jasperi|zing|sing jasperi|zes|ses journali|zation|sation
journali|zations|sations journali|zer|ser journali|zers|sers judai|zer|ser jumboi|ze|se jumboi|zed|sed
jumboi|zing|sing jumboi|zes|ses kaolini|ze|se kaolini|zed|sed kaolini|zing|sing kaolini|zes|ses
keratini|zation|sation keratini|zations|sations labiali|zation|sation labiali|zations|sations
laici|zation|sation laici|zations|sations lairi|ze|se lairi|zed|sed lairi|zing|sing lairi|zes|ses
laminari|ze|se laminari|zed|sed laminari|zing|sing laminari|zes|ses laterali|ze|se laterali|zes|ses
lateri|zation|sation lateri|zations|sations legitimi|zer|ser lemmati|ze|se lemmati|zed|sed lemmati|zing|sing
lemmati|zes|ses lethargi|ze|se lethargi|zed|sed lethargi|zing|sing lethargi|zes|ses lexicali|zation|sation
lexicali|zations|sations liberali|zer|ser liberali|zers|sers lineari|zation|sation lineari|zations|sations
literali|zation|sation literali|zations|sations literali|zer|ser literali|zers|sers lithotriti|ze|se
lithotriti|zed|sed lithotriti|zing|sing lithotriti|zes|ses locali|zable|sable locali|zabler|sabler
locali|zables|sables locali|zablest|sablest locali|zer|ser locali|zers|sers luteini|zation|sation
luteini|zations|sations luteini|ze|se luteini|zed|sed luteini|zing|sing luteini|zes|ses lyophili|zation|sation
lyophili|zations|sations lyophili|zer|ser lyrici|ze|se lyrici|zed|sed lyrici|zing|sing lyrici|zes|ses
lysogeni|zation|sation lysogeni|ze|se lysogeni|zed|sed lysogeni|zing|sing lysogeni|zes|ses
macadami|zation|sation macadami|zations|sations macari|ze|se macari|zed|sed macari|zing|sing macari|zes|ses
maderi|zation|sation maderi|zations|sations maderi|ze|se maderi|zed|sed maderi|zing|sing maderi|zes|ses
mainpri|ze|se marmari|ze|se marmari|zed|sed marmari|zing|sing marmari|zes|ses marmeli|ze|se marmeli|zed|sed
marmeli|zing|sing marmeli|zes|ses masculini|zation|sation masculini|zations|sations masculini|ze|se
masculini|zed|sed masculini|zing|sing masculini|zes|ses materiali|zer|ser materiali|zers|sers
mathematici|ze|se mathematici|zed|sed mathematici|zing|sing mathematici|zes|ses mathemati|zation|sation
mathemati|zations|sations mathemati|ze|se mathemati|zed|sed mathemati|zing|sing mathemati|zes|ses
mediati|zation|sation mediati|zations|sations medicali|zation|sation medicali|zations|sations medicali|ze|se
medicali|zed|sed medicali|zing|sing medicali|zes|ses melani|zation|sation melani|ze|se melani|zed|sed
melani|zing|sing melani|zes|ses melodi|zer|ser melodramati|zation|sation memoriali|zation|sation
memoriali|zations|sations memoriali|zer|ser memoriali|zers|sers memori|zable|sable memori|zables|sables
merceri|zer|ser merceri|zers|sers mercuriali|zation|sation mercuriali|zations|sations mercuri|ze|se
mercuri|zed|sed mercuri|zing|sing mercuri|zes|ses mespri|ze|se mespri|zes|ses metaboli|zable|sable
metaboli|zables|sables metagraboli|ze|se metagraboli|zed|sed metagraboli|zing|sing metagraboli|zes|ses
metagroboli|ze|se metagroboli|zed|sed metagroboli|zing|sing metagroboli|zes|ses methodi|zation|sation
methodi|zations|sations methodi|zer|ser methodi|zers|sers metropolitani|zation|sation metropolitani|ze|se
metropolitani|zed|sed metropolitani|zing|sing metropolitani|zes|ses microni|ze|se microni|zes|ses
minerali|zable|sable minerali|zables|sables minerali|zer|ser minerali|zers|sers mineralogi|ze|se
mineralogi|zed|sed mineralogi|zing|sing mineralogi|zes|ses mischaracteri|zation|sation
mischaracteri|zations|sations misemphasi|ze|se misemphasi|zes|ses mispri|zer|ser missionari|ze|se
missionari|zed|sed missionari|zing|sing missionari|zes|ses missioni|zation|sation missioni|ze|se
missioni|zed|sed missioni|zing|sing missioni|zes|ses missioni|zer|ser missioni|zers|sers mithridati|ze|se
mithridati|zed|sed mithridati|zing|sing mithridati|zes|ses molochi|ze|se molochi|zed|sed molochi|zing|sing
molochi|zes|ses monarchi|ze|se monarchi|zed|sed monarchi|zing|sing monarchi|zes|ses mongreli|zation|sation
mongreli|zations|sations monologi|ze|se monologi|zed|sed monologi|zing|sing monologi|zes|ses monologui|ze|se
monologui|zed|sed monologui|zing|sing monologui|zes|ses monophthongi|ze|se monophthongi|zed|sed
monophthongi|zing|sing monophthongi|zes|ses mortali|ze|se mortali|zed|sed mortali|zing|sing mortali|zes|ses
municipali|zation|sation municipali|zations|sations musicali|zation|sation musicali|zations|sations
musicali|ze|se musicali|zed|sed musicali|zing|sing musicali|zes|ses mutageni|ze|se mutageni|zed|sed
mutageni|zing|sing mutageni|zes|ses mutuali|zation|sation mutuali|zations|sations myelini|zation|sation
myelini|zations|sations myloniti|zation|sation myloniti|zations|sations myloniti|ze|se myloniti|zed|sed
myloniti|zing|sing myloniti|zes|ses mythici|zation|sation mythici|zer|ser mythici|zers|sers mythi|ze|se
mythi|zed|sed mythi|zing|sing mythi|zes|ses mythologi|zation|sation mythologi|zations|sations
mythologi|zer|ser mythologi|zers|sers nani|zation|sation nani|zations|sations naphthali|ze|se
naphthali|zed|sed naphthali|zing|sing naphthali|zes|ses naturali|zer|ser naturali|zers|sers necroti|ze|se
necroti|zed|sed necroti|zing|sing necroti|zes|ses neopagani|ze|se neopagani|zed|sed neopagani|zing|sing
neopagani|zes|ses nephrectomi|ze|se nephrectomi|zed|sed nephrectomi|zing|sing nickeli|ze|se nickeli|zed|sed
nickeli|zing|sing nickeli|zes|ses niggardi|ze|se niggardi|zed|sed niggardi|zing|sing niggardi|zes|ses
nitrogeni|zation|sation nitrogeni|zations|sations nodali|ze|se nodali|zed|sed nodali|zing|sing nodali|zes|ses
nomadi|zation|sation nomadi|zations|sations nominali|zation|sation nominali|zations|sations nominali|ze|se
nominali|zed|sed nominali|zing|sing nominali|zes|ses noncivili|zed|sed noncivili|zeds|seds nonimmuni|zed|sed
nonimmuni|zeds|seds nonioni|zed|sed nonioni|zeds|seds nonoxidi|zing|sing nonoxidi|zings|sings
nonpolari|zable|sable nonpolari|zables|sables nonspeciali|zed|sed nonspeciali|zeds|seds nonstandardi|zed|sed
nonstandardi|zeds|seds nonsynthesi|zed|sed nonsynthesi|zeds|seds normani|ze|se normani|zed|sed
normani|zing|sing normani|zes|ses northerni|ze|se northerni|zed|sed northerni|zing|sing northerni|zes|ses
noveli|zer|ser noveli|zers|sers nucleari|zation|sation nucleari|zations|sations nucleari|ze|se
nucleari|zed|sed nucleari|zing|sing nucleari|zes|ses odori|ze|se odori|zed|sed odori|zing|sing odori|zes|ses
odori|zer|ser opali|ze|se opali|zed|sed opali|zes|ses operati|ze|se operati|zed|sed operati|zing|sing
operati|zes|ses optimali|zation|sation optimali|zations|sations optimali|ze|se optimali|zed|sed
optimali|zing|sing optimali|zes|ses organi|zability|sability organi|zabilities|sabilities
orthogonali|zation|sation orthogonali|ze|se orthogonali|zed|sed orthogonali|zing|sing orthogonali|zes|ses
ovariectomi|zed|sed overcapitali|zation|sation overcapitali|zations|sations overcentrali|zation|sation
overcentrali|zations|sations overcentrali|ze|se overcentrali|zes|ses overfertili|zation|sation
overutili|zation|sation oxygeni|ze|se oxygeni|zed|sed oxygeni|zing|sing oxygeni|zes|ses ozoni|zation|sation
ozoni|zations|sations ozoni|zer|ser ozoni|zers|sers pagani|zation|sation pagani|zations|sations pagani|zer|ser
pagani|zers|sers palleti|zation|sation palleti|zations|sations palleti|ze|se palleti|zed|sed palleti|zing|sing
palleti|zes|ses palleti|zer|ser palleti|zers|sers papali|ze|se papali|zed|sed papali|zing|sing papali|zes|ses
paralogi|ze|se paralogi|zed|sed paralogi|zing|sing paralogi|zes|ses parameteri|zation|sation
parameteri|zations|sations parameteri|ze|se parameteri|zed|sed parameteri|zing|sing parameteri|zes|ses
parasiti|zation|sation parathyroidectomi|ze|se parathyroidectomi|zed|sed parathyroidectomi|zing|sing
parathyroidectomi|zes|ses parchmenti|ze|se parchmenti|zed|sed parchmenti|zing|sing parchmenti|zes|ses
parfocali|ze|se parochiali|ze|se parochiali|zed|sed parochiali|zing|sing parochiali|zes|ses partiali|ze|se
partiali|zed|sed partiali|zing|sing partiali|zes|ses particulari|zer|ser patriali|zation|sation
patriali|zations|sations patriali|ze|se patriali|zed|sed patriali|zing|sing patriali|zes|ses
pauperi|zation|sation pauperi|zations|sations pearli|ze|se pearli|zed|sed pearli|zing|sing pearli|zes|ses
pecti|zation|sation pecti|zations|sations pedantici|ze|se pedantici|zed|sed pedantici|zing|sing
pedantici|zes|ses pedanti|ze|se pedanti|zed|sed pedanti|zing|sing pedanti|zes|ses pei|ze|se pei|zed|sed
pei|zing|sing pei|zes|ses pelleti|zation|sation pelleti|zations|sations pelleti|zer|ser pelori|zed|sed
penelopi|ze|se penelopi|zed|sed penelopi|zing|sing penelopi|zes|ses pepti|zable|sable pepti|zables|sables
pepti|zation|sation pepti|zations|sations pepti|zer|ser pepti|zers|sers peptoni|zation|sation
peptoni|zations|sations personi|ze|se personi|zed|sed personi|zing|sing personi|zes|ses phagocyti|ze|se
phagocyti|zes|ses phenomenali|ze|se phenomenali|zed|sed phenomenali|zing|sing phenomenali|zes|ses
phenomeni|ze|se phenomeni|zed|sed phenomeni|zing|sing phenomeni|zes|ses phonemici|zation|sation
phonemici|zations|sations phonemici|ze|se phonemici|zed|sed phonemici|zing|sing phonemici|zes|ses
phonetici|zation|sation phonetici|zations|sations phonetici|ze|se phonetici|zed|sed phonetici|zing|sing
phonetici|zes|ses phoneti|zation|sation phoneti|zations|sations phoneti|ze|se phoneti|zed|sed
phoneti|zing|sing phoneti|zes|ses phosphati|zation|sation phosphati|zations|sations phosphori|ze|se
phosphori|zed|sed phosphori|zing|sing phosphori|zes|ses photoioni|zation|sation photoioni|zations|sations
photoisomeri|zation|sation photoisomeri|zations|sations photosensiti|zation|sation
photosensiti|zations|sations photosensiti|zer|ser photosensiti|zers|sers phrenologi|ze|se phrenologi|zed|sed
phrenologi|zing|sing phrenologi|zes|ses pictoriali|zation|sation pictoriali|zations|sations pictoriali|ze|se
pictoriali|zed|sed pictoriali|zing|sing pictoriali|zes|ses picturi|zation|sation picturi|zations|sations
pidgini|zation|sation pidgini|zations|sations pidgini|ze|se pidgini|zed|sed pidgini|zing|sing pidgini|zes|ses
pillori|ze|se pillori|zed|sed pillori|zing|sing pillori|zes|ses pi|zes|ses plastici|zation|sation
plastici|zations|sations platini|zation|sation platini|zations|sations platoni|ze|se platoni|zed|sed
platoni|zing|sing platoni|zes|ses plebeiani|ze|se plebeiani|zed|sed plebeiani|zing|sing plebeiani|zes|ses
plurali|zer|ser plurali|zers|sers poeti|zer|ser poeti|zers|sers polemi|ze|se polemi|zed|sed polemi|zing|sing
polemi|zes|ses politicali|ze|se politicali|zes|ses polleni|zer|ser pollini|zer|ser poloni|ze|se poloni|zed|sed
poloni|zing|sing poloni|zes|ses polygami|ze|se polygami|zes|ses porcelaini|ze|se porcelaini|zed|sed
porcelaini|zing|sing porcelaini|zes|ses porcellani|ze|se porcellani|zed|sed porcellani|zing|sing
porcellani|zes|ses potenti|ze|se potenti|zed|sed potenti|zing|sing potenti|zes|ses powelli|ze|se
powelli|zed|sed powelli|zing|sing powelli|zes|ses pragmati|zation|sation pragmati|zations|sations
pragmati|ze|se pragmati|zed|sed pragmati|zing|sing pragmati|zes|ses pragmati|zer|ser pragmati|zers|sers
preconi|zation|sation preconi|zations|sations prelati|ze|se prelati|zed|sed prelati|zing|sing prelati|zes|ses
privati|zer|ser privati|zers|sers proctori|ze|se proctori|zed|sed proctori|zing|sing proctori|zes|ses
prodigali|ze|se prodigali|zed|sed prodigali|zing|sing prodigali|zes|ses projecti|zation|sation
projecti|zations|sations proletariani|zation|sation proletariani|zations|sations proletariani|ze|se
proletariani|zed|sed proletariani|zing|sing proletariani|zes|ses pronominali|zation|sation
propyliti|zation|sation propyliti|zations|sations propyliti|ze|se propyliti|zed|sed propyliti|zing|sing
propyliti|zes|ses protocoli|ze|se protocoli|zed|sed protocoli|zing|sing protocoli|zes|ses proverbiali|ze|se
proverbiali|zed|sed proverbiali|zing|sing proverbiali|zes|ses provinciali|ze|se provinciali|zed|sed
provinciali|zing|sing provinciali|zes|ses prussiani|zation|sation prussiani|ze|se prussiani|zed|sed
prussiani|zing|sing prussiani|zes|ses prussiani|zer|ser psalmodi|ze|se psalmodi|zed|sed psalmodi|zing|sing
psalmodi|zes|ses ptyali|ze|se ptyali|zed|sed ptyali|zing|sing ptyali|zes|ses pulveri|zable|sable
pulveri|zabler|sabler pulveri|zables|sables pulveri|zablest|sablest pulveri|zer|ser pulveri|zers|sers
puritani|ze|se puritani|zed|sed puritani|zing|sing puritani|zes|ses pyriti|ze|se pyriti|zed|sed
pyriti|zing|sing pyriti|zes|ses quanti|zer|ser quanti|zers|sers quintessentiali|ze|se quintessentiali|zed|sed
quintessentiali|zing|sing quintessentiali|zes|ses racemi|zation|sation racemi|zations|sations racemi|ze|se
racemi|zed|sed racemi|zing|sing racemi|zes|ses radiali|zation|sation radiali|zations|sations radiali|ze|se
radiali|zed|sed radiali|zing|sing radiali|zes|ses radiosensiti|ze|se radiosensiti|zed|sed
radiosensiti|zing|sing radiosensiti|zes|ses randomi|zer|ser randomi|zers|sers rapturi|ze|se rapturi|zed|sed
rapturi|zing|sing rapturi|zes|ses rationali|zable|sable rationali|zables|sables reacclimati|ze|se
reacclimati|zed|sed reacclimati|zing|sing reacclimati|zes|ses readverti|ze|se readverti|zed|sed
readverti|zing|sing reali|zability|sability reali|zabilities|sabilities reali|zer|ser reali|zers|sers
recanali|zation|sation recentrali|zation|sation recentrali|zations|sations recogni|zability|sability
reconceptuali|zation|sation reconceptuali|zing|sing reflectori|ze|se reflectori|zed|sed reflectori|zing|sing
reflectori|zes|ses regionali|zation|sation regionali|zations|sations regionali|ze|se regionali|zed|sed
regionali|zing|sing regionali|zes|ses regulari|zer|ser regulari|zers|sers reguli|ze|se reguli|zed|sed
reguli|zing|sing reguli|zes|ses rehumani|ze|se rehumani|zes|ses reindustriali|zation|sation
reindustriali|zations|sations reindustriali|ze|se reindustriali|zed|sed reindustriali|zing|sing
reindustriali|zes|ses rejuveni|ze|se rejuveni|zed|sed rejuveni|zing|sing rejuveni|zes|ses
relativi|zation|sation relativi|zations|sations religioni|ze|se religioni|zed|sed religioni|zing|sing
religioni|zes|ses remilitari|zation|sation remilitari|zations|sations reminerali|zation|sation
reminerali|zations|sations reminerali|ze|se reminerali|zed|sed reminerali|zing|sing reminerali|zes|ses
remobili|zation|sation remobili|zations|sations remobili|ze|se remobili|zes|ses remoneti|zation|sation
remoneti|zations|sations remorali|zation|sation remorali|zations|sations remorali|ze|se remorali|zed|sed
remorali|zing|sing remorali|zes|ses renormali|ze|se renormali|zed|sed renormali|zing|sing renormali|zes|ses
reorgani|zational|sational reorgani|zer|ser reorgani|zers|sers reoxidi|ze|se reoxidi|zed|sed reoxidi|zing|sing
reoxidi|zes|ses repopulari|ze|se reprivati|zation|sation reprivati|zations|sations reprivati|ze|se
reprivati|zed|sed reprivati|zing|sing reprivati|zes|ses republicani|zation|sation republicani|zations|sations
resei|ze|se resensiti|ze|se resensiti|zes|ses resini|ze|se resini|zed|sed resini|zing|sing resini|zes|ses
respectabili|ze|se respectabili|zed|sed respectabili|zing|sing respectabili|zes|ses resterili|ze|se
resterili|zes|ses resurrectioni|ze|se resurrectioni|zed|sed resurrectioni|zing|sing resurrectioni|zes|ses
reutili|zation|sation reutili|ze|se reutili|zed|sed reutili|zing|sing reutili|zes|ses revalori|zation|sation
revalori|zations|sations revalori|ze|se revalori|zed|sed revalori|zing|sing revalori|zes|ses
revisuali|zation|sation revisuali|zations|sations revisuali|ze|se revisuali|zes|ses rhetori|ze|se
rhetori|zed|sed rhetori|zing|sing rhetori|zes|ses rheumati|ze|se rheumati|zed|sed rheumati|zing|sing
rheumati|zes|ses rhodani|ze|se rhodani|zed|sed rhodani|zing|sing rhodani|zes|ses rhotaci|ze|se rhotaci|zed|sed
rhotaci|zing|sing rhotaci|zes|ses rhythmi|zation|sation rhythmi|zations|sations rhythmi|ze|se rhythmi|zed|sed
rhythmi|zing|sing rhythmi|zes|ses rigidi|ze|se rigidi|zed|sed rigidi|zing|sing rigidi|zes|ses
rituali|zation|sation rituali|zations|sations rivali|ze|se rivali|zed|sed rivali|zing|sing rivali|zes|ses
roboti|zation|sation roboti|zations|sations roentgeni|ze|se romantici|zation|sation romantici|zations|sations
routini|zation|sation routini|zations|sations royali|ze|se royali|zed|sed royali|zing|sing royali|zes|ses
ruggedi|zation|sation ruggedi|zations|sations rurali|zation|sation rurali|zations|sations
russiani|zation|sation rustici|ze|se rustici|zed|sed rustici|zing|sing rustici|zes|ses sabbati|ze|se
sabbati|zed|sed sabbati|zing|sing sabbati|zes|ses sacchari|zation|sation sacchari|zations|sations
sacchari|ze|se sacchari|zed|sed sacchari|zing|sing sacchari|zes|ses sacerdotali|ze|se sacerdotali|zed|sed
sacerdotali|zing|sing sacerdotali|zes|ses sacrali|zation|sation sacrali|zations|sations sacrali|ze|se
sacrali|zed|sed sacrali|zing|sing sacrali|zes|ses sanctuari|ze|se sanctuari|zed|sed sanctuari|zing|sing
sanctuari|zes|ses saniti|zation|sation saniti|zations|sations satelliti|ze|se satelliti|zed|sed
satelliti|zing|sing satelliti|zes|ses satiri|zable|sable satiri|zables|sables satiri|zer|ser satiri|zers|sers
scenari|zation|sation scenari|zations|sations scenari|ze|se scenari|zed|sed scenari|zing|sing scenari|zes|ses
schilleri|zation|sation schilleri|zations|sations schilleri|ze|se schilleri|zed|sed schilleri|zing|sing
schilleri|zes|ses schismati|ze|se schismati|zed|sed schismati|zing|sing schismati|zes|ses scienti|ze|se
scienti|zed|sed scienti|zing|sing scienti|zes|ses scleroti|zation|sation scleroti|ze|se scleroti|zed|sed
scleroti|zing|sing scleroti|zes|ses scrutini|zingly|singly scrutini|zinglies|singlies sectionali|zation|sation
sectionali|zations|sations sectioni|zation|sation sectioni|zations|sations sectioni|ze|se sectioni|zed|sed
sectioni|zing|sing sectioni|zes|ses sectori|zation|sation sectori|zations|sations sectori|ze|se
sectori|zed|sed sectori|zing|sing sectori|zes|ses securiti|zation|sation securiti|zations|sations
securiti|ze|se securiti|zed|sed securiti|zing|sing securiti|zes|ses sensuali|zation|sation
sensuali|zations|sations sericiti|zation|sation sericiti|zations|sations serpentini|zation|sation
serpentini|zations|sations serpentini|ze|se serpentini|zed|sed serpentini|zing|sing serpentini|zes|ses
serpenti|ze|se serpenti|zed|sed serpenti|zing|sing serpenti|zes|ses sexuali|zation|sation
sexuali|zations|sations sexuali|ze|se sexuali|zed|sed sexuali|zing|sing sexuali|zes|ses sherardi|ze|se
sherardi|zed|sed sherardi|zing|sing sherardi|zes|ses silveri|ze|se silveri|zed|sed silveri|zing|sing
silveri|zes|ses simili|ze|se simili|zed|sed simili|zing|sing simili|zes|ses sinici|ze|se sinici|zed|sed
sinici|zing|sing sinici|zes|ses sireni|ze|se sireni|zed|sed sireni|zing|sing sireni|zes|ses si|zel|sel
skeletoni|ze|se skeletoni|zed|sed skeletoni|zing|sing skeletoni|zes|ses skeletoni|zer|ser skeletoni|zers|sers
slogani|ze|se slogani|zed|sed slogani|zing|sing slogani|zes|ses slogani|zings|sings sluggardi|ze|se
sluggardi|zed|sed sluggardi|zing|sing sluggardi|zes|ses soberi|ze|se soberi|zed|sed soberi|zing|sing
soberi|zes|ses solari|zation|sation solari|zations|sations soleci|ze|se soleci|zed|sed soleci|zing|sing
soleci|zes|ses solemni|zer|ser solemni|zers|sers soliloqui|zer|ser soliloqui|zers|sers soloni|zation|sation
soloni|zations|sations solubili|zation|sation solubili|zations|sations somniloqui|ze|se somniloqui|zed|sed
somniloqui|zing|sing somniloqui|zes|ses sonneti|ze|se sonneti|zed|sed sonneti|zing|sing sonneti|zes|ses
sorbiti|zation|sation sorbiti|zations|sations sorbiti|ze|se sorbiti|zed|sed sorbiti|zing|sing sorbiti|zes|ses
sorori|ze|se sorori|zed|sed sorori|zing|sing sorori|zes|ses southerni|ze|se southerni|zed|sed
southerni|zing|sing southerni|zes|ses spanioli|ze|se spanioli|zed|sed spanioli|zing|sing spanioli|zes|ses
speciali|zer|ser speciali|zers|sers spheroidi|zation|sation spheroidi|zations|sations spheroidi|ze|se
spheroidi|zed|sed spheroidi|zing|sing spheroidi|zes|ses spirituali|zation|sation spirituali|zations|sations
spirituali|zer|ser spirituali|zers|sers splenectomi|zed|sed spleni|zation|sation spleni|zations|sations
stabili|zator|sator stabili|zators|sators standardi|zer|ser standardi|zers|sers stigmati|zer|ser
stigmati|zers|sers strobili|zation|sation strobili|zations|sations structurali|zation|sation
structurali|zations|sations structurali|ze|se structurali|zes|ses styli|zer|ser styli|zers|sers
stylopi|zed|sed subcategori|zing|sing suberi|zation|sation suberi|zations|sations suberi|ze|se suberi|zed|sed
suberi|zing|sing suberi|zes|ses subiti|ze|se subiti|zed|sed subiti|zing|sing subiti|zes|ses
subjectivi|zation|sation subjectivi|zations|sations subjectivi|ze|se subjectivi|zed|sed subjectivi|zing|sing
subjectivi|zes|ses sublimi|ze|se sublimi|zed|sed sublimi|zing|sing sublimi|zes|ses subminiaturi|zation|sation
subsidi|zable|sable subsidi|zables|sables substantivi|ze|se substantivi|zed|sed substantivi|zing|sing
substantivi|zes|ses subtili|zation|sation subtili|zations|sations sulcali|ze|se sulcali|zed|sed
sulcali|zing|sing sulcali|zes|ses summari|zable|sable supercivili|zation|sation supercivili|zations|sations
supercivili|zed|sed supercivili|zeds|seds superficiali|ze|se superficiali|zed|sed superficiali|zing|sing
superficiali|zes|ses superhumani|ze|se superhumani|zed|sed superhumani|zing|sing superhumani|zes|ses
supernaturali|ze|se supernaturali|zed|sed supernaturali|zing|sing supernaturali|zes|ses sycophanti|ze|se
sycophanti|zed|sed sycophanti|zing|sing sycophanti|zes|ses syllogi|zation|sation syllogi|zations|sations
syllogi|zer|ser syllogi|zers|sers symboli|zer|ser symboli|zers|sers sympathi|zingly|singly
sympathi|zinglier|singlier sympathi|zingliest|singliest symptomati|ze|se symptomati|zed|sed
symptomati|zing|sing symptomati|zes|ses symptomi|ze|se symptomi|zes|ses synergi|ze|se synergi|zed|sed
synergi|zing|sing synergi|zes|ses synoeci|ze|se synoeci|zed|sed synoeci|zing|sing synoeci|zes|ses
synthesi|zation|sation synthesi|zations|sations syntheti|zer|ser syntheti|zers|sers syntoni|ze|se
syntoni|zed|sed syntoni|zing|sing syntoni|zes|ses syphili|zation|sation syphili|zations|sations syphili|ze|se
syphili|zed|sed syphili|zing|sing systemati|zer|ser systemati|zers|sers systemi|zation|sation
systemi|zations|sations systemi|zer|ser systemi|zers|sers tabulari|zation|sation tabulari|zations|sations
tabulari|ze|se tabulari|zed|sed tabulari|zing|sing tabulari|zes|ses taffeti|zed|sed tartari|zation|sation
tartari|zations|sations tartari|ze|se tartari|zed|sed tartari|zing|sing tartari|zes|ses taxidermi|ze|se
taxidermi|zed|sed taxidermi|zing|sing taxidermi|zes|ses technicali|zation|sation technicali|ze|se
technicali|zes|ses technici|ze|se technici|zed|sed technici|zing|sing technici|zes|ses technologi|ze|se
telepathi|ze|se telepathi|zed|sed telepathi|zing|sing telepathi|zes|ses temporali|ze|se temporali|zed|sed
temporali|zing|sing temporali|zes|ses tempori|zingly|singly tempori|zinglier|singlier
tempori|zingliest|singliest tenderi|zation|sation tenderi|zations|sations territoriali|zation|sation
territoriali|zations|sations testimoniali|ze|se testimoniali|zed|sed testimoniali|zing|sing
testimoniali|zes|ses tetani|zation|sation tetani|zations|sations texturi|ze|se texturi|zed|sed
texturi|zing|sing texturi|zes|ses theatricali|zation|sation theatricali|zations|sations theatrici|ze|se
theatrici|zed|sed theatrici|zing|sing theatrici|zes|ses theologi|zer|ser theologi|zers|sers
theori|zation|sation theori|zations|sations theosophi|ze|se theosophi|zed|sed theosophi|zing|sing
theosophi|zes|ses thermali|zation|sation thermali|zations|sations thermali|ze|se thermali|zed|sed
thermali|zing|sing thermali|zes|ses thymectomi|ze|se thyroidectomi|zed|sed totalitariani|ze|se
totali|zation|sation totali|zations|sations traditionali|ze|se traditionali|zed|sed traditionali|zes|ses
tranquili|zingly|singly tranquilli|zation|sation tranquilli|zations|sations tranquilli|zingly|singly
transistori|zation|sation transistori|zations|sations transparenti|ze|se transparenti|zes|ses
traumati|zation|sation traumati|zations|sations trichini|zation|sation trichini|zations|sations
trichotomi|ze|se trichotomi|zed|sed trichotomi|zing|sing trichotomi|zes|ses tropicali|zation|sation
tropicali|zations|sations tuberculi|zation|sation tuberculi|zations|sations tuberculi|ze|se tuberculi|zed|sed
tuberculi|zing|sing tuberculi|zes|ses tutori|ze|se tutori|zed|sed tutori|zing|sing tutori|zes|ses
unamorti|zed|sed unapologi|zing|sing unappeti|zingly|singly unappeti|zinglier|singlier
unappeti|zingliest|singliest unappri|zed|sed uncanoni|ze|se uncanoni|zed|sed uncanoni|zing|sing
uncanoni|zes|ses unchasti|zable|sable unchasti|zed|sed unchristiani|ze|se unchristiani|zed|sed
unchristiani|zing|sing unchristiani|zes|ses uncivili|zedly|sedly uncivili|zedness|sedness
uncrystalli|zable|sable uncrystalli|zabler|sabler uncrystalli|zables|sables uncrystalli|zablest|sablest
undercapitali|zation|sation undercapitali|zations|sations undercapitali|ze|se undercapitali|zed|sed
undercapitali|zing|sing undercapitali|zes|ses underpri|ze|se underpri|zed|sed underpri|zing|sing
underpri|zes|ses underutili|zation|sation underutili|zations|sations undramati|zed|sed undramati|zeds|seds
unfeudali|ze|se unfeudali|zed|sed unfeudali|zing|sing unfeudali|zes|ses unformali|zed|sed
unformali|zedder|sedder unformali|zeddest|seddest unfossili|zed|sed unfossili|zedder|sedder
unfossili|zeddest|seddest unfossili|zeds|seds unhumani|ze|se unhumani|zed|sed unhumani|zing|sing
unhumani|zes|ses unimmuni|zed|sed unindustriali|zed|sed unindustriali|zeds|seds uniti|zation|sation
uniti|zations|sations unlocali|ze|se unlocali|zed|sed unlocali|zing|sing unlocali|zes|ses unmacadami|zed|sed
unmateriali|zed|sed unmethodi|zed|sed unmethodi|zedder|sedder unmethodi|zeddest|seddest unmethodi|zeds|seds
unmoderni|zed|sed unmoderni|zedder|sedder unmoderni|zeddest|seddest unmorali|ze|se unmorali|zed|sed
unmorali|zing|sing unmorali|zes|ses unmorali|zinger|singer unmorali|zingest|singest unmorali|zings|sings
unoxidi|zed|sed unoxidi|zedder|sedder unoxidi|zeddest|seddest unpatroni|zed|sed unpolari|zable|sable
unpolari|zables|sables unpolari|zed|sed unpolari|zedder|sedder unpolari|zeddest|seddest unpolari|zeds|seds
unprotestanti|ze|se unprotestanti|zed|sed unprotestanti|zing|sing unprotestanti|zes|ses unquanti|zed|sed
unrecogni|zing|sing unromani|zed|sed unromantici|zed|sed unromantici|zedder|sedder unromantici|zeddest|seddest
unromantici|zeds|seds unscrutini|zed|sed unscrutini|zedder|sedder unscrutini|zeddest|seddest unsensiti|ze|se
unsensiti|zed|sed unsensiti|zing|sing unsensiti|zes|ses unsensuali|ze|se unsensuali|zed|sed
unsensuali|zing|sing unsensuali|zes|ses unsociali|zed|sed unsociali|zedder|sedder unsociali|zeddest|seddest
unspirituali|ze|se unspirituali|zed|sed unspirituali|zing|sing unspirituali|zes|ses unstandardi|zed|sed
unstandardi|zedder|sedder unstandardi|zeddest|seddest unstigmati|zed|sed unstigmati|zedder|sedder
unstigmati|zeddest|seddest unstigmati|zeds|seds unsubstantiali|ze|se unsubstantiali|zed|sed
unsubstantiali|zing|sing unsubstantiali|zes|ses unsymmetri|zed|sed unsymmetri|zeds|seds unsympathi|zing|sing
unsympathi|zinger|singer unsympathi|zingest|singest unsympathi|zings|sings unsynchroni|zed|sed
unsynchroni|zedder|sedder unsynchroni|zeddest|seddest unsystemati|zed|sed unsystemati|zedder|sedder
unsystemati|zeddest|seddest unverbali|zed|sed unvocali|zed|sed unvocali|zedder|sedder unvocali|zeddest|seddest
unvocali|zeds|seds unvulcani|zed|sed unvulcani|zedder|sedder unvulcani|zeddest|seddest unvulcani|zeds|seds
unvulgari|ze|se unvulgari|zed|sed unvulgari|zing|sing unvulgari|zes|ses uraliti|zation|sation
uraliti|zations|sations uraliti|ze|se uraliti|zed|sed uraliti|zing|sing uraliti|zes|ses utilitariani|ze|se
utilitariani|zed|sed utilitariani|zing|sing utilitariani|zes|ses utopiani|ze|se utopiani|zed|sed
utopiani|zing|sing utopiani|zes|ses utopiani|zer|ser utopiani|zers|sers vacuoli|zation|sation
vacuoli|zations|sations vagabondi|ze|se vagabondi|zed|sed vagabondi|zing|sing vagabondi|zes|ses vampiri|ze|se
vampiri|zed|sed vampiri|zing|sing vampiri|zes|ses vandali|zation|sation vandali|zations|sations
vapori|zable|sable vapori|zabler|sabler vapori|zables|sables vapori|zablest|sablest vasculari|zation|sation
vasculari|zations|sations vasculari|ze|se vasculari|zed|sed vasculari|zing|sing vasculari|zes|ses
velari|zation|sation velari|zations|sations vernaculari|zation|sation vernaculari|zations|sations
vernali|zation|sation vernali|zations|sations villagi|zation|sation villagi|zations|sations
virili|zation|sation virili|zations|sations virili|zed|sed virili|zing|sing vitamini|ze|se vitamini|zed|sed
vitamini|zing|sing vitamini|zes|ses vitrioli|zation|sation vitrioli|zations|sations vi|zies|sies
volatili|zable|sable volatili|zabler|sabler volatili|zables|sables volatili|zablest|sablest volatili|zer|ser
volatili|zers|sers volcani|zation|sation volcani|zations|sations volcani|ze|se volcani|zed|sed
volcani|zing|sing volcani|zes|ses voweli|zation|sation voweli|zations|sations vulcani|zate|sate
vulcani|zates|sates warranti|ze|se weftwi|ze|se
1+11 +0++:
behavio|r|ur behavio|rs|urs cent|er|re cent|ered|red cent|ering|ring cent|ers|res colo|r|ur colo|red|ured
colo|rer|urer colo|reds|ureds colo|rers|urers colo|ring|uring colo|rings|urings colo|rs|urs favo|r|ur
favo|red|ured favo|reds|ureds favo|ring|uring favo|rings|urings favo|rs|urs favo|rite|urite favo|riter|uriter
favo|rites|urites favo|ritest|uritest flavo|r|ur flavo|red|ured flavo|ring|uring flavo|rings|urings
flavo|rs|urs label|ed|led label|ing|ling labo|r|ur labo|red|ured labo|ring|uring labo|rings|urings labo|rs|urs
rumo|r|ur rumo|red|ured rumo|ring|uring rumo|rs|urs ax||e counsel|ed|led counsel|ing|ling endeavo|r|ur
endeavo|red|ured endeavo|ring|uring endeavo|rs|urs favo|rable|urable favo|rabler|urabler favo|rables|urables
favo|rablest|urablest fib|er|re fib|ers|res hono|r|ur hono|red|ured hono|ring|uring hono|rs|urs humo|r|ur
humo|red|ured humo|ring|uring humo|rs|urs lit|er|re lit|ers|res marvel|ous|lous marvel|ouser|louser
marvel|ousest|lousest model|ed|led model|er|ler model|ers|lers model|ing|ling model|ings|lings neighbo|r|ur
neighbo|red|ured neighbo|ring|uring neighbo|rings|urings neighbo|rs|urs neighbo|rhood|urhood
neighbo|rhoods|urhoods signal|ed|led signal|er|ler signal|ers|lers signal|ing|ling theat|er|re theat|ers|res
travel|ed|led travel|er|ler travel|ers|lers travel|ing|ling travel|ings|lings amphitheat|er|re
amphitheat|ers|res apparel|ed|led apparel|ing|ling arbo|r|ur arbo|rs|urs arbo|res|ures ardo|r|ur ardo|rs|urs
armo|r|ur armo|red|ured armo|ring|uring armo|rs|urs armo|ry|ury armo|ries|uries behavio|ral|ural
behavio|raler|uraler behavio|ralest|uralest belabo|r|ur belabo|red|ured belabo|ring|uring belabo|rs|urs
bushel|ed|led bushel|ing|ling bushel|ings|lings calib|er|re calib|ers|res cando|r|ur cando|rs|urs carol|ed|led
carol|ing|ling cent|erpiece|repiece cent|erpieces|repieces centimet|er|re centimet|ers|res channel|ed|led
channel|ing|ling clamo|r|ur clamo|red|ured clamo|ring|uring clamo|rs|urs colo|rful|urful colo|rfuler|urfuler
colo|rfulest|urfulest colo|rless|urless colo|rlesser|urlesser colo|rlessest|urlessest council|or|lor
council|ors|lors counsel|or|lor counsel|ors|lors cruel|er|ler cruel|est|lest defen|seless|celess
defen|selesser|celesser defen|selessest|celessest demeano|r|ur demeano|rs|urs devil|ed|led devil|ing|ling
discolo|r|ur discolo|red|ured discolo|reds|ureds discolo|ring|uring discolo|rs|urs disfavo|r|ur
disfavo|red|ured disfavo|ring|uring disfavo|rs|urs dishono|r|ur dishono|red|ured dishono|ring|uring
dishono|rs|urs dishono|rable|urable dishono|rabler|urabler dishono|rables|urables dishono|rablest|urablest
drivel|ed|led drivel|ing|ling duel|ed|led duel|ing|ling duel|ings|lings enamel|ed|led enamel|ing|ling
enamel|ings|lings equal|ed|led equal|ing|ling evil|er|ler evil|est|lest favo|rably|urably
favo|rablier|urablier favo|rabliest|urabliest favo|ritism|uritism favo|ritisms|uritisms fervo|r|ur
fervo|rs|urs fib|erglass|reglass fib|erglasses|reglasses flannel|ed|led flannel|ing|ling fuel|ed|led
fuel|ing|ling funnel|ed|led funnel|ing|ling gravel|ed|led gravel|ing|ling gro|ined|yned gro|ining|yning
grovel|ed|led grovel|ing|ling gruel|ed|led gruel|ing|ling gruel|ings|lings harbo|r|ur harbo|red|ured
harbo|ring|uring harbo|rs|urs hono|rable|urable hono|rabler|urabler hono|rables|urables hono|rablest|urablest
imperil|ed|led imperil|ing|ling initial|ed|led initial|ing|ling jewel|ed|led jewel|ing|ling jewel|er|ler
jewel|ers|lers kennel|ed|led kennel|ing|ling kilomet|er|re kilomet|ers|res labo|rer|urer labo|rers|urers
lacklust|er|re lacklust|errer|rer lacklust|errest|rest lacklust|ers|res level|ed|led level|er|ler
level|ers|lers level|est|lest level|ing|ling libel|ed|led libel|ing|ling libel|ous|lous libel|ouser|louser
libel|ousest|lousest marshal|ed|led marshal|ing|ling marvel|ed|led marvel|ing|ling meag|er|re millimet|er|re
millimet|ers|res misbehavio|r|ur misbehavio|rs|urs misdemeano|r|ur misdemeano|rs|urs mo|lt|ult mo|lted|ulted
mo|lting|ulting mo|lts|ults neighbo|rliness|urliness neighbo|rlinesses|urlinesses neighbo|rly|urly
neighbo|rlier|urlier neighbo|rliest|urliest odo|r|ur odo|rs|urs panel|ed|led panel|ing|ling panel|ings|lings
parcel|ed|led parcel|ing|ling parlo|r|ur parlo|rs|urs pedal|ed|led pedal|er|ler pedal|ers|lers pedal|ing|ling
pencil|ed|led pencil|ing|ling pencil|ings|lings peril|ed|led peril|ing|ling pummel|ed|led pummel|ing|ling
quarrel|ed|led quarrel|ing|ling ranco|r|ur ranco|rs|urs ravel|ed|led ravel|ing|ling ravel|ings|lings
refuel|ed|led refuel|ing|ling remodel|ed|led remodel|ing|ling revel|ed|led revel|ing|ling revel|ings|lings
revel|er|ler revel|ers|lers rigo|r|ur rigo|rs|urs rival|ed|led rival|ing|ling savio|r|ur savio|rs|urs
savo|r|ur savo|red|ured savo|ring|uring savo|rs|urs savo|ry|ury savo|rier|urier savo|ries|uries
savo|riest|uriest scept|er|re scept|ered|red scept|ering|ring scept|ers|res sepulch|er|re sepulch|ered|red
sepulch|ering|ring sepulch|ers|res shovel|ed|led shovel|ing|ling shrivel|ed|led shrivel|ing|ling skil|lful|ful
snorkel|ed|led snorkel|ing|ling spect|er|re spect|ers|res spiral|ed|led spiral|ing|ling splendo|r|ur
splendo|rs|urs squirrel|ed|led squirrel|ing|ling stencil|ed|led stencil|ing|ling succo|r|ur succo|red|ured
succo|ring|uring succo|rs|urs swivel|ed|led swivel|ing|ling teetotal|er|ler teetotal|ers|lers tinsel|ed|led
tinsel|ing|ling total|ed|led total|ing|ling towel|ed|led towel|ing|ling towel|ings|lings trial|ed|led
trial|ing|ling trowel|ed|led trowel|ing|ling tumo|r|ur tumo|rs|urs tunnel|ed|led tunnel|ing|ling
tunnel|ings|lings unequal|ed|led unequal|edder|ledder unequal|eddest|leddest unfavo|rable|urable
unfavo|rabler|urabler unfavo|rables|urables unfavo|rablest|urablest unlabel|ed|led unlabel|edder|ledder
unlabel|eddest|leddest unravel|ed|led unravel|ing|ling unrival|ed|led unrival|edder|ledder
unrival|eddest|leddest unsavo|ry|ury unsavo|rier|urier unsavo|ries|uries unsavo|riest|uriest valo|r|ur
valo|rs|urs vapo|r|ur vapo|red|ured vapo|ring|uring vapo|rings|urings vapo|rs|urs vigo|r|ur vigo|rs|urs
watercolo|r|ur watercolo|red|ured watercolo|ring|uring watercolo|rs|urs wil|lfully|fully wil|lfullier|fullier
wil|lfulliest|fulliest wool|en|len wool|enner|lenner wool|ennest|lennest wool|ens|lens worship|ed|ped
worship|ing|ping worship|er|per worship|ers|pers yodel|ed|led yodel|ing|ling a|sshole|rsehole
a|ssholes|rseholes bevel|ed|led bevel|er|ler bevel|ers|lers bevel|ing|ling bevel|ings|lings che|ckbook|quebook
che|ckbooks|quebooks che|ckerboard|querboard che|ckerboards|querboards colo|rblind|urblind dishevel|ed|led
dishevel|ing|ling dishono|rably|urably dishono|rablier|urablier dishono|rablies|urablies
dishono|rabliest|urabliest enamo|r|ur enamo|red|ured enamo|reds|ureds enamo|ring|uring enamo|rs|urs
epicent|er|re epicent|ers|res gr|ayish|eyish hono|rably|urably hono|rablier|urablier hono|rablies|urablies
hono|rabliest|urabliest medal|ist|list medal|ists|lists millilit|er|re millilit|ers|res panel|ist|list
panel|ists|lists skil|lfully|fully armo|rer|urer armo|rers|urers backpedal|ed|led backpedal|ing|ling
bedevil|ed|led bedevil|ing|ling carol|er|ler carol|ers|lers catalog|er|uer catalog|ers|uers cavil|ed|led
cavil|ing|ling cavil|ings|lings cent|erfold|refold cent|erfolds|refolds centilit|er|re centilit|ers|res
clango|r|ur clango|red|ured clango|ring|uring clango|rs|urs colo|rfast|urfast colo|rfully|urfully
colo|rfullier|urfullier colo|rfulliest|urfulliest cudgel|ed|led cudgel|ing|ling cudgel|ings|lings
disembowel|ed|led disembowel|ing|ling dowel|ed|led dowel|ing|ling duel|ist|list duel|ists|lists
fib|erboard|reboard fib|erboards|reboards flavo|rful|urful flavo|rfuler|urfuler flavo|rfulest|urfulest
flavo|rless|urless flavo|rlesser|urlesser flavo|rlessest|urlessest gambol|ed|led gambol|ing|ling goit|er|re
goit|ers|res gr|ayness|eyness grovel|er|ler grovel|ers|lers humo|rless|urless humo|rlesser|urlesser
humo|rlessest|urlessest humo|rlessness|urlessness humo|rlessnesses|urlessnesses libel|er|ler libel|ers|lers
louv|er|re louv|ered|red louv|ers|res man|euverability|oeuvrability man|euverabilities|oeuvrabilities
man|euverable|oeuvrable man|euverabler|oeuvrabler man|euverablest|oeuvrablest mant|es|oes marvel|ously|lously
marvel|ouslier|louslier marvel|ousliest|lousliest mit|er|re mit|ered|red mit|ering|ring mit|ers|res
mo|lder|ulder mo|ldered|uldered mo|ldering|uldering mo|lders|ulders multicolo|red|ured
multicolo|redder|uredder multicolo|reddest|ureddest nit|er|re nit|ers|res och|er|re och|ered|red
och|ering|ring och|errer|rer och|errest|rest och|ers|res odo|rless|urless odo|rlesser|urlesser
odo|rlessest|urlessest patin|e|ae patin|ed|aed philt|er|re philt|ers|res pommel|ed|led pommel|ing|ling
reconnoit|er|re reconnoit|ered|red reconnoit|ering|ring reconnoit|ers|res relabel|ed|led relabel|ing|ling
rowel|ed|led rowel|ing|ling r|uble|ouble r|ubles|oubles saltpet|er|re saltpet|ers|res snivel|ed|led
snivel|ing|ling snivel|ings|lings snowsh|ed|oed subtotal|ed|led subtotal|ing|ling trammel|ed|led
trammel|ing|ling tricolo|r|ur tricolo|rs|urs unfavo|rably|urably unfavo|rablier|urablier
unfavo|rabliest|urabliest vapo|rware|urware varicolo|red|ured varicolo|redder|uredder
varicolo|reddest|ureddest varicolo|reds|ureds victual|ed|led victual|ing|ling wack|es|oes yodel|er|ler
yodel|ers|lers behavio|rism|urism behavio|risms|urisms behavio|rist|urist behavio|rists|urists bejewel|ed|led
bejewel|ing|ling breathaly|zer|ser breathaly|zers|sers cardi|e|ae colo|rant|urant colo|rants|urants
colo|rist|urist colo|rists|urists colo|rway|urway colo|rways|urways costumi|er|re |ecus|oecus
flavo|rsome|ursome flavo|rsomer|ursomer flavo|rsomest|ursomest gruel|ingly|lingly mat|ers|res metal|ed|led
metal|ing|ling m|ustached|oustached p|erv|rev rumo|rmonger|urmonger rumo|rmongers|urmongers
theat|ergoer|regoer theat|ergoers|regoers untrammel|ed|led untrammel|edder|ledder untrammel|eddest|leddest
antilabo|r|ur antilabo|rs|urs behavio|rally|urally cancel|er|ler cancel|ers|lers cavil|er|ler cavil|ers|lers
cent|erboard|reboard cent|erboards|reboards colo|rblindness|urblindness colo|rblindnesses|urblindnesses
colo|rfastness|urfastness colo|rfastnesses|urfastnesses colo|rfulness|urfulness colo|rfulnesses|urfulnesses
colo|rlessly|urlessly colo|rlesslier|urlesslier colo|rlessliest|urlessliest colo|rlessness|urlessness
colo|rlessnesses|urlessnesses decilit|er|re decilit|ers|res decimet|er|re decimet|ers|res
defen|selessly|celessly defen|selesslier|celesslier defen|selessliest|celessliest defen|selessness|celessness
defen|selessnesses|celessnesses dolo|r|ur dolo|rs|urs drivel|er|ler drivel|ers|lers duel|er|ler duel|ers|lers
enamel|er|ler enamel|ers|lers fay|er|re fib|erfill|refill fib|erfills|refills hectomet|er|re hectomet|ers|res
hono|rableness|urableness hono|rablenesses|urablenesses hono|ree|uree hono|rees|urees hono|rer|urer
hono|rers|urers labo|rsaving|ursaving lust|erless|reless lust|erlesser|relesser lust|erlessest|relessest
mislabel|ed|led mislabel|ing|ling noven|e|ae odo|red|ured paraly|zingly|singly paraly|zinglies|singlies
petal|ed|led piast|er|re piast|ers|res quarrel|er|ler quarrel|ers|lers recolo|r|ur recolo|red|ured
recolo|ring|uring recolo|rs|urs savo|riness|uriness savo|rinesses|urinesses skil|lfulness|fulness
snivel|er|ler snivel|ers|lers totali|zator|sator totali|zators|sators tunnel|er|ler tunnel|ers|lers
unarmo|red|ured unarmo|redder|uredder unarmo|reddest|ureddest uncolo|red|ured uncolo|redder|uredder
uncolo|reddest|ureddest uncolo|reds|ureds unflavo|red|ured unflavo|redder|uredder unflavo|reddest|ureddest
vapo|ry|ury vapo|rier|urier vapo|riest|uriest virtuali|zation|sation gigamet|er|re gigamet|ers|res
a|erography|reography a|erographies|reographies a|erology|reology a|erologies|reologies a|erometer|reometer
a|erometers|reometers amo|rist|urist amo|rists|urists anserin|e|ae areol|e|ae aryt|enoid|aenoid
aryt|enoids|aenoids attemp|er|re azot|emia|aemia barycent|er|re bastinad|ed|oed bastinad|es|oes
behavio|ristic|uristic behavio|risticer|uristicer behavio|risticest|uristicest behavio|ristics|uristics
b|ehmenism|oehmenism b|el|ael b|els|aels bicolo|r|ur bicolo|rrer|urer bicolo|rrest|urest bicolo|rs|urs
bist|er|re bist|ers|res bo|r|ur bo|rage|urage bo|rg|urg cadast|er|re cadast|ers|res caracol|ed|led
caracol|ing|ling carbonad|es|oes cataly|zer|ser cataly|zers|sers c|er|re c|ere|ree c|eres|rees c|esar|aesar
che|erly|rely chelicer|e|ae ch|etopod|aetopod clar|es|oes colo|rable|urable colo|rabler|urabler
colo|rables|urables colo|rablest|urablest colo|rcast|urcast colo|rcasting|urcasting colo|rcasts|urcasts
colo|rific|urific colo|rifics|urifics concent|er|re concent|ered|red concent|ering|ring concent|ers|res
co|ranto|uranto co|rantoes|urantoes co|rantos|urantos cost|e|ae council|orship|lorship
council|orships|lorships counsel|orship|lorship counsel|orships|lorships cupel|ation|lation cupul|e|ae
cym|e|ae decolo|rant|urant decolo|rants|urants d|edal|aedal d|eva|aeva dial|er|ler dial|ers|lers diopt|er|re
diopt|ers|res dissei|zin|sin dissei|zins|sins do|ra|ura drac|ena|aena drac|enas|aenas electroly|ze|se
electroly|zed|sed electroly|zing|sing el|eoptene|aeoptene endam|eba|oeba endam|ebas|oebas endam|ebae|oebae
|enologist|oenologist |enologists|oenologists ensepulch|er|re ensepulch|erred|red ensepulch|erring|ring
ensepulch|ers|res |eolipile|aeolipile |eolipiles|aeolipiles |eolotropic|aeolotropic |eonian|aeonian
|eonism|aeonism |eonisms|aeonisms epig|eal|aeal epig|eous|aeous |eq|aeq |ern|ren |ernes|renes |erns|rens
|erogenic|aerogenic |eros|aeros |erose|aerose |ersh|resh resh|es|oes |ert|ret |erugo|aerugo |erugos|aerugos
escalad|es|oes |esthesia|aesthesia |esthesias|aesthesias |estradiol|oestradiol |estradiols|oestradiols
|estrin|oestrin |estrins|oestrins |estriol|oestriol |estriols|oestriols |estrone|oestrone |estrones|oestrones
|estrum|oestrum |estrums|oestrums |et|aet eud|emon|aemon eud|emons|aemons eud|emonia|aemonia
eud|emonic|aemonic eud|emonics|aemonics eud|emonism|aemonism eud|emonisms|aemonisms exsiccat|e|ae faito|r|ur
faito|rs|urs favo|rableness|urableness favo|rablenesses|urablenesses favo|rer|urer favo|rers|urers
f|ecula|aecula f|eculence|aeculence fe|er|re fe|ers|res f|erity|reity f|etiparous|oetiparous f|etor|oetor
f|etors|oetors fib|ered|red flavo|ry|ury flavo|rier|urier flavo|riest|uriest fo|rb|urb form|e|ae foss|e|ae
framb|esia|oesia framb|esias|oesias fr|ena|aena fr|enulum|aenulum fr|enula|aenula fr|enum|aenum
fr|enums|aenums frivol|ed|led frivol|ing|ling fuel|er|ler fuel|ers|lers fulgo|r|ur fulgo|rs|urs gauff|er|re
g|er|re g|ers|res g|erenuk|reenuk g|ey|oey gleb|e|ae globigerin|e|ae glut|eus|aeus glut|ei|aei
go|rmandism|urmandism go|rmandisms|urmandisms grovel|ingly|lingly grovel|inglier|linglier
grovel|ingliest|lingliest harbo|rage|urage harbo|rages|urages harbo|rer|urer harbo|rers|urers hatchel|ed|led
hatchel|ing|ling hectolit|er|re hectolit|ers|res h|eredes|aeredes heter|ecious|oecious hypocent|er|re
hypocent|ers|res imp|erscriptible|rescriptible inc|erate|reate indigen|e|ae jo|r|ur jo|rs|urs k|ed|aed
label|er|ler label|ers|lers labiat|e|ae labo|rite|urite labo|rites|urites lapel|ed|led leporid|e|ae
l|esses|oesses l|evigate|aevigate l|evigated|aevigated l|evigating|aevigating l|evigates|aevigates
l|evogyrate|aevogyrate l|evorotation|aevorotation l|evorotations|aevorotations l|evorotatory|aevorotatory
l|evulose|aevulose l|evuloses|aevuloses libel|ant|lant libel|ants|lants libel|ee|lee libel|ees|lees
libel|ously|lously libel|ouslier|louslier libel|ousliest|lousliest ligul|e|ae lodicul|e|ae long|evous|aevous
lo|ry|ury lunul|e|ae lust|erware|reware lust|erwares|rewares macul|e|ae maig|er|re majuscul|e|ae malodo|r|ur
malodo|rs|urs malodo|rousness|urousness margarit|e|ae marvel|ousness|lousness marvel|ousnesses|lousnesses
maug|er|re medi|evalism|aevalism medi|evalisms|aevalisms mesogl|ea|oea mesogl|eas|oeas metacent|er|re
metacent|ers|res metop|e|ae micell|e|ae micromillimet|er|re micromillimet|ers|res mit|erwort|rewort
mit|erworts|reworts monometal|ism|lism mucos|e|ae multicolo|r|ur multicolo|rs|urs myriamet|er|re
mythop|eic|oeic nanomet|er|re nanomet|ers|res neuroc|ele|oele nonfulfil|lment|ment nonfulfil|lments|ments
nymph|eum|aeum och|ery|rey offen|seless|celess offen|selesser|celesser offen|selessest|celessest omb|er|re
omb|ers|res pando|ra|ura papul|e|ae paraselen|e|ae parlo|rmaid|urmaid particolo|red|ured
particolo|redder|uredder particolo|reddest|ureddest p|e|oe p|ederastic|aederastic p|edogenesis|aedogenesis
p|edogeneses|aedogeneses p|edological|aedological p|edologist|aedologist p|edologists|aedologists penn|e|ae
p|eracid|reacid p|erambulatory|reambulatory p|erformative|reformative pericop|e|ae p|erse|rese
p|erviousness|reviousness p|erviousnesses|reviousnesses ph|enology|aenology ph|enologies|aenologies
phlyct|ena|aena phlyct|enae|aenae pinnul|e|ae piscin|e|ae plag|e|ae plasmoly|ze|se plasmoly|zed|sed
plasmoly|zing|sing plasmoly|zes|ses plo|wboy|ughboy plo|wboys|ughboys plumul|e|ae poplit|eal|aeal po|rer|urer
po|rers|urers practi|cer|ser practi|cers|sers pr|edial|aedial pr|edials|aedials pre|emptor|aemptor
pre|existent|aexistent pr|efectorial|aefectorial pr|elect|aelect pr|elected|aelected pr|electing|aelecting
pr|elects|aelects pr|emaxilla|aemaxilla pr|emial|oemial pr|emunire|aemunire pr|epositor|aepositor
propr|etor|aetor propr|etors|aetors py|emia|aemia py|emias|aemias pygm|ean|aean pyorrh|eal|oeal
pyorrh|ealer|oealer pyorrh|ealest|oealest qu|estionary|aestionary qu|estionaries|aestionaries ratit|e|ae
ravel|er|ler ravel|ers|lers reconnoit|erer|rer reconnoit|erers|rers re|entrance|aentrance renco|unter|ntre
rigo|rism|urism rigo|rist|urist salti|ers|res sandal|ed|led sandal|ing|ling sapo|r|ur sapo|rs|urs
savo|rer|urer savo|rers|urers savo|rily|urily savo|rilies|urilies savo|rless|urless savo|rlesser|urlesser
savo|rlessest|urlessest sepal|ed|led sepal|edder|ledder sepal|eddest|leddest s|eta|aeta sh|er|oer
shovel|er|ler shovel|ers|lers siliqu|e|ae so|rdine|urdine so|rdines|urdines spel|ean|aean spinul|e|ae
spiroch|etosis|aetosis spiroch|etoses|aetoses squam|e|ae stel|e|ae stento|r|ur stento|rs|urs st|ere|ree
stilb|estrol|oestrol stilb|estrols|oestrols stipul|e|ae stomod|eum|aeum stomod|eums|aeums strobil|e|ae
subdu|er|re subspecial|ty|ity subspecial|ties|ities succo|rless|urless superf|etation|oetation
superf|etations|oetations syn|ecious|oecious syn|ecology|oecology syn|ecologies|oecologies syn|eresis|aeresis
syn|ereses|aereses tabo|ret|uret tabo|rets|urets tel|esthesia|aesthesia tel|esthesias|aesthesias t|els|aels
t|enia|aenia t|enias|aenias t|eniasis|aeniasis t|eniases|aeniases t|eniacide|aeniacide t|eniacides|aeniacides
t|eniafuge|aeniafuge t|eniafuges|aeniafuges t|erf|ref th|erap|reap therm|e|ae thermos|iphon|yphon
thermos|iphons|yphons tit|er|re tit|ers|res trammel|er|ler trammel|ers|lers trichlor|ethylene|oethylene
trichlor|ethylenes|oethylenes tricolo|red|ured tri|ecious|oecious trop|eolin|aeolin turdin|e|ae
unhono|red|ured unhono|redder|uredder unhono|reddest|ureddest unneighbo|rly|urly unneighbo|rlier|urlier
unneighbo|rliest|urliest unsavo|rily|urily unsavo|rilier|urilier unsavo|rilies|urilies unsavo|riliest|uriliest
unsavo|riness|uriness unsavo|rinesses|urinesses valvul|e|ae vapo|rific|urific vapo|rimeter|urimeter
vapo|rish|urish vapo|risher|urisher vapo|rishest|urishest vapo|rously|urously ve|ery|rey vent|er|re
vent|ers|res venul|e|ae versicolo|r|ur vet|er|oer victual|age|lage victual|ages|lages victual|er|ler
victual|ers|lers vi|er|re vi|ers|res vigo|rless|urless watercolo|rist|urist watercolo|rists|urists zaff|er|re
zaff|ers|res zoogl|ea|oea zoogl|eas|oeas acaleph|e|ae acco|rage|urage acco|raged|uraged acco|raging|uraging
acco|rages|urages adven|e|ae a|erographer|reographer a|erographic|reographic a|erologic|reologic
a|erological|reological a|erologist|reologist affe|er|re ag|er|re a|irgel|erogel alveol|e|ae amo|ret|uret
amo|rism|urism amo|risms|urisms amo|ristic|uristic amo|ristics|uristics amygdal|e|ae ancill|e|ae an|esis|oesis
anvil|ed|led anvil|ing|ling apog|eic|aeic arbalest|er|re arbo|red|ured ar|eosystyle|aeosystyle arist|e|ae
armo|rbearer|urbearer armo|rless|urless assaf|etida|oetida assaf|etidas|oetidas aut|ecious|oecious
aut|eciously|oeciously aut|ecism|oecism aut|ecisms|oecisms autotox|emia|aemia autotox|emias|aemias
beclamo|r|ur beclamo|red|ured beclamo|ring|uring beclamo|rs|urs becudgel|ed|led becudgel|ing|ling
bedrivel|ed|led bedrivel|ing|ling beglamo|r|ur beglamo|red|ured beglamo|ring|uring beglamo|rs|urs
bemedal|ed|led b|erloque|reloque b|erme|reme b|ern|ren bicolo|red|ured bicolo|redder|uredder
bicolo|reddest|ureddest bimetal|ist|list bimetal|istic|listic bist|ered|red bist|eredder|redder
bist|ereddest|reddest blastoc|ele|oele blastul|e|ae bo|rasque|urasque bo|rd|urd bo|rds|urds bowel|ed|led
bowel|ing|ling bushel|er|ler bushel|ers|lers camisad|es|oes canal|ed|led canal|ing|ling canal|er|ler
canal|ers|lers cancel|ous|lous canephor|e|ae cavil|ation|lation c|elestine|oelestine cent|erless|reless
cent|erlesser|relesser cent|erlessest|relessest cent|erline|reline cent|erlines|relines c|eratin|reatin
c|eratins|reatins c|erule|aerule c|esious|aesious chalaz|e|ae channel|er|ler channel|ers|lers chim|erid|aerid
chim|erids|aerids chim|erism|aerism chim|erisms|aerisms chol|emia|aemia chol|emias|aemias circumcent|er|re
circumcent|ers|res cith|ern|ren cith|erns|rens clamo|rer|urer clamo|rers|urers clausul|e|ae coenamo|r|ur
coenamo|red|ured coenamo|ring|uring coenamo|rs|urs colo|rability|urability colo|rabilities|urabilities
colo|rableness|urableness colo|rablenesses|urablenesses colo|rably|urably colo|rablier|urablier
colo|rablies|urablies colo|rabliest|urabliest colo|rbreed|urbreed colo|rbred|urbred colo|rbreeding|urbreeding
colo|rbreeds|urbreeds colo|rcasted|urcasted colo|rectal|urectal colo|rimetrically|urimetrically
colo|rism|urism colo|risms|urisms colo|ristic|uristic colo|risticer|uristicer colo|risticest|uristicest
colo|ristics|uristics colo|ristically|uristically colo|rman|urman colo|rmen|urmen colo|rpoint|urpoint
colo|rpoints|urpoints colo|ry|ury comp|er|oer conc|ertist|retist conch|e|ae concolo|r|ur concolo|rous|urous
cong|es|oes co|rbe|urbe corbel|ed|led corbel|ing|ling corbel|ings|lings co|rtin|urtin cortin|e|ae cott|e|ae
cotyl|e|ae counsel|ee|lee cramb|es|oes cudgel|er|ler cudgel|ers|lers cupel|ed|led cupel|ing|ling cupel|er|ler
cupel|ers|lers decent|ers|res decolo|r|ur decolo|red|ured decolo|ring|uring decolo|rs|urs decolo|rate|urate
decolo|rated|urated decolo|rates|urates decolo|ration|uration decolo|rations|urations d|edalian|aedalian
defen|seman|ceman defen|semen|cemen delust|er|re d|erk|rek devel|ed|led devel|ing|ling dial|ist|list
dial|ists|lists dialy|zability|sability dialy|zabilities|sabilities dialy|zable|sable dialy|zabler|sabler
dialy|zables|sables dialy|zablest|sablest di|ene|aene di|eretic|aeretic diethylstilb|estrol|oestrol
disbowel|ed|led disbowel|ing|ling discolo|rment|urment discolo|rments|urments disfavo|rer|urer
disfavo|rers|urers dishono|rableness|urableness dishono|rablenesses|urablenesses dishono|rary|urary
dishono|rer|urer dishono|rers|urers dishumo|r|ur dishumo|red|ured dishumo|rs|urs dissei|zor|sor
dissei|zors|sors dognap|ed|ped dognap|ing|ping domin|e|ae du|er|re |ecophobia|oecophobia |eger|aeger
|eglogue|aeglogue electrodialy|ze|se electrodialy|zes|ses el|eolite|aeolite embowel|ed|led embowel|ing|ling
|emule|aemule |emuled|aemuled |emuling|aemuling |emules|aemules enamel|ist|list enamel|ists|lists
encephaloc|ele|oele encolo|r|ur encolo|red|ured encolo|ring|uring encolo|rs|urs endeavo|rer|urer
endeavo|rers|urers |enolic|oenolic |enological|oenological |enomania|oenomania ensorcel|ed|led ensorcel|s|ls
entam|eba|oeba entam|ebas|oebas entam|ebae|oebae entend|er|re entend|ers|res enteroc|ele|oele
enteroc|eles|oeles ep|enetic|aenetic epig|ean|aean |erbia|rebia |erbias|rebias |ernest|renest |erses|reses
|eruginous|aeruginous |ervalenta|revalenta |ervalentas|revalentas erythr|emia|aemia |esc|aesc
|esculin|aesculin |esthesiogen|aesthesiogen |esthesiogens|aesthesiogens |esthesiogenic|aesthesiogenic
|esthesis|aesthesis |estheses|aestheses |esthetical|aesthetical |estral|oestral |estrual|oestrual
|etheric|aetheric eud|emonist|aemonist eud|emonists|aemonists eud|emonistic|aemonistic eud|emony|aemony
|eviternal|aeviternal fasciol|e|ae favo|redness|uredness favo|rednesses|urednesses favo|rless|urless
favo|rlesser|urlesser favo|rlessest|urlessest f|e|ae f|edarie|oedarie f|edaries|oedaries feri|e|ae
ferrel|ed|led ferrel|ing|ling f|etoscopy|oetoscopy f|etoscopies|oetoscopies fib|erless|reless
fib|erlesser|relesser fib|erlessest|relessest fib|erscope|rescope fib|erscopes|rescopes flavo|rer|urer
flavo|rers|urers flavo|rfully|urfully flavo|rfullier|urfullier flavo|rfulliest|urfulliest forejudg|ment|ement
forejudg|ments|ements fould|er|re fout|er|re fout|ers|res foveol|e|ae fr|enular|aenular frivol|er|ler
frivol|ers|lers fulgo|rous|urous furcul|e|ae gale|e|ae gambad|es|oes gastr|ea|aea gastr|eas|aeas gauf|er|re
gauf|ers|res gavel|ed|led gavel|ing|ling g|e|ae g|ed|aed gess|ed|oed gess|es|oes gest|e|ae gimbal|ed|led
gimbal|ing|ling glamo|rless|urless golosh|es|oes go|r|ur go|ra|ura go|ramies|uramies gospel|er|ler
gospel|ers|lers gruel|er|ler gruel|ers|lers gul|e|ae gutt|e|ae gyn|e|ae handsel|ed|led handsel|ing|ling
hansel|ed|led hansel|ing|ling harbo|rful|urful harbo|rless|urless harbo|rlesser|urlesser
harbo|rlessest|urlessest harbo|rside|urside havio|r|ur havio|rs|urs h|ed|aed hell|ed|oed
hem|erythrin|oerythrin h|et|aet h|ets|aets hexachlor|ethane|oethane hexachlor|ethanes|oethanes hillo|ed|aed
hirsel|ed|led hirsel|ing|ling hono|rability|urability hono|rabilities|urabilities hono|rless|urless
hono|rlesser|urlesser hono|rlessest|urlessest hor|e|ae housel|ed|led housel|ing|ling housel|ings|lings
hovel|ed|led hovel|ing|ling hovel|er|ler hovel|ers|lers hu|er|re humo|rful|urful humo|rsome|ursome
humo|rsomeness|ursomeness hy|enic|aenic impast|ed|oed incent|er|re incent|ers|res initial|er|ler
initial|ers|lers intim|e|ae kan|e|ae kemb|ed|oed kernel|ed|led kernel|ing|ling label|able|lable
labo|rism|urism labo|risms|urisms labo|rist|urist labo|rists|urists labo|rsome|ursome last|er|re laur|e|ae
laurel|ed|led laurel|ing|ling leptospir|e|ae lern|ean|aean leuc|emia|aemia leuc|emias|aemias leuc|emic|aemic
leuch|emia|aemia leucocyth|emia|aemia leucorrh|ea|oea leucorrh|eas|oeas l|evo|aevo l|evogyre|aevogyre
l|evulin|aevulin lignos|e|ae lith|ed|oed lithophys|e|ae lo|ed|oed long|eval|aeval lo|rdy|urdy lo|rings|urings
ma|ed|aed maino|r|ur maino|rs|urs maist|ers|res man|euverer|oeuvrer man|euverers|oeuvrers medal|ed|led
medal|ing|ling mel|ena|aena m|ellon|oellon mens|e|ae mesogl|eal|oeal met|estrus|oestrus microlit|er|re
microlit|ers|res miscolo|r|ur miscolo|red|ured miscolo|ring|uring miscolo|rs|urs mislabo|r|ur mislabo|red|ured
mislabo|ring|uring mislabo|rs|urs misrout|ing|eing mit|erer|rer mon|ecian|oecian mon|estrous|oestrous
monometal|ist|list mo|rne|urne mo|rningly|urningly morsel|ed|led morsel|ing|ling morul|e|ae multilevel|ed|led
mur|ena|aena mur|enas|aenas mythop|eist|oeist myxam|eba|oeba neighbo|rless|urless neighbo|rlessest|urlessest
n|eves|aeves n|evoid|aevoid nickel|ed|led nickel|ing|ling niell|ed|oed noncolo|r|ur noncolo|red|ured
noncolo|ring|uring noncolo|rings|urings noncolo|rs|urs noncolo|rfast|urfast non|esthetic|aesthetic
no|rice|urice not|er|re odo|rful|urful odo|rfuller|urfuller odo|rfullest|urfullest olp|e|ae oney|er|re
oney|ers|res opal|ed|led o|rology|urology o|rologies|urologies orthocent|er|re orthocent|ers|res
orthopn|ea|oea outcavil|ed|led outcavil|ing|ling outhumo|r|ur outhumo|red|ured outhumo|ring|uring
outhumo|rs|urs outrival|ed|led outrival|ing|ling outsavo|r|ur outsavo|ring|uring outsavo|rs|urs overcolo|r|ur
overcolo|ring|uring overcolo|rs|urs overfavo|r|ur overfavo|rs|urs overlabo|r|ur overlabo|red|ured
overlabo|ring|uring overlabo|rs|urs ow|er|re oz|ena|aena p|ajamaed|yjamased palam|e|ae panomph|ean|aean
paraly|zation|sation paraly|zations|sations paraly|zer|ser paraly|zers|sers passad|es|oes patric|es|oes
patt|e|ae pavio|r|ur pavio|rs|urs p|edagogism|aedagogism p|ederastically|aederastically pedestal|ed|led
pedestal|ing|ling p|ediatry|aediatry p|edobaptism|aedobaptism p|edobaptist|aedobaptist p|edodontic|aedodontic
p|edodontics|aedodontics p|edogenetic|aedogenetic p|edogenic|aedogenic p|edomorphic|aedomorphic
p|edomorphism|aedomorphism p|edomorphisms|aedomorphisms p|edomorphosis|aedomorphosis
p|edomorphoses|aedomorphoses p|edotribe|aedotribe p|edotrophy|aedotrophy pencil|er|ler pencil|ers|lers
p|eract|react p|eracute|reacute perchlor|ethylene|oethylene p|erchloric|rechloric p|ercurrent|recurrent
p|erdy|redy per|eon|aeon per|ea|aea per|eopod|aeopod per|eopods|aeopods perfervo|r|ur perfervo|rs|urs
p|erfoliations|refoliations p|erjink|rejink p|erlingual|relingual p|ernasal|renasal p|eroral|reoral
p|erorally|reorally p|ersolve|resolve p|erst|rest p|erve|reve p|erved|reved p|erving|reving p|erves|reves
p|erviable|reviable phaged|ena|aena phaged|enas|aenas phaged|enic|aenic pharmacop|eian|oeian
ph|elonion|aelonion ph|elonions|aelonions ph|enogam|aenogam ph|enogams|aenogams ph|enological|aenological
ph|enomenism|aenomenism philop|ena|oena philop|enas|oenas photoly|zable|sable
phytoh|emagglutinin|aemagglutinin pigm|ean|aean pistol|ed|led pistol|ing|ling plantul|e|ae
plasmaph|eresis|aeresis plo|whead|ughhead polych|etous|aetous polyd|emonism|aemonism polyd|emonisms|aemonisms
poly|estrous|oestrous polypn|ea|oea polytetrafluor|ethylene|oethylene polytetrafluor|ethylenes|oethylenes
pom|erium|oerium po|ringly|uringly port|e|ae postmedi|eval|aeval pr|eanal|aeanal prean|esthetic|aesthetic
prean|esthetics|aesthetics pr|ecava|aecava pr|ecavae|aecavae pr|ecipe|aecipe pr|ecipes|aecipes
pr|ecocial|aecocial pr|ecordial|aecordial pr|ediality|aediality pr|efloration|aefloration pr|ehallux|aehallux
pr|elector|aelector pr|enomina|aenomina pr|enominal|aenominal pr|epostor|aepostor pr|epostors|aepostors
pr|epubis|aepubis pr|escutum|aescutum pr|esternum|aesternum pr|etorial|aetorial pr|etorium|aetorium
pr|etorship|aetorship proctod|eal|aeal proctod|eum|aeum proctod|ea|aea proctod|eums|aeums pro|emium|oemium
propr|etorial|aetorial propr|etorian|aetorian proseuch|e|ae prosopop|eial|oeial proteid|e|ae protocol|ed|led
protocol|ing|ling pseud|esthesia|aesthesia pseudoc|elom|oelom pu|ers|res pulicid|e|ae py|emic|aemic
pyorrh|eic|oeic pyroly|zable|sable pyroly|zate|sate pyroly|zates|sates pyroly|zer|ser quat|ers|res
qu|estorial|aestorial qu|estorship|aestorship rampi|er|re raph|e|ae raphid|e|ae re|edify|aedify
re|edified|aedified re|edifying|aedifying re|edifies|aedifies re|exportation|aexportation reformad|es|oes
reg|es|oes retinul|e|ae rhaph|e|ae rh|eadine|oeadine rhinorrh|ea|oea rhinorrh|eal|oeal rigo|ristic|uristic
rito|rnelle|urnelle rito|rnelles|urnelles rival|ess|less rival|esses|lesses ro|ed|oed ro|er|re rumo|rer|urer
rumo|rers|urers sab|ertooth|retooth salti|erwise|rewise sapr|emia|aemia sapr|emias|aemias sapr|emic|aemic
sarcin|e|ae sativ|e|ae savo|rous|urous savo|rouser|urouser savo|rousest|urousest scandal|ed|led
scandal|ing|ling scap|ed|aed sc|ena|aena scept|erless|reless scler|e|ae sco|rse|urse sco|rsed|ursed
sco|rsing|ursing sco|rses|urses s|e|ae s|eculum|aeculum s|eculums|aeculums sell|e|ae semp|er|re
sentinel|ed|led sentinel|ing|ling seros|e|ae serr|e|ae setul|e|ae sialorrh|ea|oea sil|ed|oed silicul|e|ae
ske|er|re sky|er|re sky|ers|res sl|e|ae snuffcolo|red|ured so|rd|urd souffl|ed|aed span|emia|aemia
span|emic|aemic spar|ers|res spe|er|re spel|eothem|aeothem spel|eothems|aeothems spermatorrh|ea|oea
spermatorrh|eas|oeas sph|erocrystal|aerocrystal spiroch|etal|aetal splanchnoc|ele|oele squamul|e|ae
stanz|es|oes steatorrh|ea|oea steatorrh|eas|oeas stencil|er|ler stencil|ers|lers stenop|eic|aeic
stomatod|eum|aeum stomod|ea|aea stomod|eal|aeal stow|er|re stow|ers|res subcalib|er|re subcent|er|re
sub|erate|aerate succo|rable|urable succo|rer|urer succo|rers|urers succub|e|ae su|ers|res sylviin|e|ae
symbol|ed|led symbol|ing|ling synal|epha|oepha synal|ephas|oephas tabo|red|ured tabo|ring|uring tabo|rer|urer
tabo|rers|urers tabo|rin|urin tabo|rins|urins tabo|rine|urine tabul|e|ae tachypn|ea|oea tachypn|eas|oeas
t|e|ae t|es|aes te|er|aer te|ers|res teetotal|ed|led teetotal|ing|ling t|egu|aegu tel|e|ae
tel|esthetic|aesthetic tel|estheticer|aestheticer tel|estheticest|aestheticest tendril|ed|led t|eniae|aeniae
t|enioid|aenioid t|erma|rema t|ermatic|rematic terr|e|ae t|erts|rets test|e|ae tetrachlor|ethylene|oethylene
tetrachlor|ethylenes|oethylenes thalass|emia|aemia thalass|emias|aemias thalass|emic|aemic
theat|ergoing|regoing theat|ergoings|regoings th|ereness|reeness th|erenesses|reenesses thesmothet|e|ae
tittup|ed|ped tittup|ing|ping tittup|y|py trabeat|e|ae trabecul|e|ae tri|ene|aene trowel|er|ler
trowel|ers|lers tso|ris|uris tular|emic|aemic twi|er|re twi|ers|res unbarricad|ed|oed unconc|erted|reted
undishono|red|ured unfavo|rableness|urableness unfavo|rablenesses|urablenesses unfavo|rite|urite
unfavo|riter|uriter unfavo|rites|urites unfavo|ritest|uritest unharbo|r|ur unharbo|red|ured unhousel|ed|led
unhumo|rous|urous unhydroly|zed|sed unhydroly|zeds|seds unicolo|r|ur unicolo|rate|urate unicolo|red|ured
unicolo|rous|urous unkennel|ed|led unkennel|ing|ling unlabo|red|ured unlabo|redder|uredder
unlabo|reddest|ureddest unlabo|ring|uring unlabo|ringer|uringer unlabo|ringest|uringest unlabo|rings|urings
unlevel|ed|led unlevel|ing|ling unmit|er|re unmit|ers|res unneighbo|red|ured unneighbo|rliness|urliness
unneighbo|rlinesses|urlinesses unravel|er|ler unravel|ers|lers unscept|ered|red unscept|eredder|redder
unscept|ereddest|reddest unsco|red|ured unsepulch|ered|red unsh|ed|oed unsucco|red|ured urin|emia|aemia
urin|emic|aemic vaginul|e|ae valo|rousness|urousness vapo|rability|urability vapo|rabilities|urabilities
vapo|rable|urable vapo|rables|urables vapo|rer|urer vapo|rers|urers vapo|ringly|uringly
vapo|rishness|urishness vapo|rishnesses|urishnesses vavaso|r|ur vavaso|rs|urs vermeil|ed|led vermeil|ing|ling
vermeil|es|les versicolo|red|ured vesicul|e|ae vial|ed|led vial|ing|ling victual|ess|less vir|emia|aemia
vir|emias|aemias vir|emic|aemic vivandi|er|re viv|er|re viv|ers|res viverrin|e|ae weevil|ed|led zo|eae|oeae
zo|eal|oeal zo|ecium|oecium zo|ecia|oecia zonul|e|ae zoogl|eae|oeae zoogl|eal|oeal zyg|enid|aenid
1+11 ++++:
catalog||ue catalog|ed|ued catalog|ing|uing catalog|s|ues cancel|ed|led cancel|ing|ling barrel|ed|led
barrel|ing|ling ca|lk|ulk ca|lked|ulked ca|lking|ulking ca|lks|ulks chisel|ed|led chisel|ing|ling glycerin||e
glycerin|s|es mollus|k|c mollus|ks|cs sab|er|re sab|ered|red sab|ering|ring sab|ers|res sal|able|eable
sal|abler|eabler sal|ablest|eablest sl|ier|yer sl|iest|yest somb|er|re somb|erer|rer somb|erest|rest
somb|erly|rely accout|erment|rement accout|erments|rements chisel|er|ler chisel|ers|lers dentin||e dentin|s|es
wil|lfulness|fulness somb|erness|reness somb|ernesses|renesses accout|er|re accout|ered|red accout|ering|ring
accout|ers|res fontanel||le fontanel|s|les cancel|able|lable cancel|ate|late electroly|zes|ses och|erous|reous
och|erouser|reouser och|erousest|reousest precancel|ation|lation therm|esthesia|aesthesia uncancel|ed|led
uncancel|edder|ledder uncancel|eddest|leddest a|erometric|reometric cancel|ated|lated dipl|e|oe
p|erfoliation|refoliation p|erlection|relection z|ea|oea z|eas|oeas
1+1+ +0++:
cent|erings|rings colo|rrest|urest defen|se|ce defen|sed|ced defen|sing|cing defen|ses|ces analy|ze|se
analy|zed|sed analy|zing|sing co|zy|sy co|zied|sied co|zier|sier co|ziest|siest co|zying|sying co|zies|sies
dial|ed|led dial|ing|ling dial|ings|lings mo|ld|uld mo|lded|ulded mo|lding|ulding mo|ldings|uldings
mo|lds|ulds offen|se|ce offen|ses|ces s|keptical|ceptical s|kepticaler|cepticaler s|kepticalest|cepticalest
enrol|l| enrol|ls|s enrol|lment|ment enrol|lments|ments fl|utist|autist fl|utists|autists instal|lment|ment
instal|lments|ments jewel|ry|lery meag|errer|rer meag|errest|rest mo|ldy|uldy mo|ldier|uldier
mo|ldiest|uldiest m|ustache|oustache m|ustaches|oustaches p|ajama|yjama p|ajamas|yjamas paraly|ze|se
paraly|zed|sed paraly|zing|sing plo|w|ugh plo|wed|ughed plo|wing|ughing plo|ws|ughs preten|se|ce
preten|ses|ces s|keptic|ceptic s|kepticer|cepticer s|kepticest|cepticest s|keptics|ceptics
s|kepticism|cepticism s|kepticisms|cepticisms snowplo|w|ugh snowplo|ws|ughs outman|euver|oeuvre
outman|euvered|oeuvred outman|euvering|oeuvring outman|euvers|oeuvres s|keptically|ceptically
cal|isthenic|listhenic cal|isthenics|listhenics cataly|ze|se cataly|zed|sed cataly|zing|sing meag|erly|rely
meag|erness|reness meag|ernesses|renesses plo|wman|ughman plo|wmen|ughmen plo|wshare|ughshare
plo|wshares|ughshares sul|fate|phate sul|fates|phates sul|fide|phide sul|fides|phides sul|furous|phurous
updra|ft|ught updra|fts|ughts breathaly|ze|se breathaly|zed|sed breathaly|zing|sing breathaly|zes|ses
remo|ld|uld remo|lded|ulded remo|lding|ulding remo|lds|ulds hydroly|ze|se hydroly|zed|sed hydroly|zing|sing
redial|ed|led redial|ing|ling tular|emia|aemia tular|emias|aemias unpracti|ced|sed unpracti|cedder|sedder
unpracti|ceddest|seddest asaf|etida|oetida asaf|etidas|oetidas |esthetician|aesthetician
|estheticians|aestheticians |estivate|aestivate |estivated|aestivated |estivating|aestivating
|estivates|aestivates |estivation|aestivation |estivations|aestivations pyroly|ze|se pyroly|zed|sed
pyroly|zing|sing pyroly|zes|ses
++++ +0++:
che|ck|que che|cked|qued che|cking|quing che|cks|ques judg|ment|ement judg|ments|ements learn|ed|t a|ss|rse
a|sses|rses depend|ent|ant depend|ents|ants dream|ed|t |inquire|enquire |inquired|enquired
|inquiring|enquiring |inquires|enquires |inquiry|enquiry |inquiries|enquiries licen|se|ce licen|ses|ces
met|er|re met|ers|res queu|ing|eing spoil|ed|t synthesi|zer|ser synthesi|zers|sers c|ipher|ypher
c|iphered|yphered c|iphering|yphering c|iphers|yphers discolo|ration|uration discolo|rations|urations fog|y|ey
fog|ies|eys gro|in|yne gro|ins|ynes micromet|er|re micromet|ers|res milligram||me milligram|s|mes nos|y|ey
nos|ies|eys prim|eval|aeval reprogram||me reprogram|s|mes sul|fur|phur sul|fured|phured sul|furing|phuring
sul|furs|phurs misjudg|ment|ement misjudg|ments|ements |aeries|eyries cal|iper|liper cal|ipered|lipered
cal|ipering|lipering cal|ipers|lipers colo|ration|uration colo|rations|urations lasagn|a|e lasagn|as|es
unlearn|ed|t c|enobite|oenobite c|enobites|oenobites c|enobitic|oenobitic hom|eostasis|oeostasis
hom|eostases|oeostases hom|eostatic|oeostatic c|enobitical|oenobitical gr|ecism|aecism
hom|eopathically|oeopathically hom|eopathicallier|oeopathicallier hom|eopathicalliest|oeopathicalliest
hom|eopathist|oeopathist hom|eopathists|oeopathists kyl|es|oes p|edology|aedology p|edologies|aedologies
prim|evally|aevally s|iphonophore|yphonophore s|iphonostele|yphonostele tamb|ura|oura tamb|uras|ouras
a|eric|reic hom|eobox|oeobox hom|eomeric|oeomeric hom|eomerous|oeomerous hom|eomery|oeomery
hom|eomeries|oeomeries hom|eomorph|oeomorph hom|eomorphs|oeomorphs hom|eomorphic|oeomorphic
hom|eomorphous|oeomorphous hom|eomorphy|oeomorphy hom|eomorphies|oeomorphies hom|eosis|oeosis hom|eoses|oeoses
hom|eoteleuton|oeoteleuton hom|eoteleutons|oeoteleutons hom|eothermal|oeothermal hom|eothermic|oeothermic
hom|eothermous|oeothermous hom|eotic|oeotic s|iphonostelic|yphonostelic
++++ +0+-:
che|cker|quer che|ckers|quers |jail|gaol |jails|gaols |jailed|gaoled |jailing|gaoling
1+1+ +0+-:
che|ckered|quered che|ckering|quering
++++ +0+0:
conne|ction|xion conne|ctions|xions instal|l| instal|ls|s net||t net|s|ts pri|ze|se pri|zed|sed pri|zing|sing
pri|zes|ses t|ire|yre t|ires|yres almanac||k almanac|s|ks |curb|kerb |curbed|kerbed |curbing|kerbing
|curbs|kerbs f|etal|oetal f|etid|oetid f|etus|oetus f|etuses|oetuses gram||me gram|s|mes infle|ction|xion
infle|ctions|xions instil|l| instil|ls|s kilogram||me kilogram|s|mes s|iphon|yphon s|iphoned|yphoned
s|iphoning|yphoning s|iphons|yphons wag|on|gon wag|oned|goned wag|oning|goning wag|ons|gons
hom|eopathic|oeopathic hom|eopathicer|oeopathicer hom|eopathicest|oeopathicest hom|eopathy|oeopathy
hom|eopathies|oeopathies centigram||me centigram|s|mes ioni|zer|ser ioni|zers|sers prejudg|ment|ement
prejudg|ments|ements wag|oner|goner wag|oners|goners hom|eopath|oeopath hom|eopaths|oeopaths hectogram||me
hectogram|s|mes megagram||me megagram|s|mes gigagram||me gigagram|s|mes microgram||me |micrograms|nanogrammes
decigram||me decigram|s|mes f|etation|oetation f|eticide|oeticide f|eticides|oeticides wag|onette|gonette
wag|onettes|gonettes f|eticidal|oeticidal nanogram||me picogram||me picogram|s|mes
++++ +-+0:
gasol|ine|ene gasol|ines|enes bus|ings|sings medi|eval|aeval medi|evals|aevals onward||s caviar||e caviar|s|es
d|ispatch|espatch d|ispatched|espatched d|ispatching|espatching d|ispatches|espatches fledg|ling|eling
fledg|lings|elings keros|ene|ine keros|enes|ines m|eow|iaow m|eowed|iaowed m|eowing|iaowing m|eows|iaows
vi|sor|zor vi|sors|zors sl|yly|ily ascend|ant|ent ascend|ants|ents jok|ey|y decagram||me decagram|s|mes
1+1+ +-++:
gr|ayed|eyed gr|ayer|eyer gr|ayest|eyest gr|aying|eying practi|ced|sed practi|cing|sing epaulet||te
epaulet|s|tes lupin|es|s ped|dler|lar ped|dlers|lars manil|a|la |estival|aestival
++++ 0+00:
ni|ght|te ni|ghts|tes program|med|ed program|ming|ing thr|ough|u cook|ie|y goodby|e| goodby|es|s glamo|ur|r
glamo|urs|rs glamo|ured|red glamo|uring|ring leggin|g| leggin|gs|s bing|eing|ing symmetric|ally|ly adz|e|
teasel|ing|ling teasel|ings|lings teasel|ed|led travelog|ue| travelog|ues|s battleax|e| mollus|can|kan
homolog|ue| homolog|ues|s mov|ability|eability teasel|er|ler teasel|ers|lers
++++ +-+-:
program||me program|s|mes
++++ ----:
so|ls|s archetyp|al|ical ay|e| b|aloney|oloney bon|y|ey boot|y|ie bronc|o|ho bronc|os|hos brus|que|k
brus|quer|ker brus|quest|kest cas|ino|sino cas|inos|sinos chlorophyl|l| chlorophyl|ls|s choos|y|ey cocain|e|
coco|nut|anut coco|nuts|anuts dext|erous|rous dop|ey|y dr|iest|yest dul|lness|ness dul|lnesses|nesses
dum|bfound|found dum|bfounded|founded dum|bfounding|founding dum|bfounds|founds eer|ie|y |enclosure|inclosure
|enclosures|inclosures |encumber|incumber |encumbered|incumbered |encumbering|incumbering |encumbers|incumbers
|endorse|indorse |endorsed|indorsed |endorsing|indorsing |endorses|indorses |endorsement|indorsement
|endorsements|indorsements |entrench|intrench |entrenched|intrenched |entrenching|intrenching
|entrenches|intrenches |entrust|intrust |entrusted|intrusted |entrusting|intrusting |entrusts|intrusts
fil|lets|ets fil|leted|eted fil|leting|eting flunk|ies|eys for|swear|eswear for|swore|eswore for|sworn|esworn
for|swearing|eswearing for|swears|eswears ful|lness|ness ful|lnesses|nesses gull|y|ey gull|ies|eys
hi|jack|ghjack hi|jacked|ghjacked hi|jacking|ghjacking hi|jacks|ghjacks hom|ey|y hy|ena|aena insign|ia|e
intern|s|es l|inchpin|ynchpin l|inchpins|ynchpins loon|y|ey loon|ier|eyier mamma|e|s mant|elpiece|lepiece
mant|elpieces|lepieces mari|juana|huana mari|juanas|huanas merchandi|se|ze merchandi|sed|zed
merchandi|sing|zing merchandi|ses|zes million|aire|naire million|aires|naires min|uscule|iscule
min|uscules|iscules orangutan||g orangutan|s|gs par|akeet|rakeet par|akeets|rakeets pi|ggyback|ckaback
pi|ggybacking|ckabacking pi|ggybacks|ckabacks pix|ie|y prevent|able|ible pu|mpkin|nkin pu|mpkins|nkins
quartet||te quartet|s|tes quintet||te quintet|s|tes repell|ent|ant repell|ents|ants rever|ie|y ricksha|w|
ricksha|ws|s ripost|e| ripost|es|s sar|i|ee sar|is|ees sc|allop|ollop sc|alloped|olloped sc|alloping|olloping
sc|allops|ollops scar|y|ey sherbe|t|rt sherbe|ts|rts stimul|i|uses ston|y|ey strat|a|ums sw|ab|ob
sw|abbed|obbed sw|abbing|obbing sw|abs|obs synagog|ue| synagog|ues|s tab|oo|u tab|ooed|ued tab|ooing|uing
tab|oos|us toff|ee|y toff|ees|ies torment|or|er torment|ors|ers unparallel|ed|led wer|ewolf|wolf
wer|ewolves|wolves wint|ry|ery wint|rier|erier wint|riest|eriest wool|ly|y wool|lier|ier wool|liest|iest
wool|lies|ies ya|kked|cked ya|kking|cking zombi|e| zombi|es|s alumn|i|uses by|law|elaw by|laws|elaws
car|ousel|rousel car|ousels|rousels f|jord|iord f|jords|iords flex|time|itime flex|times|itimes
|frenetic|phrenetic friz|z| galosh||e gi|zmo|smo gi|zmos|smos g|ypsy|ipsy g|ypsies|ipsies hi|jacker|ghjacker
hi|jackers|ghjackers hook|y|ey hook|ies|eys |jeez|geez kidd|ie|y |knickknack|nicknack |knickknacks|nicknacks
methadon|e| methadon|es|s momm|y|ie moni|ker|cker moni|kers|ckers placebo|s|es pric|ey|y p|ygmy|igmy
p|ygmies|igmies s|chlepped|hlepped s|chlepping|hlepping schmal|tzy|zy spac|ey|y stym|ie|y stym|ied|yed
subp|oena|ena subp|oenaed|enaed subp|oenaing|enaing subp|oenas|enas t|yke|ike t|ykes|ikes w|acky|hacky
w|ackier|hackier w|ackiest|hackiest wel|sh|ch wel|shed|ched wel|shing|ching wel|shes|ches whodun|it|nit
whodun|its|nits adrenalin|e| addend|a|ums adjust|er|or adjust|ers|ors ag|eism|ism |alleluia|halleluiah
|alleluias|halleluiahs aneur|ysm|ism aneur|ysms|isms aqu|aculture|iculture awestr|uck|icken bacill|i|uses
bansh|ee|ie bansh|ees|ies bog|eyed|ied bog|eying|ieing bonn|y|ie brimful||l brink|manship|smanship
brus|quely|kly brus|queness|kness brus|quenesses|knesses civ|vy|ie civ|vies|ies convey|or|er convey|ors|ers
curl|icue|ycue curl|icues|ycues curvac|eous|ious cutes|y|ie cutlas|s| cutlas|ses|es dext|erously|rously
dick|eys|ies dingo|es|s dog|ie|y |encrust|incrust |encrusted|incrusted |encrusting|incrusting
|encrusts|incrusts |entrenchment|intrenchment |entrenchments|intrenchments expedit|er|or expedit|ers|ors
flo|tation|atation flo|tations|atations fluk|y|ey fondu|e| fondu|es|s fr|yer|ier fr|yers|iers ga|iety|yety
ge|wgaw|egaw ge|wgaws|egaws gin|kgo|gko hoag|ie|y hum|ongous|ungous idyl|l| idyl|ls|s j|asmine|essamine
j|asmines|essamines j|ihad|ehad j|ihads|ehads kook|y|ie |kumquat|cumquat |kumquats|cumquats lagn|iappe|appe
lagn|iappes|appes left|y|ie lo|destar|adstar lo|destars|adstars lo|destone|adstone lo|destones|adstones
man|ikin|nikin man|ikins|nikins mav|en|in mav|ens|ins maz|urka|ourka maz|urkas|ourkas mesquit|e| mesquit|es|s
mill|ipede|epede mill|ipedes|epedes missil|ery|ry mon|eyed|ied mortgag|or|er mortgag|ors|ers morti|se|ce
morti|sed|ced morti|sing|cing morti|ses|ces octet||te octet|s|tes oleomargarin|e| oleomargarin|es|s outsize||d
pan|nier|ier pan|niers|iers penli|ght|te penli|ghts|tes pinoc|hle|le propell|ant|ent propell|ants|ents
quah|og|aug quah|ogs|augs restaura|teur|nteur restaura|teurs|nteurs revo|cable|kable savanna||h savanna|s|hes
s|chlemiel|hlemiel s|chlemiels|hlemiels schnap|ps|s sc|rod|hrod sc|rods|hrods septet||te septet|s|tes
s|erape|arape s|erapes|arapes sextet||te sextet|s|tes shellac||k shellac|s|ks shill|elagh|alah silic|eous|ious
so|briquet|ubriquet so|briquets|ubriquets soy||a soy|s|as spumon|i|e spumon|is|es sumac||h sumac|s|hes
thiamin|e| thiamin|es|s uk|ulele|elele uk|uleles|eleles undersize|d| unspoil|ed|t vermil|ion|lion whims|y|ey
whims|ies|eys wist|eria|aria wist|erias|arias yeshiva||h yogi||n yogi|s|ns b|erk|urk b|erks|urks
booge|yman|rman booge|ymen|rmans bougainvill|ea|aea bougainvill|eas|aeas ca|iman|yman ca|imans|ymans
choc|oholic|aholic choc|oholics|aholics f|alafel|elafel ha|jj|dj ha|jji|dji ha|jjis|djis honk|ies|eys
i|conic|konic kiss|ogram|agram kiss|ograms|agrams luvv|y|ie l|ovey|uvvie l|oveys|uvvies midsize||d
mil|ometer|eometer mil|ometers|eometers m|ustachioed|oustachioed na|an|n na|ans|ns passivi|ze|se
passivi|zed|sed passivi|zing|sing passivi|zes|ses rame|kin|quin rame|kins|quins rop|y|ey schema|ta|s
tog|ged|ed tog|ging|ing walla|h| walla|hs|s will|y|ie ascend|ance|ence barcarol|e|le barcarol|es|les
dext|erousness|rousness djellaba||h djellaba|s|hes enjamb|ment|ement enjamb|ments|ements epinephrin|e|
epinephrin|es|s ga|ily|yly hydrocephal|us|y hydrocephal|uses|ies ignit|able|ible locat|or|er locat|ors|ers
ma|jolica|iolica ma|jolicas|iolicas mandr|el|il mandr|els|ils marlin|espike|spike marlin|espikes|spikes
merchandi|ser|zer merchandi|sers|zers m|ustachio|oustachio neuron|al|ic pr|ier|yer pr|iers|yers ratlin|es|s
ratlin|e| drou|ghty|thy empri|se|ze empri|ses|zes i|conically|konically ignit|er|or ignit|ers|ors
lissom|ely|ly liv|ableness|eableness pix|ieish|yish surveil||le archetyp|ally|ically drou|ghtiness|thiness
d|ykey|ikey d|ykier|ikier d|ykiest|ikiest |entrustment|intrustment |entrustments|intrustments nanogram|s|mes
re|inforceable|enforceable
1+1+ ++++:
analy|zes|ses whisk|eys|ies acknowledg|ment|ement acknowledg|ments|ements dra|ftsman|ughtsman
dra|ftsmen|ughtsmen fag|ot|got fag|ots|gots fag|oted|goted fag|oting|goting m|om|um omelet||te omelet|s|tes
paraly|zes|ses smo|lder|ulder smo|ldered|uldered smo|ldering|uldering smo|lders|ulders wil|lful|ful
wil|lfuler|fuler wil|lfulest|fulest psychoanaly|zes|ses cataly|zes|ses dialy|zes|ses nitroglycerin||e
nitroglycerin|s|es preterit||e preterit|s|es spir|ea|aea spir|eas|aeas blam|able|eable hydroly|zes|ses
reanaly|zes|ses
++1+ +0+0:
appal|l| appal|ls|s fulfil|l| fulfil|ls|s an|emia|aemia an|emias|aemias an|emic|aemic an|emicer|aemicer
an|emicest|aemicest an|emics|aemics diarrh|ea|oea diarrh|eas|oeas furor||e furor|s|es gyn|ecologist|aecologist
gyn|ecologists|aecologists h|emoglobin|aemoglobin h|emophilia|aemophilia h|emorrhage|aemorrhage
h|emorrhaged|aemorrhaged h|emorrhaging|aemorrhaging h|emorrhages|aemorrhages leuk|emia|aemia leuk|emias|aemias
li|corice|quorice pal|eontologist|aeontologist pal|eontologists|aeontologists pal|eontology|aeontology
p|ediatric|aediatric p|ediatrics|aediatrics an|esthesiologist|aesthesiologist
an|esthesiologists|aesthesiologists |estrogen|oestrogen |estrogens|oestrogens f|ecal|aecal gonorrh|ea|oea
gonorrh|eas|oeas gyn|ecological|aecological gyn|ecologicaler|aecologicaler gyn|ecologicalest|aecologicalest
gyn|ecologicals|aecologicals h|emophiliac|aemophiliac h|emophiliacs|aemophiliacs h|emorrhoid|aemorrhoid
h|emorrhoids|aemorrhoids an|esthesiology|aesthesiology an|esthesiologies|aesthesiologies |edema|oedema
|edemas|oedemas |etiology|aetiology h|ematologist|aematologist h|ematologists|aematologists
h|ematology|aematology h|ematologies|aematologies tox|emia|aemia tox|emias|aemias h|ematological|aematological
pal|eolithic|aeolithic p|edophile|aedophile p|edophiles|aedophiles an|emically|aemically gonorrh|eal|oeal
gonorrh|ealer|oealer gonorrh|ealest|oealest h|ematite|aematite h|ematites|aematites h|ematologic|aematologic
apn|ea|oea apn|eas|oeas diarrh|eal|oeal diarrh|ealer|oealer diarrh|ealest|oealest dyspn|ea|oea dyspn|eas|oeas
|edematous|oedematous |estrogenic|oestrogenic |etiologically|aetiologically h|ematocele|aematocele
h|ematoxylin|aematoxylin h|ematoxylins|aematoxylins h|ematuria|aematuria h|ematurias|aematurias
h|emodialysis|aemodialysis h|emodialyses|aemodialyses h|emolysis|aemolysis h|emophilic|aemophilic
h|emorrhoidal|aemorrhoidal isch|emia|aemia isch|emias|aemias isch|emic|aemic logorrh|ea|oea logorrh|eas|oeas
myx|edema|oedema myx|edemas|oedemas pal|eoclimatology|aeoclimatology pal|eoclimatologies|aeoclimatologies
pal|eoecology|aeoecology pal|eoecologies|aeoecologies pal|eogeography|aeogeography
pal|eogeographies|aeogeographies pal|eontological|aeontological tox|emic|aemic an|esthesis|aesthesis
|edematose|oedematose gonorrh|eic|oeic
++++ +++0:
bias|ed|sed bias|ing|sing convert|er|or convert|ers|ors tranquil|ity|lity tranquil|ities|lities
collect|ible|able collect|ibles|ables abett|or|er abett|ors|ers ca|uldron|ldron ca|uldrons|ldrons
thral|ldom|dom thral|ldoms|doms
++++ 00-0:
dra|fted|ughted dra|fting|ughting
++++ ++0+:
|aesthetic|esthetic |aesthetics|esthetics arch|aeologist|eologist arch|aeologists|eologists
arch|aeology|eology arch|aeologies|eologies arch|aeological|eological arch|aeologic|eologic
++++ 0---:
|fantasy|phantasy |fantasied|phantasied |fantasying|phantasying |fantasies|phantasies drou|ght|th
drou|ghts|thes
++++ 0-0+:
fu|se|ze fu|sed|zed fu|sing|zing fu|ses|zes troll|ey|y troll|eyed|ied troll|eying|ying troll|eys|ies
cantaloup|e| cantaloup|es|s ascend|ancy|ency prosopop|oeia|eia prosopop|oeias|eias
++++ 00+0:
licen|sed|ced licen|sing|cing
1+1+ +0+0:
special|ty|ity special|ties|ities a|irplane|eroplane a|irplanes|eroplanes alumin|um|ium alumin|ums|iums
analy|zer|ser analy|zers|sers co|zily|sily co|ziness|siness dra|fty|ughty dra|ftier|ughtier
dra|ftiest|ughtiest enthral|l| enthral|ls|s fulfil|lment|ment fulfil|lments|ments math||s m|oms|ums
weasel|ed|led weasel|ing|ling psychoanaly|ze|se psychoanaly|zed|sed psychoanaly|zing|sing repri|zed|sed
a|irfoil|erofoil a|irfoils|erofoils beho|ove|ve beho|oved|ved beho|oving|ving beho|oves|ves beho|ovings|vings
dialy|ze|se dialy|zed|sed dialy|zing|sing dra|ftiness|ughtiness dra|ftinesses|ughtinesses
dra|ftsmanship|ughtsmanship dra|ftsmanships|ughtsmanships pyorrh|ea|oea pyorrh|eas|oeas septic|emia|aemia
septic|emias|aemias dra|ftswoman|ughtswoman dra|ftswomen|ughtswomen analy|zable|sable analy|zabler|sabler
analy|zablest|sablest downdra|ft|ught dra|ftily|ughtily dra|ftilier|ughtilier dra|ftiliest|ughtiliest
enthral|lment|ment enthral|lments|ments |estrous|oestrous |estrus|oestrus |estruses|oestruses reanaly|ze|se
reanaly|zed|sed reanaly|zing|sing seborrh|ea|oea seborrh|eas|oeas septic|emic|aemic spiroch|ete|aete
spiroch|etes|aetes ur|emia|aemia ur|emias|aemias ur|emic|aemic autocataly|ze|se autocataly|zed|sed
autocataly|zing|sing autocataly|zes|ses autoly|ze|se autoly|zed|sed autoly|zing|sing autoly|zes|ses
dialy|zer|ser dialy|zers|sers indra|ft|ught indra|fts|ughts overanaly|ze|se overanaly|zes|ses
plo|wable|ughable plo|wer|ugher plo|wers|ughers preprogram||me seborrh|eic|oeic analy|zability|sability
analy|zation|sation analy|zations|sations atmoly|ze|se atmoly|zed|sed atmoly|zing|sing atmoly|zes|ses
autoly|zate|sate autoly|zates|sates dialy|zate|sate dialy|zates|sates dialy|zation|sation
dra|ftsperson|ughtsperson photoly|ze|se photoly|zed|sed photoly|zing|sing photoly|zes|ses pri|zable|sable
unanaly|zable|sable unanaly|zed|sed
++++ ++00:
am|oeba|eba am|oebic|ebic am|oeboid|eboid
++++ ++++ ++00 ++00:
am|oebas|oebae|ebas|ebae
++1+ +0++:
an|esthesia|aesthesia an|esthesias|aesthesias an|esthetic|aesthetic an|estheticer|aestheticer
an|estheticest|aestheticest an|esthetics|aesthetics art|ifact|efact art|ifacts|efacts f|eces|aeces
gyn|ecology|aecology gyn|ecologies|aecologies orthop|edic|aedic orthop|edicer|aedicer orthop|edicest|aedicest
orthop|edics|aedics an|esthetist|aesthetist an|esthetists|aesthetists c|esium|aesium c|esiums|aesiums
sul|furic|phuric amenorrh|ea|oea amenorrh|eas|oeas amenorrh|eic|oeic an|esthetically|aesthetically
gyn|ecomastia|aecomastia gyn|ecomastias|aecomastias kin|esthesia|aesthesia kin|esthesias|aesthesias
kin|esthetic|aesthetic kin|estheticer|aestheticer kin|estheticest|aestheticest kin|esthetics|aesthetics
amenorrh|eal|oeal
1+-+ +0+0:
ba|lk|ulk ba|lked|ulked ba|lking|ulking ba|lks|ulks
---- ---- +-++ 0-00:
ca|ulks|lks|ulkings|lkings
1+11 +0++ 10++:
carburet|or|tor|ter carburet|ors|tors|ters
2+2+ 2-2+ +-+0:
chil|i|e|li
3+3+ 3-3+ 3-30 +-+0:
chil|ies|es|is|lies
2+++ 2-20 +0+0:
crystal|lize|ize|lise crystal|lized|ized|lised crystal|lizing|izing|lising crystal|lizes|izes|lises
glamo|rization|urization|risation glamo|rizer|urizer|riser glamo|rizers|urizers|risers
++++ +-+0 +-++:
|czar|tzar|tsar |czars|tzars|tsars
1+1+ +-+0:
distil|l| distil|ls|s ti|dbit|tbit ti|dbits|tbits kindergart|ner|ener kindergart|ners|eners organd|y|ie
lissom|eness|ness lissom|enesses|nesses
++++ ++++ ----:
|emir|amir|ameer |emirs|amirs|ameers |ketchup|catsup|catchup |ketchups|catsups|catchups t|epee|eepee|ipi
t|epees|eepees|ipis amp|ule|oule|ul amp|ules|oules|uls chit|terlings|lins|lings dick|ey|y|ie
gr|iffin|iffon|yphon gr|iffins|iffons|yphons jinri|kisha|cksha|ksha jinri|kishas|ckshas|kshas
|kopeck|kopek|copeck |kopecks|kopeks|copecks l|itchi|ychee|ichee l|itchis|ychees|ichees yeshiv|as|ot|ahs
honk|y|ie|ey mujah|ideen|edin|edeen
++11 +0++:
|esophagus|oesophagus orthop|edist|aedist orthop|edists|aedists p|edophilia|aedophilia
p|edophilias|aedophilias gyn|ecologic|aecologic gyn|ecologicer|aecologicer gyn|ecologicest|aecologicest
gyn|ecologics|aecologics h|eme|aem am|ebocyte|oebocyte am|ebocytes|oebocytes anox|emia|aemia
aph|eresis|aeresis aph|ereses|aereses arch|eol|aeol arch|eozoic|aeozoic cacod|emon|aemon cacod|emons|aemons
caco|ethes|aethes c|ecally|aecally c|ecity|aecity c|eliac|oeliac c|eliacs|oeliacs c|eliotomy|oeliotomy
c|enacle|oenacle c|enesthesia|oenesthesia c|enesthesias|oenesthesias c|espitose|aespitose c|estus|aestus
c|estuses|aestuses c|esural|aesural diarrh|eic|oeic diarrh|eicer|oeicer diarrh|eicest|oeicest
|esophagitis|oesophagitis |etiologist|aetiologist gyn|ecic|aecic gyn|ecocracy|aecocracy
gyn|ecocracies|aecocracies gyn|ecoid|aecoid h|emachrome|aemachrome h|emagglutinate|aemagglutinate
h|emagglutinated|aemagglutinated h|emagglutinating|aemagglutinating h|emal|aemal h|emangioma|aemangioma
h|emangiomas|aemangiomas h|ematic|aematic h|ematics|aematics h|ematin|aematin h|ematins|aematins
h|ematinic|aematinic h|ematinics|aematinics h|ematoblast|aematoblast h|ematoblasts|aematoblasts
h|ematocryal|aematocryal h|ematogenesis|aematogenesis h|ematogeneses|aematogeneses h|ematogenous|aematogenous
h|ematoid|aematoid h|ematoma|aematoma h|ematomas|aematomas h|ematomata|aematomata h|ematopoiesis|aematopoiesis
h|ematopoieses|aematopoieses h|ematosis|aematosis h|ematothermal|aematothermal h|ematozoon|aematozoon
h|ematozoa|aematozoa h|emic|aemic h|emin|aemin h|emins|aemins h|emocyte|aemocyte h|emocytes|aemocytes
h|emoid|aemoid h|emolysin|aemolysin h|emorrhoidectomy|aemorrhoidectomy h|emostasis|aemostasis
h|emostases|aemostases h|emostatic|aemostatic het|erism|aerism hydroc|ele|oele hyper|emia|aemia
hyper|emias|aemias hyper|esthesia|aesthesia hyper|esthesias|aesthesias hyperglyc|emic|aemic
hyp|esthesia|aesthesia hyp|esthesias|aesthesias hyp|ethral|aethral hypog|eal|aeal hypog|eous|aeous
hypog|eum|aeum hypog|ea|aea ipom|ea|oea leukorrh|ea|oea meth|emoglobin|aemoglobin
micropal|eontology|aeontology micropal|eontologies|aeontologies orthop|edically|aedically
orthop|edicallier|aedicallier orthop|edicalliest|aedicalliest pal|eethnology|aeethnology
pal|eoethnology|aeoethnology pal|eobiologist|aeobiologist pal|eobiologists|aeobiologists
pal|eobiology|aeobiology pal|eobiologies|aeobiologies pal|eobotany|aeobotany pal|eobotanies|aeobotanies
pal|eographic|aeographic pal|eographical|aeographical pal|eolith|aeolith pal|eoliths|aeoliths
pal|eontography|aeontography pal|eontographies|aeontographies pal|eontol|aeontol pal|eontologic|aeontologic
pal|eopsychology|aeopsychology pal|eozoology|aeozoology pal|eozoologies|aeozoologies pal|estra|aestra
pal|estras|aestras pal|estrae|aestrae par|esthesia|aesthesia par|esthesias|aesthesias p|edophilic|aedophilic
polycyth|emia|aemia polycyth|emias|aemias syn|esthesia|aesthesia syn|esthesias|aesthesias ach|enium|aenium
ach|eniums|aeniums ach|enocarp|aenocarp acid|emia|aemia alth|ea|aea alth|eas|aeas am|eban|oeban
am|ebean|oebean am|ebiasis|oebiasis am|ebiases|oebiases am|ebiform|oebiform ammoc|ete|oete ammoc|etes|oetes
an|estri|oestri an|estrous|oestrous an|estrum|oestrum an|estra|oestra an|estrus|oestrus an|estruses|oestruses
an|etic|oetic anox|emic|aemic aph|eretic|aeretic apn|eal|oeal apn|eic|oeic arch|eal|aeal arch|ean|aean
arch|eoastronomy|aeoastronomy arch|eoastronomies|aeoastronomies arch|eometry|aeometry
arch|eometries|aeometries ar|eometrical|aeometrical ar|eostyle|aeostyle ar|eostyles|aeostyles
bacill|emia|aemia bacill|emias|aemias bacter|emia|aemia bacter|emias|aemias bioc|enology|oenology
bioc|enose|oenose bioc|enosis|oenosis bioc|enoses|oenoses bioc|enotic|oenotic blennorrh|ea|oea
cacod|emonic|aemonic c|ecitis|aecitis c|ecitises|aecitises c|eloma|oeloma c|enesthesis|oenesthesis
c|enobitism|oenobitism c|enobium|oenobium c|enospecies|oenospecies c|enozoic|aenozoic ch|enix|oenix
ch|enixes|oenixes copr|emia|aemia copr|emic|aemic crypt|esthesia|aesthesia crypt|esthesias|aesthesias
crypt|esthetic|aesthetic d|emonian|aemonian diarrh|etic|oetic diarrh|eticer|oeticer diarrh|eticest|oeticest
di|estrous|oestrous di|estrum|oestrum di|estrus|oestrus di|estruses|oestruses dys|esthesia|aesthesia
dys|esthetic|aesthetic dysmenorrh|ea|oea dysmenorrh|eas|oeas dysmenorrh|eal|oeal dysmenorrh|eic|oeic
dyspn|eal|oeal dyspn|eic|oeic emp|estic|aestic eupn|ea|oea eupn|eas|oeas eupn|eic|oeic galactorrh|ea|oea
galactorrh|eas|oeas galactos|emia|aemia galactos|emias|aemias gyn|ecocratic|aecocratic
gyn|ecocraticer|aecocraticer gyn|ecocraticest|aecocraticest gynomon|ecious|oecious
h|emacytometer|aemacytometer h|emagglutination|aemagglutination h|emagglutinin|aemagglutinin
h|emangiomata|aemangiomata h|ematal|aematal h|ematein|aematein h|ematemesis|aematemesis h|ematitic|aematitic
h|ematocrit|aematocrit h|ematocrits|aematocrits h|ematolysis|aematolysis h|ematopoietic|aematopoietic
h|ematozoal|aematozoal h|ematozoic|aematozoic h|emochromatosis|aemochromatosis
h|emochromatoses|aemochromatoses h|emocoel|aemocoel h|emocoels|aemocoels h|emoconia|aemoconia
h|emocyanin|aemocyanin h|emocyanins|aemocyanins h|emocytometer|aemocytometer h|emodilution|aemodilution
h|emodynamic|aemodynamic h|emodynamics|aemodynamics h|emoflagellate|aemoflagellate
h|emoglobinopathy|aemoglobinopathy h|emoglobinopathies|aemoglobinopathies h|emoglobinous|aemoglobinous
h|emoglobinuria|aemoglobinuria h|emolytic|aemolytic h|emopoiesis|aemopoiesis h|emoptysis|aemoptysis
h|emoptyses|aemoptyses h|emostasia|aemostasia het|eric|aeric hydr|emia|aemia hydr|emias|aemias hymen|ean|aean
hypercalc|emia|aemia hypercalc|emias|aemias hypercholesterol|emia|aemia hypercholesterol|emias|aemias
hyper|emic|aemic hyper|esthetic|aesthetic hyper|estheticer|aestheticer hyper|estheticest|aestheticest
hyperlip|emia|aemia hyperlip|emic|aemic hyperlipid|emia|aemia hypernatr|emia|aemia hyperpn|ea|oea
hyp|esthesic|aesthesic hypnop|edia|aedia hypnop|edias|aedias hypog|ean|aean hypomagnes|emia|aemia
hypomagnes|emias|aemias hypomenorrh|ea|oea hypomenorrh|eas|oeas hypopn|ea|oea hypox|emia|aemia
hypox|emias|aemias hypox|emic|aemic kin|esthesis|aesthesis kin|estheses|aestheses
kin|esthetically|aesthetically kin|estheticallier|aestheticallier kin|estheticalliest|aestheticalliest
leuk|emogenesis|aemogenesis leuk|emogeneses|aemogeneses leukorrh|eal|oeal lip|emia|aemia lip|emic|aemic
lith|emia|aemia lith|emic|aemic logop|edic|aedic logop|edics|aedics melan|emia|aemia menorrh|ea|oea
menorrh|eas|oeas micropal|eontologist|aeontologist micropal|eontologists|aeontologists
myx|edematous|oedematous myx|edemic|oedemic neighbo|rlesser|urlesser olig|emia|aemia orthop|edia|aedia
orthop|edical|aedical orthop|edy|aedy orthop|edies|aedies otorrh|ea|oea oxyh|emoglobin|aemoglobin
oxyh|emoglobins|aemoglobins pal|eanthropic|aeanthropic pal|eethnologic|aeethnologic
pal|eoethnologic|aeoethnologic pal|eethnological|aeethnological pal|eoethnological|aeoethnological
pal|eethnologist|aeethnologist pal|eoethnologist|aeoethnologist pal|eoanthropic|aeoanthropic
pal|eoanthropological|aeoanthropological pal|eoanthropologist|aeoanthropologist
pal|eoanthropologists|aeoanthropologists pal|eoanthropology|aeoanthropology
pal|eoanthropologies|aeoanthropologies pal|eobiogeography|aeobiogeography pal|eobiologic|aeobiologic
pal|eobiological|aeobiological pal|eobotanic|aeobotanic pal|eobotanical|aeobotanical
pal|eobotanically|aeobotanically pal|eobotanist|aeobotanist pal|eobotanists|aeobotanists
pal|eoclimatic|aeoclimatic pal|eoclimatologist|aeoclimatologist pal|eoclimatologists|aeoclimatologists
pal|eocrystic|aeocrystic pal|eoecologic|aeoecologic pal|eoecological|aeoecological
pal|eoecologist|aeoecologist pal|eoecologists|aeoecologists pal|eogeographer|aeogeographer
pal|eogeographers|aeogeographers pal|eogeographic|aeogeographic pal|eogeographical|aeogeographical
pal|eogeographically|aeogeographically pal|eographically|aeographically pal|eographist|aeographist
pal|eolimnology|aeolimnology pal|eomagnetism|aeomagnetism pal|eomagnetisms|aeomagnetisms
pal|eontographic|aeontographic pal|eontographical|aeontographical pal|eopathological|aeopathological
pal|eopathologist|aeopathologist pal|eopathologists|aeopathologists pal|eopathology|aeopathology
pal|eopathologies|aeopathologies pal|eopedology|aeopedology pal|eophytology|aeophytology
pal|eozoological|aeozoological pal|eozoologist|aeozoologist pal|eozoologists|aeozoologists pal|estral|aestral
pal|estric|aestric pan|esthesia|aesthesia pan|esthesias|aesthesias parasit|emia|aemia par|ecious|oecious
par|ecism|oecism par|enesis|aenesis par|eneses|aeneses par|enetic|aenetic par|enetical|aenetical
par|esthetic|aesthetic p|edophiliac|aedophiliac p|edophiliacs|aedophiliacs polycyth|emic|aemic
pr|eludium|aeludium succo|rables|urables syn|esthetic|aesthetic syn|estheticer|aestheticer
syn|estheticest|aestheticest
++2+ 2+2+ +0+0 20+0:
|esophagi|esophaguses|oesophagi|oesophaguses
++++ 0--0:
extr|overt|avert extr|overted|averted extr|overts|averts
++++ ---- ----:
flunk|y|ie|ey loon|ies|eyies|eys m|amas|ommas|ammas has|hish|heesh|chisch s|chmaltz|chmalz|hmaltz
s|chmaltzes|chmalzes|hmaltzes |caliph|calif|khalif |caliphs|califs|khalifs |chamois|shammy|chammy
|czarina|tzarina|tsarina |czarinas|tsarinas|tzarinas hi|ghfalutin|falutin|ghfaluting j|ujitsu|ujutsu|iujitsu
j|ujitsus|ujutsus|iujitsus quadr|aphonic|iphonic|ophonic quadr|aphonics|iphonics|ophonics s|htick|htik|chtick
s|hticks|htiks|chticks |czarism|tsarism|tzarism |czarisms|tsarisms|tzarisms |czarist|tzarist|tsarist
esc|alope|ollope|alop esc|alopes|ollopes|alops h|alloo|allo|ollo h|allooing|alloing|olloing
h|alloos|ollos|allos spi|c|ck|k spi|cs|cks|ks |czardom|tzardom|tsardom |czardoms|tzardoms|tsardoms
2+++ 2-++ +0+0:
glamo|rize|urize|rise glamo|rized|urized|rised glamo|rizing|urizing|rising glamo|rizes|urizes|rises
++++ 000+:
hiccup|ed|ped hiccup|ing|ping
---- ++++:
hom|ey|ie
++++ ++++ 0-00 ++++:
h|urrah|ooray|oorah|urray
++++ +-++ +-++:
h|urrahed|oorayed|urrayed h|urrahing|ooraying|urraying tea|sel|zle|zel tea|sels|zles|zels
++++ ++++ 0-00 +-++ 0000:
h|urrahs|oorays|oorahs|urrays|urrahes
++++ ---- ---- ----:
hy|enas|ena|aenas|aena |chutzpah|hutzpa|chutzpa|hutzpah |chutzpahes|hutzpas|chutzpas|hutzpahes pila|f|w|u|ff
pila|fs|ws|us|ffs
---- ++++ ----:
insign|ia|ias|es
++++ 0-0+ +0+0:
|jailer|jailor|gaoler |jailers|jailors|gaolers
---- +-++:
|jibe|gybe |jibed|gybed |jibing|gybing |jibes|gybes
++1+ +-++:
liv|able|eable
++++ ---- ++++:
lo|ath|th|athe m|ama|omma|amma
1+11 +-++:
lust|er|re lust|ered|red lust|ering|ring lust|ers|res medi|evally|aevally
1+1+ +0++ 1011:
man|euver|oeuvre|oeuver man|euvered|oeuvred|oeuvered man|euvering|oeuvring|oeuvering
man|euvers|oeuvres|oeuvers
1+1+ +0++ 101+:
man|euverings|oeuvrings|oeuverings
++++ ++++ +-+0:
mat|te||t
++++ ++++ +-+1:
mat|s|tes|ts
++2+ 2-20 +0+0:
p|ediatrician|ediatrist|aediatrician p|ediatricians|ediatrists|aediatricians
1+-+ +-++:
phon|ies|eys
++++ ++++ +-++ 0-01:
sh|eikh|eik|aykh|aikh sh|eikhs|eiks|aykhs|aikhs
++++ +-++ 0-0+ +-++:
smidg|en|eon|e|in smidg|ens|eons|es|ins
1+++ +0+0 10++:
synthe|size|sise|tize synthe|sized|sised|tized synthe|sizing|sising|tizing synthe|sizes|sises|tizes
-+-- +0++:
tassel|ed|led tassel|ing|ling
2+2+ 2-++ +0+-:
tranquil|ize|lize|lise tranquil|ized|lized|lised tranquil|izing|lizing|lising tranquil|izes|lizes|lises
tranquil|izer|lizer|liser tranquil|izers|lizers|lisers
++++ ++++ 0000:
virtuos|i|os|oes
1+-+ ++++:
whiz||z
---- ---- ++++:
w|hiz|hizz|iz
---- ---- ----:
wool|ly|y|ie bog|ey|y|ie
---- ----:
ya|k|ck ya|ks|cks
---- ---- ---- ----:
y|uk|uck|ak|ock |chamois|chamoix|shammies|chammies
++++ ++++ ---- ----:
y|uks|ucks|ocks|aks c|esarean|aesarean|aesarian|esarian c|esareans|aesareans|aesarians|esarians
s|chlep|chlepp|hlep|hlepp s|chleps|chlepps|hleps|hlepps s|chlock|chlocky|hlock|hlocky
gin|kgoes|kgos|gkos|gkoes |jinni|jinn|djinni|djinn
++++ +0++ 10+3 100+:
yog|urt|hurt|hourt|ourt yog|urts|hurts|hourts|ourts
++-+ +0++:
abridg|ment|ement abridg|ments|ements c|elom|oelom
1+1+ +0+2 10++ +012:
an|esthetize|aesthetise|aesthetize|esthetise an|esthetized|aesthetised|aesthetized|esthetised
an|esthetizing|aesthetising|aesthetizing|esthetising an|esthetizes|aesthetises|aesthetizes|esthetises
++++ ++++ 0000 +0++:
|aerie|aery|eyry|eyrie
++++ +0++ 10--:
bur|ka|qa|kha bur|kas|qas|khas
1+1+ +++0:
clarinet|ist|tist clarinet|ists|tists gem|ology|mology gem|ologies|mologies siz|ably|eably
++++ 0-++:
exorci|se|ze exorci|sed|zed exorci|sing|zing exorci|ses|zes
++++ ++++ ++++ ----:
gar|rote|otte|rotte|ote gar|roted|otted|rotted|oted gar|roting|rotting|otting|oting
gar|rotes|ottes|rottes|otes
2+23 2+23 +0++ +0++:
|impaneled|empaneled|impanelled|empanelled |impaneling|empaneling|impanelling|empanelling
---- ++++ ---- ----:
|jinn|jinns|djinns|djinn
++++ ++++ ++++:
k|ebab|abob|ebob k|ebabs|abobs|ebobs bocc|ie|e|i caravansar|ies|ais|ai carn|y|ey|ie
++11 ++++:
lik|ableness|eableness lik|ablenesses|eablenesses lik|ability|eability lik|abilities|eabilities
1+++ +0++:
liquidi|ze|se liquidi|zed|sed liquidi|zing|sing liquidi|zes|ses notari|ze|se notari|zed|sed notari|zing|sing
notari|zes|ses
++++ 00--:
technicolo|r|ur glut|eal|aeal technicolo|red|ured
+++1 ++++:
thr|uway|oughway thr|uways|oughways
++++ +-++ 0000:
t|yro|iro|yreo t|yros|iros|yreos
---- ++++ ++++ ----:
wi|geon|dgeons|geons|dgeon
1+12 +0+2 10++:
colo|rization|urisation|urization colo|rizations|urisations|urizations colo|rize|urise|urize
colo|rized|urised|urized colo|rizing|urising|urizing colo|rizes|urises|urizes album|enize|inise|inize
album|enized|inised|inized album|enizing|inising|inizing album|enizes|inises|inizes decolo|rize|urise|urize
decolo|rized|urised|urized decolo|rizing|urising|urizing decolo|rizes|urises|urizes
desul|furize|phurise|phurize desul|furized|phurised|phurized desul|furizing|phurising|phurizing
desul|furizes|phurises|phurizes metal|ize|lise|lize metal|ized|lised|lized metal|izing|lising|lizing
metal|izes|lises|lizes sul|furize|phurise|phurize sul|furized|phurised|phurized
sul|furizing|phurising|phurizing sul|furizes|phurises|phurizes decolo|rization|urisation|urization
decolo|rizations|urisations|urizations decolo|rizer|uriser|urizer decolo|rizers|urisers|urizers
desul|furization|phurisation|phurization desul|furizations|phurisations|phurizations
fib|erization|risation|rization fib|erize|rise|rize fib|erized|rised|rized fib|erizing|rising|rizing
fib|erizes|rises|rizes metal|ization|lisation|lization metal|izations|lisations|lizations
sul|furization|phurisation|phurization sul|furizations|phurisations|phurizations
+++1 +0++:
crenel|ate|late crenel|ated|lated crenel|ater|later crenel|ates|lates crenel|atest|latest crenel|ating|lating
crenel|ation|lation crenel|ations|lations crenel|ed|led crenel|ing|ling
+++1 +-++:
mogg|y|ie
++++ 0+00 +-++:
pr|esidiums|esidia|aesidiums
1+12 +0+2 10++ +012:
an|esthetization|aesthetisation|aesthetization|esthetisation
an|esthetizations|aesthetisations|aesthetizations|esthetisations
1+++ ++++:
appri|ze|se appri|zing|sing appri|zed|sed appri|zes|ses digitali|zes|ses
1+++ +-+0:
glamori|zations|sations
++++ ++++ ++++ ---- ---- ----:
|kabbalah|cabala|kabbala|kabala|cabbala|cabbalah
1+1- +0++:
kilolit|er|re kilolit|ers|res
++1+ +0++ +0++:
c|eloms|oeloms|oelomata
2+22 2+22 +0++:
de|kaliter|caliter|calitre
2+22 ---- +0++:
de|kaliters|caliter|calitres de|kameters|cameter|cametres
2+22 2+2+ +0++:
de|kameter|cameter|cametre
1+11 +0++ +0++:
sto|r|ur|or
1+11 ----:
|eric|aeric
---- +0++:
ar|eometric|aeometric canephor|e|oe diplo|e|ae eg|er|re g|e|oe oz|ena|oena pr|efoliation|aefoliation
pr|election|aelection s|e|oe zo|ea|aea zo|ea|oea zo|eas|oeas
++11 ----:
c|elomata|oelomata`;
