import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeStore } from '@marklight/api-client/make-store';
import { AppProviders } from '@marklight/ui/app-providers';
import { MemoryRouter, useLocation } from '@marklight/ui/router';
import { dismissToast } from '@marklight/ui/toast';
import { AdminDashboard } from '../admin-dashboard';
import { FakeServer } from './fake-server';

/** A server, the admin page at an address on top of it, and a person in front. Set the server up in `prepare`. */
export function renderAdmin(address: string, prepare: (server: FakeServer) => void = () => undefined) {
  const server = new FakeServer();
  prepare(server);
  dismissToast();
  const view = render(
    <AppProviders store={makeStore()}>
      <MemoryRouter initialEntries={[address]}>
        <AdminDashboard />
        <Address />
      </MemoryRouter>
    </AppProviders>,
  );
  // Without a pause between keys and clicks, so that fake timers need no help.
  const user = userEvent.setup({ delay: null });
  return {
    server,
    user,
    /** Takes page and server away; call it at the end of each spec. */
    leave: () => {
      view.unmount();
      server.uninstall();
    },
  };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The page's address. */
export function address(): string {
  return screen.getByTestId('address').textContent;
}

/** The one toast, whichever tone it has. */
export async function findToast(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '.ml-toast strong' });
  return heading.closest<HTMLElement>('.ml-toast') ?? heading;
}
