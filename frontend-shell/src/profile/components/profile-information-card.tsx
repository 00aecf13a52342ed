import { useState } from 'react';
import type { CurrentUser } from '@marklight/contracts/auth';
import { Button } from '@marklight/ui/antd';
import { dateOf } from '@marklight/ui/words';
import { EmailFact } from './email-fact';
import { Fact } from './fact';
import { ProfileForm } from './profile-form';

/** Name and email, to read and to edit. */
export function ProfileInformationCard({ user }: { user: CurrentUser }) {
  const [editing, setEditing] = useState(false);
  return (
    <section className="ml-card ml-stack" aria-labelledby="pf-information">
      <div className="ml-row ml-between">
        <h2 id="pf-information">Profile Information</h2>
        <Button onClick={() => setEditing(!editing)}>{editing ? 'Cancel' : 'Edit'}</Button>
      </div>
      {editing ? (
        <ProfileForm user={user} onSaved={() => setEditing(false)} />
      ) : (
        <dl className="ml-facts ml-section ml-anywhere">
          <Fact label="Full Name">{`${user.firstName} ${user.lastName}`.trim() || 'Not given'}</Fact>
          <Fact label="Email Address">
            <EmailFact user={user} />
          </Fact>
          <Fact label="Member Since">
            <time dateTime={user.createdAt}>{dateOf(user.createdAt)}</time>
          </Fact>
        </dl>
      )}
    </section>
  );
}
