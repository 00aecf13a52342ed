import { messageOf } from '@marklight/api-client/errors';
import type { InvitationLookUpReply } from '@marklight/contracts/invitations';
import { API } from '@marklight/contracts/routes';
import { openDialog } from './dialogs';
import { byId } from './dom';
import { postJson } from './request';
import { showInvitation, showInvitationRefused } from './signup-words';

const IN_ADDRESS = /^#invite=([\w-]+)$/;

let token: string | null = null;

/** The secret of the invitation that the page was opened with; null where there is none that can be used. */
export function invitationToken(): string | null {
  return token;
}

/** Opens the Get Started dialog where the address holds an invitation, for whom it is. */
export async function openInvitation(): Promise<void> {
  token = null;
  const given = IN_ADDRESS.exec(location.hash)?.[1];
  if (given === undefined) return;
  // Neither in the history nor in a bookmark of this page: it is a secret.
  history.replaceState(null, '', location.pathname + location.search);
  try {
    const { email, expiresAt } = await postJson<InvitationLookUpReply>(API.invitationLookUp, {
      invitation: given,
    });
    token = given;
    const field = byId('signup-email', HTMLInputElement);
    field.value = email ?? '';
    field.readOnly = email !== null;
    showInvitation(new Date(expiresAt));
  } catch (error) {
    showInvitationRefused(messageOf(error));
  }
  openDialog('signup-dialog');
}
