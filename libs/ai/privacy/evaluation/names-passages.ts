import type { PassageSource } from './passage';

const KNOWN = { student: 'Maria Rossi' };
const CLASS = {
  student: 'Priya Raman',
  classmates: [
    'Jack Thornton',
    'Aisha Khan',
    'Grace O’Malley',
    'Nguyễn Minh Anh',
    'Will Barnes',
    'Zhang Wei',
  ],
  teacher: 'Helen Lee',
};

/** Written for this measurement, none taken from a student. */
export const NAMES_PASSAGES: readonly PassageSource[] = [
  // The student is known.
  {
    kind: 'known student',
    people: KNOWN,
    marked:
      'School Uniforms\nBy {Maria Rossi}, 9B\n\nUniforms save time every morning, and they hide who is rich.',
  },
  {
    kind: 'known student',
    people: KNOWN,
    marked: 'I think {Maria}’s idea of a garden is good, because {Maria} is me and I like gardens.',
  },
  {
    kind: 'known student',
    people: { student: 'José Muñoz' },
    marked: 'Everyone calls me {JOSE}, though {José Munoz} is on the roll. I run every day.',
  },
  {
    kind: 'known student',
    people: { student: 'Anne-Marie Dubois' },
    marked: '{Anne Marie} and her dog walk by the lake. “{Dubois},” the teacher called, “come here.”',
  },
  {
    kind: 'known student',
    people: { student: 'Siobhán O’Brien' },
    marked: "It was {Siobhan O'Brien} who won the race, and {O’Brien} is what they shouted.",
  },
  {
    kind: 'known student',
    people: { student: '王小明' },
    marked: '我叫{王小明}，我喜欢打篮球。I also like chess.',
  },
  {
    kind: 'known student',
    people: { student: 'Nguyen Thi Lan' },
    marked: 'Dear reader, I am {Lan} and my family name is {Nguyen}. We came here in 2012.',
  },
  {
    kind: 'known student',
    people: { student: 'Jürgen Groß' },
    marked: '{JÜRGEN GROSS}\n\nThe sea is rising, and towns must move. {Groß} out.',
  },
  {
    kind: 'known student',
    people: { student: 'Fatima Al-Zahra' },
    marked: 'My cousin says, “{Fatima}, you talk too much about the moon.” I do.',
  },
  {
    kind: 'known student',
    people: { student: 'Elizabeth Warren-Smith' },
    marked: 'People call me {Liz} at school and {Beth} at home. {Elizabeth Warren-Smith} is for forms.',
  },
  {
    kind: 'known student',
    people: { student: 'Thomas Okafor' },
    marked: 'Reflection by {Tom Okafor}. I learnt that patience matters more than speed.',
  },
  {
    kind: 'known student',
    people: { student: 'Benjamin Katz' },
    marked: 'Page 2 {B. Katz}\n\nThe second reason is the cost of buses.',
  },
  {
    kind: 'known student',
    people: { student: 'Sofia Petrova' },
    marked: '{Petrova, Sofia}\nHistory 9\n\nThe war began for many reasons, and none of them was simple.',
  },
  {
    kind: 'known student',
    people: { student: 'Kwame Mensah' },
    marked: 'In conclusion, libraries matter.\n\n{Kwame M.}',
  },
  {
    kind: 'known student',
    people: { student: 'Мария Иванова' },
    marked: 'Меня зовут {Мария}, and I moved to Perth in spring.',
  },
  {
    kind: 'known student',
    people: { student: 'Park Ji-woo' },
    marked: '{Ji-woo Park}\n\nMy town has two rivers. {Jiwoo} likes the small one.',
  },

  // Names that are words.
  {
    kind: 'names that are words',
    people: { student: 'Will Young' },
    marked: 'Young people will agree. Will they vote? They asked {Will}, and I will too.',
  },
  {
    kind: 'names that are words',
    people: { student: 'Grace Hope' },
    marked:
      'We need hope and grace in hard times. Hope is a thing with feathers. My coach shouted {Grace} at me.',
  },
  {
    kind: 'names that are words',
    people: { student: 'Mark Field' },
    marked: 'A question mark stood at the end. The field was wet. “Run, {Mark},” said Dad.',
  },
  {
    kind: 'names that are words',
    people: { student: 'May Chen' },
    marked: 'In May we may travel. May is the best month. It was {May Chen} who planned the trip.',
  },
  {
    kind: 'names that are words',
    people: { student: 'Rose Bishop' },
    marked: 'The sun rose over the chess board. A bishop moves along diagonals. Signed, {Rose Bishop}',
  },
  {
    kind: 'names that are words',
    people: { student: 'Jordan King' },
    marked: 'The river Jordan is holy to many. A king ruled there. {Jordan King} 8C',
  },
  {
    kind: 'names that are words',
    people: { student: 'Summer Wood' },
    marked: 'In summer the wood is dry and burns. Summer holidays should be shorter.',
  },
  {
    kind: 'names that are words',
    people: { student: 'Art Price' },
    marked: 'Art should be taught in every school, whatever the price. Art is how we see.',
  },
  {
    kind: 'names that are words',
    people: { classmates: ['Will Barnes', 'Hope Adler', 'Mark Zane'] },
    marked: 'I will mark my hopes on a list. Will it rain? Hope springs eternal.',
  },
  {
    kind: 'names that are words',
    people: { student: 'Christian Bell' },
    marked:
      'The Christian church bell rang. Christian charity is old. “{Christian}, wake up!” my mother said.',
  },

  // Classmates on the roster.
  {
    kind: 'classmates on the roster',
    people: CLASS,
    marked: 'On the camp {Jack} and I got lost, and {Aisha Khan} found the map in her bag.',
  },
  {
    kind: 'classmates on the roster',
    people: CLASS,
    marked: 'Our group was {Grace}, {Zhang Wei} and me. I wrote the script and {Wei Zhang} filmed it.',
  },
  {
    kind: 'classmates on the roster',
    people: CLASS,
    marked: 'My friend {Minh Anh} said that recycling is a habit. {Will Barnes} laughed at that.',
  },
  {
    kind: 'classmates on the roster',
    people: CLASS,
    marked: '{Aisha}’s speech about water made us all quiet. Then {Jack Thornton} clapped.',
  },
  {
    kind: 'classmates on the roster',
    people: CLASS,
    marked:
      'Jack wants to hunt in Lord of the Flies, while Ralph wants a fire. Jack paints his face in chapter four.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Scout Miller', 'Emma Chow'] },
    marked: 'In To Kill a Mockingbird, Scout learns from Atticus that courage is not a man with a gun.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Juliet Adams', 'Tyler Romeo'] },
    marked:
      'Juliet defies her father when Romeo is banished. Shakespeare shows how haste destroys the lovers.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Emma Chow'] },
    marked: 'Emma Watson spoke at the United Nations about equality, and many boys listened.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Martin Ahmadi'] },
    marked: 'Martin Luther King spoke of a dream. {Martin Ahmadi} read the speech to our class.',
  },
  {
    kind: 'classmates on the roster',
    people: { classmates: ['Olivia Tan', 'Noah Levi'] },
    marked: 'Last week {Olivia} and {Noah} argued about phones in class, and both had a point.',
  },

  // Nobody is known: headings.
  {
    kind: 'heading',
    marked:
      '{Priya Sharma}\nYear 10 English\n12 March 2025\n\nZoos teach us about animals, but the animals pay for it.',
  },
  { kind: 'heading', marked: 'Name: {Oluwaseun Adeyemi}\nClass: 8C\n\nThe best invention is the wheel.' },
  {
    kind: 'heading',
    marked: '{Chloe Nguyen} 10B\nPersuasive essay\n\nHomework should be banned in primary schools.',
  },
  {
    kind: 'heading',
    marked:
      '{Liam O’Connor}\n{Mrs Patterson}\nEnglish 9\n3 May 2024\n\nThe Importance of Sleep\n\nTeenagers need nine hours of sleep.',
  },
  {
    kind: 'heading',
    marked:
      'The Importance of Sleep\nby {Hiroshi Tanaka}\n\nTeenagers need nine hours of sleep, and few get it.',
  },
  {
    kind: 'heading',
    marked:
      'Animal Farm\n\nNapoleon takes power slowly. Animal Farm shows how words can be bent until nobody knows them.',
  },
  { kind: 'heading', marked: 'Global Warming\n\nThe planet is getting hotter, and we are the reason.' },
  {
    kind: 'heading',
    marked: '{Zara Mahmoud}\n\nGlobal Warming\n\nThe planet is getting hotter, and we are the reason.',
  },
  {
    kind: 'heading',
    marked: 'Student: {Tevita Fonua}    Teacher: {Mr Halloran}\n\nRugby builds character, some say.',
  },
  {
    kind: 'heading',
    marked:
      'Jane Eyre\n\nJane Eyre refuses to be a bird in a net. Eyre’s voice is calm and sure from the first chapter.',
  },
  {
    kind: 'heading',
    marked:
      'Candidate name: {Isabella Fernández García}\nCandidate number: {004512}\n\nTrade made Venice rich.',
  },
  {
    kind: 'heading',
    marked: '{Mohammed Al-Farsi} | Grade 7 | Science report\n\nPlants need light, water and air.',
  },
  {
    kind: 'heading',
    marked: 'Written by: {Ngaire Te Awa}\nRoom 12\n\nThe kererū is the gardener of our forests.',
  },
  {
    kind: 'heading',
    marked: 'Romeo and Juliet\n\nFate is blamed for everything in this play, but people choose badly too.',
  },
  {
    kind: 'heading',
    marked: '{Emily R. Watkins}\nPeriod 4\n\nShould students wear uniforms? I believe they should.',
  },
  {
    kind: 'heading',
    marked: 'Rosa Parks\n\nRosa Parks stayed in her seat, and a city changed. Parks was tired of giving in.',
  },

  // Signatures.
  {
    kind: 'signature',
    marked: 'Please consider a later start for our school.\n\nYours sincerely,\n{Hannah Whitlock}',
  },
  { kind: 'signature', marked: 'That is why I want a skate park.\n\nFrom {Dylan}' },
  { kind: 'signature', marked: 'Thank you for reading my letter.\n\nKind regards\n{Arjun Patel}\nYear 9' },
  { kind: 'signature', marked: 'The council must act now.\n\nYours faithfully,\n\n{Siew Ling Tan}' },
  { kind: 'signature', marked: 'In the end kindness costs nothing.\n\n— {Mateo Álvarez}' },
  { kind: 'signature', marked: 'So that is my story, and all of it is true.\n\n{Jayden Brooks}' },
  { kind: 'signature', marked: 'I hope to hear from you soon.\n\nLove,\n{Ellie} xx' },
  { kind: 'signature', marked: 'We should plant more trees.\n\nThe End' },
  { kind: 'signature', marked: 'The moral is clear.\n\nWritten by {Sione Tupou}, 7A' },
  { kind: 'signature', marked: 'Your loving son,\n{Giacomo}' },
  {
    kind: 'signature',
    marked: 'I remain, in great haste, your servant.\n\nYours in hope,\n{Beatrix Lindqvist}',
  },
  { kind: 'signature', marked: 'Poverty is a policy choice.\n\nWord count: 812\n{Tomasz Kowalczyk}' },

  // Stated in the text.
  { kind: 'my name is', marked: 'My name is {Leilani Kahale} and I live by the sea with three brothers.' },
  { kind: 'my name is', marked: 'Hello, my name’s {Oscar}. I am thirteen and I collect stamps.' },
  { kind: 'my name is', marked: 'I am {Yuki Sato}, a student in Year 11, and I disagree with this plan.' },
  { kind: 'my name is', marked: 'Hi! I’m {Bronte} and I’m 12 years old. I want to talk about screens.' },
  { kind: 'my name is', marked: 'My full name is {Alexander James Whitfield}, but everyone calls me {Lex}.' },
  {
    kind: 'my name is',
    marked: 'Je m’appelle {Camille Laurent} et j’habite à Lyon. I wrote this for my exchange.',
  },
  { kind: 'my name is', marked: 'Ich heiße {Lukas Brandt} und ich komme aus Kiel. Here is my report.' },
  { kind: 'my name is', marked: 'Me llamo {Valeria Ortiz}. My school is big and noisy.' },
  {
    kind: 'my name is',
    marked: 'I am Australian and I am proud. I am Sorry Day’s biggest supporter in my street.',
  },
  {
    kind: 'my name is',
    marked: 'The monster says, “My name is Nobody,” and the giant believes it in The Odyssey.',
  },
  { kind: 'my name is', marked: 'I, {Desmond Clarke}, promise to tell the story as it was.' },
  { kind: 'my name is', marked: 'This speech was given by me, {Amara Okonkwo}, at assembly.' },

  // Friends, family and teachers whose names the product does not know.
  {
    kind: 'friends and family',
    marked: 'My best friend {Tariq} moved to Adelaide, and I write to him each week.',
  },
  {
    kind: 'friends and family',
    marked: 'My sister {Chiara} plays the cello. {Chiara} practises before school.',
  },
  {
    kind: 'friends and family',
    marked: 'My teacher, {Mrs Abernathy}, says that reading is a key. {Mrs Abernathy} is right.',
  },
  {
    kind: 'friends and family',
    marked: 'Our principal {Mr Vasquez} banned phones last term, and lunch got louder.',
  },
  { kind: 'friends and family', marked: '{Mei Ling}, my cousin, taught me to fold cranes from red paper.' },
  { kind: 'friends and family', marked: 'My friends {Ethan} and {Sana} both want longer breaks.' },
  {
    kind: 'friends and family',
    marked: 'My brother is tall, and my mother works at night. They never complain.',
  },
  {
    kind: 'friends and family',
    marked: 'Mr Darcy insults Elizabeth at the ball, and Mrs Bennet never forgives him.',
  },
  {
    kind: 'friends and family',
    marked: 'Lennie is George’s friend. Curley’s wife has no name, which tells us how men see her.',
  },
  {
    kind: 'friends and family',
    marked: 'My neighbour {Mrs Papadopoulos} gives us lemons, and we carry her shopping.',
  },
  { kind: 'friends and family', marked: 'My uncle {Bob} and my aunt {Ruth} run a bakery in the next town.' },
  { kind: 'friends and family', marked: 'Thanks to my coach {Dave Henshaw}, I can swim a mile.' },

  // Greetings.
  { kind: 'greetings', marked: 'Dear {Ms Lee},\n\nI am writing to ask for more time in the library.' },
  { kind: 'greetings', marked: 'Dear Editor,\n\nYour article on buses was unfair to students.' },
  { kind: 'greetings', marked: 'Dear {Mr O’Sullivan}\n\nPlease let us use the oval at lunch.' },
  { kind: 'greetings', marked: 'Dear Principal,\n\nOur canteen sells too much sugar.' },
  { kind: 'greetings', marked: 'Hi {Jasmine},\n\nHow are you? I am writing from the snow.' },
  {
    kind: 'greetings',
    people: { teacher: 'Helen Lee' },
    marked: 'For {Ms Lee}\n\nI enjoyed this novel. {Helen Lee} told us to look for symbols.',
  },
  { kind: 'greetings', marked: 'Dear Diary,\n\nToday the ship left Southampton and I am afraid.' },
  {
    kind: 'greetings',
    marked: 'Good morning {Mrs Fitzgerald} and fellow students. Today I speak about kindness.',
  },
  { kind: 'greetings', marked: 'To Whom It May Concern,\n\nThe bus stop has no roof.' },
  { kind: 'greetings', marked: 'Dear {Professor Lindholm},\n\nHere is my second draft.' },
];
