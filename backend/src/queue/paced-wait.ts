/** Work of one teacher that looks again and again whether it may begin. */
export interface PacedWait {
  /** The shortest time between two looks. */
  seconds: number;
  /** Longer where much of it waits: so many seconds for each, so that all of it together costs no more. */
  secondsEach: number;
}

/** A wait in seconds is the same however much else waits. */
export const pacedWait = (wait: number | PacedWait): PacedWait =>
  typeof wait === 'number' ? { seconds: wait, secondsEach: 0 } : wait;
