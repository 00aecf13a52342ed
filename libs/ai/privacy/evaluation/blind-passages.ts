import type { PassageSource } from './passage';

/** Held out until rules were added for the third set, which was done with these in sight too. */
export const BLIND_PASSAGES: readonly PassageSource[] = [
  { kind: 'signature', marked: 'Please think of the animals.\n\nSincerely,\n\n{Oisín Gallagher}' },
  { kind: 'signature', marked: 'That was the best summer ever.\n\nby {Xanthe} in Room 5' },
  { kind: 'signature', marked: 'Hope you are well,\n{Mbali Dlamini}' },
  { kind: 'signature', marked: 'In short, vote.\n\n{Jonah Feldstein}, School Captain' },
  { kind: 'signature', marked: 'See you on Friday!\n\n{T.J.}' },
  {
    kind: 'heading',
    marked: '{Henrike Vogel}\nDr {Albrecht}\nGerman Studies\n\nThe wall fell in one night.',
  },
  { kind: 'heading', marked: 'HOMEWORK – {DEVON CLARKE} – 8R\n\nA volcano forms where plates meet.' },
  { kind: 'heading', marked: 'My Holiday by {Anaïs Moreau} (aged 11)\n\nWe went to the snow.' },
  { kind: 'heading', marked: 'The Last Train\n\nBy {R. K. Banerjee}\n\nIt left at dusk.' },
  {
    kind: 'heading',
    marked: 'Group 4: {Mila Horvat}, {Jesse Tran}, {Abdul Karimi}\n\nOur bridge held nine kilos.',
  },
  { kind: 'heading', marked: 'Social Media\n\nIt brings people together and keeps them apart.' },
  { kind: 'heading', marked: 'Florence Nightingale\n\nNightingale counted the dead, and the army listened.' },
  { kind: 'my name is', marked: 'My name is {Seo-yeon} but my teachers say {Sue}.' },
  { kind: 'my name is', marked: 'Let me introduce myself: {Cormac Healy}, goalkeeper.' },
  { kind: 'my name is', marked: 'I was named {Philippa} after a queen, and I hate it.' },
  { kind: 'my name is', marked: 'Hi there, {Beau} speaking. Today’s topic is sleep.' },
  { kind: 'my name is', marked: 'As someone called {Siti Nurhaliza binti Rahman}, I often spell my name.' },
  { kind: 'friends and family', marked: 'My stepbrother {Jarrah} and I build drones.' },
  { kind: 'friends and family', marked: 'Nobody laughed louder than {Priyanka}, my lab partner.' },
  { kind: 'friends and family', marked: 'Our dog walker {Mrs Underhill} knows everything.' },
  { kind: 'friends and family', marked: 'My older sister, who is called {Ottilie}, studies law.' },
  { kind: 'friends and family', marked: 'When Dad yelled, my cousin {Bilal} ran.' },
  { kind: 'friends and family', marked: 'The coach, {Mr Petrović}, made us run again.' },
  {
    kind: 'friends and family',
    marked: 'Captain Ahab hunts the whale, and Ishmael lives to tell it. Melville gives Queequeg a coffin.',
  },
  { kind: 'greetings', marked: 'To {Mrs Sandhu},\n\nMay I have an extension?' },
  { kind: 'greetings', marked: 'Dear {Uncle Ravi},\n\nThank you for the bicycle.' },
  { kind: 'greetings', marked: 'Dear Prime Minister Albanese,\n\nHousing is too dear.' },
  {
    kind: 'known student',
    people: { student: 'Nathaniel Osei' },
    marked: '{Nate} was late. {N. Osei} signed the form, and {Osei} is on my bag.',
  },
  {
    kind: 'known student',
    people: { student: 'Lily Forest' },
    marked: 'The forest was dark. A lily grew there. {Lily Forest} watched.',
  },
  {
    kind: 'known student',
    people: { student: 'Ravindu Wickramasinghe' },
    marked: 'My username at school is {rwickramasinghe}, and {Ravindu} is my name.',
  },
  {
    kind: 'known student',
    people: { student: 'Tui Parata' },
    marked: 'A tui sang. I am {Tui}, named for the bird.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Darcy Bennett', 'Elizabeth Shaw'] },
    marked: 'Elizabeth refuses Mr Darcy twice in Pride and Prejudice, and Bennet laughs.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Ivy Chu', 'Lucas Brandt'] },
    marked: 'Ivy climbs walls. {Ivy Chu} climbs too. {Lucas} filmed it.',
  },
  { kind: 'phone', marked: 'Ring the office: {(08) 8555 0199}, extension 4.' },
  { kind: 'phone', marked: 'my number’s {0400 000 555} lol' },
  { kind: 'phone', marked: 'Between 1901 and 1910 wages rose from 2 100 to 3 400 pounds a year.' },
  { kind: 'email', marked: 'Reply to {cormac_h@schools.example.ie} or {CH.2010@EXAMPLE.COM}.' },
  { kind: 'handle', marked: 'Find me on TikTok as {@seo.yeon_11}.' },
  { kind: 'address', marked: 'Deliver to {33B Station Rd, Croydon CR0 2RD} by noon.' },
  { kind: 'address', marked: 'We live on {Acacia Court}, number {9}, behind the shop.' },
  { kind: 'address', marked: 'Fifth Avenue is long, and Abbey Road is famous for a crossing.' },
  { kind: 'student number', marked: 'ID: {u7012345}\n\nMethod: we froze the water.' },
  { kind: 'date of birth', marked: 'I turned twelve on {9 April 2023}, at last.' },
  {
    kind: 'literature',
    marked: 'In Persepolis, Marjane draws her own childhood. Satrapi mixes fear with jokes.',
  },
  {
    kind: 'literature',
    people: { student: 'Ben Loman' },
    marked:
      'Willy Loman dreams, and Biff wakes up. Miller shows us a salesman’s end. Ben is a ghost of success.',
  },
  {
    kind: 'literature',
    marked:
      'The speaker in Robert Frost’s “The Road Not Taken” sighs. Frost never says which road was better.',
  },
  {
    kind: 'history and argument',
    marked:
      'Captain Cook met Tupaia. Historians such as Anne Salmond and Paul Moon disagree about what they said.',
  },
  {
    kind: 'history and argument',
    marked: 'My view is simple: Tesla, Toyota and Ford must change. My Year 9 class agrees.',
  },
];
