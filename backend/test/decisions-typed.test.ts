import { readCsv } from '../src/common/files/testing/read-csv';
import { aResultToDecide, FREE, type Decision, type Whole } from './factories/result-to-decide';

const { given, proposed, resultsOf, decide, decided } = aResultToDecide();

describe('a quote', () => {
  it('is the essay’s own words, whatever quotation marks and spaces the teacher typed', async () => {
    const result = proposed();
    const words = FREE;
    const saved = await decided({ evidence: [`  “${words.replaceAll(' ', '  ')}” `] });
    const [evidence] = saved.feedback[0]?.evidence ?? [];
    expect(evidence?.quote).toBe(words);
    expect(result.essay.content.slice(evidence?.start, evidence?.end)).toBe(words);
  });

  it('that the essay does not have is refused with its place, and nothing is saved', async () => {
    const result = proposed();
    const { body } = await decide({
      feedback: 'Changed.',
      evidence: [FREE, 'Words that no student wrote here.'],
    }).expect(400);
    expect(body.code).toBe('quote_not_in_essay');
    expect(body.message).toContain('Quote 2 of criterion 1');
    expect(body.message).not.toContain('no student wrote');
    expect((await resultsOf())[0]).toEqual(result);
  });
});

describe('what the teacher types', () => {
  it('is cleaned of what nobody can see, and nothing else', async () => {
    const saved = await decided(
      {
        improvementSteps: [' A\u200b step\u0007 on\n two lines ', '  '],
        exemplarComparison: 'One\r\n\u202etwo',
      },
      { remark: '<b>Bold</b> & =1+1', nextSteps: ['\u{e0041}', 'Kept'] },
    );
    expect(saved.feedback[0]).toMatchObject({
      improvementSteps: ['A step  on  two lines'],
      exemplarComparison: 'One\ntwo',
    });
    expect(saved.overallAnalysis).toMatchObject({ remark: '<b>Bold</b> & =1+1', nextSteps: ['Kept'] });
    const csv = await given.teacher.agent.get('/api/export/reports').expect(200);
    expect(readCsv(csv.text).flat()).toContain('<b>Bold</b> & =1+1');
  });

  it.each<[string, Partial<Decision>, Whole]>([
    ['a step that is too long', { improvementSteps: ['x'.repeat(2_001)] }, {}],
    ['too many steps', { improvementSteps: Array<string>(21).fill('x') }, {}],
    ['a comparison that is too long', { exemplarComparison: 'x'.repeat(10_001) }, {}],
    ['a quote that is too long', { evidence: ['x'.repeat(4_001)] }, {}],
    ['too many quotes', { evidence: Array<string>(21).fill('x') }, {}],
    ['a remark that is too long', {}, { remark: 'x'.repeat(10_001) }],
    ['too many strengths', {}, { strengths: Array<string>(21).fill('x') }],
    ['an entry of another kind', { improvementSteps: [7 as unknown as string] }, {}],
  ])('is refused for %s', async (_, first, whole) => {
    const { body } = await decide(first, whole).expect(400);
    expect(body.message).not.toBe('');
  });
});
