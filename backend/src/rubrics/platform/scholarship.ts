import { criterion, type PlatformRubric } from './platform-rubric';

export const scholarship: PlatformRubric = {
  id: 'b1410e92-251a-40cb-a989-d11dbf492021',
  name: 'Scholarship or admissions essay',
  description:
    'For personal statements and essays with which students apply for a scholarship, a course or a place at university.',
  criteria: [
    criterion('Response to the prompt', {
      weight: 20,
      description: 'Every part of the prompt is answered, with this opportunity in mind.',
      missing: 'The prompt is not answered.',
      emerging: 'Answers a part of the prompt, or could have been sent to anybody.',
      sound: 'Answers the prompt and says why the writer is applying.',
      strong: 'Answers every part of the prompt and connects the writer’s aims with what is offered.',
      outstanding:
        'Answers the prompt in a way only this writer could, and makes the fit with the opportunity self-evident.',
    }),
    criterion('Personal insight', {
      weight: 25,
      description:
        'The essay shows how the writer thinks and what matters to them, beyond a list of achievements.',
      missing: 'The reader learns nothing about the writer.',
      emerging: 'Lists qualities or achievements, or repeats what such essays usually say.',
      sound: 'Tells of an experience and what the writer took from it.',
      strong: 'Reflects honestly on experience, showing values and growth.',
      outstanding:
        'Reveals a person: candid, self-aware reflection that finds meaning in particular moments without boasting or asking for pity.',
    }),
    criterion('Specific evidence', {
      weight: 20,
      description: 'Claims about the writer are shown through particular scenes, actions and results.',
      missing: 'No example is given.',
      emerging: 'Claims such as being hard-working stand without an example.',
      sound: 'Relevant examples support the main claims.',
      strong: 'Specific, well-chosen examples show what the writer did and what came of it.',
      outstanding:
        'A few vivid, concrete examples carry the essay and let readers draw the conclusions themselves.',
    }),
    criterion('Structure and focus', {
      weight: 20,
      description:
        'One thread runs from an engaging opening to an ending that looks ahead, within the length allowed.',
      missing: 'Sentences are in no order.',
      emerging: 'Several topics compete, or the opening and ending are formulas.',
      sound: 'Opening, body and ending are in place, and paragraphs are easy to follow.',
      strong: 'A clear thread, an opening that engages, smooth transitions and an ending that looks ahead.',
      outstanding:
        'Every sentence belongs; opening and ending answer each other, and the essay seems shorter than it is.',
    }),
    criterion('Voice and polish', {
      weight: 15,
      description: 'A natural, confident voice, carefully edited.',
      missing: 'Mistakes make most of the essay hard to understand.',
      emerging: 'Stiff, inflated or borrowed wording, or mistakes that a second reading would have caught.',
      sound: 'A clear and polite voice; mistakes are few enough not to distract.',
      strong: 'A natural voice with well-chosen words and hardly a mistake.',
      outstanding: 'A memorable voice, both confident and modest, edited until nothing could be left out.',
    }),
  ],
};
