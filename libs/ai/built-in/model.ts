/** What the screens call the built-in grader. The number rises when the same essay may get another result. */
export const BUILT_IN_MODEL = 'built-in 3';
