// A class set as it arrives: file names in the ways that students, phones and school systems choose. It is handed in
// in the browser tests, and shown in the screenshots.

/** Name, the file's name, and the lines at the top of the essay; without a file, the student has not handed in. */
const CLASS = [
  ['Aroha Ngata', 'Ngata_Aroha_phones.pdf'],
  ['Yuki Tanaka', 'essay_yuki_tanaka_FINAL(2).pdf'],
  ['Mohammed Al-Farsi', 'Al-Farsi, Mohammed.pdf'],
  // Two students may be meant.
  ['Jane Smith', 'smith.pdf'],
  ['John Smith', 'John Smith - English.pdf'],
  ['Zoë Bennett', '9B.zoe.bennett.v2.pdf'],
  ['Van An Nguyen', 'NGUYEN VAN AN essay.pdf'],
  ["Niamh O'Connor", 'niamh_oconnor.pdf'],
  ['Mia Chen', 'MiaChen-draft3.pdf'],
  ['Tom Okafor', 'okafortom_12345_678910_essay.pdf'],
  ['Priya Sharma', 'Essay 1_priya.sharma_attempt_2026-11-20-10-11-12.pdf'],
  ['Liam Murphy', 'scan0012.pdf', 'Name: Liam Murphy'],
  ['Chloe Williams', 'Document1.pdf', 'Name: Williams, Chloe'],
  ['Ravi Patel', 'essay-104214-final.pdf'],
  ['Fatima Hassan', 'scan0015.pdf', 'Student number: 104215'],
  ['Lachlan Campbell', 'English essay.pdf', 'Email: lachlan.campbell@school.example'],
  // Only a given name.
  ['Tane Walker', 'tane.pdf'],
  ['Isla Robertson', 'Isla Robertson_98765_assignsubmission_file_essay.pdf'],
  ['Omar Haddad', 'Copy of Omar Haddad.pdf'],
  ['Sofia Rossi', 'rossi_sofia_phones_v4.pdf'],
  ['Kirra Johnson', 'Kirra-Johnson-9B.pdf'],
  ['Ethan Brown', 'BROWN Ethan.pdf'],
  ['Grace Kim', 'grace_kim (1).pdf'],
  ['Noah Taylor', 'NoahTaylorEssay.pdf'],
  ['Amelia Wilson', '2026-11-20 Amelia Wilson.pdf'],
  ['Dimitri Papadopoulos', 'papadopoulos, dimitri - phones.pdf'],
  ['Leilani Tuilagi', 'my essay.pdf', 'Phones at school', 'Leilani Tuilagi', 'For Ms Lee'],
  ['Jack Thompson', 'final final.pdf', 'Phones at school', 'by Jack Thompson'],
  ['Hannah Cohen', 'hannahcohen.pdf'],
  // Nothing says whose it is.
  ['Arjun Singh', 'untitled.pdf'],
  ['Ruby Anderson'],
  ['Oscar Martin'],
];

const OPENINGS = [
  'Our school should keep phones in lockers from the first bell to the last, because a lesson that is interrupted every few minutes is hardly a lesson.',
  'Phones belong in our bags and not in lockers, because a rule that nobody can explain is a rule that nobody follows.',
  'Everybody has an opinion about phones at school, but few people ask what the classroom is like without them.',
  'I think phones are bad in class and I will say why.',
  'When the wifi failed for a week in March, our year group learned something about phones that no assembly had taught us.',
];
const REASONS = [
  'First, attention does not come back at once. My cousin counted her messages during one double period, and there were forty-one of them.',
  'To begin with, a phone on the table is a question that keeps asking itself. Even face down, it takes part in the lesson.',
  'Firstly, teachers spend the beginning of each lesson collecting phones. Ten minutes a day is nearly a week in a year.',
  'Phones are distracting. People look at them all the time and they dont listen.',
  'The strongest reason is fairness, because students whose families cannot afford a new phone are reminded of it six times a day.',
  'For example, in our science class the experiment had to be repeated, because two groups were filming instead of measuring.',
];
const MORE = [
  'Furthermore, lunch has changed. Before the trial we sat in rows and scrolled; now the courts are full, and the library lends board games.',
  'In addition, sleep matters. A phone that is quiet all day is easier to put away at night, as the nurse explained to our year group.',
  'Another reason is safety, because photographs taken in the change rooms last year were shared before any teacher knew about them.',
  'Also it is better for your eyes and your friends to.',
  'What is more, nothing in our timetable needs a phone: the laptops do the research, and the office makes the calls.',
  'Besides, people who want to cheat have to work harder without one, and most of them discover that studying is less work.',
  'Secondly, the ban would cost the school almost nothing, since the lockers have stood half empty since the new wing was built.',
];
const OBJECTIONS = [
  'Some parents say that they must be able to reach us. However, the office has reached every family within an hour since the school was founded.',
  'It is true that phones can help with translation. Nevertheless, the two students in our class who need it already have a laptop for that.',
  'On the other hand, a total ban teaches nobody self-control. Perhaps the older years should be allowed to show that they have learned it.',
  'Critics argue that adults use phones at work all day. Adults, though, are paid to finish what they are interrupted in.',
  '',
];
const ENDINGS = [
  'In conclusion, a locker is a small price for a whole lesson, and we would all hear more of what we came for.',
  'For these reasons I support the rule for the junior years, together with a review after two terms.',
  'So phones should be banned.',
  'To sum up, the question is not whether phones are bad but whether a lesson is worth an hour of our attention. I believe that it is.',
  'Therefore the council should try the rule for one term, measure what changes, and let the figures decide.',
];
const turn = (list, at) => list[at % list.length];

/** 30 texts, no two of them the same, some with much to say and some with little. */
function essayOf(at) {
  const parts =
    at % 5 === 3
      ? [[turn(REASONS, at)], [turn(MORE, at)]]
      : [
          [turn(REASONS, at), turn(REASONS, at + 2), turn(MORE, at)],
          [turn(MORE, at + 3), turn(MORE, at + 5)],
          [turn(OBJECTIONS, at + Math.floor(at / 5))],
        ];
  return [[turn(OPENINGS, at)], ...parts, [turn(ENDINGS, at)]]
    .map((sentences) => sentences.join(' '))
    .filter((paragraph) => paragraph !== '');
}

const emailOf = (name) =>
  `${name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')}@school.example`;

export const ROSTER_CSV = [
  'Name,Email,Student number',
  ...CLASS.map(([name], at) => `${name},${emailOf(name)},${104201 + at}`),
].join('\n');

export function handIns() {
  return CLASS.flatMap(([, filename, ...top], at) =>
    filename === undefined ? [] : [{ filename, paragraphs: [...top, ...essayOf(at)] }],
  );
}
