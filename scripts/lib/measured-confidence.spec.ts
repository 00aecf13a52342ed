import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  confidenceInWords,
  MEASURED_CONFIDENCE,
  MEASURED_CONFIDENCE_ESSAYS,
  measuredConfidence,
} from '@marklight/contracts/confidence';

const evaluation = readFileSync(join(__dirname, '../../docs/evaluation.md'), 'utf8');

describe('the confidence that screens show', () => {
  it('is what docs/evaluation.md has, word by word', () => {
    const section = evaluation.split('### Confidence and agreement')[1]?.split('###')[0] ?? '';
    const rows = [...section.matchAll(/^\| built-in \| (.+?) \| .+? \| (\d+) \| .+? \| ([\d.]+)% /gmu)];
    expect(rows.map(([, word, levels, within]) => [word, Number(levels), Number(within)])).toEqual(
      MEASURED_CONFIDENCE.map(({ word, levels, withinOne }) => [word, levels, withinOne]),
    );
    expect(section).toContain(`${MEASURED_CONFIDENCE_ESSAYS} essays`);
  });

  it.each([
    [100, 'Sure'],
    [80, 'Sure'],
    [79.9, 'Fairly sure'],
    [70, 'Fairly sure'],
    [69.9, 'Look again'],
    [0, 'Look again'],
  ])('calls %s %s', (score, word) => {
    expect(measuredConfidence(score).word).toBe(word);
  });

  it('says what a word means', () => {
    expect(confidenceInWords(measuredConfidence(85))).toMatch(
      /^Of levels marked “sure”, \d+% were at most one away from a teacher’s, once both were put on the same scale: \d+ levels in 500 essays/,
    );
  });
});
