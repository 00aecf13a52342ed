import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a select, as a person does: opens it and clicks. */
export async function chooseOption(user: UserEvent, select: HTMLElement, option: string): Promise<void> {
  await user.click(select);
  const list = await screen.findByRole('listbox');
  await user.click(within(list).getByRole('option', { name: option }));
}
