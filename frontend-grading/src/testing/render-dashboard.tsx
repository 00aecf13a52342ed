import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@marklight/api-client/make-store';
import { AppProviders } from '@marklight/ui/app-providers';
import { createMemoryRouter, RouterProvider } from '@marklight/ui/router';
import { dismissToast } from '@marklight/ui/toast';
import { loadFilled } from '../components/later';
import { GradingDashboard } from '../GradingDashboard';
import { FakeServer } from './fake-server';

// What the page loads when it is first drawn must not arrive after what a spec looks for beside it.
beforeAll(async () => void (await loadFilled()));

/** A server, the dashboard on top of it, and a person in front. Set the server up in `prepare`. */
export async function renderDashboard(prepare: (server: FakeServer) => void = () => undefined) {
  const server = new FakeServer();
  prepare(server);
  dismissToast();
  // With data, as in the shell: the page asks before it is left.
  const router = createMemoryRouter([
    { path: '/', element: <GradingDashboard /> },
    { path: '*', element: <p>Another page</p> },
  ]);
  const store = makeStore();
  const view = render(
    <AppProviders store={store}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { name: 'Results' });
  await act(async () => undefined);
  // Without a pause between keys and clicks, so that fake timers need no help.
  const user = userEvent.setup({ delay: null });
  return {
    server,
    store,
    user,
    router,
    /** Takes page and server away; call it at the end of each spec. */
    leave: () => {
      view.unmount();
      server.uninstall();
    },
  };
}

/** The one toast, whichever tone it has. */
export async function findToast(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '.ml-toast strong' });
  return heading.closest<HTMLElement>('.ml-toast') ?? heading;
}

/** A part of the page by its heading. */
export function part(name: string) {
  return within(screen.getByRole('region', { name }));
}

/** The input behind a file button. */
export function fileInput(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}
