/**
 * Frequent given names of many countries, by hand. They only decide whether a line that consists of a name is one,
 * and whether a surname belongs to somebody else; names that are not here are found by where they stand.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaliyah aarav aaron abby abdul abdullah abigail adam adele adrian ahmad ahmed aidan aiden aimee aisha aiyana akira alan alana
  albert alejandro alessandro alex alexander alexandra alexis alfie ali alice alicia alina alison alyssa amara amelia amina amir
  amit amy ana anastasia andre andrea andreas andrew angela angelina angus anh anika anil anita anjali anna annabelle anne annie
  anthony antonio anya ari aria ariana arjun arthur ashley asha ashton astrid aurora ava ayaan ayesha ayla barbara beatrice
  beatrix bella ben benjamin beth bethany bianca billy blake bodhi bonnie bradley brandon brian bridget brittany bronte brooke bruno bryan
  caitlin caleb callum cameron camila camille carla carlos carmen caroline catherine cathy cecilia charles charlie charlotte
  chidi chiara chloe chris christina christine christopher chun claire clara claudia clementine cody colin connor courtney
  craig crystal cynthia daisuke damian daniel daniela danielle darcy darren dave david deborah declan deepak denise dennis derek
  desmond diana diego dimitri dmitri dominic donna dorothy duc dylan eden edward edwin eleanor elena eli elias elijah elisa eliza
  elizabeth ella elle ellen ellie elliot eloise elsa emil emilia emily emma eric erica erik erin ethan eva evan eve evelyn ezra
  fatima fatimah felicity felix fernando finlay finn fiona flora florian francesca francesco francis francisco frankie fraser freddie
  frederick freya gabriel gabriela gabrielle gareth gary gavin gemma genevieve geoffrey george georgia georgina gerald giacomo giorgio
  giovanni giulia gloria gordon graham greg gregory greta guillermo gurpreet gus habiba hamish hamza hannah hao hana haruto harpreet
  harriet harrison harry harsh hassan hayden hazel heather heidi helen helena henry hiroshi hiro huda hugh hugo hui hung hussein ian
  ibrahim ida ignacio imogen imran ines ingrid irene irina iris isaac isabel isabella isabelle isaiah isha isla ismail ivan jackson
  jacob jacqueline jaime jake jakub james jamie jan jane janet jared jasmin jasmine jason jasper javier jayden jean jeff jeffrey
  jennifer jenny jeremy jess jesse jessica jia jiang jihoon jin jing jiwoo joan joanna joanne joaquin joe joel johan johanna john
  jonah jonathan jorge jose josef joseph josephine joshua josie juan juanita judith jules julia julian juliana julie juliette
  julio jun jung justin kai kaito kamal kane karen karim karl karla kate katherine kathleen katie katrina kavya kayla keira keith
  kelly kelvin ken kenji kenneth kevin khadija khalid khoa kiara kiera kieran kimberly kiran kirsty klaus krishna kristen kwame
  kyle kylie lachlan laila lakshmi lara larissa lars laura lauren laurence lawrence layla lea leah leila leilani lena leo leon
  leonard leonardo leticia lewis lex liam lily lin lina linda ling linh lisa liz lleyton logan lorenzo lotte louis louisa louise
  luca lucas lucia lucy luigi luis luke luna lydia mackenzie maddison madeleine madison magdalena mahmoud mai maia malik mandy
  manuel maram marco marcus margaret maria mariam mariana marie mario marisol marius marjorie marta martha martin martina mary
  maryam mateo mathilda matilda matthew maureen maurice max maximilian maya megan mehmet mei melanie melissa mia michael michel
  michelle miguel mihaela mikael mike mila milan millie milo min mina minh miriam mitchell mohamed mohammad mohammed molly mona
  monica monique muhammad mustafa nadia naomi natalia natalie natasha nathan nathaniel ned neil nell ngaire ngoc nguyen niamh
  nicholas nick nico nicola nicole nigel nikhil nikita nina ning noah noel noor nora norman nuria odette olga oliver olivia
  oluwaseun omar oscar otis otto owen pablo paige pamela paolo patricia patrick paul paula pedro penelope peter petra
  philip phillip phoebe phuong pierre pippa piper poppy pradeep pranav priya quentin quinn quynh rachael rachel rafael rahul raj
  rajesh ralph ramesh ramon rania raphael raquel rashid ravi raymond rebecca reece regina reza rhys ricardo richard riku riley
  rita robert roberto robin rodrigo roger rohan roman ronald rory rosa rosalind rosie ross ruth ryan sabrina sadie saeed sakura
  salma sam samantha samir samira samuel sana sandra sanjay santiago sara sarah saskia scarlett sean sebastian selena serena sergio
  seth shane shannon sharon shaun sheila shreya siddharth sienna siew simon simone siobhan sione sofia solomon sonia sophia
  sophie stacey stefan stella stephanie stephen steve steven stuart susan susanna suzanne svetlana takumi talia tamara tania
  tanisha tara tariq tatiana taylah ted teresa tess tessa tevita thanh theo theodore theresa thi thomas tiana tiffany tim timothy
  tina tobias toby todd tom tomas tomasz tommy tracey travis trevor trent trinh tristan tuan ursula uma vanessa vera verity
  veronica victor vihaan vijay vincent vivian vivienne vladimir walter wanjiru wei wendy wilhelm william willow xavier xin yan
  yara yasmin ying yolanda yu yuki yusuf yvonne zac zach zachary zahra zain zainab zane zara zara zhang ziad zoe zofia zuri`.split(
    /\s+/,
  ),
);

const SHORT_FORMS = `abigail:abby alexander:alex,lex,xander,sasha alexandra:alex,lexi,sasha alfred:alf,alfie amelia:millie andrew:andy,drew
anthony:tony antonio:toni barbara:barb benjamin:ben,benji,benny cameron:cam caroline:carrie catherine:cathy,kate,katie,cat
charles:charlie,chuck charlotte:charlie,lottie christina:chris,tina christopher:chris,topher daniel:dan,danny danielle:dani
david:dave,davey deborah:deb,debbie dorothy:dot,dottie edward:ed,eddie,ted,ned eleanor:ellie,nell,nora elizabeth:liz,lizzie,beth,eliza,betty,libby
emily:em,emmy eugene:gene evangeline:evie frances:fran francesca:fran,frankie francis:frank frederick:fred,freddie gabriel:gabe
gabriella:gabby genevieve:gen,viv geoffrey:geoff georgina:georgie gerald:gerry gregory:greg harold:harry harrison:harry harriet:hattie henry:harry,hank
imogen:immy isabella:bella,izzy,issy isabelle:izzy,belle jacob:jake jacqueline:jackie james:jim,jimmy,jamie jennifer:jen,jenny jessica:jess,jessie
john:jack,johnny jonathan:jon,jonny joseph:joe,joey josephine:jo,josie joshua:josh katherine:kate,katie,kathy,kat,kit kathleen:kath
kenneth:ken,kenny kimberly:kim lachlan:lachie lawrence:larry,laurie leonard:len,lenny lillian:lily,lil louis:lou louise:lou madeleine:maddie
madison:maddie margaret:maggie,meg,peggy,marge matilda:tilly matthew:matt,matty maximilian:max megan:meg melissa:mel michael:mike,mick,mikey
michelle:shell mohammed:mo nathaniel:nate,nat natalie:nat nicholas:nick,nico,nicky nicole:nic,nicky olivia:liv,livvy oliver:ollie pamela:pam
patricia:pat,trish,patty patrick:pat,paddy penelope:penny,nell peter:pete philip:phil rachel:rach raymond:ray rebecca:bec,becky,becca
richard:rick,dick,richie,rich robert:rob,bob,bobby,robbie,bert ronald:ron rosemary:rosie samantha:sam,sammy samuel:sam,sammy sebastian:seb,bas
stephanie:steph stephen:steve,stevie steven:steve susan:sue,suzie susannah:sue theodore:theo,ted,teddy theresa:tess,terry thomas:tom,tommy
timothy:tim,timmy tobias:toby valerie:val veronica:ronnie victoria:vicky,tori,vic vincent:vince virginia:ginny william:will,bill,billy,liam,willie
xavier:xavi yasmin:yas zachary:zac,zach,zack`;

/** English short forms of a given name; rarer nicknames are known to nobody but the class. */
export const NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  SHORT_FORMS.split(/\s+/).map((entry) => {
    const [name = '', short = ''] = entry.split(':');
    return [name, short.split(',')];
  }),
);
