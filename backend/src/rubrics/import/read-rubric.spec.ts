import { createRubricRequestSchema } from '@marklight/contracts/rubrics.schema';
import * as fc from 'fast-check';
import { growthOf, WORSE_THAN_N_LOG_N } from '../../common/testing/growth';
import { RubricError } from '../rubrics.errors';
import { readRubric } from './read-rubric';

/** Of the text that is measured; a multiple of 16. */
const LARGEST = 64_000;

describe('any text', () => {
  it('becomes a valid rubric or a refusal for people', () => {
    const piece = fc.constantFrom(
      'Criterion',
      'Weight',
      'Good',
      'Poor',
      '20',
      '"',
      ',',
      '\t',
      '\n',
      '|',
      ';',
      '{',
      '[',
      ' ',
      'ä',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string())).map((pieces) => pieces.join('')),
        (text) => {
          try {
            expect(createRubricRequestSchema.safeParse(readRubric(text)).success).toBe(true);
          } catch (error) {
            if (!(error instanceof RubricError)) throw error;
            expect(error.message).not.toBe('');
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each(['"', '"a', ',', '"x\t', '|\n', '_', ' :', '(1 mark', 'x /6\n', '\n\n- '])(
    'is read in time that grows no faster than n log n: %j repeated',
    (piece) => {
      const growth = growthOf(LARGEST, (size) => piece.repeat(size / piece.length), refusalOrRubric);
      expect(growth).toBeLessThan(WORSE_THAN_N_LOG_N);
    },
  );
});

function refusalOrRubric(text: string): void {
  try {
    readRubric(text);
  } catch (error) {
    if (!(error instanceof RubricError)) throw error;
  }
}
