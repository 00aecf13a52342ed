import { isDeepStrictEqual } from 'node:util';
import { isolated } from '@marklight/contracts/direction';
import { assessedInWords, GRADE_SCALE, NOT_MARKED } from '@marklight/contracts/grades';
import type { NamedResult } from '@marklight/contracts/ledger';
import { strictnessNote } from '@marklight/contracts/strictness';
import { dayInWords } from '../../common/pdf/date-in-words';
import type { Blocks } from '../../common/pdf/blocks';
import { CONTENT_BOTTOM, LINE, MARGIN, STYLES } from '../../common/pdf/styles';
import type { Block } from '../../common/pdf/page-flow';
import { PdfPages } from '../../common/pdf/pdf-pages';
import { gradeWords, levelName } from '../wording';
import type { Change, ExplainedCriterion, Explanation } from './explanation';

export const EXPLANATION_TITLE = 'How this grade was reached';

/** How much of each criterion is printed, in characters; the fullest form that fits on the page is used. */
interface Detail {
  name: number;
  /** Length of the first quotation; 0 for none. */
  quote: number;
  /** Whether to print what was proposed and changed. */
  story: boolean;
  /** Length of what the rubric says of the level, of the feedback, and of how the level was reached, each; 0 for none. */
  words: number;
}
const LEAST: Detail = { name: 60, quote: 0, story: false, words: 0 };
const DETAILS: readonly Detail[] = [
  { name: 160, quote: 240, story: true, words: 800 },
  { name: 160, quote: 160, story: true, words: 300 },
  { name: 80, quote: 90, story: true, words: 120 },
  { name: 80, quote: 90, story: true, words: 0 },
  { name: 80, quote: 0, story: true, words: 0 },
  LEAST,
];
const PAGE_HEIGHT = CONTENT_BOTTOM - MARGIN;

/**
 * One page that says how a grade was reached, whatever the number of criteria: what does not fit is cut, and the page says so.
 * @param timeZone IANA name, for all dates
 */
export function explanationPdf(explanation: Explanation, madeAt: Date, timeZone: string): Uint8Array {
  const note = `Made on ${dayInWords(madeAt.toISOString(), timeZone)}`;
  const pages = new PdfPages({
    title: EXPLANATION_TITLE,
    madeAt,
    footer: () => ({ texts: [explanation.filename], textWidth: 200, note }),
  });
  pages.newPage();
  pages.place(onePage(explanation, pages.blocks, timeZone));
  return Buffer.concat(pages.end());
}

function onePage(explanation: Explanation, blocks: Blocks, timeZone: string): Block[] {
  const head = headOf(explanation, blocks, timeZone);
  const { criteria } = explanation;
  const printed = (detail: Detail, count = criteria.length): Block[] => [
    ...head,
    ...blocks.section('Criterion by criterion'),
    ...criteria
      .slice(0, count)
      .flatMap((criterion, index) => criterionBlocks(criterion, index + 1, detail, blocks, timeZone)),
    ...(count < criteria.length
      ? blocks.paragraph(
          `${restOf(criteria.length - count)} in the detailed feedback.`,
          STYLES.facts,
          LINE / 2,
        )
      : []),
  ];
  const whole = DETAILS.map((detail) => printed(detail)).find(fits);
  if (whole) return whole;
  // By halving the range: trying each number in turn takes seven seconds with 300 criteria.
  let [fitting, tooMany] = [0, criteria.length];
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2);
    if (fits(printed(LEAST, count))) fitting = count;
    else tooMany = count;
  }
  return fitting > 0 ? printed(LEAST, fitting) : head;
}

function fits(blocks: readonly Block[]): boolean {
  const height = blocks.reduce(
    (sum, { rows, spaceBefore }) => sum + spaceBefore + rows.reduce((all, row) => all + row.height, 0),
    0,
  );
  return height <= PAGE_HEIGHT;
}

const restOf = (count: number): string =>
  count === 1 ? '1 more criterion is' : `${count} more criteria are`;

function headOf(explanation: Explanation, blocks: Blocks, timeZone: string): Block[] {
  const { studentName, filename, declined } = explanation;
  return [
    ...blocks.lines(EXPLANATION_TITLE, STYLES.title, { rowHeight: LINE * 1.5 }),
    ...blocks.lines(cut(studentName ?? filename, 120), STYLES.heading, { fromLeft: true }),
    ...blocks.lines(gradeLine(explanation), STYLES.strong, { fromLeft: true }),
    ...blocks.named('Criteria', criteriaLine(explanation)),
    ...blocks.named('Proposed', proposedLine(explanation, timeZone)),
    ...blocks.named('Decided', decidedLine(explanation, timeZone)),
    ...(declined ? blocks.named('Declined', declinedLine(declined, timeZone)) : []),
    ...blocks.paragraph(HOW_IT_WORKS, STYLES.facts),
  ];
}

/** "Grade C, 62.5%, score 2.5 out of 4 criteria · 4 of 6 criteria". */
function gradeLine(explanation: Explanation): string {
  return [gradeWords(explanation), assessedInWords(explanation)].filter((part) => part !== null).join(' · ');
}

function criteriaLine({ criteriaSet: { name, rubric } }: Explanation): string {
  const shown = isolated(cut(name, 120));
  return rubric ? `${shown}, version ${rubric.version} of the rubric.` : `${shown}.`;
}

function proposedLine(explanation: Explanation, timeZone: string): string {
  const { proposedBy, proposedAt, proposedGrade, strictness, criteria } = explanation;
  const grade = proposedGrade === null ? 'no grade' : `grade ${proposedGrade}`;
  const note = strictnessNote(strictness);
  const moved = criteria.filter(({ levelBeforeShift }) => levelBeforeShift !== null).length;
  const levels = moved === 1 ? '1 level' : `${moved} levels`;
  const notes = [note, moved > 0 && `${levels} moved by the teacher’s calibration`].filter(Boolean);
  const grading = notes.length === 0 ? '' : `, with ${notes.join(' and ')}`;
  return `${grade}, by a computer program (${cut(proposedBy, 60)}) on ${dayInWords(proposedAt, timeZone)}${grading}.`;
}

function decidedLine({ grade, reviewed, isInForce }: Explanation, timeZone: string): string {
  if (!isInForce) return 'Another result of this essay counts, so this is not its grade.';
  if (reviewed === null) return 'The teacher has not finished reviewing this essay, so the grade may change.';
  const words = grade === null ? 'no grade' : `grade ${grade}`;
  return `${words}, reviewed ${changeInWords(reviewed, timeZone)}.`;
}

/** "a newer grading, by Tess Teacher on 22 November 2026." */
function declinedLine({ count, last }: NonNullable<Explanation['declined']>, timeZone: string): string {
  const what = count === 1 ? 'a newer grading' : `${count} newer gradings, the last`;
  const kept = 'The result above was kept.';
  return `${what}${count === 1 ? ',' : ''} ${changeInWords(last, timeZone)}. ${kept}`;
}

const LOWEST = Math.min(...GRADE_SCALE.map(({ atLeast }) => atLeast).filter((atLeast) => atLeast > 0));
const SCALE = GRADE_SCALE.map(({ grade, atLeast }) =>
  atLeast > 0 ? `${grade} from ${atLeast}%` : `${grade} below ${LOWEST}%`,
).join(', ');
const HOW_IT_WORKS = `The program proposes a level from 0 to 4 for each criterion; the teacher can change any of them, and the teacher’s decision counts. The percentage is the weighted mean of the levels: ${SCALE}.`;

function criterionBlocks(
  criterion: ExplainedCriterion,
  number: number,
  detail: Detail,
  blocks: Blocks,
  timeZone: string,
): Block[] {
  const { text, weight, level, quotes } = criterion;
  const outcome = level === null ? NOT_MARKED : `level ${level}, ${levelName(level)}`;
  const share = weight === 1 ? '' : ` (weight ${weight})`;
  const [quote = ''] = quotes;
  const story = detail.story ? storyOf(criterion, timeZone) : '';
  return [
    ...blocks.lines(
      `${number}. ${isolated(cut(text, detail.name))}${share}: ${outcome}`,
      detail.story ? STYLES.heading : STYLES.body,
      {
        spaceBefore: detail.quote > 200 ? LINE / 2 : 0,
        keepWithNext: story !== '',
      },
    ),
    ...blocks.paragraph(story, STYLES.facts),
    ...wordsOf(criterion, detail.words, blocks),
    ...(detail.quote > 0 ? blocks.quote(cut(quote, detail.quote), String(number)) : []),
  ];
}

/** The rubric on the level, the feedback, and the program's reasons for the level that it proposed, as far as there is room. */
function wordsOf({ rubric, feedback, reached }: ExplainedCriterion, most: number, blocks: Blocks): Block[] {
  const named = (title: string, text: string): Block[] =>
    most === 0 || text.trim() === '' ? [] : blocks.named(title, cut(text, most));
  return [
    ...named('The rubric on this level', rubric),
    ...named('Feedback', feedback),
    ...named('How the program reached its level', reached),
  ];
}

function storyOf(criterion: ExplainedCriterion, timeZone: string): string {
  const { level, proposedLevel, levelBeforeShift, levelChanged, commentChanged } = criterion;
  const moved =
    levelBeforeShift === null ? '' : `, moved from ${levelBeforeShift} by the teacher’s calibration`;
  const proposed =
    proposedLevel === null
      ? 'Left to the teacher'
      : `Proposed: level ${proposedLevel}, ${levelName(proposedLevel)}${moved}`;
  const isMarked = proposedLevel === null && level !== null;
  const decided = levelChanged
    ? storyOfChange(levelChanged, isMarked ? 'marked' : 'changed', timeZone)
    : level === null
      ? 'not counted'
      : 'kept as proposed';
  // Both were usually carried over together; saying so twice in full would crowd out the quotation.
  const isSame = levelChanged?.carriedFrom && isDeepStrictEqual(levelChanged, commentChanged);
  const comment = isSame
    ? ' Comment carried over with it.'
    : commentChanged
      ? ` Comment ${storyOfChange(commentChanged, 'changed', timeZone)}.`
      : '';
  return `${proposed}; ${decided}.${comment}`;
}

/** "changed by Tess Teacher on 22 November 2026", or as the screen says it, "carried over by …, from the result of …". */
function storyOfChange(change: Change, verb: string, timeZone: string): string {
  const { carriedFrom } = change;
  const words = changeInWords(change, timeZone);
  if (carriedFrom === undefined) return `${verb} ${words}`;
  return `carried over ${words}, ${carriedFrom === null ? 'from another result' : resultInWords(carriedFrom, timeZone)}`;
}

/** "from the result of 20 November 2026, graded by “Argument”, version 3". */
function resultInWords({ gradedAt, criteriaSet: { name, rubric } }: NamedResult, timeZone: string): string {
  const version = rubric ? `, version ${rubric.version}` : '';
  return `from the result of ${dayInWords(gradedAt, timeZone)}, graded by “${isolated(cut(name, 60))}”${version}`;
}

/** "by Tess Teacher on 22 November 2026". */
function changeInWords({ by, at }: Change, timeZone: string): string {
  const who = `by ${by === null ? 'the teacher' : isolated(cut(by, 60))}`;
  return at === null ? who : `${who} on ${dayInWords(at, timeZone)}`;
}

function cut(text: string, characters: number): string {
  const all = [...text.replace(/\s+/g, ' ').trim()];
  return all.length <= characters
    ? all.join('')
    : `${all
        .slice(0, characters - 1)
        .join('')
        .trimEnd()}…`;
}
