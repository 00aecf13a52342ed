import type { PassageSource } from './passage';

/**
 * Written before the rules were changed for the third set, as longer pieces in other voices: journals, letters, reports,
 * speeches, learners of English. Measured once at the end. No rule was changed for them, and none may be.
 */
export const FRESH_PASSAGES: readonly PassageSource[] = [
  // The student is known, and the roster where there is one.
  {
    kind: 'known student',
    people: { student: 'Matthew Delacroix' },
    marked:
      'Camp Journal\n\nOn day two the tent fell down and everyone yelled “{Matt}!” as if I had done it. {Delacroix} is what the coach calls me.\n\n{Matthew D.}',
  },
  {
    kind: 'known student',
    people: { student: 'Chloé Marchand-Lévy' },
    marked:
      '{MARCHAND-LEVY, Chloe}\n9 Blue\n\nThe moon landing was a race. {Chloe}’s conclusion: we won nothing.',
  },
  {
    kind: 'known student',
    people: { student: 'Ngô Bảo Châu' },
    marked:
      'My parents named me {Bao Chau}. At school it became {Chau}, and on my bus card it is {NGO BAO CHAU}.',
  },
  {
    kind: 'known student',
    people: { student: 'Patrick O’Rourke' },
    marked:
      "{P. O'Rourke} | Science | Term 3\n\nThe egg floated. {Paddy O’Rourke} was amazed, and so was {Patrick}.",
  },
  {
    kind: 'known student',
    people: { student: 'Amelia Hartono' },
    marked: 'Find my videos at {@amelia.hartono} or write to {amelia.hartono@school.example.com}. {A.H.}',
  },
  {
    kind: 'known student',
    people: { student: 'Josephine van Rensburg' },
    marked:
      'It was cold, and {Jo} was hungry. They wrote “{van Rensburg, J.}” on the list.\n\n{Josephine\nvan Rensburg}',
  },
  {
    kind: 'known student',
    people: { student: 'Kim Min-jun' },
    marked: '{Min-jun Kim} 김\n\nMy friends say {Minjun} is easy to remember. {MIN JUN} is on my jersey.',
  },
  {
    kind: 'known student',
    people: { student: 'Hunter Stone' },
    marked:
      'A hunter walks on stone. {Hunter Stone} walks on grass, and “{Hunter},” says my dad, “take your shoes off.”',
  },
  {
    kind: 'known student',
    people: { student: 'Daisy Buchan' },
    marked:
      'Daisy lets Gatsby take the blame in The Great Gatsby. Fitzgerald gives her a voice full of money.\n\n{Daisy Buchan}, 11C',
  },
  {
    kind: 'known student',
    people: { student: 'Olena Kovalenko' },
    marked: 'header: {Kovalenko_Olena}_Essay2\n\nWar takes the names of towns first. page 1 – {O. Kovalenko}',
  },
  {
    kind: 'known student',
    people: { student: 'Samuel Adeyemi-Clarke' },
    marked: '{sam adeyemi clarke} year 7\n\ni think homework is bad for sleep. {sam} out',
  },
  {
    kind: 'known student',
    people: { student: 'María José Fernández' },
    marked: 'Todos me llaman {Maria Jose}. In Sydney I am {Maria}, which is half of me. {M. J. Fernandez}',
  },
  {
    kind: 'classmates on the roster',
    people: {
      student: 'Tess Okafor',
      classmates: ['Ruby Singh', 'Jonathan Reyes', 'Aroha Tipene'],
      teacher: 'Carol Whitby',
    },
    marked:
      'Reflection on our podcast. {Ruby} did the sound, {Jonathan} wrote jokes and {Aroha} cut everything. {Ms Whitby} said it was funny. {Jon} says it was all him.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Violet Hayes', 'Max Feng', 'Luca Bianchi'] },
    marked:
      'Violet is the colour of late evening. {Max Feng} painted it, and then {Luca} and I hung it in the hall.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Ralph Ellery', 'Simon Tau'] },
    marked:
      'Golding makes Simon die in the dark. In Lord of the Flies, Ralph weeps for the end of innocence.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Zainab Yusuf', 'Henry Cole'], teacher: 'Peter Novak' },
    marked:
      'Thank you, {Mr Novak}. I learnt more from {Zainab}’s speech than from mine. {Henry Cole}’s was short.',
  },
  {
    kind: 'classmates on the roster',
    people: { student: 'Finn Gallagher', classmates: ['Sarah Lim', 'Tom Baird'] },
    marked:
      'Huck Finn runs from rules in Mark Twain’s novel. My partner {Sarah} disagrees: she thinks {Tom Baird} is right.',
  },
  {
    kind: 'names that are words',
    people: { student: 'Joy Summers', classmates: ['Will Chance', 'Faith Long'] },
    marked:
      'There is joy in summer. We will take any chance. Faith moves mountains. {Joy Summers} and {Faith Long} went hiking.',
  },
  // Nobody is known: headings.
  { kind: 'heading', marked: '{Lindiwe Khumalo}\nYear 8 Humanities\n\nThe Nile made Egypt rich.' },
  {
    kind: 'heading',
    marked: 'Book report: The Giver\nBy: {Kristoffer Lund}\n\nJonas lives in a world without colour.',
  },
  { kind: 'heading', marked: 'The Old House\n{Amira Haddad} 7G\n\nThe door creaked as I pushed it.' },
  { kind: 'heading', marked: '{Rafferty, Declan}\nEnglish Standard\n\nDiscovery changes people.' },
  {
    kind: 'heading',
    marked:
      'SCIENCE REPORT\nName: {Josie Papas}\nPartner: {Hemi Walker}\nDate: 4/5/25\n\nAim: to test soils.',
  },
  { kind: 'heading', marked: '{Anh Thu Pham}, 10A, {Mr Salter}\n\nIs zoo a good place for animal?' },
  { kind: 'heading', marked: '{Mikkel Sørensen} - English essay - draft 2\n\nPhones are useful tools.' },
  {
    kind: 'heading',
    marked: 'Student Name: {Wei Jie Ong}    Student No: {20441837}\n\nMalaysia has two seasons.',
  },
  {
    kind: 'heading',
    marked: 'Marie Curie\n\nMarie Curie won two Nobel Prizes, and Curie carried radium in her pocket.',
  },
  { kind: 'heading', marked: 'Why I Love Winter\n\nThe snow is quiet, and the soup is hot.' },
  {
    kind: 'heading',
    marked: 'Blue Mountains Excursion\n\nWe took the train at seven and saw the Three Sisters.',
  },
  // Signatures.
  {
    kind: 'signature',
    marked: 'I look forward to your answer.\n\nYours sincerely,\n{Farah Nasser}\nStudent leader',
  },
  { kind: 'signature', marked: 'That is all from me.\n\nLots of love,\n{Nell} xxx' },
  { kind: 'signature', marked: 'We must act.\n\nThank you,\n\n{Benedict Asante}, Year 12' },
  { kind: 'signature', marked: 'So that was my holiday.\n\nBy {Tiffany W.}' },
  { kind: 'signature', marked: 'I hope you will change the rule.\n\nKind regards,\n{Milo} and {Harvey}\n5B' },
  { kind: 'signature', marked: 'The ship never came back.\n\n{Zdravko Petkov}' },
  { kind: 'signature', marked: 'Best wishes from your friend,\n{Agnieszka}' },
  { kind: 'signature', marked: 'She walked home in the rain.\n\nFin' },
  // My name is.
  {
    kind: 'my name is',
    marked: 'Good morning. My name is {Tahlia Brennan} and I am running for school captain.',
  },
  { kind: 'my name is', marked: 'Hello teacher, my name is {Duc Anh}, I come from Vietnam since two years.' },
  { kind: 'my name is', marked: 'i am {Jordy}, 12 years old and i hate fractions' },
  { kind: 'my name is', marked: 'I’m {Saoirse} from Year 9 and I’m here to talk about sleep.' },
  { kind: 'my name is', marked: 'My name’s {Marek Dvořák}, but you can call me {Marky}.' },
  {
    kind: 'my name is',
    marked: 'Allow me to introduce myself. I am {Priscilla Adomako}, vice captain of this school.',
  },
  { kind: 'my name is', marked: 'My mother named me {Ishani} because she had a dream.' },
  { kind: 'my name is', marked: 'Selamat pagi, nama saya {Putri Wulandari}. I live in Darwin now.' },
  { kind: 'my name is', marked: 'The knight cried, “I am Lancelot of the Lake!” and the children cheered.' },
  // Friends, family, teachers and others.
  {
    kind: 'friends and family',
    marked: 'My best friend {Anouk} lives next door. {Anouk} has a rabbit, and {Anouk}’s rabbit bites.',
  },
  { kind: 'friends and family', marked: 'My twin brothers {Elio} and {Dario} never sleep.' },
  {
    kind: 'friends and family',
    marked: 'Our new coach, {Ms Tuilagi}, made us swim forty laps. {Ms Tuilagi} never smiles.',
  },
  { kind: 'friends and family', marked: 'I have a friend called {Bjorn} who eats lemons.' },
  { kind: 'friends and family', marked: 'There is a girl named {Precious} in my class who can sing.' },
  {
    kind: 'friends and family',
    marked: 'My aunt {Violeta} and my cousin {Renzo} came from Chile last week.',
  },
  {
    kind: 'friends and family',
    marked: 'Last summer I went fishing with my grandpa {Stavros}, and my uncle {Nikos} drove the boat.',
  },
  { kind: 'friends and family', marked: 'In Year 3 my teacher was {Mrs Oyelaran}. She taught me to read.' },
  {
    kind: 'friends and family',
    marked: '{Dr Veronika Sladek} is our family doctor, and she told me to sleep more.',
  },
  {
    kind: 'friends and family',
    marked: '{Mr Lucas} teaches us maths. One day {Mr Lucas} fell off his chair.',
  },
  { kind: 'friends and family', marked: 'At lunch I sat with {Gemma} and {Ting}, my friends from choir.' },
  { kind: 'friends and family', marked: 'My dog is called Biscuit and my sister {Odile} spoils him.' },
  { kind: 'friends and family', marked: 'I was paired with a boy called {Tomasi} for the project.' },
  { kind: 'friends and family', marked: 'Our deputy principal {Mr Featherstone} announced it at assembly.' },
  { kind: 'friends and family', marked: 'My mum, {Deirdre}, works nights, so {Grandma Bev} cooks.' },
  {
    kind: 'friends and family',
    marked: '{Callan} and I walked home. My mum says {Callan} is a bad influence.',
  },
  {
    kind: 'friends and family',
    marked: 'My neighbour’s son {Yannis} broke his arm, so my dad drove him to the hospital.',
  },
  {
    kind: 'friends and family',
    marked: 'I told {Miss Kaur} that I had lost my book, and {Miss Kaur} gave me hers.',
  },
  { kind: 'friends and family', marked: 'My teammate {Lachie} passed to {Big Dave}, our keeper.' },
  { kind: 'friends and family', marked: 'My friend, whose name is {Ilse}, is from Belgium.' },
  { kind: 'friends and family', marked: 'The librarian, {Mrs Vukovic}, lets us eat there.' },
  { kind: 'friends and family', marked: 'My brother {Rory} said, “Go.” {Rory} always says that.' },
  // Greetings.
  { kind: 'greetings', marked: 'Dear {Mrs Okonedo-Hill},\n\nI am writing about the canteen.' },
  { kind: 'greetings', marked: 'Hi {Maddie},\n\nCamp is great! {Jules} fell in the lake.\n\nFrom {Steph}' },
  { kind: 'greetings', marked: 'Dear Aunt {Constance},\n\nThank you for the socks.' },
  { kind: 'greetings', marked: 'Dear Prime Minister,\n\nPlease act on the climate.' },
  {
    kind: 'greetings',
    marked:
      'Dear Miss Havisham,\n\nYou should let the clocks run. Pip loves you still.\n\nA reader of Dickens’s Great Expectations',
  },
  { kind: 'greetings', marked: 'To {Mr Bartholomew},\n\nI request leave on Friday.' },
  // Contact details.
  { kind: 'phone', marked: 'Call the captain on {0491 573 087} or leave a message at {03 7010 4321}.' },
  { kind: 'phone', marked: 'my number is {0491578888} text me' },
  { kind: 'phone', marked: 'From overseas dial {+61 3 7010 5678}; my cousin’s is {+1 (555) 010-3344}.' },
  { kind: 'phone', marked: 'Emergency contact: {(07) 7010 2211} (Dad).' },
  {
    kind: 'phone',
    marked:
      'In 2016 there were 23 401 892 people, and 1300 000 000 stars or so. Dial 000 in need, or 13 11 14.',
  },
  { kind: 'email', marked: 'RSVP to {j.tane+party@mail.example.nz} by Friday.' },
  { kind: 'email', marked: 'Send entries to {Year9.Drama_Club@stmarks.example.edu.au}.' },
  { kind: 'handle', marked: 'Add me on Discord: {moonfox_2011}. My YouTube is {youtube.com/@moonfoxdraws}.' },
  { kind: 'handle', marked: 'I post my art on Instagram as {@inky.fingers.art}, so follow.' },
  { kind: 'address', marked: 'Come to {18/4 Banksia Parade, Coogee NSW 2034} at three.' },
  { kind: 'address', marked: 'I live in {Kingfisher Close}, and my nan lives at {62 Old Mill Road}.' },
  { kind: 'address', marked: 'Parcel for {PO Box 117, Alice Springs NT 0870}.' },
  { kind: 'address', marked: 'Abbey Road, Fifth Avenue and Bourke Street are streets that tourists know.' },
  { kind: 'student number', marked: 'Student number {E20319}. Task 3, modern history.' },
  { kind: 'student number', marked: 'Candidate ID: {33410982}\n\nThe law is slow.' },
  { kind: 'date of birth', marked: 'I was born on the {2nd of February 2012}, in a flood.' },
  { kind: 'date of birth', marked: 'D.O.B. {30/09/2010}\nFavourite food: dumplings.' },
  {
    kind: 'date of birth',
    marked: 'The Beatles split on 10 April 1970, and Gandhi was born on 2 October 1869.',
  },
  // Schools.
  { kind: 'school', marked: 'I go to {Mount Kembla Public School}, where the bell is an old tyre.' },
  { kind: 'school', marked: 'As a student at {St Brigid’s College}, I wear a hat every day.' },
  { kind: 'school', marked: 'My school, {Westhaven Secondary College}, has no grass.' },
  { kind: 'school', marked: 'Here at {Tarrawonga High}, we take the bus for an hour.' },
  {
    kind: 'school',
    marked: 'The shooting at Columbine High School changed gun laws, some say. Hogwarts has no fire drill.',
  },
  { kind: 'school', marked: 'Harvard University and Eton College charge more than most parents earn.' },
  // Nothing to hide.
  {
    kind: 'literature',
    marked:
      'Shakespeare’s Beatrice mocks Benedick until Hero is shamed. Claudio is a fool in Much Ado About Nothing.',
  },
  {
    kind: 'literature',
    marked:
      'In Looking for Alibrandi, Josephine Alibrandi fights her grandmother. Melina Marchetta makes her funny and angry.',
  },
  {
    kind: 'literature',
    marked: 'Mr Bennet hides in his library, and Mr Collins will not stop talking. Austen laughs at both.',
  },
  {
    kind: 'literature',
    marked:
      'Stargirl dances alone. Leo is ashamed of her, and Jerry Spinelli lets the reader be ashamed of Leo.',
  },
  {
    kind: 'literature',
    marked:
      'Percy finds out that his father is Poseidon. His friend Grover is a satyr, and Annabeth knows everything.',
  },
  { kind: 'literature', marked: 'Sylvia Plath writes of a father. Ted Hughes writes of a crow.' },
  {
    kind: 'literature',
    marked:
      'The heroine, Elizabeth, loves her sister Jane. Her friend Charlotte Lucas marries Mr Collins for a house.',
  },
  {
    kind: 'literature',
    marked:
      'August Pullman is ten when he starts school. His sister Via loves him, and his friend Jack betrays him in Wonder.',
  },
  {
    kind: 'literature',
    marked:
      'Once there was a dragon named Ember who could not breathe fire. Her friend, a mouse called Pip, helped her.',
  },
  {
    kind: 'history and argument',
    marked: 'Dr Martin Luther King marched, and Rosa Parks sat. Mr Johnson signed the act in 1964.',
  },
  {
    kind: 'history and argument',
    marked: 'Greta Thunberg began alone. Her father, Svante Thunberg, was against it at first.',
  },
  {
    kind: 'history and argument',
    marked: 'Eddie Mabo and his wife Bonita fought for land. The court agreed in 1992.',
  },
  {
    kind: 'history and argument',
    marked:
      'As Professor Carol Dweck argues, praise for effort matters. Dweck and Yeager repeated the study.',
  },
  {
    kind: 'history and argument',
    marked: 'Elon Musk bought Twitter. Taylor Swift sells out stadiums in London, Paris and Perth.',
  },
  {
    kind: 'history and argument',
    marked:
      'Ned Kelly wore armour, and his mother Ellen was in gaol. Banjo Paterson wrote about other riders.',
  },
  {
    kind: 'history and argument',
    marked: 'President Lincoln wrote a letter to Mrs Bixby, and Queen Victoria wrote to Mr Gladstone.',
  },
  {
    kind: 'history and argument',
    marked:
      'I believe that Coles and Woolworths hold too much power. In Adelaide, Hobart and Darwin prices are higher.',
  },
];
