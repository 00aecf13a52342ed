import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { makeStore } from '@marklight/api-client/make-store';
import { AppProviders } from '@marklight/ui/app-providers';
import { MemoryRouter } from '@marklight/ui/router';
import { dismissToast } from '@marklight/ui/toast';
import { FakeNetwork, type Answer } from './fake-network';

/** One page of the shell on a network of prepared answers, and a person in front of it. */
export function renderPage(routes: ReactNode, path: string, answers: Record<string, Answer>) {
  const network = new FakeNetwork(answers);
  dismissToast();
  const view = render(
    <AppProviders store={makeStore()}>
      <MemoryRouter initialEntries={[path]}>{routes}</MemoryRouter>
    </AppProviders>,
  );
  return {
    network,
    // Without a pause between keys and clicks.
    user: userEvent.setup({ delay: null }),
    /** Takes page and network away; call it at the end of each spec. */
    leave: () => {
      view.unmount();
      network.uninstall();
    },
  };
}

/** The one toast, whichever tone it has. */
export async function findToast(title: string): Promise<HTMLElement> {
  const heading = await screen.findByText(title, { selector: '.ml-toast strong' });
  return heading.closest<HTMLElement>('.ml-toast') ?? heading;
}
