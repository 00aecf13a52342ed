import type { Student } from '@marklight/contracts/classes';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { MetricsReply } from '@marklight/contracts/metrics';
import { confirmEmail } from './factories/accounts';
import { aTeacher } from './factories/people';
import { aRubric, share } from './factories/rubrics';
import { anAssignmentForEachTest, withRubric, worksWith } from './factories/assignment-work';

const given = anAssignmentForEachTest();
const { filed, ungraded, standing, rows, setResult } = worksWith(given);

describe('the table of an assignment', () => {
  it('shows each essay with its grade and its levels, as the teacher decided them', async () => {
    const essayId = await filed({
      studentName: 'Mia Chen',
      filename: 'mia.pdf',
      levels: { Thesis: 4, Evidence: 2 },
    });
    await setResult(essayId, `review = '[{"level": 4, "feedback": ""}, {"level": 3, "feedback": ""}]'`);
    const other = await filed({ studentName: 'Zoe', criteriaId: undefined, levels: { Structure: 1 } });
    await setResult(other, `review = '[{"level": 3, "feedback": ""}]'`);
    await filed({ studentName: 'Ann', levels: { Thesis: null, Evidence: 1 } });
    const [ann, mia, zoe] = await rows();
    expect(mia).toEqual({
      essayId,
      filename: 'mia.pdf',
      studentName: 'Mia Chen',
      studentMark: null,
      state: 'graded',
      grade: 'B',
      percentage: 75,
      levels: [4, 3],
      otherCriteria: null,
      hasProposal: false,
      uploadedAt: expect.any(String),
      wordCount: expect.any(Number),
      fileFaults: [],
      hiddenText: [],
      reading: null,
    });
    expect(ann).toMatchObject({ levels: [null, 1] });
    // A result that no column can show is listed with what it was graded by.
    expect(zoe).toMatchObject({
      ...{ essayId: other, levels: null, grade: 'E' },
      otherCriteria: {
        criteriaSet: { name: 'criteria.txt', rubric: null },
        levels: [{ criterion: 'Structure', level: 3 }],
      },
    });
  });

  it('says of each essay how its file was read, or how far the reading has got', async () => {
    const photo = await ungraded({ filename: 'a-photo.jpg', studentName: null });
    const scan = await ungraded({ filename: 'b-scan.pdf', studentName: null });
    const faults = [{ kind: 'picture_page', page: 1 }];
    await given.app.database.query(
      `update essays set file_faults = $2::jsonb, word_count = 0 where id = $1`,
      [photo, JSON.stringify(faults)],
    );
    for (const [page, found] of [
      [1, '{}'],
      [2, null],
    ])
      await given.app.database.query(
        'insert into scanned_pages (essay_id, page, user_id, found) values ($1, $2, $3, $4)',
        [scan, page, given.teacher.id, found],
      );
    expect(await rows()).toMatchObject([
      { filename: 'a-photo.jpg', fileFaults: faults, wordCount: 0, reading: null },
      { filename: 'b-scan.pdf', fileFaults: [], reading: { done: 1, pages: 2 } },
    ]);
  });

  it('tells students of one name apart, and no others', async () => {
    await given.teacher.agent
      .put(`/api/classes/${given.assignment.classId}/students`)
      .send({
        text: 'Name,Email,Student number\nMia Chen,mia@school.example,\nmia chen,m.chen@school.example,1042\nTom Baker,tom@school.example,7',
      })
      .expect(200);
    const { body } = await given.teacher.agent
      .get(`/api/classes/${given.assignment.classId}/students`)
      .expect(200);
    const marks: (string | null | undefined)[] = [];
    for (const { id: studentId } of body as Student[]) {
      const essayId = await filed();
      await given.teacher.agent.put(`/api/essays/${essayId}/student`).send({ studentId }).expect(204);
      const [row] = (await rows()).filter((one) => one.essayId === essayId);
      const { body: essay } = await given.teacher.agent.get(`/api/essays/${essayId}`).expect(200);
      expect(essay).toMatchObject({ studentMark: row?.studentMark, isToMatch: false });
      marks.push(row?.studentMark);
    }
    expect(marks).toEqual(['mia@school.example', '1042', null]);
    const { body: metrics } = await given.teacher.agent
      .get(`/api/metrics?assignmentId=${given.assignment.id}`)
      .expect(200);
    expect((metrics as MetricsReply).students.map(({ studentMark }) => studentMark).sort()).toEqual([
      '1042',
      'mia@school.example',
      null,
    ]);
  });

  it('has the columns of its rubric, however few results go by it', async () => {
    const rubric = await aRubric(given.teacher);
    await withRubric(given.teacher, given.assignment, rubric);
    await filed({ studentName: 'Ann' });
    await filed({ studentName: 'Bo', levels: { Evidence: 3, Thesis: 1 }, criteriaId: undefined });
    const shown = await rows('?sort=criterion&criterion=1&order=desc');
    expect(shown.map(({ studentName, levels }) => [studentName, levels])).toEqual([
      ['Bo', [null, 3]],
      ['Ann', [null, 2]],
    ]);
    expect(shown.map(({ otherCriteria }) => otherCriteria?.levels)).toEqual([
      [{ criterion: 'Thesis', level: 1 }],
      [{ criterion: 'Thesis', level: 2 }],
    ]);
    expect(await rows('?search=nobody')).toEqual([]);
  });

  it('has the columns of its newest result once its rubric is no longer shared', async () => {
    const owner = await aTeacher(given.app);
    const rubric = await aRubric(owner);
    await confirmEmail(given.app, given.teacher);
    await share(rubric, [{ kind: 'email', value: given.teacher.email }], owner).expect(200);
    await withRubric(given.teacher, given.assignment, rubric);
    await share(rubric, [], owner).expect(200);
    await filed();
    expect((await standing()).criteria.map(({ text }) => text)).toEqual(['Thesis', 'Evidence']);
    expect((await rows())[0]).toMatchObject({ levels: [2, 2], otherCriteria: null });
  });

  it('shows the levels that were decided on by an earlier version of the rubric', async () => {
    const decided = await filed({
      criteriaId: undefined,
      studentName: 'Ann',
      levels: { Evidence: 1, Voice: 3 },
    });
    await setResult(decided, `review = '[{"level": 4, "feedback": ""}, {"level": 3, "feedback": ""}]'`);
    await filed({ studentName: 'Bo' });
    await filed({ studentName: 'Cy' });
    const shown = await rows();
    expect(shown.map(({ levels }) => levels)).toEqual([
      [null, 4],
      [2, 2],
      [2, 2],
    ]);
    expect(shown[0]?.otherCriteria?.levels).toEqual([{ criterion: 'Voice', level: 3 }]);
    expect(shown[1]?.otherCriteria).toBeNull();
    const byEvidence = await rows('?sort=criterion&criterion=1&order=desc');
    expect(byEvidence[0]?.studentName).toBe('Ann');
  });

  it('tells criteria with the same words apart by their order', async () => {
    const [set] = (await given.app.database.query(
      `insert into criteria (filename, items, user_id) values ('twice.txt', '["Voice", "Thesis", "Voice"]', $1) returning id`,
      [given.teacher.id],
    )) as { id: string }[];
    const twice = { criteriaId: set?.id };
    await filed({ ...twice, studentName: 'Ann' });
    await setResult(
      await filed({ ...twice, studentName: 'Bo' }),
      `feedback = feedback || jsonb_build_array(feedback -> 0),
       review = '[{"level": 1, "feedback": ""}, {"level": 2, "feedback": ""}, {"level": 3, "feedback": ""}]'`,
    );
    expect((await rows())[1]?.levels).toEqual([1, 2, 3]);
  });

  it('shows the levels of results by the same criteria from another set', async () => {
    await filed({ studentName: 'Ann' });
    await filed({ studentName: 'Bo', criteriaId: undefined, levels: { Thesis: 4, Evidence: 1 } });
    await filed({ studentName: 'Cy', criteriaId: undefined, levels: { Evidence: 0, Thesis: 4 } });
    await filed({ studentName: 'Di' });
    expect((await rows()).map(({ levels }) => levels)).toEqual([
      [2, 2],
      [4, 1],
      [4, 0],
      [2, 2],
    ]);
    const byEvidence = await rows('?sort=criterion&criterion=1');
    expect(byEvidence.map(({ studentName }) => studentName).slice(0, 2)).toEqual(['Cy', 'Bo']);
  });

  it('sorts by student, state, grade and the level of one criterion, with those without one last', async () => {
    await filed({ studentName: 'bo', levels: { Thesis: 1, Evidence: 4 } });
    await ungraded({ studentName: 'Ann' });
    await filed({ studentName: 'Cy', levels: { Thesis: 3, Evidence: 0 }, status: 'reviewed' });
    const names = async (query: string) => (await rows(query)).map(({ studentName }) => studentName);
    expect(await names('')).toEqual(['Ann', 'bo', 'Cy']);
    expect(await names('?order=desc')).toEqual(['Cy', 'bo', 'Ann']);
    expect(await names('?sort=state')).toEqual(['bo', 'Ann', 'Cy']);
    expect(await names('?sort=grade&order=desc')).toEqual(['bo', 'Cy', 'Ann']);
    expect(await names('?sort=criterion&criterion=1')).toEqual(['Cy', 'bo', 'Ann']);
    expect(await names('?sort=criterion&criterion=0&order=desc')).toEqual(['Cy', 'bo', 'Ann']);
  });

  it('shows and sorts by levels without reading the feedback they are written in', async () => {
    await filed({ studentName: 'Ann', levels: { Thesis: 1, Evidence: 4 } });
    await filed({ studentName: 'Bo', levels: { Thesis: 3, Evidence: 2 } });
    // Keeps the levels as they are: the trigger that follows the feedback is off.
    await given.app.database.query('alter table grading_results disable trigger user');
    try {
      await given.app.database.query(`update grading_results set feedback = '[]' where user_id = $1`, [
        given.teacher.id,
      ]);
    } finally {
      await given.app.database.query('alter table grading_results enable trigger user');
    }
    const found = await rows('?sort=criterion&criterion=1');
    expect(found.map(({ studentName, levels }) => [studentName, levels])).toEqual([
      ['Bo', [3, 2]],
      ['Ann', [1, 4]],
    ]);
  });

  it('is filtered by state and search words, and paged', async () => {
    for (const studentName of ['Mia Chen', 'Tom Baker', 'Aroha Ngata']) await filed({ studentName });
    await ungraded({ studentName: 'Yuki 100%' });
    expect(await rows('?state=new')).toHaveLength(1);
    expect((await rows('?search=0%25')).map(({ studentName }) => studentName)).toEqual(['Yuki 100%']);
    const second = await given.teacher.agent
      .get(`/api/assignments/${given.assignment.id}/work?page=2&pageSize=3`)
      .expect(200);
    expect(second.body).toHaveLength(1);
    expect(second.headers[TOTAL_COUNT_HEADER.toLowerCase()]).toBe('4');
  });

  it.each(['sort=nothing', 'state=lost', 'sort=criterion&criterion=-1', 'criterion=x', 'order=up'])(
    'refuses ?%s',
    (query) => given.teacher.agent.get(`/api/assignments/${given.assignment.id}/work?${query}`).expect(400),
  );
});
