import { criterion, type PlatformRubric } from './platform-rubric';

export const discursive: PlatformRubric = {
  id: '54a79c14-3bc0-40e2-81fb-92c297b8833e',
  name: 'Discursive essay',
  description:
    'For essays that explore a question from several sides without setting out to win, whether or not they end with a view.',
  criteria: [
    criterion('Exploration of ideas', {
      weight: 30,
      description: 'The essay thinks its way through a question, and arrives somewhere it did not start.',
      missing: 'The question is not explored.',
      emerging: 'A single opinion is stated, or remarks on the topic do not lead anywhere.',
      sound: 'Several relevant ideas about the question are considered with some development.',
      strong: 'Ideas are developed, connected and questioned, with a sense of discovery.',
      outstanding:
        'The essay opens up its question: it moves between the particular and the general, and finds complication where others would stop.',
    }),
    criterion('Range of perspectives', {
      weight: 20,
      description: 'Different views are presented fairly and brought to bear on each other.',
      missing: 'Only one view appears.',
      emerging: 'Other views are mentioned as for and against, without interest in why people hold them.',
      sound: 'Two or more views are presented fairly, each with a reason.',
      strong: 'Several views are explained with understanding, and their strengths and limits are weighed.',
      outstanding:
        'Views are set in conversation with each other, so that each is seen differently by the end.',
    }),
    criterion('Examples and experience', {
      weight: 15,
      description: 'Anecdote, observation, reading or fact gives the ideas something to stand on.',
      missing: 'Ideas are left without an example.',
      emerging: 'Examples are generic, or take over from the idea they were meant to show.',
      sound: 'Relevant examples illustrate the main ideas.',
      strong: 'Vivid and varied examples from life, reading or the news move the thinking forward.',
      outstanding:
        'Examples are memorable and do the thinking: an image or story returns with a new meaning.',
    }),
    criterion('Voice and style', {
      weight: 20,
      description: 'A personal, engaging voice, at ease with shifts of tone, image and rhythm.',
      missing: 'Writing is too brief or broken for a voice to be heard.',
      emerging: 'Flat or borrowed phrasing; the voice of a formal essay or a chat takes over.',
      sound: 'A recognisable voice, with some effective phrasing that suits the topic.',
      strong:
        'An engaging and individual voice, with controlled changes of tone and well-placed figurative language.',
      outstanding:
        'A distinctive and assured voice, by turns playful and serious, that makes the reader a companion.',
    }),
    criterion('Shape and control', {
      weight: 15,
      description:
        'The piece wanders on purpose: it has an arc, links and an ending, and is accurately written.',
      missing: 'Sentences are in no order, or mistakes hide most of the meaning.',
      emerging: 'Paragraphs jump from one thing to another, or frequent mistakes interrupt the reading.',
      sound: 'Opening, linked paragraphs and an ending are in place; mistakes do not hide the meaning.',
      strong:
        'A thread runs through the turns of thought, the ending answers the opening, and mistakes are few.',
      outstanding:
        'The shape looks effortless and could not be otherwise; punctuation and sentence length are used for effect.',
    }),
  ],
};
