import type { PassageSource } from './passage';

/** Written when the rules stood for the first time: 34 of 50 details were found then, and rules were added. */
export const SECOND_PASSAGES: readonly PassageSource[] = [
  { kind: 'signature', marked: 'I trust you will reconsider.\n\nRespectfully yours,\n{Ayodele Bankole}' },
  { kind: 'signature', marked: 'Anyway, write back when you can!\n\nYour friend {Nikolai}' },
  { kind: 'signature', marked: 'And so the lighthouse stayed dark.\n\n{Huong Tran} – Year 8' },
  { kind: 'signature', marked: 'We can do better than this.\n\nSigned\n{M. Abdi}' },
  { kind: 'signature', marked: 'Cheers,\n{Robbo}' },
  {
    kind: 'heading',
    marked: '{Ekaterina Volkova}, Grade 11, 4 June 2025\n\nTechnology has changed the way we wait.',
  },
  { kind: 'heading', marked: '{O’Neill, Ciara}\nPeriod 2\n\nSport should be compulsory.' },
  { kind: 'heading', marked: '{Santiago}\n\nWhy bees matter\n\nBees carry pollen from flower to flower.' },
  {
    kind: 'heading',
    marked: 'ENGLISH ASSESSMENT TASK 2\n{ZAINAB HUSSAINI}\n\nPower corrupts the people who want it most.',
  },
  {
    kind: 'heading',
    marked: 'Persuasive Speech – {Lachlan Pryce}\n\nGood morning everyone. Cats are better than dogs.',
  },
  { kind: 'heading', marked: 'The Lighthouse Keeper\n\nThe lamp went out at midnight and nobody came.' },
  { kind: 'heading', marked: 'Climate Change\n\nIt is real, and it is ours to stop.' },
  { kind: 'heading', marked: 'Anne Frank\n\nAnne Frank wrote in hiding. Her father Otto kept the diary.' },
  { kind: 'my name is', marked: 'Kia ora, ko {Wiremu} tōku ingoa and I come from Rotorua.' },
  { kind: 'my name is', marked: 'hey my name is {sophie} and i love horses' },
  { kind: 'my name is', marked: 'It’s {Dominic} here, reporting from the year 2080.' },
  { kind: 'my name is', marked: 'People at my old school called me {Ginger}, but at home I am {Rhiannon}.' },
  { kind: 'my name is', marked: '“My name is Inigo,” he said, “and you should be afraid.”' },
  { kind: 'my name is', marked: 'I am Batman for Halloween, and my dog is Robin.' },
  {
    kind: 'friends and family',
    marked: 'I sat next to {Farid}, who is my best friend, and we shared chips.',
  },
  { kind: 'friends and family', marked: 'My little brothers {Kai} and {Koa} broke the window.' },
  { kind: 'friends and family', marked: 'Mum’s name is {Rosalie} and Dad’s name is {Viktor}.' },
  { kind: 'friends and family', marked: 'When I told {Mr Kowalski}, our science teacher, he laughed.' },
  { kind: 'friends and family', marked: 'My grandfather, {Giuseppe Marino}, came by ship in 1956.' },
  { kind: 'friends and family', marked: 'My best mate’s name is {Callum}. {Callum} surfs.' },
  {
    kind: 'friends and family',
    marked: 'Mrs Dalloway said she would buy the flowers herself, and Woolf follows her all day.',
  },
  { kind: 'friends and family', marked: 'My hero Malala Yousafzai spoke up, and my teacher agreed.' },
  { kind: 'greetings', marked: 'Dear {Ms. Achterberg} and {Mr. Doyle},\n\nThank you for the excursion.' },
  { kind: 'greetings', marked: 'Dear Mayor,\n\nOur playground is broken.' },
  { kind: 'greetings', marked: 'Hey {Tash}!\n\nGuess what happened at camp.' },
  { kind: 'greetings', marked: 'Dear Sir or Madam,\n\nI wish to apply for the job.' },
  {
    kind: 'known student',
    people: { student: 'Aaliyah Brown' },
    marked: 'Brown bears sleep. {Aaliyah} does not. My report by {A. Brown} ends here.',
  },
  {
    kind: 'known student',
    people: { student: 'Mia Van der Berg' },
    marked: '{Mia Berg}’s garden, by {Mia van der Berg}',
  },
  {
    kind: 'known student',
    people: { student: 'Thị Hồng Nhung Lê' },
    marked: 'I am {Hong Nhung} and my mother is from Huế. {Lê Thị Hồng Nhung}, 9A',
  },
  {
    kind: 'known student',
    people: { student: 'Robert Little' },
    marked: 'A little patience helps. {Bobby Little} learnt that the hard way.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Zoë Marchetti', 'Faith Okoro', 'Hunter Blake'] },
    marked: 'My partner {Zoe} had faith in me. Then {Faith} and I built the bridge, while a hunter watched.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Oliver Twigg', 'Nancy Pelham'] },
    marked: 'Oliver asks for more. Dickens lets Fagin and Nancy feed him in Oliver Twist.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Sam Carter', 'Rose Hill'] },
    marked:
      'In the poem, the rose stands for love. The author repeats it, and the reader feels the thorn in each stanza.',
  },
  { kind: 'phone', marked: 'Mum’s work: {03 9555 0142}. Dad’s: {0491-570-110}.' },
  { kind: 'phone', marked: 'Reach us on {(416) 555-0173} or {1-604-555-0119}.' },
  { kind: 'phone', marked: 'My digits are {07700900456}, message me.' },
  {
    kind: 'phone',
    marked: 'The ratio was 0.618 0339 887 and the year 2008-2009 was dry. Scores: 45-67, 120-98.',
  },
  { kind: 'phone', marked: 'In 1066 1215 1588 and 1945 everything changed. 000 is for emergencies.' },
  { kind: 'email', marked: 'Contact: {o.bankole-23@mail.school.example.org}.' },
  {
    kind: 'handle',
    marked: 'I stream as {twitch.tv/pixelpanda77} on Sundays, and my insta is {@pixel.panda77}.',
  },
  { kind: 'address', marked: 'We left {Flat 2, 19 Castle Terrace, Edinburgh EH1 2DP} in the rain.' },
  { kind: 'address', marked: 'My house is at {7 Ti Tree Place, Palmerston North 4410}, with a blue gate.' },
  { kind: 'address', marked: 'Route 66 and Highway 1 are long. 5 Great Roads of Europe is a book.' },
  { kind: 'student number', marked: 'Learner ID: {NSN 0147852369}\n\nWater finds its level.' },
  { kind: 'student number', marked: 'My student no. is {20231187} and this is draft two.' },
  { kind: 'date of birth', marked: 'Born {5 May 2012}, I am the youngest in class.' },
  { kind: 'date of birth', marked: 'Mozart was born on 27 January 1756, and I was born in 2010.' },
  {
    kind: 'literature',
    people: { student: 'Daisy Fay', classmates: ['Tom Reid'] },
    marked:
      'Daisy cries over the shirts, and Gatsby hopes. Tom wins. Fitzgerald pities her in The Great Gatsby.',
  },
  {
    kind: 'literature',
    marked: 'Offred counts the days. Atwood’s Commander breaks his own rules, and Serena Joy sees it.',
  },
  {
    kind: 'literature',
    marked: 'Wilfred Owen hated the old lie. In “Dulce et Decorum Est” he writes of gas and mud.',
  },
  {
    kind: 'history and argument',
    marked: 'Kofi Annan and Ban Ki-moon led the United Nations. Jacinda Ardern led New Zealand.',
  },
  {
    kind: 'history and argument',
    marked: 'I believe Uber, Netflix and Woolworths should pay more tax. Canberra must act.',
  },
  {
    kind: 'history and argument',
    marked:
      'Yours is the Earth and everything that’s in it, writes Kipling. Thanks to Science, we live longer.',
  },
  {
    kind: 'names that are words',
    people: { student: 'Hope Winter', classmates: ['Bill Gates-Moore', 'Penny Lane'] },
    marked: 'I hope winter ends. A penny saved is a bill paid. Bill Gates gave money away.',
  },
  {
    kind: 'names that are words',
    people: { student: 'Chase Long' },
    marked: 'The chase was long. Long ago, people hunted. “Go, {Chase}!” they yelled.',
  },
];
