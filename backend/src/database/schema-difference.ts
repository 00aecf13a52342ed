import type { DataSource } from 'typeorm';

export interface SchemaDifference {
  /** Statements that change the tables to match the entities. */
  up: string[];
  /** Statements that revert them, in the order in which they run. */
  down: string[];
}

/**
 * Indexes, checks and keys are in the migrations alone: entities cannot express a partial or an expression index, nor
 * a foreign key into another module without a relation to its entity.
 */
const OF_MIGRATIONS_ONLY = {
  up: /^DROP INDEX |^ALTER TABLE \S+ DROP CONSTRAINT /,
  down: /^CREATE (?:UNIQUE )?INDEX |^ALTER TABLE \S+ ADD CONSTRAINT /,
};

/** The differences between the tables and columns of the entities and those of the database. */
export async function schemaDifference(dataSource: DataSource): Promise<SchemaDifference> {
  const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
  const up = upQueries.map(({ query }) => query).filter((query) => !OF_MIGRATIONS_ONLY.up.test(query));
  const down = downQueries.map(({ query }) => query).filter((query) => !OF_MIGRATIONS_ONLY.down.test(query));
  return { up, down: down.reverse() };
}
