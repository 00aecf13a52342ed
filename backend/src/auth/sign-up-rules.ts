import { Injectable } from '@nestjs/common';
import type { SignupRequest } from '@marklight/contracts/auth';
import { AppConfig } from '../config/app-config';
import { InvitationsService, type OpenInvitation } from '../invitations/invitations.service';
import { AuthError } from './auth.errors';

/** How somebody was let in to create an account. */
export interface Admission {
  invitation: OpenInvitation | null;
  /** Let in by the address alone, which is still to be confirmed. */
  awaitsConfirmation: boolean;
}

/** Who may create an account on this server. */
@Injectable()
export class SignUpRules {
  constructor(
    private readonly config: AppConfig,
    private readonly invitations: InvitationsService,
  ) {}

  /** @throws AuthError signup_by_invitation, signup_closed, signup_other_domain; InvitationError */
  async admit({ email, invitation }: Pick<SignupRequest, 'email' | 'invitation'>): Promise<Admission> {
    const { mode, domains } = this.config.signup;
    if (invitation !== undefined) {
      const found = await this.invitations.requireFor(invitation, email);
      return { invitation: found, awaitsConfirmation: false };
    }
    if (mode === 'invite') throw new AuthError('signup_by_invitation');
    if (mode === 'closed') throw new AuthError('signup_closed');
    if (mode === 'domain' && !domains.includes(domainOf(email))) {
      const message = `Accounts on this server are for people with an address at ${domains.join(' or ')}.`;
      throw new AuthError('signup_other_domain', { message, fields: { email: message } });
    }
    return { invitation: null, awaitsConfirmation: mode === 'domain' };
  }
}

/** Everything after the last @: neither a subdomain nor a longer name with the same ending counts as the school's. */
function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
