import { COMMENTS_MAX } from '@marklight/contracts/business';
import type { EssayComment } from '@marklight/contracts/comments';
import type { GradingResult } from '@marklight/contracts/grading';
import type { LedgerEntry } from '@marklight/contracts/ledger';
import { readCsv } from '../src/common/files/testing/read-csv';
import { untilGraded } from './factories/class-set';
import { aTeacher } from './factories/people';
import { aGradedEssayForEachTest } from './factories/results';
import { acceptProposals } from './factories/two-works';

const ESSAY = 'School gardens teach patience. They also feed the canteen.';

const given = aGradedEssayForEachTest(ESSAY);
let result: GradingResult;
beforeEach(async () => {
  result = await inForce();
});

const inForce = async () =>
  ((await given.teacher.agent.get('/api/results?texts=included').expect(200)).body as [GradingResult])[0];
function on(quote: string, words: string, more: Partial<EssayComment> = {}): EssayComment {
  const start = ESSAY.indexOf(quote);
  return {
    id: quote.replace(/\W/g, ''),
    start,
    end: start + quote.length,
    quote,
    words,
    criterion: null,
    ...more,
  };
}
const send = (comments: unknown, of = result) =>
  given.teacher.agent.put(`/api/results/${of.id}`).send({
    version: of.version,
    feedback: of.feedback.map(({ level, feedback }) => ({ level, feedback })),
    whole: { comments },
  });
const commented = async (comments: EssayComment[], of = result) =>
  (await send(comments, of).expect(200)).body as GradingResult;

it('comments are kept in the order of the essay, changed and removed, and the result then carries a decision', async () => {
  const [late, early] = [on('feed', 'On a verb.'), on('patience', 'On a noun.', { criterion: 'Evidence' })];
  const saved = await commented([late, early]);
  expect(saved.comments).toEqual([early, late]);
  expect(saved).not.toHaveProperty('proposedWhole');
  const changed = await commented(
    [
      { ...late, words: 'Better.' },
      { ...early, words: '  ' },
    ],
    saved,
  );
  expect((await inForce()).comments).toEqual([{ ...late, words: 'Better.' }]);
  expect((await commented([], changed)).comments).toEqual([]);
});

it.each([
  ['other words than the essay has there', { quote: 'carrots' }],
  ['a place outside the essay', { start: 5_000, end: 5_004 }],
  ['no words', { start: 3, end: 3, quote: '' }],
  ['a criterion that the result does not have', { criterion: 'Handwriting' }],
])('a comment on %s is refused with its place, and nothing is saved', async (_, wrong) => {
  const { body } = await send([on('patience', 'Fine.'), on('feed', 'Wrong.', wrong)]).expect(400);
  expect(body.message).toContain('Comment 2');
  expect(body.message).not.toContain('carrots');
  expect(await inForce()).toEqual(result);
});

it('two comments of one id, and more than an essay can have, are refused', async () => {
  const one = on('feed', 'One.');
  const { body } = await send([one, one]).expect(400);
  expect(JSON.stringify(body)).toContain('Two comments have the same id.');
  const many = Array.from({ length: COMMENTS_MAX + 1 }, (_, n) => ({ ...one, id: `c${n}` }));
  expect(JSON.stringify((await send(many).expect(400)).body)).toContain(`at most ${COMMENTS_MAX} comments`);
});

it('another teacher can neither read nor write them', async () => {
  const saved = await commented([on('feed', 'Mine.')]);
  const stranger = await aTeacher(given.app);
  await stranger.agent.get(`/api/essays/${given.essayId}/results`).expect(404);
  await stranger.agent
    .put(`/api/results/${saved.id}`)
    .send({ version: saved.version, feedback: [], whole: { comments: [] } })
    .expect(404);
  expect((await inForce()).comments).toHaveLength(1);
});

it('they survive a new grading, also by other criteria', async () => {
  const comments = [on('feed', 'Mine.', { criterion: 'Evidence' })];
  await commented(comments);
  const criteria = await given.teacher.agent
    .post('/api/criteria/text')
    .send({ text: 'Vocabulary\nSpelling' })
    .expect(201);
  const { id: criteriaId } = criteria.body as { id: string };
  await given.teacher.agent
    .post('/api/grade-enhanced')
    .send({ essayIds: [given.essayId], criteriaId, locale: 'en-US', again: 'all' })
    .expect(202);
  await untilGraded(given.teacher);
  await acceptProposals(given.teacher);
  const accepted = await inForce();
  expect(accepted.feedback.map(({ criteria: name }) => name)).toEqual(['Vocabulary', 'Spelling']);
  expect(accepted.comments).toEqual(comments);
  // The criterion of the earlier result does not stand in the way of the next change.
  const more = [...comments, on('patience', 'Another.')];
  expect((await commented(more, accepted)).comments).toHaveLength(2);
});

it('the ledger has what was added, changed and removed, each with the words it is about', async () => {
  const [one, two] = [on('patience', 'One.'), on('feed', 'Two.', { criterion: 'Evidence' })];
  const saved = await commented([one, two]);
  await commented([{ ...one, words: 'Changed.' }, two], saved);
  const { body } = await given.teacher.agent.get(`/api/essays/${given.essayId}/ledger`).expect(200);
  const changes = (body as LedgerEntry[]).flatMap((line) => (line.kind === 'changed' ? [line.change] : []));
  expect(changes).toEqual([
    { field: 'comments', from: ['“patience”: One.'], to: ['“patience”: Changed.'] },
    { field: 'comments', from: [], to: ['“patience”: One.', '“feed” (Evidence): Two.'] },
  ]);
});

it('they go out numbered', async () => {
  await commented([on('feed', 'Two.', { criterion: 'Evidence' }), on('patience', 'One.')]);
  const { text } = await given.teacher.agent.get('/api/hand-back?form=csv&unreviewed=include').expect(200);
  const [header = [], row = []] = readCsv(text);
  expect(row[header.indexOf('Comments on your words')]).toBe(
    'C1. “patience”: One.\nC2. “feed”: Two. (Evidence)',
  );
  const reports = readCsv((await given.teacher.agent.get('/api/export/reports').expect(200)).text);
  expect(reports[0]?.at(-1)).toBe('Comments');
  expect(reports[1]?.at(-1)).toContain('C1. “patience”: One.');
});
