import { TriangleAlert } from 'lucide-react';
import type { EssayFlag } from '@marklight/contracts/grading';

/** What the teacher should know about the whole essay before trusting its result. */
export function EssayFlags({ flags }: { flags: readonly EssayFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="gd-flags" aria-label="About this essay">
      {flags.map((flag, index) => (
        <li key={`${flag.code}-${index}`}>
          <TriangleAlert size={18} aria-hidden />
          <div>
            <p>{flag.message}</p>
            {flag.evidence && <p className="gd-flag-quote">{flag.evidence.quote}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
