import { downloadFile } from '@marklight/api-client/download';
import { ADMIN_EXPORT_FILENAMES, type AdminUserFilter } from '@marklight/contracts/admin';
import { ADMIN_API } from '@marklight/contracts/routes';
import type { OwnEmail } from './admin-api';

/** Saves the accounts that match the filter; gives the file's name. @throws RequestError */
export function downloadUsers(query: OwnEmail & AdminUserFilter): Promise<string> {
  return downloadFile({
    url: addressOf(ADMIN_API.exportUsers, query),
    fallbackName: `${ADMIN_EXPORT_FILENAMES.users}.csv`,
  });
}

/** Saves the numbers of each day, both ends included ("2026-03-01"); gives the file's name. @throws RequestError */
export function downloadDailyNumbers(query: OwnEmail & { from: string; to: string }): Promise<string> {
  return downloadFile({
    url: addressOf(ADMIN_API.exportAnalytics, query),
    fallbackName: `${ADMIN_EXPORT_FILENAMES.analytics}.csv`,
  });
}

function addressOf(route: string, query: object): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${route}?${new URLSearchParams(given).toString()}`;
}
