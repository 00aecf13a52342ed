import { criterion, type PlatformRubric } from './platform-rubric';

export const comparative: PlatformRubric = {
  id: '7e848915-1cef-4fd6-bc4f-40f4b5d72ed0',
  name: 'Comparative essay',
  description:
    'For essays that compare two texts, events, theories or works in order to show something that neither shows alone.',
  criteria: [
    criterion('Comparative thesis', {
      weight: 20,
      description: 'The essay claims something about how the two are related, and why that matters.',
      missing: 'There is no claim, or only one of the two is discussed.',
      emerging: 'Says that there are similarities and differences without saying which matter.',
      sound: 'States a main similarity or difference that answers the question.',
      strong: 'Argues a specific relation between the two, taking in both likeness and difference.',
      outstanding: 'Argues a relation that changes how each of the two is understood, and keeps refining it.',
    }),
    criterion('Points of comparison', {
      weight: 20,
      description: 'The two are compared on the same grounds, and the grounds are worth comparing.',
      missing: 'Nothing is compared.',
      emerging: 'The two are described one after the other, or compared on obvious or unlike grounds.',
      sound: 'Several relevant points of comparison are named and applied to both.',
      strong:
        'Well-chosen points of comparison are treated evenly, with attention to how far each likeness goes.',
      outstanding:
        'Points of comparison reveal what is not obvious: differences within likeness, and likeness under apparent difference.',
    }),
    criterion('Evidence from both', {
      weight: 20,
      description: 'Accurate quotations, details or data are drawn from both and discussed.',
      missing: 'No evidence is given.',
      emerging: 'Evidence comes mostly from one, or is general and left unexplained.',
      sound: 'Relevant evidence from both supports the main points, with some explanation.',
      strong: 'Specific evidence from both is set side by side and explained.',
      outstanding: 'Evidence is paired so tellingly that the comparison is seen in the details themselves.',
    }),
    criterion('Analysis of context and purpose', {
      weight: 15,
      description: 'Likeness and difference are explained by context, purpose, form or audience.',
      missing: 'No explanation is offered for what is found.',
      emerging: 'Context is mentioned as background and not connected with the comparison.',
      sound: 'Some similarities or differences are explained by context or purpose.',
      strong: 'Context, purpose and form are used to explain why the two are alike or differ.',
      outstanding:
        'Explains with care how context and choices together produce what is compared, and avoids easy causes.',
    }),
    criterion('Integrated structure', {
      weight: 15,
      description: 'Paragraphs hold the two together, with language that shows comparison.',
      missing: 'Remarks are in no order.',
      emerging: 'One half treats the first, the other half the second, with little to connect them.',
      sound: 'Most paragraphs refer to both, with connecting words such as whereas and similarly.',
      strong: 'Each paragraph pursues one point through both, moving easily between them.',
      outstanding:
        'The comparison is the structure: each paragraph grows out of the last toward the final claim.',
    }),
    criterion('Expression', {
      weight: 10,
      description: 'Formal, precise and accurate prose.',
      missing: 'Mistakes make most of the essay hard to understand.',
      emerging: 'Vague or casual wording, and mistakes that interrupt the reading.',
      sound: 'Clear formal prose; mistakes do not hide the meaning.',
      strong: 'Fluent prose with precise terms of comparison and few mistakes.',
      outstanding: 'Supple, exact prose that can hold two things in one sentence, with hardly a mistake.',
    }),
  ],
};
