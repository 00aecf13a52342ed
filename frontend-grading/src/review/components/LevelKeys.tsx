import { useId, useState } from 'react';
import { LEVELS } from '@marklight/contracts/grades';

export interface LevelKeysProps {
  /** Of the criterion, from 1. */
  number: number;
  /** Null where the criterion has no level yet. */
  level: number | null;
  /** What the rubric says of each level. */
  words: readonly string[];
  onChange: (level: number) => void;
}

/** The five levels in a row. What the one under the pointer or the focus means is shown below it. */
export function LevelKeys({ number, level, words, onChange }: LevelKeysProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = LEVELS.find((one) => one.level === pointed);
  return (
    <div
      className="er-levels"
      role="radiogroup"
      aria-label={`Level for criterion ${number}`}
      onMouseLeave={() => setPointed(null)}
      onBlur={() => setPointed(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setPointed(null);
      }}
    >
      {LEVELS.map((one) => (
        <label key={one.level} className="er-level" onMouseEnter={() => setPointed(one.level)}>
          <input
            type="radio"
            name={id}
            checked={one.level === level}
            aria-label={`${one.level}: ${one.name}`}
            aria-describedby={shown === one && words[one.level] ? `${id}-words` : undefined}
            onFocus={() => setPointed(one.level)}
            onChange={() => onChange(one.level)}
          />
          <span aria-hidden>{one.level}</span>
        </label>
      ))}
      {shown && (
        <div className="er-level-words" id={`${id}-words`} role="tooltip">
          <strong>{shown.name}</strong>
          {words[shown.level] && <p dir="auto">{words[shown.level]}</p>}
        </div>
      )}
    </div>
  );
}
