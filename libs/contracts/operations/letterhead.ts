import { LETTERHEAD_API, LOGO_FIELD } from '../letterhead';
import { letterheadRequestSchema, letterheadSchema } from '../letterhead.schema';
import { json, type Operation } from './operation';

/** A school's name and logo at the head of the sheets that students get. */
export const LETTERHEAD_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: LETTERHEAD_API.letterhead,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'The school name and logo at the head of the sheets that students get',
    success: json(letterheadSchema),
    errors: [401],
  },
  {
    method: 'put',
    path: LETTERHEAD_API.letterhead,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'Set the school name of the sheets; an empty one removes it',
    body: letterheadRequestSchema,
    success: json(letterheadSchema),
    errors: [400, 401],
  },
  {
    method: 'get',
    path: LETTERHEAD_API.logo,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'The logo of the sheets as it is kept: redrawn on white, as large as it is printed',
    kind: 'download',
    success: { status: 200, type: 'image/png' },
    errors: [401, 404],
  },
  {
    method: 'post',
    path: LETTERHEAD_API.logo,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'Set the logo of the sheets: one PNG or JPEG picture, in place of the previous one',
    files: LOGO_FIELD,
    success: json(letterheadSchema),
    errors: [400, 401, 413, 415],
  },
  {
    method: 'delete',
    path: LETTERHEAD_API.logo,
    access: 'even_expired',
    tag: 'Profile',
    summary: 'Remove the logo of the sheets',
    success: json(letterheadSchema),
    errors: [401],
  },
];
