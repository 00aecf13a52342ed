import { messageOf } from '@marklight/api-client/errors';
import type { Invitation } from '@marklight/contracts/invitations';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';
import { useConfirm } from '@marklight/ui/confirm-dialog';
import type { ChipTone } from '@marklight/ui/palette';
import { toast } from '@marklight/ui/toast';
import { useSubjectDialog } from '@marklight/ui/use-subject-dialog';
import { dateOf } from '@marklight/ui/words';
import { FRESH } from '../api/fresh';
import { useInvitationsQuery, useRevokeInvitationMutation } from '../api/people-api';
import { InviteDialog } from '../components/invite-dialog';
import { PagedView } from '../components/paged-view';
import { useAdmin } from '../hooks/admin-context';
import { pageIn, useAddress } from '../hooks/use-address';

const PAGE_ROWS = 20;
const STATES: Record<Invitation['state'], readonly [text: string, tone: ChipTone]> = {
  open: ['Open', 'blue'],
  used: ['Used', 'green'],
  revoked: ['Withdrawn', 'grey'],
  expired: ['Expired', 'grey'],
};

/** Who has been invited to create an account; invitations are made and withdrawn here. */
export function InvitationsView() {
  const { email } = useAdmin();
  const [params, change] = useAddress();
  const page = pageIn(params);
  const list = useInvitationsQuery({ email, page, pageSize: PAGE_ROWS }, FRESH);
  const dialog = useSubjectDialog<true>();
  const [revoke] = useRevokeInvitationMutation();
  const [ask, confirmDialog] = useConfirm();
  const withdraw = async (invitation: Invitation) => {
    const yes = await ask({
      title: 'Withdraw this invitation?',
      body: `${whomOf(invitation)} can no longer create an account with it.`,
      confirmLabel: 'Withdraw invitation',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (!yes) return;
    const { error } = await revoke({ email, id: invitation.id });
    if (error) toast({ title: 'Error', message: messageOf(error), tone: 'error' });
    else toast({ title: 'Invitation withdrawn', tone: 'success' });
  };
  return (
    <div className="ad-view ml-stack ml-shrink">
      <div className="ml-row ml-between ml-tap">
        <h2>Invitations</h2>
        <Button type="primary" onClick={() => dialog.show(true)}>
          Invite somebody
        </Button>
      </div>
      <p className="ml-measure">
        Anyone who opens an invitation can create one account with it within 14 days, even where nobody else
        can sign up.
      </p>
      <PagedView
        list={list}
        failed="The invitations could not be loaded."
        empty="Nobody has been invited yet."
        page={page}
        pageRows={PAGE_ROWS}
        onTurn={(next) => change({ page: next })}
      >
        {(invitations, busy) => (
          <ul className="ml-list ml-grid" aria-busy={busy}>
            {invitations.map((invitation) => (
              <InvitationCard
                key={invitation.id}
                invitation={invitation}
                onWithdraw={() => void withdraw(invitation)}
              />
            ))}
          </ul>
        )}
      </PagedView>
      {dialog.subject && <InviteDialog key={dialog.opening} open={dialog.open} onClose={dialog.hide} />}
      {confirmDialog}
    </div>
  );
}

function InvitationCard({ invitation, onWithdraw }: { invitation: Invitation; onWithdraw: () => void }) {
  const { state, createdAt, createdBy, expiresAt, usedBy, mailed } = invitation;
  const [text, tone] = STATES[state];
  const whom = whomOf(invitation);
  return (
    <li className="ml-card ml-row ml-between ml-apart">
      <div className="ml-main ml-anywhere">
        <p className="ml-row ml-near">
          <Chip tone={tone}>{text}</Chip>
          <strong className="ml-anywhere">{whom}</strong>
        </p>
        <p className="ml-hint">
          {`Invited on ${dateOf(createdAt)} by ${createdBy ?? 'a deleted account'}${mailed ? ', by email' : ''}. `}
          {state === 'used'
            ? `Used by ${usedBy ?? 'a deleted account'}.`
            : `Valid until ${dateOf(expiresAt)}.`}
        </p>
      </div>
      {state === 'open' && (
        <div className="ml-actions">
          <Button danger aria-label={`Withdraw the invitation for ${whom}`} onClick={onWithdraw}>
            Withdraw
          </Button>
        </div>
      )}
    </li>
  );
}

function whomOf({ email }: Invitation): string {
  return email ?? 'Anyone with the link';
}
