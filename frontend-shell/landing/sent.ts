import { openDialog } from './dialogs';
import { byId } from './dom';

/** Says that the rest is in a mail, in place of the dialog that asked for it. */
export function showSent(message: string): void {
  byId('sent-text', HTMLParagraphElement).textContent = message;
  openDialog('sent-dialog');
  byId('sent-title', HTMLHeadingElement).focus();
}
