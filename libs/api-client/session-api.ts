import type {
  CurrentUser,
  LoginReply,
  LoginRequest,
  SignupReply,
  SignupRequest,
} from '@marklight/contracts/auth';
import { API } from '@marklight/contracts/routes';
import { baseApi } from '@marklight/api-client/base-api';
import { baseQuery } from './base-query';
import { storedEmail, storeEmail } from './stored-email';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in person, or null. Asks with the stored email where there is one. */
    currentUser: build.query<CurrentUser | null, void>({
      queryFn: async (_, api) => {
        const ask = (email: string | null) =>
          baseQuery({ url: API.currentUser, params: { email: email ?? undefined } }, api, { on401: 'error' });
        let reply = await ask(storedEmail());
        if (reply.error?.body?.code === 'other_account') {
          // The email changed on another device: the session says whose it is.
          reply = await ask(null);
          if (reply.data) storeEmail((reply.data as CurrentUser).email);
        }
        if (!reply.error) return { data: reply.data as CurrentUser | null };
        const noUser = reply.error.status === 401 || reply.error.status === 403;
        return noUser ? { data: null } : { error: reply.error };
      },
      providesTags: ['CurrentUser'],
    }),
    login: build.mutation<LoginReply, LoginRequest>({
      query: (body) => ({ url: API.login, method: 'POST', body }),
    }),
    signup: build.mutation<SignupReply, SignupRequest>({
      query: (body) => ({ url: API.signup, method: 'POST', body }),
    }),
    logout: build.mutation<unknown, void>({
      query: () => ({ url: API.logout, method: 'POST' }),
    }),
  }),
});
export const { useCurrentUserQuery, useLoginMutation, useSignupMutation, useLogoutMutation } = sessionApi;

/** True where the person may use the product: a record came, and access has not expired. */
export function isAuthenticated(user: CurrentUser | null | undefined): user is CurrentUser {
  return user !== null && user !== undefined && user.accessStatus !== 'expired';
}
