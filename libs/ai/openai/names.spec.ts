import * as fc from 'fast-check';
import { pseudonymsFor } from './names';

const hidden = (name: string, text: string): string => pseudonymsFor(name, [text]).hide(text);

describe('a student’s name', () => {
  it.each([
    ['Maria Rossi', 'By Maria Rossi, 9B', 'By [student], 9B'],
    ['Maria Rossi', 'MARIA ROSSI wrote this', '[student] wrote this'],
    ['Maria Rossi', 'Rossi, Maria', '[student]'],
    ['Maria Rossi', 'maria_rossi.pdf', '[student].pdf'],
    ['Maria Rossi', 'mariarossi@school.edu', '[student]@school.edu'],
    ['Maria Rossi', 'Maria\nRossi', '[student]'],
    ['Maria Rossi', 'Maria’s dog', '[student]’s dog'],
    ['José Muñoz', 'JOSE and Munoz', '[student] and [student-2]'],
    ['Jose Munoz', 'Jose\u0301 met Muñoz', '[student] met [student-2]'],
    ['Siobhán O’Brien', "O'Brien and Siobhan", '[student] and [student-2]'],
    ['Anne-Marie Dubois', 'Anne Marie and Dubois', '[student] [student-2] and [student-3]'],
    ['Anna Maria de la Cruz', 'Anna Cruz came from la Plata', '[student] came from la Plata'],
    ['王小明', '我叫王小明。', '我叫[student]。'],
    ['Мария Иванова', 'Меня зовут МАРИЯ', 'Меня зовут [student]'],
    ['Jürgen Groß', 'JÜRGEN GROSS and Groß', '[student] and [student-2]'],
  ])('%s is replaced in “%s”', (name, text, expected) => {
    expect(hidden(name, text)).toBe(expected);
  });

  it.each([
    [
      'Will Young',
      'Young people will agree. Will they? They asked Will.',
      'Young people will agree. Will they? They asked [student].',
    ],
    ['April Stone', 'In April a stone fell on April Stone.', 'In April a stone fell on [student].'],
    ['Ian Li', 'An Italian lion; Ian saw it.', 'An Italian lion; [student] saw it.'],
    ['Mark', 'A question mark for Mark', 'A question mark for [student]'],
    ['Ana de Silva', 'de facto, Silva', 'de facto, [student]'],
  ])('%s leaves ordinary words alone in “%s”', (name, text, expected) => {
    expect(hidden(name, text)).toBe(expected);
  });

  it('comes back letter by letter, each spelling as it stood', () => {
    const text = 'Maria met MARIA ROSSI and maria.';
    const names = pseudonymsFor('Maria Rossi', [text]);
    const sent = names.hide(text);
    expect(sent).not.toMatch(/maria|rossi/i);
    expect(names.restore(sent)).toBe(text);
    expect(names.restore('[STUDENT] did well')).toBe('Maria did well');
  });

  it('gets a token that the essay does not have', () => {
    const text = 'The [student] in brackets is not Maria.';
    const names = pseudonymsFor('Maria Rossi', [text]);
    expect(names.restore(names.hide(text))).toBe(text);
    expect(names.hide(text)).toContain('[student] in brackets');
  });

  it.each([null, '', '  ', '---', '1234'])('that is no name (%p) replaces nothing', (name) => {
    expect(pseudonymsFor(name, ['1234 ---']).hide('1234 ---')).toBe('1234 ---');
  });

  it('comes back whatever the name and the text are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (name, text, more) => {
          const whole = `${text} ${name} ${more}`;
          const names = pseudonymsFor(name, [whole]);
          expect(names.restore(names.hide(whole))).toBe(whole);
        },
      ),
    );
  });
});
