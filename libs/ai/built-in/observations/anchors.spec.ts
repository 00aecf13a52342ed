import { judgedEssayOf } from '../testing/judged-essay-of';
import { ANCHORED_ARGUMENT } from './anchored-argument';
import { neighboursToJoin } from './sentence-shape';
import { claimsOf, doubtableClaims, unsupportedClaims, viewishStart } from './anchors';
import { unlinkedStarts } from './link-places';

async function essayOf(
  middle: string,
  first = 'Our town needs a new library soon. It would serve everybody here.',
) {
  return judgedEssayOf(
    `${first} ${middle} Please build it before winter comes. Everyone would be proud of it.`,
  );
}
const readingOf = async (middle: string, first?: string) => (await essayOf(middle, first)).reading;
const quotes = (found: readonly { quote: string }[]): string[] => found.map(({ quote }) => quote);

describe('a paragraph that a step names', () => {
  const KIND = ANCHORED_ARGUMENT.find(({ id }) => id === 'paragraph-to-name');
  const named = async (text: string) => {
    const essay = await judgedEssayOf(text);
    return (KIND?.find(essay) ?? []).map(({ quote }) => quote ?? '');
  };
  const TITLE = 'Should the library open on Sundays?';
  const OPENING =
    'The library should open on Sundays. Sunday opening would be cheap to arrange, would help families and would keep people company.';
  const BODY =
    'Students already wait outside the doors on Saturday mornings. Staff say that the seats are full by ten. Nobody should have to study on the stairs.';
  const END = 'In the end a town is known by its doors. Let us open them on every day of the week.';

  it('is named by the words it begins with', async () => {
    const [quote = '', ...rest] = await named([TITLE, OPENING, BODY, END].join('\n\n'));
    expect(rest).toEqual([]);
    expect(BODY.startsWith(quote)).toBe(true);
  });

  it('is not named where its first sentence does not count', async () => {
    const repeats = `Sunday opening would be cheap to arrange, would help families and would keep people company. ${BODY}`;
    expect(await named([TITLE, OPENING, repeats, END].join('\n\n'))).toEqual([]);
  });
});

describe('words of the essay that a step can hang on', () => {
  it('are whole claims in the middle', async () => {
    expect(quotes(claimsOf(await readingOf('Libraries keep old people company.')))).toEqual([
      'Libraries keep old people company',
    ]);
  });
  it.each([
    'My second reason is the noise at home.',
    'I will explain the costs below.',
    'Because the old one is closed.',
    'They would rather sit there than read.',
    'My sister reads there every day.',
    'Some may argue that libraries are noisy.',
    'The answer is simply never.',
  ])('are not announcements, fragments, cut thoughts or stories of the writer: %s', async (sentence) => {
    expect(claimsOf(await readingOf(sentence))).toEqual([]);
  });
  it('ask for no support that stands beside them', async () => {
    const bare = 'Libraries keep old people company. Children love the garden.';
    expect(quotes(unsupportedClaims(await readingOf(bare)))).toContain('Libraries keep old people company');
    const supported = 'Libraries keep old people company. For example, my neighbour goes daily.';
    expect(unsupportedClaims(await readingOf(supported))).toEqual([]);
  });
  it('ask for no objection where one is beside them', async () => {
    const answered = 'Libraries keep old people company. However, some of them prefer cafes.';
    expect(doubtableClaims(await readingOf(answered))).toEqual([]);
  });
  it('ask for no link where a sentence begins with one', async () => {
    const linked = await readingOf(
      'Also the garden would be open to schools. Therefore the council should pay.',
    );
    expect(unlinkedStarts(linked)).toEqual([]);
    const bare = await readingOf('The park is full of rubbish today. Teachers need a quiet room for groups.');
    expect(quotes(unlinkedStarts(bare))).toHaveLength(1);
  });
  it('show a view in words that are misspelt', async () => {
    const reading = await readingOf('', 'In my opion the library should open on Sundays. It is closed now.');
    expect(quotes(viewishStart(reading))[0]).toContain('library should open on Sundays');
  });
  it('show no view where a question is only opened', async () => {
    const reading = await readingOf(
      '',
      'People debate whether or not libraries benefit the town. They shut early.',
    );
    expect(viewishStart(reading)).toEqual([]);
  });
});

describe('two short sentences to join', () => {
  it('are sentences, not fragments', async () => {
    const whole = await essayOf('The doors are painted bright red. They open at nine.');
    expect(neighboursToJoin.find(whole).map(({ quote }) => quote)).toContain(
      'The doors are painted bright red',
    );
    const fragment = await essayOf('The doors by the old bridge. They open at nine.');
    expect(neighboursToJoin.find(fragment).map(({ quote }) => quote)).not.toContain(
      'The doors by the old bridge',
    );
  });
});
