import type { GradingResult } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { API, pathTo } from '@marklight/contracts/routes';
import { readPdf } from '../../src/common/pdf/testing/read-pdf';
import { startTestApp, type TestApp } from '../setup/test-app';
import { aGradedClassSet } from './class-set';
import { aTeacher, type Person } from './people';

/**
 * Starts a server that grades for the tests of a file; before each test there is a new teacher, whose ledger can be
 * read.
 */
export function aLedger() {
  let app: TestApp;
  let teacher: Person;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    teacher = await aTeacher(app);
  });

  async function aResult(): Promise<{ essayId: string; criteriaId: string; result: GradingResult }> {
    const { essayIds, criteriaId } = await aGradedClassSet(teacher);
    const [essayId = ''] = essayIds;
    return { essayId, criteriaId, result: await resultOf(essayId) };
  }
  async function resultOf(essayId: string): Promise<GradingResult> {
    const { body } = await teacher.agent.get(pathTo(API.essayResults, { id: essayId })).expect(200);
    return (body as [GradingResult])[0];
  }
  async function ledgerOf(essayId: string, query: object = {}): Promise<LedgerEntry[]> {
    const call = teacher.agent.get(pathTo(API.essayLedger, { id: essayId })).query(query);
    return (await call.expect(200)).body as LedgerEntry[];
  }
  /** Changes the first criterion. */
  const decide = (result: GradingResult, changes: { level?: number; feedback?: string }) =>
    teacher.agent.put(pathTo(API.result, { id: result.id })).send({
      version: result.version,
      feedback: result.feedback.map(({ level, feedback }, index) =>
        index === 0 ? { level, feedback, ...changes } : { level, feedback },
      ),
    });
  /** The words of the PDF that explains the grade of this result. */
  async function printed(resultId: string): Promise<string> {
    const reply = await teacher.agent
      .get(pathTo(API.resultExplanation, { id: resultId }))
      .buffer(true)
      .expect(200);
    return readPdf(reply.body as Buffer)
      .pages.flatMap(({ texts }) => texts.map(({ text }) => text))
      .join(' ');
  }

  return {
    get app() {
      return app;
    },
    get teacher() {
      return teacher;
    },
    ...{ aResult, resultOf, ledgerOf, decide, printed },
  };
}
