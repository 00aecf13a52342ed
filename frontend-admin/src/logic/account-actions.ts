import type { AdminUser } from '@marklight/contracts/admin';
import { ADMIN_RESET_LINK_HOURS } from '@marklight/contracts/business';
import { ADMIN_API } from '@marklight/contracts/routes';
import { dateOf } from '@marklight/ui/words';
import type { AccountActionBody } from '../api/account-actions-api';
import { endOfDayIn } from './local-time';

/** What the fields of an action's dialog hold, as it was typed. */
export interface ActionValues {
  days: string;
  until: string;
  confirmEmail: string;
  reason: string;
}
export type ActionField = keyof ActionValues;

export interface AccountAction {
  /** The label in the menu, and the title of the dialog. */
  label: string;
  /** What happens, before it is confirmed. */
  happens: string;
  /** The field besides the reason. */
  field: Exclude<ActionField, 'reason'> | null;
  confirmLabel: string;
  confirmingLabel: string;
  danger: boolean;
  route: string;
  /** What is sent besides the reason and the version. */
  bodyOf: (values: ActionValues) => object;
  /** What the toast says, given the account afterwards. */
  done: (account: AdminUser | null) => { title: string; message?: string };
}

const simple = { field: null, danger: false, bodyOf: () => ({}) } as const;

const extendTrial: AccountAction = {
  ...simple,
  label: 'Extend trial',
  happens: 'The trial gets more days: from its end, or from now where it has ended.',
  field: 'days',
  confirmLabel: 'Extend trial',
  confirmingLabel: 'Extending...',
  route: ADMIN_API.extendTrial,
  // An empty field is not a number of days; the server says so.
  bodyOf: ({ days }) => ({ days: days.trim() === '' ? null : Number(days) }),
  done: (account) => ({
    title: 'Trial extended',
    message: account?.trialEndsAt ? `It ends on ${dateOf(account.trialEndsAt)}.` : undefined,
  }),
};
const giveAccess: AccountAction = {
  ...simple,
  label: 'Give access until a date',
  happens: 'Until the end of that day the account can use everything, whether or not it is paid for.',
  field: 'until',
  confirmLabel: 'Give access',
  confirmingLabel: 'Saving...',
  route: ADMIN_API.giveAccess,
  bodyOf: ({ until }) => ({ until: endOfDayIn(until) }),
  done: (account) => ({
    title: 'Complimentary access given',
    message: account?.complimentaryUntil ? `Until ${dateOf(account.complimentaryUntil)}.` : undefined,
  }),
};
const endAccess: AccountAction = {
  ...simple,
  label: 'End complimentary access',
  happens: 'Complimentary access ends now. A trial or a subscription is not affected.',
  confirmLabel: 'End access',
  confirmingLabel: 'Ending...',
  route: ADMIN_API.giveAccess,
  bodyOf: () => ({ until: null }),
  done: () => ({ title: 'Complimentary access ended' }),
};
const giveAdmin: AccountAction = {
  ...simple,
  label: 'Make administrator',
  happens: 'This person will see this dashboard and everybody’s accounts, and can do what you can do here.',
  confirmLabel: 'Make administrator',
  confirmingLabel: 'Saving...',
  route: ADMIN_API.setRole,
  bodyOf: () => ({ isAdmin: true }),
  done: () => ({ title: 'Made an administrator' }),
};
const takeAdmin: AccountAction = {
  ...simple,
  label: 'Remove administrator',
  happens:
    'From their next click, this person no longer sees this dashboard. Their own essays and classes stay.',
  confirmLabel: 'Remove administrator',
  confirmingLabel: 'Saving...',
  danger: true,
  route: ADMIN_API.setRole,
  bodyOf: () => ({ isAdmin: false }),
  done: () => ({ title: 'No longer an administrator' }),
};
const disable: AccountAction = {
  ...simple,
  label: 'Disable account',
  happens:
    'This person is signed out everywhere and cannot sign in. Their data stays, and you can enable it again.',
  confirmLabel: 'Disable account',
  confirmingLabel: 'Disabling...',
  danger: true,
  route: ADMIN_API.setDisabled,
  bodyOf: () => ({ disabled: true }),
  done: () => ({ title: 'Account disabled' }),
};
const enable: AccountAction = {
  ...simple,
  label: 'Enable account',
  happens: 'This person can sign in again and finds everything as it was.',
  confirmLabel: 'Enable account',
  confirmingLabel: 'Enabling...',
  route: ADMIN_API.setDisabled,
  bodyOf: () => ({ disabled: false }),
  done: () => ({ title: 'Account enabled' }),
};
const signOut: AccountAction = {
  ...simple,
  label: 'Sign out everywhere',
  happens:
    'Every browser in which this account is signed in has to log in again. What was not saved there is lost.',
  confirmLabel: 'Sign out everywhere',
  confirmingLabel: 'Signing out...',
  route: ADMIN_API.signOut,
  done: () => ({ title: 'Signed out everywhere' }),
};
const confirmEmail: AccountAction = {
  ...simple,
  label: 'Confirm email',
  happens:
    'You vouch that this address is the person’s own. Rubrics shared with it or its domain then become available to them.',
  confirmLabel: 'Confirm email',
  confirmingLabel: 'Confirming...',
  route: ADMIN_API.confirmEmail,
  done: () => ({ title: 'Email confirmed' }),
};
const makeResetLink: AccountAction = {
  ...simple,
  label: 'Create a reset link',
  happens: `You get a link with which this person can choose a new password once, within ${ADMIN_RESET_LINK_HOURS} hours. Give it to nobody else. Earlier links no longer work.`,
  confirmLabel: 'Create the link',
  confirmingLabel: 'Creating...',
  route: ADMIN_API.resetLink,
  done: () => ({ title: 'Reset link created' }),
};
const deleteAccount: AccountAction = {
  ...simple,
  label: 'Delete account and data',
  happens: 'The account and all its data (essays, results, classes, rubrics) are deleted now and for good.',
  field: 'confirmEmail',
  confirmLabel: 'Delete account',
  confirmingLabel: 'Deleting...',
  danger: true,
  route: ADMIN_API.deleteUser,
  bodyOf: ({ confirmEmail }) => ({ confirmEmail }),
  done: () => ({ title: 'Account deleted' }),
};

/**
 * What an administrator can do to an account in its present state. Nobody disables or deletes their own account here.
 * @param mail whether the server sends mail: then people ask for reset links themselves
 */
export function actionsFor(
  user: AdminUser,
  { adminId, mail, now }: { adminId: string; mail: boolean; now: Date },
): AccountAction[] {
  const own = user.id === adminId;
  const given = user.complimentaryUntil !== null && Date.parse(user.complimentaryUntil) > now.getTime();
  const subscribed = user.subscriptionStatus === 'active' || user.subscriptionStatus === 'past_due';
  return [
    ...(subscribed ? [] : [extendTrial]),
    giveAccess,
    ...(given ? [endAccess] : []),
    user.isAdmin ? takeAdmin : giveAdmin,
    ...(user.emailVerifiedAt === null ? [confirmEmail] : []),
    ...(user.isAdmin || mail ? [] : [makeResetLink]),
    signOut,
    ...(own ? [] : [user.disabledAt === null ? disable : enable, deleteAccount]),
  ];
}

/** What is wrong with the fields before anything is sent: values that no server could make sense of. */
export function problemsOf(action: AccountAction, values: ActionValues): Partial<ActionValues> {
  return action.field === 'until' && endOfDayIn(values.until) === null ? { until: 'Choose a date.' } : {};
}

export function requestOf(action: AccountAction, values: ActionValues, version: number): AccountActionBody {
  return { ...action.bodyOf(values), reason: values.reason, version };
}
