import { act, screen, waitFor, within } from '@testing-library/react';
import { STORED_EMAIL_KEY } from '@marklight/api-client/stored-email';
import { anAssignment } from '@marklight/contracts/testing/records';
import { chooseOption } from '@marklight/ui/testing/choose-option';
import { aCriteriaSet, anEssay, aPdf, aResult } from '../testing/builders';
import type { FakeServer } from '../testing/fake-server';
import { fileInput, renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  localStorage.clear();
});

async function dashboard(prepare?: (server: FakeServer) => void) {
  const view = await renderDashboard(prepare);
  leave = view.leave;
  return view;
}

const graded = (server: FakeServer) => {
  server.essays = [anEssay({ status: 'ready_for_review' })];
  server.criteria = [aCriteriaSet()];
  server.results = [aResult()];
};
const panels = () => document.querySelector<HTMLElement>('#gd-tabpanel-grading');
const line = () => screen.findByRole('button', { name: /^Uploads/ });
/** Whether one stands before the other on the page. */
const isBefore = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
const heading = (name: string) => screen.getByRole('heading', { name });

describe('the upload panels', () => {
  it('stay open without results, where nothing folds them', async () => {
    await dashboard((server) => {
      server.essays = [anEssay()];
      server.criteria = [aCriteriaSet()];
    });
    await screen.findByText('1 essay', { selector: '.gd-panel-head span' });
    expect(screen.queryByRole('button', { name: /^Uploads/ })).toBeNull();
    expect(panels()?.hidden).toBe(false);
    expect(isBefore(heading('Ready to Process'), heading('Results'))).toBe(true);
  });

  it('fold to one line once essays are graded, and the results follow it', async () => {
    await dashboard(graded);
    const toggle = await line();
    expect(toggle.textContent).toBe('Uploads1 essay, 2 criteria');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')).toBe(panels());
    expect(panels()?.hidden).toBe(true);
    expect(isBefore(toggle, heading('Results'))).toBe(true);
    expect(isBefore(heading('Results'), heading('Ready to Process'))).toBe(true);
    expect(isBefore(heading('Results'), heading('Essay analysis'))).toBe(true);
  });

  it('leave the focus where it is while the page loads', async () => {
    await dashboard((server) => {
      graded(server);
      server.on('GET', '/api/results', async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return { body: [aResult()] };
      });
    });
    await line();
    // Longer than it takes until a lost focus is moved.
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(document.activeElement).toBe(document.body);
  });

  it('are drawn together with the results, so that nothing moves when these arrive', async () => {
    let answer: (reply: { body: unknown }) => void = () => undefined;
    const drawn = dashboard((server) => {
      graded(server);
      server.on('GET', '/api/results', () => new Promise((resolve) => (answer = resolve)));
    });
    await screen.findByRole('heading', { name: 'Grade a class set' });
    await screen.findByRole('button', { name: 'Clear All' });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('tab', { name: 'Essay Grading' })).toBeNull();
    await act(async () => answer({ body: [aResult()] }));
    await drawn;
    await line();
  });

  it('open and fold again with a click and from the keyboard', async () => {
    const { user } = await dashboard(graded);
    const toggle = await line();
    await user.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(panels()?.hidden).toBe(false);
    expect(isBefore(heading('Ready to Process'), heading('Results'))).toBe(true);
    toggle.focus();
    await user.keyboard('{Enter}');
    expect(panels()?.hidden).toBe(true);
    await user.keyboard(' ');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(toggle);
  });

  it('leave the start above the results while an essay has none', async () => {
    await dashboard((server) => {
      graded(server);
      server.essays.push(anEssay({ id: 'new', filename: 'new.pdf' }));
    });
    expect((await line()).getAttribute('aria-expanded')).toBe('false');
    expect(isBefore(heading('Ready to Process'), heading('Results'))).toBe(true);
  });

  it('do not fold while a file waits for the teacher', async () => {
    const { server, user } = await dashboard((given) => {
      graded(given);
      given.repetitions['again.pdf'] = {
        ...{ filename: 'again.pdf', reason: 'same_text', outcome: 'asked' },
        twin: { essayId: 'essay-1', filename: 'first.pdf', studentName: null, hasDecisions: false },
      };
    });
    await user.click(await line());
    await user.upload(fileInput('Choose essays'), [aPdf('again.pdf')]);
    await screen.findByRole('group', { name: 'Files that repeat essays' });
    expect(server.sent('POST', '/api/essays')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Uploads/ })).toBeNull();
    expect(panels()?.hidden).toBe(false);
  });

  it('can be opened while essays are graded again and while a failed one waits', async () => {
    const entry = {
      essayId: 'essay-1',
      filename: 'mia-chen.pdf',
      assignmentId: null,
      progress: 10,
      error: null,
      waitsFor: null,
    } as const;
    const { server, user } = await dashboard(graded);
    expect((await line()).getAttribute('aria-expanded')).toBe('false');
    await act(async () => {
      server.push({ type: 'change', status: { ...entry, status: 'processing' } });
    });
    await screen.findAllByRole('button', { name: 'Processing...' });
    await user.click(await line());
    expect((await line()).getAttribute('aria-expanded')).toBe('true');
    expect(panels()?.hidden).toBe(false);
    await user.click(await line());
    await act(async () => {
      server.push({ type: 'change', status: { ...entry, status: 'error', error: 'It could not be read.' } });
    });
    await user.click(await line());
    expect(panels()?.hidden).toBe(false);
  });

  it('stay while essays are graded and fold when that is done', async () => {
    const entry = {
      essayId: 'essay-1',
      filename: 'mia-chen.pdf',
      assignmentId: null,
      progress: 10,
      error: null,
      waitsFor: null,
    } as const;
    const { server } = await dashboard((given) => {
      graded(given);
      given.results = [];
      given.statuses = [{ ...entry, status: 'processing' }];
    });
    await screen.findAllByRole('button', { name: 'Processing...' });
    server.results = [aResult()];
    await act(async () => {
      server.push({ type: 'change', status: { ...entry, status: 'complete', progress: 100 } });
    });
    await screen.findByRole('article');
    await act(async () => {
      server.push({ type: 'removed', essayId: 'essay-1' });
    });
    await waitFor(() => expect(panels()?.hidden).toBe(true));
  });
});

describe('the keyboard', () => {
  it('is at the progress once grading has started, and at the results once it is done', async () => {
    const entry = {
      essayId: 'essay-1',
      filename: 'mia-chen.pdf',
      assignmentId: null,
      progress: 10,
      error: null,
      waitsFor: null,
    } as const;
    const { server } = await dashboard((given) => {
      graded(given);
      given.results = [];
    });
    // As a browser does when the start button goes off: the focus is nowhere.
    const start = screen.getByRole('button', { name: 'Start grading' });
    act(() => start.focus());
    act(() => start.blur());
    expect(document.activeElement).toBe(document.body);
    await act(async () => {
      server.push({ type: 'change', status: { ...entry, status: 'processing' } });
    });
    await waitFor(() => expect(document.activeElement).toBe(heading('Processing')));
    server.results = [aResult()];
    await act(async () => {
      server.push({ type: 'change', status: { ...entry, status: 'complete', progress: 100 } });
    });
    await screen.findByRole('article');
    await act(async () => {
      server.push({ type: 'removed', essayId: 'essay-1' });
    });
    await waitFor(() => expect(document.activeElement).toBe(heading('Results')));
  });

  it('stays in a card that moves below the results', async () => {
    const entry = {
      essayId: 'essay-1',
      filename: 'mia-chen.pdf',
      assignmentId: null,
      progress: 10,
      error: null,
      waitsFor: null,
    } as const;
    const { server } = await dashboard((given) => {
      graded(given);
      given.results = [];
      given.statuses = [{ ...entry, status: 'processing' }];
    });
    const card = await screen.findByRole('region', { name: 'Essay analysis' });
    const toggle = within(card).getAllByRole('button')[0] as HTMLElement;
    toggle.focus();
    server.results = [aResult()];
    await act(async () => {
      server.push({ type: 'removed', essayId: 'essay-1' });
    });
    await screen.findByRole('article');
    await waitFor(() => expect(isBefore(heading('Results'), heading('Essay analysis'))).toBe(true));
    expect(document.activeElement).toBe(toggle);
  });
});

describe('Clear All and Reset All', () => {
  it('are there once each, Reset All on the line of the upload panels', async () => {
    await dashboard(graded);
    const toggle = await line();
    expect(screen.getAllByRole('button', { name: 'Clear All' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Reset All' })).toHaveLength(1);
    const row = within(toggle.parentElement as HTMLElement);
    expect(row.getByRole('button', { name: 'Reset All' })).toBeTruthy();
  });
});

describe('a name that runs right to left', () => {
  it.each([
    ['محمد', '\u2068محمد\u2069 · 353 words'],
    ['שרה כהן', '\u2068שרה כהן\u2069 · 353 words'],
    ['Zoë Chen', 'Zoë Chen · 353 words'],
  ])('does not move what stands beside it: %s', async (studentName, shown) => {
    await dashboard((server) => {
      server.essays = [anEssay({ studentName, wordCount: 353 })];
    });
    const list = within(await screen.findByRole('list', { name: 'Uploaded essays' }));
    expect(list.getByText(/353 words/).textContent).toBe(shown);
  });
});

describe('“File under”', () => {
  const LABEL = 'File under (optional)';
  const withAssignments = (server: FakeServer) => {
    server.assignments = [anAssignment()];
  };
  const signIn = (email: string) => localStorage.setItem(STORED_EMAIL_KEY, email);
  const shown = async (choice: string) => screen.findByRole('combobox', { name: LABEL, description: choice });
  const reload = async (prepare = withAssignments) => {
    leave();
    return dashboard(prepare);
  };

  it('stays as chosen for the account on this device, and files what is uploaded', async () => {
    signIn('ada@school.example');
    const { user } = await dashboard(withAssignments);
    await screen.findByRole('combobox', { name: LABEL });
    await chooseOption(user, LABEL, 'Belonging');
    signIn('bo@school.example');
    await reload();
    await shown('No class or assignment');
    signIn('Ada@school.example');
    const again = await reload();
    await shown('Belonging');
    await again.user.upload(fileInput('Choose essays'), [aPdf('filed.pdf')]);
    await waitFor(() =>
      expect(again.server.sent('POST', '/api/essays')[0]?.texts).toMatchObject({
        assignmentId: 'assignment-1',
      }),
    );
  });

  it('forgets an assignment that is gone, and one that was taken back', async () => {
    signIn('ada@school.example');
    const { user } = await dashboard(withAssignments);
    await screen.findByRole('combobox', { name: LABEL });
    await chooseOption(user, LABEL, 'Belonging');
    await reload((server) => {
      server.assignments = [anAssignment({ id: 'assignment-2', title: 'Another' })];
    });
    await shown('No class or assignment');
    expect(Object.keys(localStorage)).toEqual([STORED_EMAIL_KEY]);
    const { user: again } = await reload();
    await shown('No class or assignment');
    await chooseOption(again, LABEL, 'Belonging');
    await chooseOption(again, LABEL, 'No class or assignment');
    await reload();
    await shown('No class or assignment');
  });
});
