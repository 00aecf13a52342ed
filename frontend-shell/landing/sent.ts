import { messageOf } from '@marklight/api-client/errors';
import { openDialog } from './dialogs';
import { byId } from './dom';

/** Asks for the mail once more; gives what the server says. */
export type SendAgain = () => Promise<{ message: string }>;

let sendAgain: SendAgain | null = null;

/** The dialog that says that the next step is in an email. */
export function startSent(): void {
  const button = byId('sent-again', HTMLButtonElement);
  button.addEventListener('click', () => void ask(button));
}

/** Says that the next step is in an email, in place of the dialog that asked for it. */
export function showSent(message: string, again: SendAgain): void {
  sendAgain = again;
  byId('sent-text', HTMLParagraphElement).textContent = message;
  say('');
  openDialog('sent-dialog');
  byId('sent-title', HTMLHeadingElement).focus();
}

async function ask(button: HTMLButtonElement): Promise<void> {
  // Not `disabled`, which would take the focus away.
  if (!sendAgain || button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  say('');
  try {
    const { message } = await sendAgain();
    say(message);
  } catch (error) {
    say(messageOf(error), true);
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

function say(outcome: string, isProblem = false): void {
  const line = byId('sent-outcome', HTMLParagraphElement);
  line.classList.toggle('lp-field-error', isProblem);
  line.textContent = outcome;
}
