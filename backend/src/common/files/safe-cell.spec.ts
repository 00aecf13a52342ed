import fc from 'fast-check';
import { safeCell, textOfCell } from './safe-cell';

describe('safeCell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+61 400 000 000', "'+61 400 000 000"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ["=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1"],
    ['\tindented', "'\tindented"],
    ['\rreturn', "'\nreturn"],
    ['  =1+1', "'  =1+1"],
    ['\u200B=1+1', "'\u200B=1+1"],
    ['\uFEFF=1+1', "'\uFEFF=1+1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
  ])('disarms %j', (text, expected) => {
    expect(safeCell(text)).toBe(expected);
  });

  it.each(['', 'Alex', 'a=b', '3 - 2', "O'Brien", '李小龙', 'محمد', '“quoted”', '5 > 3', '🙂 fine'])(
    'leaves %j as it is',
    (text) => {
      expect(safeCell(text)).toBe(text);
    },
  );

  it('writes every line end as LF', () => {
    expect(safeCell('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
  });

  it('cuts a text where Excel would break the table, and never inside a character', () => {
    const long = safeCell('🙂'.repeat(20_000));
    expect(long.length).toBeLessThanOrEqual(32_767);
    expect(long.endsWith('🙂…')).toBe(true);
    expect(safeCell('x'.repeat(32_767))).toHaveLength(32_767);
  });

  it.each(['=1+1', "'=quoted already", "''-1", "'\t=1", "'plain", "'", "'t Hooft", '+', ' = 1'])(
    'can be undone: %j',
    (text) => {
      expect(textOfCell(safeCell(text))).toBe(text);
    },
  );

  it('can be undone, and only as often as it was done', () => {
    const odd = fc.string({ unit: fc.constantFrom("'", '=', '-', '＠', '\t', ' ', 'a', '\u200B') });
    fc.assert(fc.property(odd, (text) => textOfCell(safeCell(text)) === text));
    fc.assert(fc.property(odd, (text) => textOfCell(textOfCell(safeCell(safeCell(text)))) === text));
  });

  it('never begins with something that a spreadsheet runs', () => {
    const risky = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '＝', '＠', '\t', '\r', '\n', ' ', '\0', '\u200B', 'a', '1'),
    });
    fc.assert(
      fc.property(risky, (text) => {
        expect(safeCell(text).replace(/^[\s\p{C}]+/u, '')).not.toMatch(/^[=+\-@＝＋－＠]/u);
      }),
    );
  });
});
