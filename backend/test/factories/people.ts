import { randomUUID } from 'node:crypto';
import request from 'supertest';
import type { TestApp } from '../setup/test-app';

export const PASSWORD = 'correct horse battery';

export interface Person {
  id: string;
  email: string;
  /** Carries the session cookie. */
  agent: ReturnType<typeof request.agent>;
}

/** A teacher who has just signed up and is signed in. */
export async function aTeacher(
  app: Pick<TestApp, 'address'>,
  given: { email?: string; firstName?: string } = {},
): Promise<Person> {
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
    })
    .expect(201);
  return { id: (reply.body as { user: { id: string } }).user.id, email, agent };
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
