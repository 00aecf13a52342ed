import { criterion, type PlatformRubric } from './platform-rubric';

export const informativeReport: PlatformRubric = {
  id: '814cfc91-3e6f-457a-8843-3fe803d4c648',
  name: 'Informative report',
  description: 'For reports and explanations that inform a reader about a topic, a process or findings.',
  criteria: [
    criterion('Content and accuracy', {
      weight: 30,
      description: 'Information is correct, relevant and sufficient for the topic and the reader.',
      missing: 'There is almost no information about the topic.',
      emerging: 'Information is sparse, partly wrong, or mixed with opinion.',
      sound: 'Mostly accurate information covers the main aspects of the topic.',
      strong:
        'Accurate, specific information covers the topic well, and matters are explained as well as stated.',
      outstanding:
        'Accurate and well-selected information gives real insight: causes, relations and significance are explained, and limits of what is known are named.',
    }),
    criterion('Organisation', {
      weight: 25,
      description: 'Information is grouped under clear topics, in an order that helps the reader.',
      missing: 'Facts are in no order.',
      emerging: 'Some facts are grouped, but the reader must search for what belongs together.',
      sound: 'An introduction names the topic, and paragraphs or headings group the information.',
      strong:
        'The order is logical, each section has one clear topic, and links guide the reader from one to the next.',
      outstanding:
        'The structure makes a complex topic easy: sections are balanced, each prepares the next, and the ending draws the findings together.',
    }),
    criterion('Explanation of terms and ideas', {
      weight: 20,
      description:
        'Subject words are used correctly, and hard ideas are made clear with definitions, examples or comparisons.',
      missing: 'Subject words are not used, or are used wrongly throughout.',
      emerging:
        'A few subject words appear without explanation, or copied from a source without being understood.',
      sound: 'Key subject words are used correctly and most are explained.',
      strong: 'Subject words are used precisely, and examples or comparisons make hard ideas clear.',
      outstanding:
        'Even difficult ideas become clear to a newcomer without being made too simple for somebody who knows.',
    }),
    criterion('Use of sources', {
      weight: 15,
      description: 'Sources are suitable, put into the student’s own words, and acknowledged.',
      missing: 'No source is used or named, or passages are copied.',
      emerging: 'Sources are hinted at, or their wording is changed only slightly.',
      sound:
        'Information from suitable sources is mostly in the student’s own words, and the sources are named.',
      strong:
        'Several reliable sources are combined in the student’s own words and acknowledged where they are used.',
      outstanding:
        'Sources are compared and judged, differences between them are explained, and every one is acknowledged correctly.',
    }),
    criterion('Clarity and accuracy of language', {
      weight: 10,
      description: 'Objective, clear sentences with accurate spelling and punctuation.',
      missing: 'Mistakes make most of the report hard to understand.',
      emerging: 'Casual wording or frequent mistakes get in the way of the information.',
      sound: 'Clear, mostly objective sentences; mistakes do not hide the meaning.',
      strong: 'Objective, concise and varied sentences with few mistakes.',
      outstanding: 'Exact and effortless to read, with hardly a mistake.',
    }),
  ],
};
