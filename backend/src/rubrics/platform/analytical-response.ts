import { criterion, type PlatformRubric } from './platform-rubric';

export const analyticalResponse: PlatformRubric = {
  id: 'd1034f35-4498-4478-a890-cc9e12ea9741',
  name: 'Analytical response to literature',
  description:
    'For essays that interpret a novel, play, poem or film in answer to a question, with quotations and attention to how the text is made.',
  criteria: [
    criterion('Interpretation', {
      weight: 25,
      description: 'The essay answers the question with a reading of the text that goes beyond its plot.',
      missing: 'The question is not answered, or another text is discussed.',
      emerging: 'Mostly retells what happens, with a comment here and there about what it means.',
      sound:
        'States a reasonable interpretation that answers the question, supported by the main events and characters.',
      strong:
        'Develops a clear interpretation through the whole essay, taking in ideas and values as well as events.',
      outstanding:
        'Argues a perceptive interpretation that makes sense of tensions in the text and admits where it can be read another way.',
    }),
    criterion('Knowledge of the text', {
      weight: 15,
      description: 'Details are accurate and chosen from across the text.',
      missing: 'There is no sign that the text was read or seen.',
      emerging: 'Refers to the text in general terms, or with mistakes about who, what or when.',
      sound: 'Refers accurately to key moments and characters that bear on the question.',
      strong:
        'Selects accurate, telling details from several parts of the text, including less obvious ones.',
      outstanding:
        'Moves with ease between small detail and the whole, and places each moment in the shape of the text.',
    }),
    criterion('Use of quotations', {
      weight: 15,
      description: 'Quotations are accurate, brief, fitted into sentences and discussed.',
      missing: 'The text is not quoted.',
      emerging: 'Quotations are long, stand alone as sentences, or are left to speak for themselves.',
      sound: 'Relevant quotations support the main points and are introduced and explained.',
      strong:
        'Short, well-chosen quotations are woven into sentences, and particular words in them are discussed.',
      outstanding:
        'Quotations are handled with precision: a word or phrase is drawn out, connected with others and made to carry the argument.',
    }),
    criterion('Analysis of how the text is made', {
      weight: 20,
      description: 'Techniques such as imagery, structure, viewpoint or staging are linked to meaning.',
      missing: 'Says nothing about how the text is written or made.',
      emerging: 'Names a technique or two without saying what they do.',
      sound: 'Identifies relevant techniques and says what effect each has.',
      strong:
        'Explains how particular choices of the writer shape meaning and the response of a reader or audience.',
      outstanding:
        'Shows how choices of language, form and structure work together, and why this choice rather than another matters.',
    }),
    criterion('Structure of the essay', {
      weight: 15,
      description: 'The essay moves from an opening claim through linked paragraphs to a conclusion.',
      missing: 'Remarks are in no order.',
      emerging: 'Follows the order of the plot, or makes points that are not connected.',
      sound: 'Introduction, body paragraphs with topic sentences, and conclusion are in place.',
      strong:
        'Each paragraph makes a distinct claim that advances the interpretation, with clear links to the question.',
      outstanding:
        'The line of argument unfolds so that each paragraph deepens the last, and the conclusion goes further than the introduction.',
    }),
    criterion('Expression', {
      weight: 10,
      description: 'Formal, precise prose with the vocabulary of literary study, accurately written.',
      missing: 'Mistakes make most of the essay hard to understand.',
      emerging: 'Casual or vague wording, and mistakes that interrupt the reading.',
      sound: 'Clear formal prose with some terms of literary study; mistakes do not hide the meaning.',
      strong: 'Fluent, controlled prose that uses literary terms correctly, with few mistakes.',
      outstanding: 'Elegant and exact prose in a distinctive voice, almost free of mistakes.',
    }),
  ],
};
