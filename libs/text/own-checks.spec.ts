import { ownFindings } from './own-checks';
import { segment } from './segmentation';

const found = (text: string): string[] =>
  ownFindings(segment(text), 'en-AU').map((f) => `${f.text}→${f.suggestions[0] ?? ''}`);

describe('ownFindings on grammar', () => {
  it.each([
    ['The students is happy.', 'students is→students are'],
    ['There is many reasons.', 'There is many→There are many'],
    ['Some people is kind.', 'people is→people are'],
    ['I seen it.', 'I seen→I saw'],
    ['I am agree with this.', 'I am agree→I agree'],
    ['She didn’t went home.', 'didn’t went→didn’t go'],
    ['He wanted to went.', 'to went→to go'],
    ['They should of known.', 'should of→should have'],
    ['We would of had to draw it.', 'would of→would have'],
    ['Their are lots of times.', 'Their→There'],
    ['I think their is a reason.', 'their→there'],
    ['We got many informations.', 'informations→information'],
    ['Its a good idea.', "Its a→It's a"],
    ['It’s own colour.', 'It’s own→Its own'],
    ['It is better then the other.', 'better then→better than'],
    ['This is more easy to do.', 'more easy→easier'],
    ['It can effect people.', 'can effect people→can affect people'],
  ])('finds the mistake in %j', (text, expected) => {
    expect(found(text)).toContain(expected);
  });

  it.each([
    'The news is good.',
    'Their house is big, and their being late was no help.',
    'They said that their will be done.',
    'Would of course be right.',
    'The bus is late.',
    'One of the students is ill.',
    'The number of people is small.',
    'I have seen it.',
    'Its colour is red.',
    'It’s a good idea.',
    'We then left.',
    'The effect on people was large.',
    'Mathematics is hard.',
    'What he did made me think.',
    'The glasses of water are full.',
    'Of course we should, of course.',
    'Helping people is good.',
    'We need more good teachers.',
    'They learn more English words.',
  ])('finds nothing wrong with %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});
