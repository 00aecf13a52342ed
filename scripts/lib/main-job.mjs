import { setTimeout as sleep } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { SAMPLE_TEXT } from './sample-account.mjs';

const GRADED_WITHIN_MS = 120_000;
const PASSWORD = 'a sentence nobody guesses 7';

/**
 * What the product is for, by HTTP alone: sign up, upload an essay, give criteria, grade, read the result, take the
 * CSV and the PDF.
 * @returns the grade, and the seconds that grading took
 * @throws Error saying which step failed and how
 */
export async function doMainJob(address) {
  let cookie = '';
  const call = async (method, path, body, accept = '*/*') => {
    const isForm = body instanceof FormData;
    const reply = await fetch(address + path, {
      method,
      headers: {
        cookie,
        accept,
        origin: address,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm || body === undefined ? body : JSON.stringify(body),
    });
    const fresh = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (fresh.length > 0) cookie = fresh.join('; ');
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  const json = async (...request) => (await call(...request)).json();

  const email = `teacher-${Date.now()}@school.example`;
  const name = { firstName: 'Tess', lastName: 'Teacher' };
  await call('POST', '/api/email-signup', { email, ...name, password: PASSWORD, confirmPassword: PASSWORD });
  const { essays } = await json('POST', '/api/essays', await anUpload());
  const { id: criteriaId } = await json('POST', '/api/criteria/text', {
    text: 'Clear thesis\nEvidence\nSpelling',
  });
  const started = Date.now();
  await call('POST', '/api/grade-enhanced', { essayIds: essays.map(({ id }) => id), criteriaId });
  await graded(json);
  const seconds = (Date.now() - started) / 1000;
  const [result] = await json('GET', '/api/results');
  const csv = await (await call('GET', '/api/export/reports')).text();
  if (!csv.includes(result.grade)) throw new Error(`the CSV does not hold the grade ${result.grade}: ${csv}`);
  const feedback = await call('GET', '/api/export/detailed-feedback', undefined, 'application/pdf');
  const pdf = Buffer.from(await feedback.arrayBuffer());
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error('the feedback is no PDF');
  return { grade: result.grade, seconds };
}

async function anUpload() {
  const pdf = new PDFDocument();
  pdf.text(SAMPLE_TEXT).end();
  const form = new FormData();
  form.append('essays', new Blob([Buffer.concat(await pdf.toArray())]), 'Aufsatz – Jürgen.pdf');
  return form;
}

async function graded(json) {
  for (const deadline = Date.now() + GRADED_WITHIN_MS; Date.now() < deadline; await sleep(200)) {
    const [entry] = await json('GET', '/api/processing-status');
    if (entry?.status === 'complete') return;
    if (entry?.status === 'error') throw new Error(`the essay was not graded: ${entry.error}`);
  }
  throw new Error(`the essay was not graded within ${GRADED_WITHIN_MS / 1000} s`);
}
