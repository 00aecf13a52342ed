import { NOTES, WHOLE_LABELS, WHOLE_LISTS, type WholePart } from '@marklight/contracts/decisions';
import { insightLabels } from '@marklight/contracts/genre';
import type { GradingResult } from '@marklight/contracts/grading';
import { useMemo } from 'react';
import type { Review } from '../hooks/use-review';
import { proposedWholeOf, savedWholeOf, type WholeEdits } from '../logic/whole-edits';
import { isOvertaken, sameEntries } from '../logic/words';
import { otherLevels } from '../logic/written-for';
import { PartEditor } from './PartEditor';

export interface WholeReviewProps {
  result: GradingResult;
  edits: WholeEdits;
  onChange: Review['changeWhole'];
}

const ENTRIES: Partial<Record<WholePart, string>> = {
  strengths: 'strength',
  areasForImprovement: 'area for improvement',
  nextSteps: 'next step',
};
const ANALYSIS = ['remark', ...WHOLE_LISTS, 'cognitiveLevel', 'writingMaturity'] as const;
const INSIGHTS = [
  ...(['thematicConsistency', 'argumentStructure', 'evidenceQuality'] as const),
  ...(['linguisticComplexity', 'originalityScore'] as const),
];

const ONLY_IF_ASKED =
  'Not on students’ sheets, unless you change it or choose to include it when you hand back.';

/** What is said about the whole essay; each part can be changed or removed. */
export function WholeReview({ result, edits, onChange }: WholeReviewProps) {
  const saved = useMemo(() => savedWholeOf(result), [result]);
  const proposal = useMemo(() => proposedWholeOf(result), [result]);
  const titles = { ...WHOLE_LABELS, ...insightLabels(result.genre) };
  const levels = useMemo(() => otherLevels(result.feedback), [result]);
  const isOfTeacherAlone = (part: WholePart) =>
    result.provider === 'built-in' && (NOTES as readonly WholePart[]).includes(part);
  const editorOf = (part: WholePart) => {
    const edit = edits[part];
    const mine = edit?.entries ?? saved[part];
    const isList = ENTRIES[part] !== undefined;
    return (
      <PartEditor
        key={part}
        title={titles[part]}
        of="for the whole essay"
        entry={ENTRIES[part] ?? 'text'}
        kind={isList ? 'points' : 'text'}
        mine={mine}
        proposal={proposal[part]}
        theirs={edit && isOvertaken(saved[part], mine, edit.base) ? saved[part] : null}
        isFixed={part === 'originalityScore'}
        note={
          (part === 'areasForImprovement' || part === 'nextSteps') && sameEntries(mine, proposal[part]) ? (
            <WrittenBefore levels={levels} words={mine} leftOut={result.leftOut?.[part] ?? []} />
          ) : isOfTeacherAlone(part) && mine.length > 0 && sameEntries(mine, proposal[part]) ? (
            <p className="ml-hint">{ONLY_IF_ASKED}</p>
          ) : null
        }
        onChange={(entries) => onChange(result.id, part, saved[part], entries)}
      >
        {isList ? (
          <ul className="ml-bullets ml-stack ml-gap-4 ml-size-15 ml-anywhere">
            {mine.map((entry, index) => (
              <li key={index}>{entry}</li>
            ))}
          </ul>
        ) : (
          <p className="ml-size-15 ml-anywhere">{mine[0]}</p>
        )}
      </PartEditor>
    );
  };
  return (
    <>
      <section className="ml-item ml-stack ml-gap-12 ml-line-above" aria-label="Overall analysis">
        <h3 className="ml-hint ml-weight-600">Overall analysis</h3>
        {ANALYSIS.map(editorOf)}
      </section>
      <section className="ml-item ml-stack ml-gap-12 ml-line-above" aria-label="Contextual insights">
        <h3 className="ml-hint ml-weight-600">Contextual insights</h3>
        {INSIGHTS.map(editorOf)}
      </section>
    </>
  );
}

/**
 * Says which of the grader's words about the whole essay may no longer fit, and which were left out because they
 * certainly do not.
 */
function WrittenBefore(props: {
  levels: string | null;
  words: readonly string[];
  leftOut: readonly string[];
}) {
  const { levels, words, leftOut } = props;
  return (
    <>
      {levels && words.length > 0 && <p className="ml-hint">{`Written for other levels: ${levels}.`}</p>}
      {leftOut.length > 0 && (
        <p className="ml-hint ml-anywhere">
          {`Left out for the student, because it begins with a criterion that is now at a higher level: ${leftOut.map((entry) => `“${entry}”`).join(' ')}`}
        </p>
      )}
    </>
  );
}
