import type { Locale } from '@marklight/contracts/language';
import { respellingFor } from '../variants';
import { type Candidate, candidatesFor } from './candidates';
import { CERTAIN_WORDS, CONFUSED_WORDS, INFORMAL_WORDS, NAMES, POSSESSIVES } from './certain-words';
import { fitsAfter } from './fits';
import { LEAD_BY_RULE, LEAD_CHANGED_ROUND, shortFormOf, wordsByRule, wordsChangedRound } from './sure-slips';
import { isSchoolWord } from './school-words';
import { vocabulary } from './vocabulary';

/** Where a misspelling stands. Words in lower case, with straight apostrophes. */
export interface Place {
  /** The words beside it; null at the start or end of a sentence, or beyond a mark. */
  before: string | null;
  after: string | null;
  /** The words that the text spells right: what it is about. */
  ownWords: ReadonlySet<string>;
  locale: Locale;
}

/*
 * How the candidates are weighed, in powers of ten of likelihood. Set by hand and looked at on half of the labelled
 * essays: one letter off makes a word some 150 times less likely, a word that the essay has elsewhere is some 10 times
 * as likely, and the words beside it count a little less than they would if learners always joined words as books do.
 */
const PER_DISTANCE = 2.2;
const OWN_WORD = 1;
const BESIDE = 0.6;
/** Two words run together, each of them common. */
const COMMON = 7.5;
const SHORT_FIRST = new Set([
  'a',
  'i',
  'in',
  'to',
  'up',
  'at',
  'of',
  'as',
  'on',
  'my',
  'so',
  'no',
  'we',
  'he',
  'is',
  'it',
]);
/** A candidate this rare is seldom what a student meant; a less rare one must be almost complete, or occur in the essay. */
const RAREST = 5.5;
const RARE = 6.5;
const NEAR = { distance: 0.55, byLetter: 0.06 };

/** By length of the misspelling: how clearly its correction must lead. */
const LEADS: readonly { upTo: number; lead: number }[] = [
  { upTo: 4, lead: 3 },
  { upTo: 5, lead: 2.5 },
  { upTo: 6, lead: 2.2 },
  { upTo: 8, lead: 1.7 },
  { upTo: Infinity, lead: 1.4 },
];
/** The greatest distance at which a correction is given, by letter, and of long words. */
const DISTANCE_BY_LETTER = 0.12;
const GREATEST_DISTANCE = 1.4;
/** The distance of a letter inserted, left out or replaced. */
const A_LETTER = 1;
/** A correction that is more than a whole letter away must lead by more. */
const FAR = { distance: A_LETTER, lead: 2.5 };
/** A common word that leads by this much may be a little farther away. */
const COMMON_AND_CLEAR = { frequency: 7, lead: 2.5, distance: 1, byLetter: 0.15, letters: 6 };
/** Parts that many words begin with: "biomechanics" is a word that a dictionary may not have. */
const COMPOUNDED =
  /^(?:bio|micro|macro|multi|inter|super|hyper|cyber|neuro|geo|eco|socio|psycho|electro|thermo|photo|techno)(.{4,})$/u;
/** Endings that learners do not write by accident, so the correction must have the same ending. */
const ENDINGS = /(?:ers?|ing|ed|ly|ness|est)$/u;
const ENDING_MAY_GO = 0.5;

/**
 * Forms of one word ("happened", "happens") compete less with each other: the first must be nearer by this much, and
 * lead by this much.
 */
const NEARER_FORM = 0.3;
const LEAD_OF_FORM = 0.4;

interface Ranked extends Candidate {
  score: number;
}

/** One entry for the spellings of one word ("favor", "favour"), in the spelling of the standard. */
function inStandard(candidates: readonly Candidate[], locale: Locale): Candidate[] {
  const byWord = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const word = respellingFor(candidate.word, locale) ?? candidate.word;
    const same = byWord.get(word);
    byWord.set(word, {
      word,
      distance: Math.min(candidate.distance, same?.distance ?? Infinity),
      frequency: Math.max(candidate.frequency, same?.frequency ?? 0),
    });
  }
  return [...byWord.values()];
}

function ranked(typed: string, { before, after, ownWords, locale }: Place): Ranked[] {
  const { affinityOf } = vocabulary();
  return inStandard(candidatesFor(typed), locale)
    .map((candidate): Ranked => {
      const beside =
        (before === null ? 0 : affinityOf(before, candidate.word)) +
        (after === null ? 0 : affinityOf(candidate.word, after));
      const own = ownWords.has(candidate.word) ? OWN_WORD : 0;
      return {
        ...candidate,
        score: candidate.frequency - PER_DISTANCE * candidate.distance + BESIDE * beside + own,
      };
    })
    .sort((one, other) => other.score - one.score);
}

const normal = (word: string): string => word.toLowerCase().replace(/’/gu, "'");

/** Whether something that a dictionary lacks is nevertheless a word: in common use, or built from a known part. */
export function isWordAllTheSame(word: string): boolean {
  const { frequencyOf } = vocabulary();
  const typed = normal(word);
  if (CERTAIN_WORDS.has(typed)) return false;
  if (isSchoolWord(typed)) return true;
  if (frequencyOf(typed) !== undefined) return true;
  const part = COMPOUNDED.exec(typed)?.[1];
  return part !== undefined && frequencyOf(part) !== undefined;
}

/** Of either part of a compound; "mis" and "ful" are no words, and short words stand in many misspellings. */
const SHORTEST_PART = 4;

/**
 * Whether a word that no dictionary has is two common words written as one ("screentime"). It may be a new compound,
 * so unless a correction is certain, nobody is told that it is misspelt.
 */
export function isCompound(word: string): boolean {
  const { frequencyOf } = vocabulary();
  const typed = normal(word).replace(/'s?$/u, '');
  if (CERTAIN_WORDS.has(typed)) return false;
  for (let at = SHORTEST_PART; at <= typed.length - SHORTEST_PART; at += 1) {
    if ((frequencyOf(typed.slice(0, at)) ?? 0) >= COMMON && (frequencyOf(typed.slice(at)) ?? 0) >= COMMON)
      return true;
  }
  return false;
}

/**
 * Whether two words may have been run together: then a single word is not certain.
 * @param typed in lower case
 */
export function mayBeTwoWords(typed: string): boolean {
  const { frequencyOf, affinityOf } = vocabulary();
  for (let at = 1; at <= typed.length - 2; at += 1) {
    const first = typed.slice(0, at);
    const last = typed.slice(at);
    if ((frequencyOf(first) ?? 0) < COMMON || (frequencyOf(last) ?? 0) < COMMON) continue;
    if (at >= 3 && last.length >= 3) return true;
    if (SHORT_FIRST.has(first) && last.length >= 3 && affinityOf(first, last) >= 0.5) return true;
  }
  return false;
}

/** Forms of one word: "remember" and "remembered". */
function areForms(one: string, other: string): boolean {
  const stem = Math.max(4, Math.ceil(Math.min(one.length, other.length) * 0.7));
  return one.slice(0, stem) === other.slice(0, stem);
}

/** Before these words a plural is complete: "in childrens because". */
const NO_NOUN =
  /^(?:and|or|but|because|so|if|when|who|that|which|is|are|was|were|in|on|at|to|for|with|of|can|do|have|has|will|the|they|he|she|i|we)$/u;

const isFar = ({ distance }: Candidate, length: number, byLetter: number, greatest: number): boolean =>
  distance > Math.min(greatest, byLetter * length);

/** Whether a candidate is too far from what is written, for a word as common as it is. */
function isTooFar(first: Ranked, lead: number, typed: string, ownWords: ReadonlySet<string>): boolean {
  const { frequency, distance, word } = first;
  const { length } = typed;
  if (frequency < RARE && !ownWords.has(word) && distance > Math.max(NEAR.distance, NEAR.byLetter * length))
    return true;
  if (distance > FAR.distance && lead < FAR.lead) return true;
  // "Get togethers": an extra s may be a plural that the writer formed.
  if (typed === `${word}s`) return true;
  if (!isFar(first, length, DISTANCE_BY_LETTER, GREATEST_DISTANCE)) return false;
  const { byLetter, distance: greatest, letters } = COMMON_AND_CLEAR;
  return (
    length < letters ||
    frequency < COMMON_AND_CLEAR.frequency ||
    lead < COMMON_AND_CLEAR.lead ||
    isFar(first, length, byLetter, greatest)
  );
}

/** Learners write what they hear at the end of "grammar", "doctor" and "teacher". */
const SOUNDS_AS_ER = /[aeo]rs?$/u;

function losesEnding(typed: string, { word, distance }: Ranked): boolean {
  const ending = ENDINGS.exec(typed)?.[0];
  if (ending === undefined || word.endsWith(ending) || distance <= ENDING_MAY_GO) return false;
  return !(SOUNDS_AS_ER.test(typed) && SOUNDS_AS_ER.test(word));
}

/** The past and verbs in -ise are forms that nobody writes without meaning them: "pursude" may be "persuade". */
const addsForm = (typed: string, { word }: Ranked): boolean =>
  (/[^e]ed$/u.test(word) && !/[dt]$/u.test(typed)) || (/i[sz]ed?$/u.test(word) && !/[szc]e?d?$/u.test(typed));

/** One letter written for another. */
const isOneLetterOff = (typed: string, word: string): boolean =>
  typed.length === word.length && [...typed].filter((letter, at) => letter !== word[at]).length === 1;
/** Words in the same form fit the same places: "chinging" is as near to "clinging" as to "changing". */
const areAlike = (typed: string, first: Ranked, other: Ranked): boolean =>
  other.frequency >= RAREST &&
  ['ing', 'ed'].some((form) => first.word.endsWith(form) && other.word.endsWith(form)) &&
  isOneLetterOff(typed, first.word) &&
  isOneLetterOff(typed, other.word);

/** The candidate that clearly leads all others. */
function clearFirst(
  typed: string,
  candidates: readonly Ranked[],
  ownWords: ReadonlySet<string>,
): string | null {
  const [first, ...others] = candidates;
  const needed = LEADS.find(({ upTo }) => typed.length <= upTo)?.lead ?? Infinity;
  if (first === undefined || first.frequency < RAREST) return null;
  for (const other of others) {
    const lead = first.score - other.score;
    // Of two forms of a word, the one nearer to what is written was meant.
    const farther = areForms(first.word, other.word) ? other.distance - first.distance : 0;
    if (areAlike(typed, first, other)) return null;
    if (farther < 0 || (lead < needed && (farther < NEARER_FORM || lead < LEAD_OF_FORM))) return null;
  }
  const lead = first.score - (others[0]?.score ?? -Infinity);
  return isTooFar(first, lead, typed, ownWords) || losesEnding(typed, first) || addsForm(typed, first)
    ? null
    : first.word;
}

/**
 * The one of these words that is ahead of all candidates within a letter by this much. Its neighbours do not make a
 * farther word likely here: the counted pairs leave out most words.
 */
function aheadBy(
  lead: number,
  words: readonly string[],
  typed: string,
  candidates: readonly Ranked[],
): string | null {
  const first = candidates.find(({ word }) => word === words[0]);
  if (first === undefined || words.length !== 1) return null;
  // Nobody writes "rememberd" for "remember".
  const shortened = typed.slice(0, -1);
  const others = candidates.filter(
    (one) => one !== first && one.distance <= A_LETTER && one.word !== shortened,
  );
  return others.every(({ score }) => first.score - score >= lead) ? first.word : null;
}

/**
 * The word that a misspelling certainly stands for, in lower case unless it is a name; null where another word is
 * nearly as likely, where the nearest is too far to be sure, or where it cannot follow the word before.
 */
export function certainCorrectionOf(word: string, place: Place): string | null {
  const typed = normal(word);
  const correction = correctionOf(typed, place);
  if (correction === null || !fitsAfter(correction, place.before)) return null;
  return NAMES.get(correction) ?? correction;
}

/** What follows "I'm". */
const I_AM =
  /^(?:\p{L}{2,}(?:ing|ed|ful|ous|able|ible|ry|py|ky|nna)|not|an?|the|so|too|very|really|just|sure|sorry|glad|sad|mad|bad|good|great|fine|okay|ok|like|done|about|in|on|at|from|here|there|always|still|also|never|only|almost|actually|currently|honestly|definitely|probably|usually|even|now|old|young|home|back|late|afraid|able|aware|proud|nice|ready|one|your|my|his|her|their|writing|as|against|all|more|better|right|wrong|alone|out|with|for|of|that|who|kind|sick|smart|strong|tall|short|fast|new|gone|well|free|bored|going|quite|pretty|already|kinda|because)$/u;

function correctionOf(typed: string, place: Place): string | null {
  // Instant messaging is "IM" to those who write of it.
  if (typed === 'im' && !I_AM.test(place.after ?? '')) return null;
  const known = CERTAIN_WORDS.get(typed) ?? shortFormOf(typed) ?? NAMES.get(typed);
  // "Thats is" and "thats helps" already have a verb.
  if (known === "that's" && /^is$|^[a-z]{3,}[^s]s$/u.test(place.after ?? '')) return null;
  if (known !== undefined) return known;
  if (POSSESSIVES.has(typed))
    return place.after === null || NO_NOUN.test(place.after) ? null : (POSSESSIVES.get(typed) ?? null);
  // Letters held down, chat words, and marks inside a word can stand for several things.
  if (!/^[a-z]{3,}$/u.test(typed) || /(.)\1\1/u.test(typed) || INFORMAL_WORDS.has(typed)) return null;
  if (isWordAllTheSame(typed) || CONFUSED_WORDS.has(typed)) return null;
  const candidates = ranked(typed, place);
  const inPlace = (words: string[]): string[] => words.map((one) => respellingFor(one, place.locale) ?? one);
  const byRule = aheadBy(LEAD_BY_RULE, inPlace(wordsByRule(typed)), typed, candidates);
  if (byRule !== null) return byRule;
  if (mayBeTwoWords(typed)) return null;
  return (
    aheadBy(LEAD_CHANGED_ROUND, inPlace(wordsChangedRound(typed)), typed, candidates) ??
    clearFirst(typed, candidates, place.ownWords)
  );
}
