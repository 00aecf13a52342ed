import { byId } from './dom';

/** Opens and closes the dialogs of the page. A click outside a dialog closes it, as Escape does. */
export function startDialogs(): void {
  for (const opener of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    opener.addEventListener('click', () => openDialog(opener.dataset['opens'] ?? ''));
  }
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.querySelector('[data-closes]')?.addEventListener('click', () => dialog.close());
    dialog.addEventListener('pointerdown', (event) => {
      if (event.target === dialog && !isInside(dialog, event)) dialog.close();
    });
  }
}

/** Shows one dialog and closes every other. */
export function openDialog(id: string): void {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  const dialog = byId(id, HTMLDialogElement);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('input')?.focus();
}

function isInside(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
