import type { ApproveReply, WaitingApproval } from '@marklight/contracts/approvals';
import { COMMENT_BANK_MAX, COMMENT_MAX_CHARACTERS } from '@marklight/contracts/business';
import type { BankComment } from '@marklight/contracts/comment-bank';
import type { GradingResult } from '@marklight/contracts/grading';
import { readCsv } from '../src/common/files/testing/read-csv';
import { aClass } from './factories/classes';
import { aTeacher, type Person } from './factories/people';
import { aGradedEssay } from './factories/results';
import { startTestApp, type TestApp } from './setup/test-app';

const ESSAY = 'School gardens teach patience to everybody who works there. They also feed the canteen.';

let app: TestApp;
let teacher: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await aTeacher(app);
});

const bank = async (query = '', of = teacher) =>
  (await of.agent.get(`/api/comment-bank${query}`).expect(200)).body as BankComment[];
const words = async (query = '') => (await bank(query)).map((one) => one.words);
const add = (text: string, of = teacher) => of.agent.post('/api/comment-bank').send({ words: text });
const importing = (text: string, format = 'lines') =>
  teacher.agent.post('/api/comment-bank/import').send({ text, format });
const fill = (count: number) =>
  app.database.query(
    `insert into comment_bank (user_id, words) select $1, 'Comment ' || n from generate_series(1, $2) n`,
    [teacher.id, count],
  );

async function aResult(): Promise<GradingResult> {
  const essayId = await aGradedEssay(app, teacher, {
    assignmentId: null,
    levels: { 'Clear thesis': 2, Evidence: 3 },
    content: ESSAY,
  });
  const { body } = await teacher.agent.get(`/api/essays/${essayId}/results`).expect(200);
  return (body as [GradingResult])[0];
}
interface Said {
  feedback?: string;
  comment?: string;
  remark?: string;
}
const decide = async (result: GradingResult, { feedback, comment, remark }: Said) =>
  teacher.agent
    .put(`/api/results/${result.id}`)
    .send({
      version: result.version,
      feedback: result.feedback.map((item, index) => ({
        level: item.level,
        feedback: index === 0 && feedback !== undefined ? feedback : item.feedback,
      })),
      whole: {
        ...(remark !== undefined && { remark }),
        ...(comment !== undefined && {
          comments: [{ id: 'c1', start: 0, end: 6, quote: 'School', words: comment, criterion: null }],
        }),
      },
    })
    .expect(200);
const approve = (result: GradingResult, reviewed = true) =>
  teacher.agent.put(`/api/essays/${result.essay.id}/reviewed`).send({ reviewed }).expect(204);
const said = async (what: Said) => {
  const result = await aResult();
  await decide(result, what);
  await approve(result);
  return result;
};

describe('the comment bank', () => {
  it('takes what the teacher wrote when the essay is approved, and not before', async () => {
    const result = await aResult();
    const proposed = result.feedback[0]?.feedback ?? '';
    await decide(result, {
      feedback: `${proposed} Say how you know.`,
      comment: 'A strong opening.',
      remark: 'Well done. Keep going.',
    });
    expect(await bank()).toEqual([]);
    await approve(result);
    expect((await words()).sort()).toEqual([
      'A strong opening.',
      'Keep going.',
      'Say how you know.',
      'Well done.',
    ]);
  });

  it('takes nothing of an essay that is approved as the machine proposed it', async () => {
    await said({});
    expect(await bank()).toEqual([]);
  });

  it('grows the same when essays are approved together', async () => {
    const [written, untouched] = [await aResult(), await aResult()];
    await decide(written, { comment: 'A strong opening.' });
    const { body } = await teacher.agent.get('/api/approvals').expect(200);
    const essays = (body as WaitingApproval[]).map(({ essayId, id, version, proposalId }) => ({
      ...{ essayId, id, version, proposalId },
    }));
    const approved = await teacher.agent.post('/api/approvals').send({ essays }).expect(200);
    expect((approved.body as ApproveReply).approved.sort()).toEqual(
      [written.essay.id, untouched.essay.id].sort(),
    );
    expect(await words()).toEqual(['A strong opening.']);
  });

  it('keeps what the teacher removed or reworded there when an essay is approved again, and counts a use once', async () => {
    await add('Say why.').expect(201);
    const result = await said({ comment: 'Say why.', feedback: 'Name a source.', remark: 'Keep going.' });
    const [source, going] = await Promise.all(
      ['Name a source.', 'Keep going.'].map(async (text) => (await bank()).find((one) => one.words === text)),
    );
    await teacher.agent.delete(`/api/comment-bank/${source?.id}`).expect(204);
    await teacher.agent.put(`/api/comment-bank/${going?.id}`).send({ words: 'Go on like this.' }).expect(200);
    await approve(result, false);
    await approve(result);
    expect((await bank()).map((one) => [one.words, one.uses]).sort()).toEqual([
      ['Go on like this.', 1],
      ['Say why.', 1],
    ]);
  });

  it('lists the most used first, each once', async () => {
    await said({ comment: 'Say why.', feedback: 'Say how you know.' });
    await said({ comment: 'say  how you know.', feedback: 'Name a source.' });
    expect((await bank()).map((one) => [one.words, one.uses])).toEqual([
      ['Say how you know.', 2],
      ['Name a source.', 1],
      ['Say why.', 1],
    ]);
  });

  it('takes no name of a student and no words of the essay along', async () => {
    const { id } = await aClass(teacher);
    await teacher.agent.put(`/api/classes/${id}/students`).send({ text: 'Ngozi Adebayo' }).expect(200);
    await said({
      feedback: 'Well argued, Ngozi. You say “teach patience to everybody who works there”. Quote more.',
      comment: 'Ask Adebayo about this.',
    });
    expect(await words()).toEqual(['Quote more.']);
  });

  it('stops growing where the teacher wants that, and is used as before', async () => {
    await add('Say why.').expect(201);
    const off = await teacher.agent.put('/api/comment-bank/settings').send({ grows: false }).expect(200);
    expect(off.body).toEqual({ grows: false, count: 1 });
    await said({ comment: 'Say why.', feedback: 'Something new.' });
    expect(await bank()).toMatchObject([{ words: 'Say why.', uses: 1 }]);
    await teacher.agent.put('/api/comment-bank/settings').send({ grows: 'no' }).expect(400);
  });

  it('is found by words in any order, a page at a time', async () => {
    await importing('Name your source.\nYour source is not named.\nGood.').expect(200);
    expect((await words('?search=source%20name')).sort()).toEqual([
      'Name your source.',
      'Your source is not named.',
    ]);
    expect(await words('?search=100%25')).toEqual([]);
    await add('Un cafe\u0301, s’il vous plaît.').expect(201);
    expect(await words('?search=caf%C3%A9')).toHaveLength(1);
    expect(await words('?search=cafe%CC%81')).toHaveLength(1);
    const page = await teacher.agent.get('/api/comment-bank?page=2&pageSize=2').expect(200);
    expect(page.body).toHaveLength(2);
    expect(page.headers['x-total-count']).toBe('4');
  });

  it('is changed and removed; other words that it has already are refused', async () => {
    const { body: one } = await add('Say why.').expect(201);
    const { body: other } = await add('Say how.').expect(201);
    const path = `/api/comment-bank/${one.id}`;
    expect((await add('SAY  why.').expect(201)).body).toEqual(one);
    const refused = await teacher.agent.put(path).send({ words: 'say how.' }).expect(409);
    expect(refused.body.message).toBe('Your comment bank has these words already.');
    await teacher.agent.put(path).send({ words: '  ' }).expect(400);
    await teacher.agent.put(path).send({ words: 'SAY WHY!' }).expect(200);
    await teacher.agent.delete(`/api/comment-bank/${other.id}`).expect(204);
    await teacher.agent.delete(`/api/comment-bank/${other.id}`).expect(404);
    expect(await words()).toEqual(['SAY WHY!']);
  });

  it('of another teacher is neither seen nor changed', async () => {
    const { body } = await add('Say why.').expect(201);
    const stranger = await aTeacher(app);
    expect(await bank('', stranger)).toEqual([]);
    await stranger.agent.put(`/api/comment-bank/${body.id}`).send({ words: 'Mine.' }).expect(404);
    await stranger.agent.delete(`/api/comment-bank/${body.id}`).expect(404);
    expect((await stranger.agent.get('/api/comment-bank/export').expect(200)).text).not.toContain('why');
    expect(await words()).toEqual(['Say why.']);
  });
});

describe('importing comments', () => {
  it('takes one from each line, and says how many there were already', async () => {
    await add('Say why.').expect(201);
    const { body } = await importing('Say how, and why.\r\n\r\nSay why.\nsay how, and why.\n').expect(200);
    expect(body).toEqual({ added: 1, known: 2 });
    expect((await words()).sort()).toEqual(['Say how, and why.', 'Say why.']);
  });

  it('keeps the order of the list', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Remark ${index + 1}`);
    await importing(lines.join('\n')).expect(200);
    expect(await words()).toEqual(lines);
  });

  it('names the lines that are too long, and imports nothing', async () => {
    const long = 'a'.repeat(COMMENT_MAX_CHARACTERS + 1);
    const { body } = await importing(`Fine.\n${long}\n\n${long}`).expect(400);
    expect(body.message).toBe(
      'Lines 2 and 4 have more than 2,000 characters, which is the most a comment can have. Nothing was imported.',
    );
    expect(await bank()).toEqual([]);
  });

  it.each([
    ['is never closed', 'Comment\nGood.\n"Good start, but where is your reason?\nSay why.', 3],
    ['closes in a later comment', '"Good start\nSay why.\n"Name your source" first.', 1],
    ['closes before its comment ends', 'Good.\n"Because" is no reason, it needs one.', 2],
  ])('refuses CSV where a quotation mark %s, and imports nothing', async (_, text, line) => {
    const { body } = await importing(text, 'csv').expect(400);
    expect(body).toMatchObject({ code: 'broken_quote' });
    expect(body.message).toContain(`on line ${line} with a quotation mark`);
    expect(await bank()).toEqual([]);
  });

  it('reads a long text away from the event loop, and says by how many comments it is over the limit', async () => {
    const many = Array.from({ length: 40_000 }, (_, at) => `Say ${at}`).join('\n');
    const { body } = await importing(many).expect(409);
    expect(body.message).toContain('this text has 40,000 different ones');
    const same = 'Say why.\n'.repeat(50_000);
    expect((await importing(same).expect(200)).body).toEqual({ added: 1, known: 49_999 });
  });

  it.each(['', '\n \n'])('says so where there is none: %j', async (text) => {
    expect((await importing(text).expect(400)).body.message).toContain('no comment in this text');
  });

  it('takes back its own CSV, with lines, quotes and what a spreadsheet would calculate', async () => {
    const all = [
      "'=2+2 with an apostrophe.",
      'First line.\nSecond, “quoted” "line".',
      '=1+1 is no sentence.',
      'Comment',
    ];
    for (const one of all) await add(one).expect(201);
    const { text, headers } = await teacher.agent.get('/api/comment-bank/export').expect(200);
    expect(headers['content-disposition']).toMatch(/filename="comment-bank-.+\.csv"/);
    expect(readCsv(text).map(([first]) => first)).toContain("'=1+1 is no sentence.");
    for (const { id } of await bank()) await teacher.agent.delete(`/api/comment-bank/${id}`).expect(204);
    expect((await importing(text, 'csv').expect(200)).body).toEqual({ added: 4, known: 0 });
    expect((await words()).sort()).toEqual([...all].sort());
  });
});

describe('a full comment bank', () => {
  it('refuses more with what to do, and approving goes on', async () => {
    await fill(COMMENT_BANK_MAX - 1);
    const { body } = await importing('One more.\nAnd another.').expect(409);
    expect(body.message).toContain('has room for 1 more; this would add 2');
    await add('One more.').expect(201);
    expect((await add('And another.').expect(409)).body.message).toContain('Delete some first.');
    await said({ comment: 'Not kept.' });
    expect(await words('?search=kept')).toEqual([]);
    const settings = await teacher.agent.get('/api/comment-bank/settings').expect(200);
    expect(settings.body).toEqual({ grows: true, count: COMMENT_BANK_MAX });
  });
});
