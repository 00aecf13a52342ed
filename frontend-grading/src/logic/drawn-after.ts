/** What has just come up is on the screen by then. Fetching and working beside it would make the teacher wait for both. */
export const DRAWN_AFTER_MS = 150;
