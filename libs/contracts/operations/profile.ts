import { currentUserSchema } from '../auth';
import {
  changePasswordRequestSchema,
  deleteAccountRequestSchema,
  profileReplySchema,
  updateProfileRequestSchema,
} from '../profile';
import { API } from '../routes';
import { json, nothing, type Operation } from './operation';

/** The person’s own account and data. */
export const PROFILE_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.profile,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'The account, its use, recent activity and the newest essays',
    success: json(profileReplySchema),
    errors: [401, 403],
  },
  {
    method: 'put',
    path: API.profile,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'Change name and email',
    body: updateProfileRequestSchema,
    success: json(currentUserSchema),
    errors: [400, 401, 403, 409],
  },
  {
    method: 'put',
    path: API.changePassword,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'Change the password; other sessions of the account end',
    body: changePasswordRequestSchema,
    success: nothing,
    errors: [400, 401, 429],
  },
  {
    method: 'get',
    path: API.downloadMyData,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'Everything of the account as one ZIP',
    success: { status: 200, type: 'application/zip' },
    errors: [401],
  },
  {
    method: 'post',
    path: API.deleteAccount,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'Delete the account and everything of it, at once and for good',
    body: deleteAccountRequestSchema,
    success: nothing,
    errors: [400, 401, 409, 429],
  },
];
