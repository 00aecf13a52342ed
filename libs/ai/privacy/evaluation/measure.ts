import { PersonalDetails } from '../personal-details';
import { BLIND_PASSAGES } from './blind-passages';
import { CLEAN_PASSAGES, DETAILS_PASSAGES } from './details-passages';
import { FRESH_PASSAGES } from './fresh-passages';
import { NAMES_PASSAGES } from './names-passages';
import { inHalves, inPart, type Passage } from './passage';
import { SECOND_PASSAGES } from './second-passages';
import { THIRD_PASSAGES } from './third-passages';

export const PASSAGES: readonly Passage[] = [
  ...inHalves([...NAMES_PASSAGES, ...DETAILS_PASSAGES, ...CLEAN_PASSAGES]),
  ...inPart(SECOND_PASSAGES, 'second'),
  ...inPart(BLIND_PASSAGES, 'blind'),
  ...inPart(THIRD_PASSAGES, 'third'),
  ...inPart(FRESH_PASSAGES, 'fresh'),
];

interface Span {
  start: number;
  end: number;
}

/** A passage's text and the stretches between its braces. */
export function readMarked(marked: string): { text: string; details: Span[] } {
  let text = '';
  const details: Span[] = [];
  for (const part of marked.split(/(\{[^{}]*\})/)) {
    if (!part.startsWith('{')) text += part;
    else {
      details.push({ start: text.length, end: text.length + part.length - 2 });
      text += part.slice(1, -1);
    }
  }
  return { text, details };
}

export interface Outcome {
  passage: Passage;
  /** Marked details of which nothing was left to read. */
  found: number;
  missed: string[];
  /** What was replaced and is no detail. */
  wrong: string[];
  replaced: number;
}

/** Hides one passage and compares what was replaced with what is marked. */
export function outcomeOf(passage: Passage): Outcome {
  const { text, details } = readMarked(passage.marked);
  const personal = new PersonalDetails(passage.people, { written: [text] });
  const hidden: string = personal.hide(text);
  const replaced: Span[] = [];
  let at = 0;
  let from = 0;
  for (const match of hidden.matchAll(/\[[^[\]]+\]/g)) {
    const original = personal.restore(match[0]);
    if (original === match[0]) continue;
    at += match.index - from;
    replaced.push({ start: at, end: at + original.length });
    at += original.length;
    from = match.index + match[0].length;
  }
  const isHidden = ({ start, end }: Span): boolean => {
    for (let unit = start; unit < end; unit += 1)
      if (
        /[\p{L}\p{N}]/u.test(text.charAt(unit)) &&
        !replaced.some((span) => span.start <= unit && unit < span.end)
      )
        return false;
    return true;
  };
  const touches = (span: Span): boolean =>
    details.some((detail) => detail.start < span.end && span.start < detail.end);
  const missed = details.filter((detail) => !isHidden(detail));
  return {
    passage,
    found: details.length - missed.length,
    missed: missed.map(({ start, end }) => text.slice(start, end)),
    wrong: replaced.filter((span) => !touches(span)).map(({ start, end }) => text.slice(start, end)),
    replaced: replaced.length,
  };
}

export interface Figures {
  passages: number;
  details: number;
  found: number;
  replaced: number;
  wrong: number;
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const sum = (value: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, outcome) => total + value(outcome), 0);
  return {
    passages: outcomes.length,
    details: sum(({ found, missed }) => found + missed.length),
    found: sum(({ found }) => found),
    replaced: sum(({ replaced }) => replaced),
    wrong: sum(({ wrong }) => wrong.length),
  };
}
