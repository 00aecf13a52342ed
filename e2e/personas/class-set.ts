import type { Page } from 'playwright-core';
import { anEssayPdf } from '../../backend/test/factories/pdf';
import { aPdf } from '../../backend/src/documents/testing/pdf-samples';
import { until } from '../../backend/test/setup/until';

const CRITERIA = ['Clear thesis', 'Evidence', 'Spelling and grammar'];

const PARAGRAPHS: readonly string[] = [
  'Schools should teach every student to cook, because a person who can cook can look after others.',
  'For example, doubling a recipe is real practice with fractions. However, some people say that the day is already full.',
  'In conclusion, an hour a week is enough, because the basics are simple and everybody eats.',
];

export interface UploadedEssay {
  filename: string;
  /** Printed at the head of the essay, where the product finds it. */
  student?: string;
  /** Words in the file that nobody sees on the page. */
  hidden?: string;
  /** Replaces the default essay. */
  paragraphs?: readonly string[];
}

/** Uploads essays by the API for the page's person; gives their ids in order. */
export async function uploadEssays(
  page: Page,
  essays: readonly UploadedEssay[],
  assignmentId?: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (const essay of essays) {
    const reply = await page.request.post('/api/essays', {
      multipart: {
        ...(assignmentId && { assignmentId }),
        essays: { name: essay.filename, mimeType: 'application/pdf', buffer: await fileOf(essay) },
      },
    });
    if (!reply.ok()) throw new Error(`uploading answered ${reply.status()}: ${await reply.text()}`);
    const { essays: stored } = (await reply.json()) as { essays: { id: string }[] };
    ids.push(...stored.map(({ id }) => id));
  }
  return ids;
}

/** Grades essays by a new criteria set and waits for the results. @param again which already graded essays are included */
export async function gradeEssays(
  page: Page,
  essayIds: readonly string[],
  criteria = CRITERIA,
  again: 'undecided' | 'all' = 'undecided',
): Promise<void> {
  const set = await page.request.post('/api/criteria/text', { data: { text: criteria.join('\n') } });
  const { id: criteriaId } = (await set.json()) as { id: string };
  const started = await page.request.post('/api/grade-enhanced', {
    data: { essayIds, criteriaId, criteriaFor: 'all', again },
  });
  if (started.status() !== 202) throw new Error(`grading answered ${started.status()}`);
  await untilGraded(page);
}

/** Waits until nothing is being graded. */
export async function untilGraded(page: Page): Promise<void> {
  await until(async () => {
    const reply = await page.request.get('/api/processing-status');
    const entries = (await reply.json()) as { status: string }[];
    return entries.every(({ status }) => status === 'complete' || status === 'error');
  });
}

/** An assignment in a new class. */
export async function anAssignmentOf(page: Page, className: string, title: string): Promise<string> {
  const made = await page.request.post('/api/classes', { data: { name: className } });
  const { id: classId } = (await made.json()) as { id: string };
  const reply = await page.request.post('/api/assignments', { data: { title, classId } });
  return ((await reply.json()) as { id: string }).id;
}

function fileOf({ student, hidden, paragraphs: essay = PARAGRAPHS }: UploadedEssay): Promise<Buffer> {
  const paragraphs = student ? [`Name: ${student}`, ...essay] : essay;
  if (!hidden) return anEssayPdf({ paragraphs });
  return aPdf((pdf) => {
    for (const paragraph of paragraphs) pdf.fillColor('black').fontSize(12).text(paragraph).moveDown();
    pdf.fillColor('white').fontSize(12).text(hidden);
  });
}
