import { useId } from 'react';
import {
  GENRE_FIELD_LABEL,
  GENRE_RECOGNISED_WORDS,
  GENRE_WORDS,
  GENRES,
  type Genre,
} from '@marklight/contracts/genre';

/** What the form holds as a kind of writing; null where it is left open. */
export const genreOf = (value: string): Genre | null => GENRES.find((genre) => genre === value) ?? null;

/** The same in words. */
export function genreChoice(value: string): string {
  const genre = genreOf(value);
  return genre === null ? GENRE_RECOGNISED_WORDS : GENRE_WORDS[genre];
}

export interface GenreSelectProps {
  /** Empty where it is recognised from each essay. */
  value: string;
  error?: string;
  onChange: (genre: string) => void;
}

/** The kind of writing that an assignment's essays are read as. */
export function GenreSelect({ value, error, onChange }: GenreSelectProps) {
  const id = useId();
  return (
    <div className="ml-field">
      <label htmlFor={id}>{GENRE_FIELD_LABEL}</label>
      <select
        id={id}
        className="ml-select cl-select"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{GENRE_RECOGNISED_WORDS}</option>
        {GENRES.map((genre) => (
          <option key={genre} value={genre}>
            {GENRE_WORDS[genre]}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className={error ? 'ml-field-error' : 'ml-hint'}>
        {error ?? 'The built-in grader’s comments and advice depend on it.'}
      </p>
    </div>
  );
}
