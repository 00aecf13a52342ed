import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { AppConfig } from '../../src/config/app-config';
import { invitationTokenOf } from '../../src/common/invitation-token';
import type { TestApp } from '../setup/test-app';

export const PASSWORD = 'correct horse battery';

export interface Person {
  id: string;
  email: string;
  /** Carries the session cookie. */
  agent: ReturnType<typeof request.agent>;
}

/** A teacher who has just signed up and is signed in; if mail is on, with a confirmed email. */
export async function aTeacher(
  app: Pick<TestApp, 'address'> & Partial<TestApp>,
  given: { email?: string; firstName?: string } = {},
): Promise<Person> {
  const invitation = await anInvitationWhereNeeded(app);
  const email = given.email ?? `teacher-${randomUUID()}@school.example`;
  const agent = request.agent(app.address);
  const reply = await agent
    .post('/api/email-signup')
    .send({
      email,
      firstName: given.firstName ?? 'Tess',
      lastName: 'Teacher',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ...(invitation && { invitation }),
    })
    .expect(201);
  const { user } = reply.body as { user?: { id: string } };
  return { id: user?.id ?? (await confirmed(app, agent, email)), email, agent };
}

/** Stands in for the link in the mail. */
async function confirmed(
  { database }: Partial<TestApp>,
  agent: Person['agent'],
  email: string,
): Promise<string> {
  const [rows] = (await database?.query(
    `update users set email_verified_at = now(), awaits_confirmation = false where email = $1 returning id`,
    [email],
  )) as [{ id: string }[]];
  if (!rows[0]) throw new Error('no account was made');
  await agent.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
  return rows[0].id;
}

/** On a server that is not open, people sign up with an invitation. */
async function anInvitationWhereNeeded({ nest, database }: Partial<TestApp>): Promise<string | null> {
  if (!nest || !database || nest.get(AppConfig).signup.mode === 'open') return null;
  const [row] = (await database.query(
    `insert into invitations (expires_at) values (now() + interval '1 day') returning id`,
  )) as [{ id: string }];
  return invitationTokenOf(row.id, nest.get(AppConfig).sessionSecret);
}

/** A teacher whose trial ended yesterday; the session was opened before. */
export async function anExpiredTeacher(app: TestApp): Promise<Person> {
  const person = await aTeacher(app);
  await app.database.query(`update users set trial_ends_at = now() - interval '1 day' where id = $1`, [
    person.id,
  ]);
  return person;
}

export async function anAdmin(app: TestApp): Promise<Person> {
  const person = await aTeacher(app);
  await app.database.query('update users set is_admin = true where id = $1', [person.id]);
  return person;
}
