import { patternOf } from './phrases';

/**
 * What no single phrase says may show in several words close together: somebody of the family with drink, fear and
 * hiding, or one word of despair after another. Each list is one thing; a cluster counts different words of it.
 */
const DESPAIR = patternOf(
  `(?:hopeless|worthless|numb|pointless|a burden|lonely|nobody cares|no one cares|nobody understands|cry(?:ing)? (?:every|all|at night)|cried (?:every|all)|disap+ear|trapped|suffocat[a-z]*|panic attacks?|can'?t breathe|exhausted|broken inside|dead|die|dying|depress[a-z]*|hate (?:myself|everything|my life)|give up|giving up|dark|ghost|tired of|end|pain|unloved|useless|failure)`,
);
/** Despair itself: the other words of the list are also said of a race, an ending or a winter night. */
const PLAIN_DESPAIR = patternOf(
  `(?:hopeless|worthless|numb|pointless|a burden|lonely|nobody cares|no one cares|nobody understands|cry(?:ing)? (?:every|all|at night)|cried (?:every|all)|disap+ear|trapped|suffocat[a-z]*|panic attacks?|can'?t breathe|broken inside|depress[a-z]*|hate (?:myself|everything|my life)|tired of|unloved|useless|failure|ghost)`,
);
const HOME = patternOf(
  `(?:(?:my|our) (?:[a-z]+ )?(?:{FAMILY}|boyfriend|ex)|mum|mom|dad|stepdad|stepfather|stepmother|home|house)`,
);
const TROUBLE = patternOf(
  `(?:drunk|drinks|drinking|beer|vodka|fists?|hits?|hit me|beat|punch[a-z]*|slap[a-z]*|belt|bruise[a-z]*|blood|bleeding|broke[n]?|rib|ribs|holes?|smash[a-z]*|police|ambulance|scream[a-z]*|yell[a-z]*|shout[a-z]*|locks? me|locked me|hide|hides|hiding|scared|afraid|terrified|fear|cry|crying|cries|secret|nobody (?:knows|can know|is supposed)|supposed to know|do not tell|don'?t tell|not sleep|angry|temper|rage|hurts?|pay for it|punish[a-z]*|dark|alone|hungry|drugs?|needles?|sunglasses|headphones|knife|threat[a-z]*)`,
);
/** What no ghost story and no match has: drink, injury or secrecy. */
const PLAIN_TROUBLE = patternOf(
  `(?:drunk|drinks|drinking|beer|vodka|fists?|hit me|hits|beat|punch[a-z]*|slap[a-z]*|belt|bruise[a-z]*|blood|bleeding|broke[n]?|ribs?|holes?|smash[a-z]*|police|ambulance|locks? me|locked me|nobody (?:knows|can know|is supposed)|supposed to know|do not tell|don'?t tell|not sleep|temper|rage|hurts?|pay for it|punish[a-z]*|drugs?|needles?|sunglasses|headphones|threat[a-z]*)`,
);
const FIRST_PERSON = patternOf(`(?:i|i'?m|im|i'?ve|me|my|we|us|our|myself)`);

const WITHIN = 180;
const MANY_DESPAIR = 3;
const MANY_TROUBLE = 3;

export interface Span {
  start: number;
  end: number;
}

/** Places of a text in `plainForm` where such words come together, near words for the writer. */
export function clustersIn(plain: string): Span[] {
  const found: Span[] = [];
  const despair = groupsOf(plain, DESPAIR, MANY_DESPAIR).filter(({ start, end }) =>
    isIn(plain, PLAIN_DESPAIR, start, end),
  );
  const trouble = groupsOf(plain, TROUBLE, MANY_TROUBLE).filter(
    ({ start, end }) =>
      isIn(plain, HOME, start - WITHIN / 2, end + WITHIN / 2) && isIn(plain, PLAIN_TROUBLE, start, end),
  );
  for (const group of [...despair, ...trouble])
    if (isIn(plain, FIRST_PERSON, group.start - WITHIN / 3, group.end + WITHIN / 3)) found.push(group);
  return found;
}

/** Stretches of at most WITHIN characters that hold a given number of different words of a list. */
function groupsOf(plain: string, list: RegExp, many: number): Span[] {
  const hits = [...plain.matchAll(list)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const groups: Span[] = [];
  let first = 0;
  for (let last = 0; last < hits.length; last += 1) {
    const end = hits[last]?.end ?? 0;
    while (end - (hits[first]?.start ?? 0) > WITHIN) first += 1;
    const inside = hits.slice(first, last + 1);
    if (new Set(inside.map(({ word }) => word)).size < many) continue;
    groups.push({ start: inside[0]?.start ?? 0, end });
    first = last + 1;
  }
  return groups;
}

function isIn(plain: string, pattern: RegExp, from: number, to: number): boolean {
  return plain.slice(Math.max(0, from), to).search(pattern) >= 0;
}
