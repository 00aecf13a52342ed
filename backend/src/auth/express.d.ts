import type { User as SignedIn } from './user.entity';

/** What Passport puts at `request.user`. */
declare global {
  namespace Express {
    interface User extends SignedIn {} // eslint-disable-line @typescript-eslint/no-empty-object-type -- the entity says it all
  }
}
