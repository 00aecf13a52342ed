import { MODEST_STRENGTHS } from '../observations/modest-strengths';
import type { Observed } from '../observations/observed';
import { type Assessed, meanLevel } from './judged-criterion';
import { filled, wordingOf } from './phrasing';
import { OF_LANGUAGE } from './priorities';
import { KEEP, KEEP_ON, KEPT_FOR, KEPT_WITHOUT_WORDS, LEADS_ON, SPELT_RIGHT, WORKS_WELL } from './whole';

const MIDDLE = 2;
const GOOD = 3;
const HIGHEST = 4;

export const say = (
  observed: Observed,
  templates: readonly string[],
  seed: string,
  part: string,
  slots: Record<string, string> = {},
): string => filled(observed.wording(templates, `${seed} overall ${part}`), slots);

/**
 * One strength of the whole: something seen and not said yet, with its words; else what was praised under the best
 * criterion, to be kept; else, where a level bears it out, what leads a reader on, the best part or the words spelt right.
 */
export function strengthOf(
  observed: Observed,
  assessed: readonly Assessed[],
  seed: string,
  nameOf: (one: Assessed) => string,
): string[] {
  const byLevel = [...assessed].sort((a, b) => b.level - a.level);
  const seen = byLevel
    .flatMap(({ kinds }) => observed.unsaid('strength', kinds))
    .find(({ observation }) => observation.quote !== null);
  if (seen !== undefined) {
    observed.say(seen);
    return [
      say(observed, seen.kind.says, seed, 'strength', {
        ...seen.observation.slots,
        ...(seen.observation.quote === null ? {} : { quote: seen.observation.quote }),
      }),
    ];
  }
  const kept = byLevel
    .flatMap(({ level, comment }) => comment.praised.map((praised) => ({ level, ...praised })))
    .flatMap(({ level, kind, quote }) => {
      const why = KEPT_FOR.find(([kinds]) => kinds.test(kind))?.[1];
      if (why === undefined || quote === null || /[@_]/u.test(quote)) return [];
      // Of a criterion that is hardly met, only a whole sentence is worth keeping as it stands.
      const isWorth = observed.isWholeSentence(quote) || (level >= MIDDLE && observed.isWholeThought(quote));
      return isWorth ? [{ why: wordingOf([why], seed), quote }] : [];
    })[0];
  if (kept !== undefined) return [say(observed, KEEP, seed, 'keep', kept)];
  const met = byLevel.filter(({ level }) => level > 0);
  const [what] = [
    ...met.flatMap(({ comment }) => comment.praised.map(({ kind }) => kind)),
    ...met.flatMap(({ kinds }) => observed.unsaid('strength', kinds).map(({ kind }) => kind.id)),
  ].flatMap((kind) => KEPT_WITHOUT_WORDS.find(([kinds]) => kinds.test(kind))?.[1] ?? []);
  if (what !== undefined) return [say(observed, KEEP_ON, seed, 'keep', { what: wordingOf([what], seed) })];
  const borne = borneOut(observed, byLevel, nameOf);
  return borne === null
    ? modestStrength(observed, seed)
    : [say(observed, borne.templates, seed, 'keep', borne.slots)];
}

/** What is there to keep of a text in which nothing greater was seen. */
function modestStrength(observed: Observed, seed: string): string[] {
  for (const { id, says } of MODEST_STRENGTHS) {
    const [seen] = observed.all(id);
    if (seen === undefined) continue;
    const slots = { ...seen.slots, ...(seen.quote === null ? {} : { quote: seen.quote }) };
    return [say(observed, says, seed, 'strength', slots)];
  }
  return [];
}

/** What a level bears out; null where nothing is sure. */
function borneOut(
  observed: Observed,
  byLevel: readonly Assessed[],
  nameOf: (one: Assessed) => string,
): { templates: readonly string[]; slots: Record<string, string> } | null {
  const levelOf = (...asked: readonly string[]): number =>
    Math.max(-1, ...byLevel.filter(({ kinds }) => asked.includes(kinds[0] ?? '')).map(({ level }) => level));
  const mean = meanLevel(byLevel.map(({ level }) => level)) ?? 0;
  const [links] = observed.all('linking-words');
  if (links?.slots !== undefined && levelOf('structure', 'cohesion') >= MIDDLE)
    return { templates: LEADS_ON, slots: { ...links.slots } };
  const [hard] = observed.all('hard-words-spelt');
  const ofLanguage = byLevel.filter(({ kinds }) => OF_LANGUAGE.has(kinds[0] ?? ''));
  // A text that is good as a whole bears out what its best part is called.
  const best = byLevel.find(({ level }) => level === HIGHEST);
  if (best !== undefined && mean >= GOOD) return { templates: WORKS_WELL, slots: { subject: nameOf(best) } };
  return hard?.slots !== undefined && ofLanguage.some(({ level }) => level >= MIDDLE)
    ? { templates: SPELT_RIGHT, slots: { ...hard.slots } }
    : null;
}
