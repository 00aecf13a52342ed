import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '@marklight/api-client/errors';
import {
  REASON_MAX_CHARACTERS,
  TRIAL_EXTENSION_MAX_DAYS,
  type AdminUser,
  type ResetLinkReply,
} from '@marklight/contracts/admin';
import { Alert } from '@marklight/ui/alert';
import { FormDialog } from '@marklight/ui/form-dialog';
import { TextAreaField } from '@marklight/ui/text-area-field';
import { TextField } from '@marklight/ui/text-field';
import { toast } from '@marklight/ui/toast';
import { momentOf } from '@marklight/ui/words';
import { useAccountActionMutation } from '../api/account-actions-api';
import { useAdmin } from '../hooks/admin-context';
import {
  problemsOf,
  requestOf,
  type AccountAction,
  type ActionField,
  type ActionValues,
} from '../logic/account-actions';
import { zoneInWords } from '../logic/local-time';
import { fullNameOf } from '../logic/words';
import { LinkDialog } from './link-dialog';
import { StatusBadges } from './status-badges';

export interface AccountDialogProps {
  open: boolean;
  action: AccountAction;
  /** The account as the list now shows it; after a refusal, it has the version that another attempt needs. */
  user: AdminUser;
  onClose: () => void;
  /** Called once the dialog has left the page. */
  onClosed: () => void;
}

const EMPTY: ActionValues = { days: '7', until: '', confirmEmail: '', reason: '' };

/** Says what an action does to an account, asks why, and does it. What was typed stays until it is done. */
export function AccountDialog({ open, action, user, onClose, onClosed }: AccountDialogProps) {
  const admin = useAdmin();
  const [send, { isLoading }] = useAccountActionMutation();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<ActionValues>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [link, setLink] = useState<ResetLinkReply | null>(null);
  const own = user.id === admin.id;
  const set = (field: ActionField) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [field]: undefined }));
  };
  const save = async () => {
    setRefusal(null);
    const problems = problemsOf(action, values);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return;
    const body = requestOf(action, values, user.version);
    const outcome = await send({ email: admin.email, id: user.id, route: action.route, body, own });
    if (outcome.error) {
      const fields = fieldErrorsOf(outcome.error) as Partial<ActionValues>;
      setErrors(fields);
      if (Object.keys(fields).length === 0) setRefusal(messageOf(outcome.error));
      return;
    }
    const reply = outcome.data;
    if (reply && 'url' in reply) return setLink(reply);
    toast({ tone: 'success', ...action.done(reply) });
    onClose();
  };
  const name = fullNameOf(user);
  if (link) {
    return (
      <LinkDialog
        open={open}
        title="Reset link created"
        link={link.url}
        onClose={onClose}
        onClosed={onClosed}
      >
        {`Give this link to ${user.email} and nobody else. It works once, until ${momentOf(link.expiresAt)}, and will not be shown again.`}
      </LinkDialog>
    );
  }
  return (
    <FormDialog
      open={open}
      title={action.label}
      saveLabel={action.confirmLabel}
      savingLabel={action.confirmingLabel}
      saving={isLoading}
      danger={action.danger}
      errors={errors}
      onSave={() => void save()}
      onCancel={onClose}
      onClosed={onClosed}
    >
      <div className="ml-box ml-row ml-near ml-wash">
        {name && (
          <strong>
            <bdi>{name}</bdi>
          </strong>
        )}
        <span className="ml-anywhere">{user.email}</span>
        <StatusBadges user={user} />
      </div>
      <p>
        {action.happens}
        {own && ' This is your own account.'}
      </p>
      <Alert text={refusal} />
      {action.field === 'days' && (
        <TextField
          label="Days"
          type="number"
          inputMode="numeric"
          min={1}
          max={TRIAL_EXTENSION_MAX_DAYS}
          value={values.days}
          error={errors.days}
          hint={`1 to ${TRIAL_EXTENSION_MAX_DAYS}.`}
          onChange={(event) => set('days')(event.target.value)}
        />
      )}
      {action.field === 'until' && (
        <TextField
          label="Until the end of"
          type="date"
          value={values.until}
          error={errors.until}
          hint={`In your time zone, ${zoneInWords(new Date())}.`}
          onChange={(event) => set('until')(event.target.value)}
        />
      )}
      {action.field === 'confirmEmail' && (
        <TextField
          label="Type the account’s email to confirm"
          type="email"
          autoComplete="off"
          value={values.confirmEmail}
          error={errors.confirmEmail}
          onChange={(event) => set('confirmEmail')(event.target.value)}
        />
      )}
      <TextAreaField
        label="Reason"
        rows={2}
        value={values.reason}
        error={errors.reason}
        hint={`For the audit log, at most ${REASON_MAX_CHARACTERS} characters.`}
        onChange={set('reason')}
      />
    </FormDialog>
  );
}
