import { plainLine, wellFormed } from '@marklight/contracts/text';
import fc from 'fast-check';
import { readRoster } from '../../classes/roster-text';
import { jsonErrorLine } from '../../rubrics/import/json-error-line';
import { readRubric } from '../../rubrics/import/read-rubric';
import { CodedError } from '../coded-error';
import { readQuery } from '../query';
import { safeName } from '../uploads';
import { growthOf, WORSE_THAN_N_LOG_N } from './growth';

const RUNS = { seed: 20_261_122, numRuns: 200 } as const;
const LARGEST = 64_000;

/** A parser answers, or refuses with a message. */
function expected(read: (text: string) => unknown) {
  return (text: string) => {
    try {
      read(text);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
    }
  };
}

const PARSERS: [string, (text: string) => unknown][] = [
  ['a roster', expected(readRoster)],
  ['a pasted rubric', expected(readRubric)],
  ['the line of a JSON error', jsonErrorLine],
  ['a long text', wellFormed],
  ['a line', plainLine],
  ['a file name', safeName],
  ['a query', readQuery],
];
const PIECES = [
  ...[
    'a,\nb,\n',
    '1,',
    '1\t',
    'a\t',
    '"',
    '""',
    '"a',
    'a"b',
    ',"',
    '"\n',
    ',,',
    '\n',
    ' ',
    '\t',
    ' \t',
    '|',
    '|a|\n',
    '\\',
    '{"',
    '[',
    '{"a":',
  ],
  ...[
    'Mia Tran\n',
    'Tran, Mia;',
    'a@b.c ',
    '<a@b>',
    '(',
    '1. ',
    '- ',
    ':',
    'a:',
    '%',
    '&=',
    '\ud800',
    '\u200b',
    '\u200c',
    'é',
  ],
  ...['Name,Email\n', 'Criterion,Weight\n"', 'Criterion\tWeight\n', ' "', 'x "y",', 'level 1,', '0'],
];

describe.each(PARSERS)('reading %s', (_, read) => {
  it.each(PIECES)('takes no more than n log n for repeated %j', (piece) => {
    const growth = growthOf(LARGEST, (size) => piece.repeat(size / piece.length), read);
    expect(growth).toBeLessThan(WORSE_THAN_N_LOG_N);
  });

  it('takes no more than n log n after a header', () => {
    for (const piece of ['"', '""', 'a"', '",', ' "', 'x,"y\n']) {
      const growth = growthOf(
        LARGEST,
        (size) => `Criterion,Weight,Name\n${piece.repeat(size / piece.length)}`,
        read,
      );
      expect(growth).toBeLessThan(WORSE_THAN_N_LOG_N);
    }
  });

  it('answers or refuses with a message, whatever comes', () => {
    const words = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 200 })), (text) => void read(text)),
      RUNS,
    );
  });
});
