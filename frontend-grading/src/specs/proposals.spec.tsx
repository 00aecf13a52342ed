import { screen, within } from '@testing-library/react';
import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import { anEssay, aResult } from '../testing/builders';
import { findToast, renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => leave());

it('finds the newer grading of a result on the dashboard behind 500 others', async () => {
  const result = aResult({ hasProposal: true });
  const waiting = (essayId: string) => ({
    ...{
      essayId,
      filename: `${essayId}.pdf`,
      studentName: null,
      studentMark: null,
      id: `new-${essayId}`,
      version: 1,
    },
    ...{ isReviewed: false, inForce: { id: result.id, version: 1 } },
    ...{ grade: 'B', newGrade: 'A', decisions: 1, carriedOver: 1 },
    ...{ percentage: 72, newPercentage: 90, criteriaName: 'Argument', rubricVersion: 1 },
  });
  const all = [...Array.from({ length: 500 }, (_, n) => waiting(`other-${n}`)), waiting(result.essay.id)];
  const { user, leave: end } = await renderDashboard((fake) => {
    fake.essays = [anEssay({ status: 'ready_for_review' })];
    fake.results = [result];
    fake.on('GET', '/api/proposals', ({ params }) => ({
      body: params.get('page') === '6' ? all.slice(500) : all.slice(0, 500),
      headers: { [TOTAL_COUNT_HEADER]: '501' },
    }));
  });
  leave = end;
  await user.click(await screen.findByRole('button', { name: 'Accept it' }));
  await screen.findByRole('dialog', { name: 'Accept 1 new grading?' });
});

it('accepts the newer gradings of the results on the dashboard, and of no others', async () => {
  const result = aResult({ hasProposal: true });
  const waiting = (essayId: string) => ({
    ...{
      essayId,
      filename: `${essayId}.pdf`,
      studentName: null,
      studentMark: null,
      id: 'newer',
      version: 1,
      isReviewed: false,
    },
    ...{ inForce: { id: result.id, version: 1 }, grade: 'B', newGrade: 'A', decisions: 1, carriedOver: 1 },
    ...{ percentage: 72, newPercentage: 90, criteriaName: 'Argument', rubricVersion: 1 },
  });
  const {
    server,
    user,
    leave: end,
  } = await renderDashboard((fake) => {
    fake.essays = [anEssay({ status: 'ready_for_review' })];
    fake.results = [result];
    fake.on('GET', '/api/proposals', () => ({ body: [waiting('elsewhere'), waiting(result.essay.id)] }));
    fake.on('POST', '/api/proposals/accept', () => ({
      body: { accepted: [result.essay.id], withoutProposal: [], changed: [] },
    }));
  });
  leave = end;
  await user.click(await screen.findByRole('button', { name: 'Accept it' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept 1 new grading?' }));
  await user.click(dialog.getByRole('button', { name: 'Accept 1' }));
  await findToast('Accepted');
  expect(server.sent('POST', '/api/proposals/accept')[0]?.json).toMatchObject({
    proposals: [{ essayId: result.essay.id }],
  });
  expect(server.sent('POST', '/api/proposals/accept')[0]?.json).toHaveProperty('proposals.length', 1);
});
