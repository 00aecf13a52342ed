import {
  GENRE_FIELD_LABEL,
  GENRE_RECOGNISED_WORDS,
  GENRE_WORDS,
  GENRES,
  type Genre,
} from '@marklight/contracts/genre';
import { SelectField } from '@marklight/ui/select-field';

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
  return (
    <SelectField
      label={GENRE_FIELD_LABEL}
      value={value}
      options={OPTIONS}
      error={error}
      hint="The built-in grader’s comments and advice depend on it."
      onChange={onChange}
    />
  );
}

const OPTIONS = [
  { value: '', label: GENRE_RECOGNISED_WORDS },
  ...GENRES.map((genre) => ({ value: genre, label: GENRE_WORDS[genre] })),
];
