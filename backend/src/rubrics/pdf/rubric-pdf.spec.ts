import { readPdf } from '../../common/pdf/testing/read-pdf';
import { argumentative } from '../platform/argumentative';
import type { PrintedRubric } from './printed-rubric';
import { rubricPdf } from './rubric-pdf';

const madeAt = new Date('2026-11-20T10:00:00Z');

function pagesOf(rubric: PrintedRubric): string[] {
  return readPdf(rubricPdf(rubric, madeAt)).pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
}

describe('a printed rubric', () => {
  it('has its name, every criterion with its share, and what each level looks like', () => {
    const text = pagesOf(argumentative).join(' ');
    expect(text).toContain('Argumentative essay');
    expect(text).toContain('1. Thesis and position (20%)');
    expect(text).toContain('6. Language and conventions (10%)');
    expect(text).toContain('0 Missing');
    expect(text).toContain('4 Outstanding');
    expect(text).toContain('Page 1');
  });

  it('leaves the table out if the rubric describes no levels, and gives the share of odd weights', () => {
    const [page] = pagesOf({
      name: 'Short',
      description: null,
      criteria: ['A', 'B', 'C'].map((name) => ({ name, description: '', weight: 1, levels: [] })),
    });
    expect(page).toContain('3 criteria');
    expect(page).toContain('2. B (33.3%)');
    expect(page).not.toContain('Outstanding');
  });

  it('prints 300 criteria over many pages, and names in any script', () => {
    const criteria = Array.from({ length: 300 }, (_, n) => ({
      name: `Criterion ${n + 1}`,
      description: 'Gedanken, 思考, идеи',
      weight: 1,
      levels: ['none', 'some', 'enough', 'much', 'word '.repeat(300)],
    }));
    const pages = pagesOf({ name: 'Große Liste 📋', description: 'עברית', criteria });
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.join(' ')).toContain('300. Criterion 300 (0.3%)');
  });

  it('of no criteria is a page with its name', () => {
    expect(pagesOf({ name: 'Empty', description: null, criteria: [] })).toHaveLength(1);
  });
});
