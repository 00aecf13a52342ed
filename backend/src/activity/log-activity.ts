import { SetMetadata } from '@nestjs/common';
import type { ActivityAction } from '@marklight/contracts/profile';
import type { ActivityDetails } from './activity-details';

export const LOGGED_ACTIVITY = 'marklight:logged-activity';

export interface LoggedActivity {
  action: ActivityAction;
  /** Null if this call did nothing worth a line. */
  detailsOf: (reply: unknown, body: unknown) => ActivityDetails | null;
}

/**
 * Records in the activity log that the signed-in person did this, once the handler has succeeded. The details are
 * given as they are, or computed from the reply and the checked body: counts and fixed words only.
 * @example `@LogActivity('essays_restored', (_, body: EssayIdsRequest) => ({ essays: body.ids.length }))`
 */
export function LogActivity<Reply, Body>(
  action: ActivityAction,
  details: ActivityDetails | ((reply: Reply, body: Body) => ActivityDetails | null),
): MethodDecorator {
  const detailsOf = typeof details === 'function' ? details : () => details;
  return SetMetadata<string, LoggedActivity>(LOGGED_ACTIVITY, {
    action,
    detailsOf: detailsOf as LoggedActivity['detailsOf'],
  });
}
