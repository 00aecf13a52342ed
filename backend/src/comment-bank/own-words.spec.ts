import { ownWords, usedIn, withoutKnown, type Written } from './own-words';

const own = (given: Partial<Written>) =>
  ownWords({ comments: [], texts: [], proposed: [], essay: '', student: '', names: [], ...given });

describe('the teacher’s own words', () => {
  it('are single sentences of longer texts, and whole comments', () => {
    expect(
      own({ texts: ['Say how you know. Quote a line.\nThen explain it.'], comments: ['Why? Say more.'] }),
    ).toEqual(['Why? Say more.', 'Say how you know.', 'Quote a line.', 'Then explain it.']);
  });

  it('come once, however they are spaced and capitalised', () => {
    expect(own({ comments: ['Say how.', 'say  how.', 'Say why.'] })).toHaveLength(2);
  });

  it.each([
    ['as it stands', 'The thesis is clear and stays in view.'],
    ['with a word changed at its end', 'The thesis is clear and stays visible.'],
    ['cut short', 'The thesis is clear and.'],
  ])('leave out a sentence of the machine %s', (_, sentence) => {
    const proposed = ['The thesis is clear and stays in view. Evidence is thin.'];
    expect(own({ texts: [`${sentence} Name your source.`], proposed })).toEqual(['Name your source.']);
    expect(own({ texts: ['Evidence is thin.'], proposed })).toEqual([]);
  });

  it('keep a short remark of which the machine happens to have the words', () => {
    const proposed = ['You make a good point about gardens here.'];
    expect(own({ comments: ['A good point!', 'You make a good point about.'], proposed })).toEqual([
      'A good point!',
    ]);
  });

  it('leave out a sentence with the student’s own words', () => {
    const essay = 'My uncle Karim works nights at the bakery in town.';
    const texts = ['You write “works nights at the bakery”. The bakery is a good example.'];
    expect(own({ texts, essay })).toEqual(['The bakery is a good example.']);
  });

  it('leave out what names a student, and nothing that only looks like a name in small letters', () => {
    const names = ['Will Nguyễn', 'O’Brien, Grace', 'Vincent van Gogh'];
    const texts = [
      'Well argued, Will. This will carry you. Grace’s point. A point with grace. Ask Nguyễn. The van.',
    ];
    expect(own({ texts, names })).toEqual(['This will carry you.', 'A point with grace.', 'The van.']);
  });

  it('leave out names in scripts without capitals', () => {
    const comments = ['王小明写得好', '小明，很好', '写得好'];
    expect(own({ comments, names: ['王小明'] })).toEqual(['写得好']);
  });

  it('leave out the essay’s own student in small letters and without accents too', () => {
    const comments = ['well done will', 'Ngan, go on.', 'Go on.', 'ask ada'];
    expect(own({ comments, student: 'Ngân will' })).toEqual(['well done will', 'Go on.', 'ask ada']);
    expect(own({ comments, student: 'Will Ng' })).toEqual(['Ngan, go on.', 'Go on.', 'ask ada']);
    expect(own({ comments: ['Ask Ada.'], names: ['ada okafor'] })).toEqual([]);
  });

  it('leave out what has no letters', () => {
    expect(own({ comments: ['!!', '10/10', '✓'] })).toEqual([]);
  });
});

describe('what the bank has already', () => {
  const bank = [{ words: 'Say how. Say why.' }, { words: 'Say' }, { words: 'Good.' }];

  it('counts where its sentences stand as they are', () => {
    expect(usedIn(bank, ['Clear. SAY how. Say  Why. Go on.'])).toEqual([bank[0]]);
    expect(usedIn(bank, ['Say how.', 'Saying more.'])).toEqual([]);
  });

  it('is no new sentence', () => {
    expect(withoutKnown(['Say how. Say why. Go on. Good.'], bank)).toEqual(['Go on.']);
  });
});
