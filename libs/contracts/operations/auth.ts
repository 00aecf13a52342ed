import {
  currentUserSchema,
  loginReplySchema,
  loginRequestSchema,
  signupReplySchema,
  signupRequestSchema,
} from '../auth';
import { invitationLookUpReplySchema, invitationLookUpRequestSchema } from '../invitations';
import { API } from '../routes';
import { json, nothing, type Operation } from './operation';

/** Accounts: who is signed in, sign in and out. */
export const AUTH_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.currentUser,
    access: 'even_expired',
    tag: 'Accounts',
    summary: 'Who is signed in',
    success: json(currentUserSchema),
    errors: [401, 403],
  },
  {
    method: 'post',
    path: API.login,
    access: 'everyone',
    tag: 'Accounts',
    summary: 'Sign in',
    body: loginRequestSchema,
    success: json(loginReplySchema),
    errors: [400, 401, 403, 429],
  },
  {
    method: 'post',
    path: API.signup,
    access: 'everyone',
    tag: 'Accounts',
    summary: 'Make an account with a free trial',
    body: signupRequestSchema,
    success: json(signupReplySchema, 201),
    errors: [400, 403, 409, 410, 429],
  },
  {
    method: 'post',
    path: API.invitationLookUp,
    access: 'everyone',
    tag: 'Accounts',
    summary: 'Whom an invitation is for',
    body: invitationLookUpRequestSchema,
    success: json(invitationLookUpReplySchema),
    errors: [400, 410],
  },
  {
    method: 'post',
    path: API.logout,
    access: 'everyone',
    tag: 'Accounts',
    summary: 'Sign out',
    success: nothing,
    errors: [],
  },
];
