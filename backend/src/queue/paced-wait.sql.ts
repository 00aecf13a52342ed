/**
 * SQL: seconds until the next look, drawn at random from the shortest time to what makes the average: with the same time for all, they
 * would all keep looking in the same moment, and what becomes free in between would lie idle.
 * @param waiting an expression for how much else of the teacher's waits
 */
export const pacedSql = (seconds: string, secondsBetween: string, waiting: string): string =>
  `${seconds}::float8 + random() * greatest(0, 2 * (${waiting} * ${secondsBetween}::float8 - ${seconds}::float8))`;
