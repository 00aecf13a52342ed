import { findToast, renderPage } from '../../testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from '@marklight/ui/router';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import type { Answer } from '../../testing/fake-network';
import { MetricsPage } from '../metrics-page';
import { aClass, anAssignment } from '@marklight/contracts/testing/records';
import { metrics, noMetrics } from '../testing/builders';

let leave: () => void = () => undefined;
afterEach(() => leave());

function page(answers: Record<string, Answer> = {}, path = '/metrics') {
  const view = renderPage(
    <Routes>
      <Route path="/metrics" element={<MetricsPage />} />
      <Route path="/classes" element={<p>The list of classes</p>} />
    </Routes>,
    path,
    {
      'GET /api/classes': () => ({ body: [aClass(), aClass({ id: 'class-2', name: 'Year 10' })] }),
      'GET /api/assignments': () => ({ body: [anAssignment()] }),
      'GET /api/metrics': () => ({ body: metrics() }),
      ...answers,
    },
  );
  leave = view.leave;
  return view;
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.replace(/^Grade /, '') ?? ''),
    );

describe('choosing', () => {
  it('without classes says that one is needed, in both tabs, and leads there', async () => {
    const { user } = page({
      'GET /api/classes': () => ({ body: [] }),
      'GET /api/assignments': () => ({ body: [] }),
    });
    expect(await screen.findByText('At least one class needs to exist to show data.')).toBeTruthy();
    expect(
      await screen.findByRole('combobox', { name: 'Class', description: 'No classes available' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Assignment' }));
    expect(
      await screen.findByRole('combobox', { name: 'Assignment', description: 'No assignments available' }),
    ).toBeTruthy();
    expect(screen.getByText('At least one class needs to exist to show data.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export as PDF' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('link', { name: 'Go to your classes' }));
    expect(await screen.findByText('The list of classes')).toBeTruthy();
  });

  it('a class asks for its metrics, and another class for that one’s', async () => {
    const { network, user } = page();
    const select = await screen.findByRole('combobox', { name: 'Class', description: 'Select class' });
    expect(network.sent('GET /api/metrics')).toHaveLength(0);
    await chooseOption(user, select, 'Year 9 English');
    expect(await screen.findByRole('heading', { name: 'Year 9 English' })).toBeTruthy();
    await chooseOption(user, screen.getByRole('combobox', { name: 'Class' }), 'Year 10');
    expect(await screen.findByRole('heading', { name: 'Year 10' })).toBeTruthy();
    expect(network.sent('GET /api/metrics').map(({ params }) => params.get('classId'))).toEqual([
      'class-1',
      'class-2',
    ]);
  });

  it('an assignment names its class', async () => {
    const { network, user } = page();
    await user.click(await screen.findByRole('tab', { name: 'Assignment' }));
    const select = await screen.findByRole('combobox', {
      name: 'Assignment',
      description: 'Select assignment',
    });
    await chooseOption(user, select, 'Belonging (Year 9 English)');
    expect(await screen.findByRole('heading', { name: 'Belonging (Year 9 English)' })).toBeTruthy();
    expect(network.sent('GET /api/metrics')[0]?.params.get('assignmentId')).toBe('assignment-1');
  });

  it('is kept in the address', async () => {
    page({}, '/metrics?assignment=assignment-1');
    expect(await screen.findByRole('heading', { name: 'Belonging (Year 9 English)' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Assignment', selected: true })).toBeTruthy();
  });
});

describe('the report', () => {
  it('shows counts, grades, criteria and errors as numbers', async () => {
    page({}, '/metrics?class=class-1');
    await screen.findByRole('heading', { name: 'Year 9 English' });
    const tiles = [...document.querySelectorAll('.ml-tiles > *')].map((tile) => tile.textContent);
    expect(tiles).toEqual(['Essays4', 'Graded3', 'Reviewed1', 'Students2', 'Average45.8% (D)']);
    const grades = (await section('Grade distribution')).getByRole('table', { name: 'Essays by grade' });
    expect(rowsOf(grades).slice(0, 2)).toEqual([
      ['A', '0 (0%)'],
      ['B', '1 (33.3%)'],
    ]);
    const criteria = await section('Criteria');
    expect(rowsOf(criteria.getByRole('table'))).toEqual([
      ['1. Thesis Strongest', '2.7 of 4'],
      ['2. Evidence Weakest', '1.5 of 4'],
      ['3. Structure', '0.0 of 4, 1 essay'],
    ]);
    expect(criteria.getByText('Only criteria with 3 essays or more are compared.')).toBeTruthy();
    expect(rowsOf((await section('Common errors')).getByRole('table'))).toEqual([
      ['A word is not in the dictionary.', '7 in 2 essays'],
    ]);
  });

  it('says how many results are provisional, and which', async () => {
    const given = metrics();
    page(
      {
        'GET /api/metrics': () => ({
          body: {
            ...given,
            counts: { ...given.counts, provisional: 2 },
            students: given.students.map((student, n) => ({ ...student, isProvisional: n === 0 })),
          },
        }),
      },
      '/metrics?class=class-1',
    );
    expect(
      await screen.findByText(
        'The results of 2 essays are provisional: some criteria still need your mark. Criteria without a level are left out of every number here.',
      ),
    ).toBeTruthy();
    const rows = rowsOf((await section('Table of levels')).getByRole('table'));
    expect(rows.map((row) => row[1])).toEqual(['Eprovisional', 'B', 'D']);
  });

  it('has the level of each student by criterion in words and numbers', async () => {
    page({}, '/metrics?class=class-1');
    const table = (await section('Table of levels')).getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Student', 'Grade', '1Thesis', '2Evidence', '3Structure']);
    expect(rowsOf(table)).toEqual([
      ['Bo Li' + ' bo.pdf', 'E', '1', '1', '–no level'],
      ['Mia Chen' + ' mia-1.pdf', 'B', '4', '2', '–no level'],
      ['Mia Chen' + ' mia-2.pdf', 'D', '3', '–no level', '0'],
    ]);
    const addresses = within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(metrics().students.map(({ essayId }) => `/essays/${essayId}`));
  });

  it('draws progress with its values, and gives it as a table too', async () => {
    page({}, '/metrics?class=class-1');
    const progress = await section('Progress over time');
    expect(progress.getByText('From 75% on 2 Mar 2026 to 31.3% on 9 Mar 2026.')).toBeTruthy();
    const chart = progress.getByRole('img', { name: /Average by day of grading/ });
    expect(within(chart).getByText('75%')).toBeTruthy();
    expect(within(chart).getByText('31.3%')).toBeTruthy();
    expect(rowsOf(progress.getByRole('table', { hidden: true }))).toEqual([
      ['2 Mar 2026', '75%', '1 essay'],
      ['9 Mar 2026', '31.3%', '2 essays'],
    ]);
  });

  it('of one day draws no line', async () => {
    const progress = [{ date: '2026-03-02', meanPercentage: 75, results: 3 }];
    page({ 'GET /api/metrics': () => ({ body: metrics({ progress }) }) }, '/metrics?class=class-1');
    expect(await screen.findByText(/^All results are from 2 Mar 2026: 75% on average/)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says what it leaves out', async () => {
    const { counts } = metrics();
    const body = metrics({ counts: { ...counts, essays: 90, graded: 80, criteria: 40 }, analysedEssays: 12 });
    const { network, user } = page({ 'GET /api/metrics': () => ({ body }) }, '/metrics?class=class-1');
    expect(await screen.findByText('The first 3 of 80 graded essays, by name.')).toBeTruthy();
    expect(screen.getByText('Mean level of the 3 most used of 40 criteria, from 0 to 4.')).toBeTruthy();
    expect(screen.getByText('Spelling and grammar, from 12 essays of 90, the newest first.')).toBeTruthy();
    expect(screen.getByText('48 essays are still being checked.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(network.sent('GET /api/metrics')).toHaveLength(2));
  });

  it('of a class without essays, and of one without results, says so', async () => {
    const { network, user } = page(
      { 'GET /api/metrics': () => ({ body: noMetrics() }) },
      '/metrics?class=class-1',
    );
    expect(await screen.findByText('No essays are filed under this class yet.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
    const counts = { ...noMetrics().counts, essays: 2 };
    network.on('GET /api/metrics', () => ({ body: { ...noMetrics(), counts } }));
    await chooseOption(user, screen.getByRole('combobox', { name: 'Class' }), 'Year 10');
    expect(await screen.findByText('None of these essays is graded yet.')).toBeTruthy();
  });

  it('that cannot be loaded says why and tries again', async () => {
    const message = 'This class was not found. It may have been deleted.';
    const gone = { status: 404, body: { statusCode: 404, code: 'not_found', message } };
    const { network, user } = page({ 'GET /api/metrics': () => gone }, '/metrics?class=class-9');
    expect(await screen.findByText(message)).toBeTruthy();
    network.on('GET /api/metrics', () => ({ body: metrics() }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Grade distribution')).toBeTruthy();
  });
});

describe('taking the report along', () => {
  it('prints the page', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = page({}, '/metrics?class=class-1');
    await screen.findByRole('heading', { name: 'Year 9 English' });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('says so when the PDF cannot be made', async () => {
    const { network, user } = page({}, '/metrics?assignment=assignment-1');
    network.fail('GET /api/metrics/pdf', 500, 'Something went wrong.');
    await screen.findByRole('heading', { name: 'Belonging (Year 9 English)' });
    await user.click(screen.getByRole('button', { name: 'Export as PDF' }));
    expect(within(await findToast('Error')).getByText('Something went wrong.')).toBeTruthy();
    expect(network.sent('GET /api/metrics/pdf')[0]?.params.get('assignmentId')).toBe('assignment-1');
  });
});
