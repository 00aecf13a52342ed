/** What a grader makes of level descriptions; holds for every rubric. */
export const WHICH_LEVELS_COUNT =
  'The built-in grader uses a level description only if it asks for something that can be counted: ' +
  '“at least two quotations”, “no more than five spelling mistakes”, “300 to 400 words”. ' +
  'Other descriptions do not change the level it gives; it judges by the criterion’s name. An AI model reads all of them.';
