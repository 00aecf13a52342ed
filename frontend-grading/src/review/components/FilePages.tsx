import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '@marklight/ui/antd';
import type { Essay } from '@marklight/contracts/essays';
import { API, pathTo } from '@marklight/contracts/routes';
import { countOf } from '@marklight/ui/words';
import { useTextPlacesQuery } from '../../api/review-api';
import type { EvidenceRange } from '../../logic/evidence';
import type { Sought } from '../hooks/use-open-criterion';
import { pageMarkId, pageMarksOf, type PageMark } from '../logic/page-marks';
import { scrollWithin } from '../logic/scroll-within';
import { PageMarks } from './PageMarks';

export interface FilePagesProps {
  essay: Essay;
  resultId: string;
  /** Where the quotes of the result stand in the text. */
  ranges: readonly EvidenceRange[];
  open: number | null;
  /** What to scroll to. */
  sought: Sought | null;
  onOpen: (criterion: number) => void;
}

const NONE: readonly PageMark[] = [];

/** The pages of the file as pictures, each fetched when it comes near, with the quotes marked where they are known to stand. */
export function FilePages({ essay, resultId, ranges, open, sought, onOpen }: FilePagesProps) {
  const { data: places } = useTextPlacesQuery(
    { essayId: essay.id, text: essay.content },
    { skip: ranges.length === 0 },
  );
  const marks = useMemo(
    () => (places ? pageMarksOf(essay.content, ranges, places) : NONE),
    [essay.content, ranges, places],
  );
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = marks.find(
      ({ criterion, start }) =>
        criterion === sought?.criterion && (sought.start === null || sought.start === start),
    );
    const pane = top.current?.closest<HTMLElement>('.er-scroll') ?? null;
    if (mark && pane)
      scrollWithin(pane, document.getElementById(pageMarkId(resultId, mark.start, mark.page)));
  }, [sought, marks, resultId]);
  return (
    <>
      <div ref={top}>
        {places && <Unmarked all={ranges.length} marked={new Set(marks.map(keyOfQuote)).size} />}
      </div>
      {Array.from({ length: essay.pageCount }, (_, at) => (
        <FilePage key={`${essay.id} ${at}`} essay={essay} page={at + 1}>
          <PageMarks
            resultId={resultId}
            page={at + 1}
            marks={marks.filter(({ page }) => page === at + 1)}
            open={open}
            onOpen={onOpen}
          />
        </FilePage>
      ))}
    </>
  );
}

const keyOfQuote = ({ criterion, start, quote }: PageMark) => `${criterion} ${start} ${quote.length}`;

/** A page without marks must not look as if nothing had been quoted from it. */
function Unmarked({ all, marked }: { all: number; marked: number }) {
  if (marked >= all) return null;
  return (
    <p className="ml-hint">
      {marked === 0
        ? 'The quotes are not marked on the pages, because their place on the pages is not known. They are marked in the text.'
        : `${countOf(all - marked, 'quote')} of ${all} cannot be marked on the pages for certain. The text has all marks.`}
    </p>
  );
}

interface FilePageProps {
  essay: Essay;
  page: number;
  /** What is drawn over the picture. */
  children: ReactNode;
}

function FilePage({ essay, page, children }: FilePageProps) {
  const [tries, setTries] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const name = `Page ${page} of ${essay.pageCount}`;
  if (isFailed)
    return (
      <div className="ml-card ml-text-centre" role="group" aria-label={name}>
        <p>{name} cannot be shown. The file can still be downloaded.</p>
        <Button
          onClick={() => {
            setTries(tries + 1);
            setIsFailed(false);
          }}
        >
          Try again
        </Button>
      </div>
    );
  return (
    <div className="er-file-frame" aria-busy={!isLoaded}>
      <img
        key={tries}
        className="er-file-page ml-full ml-frame"
        src={`${pathTo(API.essayPagePicture, { id: essay.id })}?page=${page}`}
        alt={`${name}, as handed in`}
        loading="lazy"
        // The shape of an A4 page, so that nothing moves when the picture arrives.
        width={1100}
        height={1556}
        onLoad={() => setIsLoaded(true)}
        onError={() => setIsFailed(true)}
      />
      {children}
      {!isLoaded && <p className="er-file-loading ml-hint ml-full ml-text-centre">{name} is being loaded…</p>}
    </div>
  );
}
