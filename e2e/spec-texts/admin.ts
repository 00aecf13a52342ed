import type { Page } from 'playwright-core';
import { signedInTeacher } from '../personas/teacher';
import { answer, fail } from './doing';
import type { SpecScreen } from './screen';

const REFUSED = ['Access Denied', 'You need admin privileges to access this page.', 'Go to Home'];

/** More than the dashboard lists; each signs up in a separate window, so that the administrator stays signed in. */
async function sixTeachers(page: Page): Promise<void> {
  for (let count = 0; count < 6; count += 1) {
    const other = await page.context().browser()?.newContext();
    if (other) await signedInTeacher(await other.newPage());
    await other?.close();
  }
}

/** Section 2: the admin page for people who are not administrators. */
export const ADMIN_REFUSED: readonly SpecScreen[] = [
  { name: 'the admin page for a teacher', path: '/admin', as: 'teacher', texts: REFUSED },
  { name: 'the admin page for a visitor', path: '/admin', as: 'visitor', texts: REFUSED },
];

/** Sections 2 and 8: the admin dashboard. */
export const ADMIN_DASHBOARD: readonly SpecScreen[] = [
  {
    name: 'the admin dashboard',
    path: '/admin',
    as: 'admin',
    before: sixTeachers,
    texts: [
      ...['Admin Dashboard', 'Manage Marklight platform', 'Back to App'],
      ...['Total Users', 'active', 'Revenue', ' AUD', 'paid subscribers'],
      ...['Essays Graded', 'total gradings', 'Trial Users', 'Free trial users'],
      ...['Recent Activity', 'User Management', 'more users...'],
      ...['Quick Actions', 'View All Users', 'Export Reports', 'Schedule Maintenance'],
    ],
  },
  {
    name: 'an admin dashboard without users',
    path: '/admin',
    as: 'admin',
    before: answer('GET', '/api/admin/users', 200, { users: [] }),
    texts: ['No users found'],
  },
  {
    name: 'an admin dashboard without activity',
    path: '/admin',
    as: 'admin',
    before: (page) =>
      page.route('**/api/admin/stats?*', async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, json: { ...(await reply.json()), recentActivity: [] } });
      }),
    texts: ['No recent activity'],
  },
  {
    name: 'admin stats that could not be fetched',
    path: '/admin',
    as: 'admin',
    before: fail('GET', '/api/admin/stats', 403),
    texts: ['Failed to fetch admin stats'],
  },
  {
    name: 'users that could not be fetched',
    path: '/admin',
    as: 'admin',
    before: fail('GET', '/api/admin/users', 403),
    texts: ['Failed to fetch users'],
  },
];
