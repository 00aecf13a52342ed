import { useState } from 'react';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import {
  SIMILAR_PAIRS_PER_PAGE,
  type SimilarEssay,
  type SimilarEssays,
  type Similarity,
} from '@marklight/contracts/similarity';
import { PageTurner } from '@marklight/ui/page-turner';
import { Link } from '@marklight/ui/router';
import { ErrorState, SkeletonRows } from '@marklight/ui/states';
import { countOf, shortName } from '@marklight/ui/words';
import { shareOf } from '../logic/share-words';
import { useSimilarityQuery } from '../similarity-api';
import { PassagesBeside } from './PassagesBeside';

const FRESH_SECONDS = 30;

export interface SimilarPairsProps {
  assignmentId: string;
  withOthers: boolean;
}

/** The pairs of essays that share passages, ten on a page. */
export function SimilarPairs(asked: SimilarPairsProps) {
  const [page, setPage] = useState(1);
  const { data, currentData, error, isFetching, refetch } = useSimilarityQuery(
    { ...asked, page },
    // What the page has just compared in the background is not asked for again.
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  if (error && !currentData) {
    return (
      <ErrorState
        title="The essays could not be compared."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label="Comparing essays">
        <SkeletonRows count={3} />
      </div>
    );
  }
  return (
    <>
      <p role="status">{summaryOf(data)}</p>
      <ol
        className="ml-bullets ml-lined ml-line-above ml-line-below ml-items"
        start={(page - 1) * SIMILAR_PAIRS_PER_PAGE + 1}
        aria-busy={isFetching}
      >
        {data.pairs.map((pair) => (
          <li key={`${pair.first.essayId} ${pair.second.essayId}`}>
            <Pair pair={pair} />
          </li>
        ))}
      </ol>
      <PageTurner page={page} pageRows={SIMILAR_PAIRS_PER_PAGE} total={data.total} onTurn={setPage} />
    </>
  );
}

function summaryOf({ essays, others, othersLeftOut, total, notListed, fewMayShare }: Similarity): string {
  const compared = [
    `${countOf(essays, 'essay')} compared`,
    ...(others > 0 ? [`also with ${countOf(others, 'essay')} of other assignments`] : []),
    ...(othersLeftOut > 0
      ? [`but not with the ${countOf(othersLeftOut, 'oldest one', 'oldest ones')} of them`]
      : []),
  ].join(', ');
  const found =
    total === 0
      ? 'No two essays share unusual passages.'
      : `${countOf(total + notListed, 'pair shares', 'pairs share')} passages${
          notListed > 0 ? `; those with the ${total} greatest shares are listed` : ''
        }.`;
  // Fewer essays than that cannot have a common passage.
  const common =
    essays + others > fewMayShare
      ? ` Passages that more than ${fewMayShare} essays have count as common and are left out.`
      : '';
  return `${compared}. ${found}${common}`;
}

const nameOf = ({ studentName, studentMark, filename }: SimilarEssay): string =>
  shortName(studentName ?? filename) + (studentMark === null ? '' : ` (${studentMark})`);

function Pair({ pair: { first, second, words, count, passages } }: { pair: SimilarEssays }) {
  const [open, setOpen] = useState(false);
  const share = shareOf(first.share);
  return (
    <>
      <p className="ml-weight-600 ml-anywhere">
        <EssayLink essay={first} /> and <EssayLink essay={second} />
      </p>
      <p>
        {`${share.charAt(0).toUpperCase()}${share.slice(1)} the first essay, in ${countOf(count, 'passage')}, is also in the second, where it makes up ${shareOf(second.share)} the essay: ${countOf(words, 'word')} in the same order.`}
      </p>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{`${count === 1 ? 'Passage' : 'Passages'} side by side`}</summary>
        {open && (
          <PassagesBeside
            essays={[first, second].map((essay) => ({ id: essay.essayId, name: nameOf(essay) }))}
            passages={passages.map((passage) => [passage.first, passage.second])}
            notShown={count - passages.length}
          />
        )}
      </details>
    </>
  );
}

function EssayLink({ essay }: { essay: SimilarEssay }) {
  const { elsewhere, essayId } = essay;
  return (
    <>
      <Link to={pathTo(PAGES.essay, { id: essayId })}>{nameOf(essay)}</Link>
      {elsewhere && ` (${shortName(elsewhere.title)}, ${shortName(elsewhere.className)})`}
    </>
  );
}
