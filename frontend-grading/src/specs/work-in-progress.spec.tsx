import { screen, within } from '@testing-library/react';
import { renderDashboard } from '../testing/render-dashboard';

let leave: () => void = () => undefined;
afterEach(() => leave());

async function dashboard(prepare?: Parameters<typeof renderDashboard>[0]) {
  ({ leave } = await renderDashboard(prepare));
}

describe('assignments in progress', () => {
  it('are listed first, each with where it stands and its next step', async () => {
    await dashboard((fake) => {
      fake.workInProgress = [
        {
          id: 'assignment-1',
          title: 'Phones at school',
          classId: 'class-1',
          className: 'Year 9 English',
          standing: {
            rosterSize: 30,
            ...{ handedIn: 24, essays: 27, unmatched: 1 },
            states: { failed: 0, needs_eye: 4, graded: 8, new: 0, grading: 0, reviewed: 15 },
          },
        },
      ];
    });
    const card = within(await screen.findByRole('region', { name: 'Assignments in progress' }));
    expect(card.getByRole('link').getAttribute('href')).toBe('/classes/class-1/assignments/assignment-1');
    expect(
      card.getByText(
        /24 of 30 handed in, 2 extra essays, 1 essay not matched to a student, 27 graded, 15 reviewed/,
      ),
    ).toBeTruthy();
    expect(card.getByText('Review 12')).toBeTruthy();
  });

  it('take no room where there are none', async () => {
    await dashboard();
    expect(screen.queryByRole('region', { name: 'Assignments in progress' })).toBeNull();
  });
});
