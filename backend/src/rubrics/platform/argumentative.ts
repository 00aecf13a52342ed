import { criterion, type PlatformRubric } from './platform-rubric';

export const argumentative: PlatformRubric = {
  id: 'f702e98b-4ee8-417c-8e31-c50778e09430',
  name: 'Argumentative essay',
  description:
    'For essays that take a position on a debatable question and defend it with reasons and evidence. Suits the middle and senior years.',
  criteria: [
    criterion('Thesis and position', {
      weight: 20,
      description: 'The essay answers the question with a position that can be argued, and holds to it.',
      missing: 'No position is taken, or the essay answers a different question.',
      emerging:
        'A position can be guessed at, but it is a topic or a fact rather than a claim, or it changes on the way.',
      sound: 'A clear position is stated early and answers the question, though in general terms.',
      strong:
        'A specific position answers the whole question, is stated early and is kept in view throughout.',
      outstanding:
        'A precise position recognises what makes the question difficult, says under what conditions it holds, and steers every paragraph.',
    }),
    criterion('Reasoning', {
      weight: 20,
      description: 'Each reason supports the position, and the links between claims are made plain.',
      missing: 'Opinions are stated without reasons.',
      emerging:
        'Reasons are given but repeat the claim, contradict each other or leave gaps that the reader must fill.',
      sound: 'Several relevant reasons support the position, and most are explained in a sentence or two.',
      strong:
        'Each reason is distinct and explained, and the reader can follow how it leads to the position.',
      outstanding:
        'Reasons build on one another in a deliberate order, assumptions are brought into the open, and no step has to be taken on trust.',
    }),
    criterion('Evidence', {
      weight: 20,
      description: 'Facts, examples and sources are relevant, sufficient and explained.',
      missing: 'No evidence is offered.',
      emerging:
        'Evidence is thin, invented, off the point, or dropped in without a word about what it shows.',
      sound: 'Relevant evidence supports the main reasons, with some explanation of what it shows.',
      strong: 'Specific, well-chosen evidence supports every main reason, and its meaning is explained.',
      outstanding:
        'Varied and reliable evidence is weighed as well as used: the essay says how far each piece goes and what it leaves open.',
    }),
    criterion('Counter-argument', {
      weight: 15,
      description: 'Opposing views are presented fairly and answered.',
      missing: 'No other view is mentioned.',
      emerging: 'Another view is mentioned in passing or made to look foolish, and is not answered.',
      sound: 'One opposing view is stated fairly and answered with a reason.',
      strong:
        'The most important opposing view is stated as its holders would put it, and answered with reasons and evidence.',
      outstanding:
        'Opposing views are granted what is true in them, and answering them makes the position sharper than it was.',
    }),
    criterion('Structure and cohesion', {
      weight: 15,
      description: 'Introduction, paragraphs and conclusion each do their work, and ideas are linked.',
      missing: 'Ideas are in no order, without paragraphs.',
      emerging: 'There are paragraphs, but several mix ideas or could be moved without anybody noticing.',
      sound:
        'An introduction, a paragraph for each main idea and a conclusion are in place, with simple links between them.',
      strong:
        'Topic sentences carry the argument forward, links show how ideas relate, and the conclusion follows from what came before.',
      outstanding:
        'The order is itself persuasive: each paragraph answers the question that the last one raised, and the conclusion says what now follows.',
    }),
    criterion('Language and conventions', {
      weight: 10,
      description: 'Sentences, word choice, spelling and punctuation suit a formal argument.',
      missing: 'Mistakes make most of the essay hard to understand.',
      emerging: 'Frequent mistakes or casual wording interrupt the reading.',
      sound: 'Writing is clear and mostly formal; mistakes are noticed but do not hide the meaning.',
      strong: 'Sentences are varied and controlled, words are well chosen, and mistakes are few.',
      outstanding: 'Precise, economical writing in a confident formal voice, with hardly a mistake.',
    }),
  ],
};
