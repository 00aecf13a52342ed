import { gradeAll, newTeacher, uploadOf } from './teacher.mjs';

const GRADED_WITHIN_MS = 120_000;

/**
 * The product's main job, by HTTP alone: sign up, upload an essay, give criteria, grade, read the result, take the
 * CSV and the PDF.
 * @returns the grade, and the seconds that grading took
 * @throws Error saying which step failed and how
 */
export async function doMainJob(address) {
  const teacher = await newTeacher(address);
  const { call, json } = teacher;
  const { essays } = await json('POST', '/api/essays', await uploadOf(['Aufsatz – Jürgen.pdf']));
  const started = performance.now();
  await gradeAll(
    teacher,
    essays.map(({ id }) => id),
    'Clear thesis\nEvidence\nSpelling',
    GRADED_WITHIN_MS,
  );
  const seconds = (performance.now() - started) / 1000;
  const [result] = await json('GET', '/api/results');
  const csv = await (await call('GET', '/api/export/reports')).text();
  if (!csv.includes(result.grade)) throw new Error(`the CSV does not hold the grade ${result.grade}: ${csv}`);
  const feedback = await call('GET', '/api/export/detailed-feedback', undefined, 'application/pdf');
  const pdf = Buffer.from(await feedback.arrayBuffer());
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('the feedback is not a PDF');
  return { grade: result.grade, seconds };
}
