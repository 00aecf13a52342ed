import { segment } from './segmentation';
import { summarize, summaryLength } from './summary';

const TEXT = `Street trees cool cities in summer. Shade from elms lowers the temperature of pavements by several degrees. It feels better too. Councils in Melbourne measured nine degrees of difference in 2019.

Roots can damage footpaths, and repairs cost money. Careful selection of species prevents most of that damage. Neighbours also share the work of watering young jacarandas. Street trees cool cities in summer.`;

describe('summarize', () => {
  it('takes whole sentences of the text in their order', () => {
    const sentences = segment(TEXT).sentences.map((s) => s.text);
    const { summary, keyPoints } = summarize(TEXT);
    const chosen = segment(summary).sentences.map((s) => s.text);
    expect(chosen).toHaveLength(summaryLength(sentences.length));
    const places = chosen.map((sentence) => sentences.indexOf(sentence));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const sentence of [...chosen, ...keyPoints]) expect(sentences).toContain(sentence);
  });
  it('gives key points that differ from each other and from the summary', () => {
    const { summary, keyPoints } = summarize(TEXT);
    expect(new Set(keyPoints).size).toBe(keyPoints.length);
    for (const point of keyPoints) expect(summary).not.toContain(point);
  });
  it('grows with the text, up to eight sentences', () => {
    expect([0, 1, 4, 9, 25, 400].map(summaryLength)).toEqual([0, 1, 1, 3, 5, 8]);
  });
  it('has nothing to say of nothing', () => {
    expect(summarize('  ')).toEqual({ summary: '', keyPoints: [] });
  });
});
