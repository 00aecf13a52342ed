import { render, screen, waitFor } from '@testing-library/react';
import type { Essay, FileFault } from '@marklight/contracts/essays';
import { baseApi } from '@marklight/api-client/base-api';
import { anEssay } from '@marklight/contracts/testing/records';
import { FileChips } from '../components/FileChips';
import { ScanNote } from '../review/components/ScanNote';
import { MemoryRouter } from '@marklight/ui/router';
import { part, renderDashboard } from '../testing/render-dashboard';

const scanned = (page: number, confidence: number): FileFault => ({ kind: 'scanned_page', page, confidence });

describe('an essay whose pages are pictures', () => {
  it.each<[string, Parameters<typeof anEssay>[0], string, string]>([
    [
      'is being read',
      { reading: { done: 1, pages: 3 } },
      'Reading scanned page 2 of 3',
      'The text is not complete: 1 of 3 scanned pages are read so far.',
    ],
    [
      'has only its text to be put together',
      { reading: { done: 3, pages: 3 } },
      'Reading scanned page 3 of 3',
      'The text is not complete: 3 of 3 scanned pages are read so far.',
    ],
    [
      'was read',
      { fileFaults: [scanned(2, 95)] },
      'ScannedCheck its text',
      'Page 2 was read from its picture, so words may be wrong.',
    ],
    [
      'was hard to read',
      { fileFaults: [scanned(1, 95), scanned(2, 60)] },
      'Hard to readCheck its text',
      'Pages 1 and 2 were read from their pictures, so words may be wrong. Page 2 was hard to read, so some may be missing.',
    ],
  ])('%s', (_, given, chip, note) => {
    const essay = anEssay(given);
    const { container } = render(
      <MemoryRouter>
        <div data-testid="chips">
          <FileChips essay={essay} />
        </div>
        <ScanNote essay={essay} />
      </MemoryRouter>,
    );
    expect(screen.getByTestId('chips').textContent).toBe(chip);
    expect(container.querySelector('p')?.textContent).toBe(note);
  });

  it('shows what it leaves out, and nothing where all is typed', () => {
    const { container, rerender } = render(<FileChips essay={anEssay()} />);
    expect(container.textContent).toBe('');
    rerender(<FileChips essay={anEssay({ fileFaults: [{ kind: 'damaged_page', page: 1 }] })} />);
    expect(container.textContent).toBe('Partly read');
    rerender(
      <FileChips essay={anEssay({ wordCount: 0, fileFaults: [{ kind: 'damaged_page', page: 1 }] })} />,
    );
    expect(container.textContent).toBe('Not read');
    const blank: FileFault = { kind: 'blank_page', page: 2 };
    const chips = (essay: Partial<Essay>) => {
      rerender(<FileChips essay={anEssay({ status: 'ready_for_review', ...essay })} />);
      return container.textContent;
    };
    expect(chips({ fileFaults: [blank], wordCount: 0 })).toBe('No writing found');
    expect(chips({ fileFaults: [blank], wordCount: 90 })).toBe('Blank page');
    expect(chips({ fileFaults: [blank, { kind: 'picture_page', page: 1 }], wordCount: 0 })).toBe(
      'Not readBlank page',
    );
    rerender(<ScanNote essay={anEssay()} />);
    expect(container.textContent).toBe('');
  });

  it('shows the progress of its pages as they are read, without fetching the whole list again', async () => {
    const essay = anEssay({ reading: { done: 0, pages: 2 } });
    const { server, leave } = await renderDashboard((given) => {
      given.essays = [essay];
    });
    try {
      await part('Essays').findByText('Reading scanned page 1 of 2');
      const lists = server.sent('GET', '/api/essays').length;
      server.on('GET', `/api/essays/${essay.id}`, () => ({
        status: 200,
        body: { ...essay, reading: { done: 1, pages: 2 } },
      }));
      await waitFor(() => expect(server.push({ type: 'essay', essayId: essay.id })).toBe(true));
      await part('Essays').findByText('Reading scanned page 2 of 2');
      expect(server.sent('GET', '/api/essays')).toHaveLength(lists);
    } finally {
      leave();
    }
  });

  it('is shown as it was last read, even if a list requested earlier arrives afterwards', async () => {
    const essay = anEssay({ reading: { done: 1, pages: 2 } });
    const read = { ...essay, reading: null, fileFaults: [scanned(1, 95), scanned(2, 95)] };
    let arrive: () => void = () => undefined;
    const { server, store, leave } = await renderDashboard((given) => {
      given.essays = [essay];
    });
    try {
      await part('Essays').findByText('Reading scanned page 2 of 2');
      server.on('GET', '/api/essays', async () => {
        await new Promise<void>((resolve) => (arrive = resolve));
        return { body: [essay] };
      });
      server.on('GET', `/api/essays/${essay.id}`, () => ({ body: read }));
      const lists = server.sent('GET', '/api/essays').length;
      store.dispatch(baseApi.util.invalidateTags(['Essays']));
      await waitFor(() => expect(server.sent('GET', '/api/essays')).toHaveLength(lists + 1));
      await waitFor(() => expect(server.push({ type: 'essay', essayId: essay.id })).toBe(true));
      arrive();
      await part('Essays').findByText('Check its text');
    } finally {
      leave();
    }
  });

  it('is shown as it was last read, even if its last page is read while it is being fetched', async () => {
    const essay = anEssay({ reading: { done: 0, pages: 2 } });
    const answers: (() => void)[] = [];
    const states = [{ reading: { done: 1, pages: 2 } }, { reading: null, fileFaults: [scanned(1, 95)] }];
    const { server, leave } = await renderDashboard((given) => {
      given.essays = [essay];
      given.on('GET', `/api/essays/${essay.id}`, async () => {
        const body = { ...essay, ...states[answers.length] };
        await new Promise<void>((resolve) => answers.push(resolve));
        return { body };
      });
    });
    try {
      await part('Essays').findByText('Reading scanned page 1 of 2');
      await waitFor(() => expect(server.push({ type: 'essay', essayId: essay.id })).toBe(true));
      await waitFor(() => expect(answers).toHaveLength(1));
      server.push({ type: 'essay', essayId: essay.id });
      answers[0]?.();
      await waitFor(() => expect(answers).toHaveLength(2));
      answers[1]?.();
      await part('Essays').findByText('Check its text');
    } finally {
      leave();
    }
  });

  it('is fetched when the stream of news opens, as it may have been read before', async () => {
    const essay = anEssay({ reading: { done: 1, pages: 2 } });
    const { server, leave } = await renderDashboard((given) => {
      given.essays = [essay];
      given.on('GET', `/api/essays/${essay.id}`, () => ({
        body: { ...essay, reading: null, fileFaults: [scanned(1, 95)] },
      }));
    });
    try {
      await waitFor(() => expect(server.push({ type: 'snapshot', statuses: [] })).toBe(true));
      await part('Essays').findByText('Check its text');
    } finally {
      leave();
    }
  });

  it('is fetched once as it is uploaded: for the news of its page, not for the list of gradings that comes with it', async () => {
    const essay = anEssay({ reading: { done: 0, pages: 2 } });
    const path = `/api/essays/${essay.id}`;
    const { server, leave } = await renderDashboard((given) => {
      given.essays = [essay];
      given.on('GET', path, () => ({ body: { ...essay, reading: { done: 1, pages: 2 } } }));
    });
    try {
      await waitFor(() => expect(server.push({ type: 'snapshot', statuses: [] })).toBe(true));
      await part('Essays').findByText('Reading scanned page 2 of 2');
      const fetched = server.sent('GET', path).length;
      server.push({ type: 'snapshot', statuses: [] });
      server.push({ type: 'essay', essayId: essay.id });
      await waitFor(() => expect(server.sent('GET', path)).toHaveLength(fetched + 1));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(server.sent('GET', path)).toHaveLength(fetched + 1);
    } finally {
      leave();
    }
  });
});
