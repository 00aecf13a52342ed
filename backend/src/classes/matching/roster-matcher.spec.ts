import { growthOf, WORSE_THAN_N_LOG_N } from '../../common/testing/growth';
import { RosterMatcher, type EssayHints } from './roster-matcher';

const NAMES = [
  'Aroha Ngata',
  'Yuki Tanaka',
  'Mohammed Al-Farsi',
  'Jane Smith',
  'John Smith',
  'Zoë Brontë',
  'Van An Nguyen',
  '王小明',
  "Niamh O'Connor",
];
const roster = (...names: string[]) =>
  names.map((name, index) => ({
    id: String(index),
    name,
    email: null as string | null,
    studentNumber: null as string | null,
  }));
const CLASS = roster(...NAMES);
const match = (hints: Partial<EssayHints>, students = CLASS) => {
  const all = { filename: 'essay.pdf', studentName: null, heading: '', opening: '', ...hints };
  const { student, candidates } = new RosterMatcher(students).match(all);
  return {
    sure: student?.name ?? null,
    proposed: candidates.map((one) => `${one.student.name}: ${one.reason}`),
  };
};

describe('an essay by the name of its file', () => {
  it.each([
    ['Ngata_Aroha_censorship.pdf', 'Aroha Ngata'],
    ['Aroha Ngata - Censorship.docx', 'Aroha Ngata'],
    ['essay_yuki_tanaka_FINAL(2).pdf', 'Yuki Tanaka'],
    ['YukiTanaka-draft3.pdf', 'Yuki Tanaka'],
    ['tanakayuki_12345_678910_essay.pdf', 'Yuki Tanaka'],
    ['Al-Farsi, Mohammed.pdf', 'Mohammed Al-Farsi'],
    ['Mohammed_Al_Farsi.pdf', 'Mohammed Al-Farsi'],
    ['alfarsi_mohammed.pdf', 'Mohammed Al-Farsi'],
    ['9B.zoe.bronte.v2.pdf', 'Zoë Brontë'],
    ['NGUYEN VAN AN essay.pdf', 'Van An Nguyen'],
    ['王小明-作文.pdf', '王小明'],
    ['niamh_oconnor.pdf', "Niamh O'Connor"],
    ['C:\\Users\\me\\Jane Smith.pdf', 'Jane Smith'],
    ['Jane Smith_98765_assignsubmission_file_essay.pdf', 'Jane Smith'],
    ['Jane Smith_98765_assignsubmission_file_on John Smith.pdf', 'Jane Smith'],
    ['tanakayuki_LATE_12345_678910_on Jane Smith.pdf', 'Yuki Tanaka'],
    ['Participant_98765_assignsubmission_file_Jane Smith.pdf', 'Jane Smith'],
    ['to_kill_a_mockingbird.pdf', null],
  ])('%s is by %s', (filename, expected) => {
    expect(match({ filename }).sure).toBe(expected);
  });

  it.each([
    ['S10215.pdf', '10215', true],
    ['essay_stu10215_final.pdf', '10215', true],
    ['10215.pdf', 'S10215', true],
    ['T10215.pdf', 'S10215', false],
    ['S102151.pdf', '10215', false],
    ['S2024.pdf', '2024', false],
    ['essay1200words.pdf', '1200', false],
  ])('%s is proposed to the student %s, not decided: %s', (filename, studentNumber, isProposed) => {
    const [aroha, yuki] = roster('Aroha Ngata', 'Yuki Tanaka');
    expect(match({ filename }, [{ ...aroha!, studentNumber }, yuki!])).toEqual({
      sure: null,
      proposed: isProposed ? ['Aroha Ngata: number'] : [],
    });
  });

  it('is nobody’s by the numbers that a platform gave to the file', () => {
    const [aroha, yuki] = roster('Aroha Ngata', 'Yuki Tanaka');
    const numbered = [{ ...aroha!, studentNumber: '98765' }, yuki!];
    const byMoodle = 'Yuki Tanaka_98765_assignsubmission_file_essay.pdf';
    expect(match({ filename: byMoodle }, numbered).sure).toBe('Yuki Tanaka');
    expect(
      match({ filename: 'Participant_98765_assignsubmission_file_essay.pdf' }, numbered).sure,
    ).toBeNull();
  });

  it('is proposed by part of a name, and by an initial, for everybody it may mean', () => {
    expect(match({ filename: 'aroha final.pdf' })).toEqual({
      sure: null,
      proposed: ['Aroha Ngata: part_of_name'],
    });
    expect(match({ filename: 'smith.pdf' })).toEqual({
      sure: null,
      proposed: ['Jane Smith: part_of_name', 'John Smith: part_of_name'],
    });
    expect(match({ filename: 'jsmith_essay.pdf' }).proposed).toHaveLength(2);
    expect(match({ filename: 'atanaka.pdf' })).toEqual({ sure: null, proposed: [] });
  });

  it('is the longer of two names found in it', () => {
    const students = roster('An Li', 'An Li Chen');
    expect(match({ filename: 'an_li_chen.pdf' }, students).sure).toBe('An Li Chen');
    expect(match({ filename: 'an_li.pdf' }, students).sure).toBe('An Li');
  });
});

describe('an essay by its contents', () => {
  it.each([
    ['its name line', { studentName: 'Smith, Jane' }, 'Jane Smith'],
    ['its cover page', { opening: 'On Censorship\n\nAroha Ngata\n\nFor Ms Lee' }, 'Aroha Ngata'],
    ['the header of a page, with the class', { heading: 'Aroha Ngata 9B' }, 'Aroha Ngata'],
    [
      'the header of a page, with the year',
      { opening: 'Yuki Tanaka, Year 10\nBooks are banned.' },
      'Yuki Tanaka',
    ],
    ['a byline', { opening: 'On Censorship\nby Yuki Tanaka\nBooks are banned.' }, 'Yuki Tanaka'],
  ])('is recognised by %s', (_, hints, expected) => {
    expect(match(hints).sure).toBe(expected);
  });

  it('is not recognised by a name within its sentences', () => {
    const opening = 'My friend Jane Smith and her brother once read a book about censorship in schools.';
    expect(match({ opening })).toEqual({ sure: null, proposed: [] });
  });

  it('is proposed where the name is misspelt', () => {
    expect(match({ studentName: 'Yuki Tanaca' })).toEqual({
      sure: null,
      proposed: ['Yuki Tanaka: similar_name'],
    });
  });

  it.each([
    ['Alexandria Papadopoulou', 'Alexandrea Papadopoulos', true],
    ['Alexandria Papadopoulou', 'Alexandria Papadopoulouxy', true],
    ['Alexandria Papadopoulou', 'lexandria Papadopoulo', true],
    ['Alexandria Papadopoulou', 'Aleksandrea Papadopoulos', false],
    ['Bo Chen', 'Bo Chan', true],
    ['Bo Chen', 'Bo Chang', false],
    ['Bo Chen', 'Bo Chens', true],
  ])('%s and %s may be one name: %s', (listed, written, isProposed) => {
    expect(match({ studentName: written }, roster(listed)).proposed).toEqual(
      isProposed ? [`${listed}: similar_name`] : [],
    );
  });

  it.each(['bo@school.example.pdf', 'essay_bo@school.example.pdf', 'bo@school.example_essay.pdf'])(
    'is recognised by the email address that is the name of its file: %s',
    (filename) => {
      const students = [{ ...roster('Jane Smith')[0]!, email: 'bo@school.example' }];
      expect(match({ filename }, students).sure).toBe('Jane Smith');
    },
  );

  it('is recognised by student number and email, in the heading or the file name', () => {
    const students = [
      { ...roster('Jane Smith')[0]!, email: 'jane.smith@school.example', studentNumber: '104233' },
      { ...roster('-', 'Bo Chen')[1]!, email: 'bchen7@school.example', studentNumber: '12' },
    ];
    const by = (hints: Partial<EssayHints>) => match(hints, students).sure;
    expect(by({ heading: 'Student number: 104233' })).toBe('Jane Smith');
    expect(by({ filename: 'essay-104233-final.pdf' })).toBe('Jane Smith');
    expect(by({ filename: 'essay-1042337.pdf' })).toBeNull();
    expect(by({ heading: 'Email: Jane.Smith@school.example' })).toBe('Jane Smith');
    expect(by({ filename: 'Essay 1_bchen7_attempt_2026-11-20-10-11-12.pdf' })).toBe('Bo Chen');
    expect(by({ filename: 'essay 12.pdf' })).toBeNull();
    expect(
      by({ opening: 'In that year 104233 people in our part of the country learnt to read.' }),
    ).toBeNull();
    const [jane] = students;
    jane!.studentNumber = '1984';
    expect(by({ filename: '1984 essay.pdf', heading: 'On Orwell, 1984' })).toBeNull();
  });
});

describe('a student with a preferred name', () => {
  const students = roster(
    'Alexander (Sasha) Petrov',
    'Maria José (Majo) de la Cruz',
    'Sigríður Björnsdóttir (Sigga)',
  );

  it.each([
    ['Petrov_Sasha.pdf', 'Alexander (Sasha) Petrov'],
    ['alexander petrov final.pdf', 'Alexander (Sasha) Petrov'],
    ['petrovalexander_12345_678910_essay.pdf', 'Alexander (Sasha) Petrov'],
    ['Majo de la Cruz.pdf', 'Maria José (Majo) de la Cruz'],
    ['Sigga Bjornsdottir.pdf', 'Sigríður Björnsdóttir (Sigga)'],
  ])('is known by either: %s', (filename, expected) => {
    expect(match({ filename }, students).sure).toBe(expected);
  });

  it('is known by either in the essay, and proposed where one is misspelt or alone', () => {
    expect(match({ studentName: 'Sasha Petrov' }, students).sure).toBe('Alexander (Sasha) Petrov');
    expect(match({ studentName: 'Alexander (Sasha) Petrov' }, students).sure).toBe(
      'Alexander (Sasha) Petrov',
    );
    expect(match({ opening: 'On Books\n\nAlexander (Sasha) Petrov' }, students).sure).toBe(
      'Alexander (Sasha) Petrov',
    );
    expect(
      match({ filename: 'alexander petrov.pdf' }, [...students, ...roster('Alexander Petrov')]).sure,
    ).toBeNull();
    expect(match({ studentName: 'Sasha Petrow' }, students).proposed).toEqual([
      'Alexander (Sasha) Petrov: similar_name',
    ]);
    expect(match({ filename: 'sasha.pdf' }, students).proposed).toEqual([
      'Alexander (Sasha) Petrov: part_of_name',
    ]);
  });
});

describe('what is not sure', () => {
  it('is asked about when two students have the name, and a number decides', () => {
    const students = roster('Jane Smith', 'Jane Smith', 'Bo Chen');
    students[1]!.studentNumber = '20455';
    expect(match({ studentName: 'Jane Smith' }, students)).toEqual({
      sure: null,
      proposed: ['Jane Smith: name', 'Jane Smith: name'],
    });
    expect(match({ filename: 'Jane_Smith.pdf' }, students).proposed).toHaveLength(2);
    const decided = new RosterMatcher(students).match({
      ...{ filename: 'Jane_Smith_20455.pdf', studentName: 'Jane Smith', heading: '', opening: '' },
    });
    expect(decided.student).toBe(students[1]);
  });

  it('is asked about when the file names one student and the essay another', () => {
    expect(match({ filename: 'Jane_Smith.pdf', studentName: 'Yuki Tanaka' })).toEqual({
      sure: null,
      proposed: ['Yuki Tanaka: name', 'Jane Smith: file_name'],
    });
  });

  it.each([
    ['file name', { filename: 'Lian.pdf' }],
    ['name line', { studentName: 'Lian' }],
    ['cover page', { opening: 'On Censorship\n\nLian' }],
  ])('is asked about where one word in the %s is a whole name or the given name of another', (_, hints) => {
    expect(match(hints, roster('An Li', 'Lian Wu')).sure).toBeNull();
    expect(match(hints, roster('An Li', 'Bo Chen')).sure).toBe('An Li');
    expect(match({ filename: 'lian_wu.pdf' }, roster('An Li', 'Lian Wu')).sure).toBe('Lian Wu');
  });

  it.each([
    { heading: 'Word count: 1042' },
    { heading: 'Words 1042' },
    { opening: 'On Censorship\n1042 words\nBooks are banned.' },
    { filename: 'essay_1042_words.pdf' },
  ])('is no student number in a word count: %j', (hints) => {
    const [student] = roster('Jane Smith');
    const students = [{ ...student!, studentNumber: '1042' }];
    expect(match(hints, students).sure).toBeNull();
    expect(match({ heading: 'Student number: 1042' }, students).sure).toBe('Jane Smith');
  });

  it('finds nobody on an empty roster, nor without evidence', () => {
    expect(match({ filename: 'Jane_Smith.pdf' }, [])).toEqual({ sure: null, proposed: [] });
    expect(match({ filename: '.pdf' })).toEqual({ sure: null, proposed: [] });
  });
});

describe('a class list that was made to be slow', () => {
  it.each([
    ['names of many words', 3_200, (size: number) => roster(...Array<string>(10).fill('ab '.repeat(size)))],
    ['one name for everybody', 32_000, (size: number) => roster(...Array<string>(size).fill('An Li'))],
  ])('takes time in proportion to its length: %s', (_, largest, listOf) => {
    const growth = growthOf(largest, listOf, (list) => new RosterMatcher(list));
    expect(growth).toBeLessThan(WORSE_THAN_N_LOG_N);
  });

  it.each([
    ['Aroha Margaret Ngata', 'Aroha Margret Ngatta', true],
    ['Aroha Margaret Ngata', 'roha Margaret Ngatas', true],
    ['Aroha Margaret Ngata', 'Arhoa Margaret Ngata', true],
    ['Aroha Margaret Ngata', 'Aroha Margret Ngatta Li', false],
    ['Aroha Margaret Ngata', 'Aroha Margrit Ngatto', false],
    ['An Lee', 'An Lea', true],
    ['An Lee', 'An Le', true],
    ['An Lee', 'Ann Leee', false],
  ])('%s as %s is proposed: %s', (name, studentName, isProposed) => {
    const { proposed } = match({ studentName }, roster(name));
    expect(proposed.includes(`${name}: similar_name`)).toBe(isProposed);
  });
});
