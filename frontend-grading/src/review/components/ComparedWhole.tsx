import type { ComparisonReply } from '@marklight/contracts/proposals';
import { wholeRowsOf, type WholeSide } from '../logic/comparison';

export interface ComparedWholeProps {
  comparison: ComparisonReply;
  /** What to call the result that could count. */
  title: string;
}

/** What both results say about the whole essay, part by part. */
export function ComparedWhole({ comparison, title }: ComparedWholeProps) {
  return wholeRowsOf(comparison).map(({ part, title: name, inForce, proposed }) => (
    <li key={part}>
      <h3>{`Whole essay: ${name.toLowerCase()}`}</h3>
      <div className="ml-columns">
        <Side title="Counts now" side={inForce} />
        <Side title={title} side={proposed} />
      </div>
    </li>
  ));
}

const DECISIONS = { own: 'Your decision', carried_over: 'Carried over' } as const;

function Side({ title, side: { entries, decision } }: { title: string; side: WholeSide }) {
  return (
    <div>
      <h4 className="ml-hint ml-weight-400">{title}</h4>
      {decision && <p className="ml-hint ml-weight-400">{DECISIONS[decision]}</p>}
      {entries.length === 0 ? (
        <p className="ml-hint">{decision ? 'Left out' : 'Nothing written'}</p>
      ) : entries.length === 1 ? (
        <p className="ml-size-15 ml-anywhere">{entries[0]}</p>
      ) : (
        <ul className="ml-bullets ml-stack ml-gap-4 ml-size-15 ml-anywhere">
          {entries.map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
