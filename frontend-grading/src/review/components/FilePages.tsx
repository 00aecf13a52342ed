import { useState } from 'react';
import { Button } from '@marklight/ui/antd';
import type { Essay } from '@marklight/contracts/essays';
import { API, pathTo } from '@marklight/contracts/routes';

export interface FilePagesProps {
  essay: Essay;
}

/** The pages of a PDF as pictures, each fetched when it comes near. */
export function FilePages({ essay }: FilePagesProps) {
  return Array.from({ length: essay.pageCount }, (_, at) => (
    <FilePage key={`${essay.id} ${at}`} essay={essay} page={at + 1} />
  ));
}

function FilePage({ essay, page }: FilePagesProps & { page: number }) {
  const [tries, setTries] = useState(0);
  const [isFailed, setIsFailed] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const name = `Page ${page} of ${essay.pageCount}`;
  if (isFailed)
    return (
      <div
        className="er-file-page er-file-failed ml-full ml-block ml-text-centre"
        role="group"
        aria-label={name}
      >
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
        className="er-file-page ml-full ml-block"
        src={`${pathTo(API.essayPagePicture, { id: essay.id })}?page=${page}`}
        alt={`${name}, as handed in`}
        loading="lazy"
        // Of an A4 page, so that nothing moves when the picture comes.
        width={1100}
        height={1556}
        onLoad={() => setIsLoaded(true)}
        onError={() => setIsFailed(true)}
      />
      {!isLoaded && <p className="er-file-loading ml-hint ml-full ml-text-centre">{name} is being loaded…</p>}
    </div>
  );
}
