import { isCertainHere } from './certain-here';

/** Whether the suggestion is certain at the first occurrence of the words. */
function certain(rule: string, text: string, words: string, suggestion: string): boolean {
  const start = text.indexOf(words);
  return isCertainHere(
    {
      kind: 'grammar',
      rule,
      start,
      end: start + words.length,
      text: words,
      message: '',
      suggestions: [suggestion],
    },
    text,
    new Set(),
  );
}

describe('isCertainHere', () => {
  it.each([
    ['AnA', 'She is a actor.', 'a', 'an'],
    ['ThereToTheir', 'They took there books.', 'there', 'their'],
    ['ItsPossessive', 'The end of it’s line.', 'it’s', 'its'],
    ['ToTwoToo', 'He talks to much.', 'to', 'too'],
    ['Without', 'He left with out it.', 'with out', 'without'],
    ['SupposedTo', 'They are suppose to go.', 'suppose to', 'supposed to'],
    ['SimplePastToPastParticiple', 'They had went home.', 'went', 'gone'],
    ['ModalOf', 'He would of gone.', 'would of', 'would have'],
    ['AdjectiveOfA', 'Not that long of a wait.', 'long of a', 'long a'],
    ['AdjectiveDoubleDegree', 'It is more faster.', 'more faster', 'faster'],
  ])('%s is sure in %j', (rule, text, words, suggestion) => {
    expect(certain(rule, text, words, suggestion)).toBe(true);
  });
  it.each([
    ['AnA', 'It was work an rest.', 'an', 'a'],
    ['AnA', 'We had a other time.', 'a', 'an'],
    ['AnA', 'It makes a issues.', 'a', 'an'],
    ['AnA', 'We spend so many a hours there.', 'a', 'an'],
    ['AnA', 'It is one of a example.', 'a', 'an'],
    ['AnA', 'He gave a advice.', 'a', 'an'],
    ['AnA', 'We took a SOL.', 'a', 'an'],
    ['ThereToTheir', 'There lots of books here.', 'There', 'Their'],
    ['ThereToTheir', 'Make sure there home by ten.', 'there', 'their'],
    ['ItsPossessive', 'It’s obesity.', 'It’s', 'Its'],
    ['ItsPossessive', 'We went, and It’s Hawaii.', 'It’s', 'Its'],
    ['ToTwoToo', 'It went from calm to desperate.', 'to', 'too'],
    ['ToTwoToo', 'I stay but too I think so.', 'too', 'to'],
    ['Without', 'It is hard with out parents.', 'with out', 'without'],
    ['SupposedTo', 'It is more than they suppose to.', 'suppose to', 'supposed to'],
    ['SimplePastToPastParticiple', 'The are did not good.', 'did', 'done'],
    ['ModalOf', 'He would of have to go.', 'would of', 'would have'],
    ['AdjectiveOfA', 'Not the good of a person.', 'good of a', 'good a'],
    ['AdjectiveDoubleDegree', 'It is more funner.', 'more funner', 'funner'],
    ['CapitalizePersonalPronouns', 'We have i touches here.', 'i', 'I'],
    ['PronounInflectionBe', 'We see he/her are there.', 'are', 'is'],
    ['TheirToTheyre', 'In my view their had been two.', 'their', 'they’re'],
  ])('%s is not sure in %j', (rule, text, words, suggestion) => {
    expect(certain(rule, text, words, suggestion)).toBe(false);
  });
});
