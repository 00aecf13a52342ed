import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@marklight/api-client/make-store';
import type { LedgerEntry, LedgerProposal } from '@marklight/contracts/ledger';
import { AppProviders } from '@marklight/ui/app-providers';
import { dismissToast } from '@marklight/ui/toast';
import { aResult } from '../../testing/builders';
import { FakeServer } from '../../testing/fake-server';
import { findToast } from '../../testing/render-dashboard';
import { rubricVersionOf } from '../logic/review-words';
import { WhatChanged } from '../components/WhatChanged';

let leave: () => void = () => undefined;
afterEach(() => leave());

const result = aResult();
const ledger = `/api/essays/${result.essay.id}/ledger`;
const proposal: LedgerProposal = {
  provider: 'built-in',
  model: 'built-in 3',
  promptVersion: null,
  locale: 'en-AU',
  strictness: 'standard',
  genre: null,
  criteriaSet: { id: 'criteria-1', name: 'Argument', rubric: { id: 'rubric-1', version: 3 } },
  levels: [{ criterion: 'Thesis', weight: 1, level: 2 }],
  grade: 'C',
  decisionsKept: 0,
  usage: null,
  tookMs: 1_240,
  textAsSent: null,
};
const criterion = { number: 1, text: 'Thesis' };
const entries: LedgerEntry[] = [
  {
    ...{ id: '4', resultId: result.id, at: '2026-11-22T02:00:00.000Z', kind: 'changed', by: 'Tess Teacher' },
    change: { field: 'reviewed', from: false, to: true, leftOut: ['Neat handwriting'] },
  },
  {
    ...{ id: '3', resultId: result.id, at: '2026-11-22T01:00:00.000Z', kind: 'changed', by: null },
    change: { field: 'feedback', criterion, from: 'Good.', to: '' },
  },
  {
    ...{ id: '2', resultId: result.id, at: null, kind: 'changed', by: 'Tess Teacher' },
    change: { field: 'level', criterion, from: 2, to: 3 },
  },
  { id: '1', resultId: result.id, at: '2026-11-21T00:00:00.000Z', kind: 'proposed', proposal },
];

function shown(prepare: (server: FakeServer) => void) {
  const server = new FakeServer();
  prepare(server);
  dismissToast();
  const view = render(
    <AppProviders store={makeStore()}>
      <WhatChanged result={result} />
    </AppProviders>,
  );
  leave = () => {
    view.unmount();
    server.uninstall();
  };
  return { server, user: userEvent.setup({ delay: null }) };
}
const open = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'What changed' }));

describe('what changed', () => {
  it('is fetched when opened, and says who did what, newest first', async () => {
    const { server, user } = shown((fake) => fake.on('GET', ledger, () => ({ body: entries })));
    expect(server.sent('GET', ledger)).toHaveLength(0);
    await open(user);
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining(
        'Tess Teacher marked the essay as reviewed, without “Neat handwriting”.',
      ) as string,
      expect.stringContaining('The teacher changed the comment on criterion 1, “Thesis”.') as string,
      expect.stringContaining(
        'Earlier (time not recorded)Tess Teacher changed criterion 1, “Thesis”, from level 2 (Sound) to level 3 (Strong).',
      ) as string,
      expect.stringContaining('The built-in grader proposed grade C by “Argument”, version 3.') as string,
    ]);
    const wording = within(items[1] as HTMLElement);
    wording.getByText('Good.');
    wording.getByText('No comment');
    expect(items[3]?.textContent).toContain('built-in 3 · 1.2 s');
  });

  it('shows the words before and after of whatever the student reads', async () => {
    const change = (fields: object) => ({
      kind: 'changed',
      by: null,
      at: null,
      resultId: result.id,
      ...fields,
    });
    const criterion = { number: 2, text: 'Evidence' };
    const lines = [
      change({ id: '1', change: { field: 'evidence', criterion, from: ['One.', 'Two.'], to: [] } }),
      change({ id: '2', change: { field: 'remark', from: '', to: 'Well done.' } }),
      change({ id: '3', change: { field: 'originalityScore', from: 61, to: null } }),
    ];
    const { user } = shown((fake) => fake.on('GET', ledger, () => ({ body: lines })));
    await open(user);
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /changed the quotes for criterion 2, “Evidence”\.BeforeOne\.\nTwo\.AfterNothing$/,
      ),
      expect.stringMatching(/changed “Overall remark” of the whole essay\.BeforeNothingAfterWell done\.$/),
      expect.stringMatching(/changed “Originality” of the whole essay\.$/),
    ]);
  });

  it('says that a mark went because another result was chosen, and not that the teacher took it back', async () => {
    const change = { field: 'reviewed', from: true, to: false, leftOut: [] };
    const line = { kind: 'changed', by: 'Tess Teacher', at: null, resultId: result.id };
    const lines = [
      { ...line, id: '2', change: { ...change, byChoice: true } },
      { ...line, id: '1', change },
    ];
    const { user } = shown((fake) => fake.on('GET', ledger, () => ({ body: lines })));
    await open(user);
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Tess Teacher chose another result, which removed the mark as reviewed\.$/),
      expect.stringMatching(/Tess Teacher marked the essay as not reviewed\.$/),
    ]);
  });

  it('says what was carried over from another result, and does not call it a change', async () => {
    const criterion = { number: 2, text: 'Evidence' };
    const line = { kind: 'changed', by: 'Tess Teacher', at: null, resultId: result.id };
    const carriedOver = true;
    const carriedFrom = {
      ...{ id: 'result-0', gradedAt: '2026-11-20T02:00:00.000Z' },
      criteriaSet: proposal.criteriaSet,
    };
    const lines = [
      { ...line, id: '1', change: { field: 'feedback', criterion, carriedOver, from: 'Old.', to: 'Mine.' } },
      { ...line, id: '2', change: { field: 'level', criterion, carriedOver, carriedFrom, from: 1, to: 3 } },
      { ...line, id: '3', change: { field: 'remark', carriedOver, from: '', to: 'Well done.' } },
    ];
    const { user } = shown((fake) => fake.on('GET', ledger, () => ({ body: lines })));
    await open(user);
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(
        'Tess Teacher carried over the comment on criterion 2, “Evidence”, from another result.',
      ) as string,
      expect.stringMatching(
        /Tess Teacher carried over the level for criterion 2, “Evidence”, from the result of .*, graded by “Argument”, version 3: level 3 \(Strong\) instead of level 1 \(Emerging\)\./,
      ) as string,
      expect.stringContaining(
        'Tess Teacher carried over “Overall remark” of the whole essay, from another result.',
      ) as string,
    ]);
  });

  it('names a strictness other than standard', async () => {
    const strict = { ...proposal, strictness: 'strict' as const };
    const { user } = shown((fake) =>
      fake.on('GET', ledger, () => ({
        body: [{ id: '1', resultId: result.id, at: null, kind: 'proposed', proposal: strict }],
      })),
    );
    await open(user);
    expect((await screen.findByRole('listitem')).textContent).toContain(
      'built-in 3 · strict grading · 1.2 s',
    );
  });

  it('leads to the criteria that the grading went by, as they were then', async () => {
    const { user } = shown((fake) => {
      fake.on('GET', ledger, () => ({ body: entries.slice(3) }));
      fake.on('GET', '/api/criteria/criteria-1', () => ({
        body: {
          ...{ id: 'criteria-1', filename: 'Argument', items: ['Thesis: takes a side'] },
          ...{ rubric: { id: 'rubric-1', version: 3 }, uploadedAt: '2026-03-03T02:00:00.000Z' },
          ...{ details: [{ weight: 2, levels: ['', 'Some', '', '', ''] }], currentVersion: 4 },
        },
      }));
    });
    await open(user);
    await user.click(await screen.findByRole('button', { name: 'Criteria of this grading' }));
    await screen.findByText('Thesis: takes a side');
    screen.getByText('(weight 2)');
    screen.getByText('1 Emerging: Some');
  });

  it('says which newer grading was declined', async () => {
    const { criteriaSet } = proposal;
    const line: LedgerEntry = {
      ...{
        id: '1',
        resultId: result.id,
        at: '2026-11-22T02:00:00.000Z',
        kind: 'changed',
        by: 'Tess Teacher',
      },
      change: {
        field: 'declined',
        proposal: { id: 'result-2', gradedAt: '2026-11-21T02:00:00.000Z', grade: 'D', criteriaSet },
      },
    };
    const { user } = shown((fake) => fake.on('GET', ledger, () => ({ body: [line] })));
    await open(user);
    expect((await screen.findByRole('listitem')).textContent).toContain(
      'Tess Teacher kept this result and declined a newer grading: grade D by “Argument”, version 3.',
    );
  });

  it('can be retried when it could not be loaded', async () => {
    let fails = true;
    const { user } = shown((fake) =>
      fake.on('GET', ledger, () =>
        fails ? { status: 500, body: { statusCode: 500, code: 'x', message: 'No.' } } : { body: entries },
      ),
    );
    await open(user);
    await screen.findByText('The changes could not be loaded.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  });
});

describe('the explanation of a grade', () => {
  it('is requested with the teacher’s time zone, and a failure is reported', async () => {
    const path = `/api/results/${result.id}/explanation`;
    const { server, user } = shown((fake) => fake.fail('GET', path, 503, 'Try again in a minute.'));
    await user.click(screen.getByRole('button', { name: 'Explain this grade (PDF)' }));
    await waitFor(() => expect(server.sent('GET', path)).toHaveLength(1));
    expect((await findToast('Error')).textContent).toContain('Try again in a minute.');
  });
});

describe('the version of the rubric', () => {
  it.each([
    [3, 3, '3'],
    [3, 5, '3; the rubric is now at version 5'],
    [3, null, '3'],
  ])('is shown for grading by version %s when it is now %s', (version, currentVersion, words) => {
    expect(rubricVersionOf({ rubric: { id: 'r', version }, currentVersion })).toBe(words);
  });

  it('is not shown for criteria that came from no rubric', () => {
    expect(rubricVersionOf({ rubric: null, currentVersion: null })).toBeNull();
  });
});
