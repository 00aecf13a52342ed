import type { PassageSource } from './passage';

/** Written for this measurement. Numbers are of ranges kept for fiction, or invented. */
export const DETAILS_PASSAGES: readonly PassageSource[] = [
  { kind: 'phone', marked: 'Call me on {0491 570 156} if the bus is late.' },
  { kind: 'phone', marked: 'Our home number is {(02) 5550 1234}, and nobody answers it.' },
  { kind: 'phone', marked: 'Ring {+61 491 570 157} after six.' },
  { kind: 'phone', marked: 'My mobile is {07700 900123} but I leave it at home.' },
  { kind: 'phone', marked: 'The shop is on {020 7946 0958}, ask for the blue one.' },
  { kind: 'phone', marked: 'Text {(555) 010-4477} to join the club.' },
  { kind: 'phone', marked: 'You can reach me at {555-010-9982} on weekdays.' },
  { kind: 'phone', marked: 'My number in Auckland is {021 555 0199}.' },
  { kind: 'phone', marked: 'Grandma is at {+44 20 7946 0001} in London.' },
  { kind: 'phone', marked: 'Phone: {98765432}\nI can start on Monday.' },
  { kind: 'phone', marked: 'The war lasted from 1939 to 1945, and 1914-1918 was worse for our town.' },
  { kind: 'phone', marked: 'About 10 000 000 people live there, up from 2 500 000 in 1950.' },
  { kind: 'phone', marked: 'Pi is 3.14159265358979, and 0.5772156649 is another constant.' },
  { kind: 'phone', marked: 'See pages 120-134 and 2001 2010 2020 in the table. Lifeline is on 13 11 14.' },
  { kind: 'phone', marked: 'Whatsapp me: {+49 151 23456789} or {+33 6 12 34 56 78}.' },
  { kind: 'phone', marked: 'It cost $1,200,300 in 2019 and ISBN 978-0-14-028334-1 explains why.' },
  { kind: 'email', marked: 'Write to {maria.rossi09@student.example.edu.au} for the petition.' },
  { kind: 'email', marked: 'My email is {z_mahmoud@example.com}, and I answer fast.' },
  { kind: 'email', marked: 'Send it to {li.na at example dot com} please.' },
  { kind: 'email', marked: 'We met @ noon and paid $5 @ the gate.' },
  { kind: 'handle', marked: 'Follow me on Instagram {@zoe.draws.daily} for sketches.' },
  { kind: 'handle', marked: 'My channel is {https://www.youtube.com/@skatewithsam} and it is new.' },
  { kind: 'handle', marked: 'More at https://www.abc.net.au/news/science and in the library.' },
  { kind: 'handle', marked: 'Look at {instagram.com/ella_rides} to see my horse.' },
  { kind: 'handle', marked: 'The hashtag #MeToo changed how people talk, and so did Twitter.' },
  { kind: 'handle', marked: 'My snapchat is {jackt_2010} so add me.' },
  { kind: 'address', marked: 'I live at {14 Wattle Street, Brunswick VIC 3056} with my mum.' },
  { kind: 'address', marked: 'Send the prize to {Unit 3/27 Harbour Road, Newtown NSW 2042}.' },
  { kind: 'address', marked: 'Our house, {221 Elm Avenue, Springfield, IL 62704}, has a red door.' },
  { kind: 'address', marked: 'My address is {8 Rowan Close, Leeds LS6 3HN}.' },
  { kind: 'address', marked: 'They moved to {5 Kauri Drive, Hamilton 3210} last year.' },
  { kind: 'address', marked: 'PO box: {PO Box 482, Ballarat VIC 3350}' },
  { kind: 'address', marked: 'In 1984 Street artists painted the wall, and 12 roads lead to the square.' },
  {
    kind: 'address',
    marked: 'Sherlock Holmes lives at 221B Baker Street, and the Prime Minister at 10 Downing Street.',
  },
  { kind: 'address', marked: 'Harry sleeps under the stairs at 4 Privet Drive in the first chapter.' },
  { kind: 'address', marked: 'I grew up on {Banksia Crescent} in Dubbo, near the zoo.' },
  { kind: 'address', marked: 'Wall Street crashed in 1929 and Main Street paid for it.' },
  { kind: 'address', marked: 'Ich wohne in der {Lindenstraße 12, 50674 Köln} und mag es.' },
  {
    kind: 'student number',
    marked: 'Student number: {S3921847}\n\nThe aim of this report is to compare two soils.',
  },
  { kind: 'student number', marked: 'Student ID {40912277}. I did this alone.' },
  {
    kind: 'student number',
    people: { student: 'Ana Costa', numbers: ['A1200345'] },
    marked: 'Essay 2 {A1200345}\n\nBees are worth more than honey.',
  },
  { kind: 'student number', marked: 'There were 40912277 grains of rice in the jar, we guessed.' },
  { kind: 'student number', marked: 'Candidate no. {7731}\n\nThe poem turns on one word.' },
  { kind: 'student number', marked: 'Area 51 and Apollo 11 are numbers that everybody knows.' },
  { kind: 'date of birth', marked: 'DOB: {14/02/2009}\nI want to be a vet.' },
  { kind: 'date of birth', marked: 'I was born on {3 July 2010} in Cairns, in a storm.' },
  { kind: 'date of birth', marked: 'My birthday is on the {21st of August 2011}, and I want a drum.' },
  { kind: 'date of birth', marked: 'Abraham Lincoln was born on 12 February 1809 in a cabin.' },
  { kind: 'date of birth', marked: 'The treaty was signed on 6 February 1840 at Waitangi.' },
  { kind: 'date of birth', marked: 'Date of birth: {2010-11-30}. Year 9.' },
];

/** Nothing here may be touched: what essays are about. */
export const CLEAN_PASSAGES: readonly PassageSource[] = [
  {
    kind: 'literature',
    marked:
      'Macbeth kills Duncan because Lady Macbeth calls him a coward. Banquo suspects, and Macduff acts.',
  },
  {
    kind: 'literature',
    people: { student: 'George Milton', classmates: ['Lennie Small', 'Candy Lopez'] },
    marked:
      'George tells Lennie about the farm in Of Mice and Men, and Candy wants to join. Steinbeck shows how hope keeps men going.',
  },
  {
    kind: 'literature',
    marked:
      'In The Great Gatsby, Nick admires Gatsby, while Tom and Daisy Buchanan smash things. Fitzgerald lets Nick judge them.',
  },
  {
    kind: 'literature',
    marked: 'Harper Lee makes Scout the narrator, so we see Atticus Finch through a child’s eyes.',
  },
  {
    kind: 'literature',
    marked:
      'Priestley uses the Inspector as his voice. Mr Birling is pompous, and Sheila changes. Eva Smith stands for millions.',
  },
  {
    kind: 'literature',
    marked:
      'Winston Smith writes “Down with Big Brother” in 1984, and Julia gives him hope. Orwell gives us none.',
  },
  {
    kind: 'literature',
    people: { student: 'Charlotte Webb' },
    marked:
      'Charlotte saves Wilbur by writing words in her web in Charlotte’s Web. E. B. White never lectures.',
  },
  {
    kind: 'literature',
    marked: 'Dr Jekyll wants freedom, and Mr Hyde takes it. Stevenson’s London is full of fog and doors.',
  },
  {
    kind: 'literature',
    marked: 'Katniss volunteers for Prim. In The Hunger Games, Peeta’s kindness is a weapon too.',
  },
  {
    kind: 'literature',
    marked: 'Dickens makes Pip ashamed of Joe. Miss Havisham stopped the clocks, and Estella pays for it.',
  },
  {
    kind: 'literature',
    people: { classmates: ['Harry Nolan', 'Ron Tran'] },
    marked: 'Harry trusts Ron and Hermione in Harry Potter, and Dumbledore hides the truth from them.',
  },
  {
    kind: 'literature',
    marked: 'The poet Kenneth Slessor watches the harbour in “Five Bells”, and Joe Lynch never comes back.',
  },
  {
    kind: 'history and argument',
    marked: 'Nelson Mandela spent 27 years in prison. Mandela forgave, and South Africa changed.',
  },
  {
    kind: 'history and argument',
    marked: 'Julia Gillard became Prime Minister in 2010, and Kevin Rudd returned in 2013.',
  },
  {
    kind: 'history and argument',
    marked: 'Dr Fiona Stanley and Dr Victor Chang worked for the health of children and hearts.',
  },
  {
    kind: 'history and argument',
    marked: 'I am convinced that Sydney and Melbourne need trains. I am Melbourne’s loudest critic of cars.',
  },
  {
    kind: 'history and argument',
    marked: 'According to Smith (2019), sleep matters. Brown and Lee (2020) disagree.',
  },
  {
    kind: 'history and argument',
    marked: 'Christmas in Australia is hot, and Easter comes in autumn. English is spoken by most.',
  },
  {
    kind: 'history and argument',
    marked: 'My favourite book is Wonder. My name for the dog was silly. My friend says no, and I agree.',
  },
  {
    kind: 'history and argument',
    marked: 'Martin Luther nailed his theses to a door. Queen Victoria ruled for 63 years.',
  },
  {
    kind: 'history and argument',
    marked: 'Thank you for listening.\n\nSources\nBBC News, The Guardian, National Geographic',
  },
  {
    kind: 'history and argument',
    marked:
      'Firstly, School Uniforms are cheap. Secondly, Public Transport is green. In Conclusion, act now.',
  },
  {
    kind: 'history and argument',
    marked: 'Google, Meta and Apple sell our attention. Elon Musk and Mark Zuckerberg became rich by it.',
  },
  {
    kind: 'history and argument',
    marked: 'Dear Future Me,\n\nI hope you kept your promise about the trees.',
  },
  {
    kind: 'literature',
    marked:
      'Steinbeck writes, “Guys like us, that work on ranches, are the loneliest guys in the world,” and George means it.',
  },
  {
    kind: 'literature',
    marked:
      'In Frankenstein, Victor Frankenstein abandons his creature. Walton listens to him, as his sister Margaret will read.',
  },
  {
    kind: 'literature',
    marked: 'Boo Radley leaves gifts in the tree for Jem. Calpurnia, the cook, is like a mother to him.',
  },
  {
    kind: 'literature',
    marked:
      'Hamlet loves Ophelia, or says so. Polonius hides, and Laertes swears revenge on his friend Hamlet.',
  },
];
