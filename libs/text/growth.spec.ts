import { characterCountOf } from './analyze-text';
import { analyzeText } from './analyze-text';
import { detect } from './likelihood/detect';
import { ownFindings } from './own-checks';
import { notOwnWordsOf } from './quotations';
import { readabilityOf } from './readability';
import { segment } from './segmentation';
import { summarize } from './summary';
import { excessiveGrowth } from './testing/growth';
import { HOSTILE_TEXTS, SOME_PROSE } from './testing/hostile-texts';

const NO_LINTER = { lint: () => Promise.resolve([]) };

/** What is done with a text. */
const WORK: Readonly<Record<string, (text: string) => unknown>> = {
  segmentation: segment,
  'counting characters': characterCountOf,
  quotations: notOwnWordsOf,
  'checks of our own': (text) => ownFindings(segment(text), 'en-AU'),
  readability: (text) => readabilityOf(segment(text)),
  detector: detect,
  summary: summarize,
  analysis: (text) => analyzeText(text, 'en-AU', NO_LINTER),
};

describe('no text makes the work grow faster than n log n', () => {
  it.each(Object.entries(WORK))('%s', async (_, work) => {
    const found: Record<string, number> = {};
    for (const [name, textOf] of Object.entries(HOSTILE_TEXTS)) {
      const growth = await excessiveGrowth((length) => `${textOf(length)}\n\n${SOME_PROSE}`, work);
      if (growth !== null) found[name] = growth;
    }
    expect(found).toEqual({});
  });
});
