import { TOTAL_COUNT_HEADER } from '@marklight/contracts/common';
import { screen, waitFor, within } from '@testing-library/react';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { aStatus } from '../../testing/builders';
import { fileInput, findToast } from '../../testing/render-dashboard';
import { ASSIGNMENT_PATH as PATH, aWorkRow, leavePage, page, stands } from '../testing/render-page';

afterEach(() => leavePage());

describe('the page of an assignment', () => {
  it('shows how far the work is', async () => {
    page({ states: { needs_eye: 2, graded: 3, reviewed: 4, new: 1 } });
    const card = await stands();
    for (const [name, value] of [
      ['Handed in', '10 of 30'],
      ['Graded', '9'],
      ['Need your eye', '2'],
      ['Reviewed', '4'],
    ] as const) {
      expect(card.getByText(name).nextElementSibling?.textContent).toBe(value);
    }
  });

  it.each([{ grading: 1 }, { failed: 1 }])(
    'opens with what is being graded or has failed (%j), so that the table is not pushed down afterwards',
    async (states) => {
      let answer: () => void = () => undefined;
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      const { server } = page({
        states,
        prepare: (fake) =>
          fake.on('GET', '/api/processing-status', async () => {
            await isAnswered;
            return { body: [aStatus({ assignmentId: 'assignment-1', status: 'processing' })] };
          }),
      });
      await waitFor(() => expect(server.sent('GET', `${PATH}/standing`)).toHaveLength(1));
      await waitFor(() => expect(server.sent('GET', '/api/processing-status')).toHaveLength(1));
      // Longer than the page takes to open.
      await expect(stands({ timeout: 300 })).rejects.toThrow();
      answer();
      await stands();
      screen.getByRole('heading', { name: 'Processing' });
    },
  );

  it.each([
    ['', false],
    ['Nobody', true],
  ])('says that no essays match only if a search was made: “%s”', async (search, isSaid) => {
    const { user } = page({
      states: { new: 60 },
      prepare: (fake) =>
        fake.on('GET', `${PATH}/work`, () => ({ body: [], headers: { [TOTAL_COUNT_HEADER]: '60' } })),
    });
    // Comes with the same answer.
    await screen.findByRole('button', { name: 'Next' });
    if (search) await user.type(screen.getByRole('searchbox', { name: /^Search essays/ }), search);
    if (isSaid) await screen.findByText('No essays match.');
    else expect(screen.queryByText('No essays match.')).toBeNull();
  });

  it('opens even if what is being graded could not be loaded', async () => {
    page({
      states: { grading: 1 },
      prepare: (fake) => fake.fail('GET', '/api/processing-status', 400, 'No.'),
    });
    await stands();
  });

  it('counts students who handed in, and names the essays beyond one for each', async () => {
    page({ states: { graded: 32 }, handIns: { rosterSize: 34, handedIn: 29, unmatched: 1 } });
    const card = await stands();
    expect(card.getByText('Handed in').nextElementSibling?.textContent).toBe('29 of 34');
    card.getByText('Also 2 extra essays and 1 essay not matched to a student.');
  });

  it('counts essays where the class has no list', async () => {
    page({ states: { graded: 3 }, handIns: { rosterSize: 0, handedIn: 0, unmatched: 3 } });
    const card = await stands();
    expect(card.getByText('Handed in').nextElementSibling?.textContent).toBe('3');
    expect(card.queryByText(/^Also/)).toBeNull();
  });

  it('offers to upload, and files what is uploaded under the assignment', async () => {
    const { server, user } = page({ rows: [] });
    expect((await stands()).getByRole('button', { name: 'Upload essays' })).toBeTruthy();
    const file = new File(['%PDF-1.7'], 'tom.pdf', { type: 'application/pdf' });
    await user.upload(fileInput('Choose essays'), file);
    await findToast('Essays uploaded');
    expect(server.sent('POST', '/api/essays')[0]?.texts).toMatchObject({ assignmentId: 'assignment-1' });
  });

  it('grades what has no result with one click, and says how many', async () => {
    const { server, user } = page({
      states: { new: 2, failed: 1, graded: 5 },
      prepare: (fake) =>
        fake.on('POST', `${PATH}/grade`, () => ({
          status: 202,
          body: {
            jobs: ['a', 'b', 'c'].map((essayId) => ({ essayId, status: 'pending' })),
            started: 3,
            passedOver: [],
          },
        })),
    });
    await user.click((await stands()).getByRole('button', { name: 'Grade 3 essays' }));
    expect((await findToast('Grading started')).textContent).toContain('3 essays are being graded.');
    expect(server.sent('POST', `${PATH}/grade`)).toHaveLength(1);
  });

  it('says that essays handed in later are graded as strictly as the others', async () => {
    page({ states: { new: 1, graded: 5 }, strictness: 'lenient' });
    (await stands()).getByText('With lenient grading, like most of this assignment.');
  });

  it('shows right-to-left names of students and files as everywhere, a file’s extension last', async () => {
    page({
      states: { graded: 1 },
      rows: [aWorkRow({ studentName: 'محمد الأحمد', filename: 'محمد الأحمد.pdf' })],
    });
    const table = within(await screen.findByRole('table'));
    const file = table.getByText('\u2066محمد الأحمد.pdf\u2069');
    expect(file.closest('bdi')).toBeNull();
    table.getByRole('link', { name: '\u2068محمد الأحمد\u2069' });
  });

  it('says in the table how each file was read, or how far the reading has got', async () => {
    page({
      states: { new: 4 },
      rows: [
        aWorkRow({
          ...{ essayId: 'a', studentName: 'Ann', state: 'new', reading: { done: 0, pages: 2 } },
          filename: 'Ann_12_assignsubmission_file_my essay.pdf',
        }),
        aWorkRow({
          ...{ essayId: 'b', studentName: 'Ben', state: 'new', wordCount: 0 },
          fileFaults: [{ kind: 'picture_page', page: 1 }],
        }),
        aWorkRow({
          ...{ essayId: 'c', studentName: 'Cleo', state: 'new' },
          fileFaults: [{ kind: 'scanned_page', page: 1, confidence: 40 }],
        }),
        aWorkRow({
          ...{ essayId: 'd', studentName: 'Dan', state: 'new' },
          fileFaults: [{ kind: 'scanned_page', page: 1, confidence: 96 }],
        }),
      ],
    });
    const row = async (name: string) =>
      (await screen.findByRole('row', { name: new RegExp(name) })).textContent;
    expect(await row('Ann')).toContain('Reading scanned page 1 of 2');
    expect(await row('Ann')).toMatch(/^Annmy essay\.pdf/u);
    expect(await row('Ben')).toContain('Not read');
    expect(await row('Cleo')).toContain('Hard to read');
    expect(await row('Dan')).not.toMatch(/read|scan/iu);
  });

  it('asks before it grades essays that were hard to read, and names them', async () => {
    const { user, server } = page({
      states: { new: 3 },
      unread: { beingRead: 1, hardToRead: 2, essays: [{ essayId: 'e', filename: 'blurred.pdf' }] },
      prepare: (fake) =>
        fake.on('POST', `${PATH}/grade`, () => ({ body: { jobs: [], started: 0, passedOver: [] } })),
    });
    const grade = async () => user.click(await screen.findByRole('button', { name: 'Grade 3 essays' }));
    await grade();
    const question = within(
      await screen.findByRole('dialog', {
        name: '1 essay is still being read, and 2 essays have pages that were hard to read',
      }),
    );
    expect(question.getByRole('link', { name: 'blurred.pdf' }).getAttribute('href')).toBe('/essays/e');
    question.getByText('2 more');
    await user.click(question.getByRole('button', { name: 'Check them first' }));
    expect(server.sent('POST', `${PATH}/grade`)).toHaveLength(0);
    await grade();
    await user.click(await screen.findByRole('button', { name: 'Grade anyway' }));
    await waitFor(() => expect(server.sent('POST', `${PATH}/grade`)).toHaveLength(1));
  });

  it('follows the reading of pages', async () => {
    const { server } = page({ states: { new: 1 } });
    await screen.findByRole('button', { name: 'Grade 1 essay' });
    const asked = () => server.sent('GET', `${PATH}/standing`).length;
    const before = asked();
    await waitFor(() => expect(server.push({ type: 'essay', essayId: 'essay-1' })).toBe(true));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });

  it('shows the progress of its own essays, and not of those of another assignment', async () => {
    page({
      states: { grading: 1 },
      prepare: (fake) => {
        fake.statuses = [
          aStatus({ essayId: 'a', filename: 'ours.pdf', assignmentId: 'assignment-1', status: 'processing' }),
          aStatus({
            essayId: 'b',
            filename: 'theirs.pdf',
            assignmentId: 'assignment-2',
            status: 'processing',
          }),
          aStatus({ essayId: 'c', filename: 'loose.pdf', status: 'error', error: 'No.' }),
        ];
      },
    });
    await screen.findByText('ours.pdf');
    for (const other of ['theirs.pdf', 'loose.pdf']) expect(screen.queryByText(other)).toBeNull();
  });

  it('shows what a result by another rubric was graded by, and tells students of one name apart', async () => {
    page({
      states: { graded: 2 },
      rows: [
        aWorkRow({ studentMark: '1042' }),
        aWorkRow({
          essayId: 'essay-2',
          studentMark: 'mia@school.example',
          levels: null,
          otherCriteria: {
            criteriaSet: { id: 'c', name: 'Year 8 rubric', rubric: { id: 'r', version: 2 } },
            levels: [{ criterion: 'Voice: is lively', level: 3 }],
          },
        }),
      ],
    });
    await screen.findByRole('columnheader', { name: 'Other criteria' });
    await screen.findByText(
      (_, element) =>
        !!element?.classList.contains('as-other') &&
        element.textContent === 'Graded with Year 8 rubric, version 2Voice: 3 Strong',
    );
    screen.getByRole('checkbox', { name: 'Select Mia Chen, 1042' });
    screen.getByRole('checkbox', { name: 'Select Mia Chen, mia@school.example' });
    screen.getByText('1042');
  });

  it('asks whose an essay is above the table, and keeps the keyboard there when the last is matched', async () => {
    const mia = { id: 's1', name: 'Mia Chen', email: null, studentNumber: null };
    let students = [{ ...mia, essayIds: [] as string[] }];
    let toMatch = [{ essayId: 'essay-1', filename: 'mia.pdf', studentName: null, candidates: [] }];
    const { user } = page({
      states: { graded: 1 },
      prepare: (fake) => {
        fake.on('GET', `${PATH}/roster`, () => ({ body: { students, toMatch, moreToMatch: 0 } }));
        fake.on('PUT', '/api/essays/essay-1/student', () => {
          toMatch = [];
          students = [{ ...mia, essayIds: ['essay-1'] }];
          return { status: 204 };
        });
      },
    });
    const card = await screen.findByRole('region', { name: '1 to match' });
    const table = await screen.findByRole('region', { name: 'Essays' });
    expect(card.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await chooseOption(user, 'Student who wrote mia.pdf', 'Mia Chen');
    await screen.findByText('Every essay is matched to a student.');
    const standing = screen.getByRole('region', { name: 'Where this assignment stands' });
    await waitFor(() => expect(document.activeElement).toBe(standing));
  });

  it('keeps the keyboard where it was when a step is done and its button goes', async () => {
    const { server, standing, user } = page({
      states: { new: 1 },
      prepare: (fake) =>
        fake.on('POST', `${PATH}/grade`, () => ({
          status: 202,
          body: { jobs: [{ essayId: 'a', status: 'pending' }], started: 1, passedOver: [] },
        })),
    });
    const button = (await stands()).getByRole('button', { name: 'Grade 1 essay' });
    server.on('GET', `${PATH}/standing`, () => ({
      body: { ...standing, states: { ...standing.states, new: 0, grading: 1 } },
    }));
    await user.click(button);
    await screen.findByText('1 essay being graded…');
    const card = screen.getByRole('region', { name: 'Where this assignment stands' });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('folds the upload area once there are essays, and opens it again', async () => {
    const { user } = page({ states: { new: 2 } });
    const heading = await screen.findByText('Add essays');
    const place = heading.closest('details');
    expect(place?.open).toBe(false);
    await user.click(heading);
    expect(place?.open).toBe(true);
  });

  it('asks for criteria or a rubric before it can grade', async () => {
    const { user } = page({ states: { new: 2 }, assignment: { rubricId: null, rubricName: null } });
    await user.click(await (await stands()).findByRole('button', { name: 'Choose a rubric' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByLabelText('Rubric');
  });

  it('changes the rubric, the task and what else the grader needs to know', async () => {
    const { server, user, saved } = page({
      states: { new: 2 },
      prepare: (fake) => {
        fake.on('GET', '/api/rubrics', () => ({
          body: [{ id: 'rubric-2', name: 'Story', type: 'custom', isOwn: true, author: null }],
          headers: { [TOTAL_COUNT_HEADER]: '1' },
        }));
        fake.on('PUT', PATH, () => ({ body: saved }));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit assignment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Instructions'), 'Write a letter.');
    await user.type(dialog.getByLabelText('Maximum words'), '600');
    await chooseOption(user, 'Rubric', 'Story');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await findToast('Assignment Saved');
    expect(server.sent('PUT', PATH)[0]?.json).toMatchObject({
      ...{ version: saved.version, title: saved.title, classId: saved.classId },
      ...{ rubricId: 'rubric-2', instructions: 'Write a letter.', wordsMax: 600 },
    });
  });

  it('opens the first essay that needs the teacher’s eye', async () => {
    const { server, user } = page({ states: { needs_eye: 1, graded: 4 } });
    await user.click((await stands()).getByRole('button', { name: 'Review 5' }));
    expect(await screen.findByText('Another page')).toBeTruthy();
    const asked = server.sent('GET', `${PATH}/work`).at(-1);
    expect(asked?.params.get('state')).toBe('needs_eye');
  });

  it('shows each essay with its levels, and sorts by a criterion on the server', async () => {
    const { server, user } = page({
      states: { graded: 1, new: 1 },
      rows: [
        aWorkRow(),
        aWorkRow({ essayId: 'essay-2', studentName: null, state: 'new', grade: null, levels: null }),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Mia Chen' });
    expect(link.getAttribute('href')).toBe('/essays/essay-1');
    expect(screen.getByText('Outstanding')).toBeTruthy();
    expect(screen.getAllByText('No level')).toHaveLength(2);
    await user.click(screen.getByRole('columnheader', { name: /Evidence/ }));
    await waitFor(() => {
      const query = server.sent('GET', `${PATH}/work`).at(-1)?.params;
      expect([query?.get('sort'), query?.get('criterion'), query?.get('order')]).toEqual([
        'criterion',
        '1',
        'asc',
      ]);
    });
  });

  it('has the grade beside the student on a phone, and the status in the student’s cell', async () => {
    const before = window.matchMedia;
    window.matchMedia = (media) =>
      ({
        matches: media.includes('max-width'),
        media,
        addEventListener() {},
        removeEventListener() {},
      }) as never;
    try {
      page({ states: { needs_eye: 1 }, rows: [aWorkRow({ state: 'needs_eye', grade: 'B' })] });
      const table = within(await screen.findByRole('table', { name: 'Essays in this assignment' }));
      const [, cells] = table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
      expect(cells?.map((cell) => cell.textContent).slice(1, 3)).toEqual([
        expect.stringMatching(/^Mia Chen.*Needs your eye$/),
        'Grade B',
      ]);
      expect(table.queryByRole('columnheader', { name: /Status/ })).toBeNull();
    } finally {
      leavePage();
      window.matchMedia = before;
    }
  });

  it('says so when the assignment is gone', async () => {
    page({ prepare: (fake) => fake.fail('GET', PATH, 404, 'This assignment was not found.') });
    expect(await screen.findByText('This assignment was not found.')).toBeTruthy();
  });
});
