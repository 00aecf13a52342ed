import { LEVELS } from '@marklight/contracts/grades';
import { readRubric } from './read-rubric';
import { refusal } from './testing/refusal';

const FIVE = LEVELS.map(({ name }) => `${name} thesis`);

describe('our JSON', () => {
  it('is read whole, except its owner, version and sharing', () => {
    const downloaded = {
      id: '7d1c2d52-3a1f-4a43-9f43-51a1ef0f8e6d',
      name: 'Year 9 argument',
      description: 'For term two',
      type: 'platform',
      isPublic: true,
      version: 7,
      sharedWith: [{ kind: 'email', value: 'a@b.example' }],
      criteria: [{ name: 'Thesis', description: 'Takes a side', weight: 30, levels: FIVE }],
    };
    expect(readRubric(JSON.stringify(downloaded, null, 2))).toEqual({
      name: 'Year 9 argument',
      description: 'For term two',
      type: 'custom',
      isPublic: false,
      criteria: downloaded.criteria,
    });
  });

  it('may be the list of criteria alone, as text or as objects', () => {
    expect(readRubric('["Thesis", {"name": "Evidence", "weight": 2}]').criteria).toEqual([
      { name: 'Thesis', description: '', weight: 1, levels: [] },
      { name: 'Evidence', description: '', weight: 2, levels: [] },
    ]);
  });

  it.each([
    ['{\n  "name": "A",\n  "criteria": [\n    {"name": "Thesis"\n  ]\n}', /^Line 5: this is not valid JSON/],
    ['{"name": "A"}', /no list called “criteria”/],
    ['{"criteria": []}', /“criteria” is empty/],
    ['[{"name": "A", "criteria": []}, {"name": "B", "criteria": []}]', /several rubrics/],
    ['{"criteria": ["A", {"name": "B", "weight": 0}]}', /Criterion 2: A weight must be above 0/],
    ['{"criteria": [{"name": "A", "levels": ["one", "two"]}]}', /Criterion 1: Describe all five levels/],
    ['{"criteria": [""]}', /Criterion 1: Please enter the criterion/],
  ])('that is wrong is refused with the place: %j', (text, message) => {
    expect(refusal(text).message).toMatch(message);
  });
});
