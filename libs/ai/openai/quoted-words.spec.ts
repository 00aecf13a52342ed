import { quotedWordsCheck } from './quoted-words';

const ESSAY = [
  'I think the river path should stay open. Then my brother said "nobody walks there" and I acheive nothing by arguing.',
  'The council’s plan would save two minutes. Its a small gain for there budget, and we should of asked more people.',
].join('\n\n');
const TASK = 'Should the river path be closed for a road?';
const check = quotedWordsCheck(ESSAY, [TASK, 'Uses evidence “from the text”']);

describe('words in quotation marks', () => {
  it.each([
    'You say where you stand: “I think the river path should stay open”.',
    'You say where you stand: "i think the river path should stay open."',
    "Your ‘two minutes’ is a fact that can be checked; 'a small gain' says what you make of it.",
    'The council’s plan and the students’ walk are two sides.',
    'From “I think” … to “asked more people” you keep to one side.',
    'You go from “the river path … stay open” to the council’s plan.',
    'The task asks whether it should “be closed for a road”; answer that first.',
    'The criterion asks for evidence “from the text”.',
    'Nothing is quoted here.',
  ])('stay where they stand in the essay or in what the teacher gave: %s', (prose) => {
    expect(check(prose)).toEqual({ text: prose, isSound: true });
  });

  it.each([
    'Write “their” in “there budget”.',
    '“Acheive” is spelt “achieve”, and “should of” should be “should have”.',
    'Change “there” to “their” before “budget”.',
    'Replace “a small gain” with “two minutes a day”.',
    'Swap “said” for “shouted”.',
    'Write “their” for “there” in “there budget”, and “achieve” for “acheive”.',
    'It is “their”, not “there”.',
    'Begin your second paragraph with “However, …”.',
    'You could write “Some people would save time, but …” and then answer it.',
    'After “asked more people”, add a sentence that begins “For example, …”.',
    'Use a linking word such as “however” or “although”.',
    'A clearer opening: “The path must stay.”',
    'Ask yourself “who gains from the road?” and answer in one sentence.',
    'It needs an apostrophe: write ‘It’s a small gain’.',
    'You need to write “its” with an apostrophe: “it’s”.',
    'Try: “The path is worth more than two minutes.”',
  ])('stay where advice brings them in: %s', (prose) => {
    expect(check(prose)).toEqual({ text: prose, isSound: true });
  });

  it.each([
    'You write “the road will ruin the river”.',
    'Your line “trees took ten years” is the best.',
    "The phrase 'ancient trees' is vivid.",
    'You clearly say "people love this path".',
    'Start a new paragraph at “On the other hand”.',
    'Change “the ruin of our river” to “a loss”.',
    'Write “their” for “they’re house”.',
    'Write “its” in “two minutes”, and “the trees fell” in the next line.',
    'You move from “the river path” to “the dusty road”.',
    'The essay uses “moreover” to join ideas.',
    'You seem to say “nobody needs a road”.',
    'From “I think” … to “save the trees” you keep to one side.',
    '«The path is ours» is strong.',
  ])('are taken out with their sentence where nobody wrote them: %s', (prose) => {
    expect(check(prose)).toEqual({ text: '', isSound: false });
    expect(check(`Your first line is clear. ${prose} Now name one walker.`)).toEqual({
      text: 'Your first line is clear. Now name one walker.',
      isSound: false,
    });
  });

  it('are not cut at a full stop within them', () => {
    const prose = 'You end on “Nobody came. Nobody cared.” and stop. Say who might care.';
    expect(check(prose).text).toBe('Say who might care.');
  });

  it('are read in linear time', () => {
    for (const part of ['“', '"a', "'a ", '‘a’', '“a” ', '«']) check(part.repeat(40_000));
  });
});
