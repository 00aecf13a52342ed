import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, createMemoryRouter, RouterProvider, useSearchParams } from './router';

function Filter({ name }: { name: string }) {
  const [params, change] = useSearchParams();
  return (
    <label>
      <input
        type="checkbox"
        checked={params.get(name) === 'on'}
        onChange={(event) =>
          change((before) => ({ ...Object.fromEntries(before), [name]: event.target.checked ? 'on' : 'off' }))
        }
      />
      {name}
    </label>
  );
}

function open(at = '/'): ReturnType<typeof createMemoryRouter> {
  const router = createMemoryRouter([{ path: '/', element: <Filter name="eye" /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return router;
}

/** As a browser clicks: React is not made to finish all that it has begun, which `fireEvent` does. */
function clicked(element: HTMLElement): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  element.click();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('what stands in the address', () => {
  it('is shown by the time the click is over, although the router follows later', async () => {
    const router = open();
    clicked(box());
    expect(box().checked).toBe(true);
    await waitFor(() => expect(router.state.location.search).toBe('?eye=on'));
    expect(box().checked).toBe(true);
  });

  it('builds on the previous change when two come before the router has followed', async () => {
    const router = open('/?page=3');
    clicked(box());
    clicked(box());
    expect(box().checked).toBe(false);
    await waitFor(() => expect(router.state.location.search).toBe('?page=3&eye=off'));
  });

  it('follows Back', async () => {
    const router = open();
    clicked(box());
    await waitFor(() => expect(router.state.location.search).toBe('?eye=on'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(box().checked).toBe(false));
  });

  it('follows Back even if it comes before React has drawn where the router went', async () => {
    const router = createBrowserRouter([{ path: '/', element: <Filter name="eye" /> }]);
    render(<RouterProvider router={router} />);
    await act(async () => {
      box().click();
      expect(router.state.location.search).toBe('?eye=on');
      const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await isBack;
    });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(box().checked).toBe(false);
    router.dispose();
  });
});
