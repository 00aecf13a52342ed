import type { DataSource } from 'typeorm';
import { CriteriaVersions2026112321000 } from '../src/database/migrations/2026112321-criteria-versions';
import { onMigratedDatabase } from './setup/migration-database';

let dataSource: DataSource;
onMigratedDatabase((source) => (dataSource = source));

const THESIS = { name: 'Thesis', description: '', weight: 2, levels: [] };
const VOICE = { name: 'Voice', description: 'Lively', weight: 1, levels: [] };

it('knows a rubric whose criteria are still those of its newest copy', async () => {
  const migration = new CriteriaVersions2026112321000();
  const runner = dataSource.createQueryRunner();
  await migration.down(runner);
  const [{ id: user }] = await dataSource.query<[{ id: string }]>(
    `insert into users (email, trial_ends_at) values ('t@school.example', now()) returning id`,
  );
  /** A rubric at a version, and what its copies at earlier ones said. */
  const rubric = async (name: string, version: number, copies: Record<number, (typeof VOICE)[]>) => {
    const [{ id }] = await dataSource.query<[{ id: string }]>(
      `insert into rubrics (name, criteria, user_id, version) values ($1, $2, $3, $4) returning id`,
      [name, JSON.stringify([THESIS, VOICE]), user, version],
    );
    for (const [copied, criteria] of Object.entries(copies)) {
      await dataSource.query(
        `insert into criteria (filename, items, details, user_id, rubric_id, rubric_version)
         values ($1, $2, $3, $4, $5, $6)`,
        [
          name,
          JSON.stringify(criteria.map((one) => [one.name, one.description].filter(Boolean).join(': '))),
          JSON.stringify(criteria.map(({ weight, levels }) => ({ weight, levels }))),
          ...[user, id, Number(copied)],
        ],
      );
    }
  };
  await rubric('never graded', 3, {});
  await rubric('renamed twice', 4, { 1: [VOICE], 2: [THESIS, VOICE] });
  await rubric('changed', 3, { 2: [THESIS, { ...VOICE, weight: 5 }] });
  await rubric('changed and changed back', 3, { 1: [THESIS, VOICE], 2: [THESIS] });
  await migration.up(runner);
  const rows = await dataSource.query<{ name: string; version: number }[]>(
    `select name, criteria_version as version from rubrics where user_id = $1`,
    [user],
  );
  expect(Object.fromEntries(rows.map(({ name, version }) => [name, version]))).toEqual({
    'never graded': 3,
    'renamed twice': 2,
    changed: 3,
    'changed and changed back': 3,
  });
  await migration.down(runner);
  const [copy] = await dataSource.query<[{ version: number }]>(
    `select max(rubric_version) as version from criteria where filename = 'renamed twice'`,
  );
  expect(copy.version).toBe(4);
  await migration.up(runner);
  await runner.release();
});
