import { FORM, HEADS, isRubricWord, LIST_PART, NAMES_FORM, namesIn } from './rubric-words';

describe('isRubricWord', () => {
  it.each(['evidence', 'Spelling', 'organised', 'the', 'quotations', 'it’s', 'convincing'])(
    '“%s” is a word that criteria about writing are made of',
    (word) => {
      expect(isRubricWord(word)).toBe(true);
    },
  );

  it.each(['volcano', 'Macbeth', 'photosynthesis', 'uniforms'])('“%s” names a subject', (word) => {
    expect(isRubricWord(word)).toBe(false);
  });
});

describe('the names in a criterion', () => {
  it.each([
    ['Explains why Macbeth kills Duncan', ['Macbeth', 'Duncan']],
    ['Macbeth’s ambition is explained', ['Macbeth’s']],
    ['Photosynthesis is explained', []],
    ['Uses evidence. Photosynthesis is explained', []],
    ['1. Photosynthesis is explained', []],
    ['Quotes from “Macbeth” and others', ['Macbeth']],
    ['“Macbeth” is quoted', []],
    ['Clear Thesis and Strong Evidence', []],
    ['Uses PEEL and meets the Year 9 Standard', []],
  ])('of “%s” are %j', (criterion, names) => {
    expect(namesIn(criterion)).toEqual(names);
  });
});

describe('criteria about a form', () => {
  it('are so wherever they name it, whatever their subject', () => {
    expect(FORM.test('a thesis on school uniforms')).toBe(true);
    expect(FORM.test('school uniforms')).toBe(false);
    expect(NAMES_FORM.test('clarity')).toBe(true);
    expect(NAMES_FORM.test('school uniforms')).toBe(false);
  });

  it('begin with it, but for words such as “clear”', () => {
    expect(HEADS.test('clear and strong thesis')).toBe(false);
    expect(HEADS.test('a clear thesis on school uniforms')).toBe(true);
    expect(HEADS.test('school uniforms and evidence')).toBe(false);
  });

  it('may be parts of a plain list of at most three words', () => {
    expect(LIST_PART.test('word choice')).toBe(true);
    expect(LIST_PART.test('use of evidence')).toBe(true);
    expect(LIST_PART.test('use of evidence throughout')).toBe(false);
    expect(LIST_PART.test('spelling, grammar')).toBe(false);
  });
});
