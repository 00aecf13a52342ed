import PDFDocument from 'pdfkit';
import { handIns, ROSTER_CSV } from './hand-in.mjs';

/** A text of ours for the AI tools. */
export const SAMPLE_TEXT = [
  'Our school garden began with four old bathtubs and a bag of potatoes.',
  'Nobody believed that it would last beyond the first summer, least of all the people who dug it.',
  'Three years later it feeds the canteen twice a week, and the waiting list for a bed is longer than the fence.',
  'What changed was not the soil but the timetable: every class now has one hour a fortnight outside.',
  'Students who rarely speak in a classroom explain there how to thin carrots, and others listen.',
  'It also taught us to fail in public, because a frost in October kills everybody’s tomatoes at once.',
].join(' ');

const ROSTER =
  'Name,Email,Student number\nAmara (sample),amara@school.example,1041\nMia Chen,mia@school.example,1042\nNoah Ali,noah@school.example,1043';

/**
 * Gives the signed-in teacher a class with an assignment, the sample essays graded and filed, a rubric and a deleted
 * essay. Returns what the screenshots need to know.
 */
export async function fillAccount(page) {
  const call = callerOf(page);
  const { id: classId } = await call('POST', '/api/classes', {
    name: 'Year 9 English',
    description: 'Semester one, Mondays and Thursdays',
  });
  await call('POST', '/api/classes', { name: 'Year 11 Literature', studentCount: 18 });
  await call('PUT', `/api/classes/${classId}/students`, { text: ROSTER });
  const [{ id: studentId }] = await call('GET', `/api/classes/${classId}/students`);
  const platform = await call('GET', '/api/rubrics?scope=platform');
  const { id: assignmentId } = await call('POST', '/api/assignments', {
    title: 'A letter to the council',
    description: 'Persuade the council to change one thing in our suburb.',
    instructions: 'About 400 words. Answer the strongest reason against you.',
    classId,
    rubricId: platform[0].id,
    dueDate: '2027-03-01T12:00:00.000Z',
  });
  const { id: rubricId } = await call('POST', `/api/rubrics/${platform[0].id}/duplicate`);
  await call('POST', '/api/sample-essays');
  await graded(call);
  const essays = await call('GET', '/api/essays');
  for (const { id } of essays) await call('PUT', `/api/essays/${id}`, { assignmentId });
  await call('DELETE', `/api/essays/${await uploadDraft(page)}`);
  return { classId, assignmentId, studentId, rubricId, essayId: essays[0].id };
}

/** A class of 32 with an assignment and its rubric, for the signed-in teacher. Gives the address of the assignment's page. */
export async function fillClass(page) {
  const call = callerOf(page);
  const { id: classId } = await call('POST', '/api/classes', { name: 'Year 9 English' });
  await call('PUT', `/api/classes/${classId}/students`, { text: ROSTER_CSV });
  const [rubric] = await call('GET', '/api/rubrics?scope=platform');
  const { id } = await call('POST', '/api/assignments', {
    title: 'Phones at school',
    classId,
    rubricId: rubric.id,
    dueDate: '2027-03-01T12:00:00.000Z',
  });
  return `/classes/${classId}/assignments/${id}`;
}

/** What that class hands in, as files for an upload. */
export function handInFiles() {
  return Promise.all(handIns().map(({ filename, paragraphs }) => pdfFile(filename, paragraphs)));
}

/** Assigns the essays named here to their students, which the matching leaves to the teacher. */
export async function matchEssays(page, assignmentPage, names) {
  const call = callerOf(page);
  const { students, toMatch } = await call(
    'GET',
    `/api/assignments/${assignmentPage.split('/').at(-1)}/roster`,
  );
  for (const { essayId, filename } of toMatch) {
    const student = students.find(({ name }) => name === names[filename]);
    await call('PUT', `/api/essays/${essayId}/student`, { studentId: student.id });
  }
}

/** Marks the first essays of the assignment's table as reviewed. */
export async function reviewEssays(page, assignmentPage, count) {
  const call = callerOf(page);
  const id = assignmentPage.split('/').at(-1);
  for (const { essayId } of await call('GET', `/api/assignments/${id}/work?page=1&pageSize=${count}`)) {
    await call('PUT', `/api/essays/${essayId}/reviewed`, { reviewed: true, leaveOutUnmarked: true });
  }
}

/** Requests of the page's person. */
function callerOf(page) {
  return async (method, path, data) => {
    const reply = await page.request.fetch(path, { method, ...(data && { data }) });
    if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()}: ${await reply.text()}`);
    return reply.status() === 204 ? undefined : reply.json();
  };
}

async function pdfFile(name, paragraphs) {
  const pdf = new PDFDocument();
  for (const paragraph of paragraphs) pdf.text(paragraph).moveDown();
  pdf.end();
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(await pdf.toArray()) };
}

/** Uploads an essay that is not graded; gives its id. */
async function uploadDraft(page) {
  const reply = await page.request.post('/api/essays', {
    multipart: { essays: await pdfFile('first-draft-noah.pdf', [SAMPLE_TEXT]) },
  });
  if (!reply.ok()) throw new Error(`uploading answered ${reply.status()}`);
  return (await reply.json()).essays[0].id;
}

async function graded(call) {
  const essays = await call('GET', '/api/essays');
  const criteria = await call('GET', '/api/criteria');
  await call('POST', '/api/grade-enhanced', {
    essayIds: essays.map(({ id }) => id),
    criteriaId: criteria[0].id,
  });
  for (;;) {
    const entries = await call('GET', '/api/processing-status');
    if (entries.every(({ status }) => status === 'complete')) break;
    if (entries.some(({ status }) => status === 'error')) throw new Error('an essay could not be graded');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  for (const { id } of essays) await call('DELETE', `/api/processing-status/${id}`);
}
