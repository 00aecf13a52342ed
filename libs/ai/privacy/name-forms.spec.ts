import { formsOf, isOrdinary, type Person, unspacedOf } from './name-forms';

const person = (name: string, more: Partial<Person> = {}): Person => ({
  id: '',
  label: 'Student',
  name,
  reach: 'parts',
  ...more,
});
/** Each form once, as "policy words"; an asterisk marks what is no first part of the name. */
const formsFor = (name: string, more: Partial<Person> = {}): string[] => [
  ...new Set(
    formsOf(person(name, more)).map(
      ({ policy, isSurname, tokens }) => `${policy}${isSurname ? '*' : ''} ${tokens.join(' ')}`,
    ),
  ),
];

const WHOLE_MIA = [
  ...['full mia chen', 'full chen mia', 'full miachen', 'full chenmia'],
  ...['initial m chen', 'initial mia c', 'initial chen m'],
];

describe('the forms in which a name is looked for', () => {
  it.each<[string, string, Partial<Person>, string[]]>([
    [
      'of two parts: whole, with initials, and each part',
      'Mia Chen',
      {},
      [...WHOLE_MIA, 'initials m c', 'part mia', 'part* chen'],
    ],
    [
      'of a classmate: whole, and the given name',
      'Mia Chen',
      { reach: 'given' },
      [...WHOLE_MIA, 'given mia'],
    ],
    ['of somebody known only by the whole name', 'Mia Chen', { reach: 'full' }, WHOLE_MIA],
    ['of one part: itself', 'Priyanka', {}, ['part priyanka']],
    ['that is an ordinary word: where it cannot be the word', 'Kim', {}, ['ordinary kim']],
    [
      'with a month for a given name: not the month alone',
      'May Li',
      {},
      [
        ...['full may li', 'full li may', 'initial m li', 'initial may l', 'initial li m'],
        ...['initials m l', 'ordinary* li'],
      ],
    ],
    [
      'with a particle: as accounts and lists have it too',
      'Maria de Souza',
      {},
      [
        ...['full maria de souza', 'full souza maria de', 'full de souza maria', 'full maria souza'],
        ...['full souza maria', 'full mariadesouza', 'full desouzamaria'],
        ...['initial m souza', 'initial maria s', 'initial souza m'],
        ...['full msouza', 'full mdesouza', 'full souzam', 'full mariasouza', 'full* desouza'],
        ...['initial m d souza', 'initials m s', 'part maria', 'part* souza'],
      ],
    ],
    [
      'with parts that have parts: but not the letter of O’Brien',
      "Anne-Marie O'Brien",
      {},
      [
        ...[
          'full anne marie o brien',
          'full o brien anne marie',
          'full annemarieobrien',
          'full obrienannemarie',
        ],
        ...['initial a o brien', 'initial anne marie o', 'initial o brien a'],
        ...['full aobrien', 'full obriena', 'full anneobrien', 'initial a m o brien', 'initials a b'],
        ...['full anne marie', 'part annemarie', 'part anne', 'part marie', 'full* o brien', 'part* obrien'],
      ],
    ],
    [
      'of three parts: neighbours in pairs',
      'Juan Carlos Fernandez',
      {},
      [
        ...['full juan carlos fernandez', 'full fernandez juan carlos', 'full carlos fernandez juan'],
        ...[
          'full juan fernandez',
          'full fernandez juan',
          'full juancarlosfernandez',
          'full carlosfernandezjuan',
        ],
        ...['initial j fernandez', 'initial juan f', 'initial fernandez j'],
        ...[
          'full jfernandez',
          'full fernandezj',
          'full juanfernandez',
          'initial j c fernandez',
          'initials j f',
        ],
        ...['full juan carlos', 'full carlos fernandez', 'part juan', 'part* carlos', 'part* fernandez'],
      ],
    ],
    [
      'with a given name that has short ones: those too',
      'Joshua Rose',
      {},
      [
        ...['full joshua rose', 'full rose joshua', 'full joshuarose', 'full rosejoshua'],
        ...['initial j rose', 'initial joshua r', 'initial rose j', 'initials j r', 'part joshua'],
        ...['ordinary* rose', 'ordinary josh', 'full josh rose'],
      ],
    ],
    [
      'in a script without spaces: whole and in parts',
      '王 小明',
      {},
      [
        ...[
          'full 王 小明',
          'full 小明 王',
          'initial 王 小明',
          'initial 小明 王',
          'initials 王 小',
          'ordinary* 小明',
        ],
      ],
    ],
    ['without letters: none', '3', {}, []],
    ['that is empty: none', '  ', {}, []],
  ])('%s', (_, name, more, forms) => {
    expect(formsFor(name, more)).toEqual(forms);
  });

  it('of a teacher are the family name with any title, and never the family name alone', () => {
    const forms = formsFor('Ms Ana Patel', { label: 'Teacher', reach: 'full' });
    expect(forms).toEqual(
      expect.arrayContaining(['full ana patel', 'titled mr patel', 'titled coach patel']),
    );
    expect(forms.filter((form) => / patel$/u.test(form) && form.startsWith('titled'))).toHaveLength(10);
    expect(forms.filter((form) => /^(?:part|given|ordinary)/u.test(form))).toEqual([]);
    expect(formsFor('Ana Patel', { label: 'Teacher' })).toContain('titled dr patel');
  });

  it('of a title with one name are that name with any title, whoever it is', () => {
    for (const label of ['Student', 'Teacher'] as const) {
      const forms = formsFor('Mr Chen', { label });
      expect(forms).toHaveLength(10);
      for (const form of forms) expect(form).toMatch(/^titled \w+ chen$/u);
    }
    expect(formsFor('Mr Mia Chen')).toEqual([
      ...WHOLE_MIA,
      'initials m c',
      ...['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'sir', 'prof', 'professor', 'coach'].map(
        (title) => `titled ${title} chen`,
      ),
      'part mia',
      'part* chen',
    ]);
  });
});

describe('the parts that are looked for anywhere, in a script without spaces', () => {
  it.each<[string, Person['reach'], string[]]>([
    ['王小明', 'parts', ['王小明']],
    ['王 小明', 'parts', ['王 小明', '王小明', '小明']],
    ['王 小明', 'full', ['王 小明', '王小明']],
    ['マリア・ロペス', 'parts', ['マリア・ロペス', 'マリア', 'ロペス']],
    ['王', 'parts', []],
    ['Mia Chen', 'parts', []],
  ])('of %s, reach %s, are %j', (name, reach, parts) => {
    expect(unspacedOf(person(name, { reach }))).toEqual(parts);
  });
});

it.each([
  ['rose', true],
  ['may', true],
  ['li', true],
  ['chen', false],
])('“%s” may be an ordinary word: %s', (token, expected) => {
  expect(isOrdinary(token)).toBe(expected);
});
