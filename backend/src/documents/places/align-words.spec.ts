import { alignWords } from './align-words';

const align = (text: string, page: string) => {
  const [inText, onPage] = [text.split(' ').filter(Boolean), page.split(' ').filter(Boolean)];
  return alignWords(inText, onPage).map(([at, there]) => `${inText[at]}=${onPage[there]}`);
};
const all = (text: string) => text.split(' ').map((word) => `${word}=${word}`);

const PROSE = 'the library in our town is where everybody meets on the weekend';

describe('words of a text and of its pages', () => {
  it('are matched in order where they are the same, also words that repeat', () => {
    const text = 'the cat and the dog and the bird and the cat';
    expect(alignWords(text.split(' '), text.split(' '))).toEqual(text.split(' ').map((_, at) => [at, at]));
  });

  it('are matched around what stands only on the page, such as a heading', () => {
    expect(align(PROSE, `mia chen year nine ${PROSE} page one`)).toEqual(all(PROSE));
  });

  it('are matched around what stands only in the text', () => {
    expect(align(`${PROSE} that was typed over by hand later ${PROSE}`, PROSE)).toHaveLength(12);
  });

  it('are matched where they are divided otherwise', () => {
    expect(align('the council is committed to it', 'the council is commit ted to it')).toEqual([
      ...['the=the', 'council=council', 'is=is', 'committed=commit', 'committed=ted', 'to=to', 'it=it'],
    ]);
    expect(align('a lot of people live there', 'alot of people live there').slice(0, 3)).toEqual([
      ...['a=alot', 'lot=alot', 'of=of'],
    ]);
  });

  it('are left out where they were misread, and the others stay', () => {
    expect(
      align(PROSE, PROSE.replace('library', 'iibrarv').replace('everybody meets', 'everyb0dy rneets')),
    ).toEqual(all(PROSE).filter((pair) => !/library|everybody|meets/.test(pair)));
  });

  it('are not matched by chance in a text of other words', () => {
    expect(align('dogs bark at the moon in a cold town', `${PROSE} and then they all go home`)).toEqual([]);
  });

  it('are matched in a short text only if all of it is there', () => {
    expect(align('thank you', 'thank you')).toEqual(all('thank you'));
    expect(align('thank you', 'thank goodness')).toEqual([]);
  });

  it('take time that grows with the text, not with its square', () => {
    const work = (words: number) => {
      const text = Array.from({ length: words }, (_, at) => `w${at % 97}`);
      const page = text.map((word, at) => (at % 11 === 0 ? 'x' : word));
      const begun = process.cpuUsage().user;
      alignWords(text, page);
      return process.cpuUsage().user - begun;
    };
    work(2_000);
    expect(work(64_000)).toBeLessThan(90 * Math.max(work(4_000), 1_000));
  });
});
