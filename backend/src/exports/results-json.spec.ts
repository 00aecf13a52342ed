import type { GradingResult } from '@marklight/contracts/grading';
import { resultsJson } from './results-json';
import { aResult } from './testing/builders';

async function textOf(...chunks: GradingResult[][]): Promise<string> {
  async function* all() {
    yield* chunks;
  }
  let text = '';
  for await (const part of resultsJson(all())) text += part;
  return text;
}

describe('resultsJson', () => {
  it('is the array of all results, across chunks', async () => {
    const results = ['1', '2', '3'].map((id) => aResult({ id }));
    expect(JSON.parse(await textOf(results.slice(0, 2), results.slice(2)))).toEqual(results);
  });

  it('gives nothing if there are no results', async () => {
    expect(await textOf([])).toBe('');
  });
});
