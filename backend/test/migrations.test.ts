import type { DataSource } from 'typeorm';
import { makeDataSource } from '../src/database/data-source';
import { migrationNames } from '../src/database/migrate';
import { schemaDifference } from '../src/database/schema-difference';
import { createTestDatabase, type TestDatabase } from './setup/test-database';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await makeDataSource(database.url, 2).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('entities and migrations', () => {
  it('agree in every table and column', async () => {
    expect(await schemaDifference(dataSource)).toEqual({ up: [], down: [] });
  });

  it('are told apart where a column is missing, and where one is left over', async () => {
    await dataSource.query('alter table classes drop column description');
    await dataSource.query('alter table assignments add column motto text');
    const { up, down } = await schemaDifference(dataSource);
    expect(up.sort()).toEqual([
      'ALTER TABLE "assignments" DROP COLUMN "motto"',
      'ALTER TABLE "classes" ADD "description" text',
    ]);
    expect(down).toHaveLength(2);
  });
});

it('lists the migrations in the order in which they run', () => {
  const stampOf = (name: string) => Number(name.slice(-13));
  expect(migrationNames()).toEqual([...migrationNames()].sort((a, b) => stampOf(a) - stampOf(b)));
});
