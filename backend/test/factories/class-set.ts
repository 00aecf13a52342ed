import { until } from '../setup/until';
import { anEssayPdf } from './pdf';
import type { Person } from './people';

export interface ClassSet {
  essayIds: string[];
  criteriaId: string;
}

/** Uploads essays and criteria for a teacher. Each essay has a unique sentence, so results differ. */
export async function aClassSet(
  teacher: Person,
  {
    essays = 1,
    criteria = ['Clear thesis', 'Evidence', 'Spelling and grammar'],
  }: { essays?: number; criteria?: string[] } = {},
): Promise<ClassSet> {
  const call = teacher.agent.post('/api/essays');
  for (let n = 0; n < essays; n += 1) {
    const pdf = await anEssayPdf({
      paragraphs: [
        `Schools should teach every student to cook, and this is reason number ${n + 1} in my list of reasons.`,
        'For example, a student who doubles a recipe practises fractions. However, some say that there is no time for it.',
        'In conclusion, an hour a week is enough, because the basics are simple and everybody eats.',
      ],
    });
    call.attach('essays', pdf, `essay-${n + 1}.pdf`);
  }
  const uploaded = await call.expect(201);
  const set = await teacher.agent
    .post('/api/criteria/text')
    .send({ text: criteria.join('\n') })
    .expect(201);
  return {
    essayIds: (uploaded.body as { essays: { id: string }[] }).essays.map((essay) => essay.id),
    criteriaId: (set.body as { id: string }).id,
  };
}

const EIGHT_MINUTES_MS = 480_000;

/** Waits until none of the teacher's jobs is open. Fails after eight minutes, time for a second try of all of them: then something hangs. */
export async function untilGraded(
  teacher: Person,
): Promise<{ essayId: string; status: string; error: string | null }[]> {
  let statuses: { essayId: string; status: string; error: string | null }[] = [];
  const isGraded = async () => {
    statuses = (await teacher.agent.get('/api/processing-status').expect(200)).body as typeof statuses;
    return statuses.every(({ status }) => status === 'complete' || status === 'error');
  };
  await until(isGraded, EIGHT_MINUTES_MS);
  return statuses;
}

/** The same, graded to the end. The app needs its worker. */
export async function aGradedClassSet(teacher: Person, essays = 1): Promise<ClassSet> {
  const set = await aClassSet(teacher, { essays });
  await teacher.agent.post('/api/grade-enhanced').send(set).expect(202);
  await untilGraded(teacher);
  return set;
}
