import { judgedEssayOf } from '../testing/judged-essay-of';
import { evidenceAdvice } from './evidence-advice';
import { namesEvidence, sourceNamed } from './named-evidence';

const essayWith = async (sentence: string) => {
  return judgedEssayOf(
    `Our town needs a new library soon. It would serve everybody here and keep old people company. ${sentence} The garden behind it is never used. Families wait outside on Saturdays. Please build it before winter comes.`,
  );
};

describe('a source that is named', () => {
  it.each([
    ['According to a 2019 report by UNICEF, many children read for pleasure until they are ten.', 'UNICEF'],
    ['According to the Australian Bureau of Statistics, most households own a tablet.', 'Bureau'],
    ['A study from the University of Otago showed that quiet rooms help people to study.', 'Otago'],
    ['Research by the Grattan Institute found that tutoring raised results.', 'Grattan'],
    ['The State Library Foundation says that visits have doubled.', 'Foundation'],
    ['The Queensland government introduced a reading scheme in 2021.', 'government'],
    [
      'At Harbour View College, where the library opens on Sundays, teachers reported fewer late essays.',
      'College',
    ],
    ['The CSIRO warned that paper can mould within days.', 'CSIRO'],
    ['A survey by Reading Australia in 2022 found that boys read less than girls.', 'Reading Australia'],
  ])('is evidence: %s', async (sentence, name) => {
    const essay = await essayWith(sentence);
    expect(namesEvidence(essay.reading)).toBe(true);
    const [found] = sourceNamed.find(essay);
    expect(found?.quote).toContain(name);
    expect(sentence).toContain(found?.quote ?? '?');
  });

  it.each([
    'According to my brother, the seats are too hard.',
    'According to the article, the library is old.',
    'A study should be done by the University of Otago.',
    'Some studies show that reading is good for you.',
    'I go to Harbour View College and I like the library.',
    'Photographs in Harbour View College show the old hall.',
    'If the Grattan Institute says so, it may be true.',
    'The government should build it.',
    'My school reported that we need books.',
    'Everybody knows that ninety per cent of people like books.',
  ])('is not seen in: %s', async (sentence) => {
    const essay = await essayWith(sentence);
    expect(sourceNamed.find(essay)).toEqual([]);
  });

  it('is not asked for where there is one', async () => {
    const leftOut = async (sentence: string) =>
      evidenceAdvice.find(await essayWith(sentence)).flatMap(({ without }) => without ?? []);
    const asks = /reader could check|somebody has seen it/u;
    const isLeftOut = (lines: readonly string[]) => lines.filter((line) => asks.test(line)).length;
    expect(isLeftOut(await leftOut('The CSIRO warned that paper can mould within days.'))).toBe(2);
    expect(isLeftOut(await leftOut('Everybody knows that books are good.'))).toBe(0);
  });
});
