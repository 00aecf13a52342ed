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
