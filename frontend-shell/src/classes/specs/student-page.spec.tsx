import { screen, within } from '@testing-library/react';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import type { StudentEssay } from '@marklight/contracts/student-work';
import { aClass, aStudent } from '@marklight/contracts/testing/records';
import { Route, Routes } from '@marklight/ui/router';
import type { Answer } from '../../testing/fake-network';
import { renderPage } from '../../testing/render-page';
import { StudentPage } from '../student-page';
import { aStudentEssay } from '../testing/a-student-essay';

let leave: () => void = () => undefined;
afterEach(() => leave());

const MIA = aStudent({ id: 'student-1', name: 'Mia Chen', studentNumber: '42', email: 'mia@school.example' });

function page(essays: StudentEssay[], answers: Record<string, Answer> = {}, total = essays.length) {
  const view = renderPage(
    <Routes>
      <Route path="/classes/:classId/students/:id" element={<StudentPage />} />
      <Route path="/classes/:id" element={<p>The class</p>} />
    </Routes>,
    '/classes/class-1/students/student-1',
    {
      'GET /api/classes/class-1': () => ({ body: aClass() }),
      'GET /api/classes/class-1/students': () => ({ body: [MIA] }),
      'GET /api/students/student-1/work': () => ({
        body: essays,
        headers: { [TOTAL_COUNT_HEADER]: String(total) },
      }),
      ...answers,
    },
  );
  leave = view.leave;
  return view;
}

describe("a student's page", () => {
  it('shows what was advised in the latest graded essay, and that it is not reviewed', async () => {
    const last = aStudentEssay({ essayId: 'b', assignmentTitle: 'Story', criteria: { Thesis: 3 } });
    if (last.result) last.result.nextSteps = ['Name your source.'];
    page([aStudentEssay({ essayId: 'c', assignmentTitle: 'Speech' }), last]);
    const advice = within(await screen.findByRole('region', { name: 'Advice last time' }));
    expect(advice.getByRole('link', { name: 'Story' }).getAttribute('href')).toBe('/essays/b');
    expect(advice.getByText('Name your source.')).toBeTruthy();
    expect(advice.getByText('This is proposed: you have not reviewed the essay yet.')).toBeTruthy();
    expect(advice.queryByText('To work on')).toBeNull();
    expect(screen.getByText('Student number 42 · mia@school.example')).toBeTruthy();
  });

  it('shows the teacher’s own remark before the other advice, and leads to the comments', async () => {
    const last = aStudentEssay({ essayId: 'b', criteria: { Thesis: 3 } });
    if (last.result)
      Object.assign(last.result, { remark: 'Bravo.', nextSteps: ['Name your source.'], comments: 2 });
    page([last]);
    const advice = within(await screen.findByRole('region', { name: 'Advice last time' }));
    expect(advice.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Advice last time',
      'Your remark',
      'Next steps',
    ]);
    expect(advice.getByText('Bravo.')).toBeTruthy();
    expect(advice.getByRole('link', { name: 'Your 2 comments on the essay' })).toBeTruthy();
  });

  it('shows levels by criterion, the earliest essay first, and every essay', async () => {
    page([
      aStudentEssay({ essayId: 'b', assignmentTitle: 'Story', criteria: { Thesis: 3 } }),
      aStudentEssay({
        essayId: 'a',
        assignmentTitle: 'Letter',
        criteria: { Thesis: 1, Evidence: 2 },
        status: 'reviewed',
      }),
    ]);
    const levels = within(await screen.findByRole('region', { name: 'Table of levels' }));
    expect((await levels.findAllByRole('row')).map((row) => row.textContent)).toEqual([
      'CriterionLetter3 Mar 2026Story3 Mar 2026not reviewed',
      'Thesis1 Emerging3 Strong',
      'Evidence2 Sound–No level',
    ]);
    expect(screen.getAllByRole('link', { name: 'Letter' })).toHaveLength(1);
  });

  it('says so if there is no essay yet, or no such student', async () => {
    page([]);
    expect(await screen.findByText('No essays by this student yet.')).toBeTruthy();
    leave();
    page([], { 'GET /api/classes/class-1/students': () => ({ body: [] }) });
    expect(await screen.findByText('This student was not found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the class' })).toBeTruthy();
  });

  it('turns to earlier essays', async () => {
    const { network, user } = page([aStudentEssay({ criteria: { Thesis: 3 } })], {}, 30);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(network.sent('GET /api/students/student-1/work').at(-1)?.params.get('page')).toBe('2');
  });
});
