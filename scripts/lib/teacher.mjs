import { setTimeout as sleep } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { SAMPLE_TEXT } from './sample-account.mjs';

const PASSWORD = 'a sentence nobody guesses 7';

/**
 * Signs a new teacher up by HTTP alone.
 * @returns how to call the product as this teacher (`call` gives the reply, `json` its content), and the cookie
 * @throws Error with method, path and what the server said, for every reply that is not a success
 */
export async function newTeacher(address) {
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
  return { call, json, cookie: () => cookie };
}

/** A form that uploads these files, each repeating the sample text `paragraphs` times. */
export async function uploadOf(names, paragraphs = 1) {
  const form = new FormData();
  for (const name of names) {
    const pdf = new PDFDocument();
    for (let n = 0; n < paragraphs; n += 1) pdf.text(SAMPLE_TEXT).moveDown();
    pdf.end();
    form.append('essays', new Blob([Buffer.concat(await pdf.toArray())]), name);
  }
  return form;
}

/**
 * Grades the essays and waits until all are done.
 * @throws Error if one could not be graded, or not within `milliseconds`
 */
export async function gradeAll({ call, json }, essayIds, criteria, milliseconds) {
  const { id: criteriaId } = await json('POST', '/api/criteria/text', { text: criteria });
  await call('POST', '/api/grade-enhanced', { essayIds, criteriaId });
  for (const deadline = performance.now() + milliseconds; performance.now() < deadline; await sleep(200)) {
    const entries = await json('GET', '/api/processing-status');
    const failed = entries.find(({ status }) => status === 'error');
    if (failed) throw new Error(`the essay was not graded: ${failed.error}`);
    if (entries.length > 0 && entries.every(({ status }) => status === 'complete')) return;
  }
  throw new Error(`the essays were not graded within ${milliseconds / 1000} s`);
}
