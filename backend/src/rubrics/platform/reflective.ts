import { criterion, type PlatformRubric } from './platform-rubric';

export const reflective: PlatformRubric = {
  id: '3169c831-d1fe-47d4-9a6a-a63c637bc415',
  name: 'Reflective writing',
  description:
    'For reflections on an experience, a placement, a project, a performance or the student’s own writing.',
  criteria: [
    criterion('Account of the experience', {
      weight: 15,
      description:
        'What happened is told briefly and specifically, so that the reflection has something to work on.',
      missing: 'No experience is described.',
      emerging: 'The experience is named in general terms, or its retelling takes up nearly everything.',
      sound: 'The experience is described clearly enough to follow the reflection.',
      strong: 'Specific moments are chosen and described with useful detail.',
      outstanding: 'Telling moments are described vividly and in few words, and each one is needed.',
    }),
    criterion('Depth of reflection', {
      weight: 30,
      description: 'Thoughts, feelings and assumptions are examined and not only reported.',
      missing: 'There is no reflection.',
      emerging: 'Says that something was good, bad, fun or hard, without asking why.',
      sound: 'Explains why some things went as they did and how the writer felt about them.',
      strong:
        'Examines own reasons, assumptions and part in events with honesty, and considers how others saw them.',
      outstanding:
        'Questions itself searchingly: looks again at first explanations, sees patterns, and stays with what is uncomfortable or unresolved.',
    }),
    criterion('Learning and change', {
      weight: 20,
      description: 'The writing shows what has been learned and what will be done differently.',
      missing: 'No learning is named.',
      emerging: 'Learning is claimed in general words, such as having learned a lot.',
      sound: 'Names something learned and a next step.',
      strong: 'Shows how understanding has changed, and plans specific and realistic steps.',
      outstanding:
        'Shows a real shift in understanding, what brought it about, and how it carries over to other situations.',
    }),
    criterion('Connection to ideas', {
      weight: 20,
      description: 'The experience is connected with theory, course material, texts, or other experiences.',
      missing: 'No connection is made.',
      emerging: 'An idea or text is mentioned, and its connection with the experience is not explained.',
      sound: 'A relevant idea, text or earlier experience is connected with what happened.',
      strong: 'Relevant ideas are used to make sense of the experience, with explanation.',
      outstanding:
        'Ideas and experience are tested against each other, and both are better understood for it.',
    }),
    criterion('Voice, organisation and accuracy', {
      weight: 15,
      description: 'A sincere voice, a clear path from experience to insight, and accurate writing.',
      missing: 'Notes in no order, or mistakes that hide most of the meaning.',
      emerging: 'Thoughts come as they occur, or frequent mistakes interrupt the reading.',
      sound: 'A personal voice and paragraphs that can be followed; mistakes do not hide the meaning.',
      strong: 'A sincere, consistent voice; paragraphs lead from experience to insight; few mistakes.',
      outstanding:
        'A thoughtful voice that earns trust, in a shape that mirrors the thinking, with hardly a mistake.',
    }),
  ],
};
