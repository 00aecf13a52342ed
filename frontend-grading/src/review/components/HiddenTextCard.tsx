import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { HiddenText } from '@marklight/contracts/essays';
import { Button } from '@marklight/ui/antd';
import { HIDDEN_REASON_WORDS } from '../logic/review-words';

const SHOWN_FIRST = 5;

/** Words in the file that a reader of the page does not see: what they say, where, and why they are hidden. */
export function HiddenTextCard({ hidden }: { hidden: readonly HiddenText[] }) {
  const [all, setAll] = useState(false);
  if (hidden.length === 0) return null;
  const shown = all ? hidden : hidden.slice(0, SHOWN_FIRST);
  return (
    <section
      className="er-hidden ml-pad ml-above-16 ml-stack ml-start ml-gap-8 ml-radius ml-orange"
      aria-labelledby="er-hidden-heading"
    >
      <h2 id="er-hidden-heading" className="ml-bar">
        <EyeOff size={20} aria-hidden />
        Hidden text in the file
      </h2>
      <p>These words are in the file but cannot be seen on the page. They were not graded.</p>
      <ul className="ml-list ml-stack ml-gap-8 ml-full">
        {shown.map(({ page, reason, text }, index) => (
          <li key={index}>
            <p className="ml-capital ml-size-14 ml-weight-550">
              {`${page > 0 ? `Page ${page}: ` : ''}${HIDDEN_REASON_WORDS[reason]}`}
            </p>
            <blockquote
              className="gd-scroll ml-flush ml-aside ml-serif ml-anywhere ml-prewrap ml-scrolls"
              dir="auto"
            >
              {text}
            </blockquote>
          </li>
        ))}
      </ul>
      {shown.length < hidden.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {`Show ${hidden.length - shown.length} more`}
        </Button>
      )}
    </section>
  );
}
