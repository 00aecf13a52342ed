import { criterion, type PlatformRubric } from './platform-rubric';

export const history: PlatformRubric = {
  id: '9f232e2c-d893-4ea1-afaf-bd3ec0e94711',
  name: 'Source-based history essay',
  description: 'For history essays and document-based questions answered from given or researched sources.',
  criteria: [
    criterion('Historical argument', {
      weight: 20,
      description:
        'The question is answered with a judgement, such as on cause, consequence, change or significance.',
      missing: 'The question is not answered.',
      emerging: 'Tells what happened, or gives a judgement with nothing behind it.',
      sound: 'States a judgement that answers the question and gives reasons for it.',
      strong: 'Sustains a clear judgement that weighs several factors against each other.',
      outstanding:
        'Sustains a judgement with qualifications: how far, for whom and until when it holds, and which factors depend on which.',
    }),
    criterion('Historical knowledge', {
      weight: 20,
      description: 'Events, people, dates and ideas are accurate and placed in their context.',
      missing: 'There is no relevant knowledge.',
      emerging: 'Knowledge is slight or confused in time, place or persons.',
      sound: 'Mostly accurate knowledge of the main events and people, with some context.',
      strong: 'Accurate and detailed knowledge, chosen to serve the argument and set in context.',
      outstanding:
        'Wide and exact knowledge is used with economy, and connects the topic with longer developments.',
    }),
    criterion('Use of sources as evidence', {
      weight: 20,
      description: 'Sources are quoted or referred to in support of points, and their meaning is explained.',
      missing: 'No source is used.',
      emerging: 'Sources are copied out or summarised one by one, without a point that they support.',
      sound: 'Several sources are used to support points and are mostly read correctly.',
      strong: 'Well-chosen details from sources support each point and are explained.',
      outstanding:
        'Sources are combined and read closely, for what they imply and leave unsaid as well as what they state.',
    }),
    criterion('Evaluation of sources', {
      weight: 15,
      description: 'Origin, purpose, perspective and reliability of sources are considered.',
      missing: 'Sources are taken as plain fact.',
      emerging: 'Calls sources biased, primary or reliable without saying why.',
      sound: 'Considers who made some of the sources and why, and what that means for their use.',
      strong: 'Judges origin, purpose and perspective of the key sources, and compares one with another.',
      outstanding:
        'Evaluation shapes the argument: the essay says what each source can and cannot show, and rests its claims accordingly.',
    }),
    criterion('Structure and chronology', {
      weight: 15,
      description: 'Paragraphs serve the argument, time is clear, and the conclusion answers the question.',
      missing: 'Facts are in no order.',
      emerging: 'A story in order of time, or points between which the reader has to jump.',
      sound:
        'Introduction, paragraphs on separate points and conclusion are in place, and the order of events is clear.',
      strong:
        'Each paragraph makes a point of the argument with evidence, and links to the question are kept up.',
      outstanding: 'Narrative and analysis are blended so that the reader always knows both when and why.',
    }),
    criterion('Language and referencing', {
      weight: 10,
      description: 'Historical terms, formal and accurate prose, and acknowledged sources.',
      missing: 'Mistakes make most of the essay hard to understand, and no source is named.',
      emerging: 'Casual or modern wording, frequent mistakes, or sources that cannot be identified.',
      sound: 'Clear formal prose with some historical terms; sources can be identified.',
      strong: 'Precise prose and terms, few mistakes, and sources referenced in one consistent way.',
      outstanding:
        'Exact and readable prose that avoids judging the past by the present, with faultless references.',
    }),
  ],
};
