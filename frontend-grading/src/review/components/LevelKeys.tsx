import { useId, useState, type MouseEvent } from 'react';
import { LEVELS } from '@marklight/contracts/grades';

export interface LevelKeysProps {
  /** Of the criterion, from 1. */
  number: number;
  /** Null where the criterion has no level yet. */
  level: number | null;
  /** What the rubric says of each level. */
  words: readonly string[];
  /**
   * The keys of a closed criterion are pressed by mouse or touch; with the keyboard, the criterion is opened first.
   */
  isOpen: boolean;
  onChoose: (level: number, event: MouseEvent) => void;
}

/**
 * The five levels in a row. What the one under the pointer or the focus means is shown below it. Not radio buttons,
 * because among those the arrow keys, which here lead from essay to essay, would choose a level.
 */
export function LevelKeys({ number, level, words, isOpen, onChoose }: LevelKeysProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = LEVELS.find((one) => one.level === pointed);
  return (
    <div
      className="ml-menu ml-flex ml-gap-2"
      role="group"
      aria-label={`Level for criterion ${number}`}
      onMouseLeave={() => setPointed(null)}
      onBlur={() => setPointed(null)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setPointed(null);
      }}
    >
      {LEVELS.map((one) => (
        <button
          key={one.level}
          type="button"
          className="er-key er-level ml-bare ml-centre"
          tabIndex={isOpen ? 0 : -1}
          aria-pressed={one.level === level}
          aria-label={`${one.level}: ${one.name}`}
          aria-describedby={shown === one && words[one.level] ? `${id}-words` : undefined}
          onMouseEnter={() => setPointed(one.level)}
          onFocus={() => setPointed(one.level)}
          onClick={(event) => onChoose(one.level, event)}
        >
          {one.level}
        </button>
      ))}
      {shown && (
        <div
          className="er-level-words ml-menu-list ml-box ml-size-14 ml-anywhere"
          id={`${id}-words`}
          role="tooltip"
        >
          <strong>{shown.name}</strong>
          {words[shown.level] && <p dir="auto">{words[shown.level]}</p>}
        </div>
      )}
    </div>
  );
}
