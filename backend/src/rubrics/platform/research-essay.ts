import { criterion, type PlatformRubric } from './platform-rubric';

export const researchEssay: PlatformRubric = {
  id: 'bf76639f-2051-41b7-a5b8-d34c1289a691',
  name: 'Research essay',
  description:
    'For extended essays in any subject that answer a question of inquiry from published sources. Suits senior years and first-year university.',
  criteria: [
    criterion('Research question and thesis', {
      weight: 15,
      description: 'A focused question is asked and answered.',
      missing: 'There is a topic, but neither a question nor an answer.',
      emerging: 'The question is too broad to answer here, or the answer is a statement of fact.',
      sound: 'A workable question is asked, and the thesis answers it.',
      strong: 'A focused question is put in context, and a specific thesis answers it.',
      outstanding:
        'A question worth asking is shown to be open, and the thesis makes a considered contribution to it.',
    }),
    criterion('Selection of sources', {
      weight: 20,
      description: 'Sources are relevant, reliable, recent enough for the subject, and varied.',
      missing: 'No sources are used.',
      emerging: 'Few sources, mostly of a general or doubtful kind.',
      sound: 'Enough relevant sources, most of them reliable.',
      strong:
        'A good range of reliable sources, including scholarly or primary ones, that represent different positions.',
      outstanding:
        'Sources show command of the field: the works that matter are there, and their standing is understood.',
    }),
    criterion('Synthesis and analysis', {
      weight: 25,
      description: 'Sources are brought together, compared and used to argue, rather than reported in turn.',
      missing: 'There is no analysis.',
      emerging: 'Sources are summarised one after another, or quotations are strung together.',
      sound:
        'Information from several sources is combined under points, with some comment of the student’s own.',
      strong:
        'Sources are compared and evaluated, and agreement and dispute between them serve the argument.',
      outstanding:
        'The student’s own reasoning leads throughout; sources are tested against each other and something new is concluded.',
    }),
    criterion('Organisation', {
      weight: 15,
      description: 'Sections and paragraphs lead from question to conclusion.',
      missing: 'Material is in no order.',
      emerging: 'Parts are in place but repeat each other or do not connect.',
      sound: 'Introduction, sections and conclusion are in place, with paragraphs on separate points.',
      strong: 'A logical sequence with clear signposts, in which each section answers part of the question.',
      outstanding:
        'The inquiry unfolds with purpose, difficulties are met where they arise, and the conclusion says what is now known and what is not.',
    }),
    criterion('Citation and academic honesty', {
      weight: 15,
      description: 'Every borrowed idea and wording is acknowledged in one consistent style.',
      missing: 'Sources are not acknowledged.',
      emerging: 'Some sources are named, but it is often unclear what comes from where.',
      sound: 'Sources are cited in the text and listed; there are slips of form.',
      strong:
        'Citations and list are complete and consistent, and paraphrase is truly in the student’s own words.',
      outstanding:
        'Citation is faultless and used with judgement, so that the reader always knows whose idea is on the page.',
    }),
    criterion('Academic expression', {
      weight: 10,
      description: 'Clear, formal and cautious prose, accurately written.',
      missing: 'Mistakes make most of the essay hard to understand.',
      emerging: 'Casual or inflated wording, or frequent mistakes.',
      sound: 'Clear formal prose; mistakes do not hide the meaning.',
      strong: 'Precise prose that says how certain it is, with few mistakes.',
      outstanding: 'Lucid and economical prose at ease in its discipline, with hardly a mistake.',
    }),
  ],
};
