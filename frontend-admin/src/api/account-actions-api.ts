import { baseApi } from '@marklight/api-client/base-api';
import type {
  AccountActionRequest,
  AdminUser,
  DeleteUserRequest,
  ExtendTrialRequest,
  GiveAccessRequest,
  ResetLinkReply,
  SetDisabledRequest,
  SetRoleRequest,
} from '@marklight/contracts/admin';
import { pathTo } from '@marklight/contracts/routes';
import type { OwnEmail } from './admin-api';

export type AccountActionBody =
  | AccountActionRequest
  | DeleteUserRequest
  | ExtendTrialRequest
  | GiveAccessRequest
  | SetDisabledRequest
  | SetRoleRequest;

export interface SentAccountAction extends OwnEmail {
  id: string;
  /** One of the `API.admin…` routes of an account. */
  route: string;
  body: AccountActionBody;
  /** The administrator acts on their own account, so what this page may show can change with it. */
  own: boolean;
}

export const accountActionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The account afterwards, with a link where one was created; null where it was deleted. */
    accountAction: build.mutation<AdminUser | ResetLinkReply | null, SentAccountAction>({
      query: ({ id, route, body, email }) => ({
        url: pathTo(route, { id }),
        method: 'POST',
        body,
        params: { email },
      }),
      // After a refusal too: it means that the account is not as this page shows it.
      invalidatesTags: (_reply, _error, { own }) => [
        'AdminUsers',
        'AdminStats',
        'AdminActivity',
        'AdminAudit',
        'AdminAnalytics',
        ...(own ? (['CurrentUser'] as const) : []),
      ],
    }),
  }),
});
export const { useAccountActionMutation } = accountActionsApi;
