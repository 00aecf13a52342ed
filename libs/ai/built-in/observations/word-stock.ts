import { type ReadSentence, topicKey } from '../essay-reading';
import { stemOf } from '../stem';
import type { ObservationKind } from './observation';
import { hasQuotation } from './phrase';

const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Things one can point at: nouns that are hardly ever anything else. */
const CONCRETE =
  listed(`airplane airport ambulance apartment aquarium backpack balcony balloon basement basketball bathroom beach
  bedroom bench bicycle blanket bookstore bottle bridge brownies bucket cabin cafeteria campfire candle
  candles castle ceiling cemetery chocolate classroom closet concert cookies couch curtain desert desk dining
  diploma dolphin doorbell driveway elephant elevator encyclopedia envelope envelopes factory fireplace
  flashlight football forest fountain fridge garage garden gymnasium hallway hamburger headphones helicopter
  helmet hockey homework hospital hotel jacket keyboard kitchen laboratory ladder laptop library lizard locker
  lockers luggage magazine mailbox medicine microscope microwave mosquito motorcycle mountain mountains museum
  museums necklace newspaper newspapers ocean oven pancakes passport pencil penguin phone piano pillow pizza
  playground pocket porch puppy puppies pyramid rattlesnake refrigerator reservoir restaurant restaurants
  river rollercoaster sandwich scissors screen shelter shoes sidewalk skateboard skeleton sneakers snowman
  soccer spaghetti stadium staircase stomach stove strawberry sunglasses sunset supermarket swimming swimsuit
  teacup telescope television tennis tent theater theatre ticket tickets toothbrush tornado towel trampoline
  treadmill trophy truck trumpet umbrella uniform uniforms vacuum vegetables violin volcano volleyball wallet
  whale wheelchair windshield yogurt`);
const SEVERAL = 2;

export const concreteWords: ObservationKind = {
  id: 'concrete-words',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'story', 'reflection'],
  bearsOn: ['vocabulary', 'narrative'],
  find: ({ reading }) => {
    const found = new Map<string, ReadSentence>();
    for (const sentence of reading.own)
      for (const form of sentence.forms)
        if (CONCRETE.has(form) && !found.has(form) && !reading.taskKeys.has(topicKey(stemOf(form))))
          found.set(form, sentence);
    // "Museum" and "museums" are one word.
    const words = [...found.keys()].filter(
      (word) => !found.has(word.replace(/s$/u, '')) || !word.endsWith('s'),
    );
    const [one, two] = words.sort((a, b) => b.length - a.length);
    const sentence = one === undefined ? undefined : found.get(one);
    if (words.length < SEVERAL || one === undefined || two === undefined) return [];
    return [{ sentence: sentence ?? null, quote: one, slots: { one, two } }];
  },
  says: [
    '{You name things|You write of things} {one can see|I can picture|we can point at}, {such as|among them} “{one}” and “{two}”.',
    '{Words such as|Plain, exact nouns such as} “{one}” and “{two}” {give the reader something to see|keep your writing down to earth|make it easier to picture}.',
    '“{one}” and “{two}” {are words with pictures in them|put real things before the reader|let me see what you mean}.',
  ],
  step: {
    low: [
      '{Choose one of them|Pick one of them} and add {its colour, its size or its sound|one word that shows what kind it was|what it looked like}.',
      'Where {do you write|does it say} “thing”, “stuff” or “something”? {Put a word|Use a noun} as {exact|plain} as “{one}” {there|in its place}.',
    ],
    high: [
      'Which of these {does most for your point|matters most}? {Stay with it for one more sentence.|Give it one detail that nobody else would notice.}',
    ],
  },
};

/** Endings of nouns that name an idea. */
const IDEA = /^\p{L}{3,}(?:tion|sion|ment|ness|ity|ance|ence|ship|ology|hood)s?$/u;
/** Nouns of that shape that belong to any essay, or that are often something else. */
const ANY_ESSAY =
  listed(`conclusion introduction sentence sentences question questions mention position section statement
  statements situation situations university city difference differences moment moments apartment attention reasonment document
  essence audience evidence instance distance entrance ambulance science silence absence business witness minutes quantity opinion
  opinions station vacation action actions option options mission comment comments presence since fence hence occasion
  appointment department sensation television version condition conditions reference assignment assignments`);

export const ideaWords: ObservationKind = {
  id: 'idea-words',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer', 'reflection'],
  bearsOn: ['vocabulary'],
  find: ({ reading }) => {
    const wrong = new Set(reading.findings.map(({ text }) => text.toLowerCase()));
    const found = new Map<string, ReadSentence>();
    for (const sentence of reading.own.filter((s) => !hasQuotation(s)))
      for (const form of sentence.forms)
        if (
          IDEA.test(form) &&
          form.length >= 8 &&
          !ANY_ESSAY.has(form) &&
          !wrong.has(form) &&
          !found.has(form) &&
          !reading.taskKeys.has(topicKey(stemOf(form)))
        )
          found.set(form, sentence);
    const words = [...found.keys()].filter(
      (word) => !word.endsWith('s') || !found.has(word.replace(/s$/u, '')),
    );
    const [one, two] = words.sort((a, b) => b.length - a.length);
    if (one === undefined || two === undefined) return [];
    return [{ sentence: found.get(one) ?? null, quote: one, slots: { one, two } }];
  },
  says: [
    'You {name|put} {whole ideas|ideas} in {single words|one word each}{, such as|:} “{one}” and “{two}”.',
    '“{one}” and “{two}” {name a whole idea in one word|put an idea into a single word}{, and that suits the subject|}.',
    '{With words like|With nouns such as} “{one}” and “{two}”, {you can speak of ideas|you name ideas briefly}.',
  ],
  step: {
    low: [
      '{Show|Say} what “{one}” {means here|looks like in real life}, with {one example|one case}, in the next sentence.',
      '{Explain|Show} “{two}” {through one person or event|with something that happened}, so that {a younger reader|every reader} {can see it|knows what you mean}.',
    ],
    high: [
      '{Who does what|Who acts}, where you write “{one}”? {A sentence with a person and a verb may say it more strongly.|Try the same thought with a person and a verb.}',
    ],
  },
};

/** Words that an essay has for things and for ideas. */
export const WORD_STOCK: readonly ObservationKind[] = [concreteWords, ideaWords];
