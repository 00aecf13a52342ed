import { biasInWords, decimals, graderName, isAsProposed, percent, shiftInWords } from './figures';

describe('figures in words', () => {
  it('are whole percent, two decimals and levels', () => {
    expect(percent(2 / 3)).toBe('67%');
    expect([decimals(0.456), decimals(-0.001), decimals(-0.25), decimals(null)]).toEqual([
      '0.46',
      '0.00',
      '−0.25',
      '–',
    ]);
    expect([biasInWords(0.46), biasInWords(-1), biasInWords(0.04)]).toEqual([
      '0.5 too high',
      '1.0 too low',
      'none',
    ]);
    expect([shiftInWords(1), shiftInWords(-2), shiftInWords(0)]).toEqual([
      '1 level up',
      '2 levels down',
      null,
    ]);
    expect([graderName('built-in'), graderName('openai gpt-4o-mini')]).toEqual([
      'the built-in grader',
      'the AI service (gpt-4o-mini)',
    ]);
  });

  it('tell whether further essays changed what is proposed', () => {
    const criterion = { before: null, after: null, shift: 1 };
    const basis = { grader: 'built-in', strictness: 'standard' as const, withExamples: false };
    const comparison = { basis, essays: 6, criteria: [criterion], differences: [] };
    const inUse = { shifts: [1], learnedFrom: 5, basis, examples: false };
    expect(isAsProposed({ comparison, inUse })).toBe(true);
    expect(isAsProposed({ comparison, inUse: { ...inUse, shifts: [2] } })).toBe(false);
    expect(isAsProposed({ comparison, inUse: null })).toBe(true);
  });
});
