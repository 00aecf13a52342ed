import { LEVELS } from '@marklight/contracts/grades';
import type { Rubric, RubricCriterion } from '@marklight/contracts/rubrics';
import type { Person } from './people';

/** One criterion with level descriptions, one without. */
export const CRITERIA: readonly RubricCriterion[] = [
  {
    name: 'Thesis',
    description: 'Takes a side',
    weight: 60,
    levels: LEVELS.map(({ name }) => `${name} work`),
  },
  { name: 'Evidence', description: '', weight: 40, levels: [] },
];

/** A rubric as its teacher makes it. */
export async function aRubric(owner: Person, given: object = {}): Promise<Rubric> {
  const { body } = await owner.agent
    .post('/api/rubrics')
    .send({ name: 'Year 9 argument', description: 'Term two', criteria: CRITERIA, ...given })
    .expect(201);
  return body as Rubric;
}

/** The names of the rubrics that somebody can use, as the list has them. */
export async function rubricNames(person: Person, query = ''): Promise<string[]> {
  const { body } = await person.agent.get(`/api/rubrics${query}`).expect(200);
  return (body as Rubric[]).map(({ name }) => name);
}

export function share(rubric: Rubric, shares: object[], by: Person) {
  return by.agent.put(`/api/rubrics/${rubric.id}/shares`).send({ shares });
}
