import { uploadEssays } from '../personas/class-set';
import { answer, fail, fill, hold, press, steps } from './doing';
import type { SpecScreen } from './screen';

const PROFILE = '/api/user/profile';
const withNames = steps(press('Edit'), fill('First Name', 'Ada'), fill('Last Name', 'Nguyen'));

/** Sections 2, 5 and 8: the profile. */
export const ACCOUNT: readonly SpecScreen[] = [
  {
    name: 'the profile',
    path: '/profile',
    as: 'teacher',
    texts: [
      ...['Standard User', 'Profile Information', 'Edit', 'Full Name', 'Email Address', 'Member Since'],
      ...[
        'Usage Statistics',
        'Essays Uploaded',
        'Gradings Completed',
        'Average Grade',
        'N/A',
        'Last Activity',
      ],
      ...['Recent Activity', 'signed up', 'No details'],
    ],
  },
  {
    name: 'the profile of an administrator',
    path: '/profile',
    as: 'admin',
    texts: ['Admin User'],
  },
  {
    name: 'the profile while it is edited',
    path: '/profile',
    as: 'teacher',
    does: press('Edit'),
    texts: ['Cancel', 'First Name', 'Last Name', 'Email', 'Save Changes'],
  },
  {
    name: 'the profile while it is saved',
    path: '/profile',
    as: 'teacher',
    before: hold('PUT', PROFILE),
    does: steps(withNames, press('Save Changes')),
    texts: ['Saving...'],
  },
  {
    name: 'the essay history',
    path: '/profile',
    as: 'teacher',
    before: (page) => uploadEssays(page, [{ filename: 'mia.pdf' }]),
    texts: ['Essay History', 'mia.pdf', 'Uploaded', 'Not graded'],
  },
  {
    name: 'the profile for a visitor',
    path: '/profile',
    as: 'visitor',
    texts: ['Access Denied', 'Please log in to view your profile.', 'Go to Home'],
  },
  {
    name: 'a profile that was saved',
    path: '/profile',
    as: 'teacher',
    does: steps(withNames, press('Save Changes')),
    texts: ['Success', 'Profile updated successfully'],
  },
  {
    name: 'a profile that could not be saved',
    path: '/profile',
    as: 'teacher',
    // As when a proxy in between fails: the reply has no message of ours.
    before: answer('PUT', PROFILE, 502),
    does: steps(withNames, press('Save Changes')),
    texts: ['Error', 'Failed to update profile'],
  },
  {
    name: 'a profile without an email',
    path: '/profile',
    as: 'teacher',
    // Past the browser's own check, which a person would meet first.
    does: steps(
      withNames,
      (page) =>
        page
          .locator('form')
          .first()
          .evaluate((form) => form.setAttribute('novalidate', '')),
      fill('Email', ''),
      press('Save Changes'),
    ),
    texts: ['Error', 'User email not available'],
  },
  {
    name: 'a profile that could not be fetched',
    path: '/profile',
    as: 'teacher',
    before: fail('GET', PROFILE, 403),
    texts: ['Failed to fetch profile'],
  },
];
