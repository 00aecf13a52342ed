import type { ProfileReply } from '@marklight/contracts/profile';
import request from 'supertest';
import type { TestApp } from '../setup/test-app';
import type { Person } from './people';

const addressOf = (person: Person) => `/api/user/profile?email=${encodeURIComponent(person.email)}`;

/** What people can see of their own account. */
export async function profileOf(person: Person): Promise<ProfileReply> {
  return (await person.agent.get(addressOf(person)).expect(200)).body as ProfileReply;
}

export function saveProfile(person: Person, body: object): request.Test {
  return person.agent.put(addressOf(person)).send(body);
}

/** A further session; wait for the reply before using the agent. */
export function logIn(app: Pick<TestApp, 'address'>, email: string, password: string) {
  const agent = request.agent(app.address);
  return { agent, reply: agent.post('/api/auth/login').send({ email, password }) };
}

/** Stands in for an administrator's confirmation, or the link in a mail. */
export async function confirmEmail({ database }: TestApp, ...people: Person[]): Promise<void> {
  await database.query('update users set email_verified_at = now() where id = any($1::uuid[])', [
    people.map(({ id }) => id),
  ]);
}
