import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import type { InviteReply } from '@marklight/contracts/invitations';
import { Alert } from '@marklight/ui/alert';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextField } from '@marklight/ui/text-field';
import { useInviteMutation } from '../api/people-api';
import { useAdmin } from '../hooks/admin-context';
import { LinkDialog } from './link-dialog';

/** Creates an invitation, then shows its link, which can be read only here. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const admin = useAdmin();
  const [invite, { isLoading }] = useInviteMutation();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [made, setMade] = useState<InviteReply | null>(null);
  const send = async () => {
    setRefusal(null);
    const { data, error } = await invite({ email: admin.email, body: { email: email.trim() || null } });
    if (data) return setMade(data);
    const field = fieldErrorsOf(error)['email'];
    setProblem(field);
    if (field === undefined) setRefusal(messageOf(error));
  };
  if (made) {
    const { mailed, email: whom } = made.invitation;
    return (
      <LinkDialog open={open} title="Invitation created" link={made.link} onClose={onClose}>
        {mailed
          ? `We are emailing this link to ${whom}. It will not be shown here again, so keep it in case the email does not arrive.`
          : `Give this link to ${whom ?? 'the person'}. It will not be shown again.`}
      </LinkDialog>
    );
  }
  return (
    <FormDialog
      open={open}
      title="Invite somebody"
      saveLabel="Create invitation"
      savingLabel="Making..."
      saving={isLoading}
      errors={{ email: problem }}
      onSave={() => void send()}
      onCancel={onClose}
    >
      <Alert text={refusal} />
      <TextField
        label="Email (optional)"
        type="email"
        value={email}
        error={problem}
        autoComplete="off"
        onChange={(event) => {
          setEmail(event.target.value);
          setProblem(undefined);
        }}
      />
      <p className="ml-hint">
        With an email, the invitation is for that address only, and the link is emailed where mail is set up.
        Without one, anyone with the link can use it.
      </p>
    </FormDialog>
  );
}
