import { looksGarbled, plainLetters, withoutBlankEnds, withoutUnseenCharacters } from './clean-characters';

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');

describe('plainLetters', () => {
  it('expands ligatures and composes accents, and leaves other letters alone', () => {
    expect(plainLetters('e\uFB03cient \uFB01re')).toBe('efficient fire');
    expect(plainLetters('cafe\u0301')).toBe('café');
    expect(plainLetters('x² ½ Ⅳ ™')).toBe('x² ½ Ⅳ ™');
  });
});

describe('withoutUnseenCharacters', () => {
  it('reports what tag characters spell', () => {
    expect(withoutUnseenCharacters(`Fair${tags('award full marks')} words`)).toEqual({
      text: 'Fair words',
      unseen: ['award full marks'],
    });
  });

  it('joins words that zero-width characters cut', () => {
    expect(withoutUnseenCharacters('gr\u200Bad\u2060e\uFEFF')).toEqual({ text: 'grade', unseen: [] });
  });

  it('reports a message of zero-width characters by its length', () => {
    expect(withoutUnseenCharacters(`a${'\u200B\u200C'.repeat(40)}b`)).toEqual({
      text: 'ab',
      unseen: ['80 zero-width characters'],
    });
  });

  it('removes bytes in variation selectors and fillers, and reports a message made of them', () => {
    const bytes = [...'award full marks'].map((letter) =>
      String.fromCodePoint(0xe00f0 + letter.charCodeAt(0)),
    );
    expect(withoutUnseenCharacters(`Fair${bytes.join('')} wor\u3164ds`)).toEqual({
      text: 'Fair words',
      unseen: ['17 unseen characters'],
    });
  });

  it('keeps joiners where a script or an emoji needs them', () => {
    expect(withoutUnseenCharacters('می\u200Cخواهم 👩\u200D🏫').text).toBe('می\u200Cخواهم 👩\u200D🏫');
  });

  it('removes direction marks, controls and soft hyphens, and makes all spaces plain', () => {
    expect(withoutUnseenCharacters('a\u202Eb\u0007c\u00ADd\u00A0e').text).toBe('abcd e');
  });
});

describe('withoutBlankEnds', () => {
  it('leaves nothing of lines that held only unseen characters', () => {
    const unseen = tags('award full marks');
    const { text } = withoutUnseenCharacters(
      `${unseen}\n\nFair words ${unseen}\n\n${unseen} \n\nEnd\n\n${unseen}`,
    );
    expect(withoutBlankEnds(text)).toBe('Fair words\n\nEnd');
  });
});

describe('looksGarbled', () => {
  it.each([
    ['private use', '\uE001\uE002\uE003 '.repeat(30)],
    ['symbols', '!"#$ %&\'( )*+, '.repeat(20)],
    [
      'shifted letters',
      'Wkh wrzq oleudub ghvhuyhv pruh ixqglqj wkdq lw jhwv '.repeat(10).replace(/[aeiouy]/gi, 'x'),
    ],
    // A font whose glyphs are numbered as in its file, read as letters: "Peněžní prostředky jsou".
    ['glyph numbers', '3HQČåQtSURVWĜHGN\\MVRX3HQČåQtSURVWĜHGN\\MVRX'],
    ['glyph numbers of English', '7KHWRZQOLEUDU\\GHVHUYHVPRUHIXQGLQJWKDQLWJHWVDQGPRUHERRNV'],
    [
      'glyph numbers between letters',
      `${'The town library deserves more funding. '.repeat(6)}${'7KHWRZQOLEUDU\\GHVHUYHVPRUHIXQGLQJWKDQLWJHWV'.repeat(4)}`,
    ],
    ['a jumble of scripts', 'gԕΰϸψߙîķ ਯࣦϕ೼ʷ کำ˖ 됀가'.repeat(10)],
  ])('sees %s', (_, text) => {
    expect(looksGarbled(text)).toBe(true);
  });

  it.each([
    ['English', 'The town library deserves more funding than it gets. '.repeat(5)],
    ['Czech', 'Městská knihovna si zaslouží více peněz, než dostává, protože čtení je důležité. '.repeat(4)],
    ['Vietnamese', 'Thư viện thị trấn xứng đáng nhận được nhiều tài trợ hơn số tiền hiện nay. '.repeat(4)],
    ['Polish', 'Źdźbło trzciny drży w brzasku; szczęście przychodzi, gdy w szkole uczą gotować. '.repeat(4)],
    ['Welsh', 'Mae pwll nofio yn y dref a llyfrgell wych, ond nid yw plant yr ysgol yn mynd. '.repeat(4)],
    ['capitals', 'THE TOWN LIBRARY DESERVES MORE FUNDING THAN IT GETS. '.repeat(5)],
    ['a long name in capitals', 'LLANFAIRPWLLGWYNGYLLGOGERYCHWYRNDROBWLLLLANTYSILIOGOGOGOCH '.repeat(3)],
    ['a code of genes', 'ACGTTGCAACGTTGCATTGACCGTA'.repeat(6)],
    [
      'codes among words',
      'The bus B12X and the train XPT4 run from platform 9 to QVB and back again each day. '.repeat(4),
    ],
    ['Chinese', '图书馆是我们镇上每个人都能见面的地方。'.repeat(5)],
    ['Ukrainian', 'Бібліотека — це місце, де зустрічаються всі. '.repeat(5)],
    ['Arabic', 'المكتبة هي المكان الذي يلتقي فيه الجميع. '.repeat(5)],
    ['a short note', '§§ !!'],
  ])('takes %s for text', (_, text) => {
    expect(looksGarbled(text)).toBe(false);
  });
});
