import { criterion, type PlatformRubric } from './platform-rubric';

export const persuasive: PlatformRubric = {
  id: 'b52a4bcf-b88d-4baf-87d8-095daa048105',
  name: 'Persuasive writing',
  description:
    'For letters, speeches, opinion pieces and essays that set out to move a particular audience to think or act differently.',
  criteria: [
    criterion('Audience and purpose', {
      weight: 20,
      description: 'The writing knows whom it addresses and what it wants of them.',
      missing: 'It is not clear who is being addressed or what is wanted.',
      emerging: 'The purpose is stated, but nothing in the writing is fitted to the people it addresses.',
      sound: 'Purpose and audience are clear, and tone and examples mostly suit them.',
      strong:
        'Tone, examples and appeals are chosen for this audience, and it is plain what they should think or do.',
      outstanding:
        'The writing meets its audience where they are, anticipates their doubts and interests, and leads them to a specific response.',
    }),
    criterion('Ideas and arguments', {
      weight: 25,
      description: 'Arguments are relevant, developed and supported.',
      missing: 'Says only what the writer likes or dislikes.',
      emerging: 'Offers one or two arguments that are asserted, repeated or hard to believe.',
      sound: 'Offers several relevant arguments, each with a reason or an example.',
      strong: 'Develops well-chosen arguments with reasons, examples and facts, and deals with an objection.',
      outstanding:
        'Selects the arguments that matter most, develops each to a telling point, and turns objections to its own use.',
    }),
    criterion('Persuasive devices', {
      weight: 20,
      description:
        'Appeals to reason, feeling and trust, and devices such as rhetorical questions, are used with judgement.',
      missing: 'No attempt is made to persuade by the way it is put.',
      emerging:
        'A device is used now and then, without effect, or exclamation and exaggeration stand in for argument.',
      sound: 'Several devices are used and mostly suit the point being made.',
      strong: 'A range of devices is used for clear effect, with a balance of reason and feeling.',
      outstanding:
        'Devices are so well placed that they seem natural: rhythm, imagery and appeal strengthen the argument rather than decorate it.',
    }),
    criterion('Structure', {
      weight: 20,
      description: 'An opening that engages, arguments in a deliberate order, and an ending that stays.',
      missing: 'Sentences follow each other without opening, order or ending.',
      emerging:
        'There is a beginning or an ending, but arguments are run together or come in no particular order.',
      sound: 'Opening, paragraphs and ending are in place, and each paragraph deals with one argument.',
      strong:
        'The opening catches interest, paragraphs are linked and well ordered, and the ending calls clearly for a response.',
      outstanding:
        'The order of the arguments builds force, transitions carry the reader along, and the ending gathers everything into one call.',
    }),
    criterion('Sentences, vocabulary and accuracy', {
      weight: 15,
      description: 'Words and sentences are chosen for effect and written accurately.',
      missing: 'Mistakes make most of the writing hard to understand.',
      emerging: 'Simple or repetitive wording and frequent mistakes weaken the effect.',
      sound: 'Clear sentences of more than one kind; mistakes do not hide the meaning.',
      strong: 'Varied sentences and precise, emotive or technical words where they count, with few mistakes.',
      outstanding:
        'Every sentence is shaped for its effect, wording is fresh and exact, and there is hardly a mistake.',
    }),
  ],
};
