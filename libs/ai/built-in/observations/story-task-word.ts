import { phraseAt, quotable, statementsOf } from './aids';
import { ANNOUNCES, MOST_PLACES } from './moments';
import type { Observation, ObservationKind } from './observation';
import { timesWord } from './phrase';
import { step } from './story-moments';
import { isSoundPlace, isTurned } from './surroundings';
import { isOfTask } from './task';

const FEWEST_TIMES = 3;
/** “That's the way I was patient”: the story is over. */
const SUMS_UP = /^\W*(?:so |and )?(?:that|this)(?:['’]?s| is| was)(?!\p{L})/iu;
const SAYS_WHOSE =
  /(?<!\p{L})(?:I|we|he|she|they|(?:my|our) \p{L}+) (?:\p{L}+ ){0,3}(?:was|were|had|waited|stayed|tried|sat|stood)(?!\p{L})/iu;
/** The task's own word, time and again: one of the places where it could be seen instead. */
export const taskWordToShow = step(
  'task-word-to-show',
  ['relevance'],
  [
    'At {quote}, {write|add} one thing that was done {there|at that moment} that shows “{word}”.',
    'Leave out “{word}” in {quote}, and {tell us what you did instead|show it through what was done}.',
    'At {quote}, {add|write} what a person watching {could have seen|would have seen}.',
    'Show us “{word}” once: after {quote}, {say|write} what was {hard|difficult}, and what you did.',
    'How could somebody watching see “{word}” at {quote}? {Add one thing you did.|Add what could be seen.}',
  ],
  [
    'Could {quote} show “{word}” through an action, without the word itself?',
    'In {quote}, {try to show|show} the same thing without “{word}”: what {was done|could be seen}?',
  ],
  ({ reading }) => {
    const counts = new Map<string, number>();
    for (const form of reading.own.flatMap(({ forms }) => forms))
      // A misspelt word is none to show as it stands.
      if (isOfTask(reading, form) && !reading.meant.has(form)) counts.set(form, (counts.get(form) ?? 0) + 1);
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    if (most === undefined || most[1] < FEWEST_TIMES) return [];
    const [word, count] = most;
    return quotable(
      statementsOf(reading).flatMap((sentence): Observation[] => {
        const at = sentence.words[sentence.forms.indexOf(word)];
        const quote =
          at === undefined || ANNOUNCES.test(sentence.text) || SUMS_UP.test(sentence.text)
            ? null
            : phraseAt(sentence, at.start - sentence.start);
        return quote === null ||
          !SAYS_WHOSE.test(quote) ||
          !isSoundPlace(sentence, quote) ||
          isTurned(sentence, quote) ||
          /(?<!\p{L})(?:not|\p{L}+n['’]t|learn\p{L}*)(?!\p{L})/iu.test(quote)
          ? []
          : [{ sentence, quote, slots: { word, times: timesWord(count) } }];
      }),
      MOST_PLACES,
    );
  },
  [
    '“{word}” appears {times} in your text.',
    '{You use|You write} “{word}” {times}.',
    'Search for “{word}”: it {appears|turns up} {times}.',
  ],
);

export const STORY_TASK_WORD: readonly ObservationKind[] = [taskWordToShow];
