import type { ConfirmQuestion } from '@marklight/ui/confirm-dialog';
import { PAGES, pathTo } from '@marklight/contracts/routes';
import { Link } from '@marklight/ui/router';
import { countOf, shortName } from '@marklight/ui/words';

export interface UnreadEssays {
  /** Pages are still being read. */
  beingRead: number;
  /** Pages were hard to read, or show no text that could be read, and nobody has corrected that. */
  hardToRead: number;
  /** Some of them, to look at first. */
  essays: readonly { essayId: string; filename: string }[];
}

/** Asked before essays are graded whose text may be wrong or incomplete; null where there are none. */
export function unreadQuestion({ beingRead, hardToRead, essays }: UnreadEssays): ConfirmQuestion | null {
  if (beingRead + hardToRead === 0) return null;
  const reading = `${countOf(beingRead, 'essay is', 'essays are')} still being read`;
  const hard = `${countOf(hardToRead, 'essay has', 'essays have')} pages that were hard to read`;
  const isBoth = beingRead > 0 && hardToRead > 0;
  const more = beingRead + hardToRead - essays.length;
  return {
    title: isBoth ? `${reading}, and ${hard}` : beingRead > 0 ? reading : hard,
    body: (
      <>
        <p>
          {beingRead > 0 &&
            `${beingRead === 1 ? 'It is graded as soon as its' : 'They are graded as soon as their'} pages are read, before you can look at the text. `}
          {hardToRead > 0 && 'Words may be wrong or missing where a page was hard to read. '}
          Once an essay is graded, its text can no longer be corrected.
        </p>
        <ul>
          {essays.map(({ essayId, filename }) => (
            <li key={essayId}>
              <Link to={pathTo(PAGES.essay, { id: essayId })}>{shortName(filename, 60)}</Link>
            </li>
          ))}
          {more > 0 && <li>{`${more} more`}</li>}
        </ul>
      </>
    ),
    confirmLabel: 'Grade anyway',
    cancelLabel: 'Check them first',
  };
}
