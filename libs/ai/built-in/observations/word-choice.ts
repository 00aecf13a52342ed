import { topicOf } from '../essay-reading';
import type { Observation, ObservationKind } from './observation';
import { hasQuotation, isQuestion, quoteAt } from './phrase';
import { TOLD } from './story-detail';

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * Past forms that say how somebody moved, spoke or looked, where a plain "went", "said" or "looked" would do. A form
 * that is more often something else ("stuck", "dove", "cracked") is not here.
 */
const SHOWING_VERBS =
  listed(`sprinted dashed raced rushed trudged stomped marched crept crawled sneaked snuck tiptoed wandered strolled
  staggered stumbled tripped leaped leapt bounced   scrambled bolted   galloped shuffled limped
  drifted   tumbled collapsed plopped plunged dived squeezed
  whispered muttered mumbled shouted yelled screamed shrieked gasped sighed groaned giggled chuckled sobbed wept bawled begged
  pleaded  exclaimed cheered roared murmured
   glared glanced gazed peeked peered squinted blinked grinned smirked frowned winced shivered trembled
  shook gripped grabbed snatched clutched yanked tugged shoved slammed hurled flung tossed smashed ripped clenched
  hugged nudged lugged dragged sprawled slumped gulped devoured munched nibbled sipped`);

export const showingVerb: ObservationKind = {
  id: 'showing-verb',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['vocabulary', 'narrative'],
  find: ({ reading }) => {
    const seen = new Set<string>();
    return reading.own
      .filter((s) => !isQuestion(s))
      .flatMap((sentence): Observation[] => {
        const at = sentence.forms.findIndex(
          (form, index) =>
            index > 0 &&
            SHOWING_VERBS.has(form) &&
            !seen.has(form) &&
            /^(?:i|he|she|it|we|they|you|and|then|just|finally|quickly|slowly|\p{L}+ly|mom|mum|dad|mother|father|brother|sister|friend|friends|everyone|everybody|who|people|dog|teacher)$/u.test(
              sentence.forms[index - 1] ?? '',
            ),
        );
        const quote = at < 0 ? null : quoteAt(sentence, at);
        const verb = sentence.forms[at] ?? '';
        if (quote === null || quote.split(' ').length < 4) return [];
        seen.add(verb);
        return [{ sentence, quote, slots: { verb } }];
      })
      .slice(0, 4);
  },
  says: [
    '“{verb}” {shows more than a plain verb would|is a verb I can picture|says exactly how}{ here|}: {quote}.',
    '{Your verb|The verb} “{verb}” {works well|earns its place|brings the moment to life} in {quote}.',
    'You {choose|use} {an exact verb|a verb we can picture}, “{verb}”, in {quote}.',
  ],
  step: {
    low: [
      '{Find|Choose} one plain verb elsewhere, such as “went” or “got”, and {show how it was done|change it to one as exact as “{verb}”}.',
      'Give one more {moment|sentence} {a verb as exact as|an exact verb such as} “{verb}”.',
    ],
    high: ['{Find|Choose} one plain verb near the end, and replace it with one as exact as “{verb}”.'],
  },
};

/**
 * Words that say one exact thing: forms that are seldom slips for another word. Not the common ones of school prompts.
 */
const EXACT_WORDS =
  listed(`reluctant reluctantly hesitated hesitant relieved exhausted overwhelmed devastated furious
  anxious  frantic frantically desperate desperately stubborn miserable humiliated grateful envious cautious
  cautiously courageous determined determination ambition ambitious optimistic pessimistic compassion empathy generosity
  loyalty discipline perseverance persistence obstacle obstacles procrastinate procrastination sedentary isolated
   concentrate negotiate
  tolerate prejudice discrimination heritage ancestors habitat extinct dehydrated dehydration exhaustion scorching
  barren desolate rugged deserted abandoned nostalgic nostalgia affectionate hospitable gloomy tense
  imaginative originality deadline deadlines extracurricular tuition temptation
  anticipation eagerly impatiently commotion chaos chaotic glimpse eerie reputation influential
  drawback drawbacks necessity gradually solitude socialise socialize
  socialising socializing faraway exotic coordination browse browsing monitored predators identity bullied bullying
  sweltering treacherous refreshing mirage mirages `);
/** What nearly every essay has on some task, so that it is no choice of the writer's. */
const FEWEST_LETTERS = 6;

export const exactWord: ObservationKind = {
  id: 'exact-word',
  polarity: 'strength',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['vocabulary'],
  find: ({ reading }) => {
    const seen = new Set<string>();
    const counts = new Map<string, number>();
    for (const form of reading.sentences.flatMap(({ forms }) => forms))
      counts.set(form, (counts.get(form) ?? 0) + 1);
    return reading.own
      .filter((s) => !hasQuotation(s) && s.findings.length === 0)
      .flatMap((sentence): (Observation & { findings: number })[] => {
        const at = sentence.forms.findIndex(
          (form, index) =>
            EXACT_WORDS.has(form) &&
            form.length >= FEWEST_LETTERS &&
            !seen.has(form) &&
            // The task's own words, and a word that comes all the time, are no choice.
            !reading.taskKeys.has(topicOf(reading, form)) &&
            (counts.get(form) ?? 0) <= 2 &&
            !sentence.findings.some(
              ({ start, end }) =>
                start < (sentence.words[index]?.end ?? 0) && end > (sentence.words[index]?.start ?? 0),
            ),
        );
        const quote = at < 0 ? null : quoteAt(sentence, at);
        if (quote === null || quote.split(' ').length < 4) return [];
        const word = sentence.forms[at] ?? '';
        seen.add(word);
        return [{ sentence, quote, slots: { word }, findings: sentence.findings.length }];
      })
      .sort((a, b) => a.findings - b.findings)
      .slice(0, 4)
      .map(({ sentence, quote, slots }) => ({ sentence, quote, slots: slots ?? {} }));
  },
  says: [
    '“{word}” {is a well-chosen word|is well chosen|says exactly what you mean}{ here|}: {quote}.',
    '{I notice|I like} the word “{word}” in {quote}{; it is exact|; it says a lot in a small space|}.',
    '{You find|You choose} {an exact word|a word that fits}, “{word}”, in {quote}.',
  ],
};

export const WORD_CHOICE: readonly ObservationKind[] = [exactWord, showingVerb];
