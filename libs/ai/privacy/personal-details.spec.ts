import { withoutUnseen } from '@marklight/text/unseen-characters';
import * as fc from 'fast-check';
import { PersonalDetails } from './personal-details';

const detailsOf = (student: string | null, text: string) =>
  new PersonalDetails({ student }, { written: [text] });
const hidden = (name: string, text: string): string => detailsOf(name, text).hide(text);

describe('a student’s name', () => {
  it.each([
    ['Maria Rossi', 'By Maria Rossi, 9B', 'By [Student], 9B'],
    ['Maria Rossi', 'MARIA ROSSI wrote this', '[Student] wrote this'],
    ['Maria Rossi', 'Rossi, Maria', '[Student]'],
    ['Maria Rossi', 'maria_rossi.pdf', '[Student].pdf'],
    ['Maria Rossi', 'mariarossi@school.edu', '[Email 1]'],
    ['Maria Rossi', 'Maria\nRossi', '[Student]'],
    ['Maria Rossi', 'Maria’s dog', '[Student]’s dog'],
    ['José Muñoz', 'JOSE and Munoz', '[Student] and [Student b]'],
    ['Jose Munoz', 'Jose\u0301 met Muñoz', '[Student] met [Student b]'],
    ['Siobhán O’Brien', "O'Brien and Siobhan", '[Student] and [Student b]'],
    ['Anne-Marie Dubois', 'Anne Marie and Dubois', '[Student] and [Student b]'],
    ['Anna Maria de la Cruz', 'Anna Cruz came from la Plata', '[Student] came from la Plata'],
    ['王小明', '我叫王小明。', '我叫[Student]。'],
    ['Мария Иванова', 'Меня зовут МАРИЯ', 'Меня зовут [Student]'],
    ['Łukasz Wójcik', 'Lukasz Wojcik', '[Student]'],
    ['Katherine Ashworth', 'Ashworth, K.', '[Student].'],
    ['Gabriel De Souza', 'log in as gdesouza', 'log in as [Student]'],
    ['Harrison Cho', 'harrisoncho12', '[Student]'],
    ['Rebecca Stone', 'Signed, R.S.', 'Signed, [Student].'],
    ['José María Fernández', 'M. J. and J. M. Fernandez', 'M. J. and [Student]'],
    ['Mohammed Al Hashimi', 'Alhashimi scored', '[Student] scored'],
    ['Jürgen Groß', 'JÜRGEN GROSS and Groß', '[Student] and [Student b]'],
  ])('%s is replaced in “%s”', (name, text, expected) => {
    expect(hidden(name, text)).toBe(expected);
  });

  it.each([
    [
      'Will Young',
      'Young people will agree. Will they? They asked Will.',
      'Young people will agree. Will they? They asked [Student].',
    ],
    ['April Stone', 'In April a stone fell on April Stone.', 'In April a stone fell on [Student].'],
    ['Tui Parata', 'A tui sang for Tui.', 'A tui sang for [Student].'],
    ['Harrison Cho', 'Prince Harry left.', 'Prince Harry left.'],
    ['Jane Rowe', 'J.R.R. Tolkien and J.R. Smith wrote.', 'J.R.R. Tolkien and J.R. Smith wrote.'],
    ['Ian Li', 'An Italian lion; Ian saw it.', 'An Italian lion; [Student] saw it.'],
    ['Mark', 'A question mark for Mark', 'A question mark for [Student]'],
    ['Ana de Silva', 'de facto, Silva', 'de facto, [Student]'],
  ])('%s leaves ordinary words alone in “%s”', (name, text, expected) => {
    expect(hidden(name, text)).toBe(expected);
  });

  it('comes back letter by letter, each spelling as it stood', () => {
    const text = 'Maria met MARIA ROSSI and maria.';
    const names = detailsOf('Maria Rossi', text);
    const sent = names.hide(text);
    expect(sent).not.toMatch(/maria|rossi/i);
    expect(names.restore(sent)).toBe(text);
    expect(names.restore('[STUDENT] did well')).toBe('Maria did well');
  });

  it('gets a token that the essay does not have', () => {
    const text = 'The [Student] in brackets is not Maria.';
    const names = detailsOf('Maria Rossi', text);
    expect(names.restore(names.hide(text))).toBe(text);
    expect(names.hide(text)).toContain('[Student] in brackets');
  });

  it.each([null, '', '  ', '---', '1234'])('that is no name (%p) replaces nothing', (name) => {
    expect(detailsOf(name, '1234 ---').hide('1234 ---')).toBe('1234 ---');
  });

  it('comes back whatever the name and the text are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (name, text, more) => {
          const whole = withoutUnseen(`${text} ${name} ${more}`);
          const names = detailsOf(name, whole);
          expect(names.restore(names.hide(whole))).toBe(whole);
        },
      ),
    );
  });
});

describe('personal details of any kind', () => {
  it('are hidden in a letter to a teacher about a novel, whose characters stay', () => {
    const text =
      'Dear Ms Okafor,\n\nIn this novel the author makes the narrator a character of each chapter. Atticus is kind, and Scout learns in To Kill a Mockingbird.\n\nYours,\nFarida';
    const sent: string = new PersonalDetails({}, { written: [text] }).hide(text);
    expect(sent).not.toMatch(/Okafor|Farida/u);
    expect(sent).toContain('Atticus is kind, and Scout learns');
  });

  it('give a quotation back letter by letter, whoever is in it', () => {
    const text =
      'My friend Tariq and Aisha Khan rang 0491 570 156. “Tariq,” said AISHA KHAN, “write to a.b@example.com.”';
    const details = new PersonalDetails({ classmates: ['Aisha Khan'] }, { written: [text] });
    const sent: string = details.hide(text);
    expect(sent).toBe(
      'My friend [Person 1] and [Classmate 1] rang [Phone 1]. “[Person 1],” said [Classmate 1b], “write to [Email 1].”',
    );
    expect(details.restore(sent)).toBe(text);
  });

  it('carry nothing that prints nothing', () => {
    const details = new PersonalDetails({ student: 'Maria Rossi' }, { written: ['M\u200baria Ro\u2060ssi'] });
    expect(details.hide('M\u200baria Ro\u2060ssi \u{e0041}\u202eis here')).toBe('[Student] is here');
  });
});
