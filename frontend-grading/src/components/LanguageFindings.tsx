import { useState } from 'react';
import type { LanguageFinding } from '@marklight/contracts/analysis';
import { Button } from '@marklight/ui/antd';
import { Chip } from '@marklight/ui/chips';

const SHOWN_FIRST = 5;
const SHOWN_MORE = 50;
const SUGGESTIONS = 3;

export interface LanguageFindingsProps {
  title: string;
  findings: readonly LanguageFinding[];
  /** What to say where there are none. */
  none: string;
}

/** Spelling or grammar findings with what could stand there instead; the first five, then more on demand. */
export function LanguageFindings({ title, findings, none }: LanguageFindingsProps) {
  const [limit, setLimit] = useState(SHOWN_FIRST);
  const left = findings.length - limit;
  return (
    <section className="ml-stack ml-start ml-gap-8 ml-shrink">
      <h3>
        {title} <Chip>{findings.length}</Chip>
      </h3>
      {findings.length === 0 && <p className="ml-hint">{none}</p>}
      <ul className="ml-list ml-stack ml-gap-8 ml-full ml-size-15 ml-anywhere">
        {findings.slice(0, limit).map((finding, index) => (
          <li key={`${finding.start}-${index}`} className="ml-col">
            <span>
              {finding.suggestions.length === 0 ? (
                <span>{finding.text}</span>
              ) : (
                <>
                  <del>{finding.text}</del>
                  <span aria-hidden> → </span>
                  <span className="ml-sr-only"> could be </span>
                  <ins className="ml-weight-550">{finding.suggestions.slice(0, SUGGESTIONS).join(', ')}</ins>
                </>
              )}
            </span>
            <span className="ml-hint">{finding.message}</span>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button type="link" size="small" onClick={() => setLimit(limit + SHOWN_MORE)}>
          {`Show ${Math.min(left, SHOWN_MORE)} more`}
        </Button>
      )}
    </section>
  );
}
