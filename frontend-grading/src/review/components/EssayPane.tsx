import type { ReactNode, RefObject } from 'react';
import type { Essay } from '@marklight/contracts/essays';
import { countOf } from '@marklight/ui/words';

export interface EssayPaneProps {
  essay: Essay;
  scroll: RefObject<HTMLDivElement | null>;
  /** The text, and what is known of it: beneath a short essay there is room. */
  children: ReactNode;
}

/** The essay, in a pane that scrolls by itself. */
export function EssayPane({ essay, scroll, children }: EssayPaneProps) {
  const facts = [
    countOf(essay.wordCount, 'word'),
    essay.pageCount > 0 && countOf(essay.pageCount, 'page'),
    `uploaded on ${new Date(essay.uploadedAt).toLocaleDateString('en-AU', { dateStyle: 'long' })}`,
  ];
  return (
    <section className="er-pane er-essay" aria-labelledby="er-essay">
      <div className="er-pane-head">
        <h2 id="er-essay">Essay</h2>
        <p className="ml-hint">{facts.filter(Boolean).join(', ')}</p>
      </div>
      <div ref={scroll} className="er-scroll" role="region" aria-label="Text of the essay" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
