import { Client } from 'pg';
import type { GradingResult } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { API, pathTo } from '@marklight/contracts/routes';
import { readPdf } from '../src/common/pdf/testing/read-pdf';
import { GradingWorker } from '../src/grading/grading-worker';
import { PurgeJob } from '../src/essays/trash/purge.job';
import { aClassSet, aGradedClassSet, untilGraded } from './factories/class-set';
import { anAssignment } from './factories/classes';
import { aTeacher, PASSWORD, type Person } from './factories/people';
import { aRubric } from './factories/rubrics';
import { acceptProposals } from './factories/two-works';
import { startTestApp, type TestApp } from './setup/test-app';

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
/** Changes lines as no one may, to stand for the passing of time. */
async function withLinesOpen(statement: string, essayId: string): Promise<void> {
  await app.database.query('alter table result_ledger disable trigger user');
  await app.database.query(statement, [essayId]);
  await app.database.query('alter table result_ledger enable trigger user');
}
const linesOf = (essayId: string) =>
  app.database.query<{ n: number }[]>('select count(*)::int as n from result_ledger where essay_id = $1', [
    essayId,
  ]);

describe('the ledger of a result', () => {
  it('says what proposed it, by which criteria, and what it proposed', async () => {
    const { essayId, criteriaId, result } = await aResult();
    expect(await ledgerOf(essayId)).toEqual([
      {
        id: expect.any(String) as string,
        resultId: result.id,
        at: expect.stringMatching(/^\d{4}-.+Z$/) as string,
        kind: 'proposed',
        proposal: {
          provider: 'built-in',
          model: result.model,
          promptVersion: null,
          locale: 'en-AU',
          strictness: 'standard',
          genre: result.genre,
          criteriaSet: { id: criteriaId, name: 'pasted-criteria.txt', rubric: null },
          levels: result.feedback.map(({ criteria, weight, level }) => ({
            criterion: criteria,
            weight,
            level,
          })),
          grade: result.grade,
          decisionsKept: 0,
          usage: null,
          tookMs: expect.any(Number) as number,
          textAsSent: null,
        },
      },
    ]);
  });

  it('has every change, newest first, with who, when, from and to; saving the same again adds none', async () => {
    const { essayId, result } = await aResult();
    const [was] = result.feedback;
    const level = was?.level === 4 ? 0 : 4;
    const changed = (await decide(result, { level, feedback: 'Read again.' }).expect(200))
      .body as GradingResult;
    await decide(changed, { level, feedback: 'Read again.' }).expect(200);
    await teacher.agent
      .put(pathTo(API.essayReviewed, { id: essayId }))
      .send({ reviewed: true })
      .expect(204);
    await teacher.agent
      .put(pathTo(API.essayReviewed, { id: essayId }))
      .send({ reviewed: true })
      .expect(204);
    const criterion = { number: 1, text: was?.criteria };
    expect((await ledgerOf(essayId)).slice(0, 3)).toMatchObject([
      { by: 'Tess Teacher', change: { field: 'reviewed', from: false, to: true, leftOut: [] } },
      {
        by: 'Tess Teacher',
        change: { field: 'feedback', criterion, from: was?.feedback, to: 'Read again.' },
      },
      { by: 'Tess Teacher', change: { field: 'level', criterion, from: was?.level, to: level } },
    ]);
    expect(await ledgerOf(essayId)).toHaveLength(4);
    expect(await ledgerOf(essayId, { page: 2, pageSize: 3 })).toMatchObject([{ kind: 'proposed' }]);
    expect(await ledgerOf(essayId, { resultId: result.id })).toHaveLength(4);
    expect(await ledgerOf(essayId, { resultId: essayId })).toEqual([]);
  });

  it('shows what is typed in one sitting as one change from first to last, while every save has its line', async () => {
    const { essayId, result } = await aResult();
    const [was] = result.feedback;
    let now = result;
    const type = async (changes: { level?: number; feedback?: string }) => {
      now = (await decide(now, changes).expect(200)).body as GradingResult;
    };
    for (const feedback of ['Read', 'Read again', 'Read again.']) await type({ feedback });
    const criterion = { number: 1, text: was?.criteria };
    const sitting = { field: 'feedback', criterion, from: was?.feedback, to: 'Read again.' };
    const [entry, proposed, ...none] = await ledgerOf(essayId);
    expect(none).toEqual([]);
    expect(proposed?.kind).toBe('proposed');
    expect(entry).toMatchObject({ by: 'Tess Teacher', change: sitting, since: expect.any(String) });
    expect((await linesOf(essayId))[0]?.n).toBe(4);
    expect(await ledgerOf(essayId, { resultId: result.id, page: 1, pageSize: 1 })).toEqual([entry]);

    const level = was?.level === 4 ? 0 : 4;
    await type({ level });
    await type({ feedback: 'Read again. Later' });
    await type({ feedback: 'Read again. Later on.' });
    expect(await ledgerOf(essayId)).toMatchObject([
      { change: { field: 'feedback', from: 'Read again.', to: 'Read again. Later on.' } },
      { change: { field: 'level', from: was?.level, to: level } },
      { change: sitting },
      { kind: 'proposed' },
    ]);
    expect(await printed(result.id)).toContain('Tess Teacher');
  });

  it('shows nothing of what was typed and taken back in one sitting', async () => {
    const { essayId, result } = await aResult();
    const changed = (await decide(result, { feedback: 'Read again.' }).expect(200)).body as GradingResult;
    await decide(changed, { feedback: result.feedback[0]?.feedback }).expect(200);
    expect(await ledgerOf(essayId)).toMatchObject([{ kind: 'proposed' }]);
    expect((await linesOf(essayId))[0]?.n).toBe(3);
  });

  it('shows what is typed a good while later as a change that is separate', async () => {
    const { essayId, result } = await aResult();
    const changed = (await decide(result, { feedback: 'Read.' }).expect(200)).body as GradingResult;
    await decide(changed, { feedback: 'Read again.' }).expect(200);
    expect(await ledgerOf(essayId)).toHaveLength(2);
    await withLinesOpen(
      `update result_ledger set happened_at = happened_at - interval '11 minutes'
      where essay_id = $1 and details ->> 'to' = 'Read.'`,
      essayId,
    );
    expect(await ledgerOf(essayId)).toHaveLength(3);
  });

  it('keeps three changes through a regrade, in the reply and in the PDF of each result', async () => {
    const { essayId, criteriaId, result } = await aResult();
    const [was] = result.feedback;
    const level = was?.level === 4 ? 0 : 4;
    await decide(result, { level, feedback: 'Read again.' }).expect(200);
    await teacher.agent
      .put(pathTo(API.essayReviewed, { id: essayId }))
      .send({ reviewed: true })
      .expect(204);
    const before = await ledgerOf(essayId);
    await teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], criteriaId, locale: 'en-US', again: 'all' })
      .expect(202);
    await untilGraded(teacher);

    const [regrade, ...rest] = await ledgerOf(essayId);
    expect(rest).toEqual(before);
    expect(rest.map((line) => (line.kind === 'changed' ? line.change.field : line.kind))).toEqual([
      'reviewed',
      'feedback',
      'level',
      'proposed',
    ]);
    expect(regrade).toMatchObject({ kind: 'proposed', proposal: { locale: 'en-US' } });
    expect(await ledgerOf(essayId, { resultId: result.id })).toEqual(before);

    const decided = await printed(result.id);
    expect(decided).toMatch(/grade [A-F], reviewed by Tess Teacher on/);
    expect(decided).toContain(`1. ${was?.criteria}: level ${level},`);
    expect(decided).toMatch(/changed by Tess Teacher on .+ Comment changed by Tess Teacher on/);
    const proposed = await printed(regrade?.resultId ?? '');
    expect(proposed).toContain('Another result of this essay counts, so this is not its grade.');
    expect(proposed).not.toMatch(/Tess Teacher/);
  });

  it('has no line for a change that was refused', async () => {
    const { essayId, result } = await aResult();
    await decide(result, { feedback: 'First window.' }).expect(200);
    await decide(result, { feedback: 'Second window.' }).expect(409);
    expect(await ledgerOf(essayId)).toHaveLength(2);
  });

  it('names the criteria that a review left out', async () => {
    const set = await aClassSet(teacher, { criteria: ['Clear thesis', 'Neat handwriting'] });
    await teacher.agent.post(API.gradeEnhanced).send(set).expect(202);
    await untilGraded(teacher);
    const [id = ''] = set.essayIds;
    await teacher.agent
      .put(pathTo(API.essayReviewed, { id }))
      .send({ reviewed: true, leaveOutUnmarked: true })
      .expect(204);
    expect((await ledgerOf(id))[0]).toMatchObject({
      change: { field: 'reviewed', to: true, leftOut: ['Neat handwriting'] },
    });
  });

  it('names the rubric and the version used, whatever happens to the rubric', async () => {
    const rubric = { name: 'Argument', criteria: [{ name: 'Thesis', weight: 1 }] };
    const { body: made } = await teacher.agent.post(API.rubrics).send(rubric).expect(201);
    const { id, version } = made as { id: string; version: number };
    const { body } = await teacher.agent
      .put(pathTo(API.rubric, { id }))
      .send({ ...rubric, criteria: [{ name: 'Thesis', weight: 2 }], version })
      .expect(200);
    const { body: set } = await teacher.agent.post(pathTo(API.rubricCriteriaSet, { id })).expect(201);
    const { essayIds } = await aClassSet(teacher);
    const criteriaId = (set as { id: string }).id;
    await teacher.agent.post(API.gradeEnhanced).send({ essayIds, criteriaId }).expect(202);
    await untilGraded(teacher);
    await teacher.agent.delete(pathTo(API.rubric, { id })).expect(204);
    expect((body as { version: number }).version).toBe(2);
    expect(await ledgerOf(essayIds[0] ?? '')).toMatchObject([
      { proposal: { criteriaSet: { name: 'Argument', rubric: { id, version: 2 } } } },
    ]);
  });

  it.each(['renamed', 'deleted'])(
    'names them as they were asked for if the rubric is %s while grading runs',
    async (change) => {
      const rubric = await aRubric(teacher);
      const path = pathTo(API.rubric, { id: rubric.id });
      const assignment = await anAssignment(teacher, { rubricId: rubric.id });
      const { essayIds } = await aClassSet(teacher, { essays: 2 });
      for (const id of essayIds)
        await teacher.agent.put(pathTo(API.essay, { id })).send({ assignmentId: assignment.id }).expect(200);
      const [essayId = '', other = ''] = essayIds;
      await app.nest.get(GradingWorker).stop();
      try {
        await teacher.agent
          .post(API.gradeEnhanced)
          .send({ essayIds: [essayId] })
          .expect(202);
        if (change === 'deleted') await teacher.agent.delete(path).expect(204);
        else {
          await teacher.agent
            .put(path)
            .send({ ...rubric, name: 'Another title' })
            .expect(200);
          // Grading by the same version gives its criteria the new title.
          await teacher.agent
            .post(API.gradeEnhanced)
            .send({ essayIds: [other] })
            .expect(202);
        }
      } finally {
        await app.nest.get(GradingWorker).start();
      }
      await untilGraded(teacher);
      expect(await ledgerOf(essayId)).toMatchObject([
        { proposal: { criteriaSet: { name: rubric.name, rubric: { id: rubric.id, version: 1 } } } },
      ]);
      expect(await printed((await resultOf(essayId)).id)).toContain(
        `${rubric.name}, version 1 of the rubric.`,
      );
    },
  );

  it('names what was carried over as such, and no level where the teacher changed only the words', async () => {
    const { essayId, criteriaId, result } = await aResult();
    const [proposed] = await ledgerOf(essayId);
    const level = result.feedback[0]?.level === 4 ? 0 : 4;
    await decide(result, { feedback: 'Mine.' }).expect(200);
    await teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], criteriaId, locale: 'en-US', again: 'all' })
      .expect(202);
    await untilGraded(teacher);
    await app.database.query(
      `update grading_results set feedback = jsonb_set(feedback, '{0,level}', to_jsonb($2::int))
       where essay_id = $1 and standing = 'proposed'`,
      [essayId, level],
    );
    await acceptProposals(teacher);
    const accepted = await resultOf(essayId);
    expect(accepted.feedback[0]).toMatchObject({ level, feedback: 'Mine.' });
    const changes = (await ledgerOf(essayId, { resultId: accepted.id })).flatMap((line) =>
      line.kind === 'changed' ? [line.change] : [],
    );
    const { criteriaSet } = proposed?.kind === 'proposed' ? proposed.proposal : {};
    expect(changes).toMatchObject([
      {
        ...{ field: 'feedback', carriedOver: true, to: 'Mine.' },
        carriedFrom: { id: result.id, gradedAt: result.createdAt, criteriaSet },
      },
      { field: 'in_force' },
    ]);
    expect(criteriaSet).toBeDefined();
    expect(await printed(accepted.id)).toMatch(
      /Comment carried over by Tess Teacher on .*, from the result of .*, graded by “/,
    );
  });

  it('says of a mark that accepting a new result took away that the teacher did not remove it', async () => {
    const { essayId, criteriaId, result } = await aResult();
    const mark = (reviewed: boolean) =>
      teacher.agent.put(`/api/essays/${essayId}/reviewed`).send({ reviewed, leaveOutUnmarked: true });
    await mark(true).expect(204);
    await mark(false).expect(204);
    await mark(true).expect(204);
    await teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], criteriaId, locale: 'en-US', again: 'all' })
      .expect(202);
    await untilGraded(teacher);
    await acceptProposals(teacher);
    const takenBack = (await ledgerOf(essayId)).flatMap((line) =>
      line.kind === 'changed' && line.change.field === 'reviewed' && !line.change.to ? [line] : [],
    );
    const change = { field: 'reviewed', from: true, to: false, leftOut: [] };
    expect(takenBack.map((line) => line.change)).toEqual([{ ...change, byChoice: true }, change]);
    expect(takenBack[1]?.resultId).toBe(result.id);
  });

  it('continues when the essay is graded again', async () => {
    const { essayId, criteriaId, result } = await aResult();
    await decide(result, { feedback: 'Mine.' }).expect(200);
    await teacher.agent
      .post(API.gradeEnhanced)
      .send({ essayIds: [essayId], criteriaId, locale: 'en-US', again: 'all' })
      .expect(202);
    await untilGraded(teacher);
    expect((await ledgerOf(essayId)).map(({ kind }) => kind)).toEqual(['proposed', 'changed', 'proposed']);
    expect((await ledgerOf(essayId))[0]).toMatchObject({ proposal: { locale: 'en-US' } });

    await acceptProposals(teacher);
    const accepted = await resultOf(essayId);
    const [words, inForce] = await ledgerOf(essayId);
    expect(words).toMatchObject({ resultId: accepted.id, change: { field: 'feedback', to: 'Mine.' } });
    expect(inForce).toMatchObject({
      by: 'Tess Teacher',
      resultId: accepted.id,
      change: { field: 'in_force', from: result.id, to: accepted.id },
    });
  });
});

describe('a line of the ledger', () => {
  it.each([
    ['result_ledger', 'happened_at', `(essay_id, kind, details) values ($1, 'changed', '{}')`],
    [
      'admin_audit_log',
      'created_at',
      `(subject_id, admin_email, action) values ($1, 'a@b.example', 'tried')`,
    ],
  ])(
    'says when it came, not when it says that it came, like one of the audit log: %s',
    async (table, column, row) => {
      const { essayId } = await aResult();
      const [columns, values] = row.split(' values ');
      const client = new Client({ connectionString: app.runtimeUrl });
      await client.connect();
      const { rows } = await client.query<{ isNow: boolean }>(
        `insert into ${table} ${columns?.replace(')', `, ${column})`)} values ${values?.replace(/\)$/, `, '2001-01-01')`)}
       returning ${column} = now() as "isNow"`,
        [essayId],
      );
      await client.end();
      expect(rows).toEqual([{ isNow: true }]);
    },
  );

  it.each([
    ['changed', `update result_ledger set details = '{}' where essay_id = $1`],
    ['removed', 'delete from result_ledger where essay_id = $1'],
    ['given to another essay', 'update result_ledger set essay_id = gen_random_uuid() where essay_id = $1'],
    ['removed with all others', 'truncate result_ledger'],
    ['removed with all essays', 'truncate essays cascade'],
  ])('is not %s, neither by the role that the product works as nor by the owner', async (_, statement) => {
    const { essayId } = await aResult();
    for (const connectionString of [app.runtimeUrl, app.databaseUrl]) {
      const client = new Client({ connectionString });
      await client.connect();
      await expect(client.query(statement, statement.includes('$1') ? [essayId] : [])).rejects.toMatchObject({
        code: '42501',
      });
      await client.end();
    }
    expect(await linesOf(essayId)).toEqual([{ n: 1 }]);
  });

  it('stays while the essay can be restored, and is deleted with it', async () => {
    const { essayId } = await aResult();
    await teacher.agent.delete(pathTo(API.essay, { id: essayId })).expect(204);
    await teacher.agent.get(pathTo(API.essayLedger, { id: essayId })).expect(404);
    expect(await linesOf(essayId)).toEqual([{ n: 1 }]);
    await app.database.query(`update essays set deleted_at = now() - interval '31 days' where id = $1`, [
      essayId,
    ]);
    await app.nest.get(PurgeJob).run();
    expect(await linesOf(essayId)).toEqual([{ n: 0 }]);
  });

  it('is deleted with the account', async () => {
    const { essayId } = await aResult();
    await teacher.agent.post(API.deleteAccount).send({ password: PASSWORD }).expect(204);
    expect(await linesOf(essayId)).toEqual([{ n: 0 }]);
  });
});

describe('the explanation of a grade', () => {
  const explain = (person: Person, id: string, query: object = {}) =>
    person.agent.get(pathTo(API.resultExplanation, { id })).query(query).buffer(true);

  it('is a PDF of the teacher’s own result', async () => {
    const { result } = await aResult();
    const reply = await explain(teacher, result.id, { timeZone: 'Australia/Sydney' }).expect(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toMatch(/grade-explanation-.+\.pdf/);
    await explain(await aTeacher(app), result.id).expect(404);
  });

  it('refuses an unknown time zone', async () => {
    const { result } = await aResult();
    await explain(teacher, result.id, { timeZone: 'Mars/Olympus' }).expect(400);
  });
});
