import { unzipSync } from 'fflate';
import type { HandBackForm } from '@marklight/contracts/hand-back';
import { readPdf } from '../../src/common/pdf/testing/read-pdf';
import { readCsv } from '../../src/common/files/testing/read-csv';
import { startTestApp, type TestApp } from '../setup/test-app';
import { anAssignment } from './classes';
import { aTeacher, type Person } from './people';
import { aGradedEssay, type GradedEssay } from './results';

/** Includes essays that are not reviewed. */
export const INCLUDED = { unreviewed: 'include' };

export const errorOf = ({ body }: { body: unknown }) =>
  JSON.parse(String(body)) as { code: string; message: string };
export const pagesOf = (pdf: Uint8Array) =>
  readPdf(pdf).pages.map(({ texts }) => texts.map(({ text }) => text).join(' '));
export const namesIn = (entries: Record<string, Uint8Array>) => Object.keys(entries).sort();

/**
 * Starts a server for the tests of a file, and before each test makes a teacher with an assignment whose essays are
 * handed back.
 */
export function aHandBack() {
  let app: TestApp;
  let teacher: Person;
  let assignmentId: string;
  let classId: string;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    teacher = await aTeacher(app);
    ({ id: assignmentId, classId } = await anAssignment(teacher, { title: 'Persuasive essay' }));
  });

  /** Graded and reviewed, unless stated otherwise. */
  const anEssay = (studentName: string | null, given: Partial<GradedEssay> = {}) =>
    aGradedEssay(app, teacher, {
      assignmentId,
      levels: { Thesis: 3, Evidence: 1 },
      status: 'reviewed',
      studentName,
      ...given,
    });
  const ask = (form: HandBackForm, more: Record<string, string> = {}, by = teacher) =>
    by.agent
      .get('/api/hand-back')
      .query({ assignmentId, form, ...more })
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      });
  const fileOf = async (form: HandBackForm, more: Record<string, string> = {}) =>
    (await ask(form, more).expect(200)).body as Buffer;
  const entriesOf = async (form: HandBackForm, more: Record<string, string> = {}) =>
    unzipSync(await fileOf(form, more));
  async function table(more: Record<string, string> = {}): Promise<Record<string, string | undefined>[]> {
    const [header = [], ...rows] = readCsv((await fileOf('csv', more)).toString());
    return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
  }

  return {
    get app() {
      return app;
    },
    get teacher() {
      return teacher;
    },
    get assignmentId() {
      return assignmentId;
    },
    get classId() {
      return classId;
    },
    ...{ anEssay, ask, fileOf, entriesOf, table },
  };
}
