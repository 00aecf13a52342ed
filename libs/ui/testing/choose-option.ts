import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an option of a select, given by its element or its name, as a person would: opens it and clicks. */
export async function chooseOption(
  user: UserEvent,
  select: HTMLElement | string,
  option: string | RegExp,
): Promise<void> {
  const field = typeof select === 'string' ? await screen.findByRole('combobox', { name: select }) : select;
  await user.click(field);
  // In a long list, the options for screen readers are not the ones that are clicked.
  const wanted = await waitFor(() => {
    const found = optionsShown().find(({ textContent }) =>
      typeof option === 'string' ? textContent === option : option.test(textContent),
    );
    if (!found) throw new Error(`The list has no ${String(option)}.`);
    return found;
  });
  await user.click(wanted);
}

function optionsShown(): Element[] {
  const open = '.ant-select-dropdown:not(.ant-select-dropdown-hidden)';
  return [...document.querySelectorAll(`${open} .ant-select-item-option`)];
}
