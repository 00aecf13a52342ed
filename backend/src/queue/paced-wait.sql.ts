/**
 * SQL: seconds until the next look, drawn at random: never less than the shortest time, and on average `waiting` × `secondsBetween` where
 * that is longer. If all waited equally long, they would keep looking at the same moment, and what becomes free in between would lie idle.
 * @param waiting an expression for how many other essays of the teacher wait
 */
export const pacedSql = (seconds: string, secondsBetween: string, waiting: string): string =>
  `${seconds}::float8 + random() * greatest(0, 2 * (${waiting} * ${secondsBetween}::float8 - ${seconds}::float8))`;
