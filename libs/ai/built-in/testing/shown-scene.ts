/** Sentences in which nothing happens and much is to be seen, so that a story that has them shows something (for tests). */
export const SHOWN_SCENE =
  `The harbour lay in a cold blue light. A wet rope hung from the old wall. The smell of tar was everywhere.
White gulls stood on the roofs of the low houses. The wind was loud between the boats. A red lamp shone at the end of the pier.
Behind it the sea was black and quiet. Nobody else was out so early in the year. The shops along the street were still dark.
A warm smell of bread hung over one of them. The stones of the path were smooth with rain. High above the town the clock showed seven.
There were no cars on the bridge yet. Each of the windows had a curtain of another colour. Far out a ferry moved like a toy.
The grass beside the steps was brown from the frost. Two benches stood under a bare tree. The only sound was the water below.
Green weed covered the lowest step.`.replace(/\n/gu, ' ');
