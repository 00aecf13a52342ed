import { hueOf } from '../logic/criterion-hues';
import { pageMarkId, type Corners, type PageMark } from '../logic/page-marks';

export interface PageMarksProps {
  resultId: string;
  page: number;
  /** Of this page. */
  marks: readonly PageMark[];
  /** From 1: its evidence has its colour, the rest is pale. Null where none is open. */
  open: number | null;
  onOpen: (criterion: number) => void;
}

/** The quoted words marked on the picture of a page. Their numbers, which say what is quoted, open the criterion; so does a click. */
export function PageMarks({ resultId, page, marks, open, onOpen }: PageMarksProps) {
  if (marks.length === 0) return null;
  // The open criterion's marks are on top.
  const drawn = [...marks].sort((a, b) => Number(a.criterion === open) - Number(b.criterion === open));
  return (
    <>
      <svg className="er-page-marks" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        {drawn.map((mark) => (
          <g
            key={keyOf(mark)}
            id={pageMarkId(resultId, mark.start, page)}
            className={mark.criterion === open ? hueOf(open) : 'er-page-mark-pale'}
            data-criterion={mark.criterion}
            onClick={() => onOpen(mark.criterion)}
          >
            {mark.boxes.map((corners) => (
              <polygon key={corners.join(' ')} points={pointsOf(corners)} />
            ))}
          </g>
        ))}
      </svg>
      <ul className="er-page-numbers ml-list" aria-label={`Marked on page ${page}`}>
        {marks.map((mark) => (
          <li key={keyOf(mark)} style={besideLine(mark)}>
            <button
              type="button"
              className={`gd-number gd-mark-number ${mark.criterion === open ? hueOf(open) : ''}`}
              aria-label={`Open criterion ${mark.criterion}: “${mark.quote}”`}
              aria-current={mark.criterion === open}
              onClick={() => onOpen(mark.criterion)}
            >
              {mark.criterion}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const keyOf = ({ criterion, start }: PageMark) => `${criterion} ${start}`;

const pointsOf = (corners: Corners) => corners.join(' ');

/** In the margin, so that it covers no words. */
function besideLine({ beside: { x, y, place } }: PageMark) {
  return {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    transform: `translate(calc(${-100 * (place + 1)}% - ${4 + 2 * place}px), -50%)`,
  };
}
