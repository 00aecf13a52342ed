import { Client } from 'pg';
import type { GradingResult } from '@marklight/contracts/grading';
import { API, pathTo } from '@marklight/contracts/routes';
import { PurgeJob } from '../src/essays/trash/purge.job';
import { aClassSet, untilGraded } from './factories/class-set';
import { aLedger } from './factories/ledger';
import { aTeacher, PASSWORD, type Person } from './factories/people';

const ledger = aLedger();
const { aResult, decide, ledgerOf, printed } = ledger;

/** Changes lines as no one may, to stand for the passing of time. */
async function withLinesOpen(statement: string, essayId: string): Promise<void> {
  await ledger.app.database.query('alter table result_ledger disable trigger user');
  await ledger.app.database.query(statement, [essayId]);
  await ledger.app.database.query('alter table result_ledger enable trigger user');
}
const linesOf = (essayId: string) =>
  ledger.app.database.query<{ n: number }[]>(
    'select count(*)::int as n from result_ledger where essay_id = $1',
    [essayId],
  );

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
    await ledger.teacher.agent
      .put(pathTo(API.essayReviewed, { id: essayId }))
      .send({ reviewed: true })
      .expect(204);
    await ledger.teacher.agent
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

  it('has no line for a change that was refused', async () => {
    const { essayId, result } = await aResult();
    await decide(result, { feedback: 'First window.' }).expect(200);
    await decide(result, { feedback: 'Second window.' }).expect(409);
    expect(await ledgerOf(essayId)).toHaveLength(2);
  });

  it('names the criteria that a review left out', async () => {
    const set = await aClassSet(ledger.teacher, { criteria: ['Clear thesis', 'Neat handwriting'] });
    await ledger.teacher.agent.post(API.gradeEnhanced).send(set).expect(202);
    await untilGraded(ledger.teacher);
    const [id = ''] = set.essayIds;
    await ledger.teacher.agent
      .put(pathTo(API.essayReviewed, { id }))
      .send({ reviewed: true, leaveOutUnmarked: true })
      .expect(204);
    expect((await ledgerOf(id))[0]).toMatchObject({
      change: { field: 'reviewed', to: true, leftOut: ['Neat handwriting'] },
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
      const client = new Client({ connectionString: ledger.app.runtimeUrl });
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
    for (const connectionString of [ledger.app.runtimeUrl, ledger.app.databaseUrl]) {
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
    await ledger.teacher.agent.delete(pathTo(API.essay, { id: essayId })).expect(204);
    await ledger.teacher.agent.get(pathTo(API.essayLedger, { id: essayId })).expect(404);
    expect(await linesOf(essayId)).toEqual([{ n: 1 }]);
    await ledger.app.database.query(
      `update essays set deleted_at = now() - interval '31 days' where id = $1`,
      [essayId],
    );
    await ledger.app.nest.get(PurgeJob).run();
    expect(await linesOf(essayId)).toEqual([{ n: 0 }]);
  });

  it('is deleted with the account', async () => {
    const { essayId } = await aResult();
    await ledger.teacher.agent.post(API.deleteAccount).send({ password: PASSWORD }).expect(204);
    expect(await linesOf(essayId)).toEqual([{ n: 0 }]);
  });
});

describe('the explanation of a grade', () => {
  const explain = (person: Person, id: string, query: object = {}) =>
    person.agent.get(pathTo(API.resultExplanation, { id })).query(query).buffer(true);

  it('is a PDF of the teacher’s own result', async () => {
    const { result } = await aResult();
    const reply = await explain(ledger.teacher, result.id, { timeZone: 'Australia/Sydney' }).expect(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toMatch(/grade-explanation-.+\.pdf/);
    await explain(await aTeacher(ledger.app), result.id).expect(404);
  });

  it('refuses an unknown time zone', async () => {
    const { result } = await aResult();
    await explain(ledger.teacher, result.id, { timeZone: 'Mars/Olympus' }).expect(400);
  });
});
