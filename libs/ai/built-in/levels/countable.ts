import { LEVEL_MAX, LEVELS } from '@marklight/contracts/grades';
import type { JudgedEssay } from '../judged-essay';
import { COUNTED_THINGS, type CountedThing, isMistake, type Thing } from './counted-things';
import { type CountAsked, countsAsked } from './level-counts';

export type Rung = Omit<CountAsked, 'thing'> & { level: number };
/** The levels of one criterion that ask for a number of one thing, from the lowest up. */
export interface Ladder {
  thing: Thing;
  rungs: readonly Rung[];
  /** Whether more of the thing or less of it reaches a higher level. */
  better: 'more' | 'less';
}
/** The levels that a number leaves possible, both ends included. */
export interface Bounds {
  least: number;
  most: number;
}

const never = (falls: (before: Rung, after: Rung) => boolean, rungs: readonly Rung[]): boolean =>
  rungs.every((rung, at) => at === 0 || !falls(rungs[at - 1] ?? rung, rung));

/** Null if the numbers do not go in one direction from level to level, since they may not mean what they seem to. */
function directionOf(thing: Thing, rungs: readonly Rung[]): Ladder['better'] | null {
  const up = never((before, after) => after.least < before.least || after.most < before.most, rungs);
  const down = never((before, after) => after.least > before.least || after.most > before.most, rungs);
  if (isMistake(thing)) return down ? 'less' : null;
  if (up && rungs.some(({ least, most, level }) => least > 0 || (level === 0 && most < Infinity)))
    return 'more';
  // A limit of words: fewer are asked for the higher the level.
  return down && thing === 'words' ? 'less' : null;
}

/** The ladders in a rubric's descriptions of the levels 0 to 4; those without a description are empty strings. */
export function laddersOf(descriptions: readonly string[]): Ladder[] {
  const asked = descriptions
    .slice(0, LEVEL_MAX + 1)
    .flatMap((description, level) => countsAsked(description).map((count) => ({ ...count, level })));
  return COUNTED_THINGS.flatMap(({ thing, isByWords = false }): Ladder[] => {
    const rungs = asked.filter((one) => one.thing === thing && (one.isAll || !isByWords));
    const better = rungs.length === 0 ? null : directionOf(thing, rungs);
    return better === null ? [] : [{ thing, rungs, better }];
  });
}

/**
 * The levels that a number leaves possible on a ladder; null where it says nothing.
 *
 * A level whose number is not reached cannot be given. One whose number is reached is the least there can be, where
 * its description asks for nothing but the number; where it asks for more, or where two levels ask for the same number,
 * the number alone does not give it. A level that is passed ("no quotations", and there is one) is left behind.
 */
export function boundsOn({ rungs, better }: Ladder, count: number): Bounds | null {
  const more = better === 'more';
  const isReached = ({ least, most }: Rung): boolean => (more ? count >= least : count <= most);
  const isSame = (a: Rung, b: Rung): boolean => (more ? a.least === b.least : a.most === b.most);
  const unmet = rungs.find((rung) => !isReached(rung));
  const top = rungs.at(-1);
  // Over the limit of the highest level: the descriptions do not say what that is worth.
  if (more && unmet === undefined && top?.isShut && top.most > 0 && count > top.most) return null;
  const most = unmet === undefined ? LEVEL_MAX : Math.max(0, unmet.level - 1);
  const isPassed = (rung: Rung): boolean =>
    more
      ? count > rung.most && (rung.most === 0 || rungs.some(({ least }) => least > rung.most))
      : count < rung.least && (rung.most === Infinity || rungs.some((other) => other.most < rung.least));
  const reached = rungs
    .filter((rung) => rung.isAll && isReached(rung))
    .map((rung) =>
      isPassed(rung) ? rung.level + 1 : (rungs.find((other) => isSame(other, rung))?.level ?? rung.level),
    );
  return { least: Math.min(most, Math.max(0, ...reached)), most };
}

/** What counting says about the level of one criterion. */
export interface CountedLevel extends Bounds {
  /** How sure the counting is, 0–100. */
  confidence: number;
  /** In whole sentences, for the teacher. */
  because: string;
}

const askedWords = ({ least, most, isShut }: Rung): string => {
  if (most === 0) return 'none';
  if (most === Infinity) return `at least ${least}`;
  if (least === most) return isShut ? `exactly ${least}` : String(least);
  return least === 0 ? `at most ${most}` : `${least} to ${most}`;
};
const nameOf = (level: number): string => `${level} (${LEVELS[level]?.name ?? ''})`;

function verdict({ least, most }: Bounds): string {
  if (least === most) return `That makes level ${nameOf(least)}.`;
  const rest = 'within that, the grader went by the criterion’s name.';
  if (least === 0) return `That allows at most level ${nameOf(most)}; ${rest}`;
  if (most === LEVEL_MAX) return `That is at least level ${nameOf(least)}; ${rest}`;
  return `That allows levels ${nameOf(least)} to ${nameOf(most)}; ${rest}`;
}

/**
 * The level that a rubric's own descriptions give by what can be counted; null where they hold nothing that can, or where the
 * essay's number says nothing. Of two things that are asked for, the one that is worse met decides.
 */
export function countedLevelOf(
  essay: JudgedEssay,
  descriptions: readonly string[] | undefined,
): CountedLevel | null {
  const found = laddersOf(descriptions ?? []).flatMap((ladder) => {
    const counted = COUNTED_THINGS.find(({ thing }) => thing === ladder.thing);
    const count = counted?.count(essay) ?? null;
    const bounds = count === null ? null : boundsOn(ladder, count);
    return counted === undefined || count === null || bounds === null
      ? []
      : [{ ladder, counted, count, bounds }];
  });
  const [first] = found;
  if (first === undefined) return null;
  const most = Math.min(...found.map(({ bounds }) => bounds.most));
  const least = Math.min(most, ...found.map(({ bounds }) => bounds.least));
  return {
    least,
    most,
    confidence: Math.min(...found.map(({ counted }) => counted.confidence)),
    because: [
      ...found.map(({ ladder, counted, count }) => tally(ladder, counted, count)),
      verdict({ least, most }),
    ].join(' '),
  };
}

function tally({ rungs }: Ladder, { one, many, note }: CountedThing, count: number): string {
  const asked = rungs.map((rung) => `${askedWords(rung)} at level ${rung.level}`).join(', ');
  const found = `The essay has ${count === 0 ? 'no' : count} ${count === 1 ? one : many}; the rubric asks for ${asked}.`;
  return note === undefined ? found : `${found} ${note}`;
}
