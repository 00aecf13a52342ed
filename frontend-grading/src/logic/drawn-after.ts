/**
 * By then, what has just come up is on the screen. Fetching and working at the same time would make the teacher wait
 * for both.
 */
export const DRAWN_AFTER_MS = 150;
