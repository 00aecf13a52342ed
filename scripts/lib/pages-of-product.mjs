import { setTimeout as sleep } from 'node:timers/promises';
import { gradeAll, newTeacher, uploadOf } from './teacher.mjs';

const ESSAYS = 30;
const CRITERIA =
  'Clear thesis\nSupports reasons with evidence\nStructure and paragraphs\nWord choice\nSpelling';
const GRADED_WITHIN_MS = 120_000;
/** For `startProduct`: the administrator whose pages are measured. */
export const ADMINISTRATOR = {
  ADMIN_EMAIL: 'admin@school.example',
  ADMIN_PASSWORD: 'a sentence nobody guesses 7',
};

/**
 * Fills a product that was started with `ADMINISTRATOR` with a teacher's class set: 30 graded essays under an assignment.
 * @returns every page that the product has, as somebody opens it: its name, its path, and the headers of who opens it
 */
export async function pagesOfProduct(address) {
  const teacher = await newTeacher(address);
  const { classId, assignmentId, listed, studentId, essayId, rubricId } = await filled(teacher);
  const as = { teacher: { Cookie: teacher.cookie() }, admin: { Cookie: await adminCookie(address) } };
  const inClass = `/classes/${classId}`;
  // What grading left behind is over before anything is measured.
  await sleep(2_000);
  return [
    { name: 'landing', path: '/' },
    { name: 'sign-in', path: '/essays' },
    { name: 'mailed link', path: '/reset-password' },
    { name: 'dashboard', path: '/', headers: as.teacher },
    { name: 'essays', path: '/essays', headers: as.teacher },
    { name: 'review', path: `/essays/${essayId}`, headers: as.teacher },
    { name: 'assignment', path: `${inClass}/assignments/${assignmentId}`, headers: as.teacher },
    { name: 'classes', path: '/classes', headers: as.teacher },
    { name: 'class', path: inClass, headers: as.teacher },
    { name: 'student', path: `/classes/${listed}/students/${studentId}`, headers: as.teacher },
    { name: 'rubrics', path: '/rubrics', headers: as.teacher },
    { name: 'calibration', path: `/rubrics/${rubricId}/calibration`, headers: as.teacher },
    { name: 'metrics', path: '/metrics', headers: as.teacher },
    { name: 'AI tools', path: '/ai-tools', headers: as.teacher },
    { name: 'subscribe', path: '/subscribe', headers: as.teacher },
    { name: 'subscription', path: '/?tab=subscription', headers: as.teacher },
    { name: 'profile', path: '/profile', headers: as.teacher },
    { name: 'admin', path: '/admin', headers: as.admin },
  ];
}

async function filled({ call, json }) {
  const names = Array.from({ length: ESSAYS }, (_, index) => `essay-${index + 1}.pdf`);
  const { essays } = await json(
    'POST',
    '/api/essays',
    await uploadOf(['Mia Chen.pdf', ...names.slice(1)], 4),
  );
  const ids = essays.map(({ id }) => id);
  await gradeAll({ call, json }, ids, CRITERIA, GRADED_WITHIN_MS);
  for (const id of ids) await call('DELETE', `/api/processing-status/${id}`);
  // One essay is by a student on a class list. The class of the others lists nobody, so their page does not
  // ask whose they are.
  const { id: listed } = await json('POST', '/api/classes', { name: 'Year 10 English' });
  await call('PUT', `/api/classes/${listed}/students`, {
    text: 'Name,Student number\nMia Chen,1042\nNoah Ali,1043',
  });
  const [{ id: studentId }] = await json('GET', `/api/classes/${listed}/students`);
  const { id: classId } = await json('POST', '/api/classes', { name: 'Year 9 English' });
  const [own, others] = await Promise.all(
    [listed, classId].map((id) =>
      json('POST', '/api/assignments', { title: 'Phones at school', classId: id }),
    ),
  );
  for (const id of ids)
    await call('PUT', `/api/essays/${id}`, { assignmentId: id === ids[0] ? own.id : others.id });
  const [platform] = await json('GET', '/api/rubrics?scope=platform');
  const { id: rubricId } = await json('POST', `/api/rubrics/${platform.id}/duplicate`);
  return { classId, assignmentId: others.id, listed, studentId, essayId: ids[1], rubricId };
}

async function adminCookie(address) {
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMINISTRATOR.ADMIN_EMAIL, password: ADMINISTRATOR.ADMIN_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`The administrator could not sign in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
