import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { HINTED_HELD_OUT, INNOCENT_HELD_OUT, PLAIN_HELD_OUT } from './evaluation/held-out-passages';
import { WELFARE_SETS, welfareTable } from './evaluation/measure';
import { INNOCENT_AT_SCHOOL } from './evaluation/school-passages';
import { INNOCENT_AT_SCHOOL_UNSEEN } from './evaluation/school-passages-unseen';
import { findHarm } from './find-harm';
import { plainForm } from './phrases';
import { shownNotes, welfareNotes } from './welfare-notes';

describe('passages that may speak of harm', () => {
  it('are measured on passages of both kinds, none of them twice', () => {
    const passages = new Set(WELFARE_SETS.flatMap(({ harm, innocent }) => [...harm, ...innocent]));
    expect(PLAIN_HELD_OUT.length + HINTED_HELD_OUT.length).toBeGreaterThanOrEqual(30);
    expect(INNOCENT_HELD_OUT.length).toBeGreaterThanOrEqual(30);
    expect(passages.size).toBe(4 * 80 + 80);
  });

  it('have the figures that docs/privacy.md prints', () => {
    const rows = (text: string): string[] =>
      text
        .split('\n')
        .filter((line) => line.startsWith('|') && !/^\| *-/.test(line))
        .map((line) => line.replace(/\s+/g, ' '));
    const printed = rows(readFileSync(join(__dirname, '../../../docs/privacy.md'), 'utf8'));
    for (const row of rows(welfareTable())) expect(printed).toContain(row);
  });

  it.each([...INNOCENT_AT_SCHOOL, ...INNOCENT_AT_SCHOOL_UNSEEN])(
    'are not seen in what students write for school: %s',
    (passage) => expect(findHarm(passage).map(({ quote }) => quote)).toEqual([]),
  );

  it('do not run from one sentence into the next', () => {
    expect(findHarm('That tune began to follow me. Later at school I played it.')).toEqual([]);
  });

  it('are quoted as they stand in the essay, in its order, three at most', () => {
    const text = `It was a warm day. ${WELFARE_SETS[0].harm.slice(0, 12).join(' We went to the shop and back. ')}`;
    const found = findHarm(text);
    expect(found).toHaveLength(3);
    for (const { quote, start, end } of found) expect(text.slice(start, end)).toBe(quote);
    expect(found.map(({ start }) => start)).toEqual(found.map(({ start }) => start).sort((a, b) => a - b));
  });

  it.each([
    ['in capitals', 'I WANT TO DIE AND NOBODY KNOWS.'],
    ['with curly apostrophes', 'I don’t want to live any more.'],
    ['without apostrophes', 'i dont want to live anymore'],
    ['over a line break', 'Sometimes I want\nto kill myself.'],
  ])('are found %s', (_, text) => {
    expect(findHarm(text)).toHaveLength(1);
  });

  it.each([
    [
      'a character’s words in a text about a play',
      'In the play Juliet cries “I want to kill myself” and I pity her.',
    ],
    ['a turn of speech', 'My mum would kill me if I lost it, so I was dying to find it.'],
    ['history', 'In the battle the soldiers shot each other, and we read about how they died.'],
  ])('are not seen in %s', (_, text) => {
    expect(findHarm(text)).toEqual([]);
  });

  it('keep their places in a text of any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainForm(text)).toHaveLength(text.length);
        for (const { quote, start, end } of findHarm(`${text} I want to die. ${text}`))
          expect(`${text} I want to die. ${text}`.slice(start, end)).toBe(quote);
      }),
    );
  });
});

describe('the note', () => {
  it('asks the teacher to read, once, and says nothing of what it may be', () => {
    const notes = welfareNotes(
      'I cut my arms. We had lunch and played cards until three. Dad hits me when he is drunk.',
    );
    expect(notes.map(({ about }) => about)).toEqual(['welfare', 'welfare']);
    expect(notes.map(({ words }) => words)).toEqual([
      'This essay may speak of harm to the student or to others. Please read it yourself and follow your school’s procedure.',
      'This passage may speak of it too.',
    ]);
  });

  it('is not shown where the school has switched it off', () => {
    const notes = [{ about: 'welfare' as const }, { about: 'criterion' as const }];
    expect(shownNotes(notes, true)).toEqual(notes);
    expect(shownNotes(notes, false)).toEqual([{ about: 'criterion' }]);
  });
});
