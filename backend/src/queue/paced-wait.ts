/** Work of one teacher that looks again and again whether it may begin. */
export interface PacedWait {
  /** The shortest time between two looks. */
  seconds: number;
  /** On average so many seconds between the looks of all of it, however much it is. */
  secondsBetween: number;
}

/** A wait in seconds is the same however much else waits. */
export const pacedWait = (wait: number | PacedWait): PacedWait =>
  typeof wait === 'number' ? { seconds: wait, secondsBetween: 0 } : wait;

/**
 * SQL: seconds until the next look, drawn at random from the shortest time to what makes the average: with the same time for all, they
 * would all keep looking in the same moment, and what becomes free in between would lie idle.
 * @param waiting an expression for how much else of the teacher's waits
 */
export const pacedSql = (seconds: string, secondsBetween: string, waiting: string): string =>
  `${seconds}::float8 + random() * greatest(0, 2 * (${waiting} * ${secondsBetween}::float8 - ${seconds}::float8))`;
