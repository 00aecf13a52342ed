import { createContext, useContext } from 'react';
import type { CurrentUser } from '@marklight/contracts/auth';

/** The administrator in front of the page. */
export const AdminContext = createContext<CurrentUser | null>(null);

/** @throws Error outside the part of the page that only administrators see */
export function useAdmin(): CurrentUser {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('This part of the page is for administrators.');
  return admin;
}
