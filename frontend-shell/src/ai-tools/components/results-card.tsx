import { useEffect, useRef, type ReactNode } from 'react';
import { isolated } from '@marklight/contracts/direction';
import type { Source } from '../hooks/use-tool';

export interface ResultsCardProps {
  source: Source;
  /** Changes with each result: the heading then gets the focus, so that nobody has to look for it. */
  serial: number;
  children: ReactNode;
}

/** The newest result of a tool. */
export function ResultsCard({ source, serial, children }: ResultsCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView?.({ block: 'nearest' });
  }, [serial]);
  return (
    <section className="ml-card ml-stack" aria-label="Analysis Complete">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Analysis Complete
        </h2>
        <p className="ml-hint ml-anywhere">
          {source.kind === 'text' ? 'Of the text that you pasted' : `Of ${isolated(source.filename)}`}
        </p>
      </div>
      {children}
    </section>
  );
}
