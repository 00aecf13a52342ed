import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StatusChip } from './chips';
import { ConfidenceText } from './confidence-text';
import { FileDrop } from './file-drop';
import { MenuButton } from './menu-button';
import { RemoteBoundary } from './remote-boundary';
import { SelectField } from './select-field';
import { ErrorState } from './states';
import { chooseOption } from './testing/choose-option';
import { TextField } from './text-field';

describe('ErrorState', () => {
  it('keeps the focus in the part of the page where Retry was', async () => {
    function Part() {
      const [hasFailed, setHasFailed] = useState(true);
      return (
        <section tabIndex={-1} aria-label="Part">
          {hasFailed && <ErrorState title="It failed." error="Why." onRetry={() => setHasFailed(false)} />}
        </section>
      );
    }
    render(<Part />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part' }));
  });
});

describe('StatusChip', () => {
  it('shows an essay status that is not known as Draft', () => {
    render(<StatusChip kind="essay" status="archived" />);
    expect(screen.getByText('Draft')).toBeTruthy();
  });
  it('shows feedback without a known status as Unknown', () => {
    render(<StatusChip kind="feedback" status="" />);
    expect(screen.getByText('Unknown')).toBeTruthy();
  });
});

describe('ConfidenceText', () => {
  it.each([
    [85, 'success'],
    [84.9, 'warning'],
    [70, 'warning'],
    [69.9, 'danger'],
  ])('shows %s in the colour of %s', (score, colour) => {
    const { container } = render(<ConfidenceText score={score} isMeasured />);
    expect(container.querySelector('summary')?.style.color).toBe(`var(--${colour})`);
  });

  it('says what was measured, and of a model that nothing was', () => {
    const { container } = render(<ConfidenceText score={82} isMeasured />);
    expect(container.textContent).toMatch(/^SureOf levels marked “sure”, \d+% were at most one away from/);
    cleanup();
    const other = render(<ConfidenceText score={82} isMeasured={false} />);
    expect(other.container.textContent).toMatch(
      /^Says it is sureHow sure the AI service says it is\. How often it is right has not been measured/,
    );
    expect(other.container.textContent).not.toMatch(/\d/);
  });
});

describe('SelectField', () => {
  const field = (extra: Partial<Parameters<typeof SelectField>[0]> = {}) => {
    const onChange = jest.fn();
    const options = [
      { value: '', label: 'No rubric' },
      { label: 'My rubrics', options: [{ value: 'letters', label: 'Letters' }] },
    ];
    render(<SelectField label="Rubric" value="" options={options} onChange={onChange} {...extra} />);
    return onChange;
  };

  it('gives a screen reader its name, the choice, and what is wrong with it', async () => {
    field({ value: 'letters', error: 'It is gone.', hint: 'Of your own.' });
    const select = await screen.findByRole('combobox', {
      name: 'Rubric',
      description: 'Letters It is gone.',
    });
    expect(select.getAttribute('aria-invalid')).toBe('true');
  });
  it('gives the value of the chosen option, from a group too', async () => {
    const onChange = field();
    const select = await screen.findByRole('combobox', { name: 'Rubric', description: 'No rubric' });
    await chooseOption(userEvent.setup(), select, 'Letters');
    expect(onChange.mock.calls).toEqual([['letters']]);
  });
  it('of many choices in groups has headings that cannot be chosen, and nothing in its list but options', async () => {
    const choices = Array.from({ length: 20 }, (_, n) => ({ value: `${n}`, label: `Student ${n}` }));
    const options = [
      { label: 'Likely', options: choices.slice(0, 1) },
      { label: 'Class list', options: choices.slice(1) },
    ];
    const onChange = field({ value: '0', options });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('combobox', { name: 'Rubric' }));
    await screen.findAllByRole('option');
    expect(document.querySelector('[role=listbox] [aria-selected]:not([role=option])')).toBeNull();
    await user.click(await screen.findByText('Class list'));
    expect(onChange).not.toHaveBeenCalled();
    await chooseOption(user, 'Rubric', 'Student 1');
    expect(onChange.mock.calls).toEqual([['1']]);
  });
});

describe('FileDrop', () => {
  const file = (name: string) => new File(['x'], name);
  const drop = (files: File[]) =>
    fireEvent.drop(screen.getByText('Drop here').parentElement as Element, { dataTransfer: { files } });
  const shown = (props: Partial<Parameters<typeof FileDrop>[0]>) => {
    const onFiles = jest.fn();
    render(
      <FileDrop
        label="Drop here"
        hint="PDF"
        buttonLabel="Choose"
        accept=".pdf"
        onFiles={onFiles}
        {...props}
      />,
    );
    return onFiles;
  };

  it('takes every dropped file where several are allowed', () => {
    const onFiles = shown({ multiple: true });
    drop([file('a.pdf'), file('b.pdf')]);
    expect(onFiles.mock.calls[0][0]).toHaveLength(2);
  });
  it('takes only the first file where one is allowed', () => {
    const onFiles = shown({});
    drop([file('a.txt'), file('b.txt')]);
    expect(onFiles.mock.calls[0][0].map((each: File) => each.name)).toEqual(['a.txt']);
  });
  it('takes nothing while it is disabled', () => {
    const onFiles = shown({ disabled: true });
    drop([file('a.pdf')]);
    expect(onFiles).not.toHaveBeenCalled();
  });
});

describe('MenuButton', () => {
  it('opens, moves and chooses from the keyboard, and gives the focus back', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    const items = [
      { label: 'Profile', onSelect: jest.fn() },
      { label: 'Log out', onSelect: chosen },
    ];
    render(
      <MenuButton label="Account" items={items}>
        A
      </MenuButton>,
    );
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account' }));
  });
});

describe('TextField', () => {
  it('says at the field what is wrong, also to a screen reader', () => {
    render(<TextField label="Email" error="Please enter a valid email address." />);
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Please enter a valid email address.');
  });
});

describe('RemoteBoundary', () => {
  it('keeps a failure to its part of the page and offers Retry', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const onRetry = jest.fn();
    const Broken = () => {
      throw new Error('no remote');
    };
    render(
      <>
        <p>The rest</p>
        <RemoteBoundary name="The dashboard" onRetry={onRetry}>
          <Broken />
        </RemoteBoundary>
      </>,
    );
    expect(screen.getByText('The rest')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    silence.mockRestore();
  });
});
