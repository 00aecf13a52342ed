import { createRubricRequestSchema } from '@marklight/contracts/rubrics.schema';
import { PLATFORM_RUBRICS } from './platform-rubrics';

const criteria = PLATFORM_RUBRICS.flatMap((rubric) => rubric.criteria);

describe('the rubrics that come with the product', () => {
  it('are at least ten, each with a unique id and name', () => {
    expect(PLATFORM_RUBRICS.length).toBeGreaterThanOrEqual(10);
    expect(new Set(PLATFORM_RUBRICS.map(({ id }) => id)).size).toBe(PLATFORM_RUBRICS.length);
    expect(new Set(PLATFORM_RUBRICS.map(({ name }) => name)).size).toBe(PLATFORM_RUBRICS.length);
  });

  it.each(PLATFORM_RUBRICS.map((rubric) => [rubric.name, rubric] as const))(
    '%s has five to seven criteria, whose weights make 100, and passes as a teacher’s would',
    (_, rubric) => {
      expect(rubric.criteria.length).toBeGreaterThanOrEqual(5);
      expect(rubric.criteria.length).toBeLessThanOrEqual(7);
      expect(rubric.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
      expect(createRubricRequestSchema.parse(rubric)).toMatchObject({ criteria: rubric.criteria });
    },
  );

  it('describe each level in a sentence, and never a better level with the words of a lower one', () => {
    for (const { name, levels } of criteria) {
      expect([name, levels.length, new Set(levels).size]).toEqual([name, 5, 5]);
      for (const level of levels) expect(level).toMatch(/^[A-Z].{15,}\.$/);
    }
  });

  it('have no name of the code in their words', () => {
    expect(JSON.stringify(PLATFORM_RUBRICS.map(({ id: _, ...words }) => Object.values(words)))).not.toMatch(
      /[a-z][A-Z]/,
    );
  });

  it('have levels that can be printed side by side', () => {
    for (const { levels } of criteria) for (const level of levels) expect(level.length).toBeLessThan(220);
  });
});
