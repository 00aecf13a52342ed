import { baseApi } from '@marklight/api-client/base-api';
import { downloadFile } from '@marklight/api-client/download';
import { sessionApi } from '@marklight/api-client/session-api';
import { sessionOpened } from '@marklight/api-client/session-state';
import { storedEmail, storeEmail } from '@marklight/api-client/stored-email';
import type { CurrentUser } from '@marklight/contracts/auth';
import {
  DATA_ARCHIVE_FILENAME,
  type ChangePasswordRequest,
  type DeleteAccountRequest,
  type OpenSessionsReply,
  type ProfileReply,
  type UpdateProfileRequest,
} from '@marklight/contracts/profile';
import { API, pathTo } from '@marklight/contracts/routes';

/** The request names the person by email; the session decides who it is. */
const ownEmail = () => ({ email: storedEmail() ?? undefined });

export const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ProfileReply | null, void>({
      query: () => ({ url: API.profile, params: ownEmail() }),
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation<CurrentUser, UpdateProfileRequest>({
      query: (body) => ({ url: API.profile, method: 'PUT', params: ownEmail(), body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const reply = await queryFulfilled.catch(() => null);
        if (!reply) return;
        // The order matters: requests from here on must carry the new email.
        storeEmail(reply.data.email);
        dispatch(sessionOpened({ id: reply.data.id, email: reply.data.email }));
        dispatch(sessionApi.util.updateQueryData('currentUser', undefined, () => reply.data));
        dispatch(baseApi.util.invalidateTags(['Profile']));
      },
    }),
    /** For a new address that is waiting to be confirmed, or the present one if it is not confirmed. */
    sendEmailLink: build.mutation<unknown, void>({
      query: () => ({ url: API.emailLink, method: 'POST' }),
    }),
    cancelEmail: build.mutation<unknown, void>({
      query: () => ({ url: API.pendingEmail, method: 'DELETE' }),
      invalidatesTags: ['Profile', 'CurrentUser'],
    }),
    ownSessions: build.query<OpenSessionsReply | null, void>({
      query: () => API.ownSessions,
      providesTags: ['OwnSessions'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: pathTo(API.ownSession, { id }), method: 'DELETE' }),
      invalidatesTags: ['OwnSessions', 'Profile'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: API.ownSessions, method: 'DELETE' }),
      invalidatesTags: ['OwnSessions', 'Profile'],
    }),
    changePassword: build.mutation<unknown, ChangePasswordRequest>({
      query: (body) => ({ url: API.changePassword, method: 'PUT', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Profile', 'CurrentUser', 'OwnSessions']),
    }),
    /** Afterwards nobody is signed in: leave the page. */
    deleteAccount: build.mutation<unknown, DeleteAccountRequest>({
      query: (body) => ({ url: API.deleteAccount, method: 'POST', body }),
    }),
  }),
});
export const {
  useProfileQuery,
  useLazyProfileQuery,
  useUpdateProfileMutation,
  useSendEmailLinkMutation,
  useCancelEmailMutation,
  useOwnSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
} = profileApi;

/** Saves all data of the account as one ZIP file; gives the file's name. @throws RequestError */
export function downloadMyData(): Promise<string> {
  return downloadFile({ url: API.downloadMyData, fallbackName: `${DATA_ARCHIVE_FILENAME}.zip` });
}
