import { MessageSquareLock } from 'lucide-react';
import type { NoteToTeacher } from '@marklight/contracts/grading';

const TITLES: Record<NoteToTeacher['about'], string> = {
  welfare: 'Please read this essay yourself',
  criterion: 'About a criterion',
};

/** What only the teacher reads about this essay; nothing where there is nothing. Concern for somebody comes first. */
export function NotesToTeacher({ notes }: { notes: readonly NoteToTeacher[] }) {
  if (notes.length === 0) return null;
  const isWelfare = ({ about }: NoteToTeacher) => about === 'welfare';
  const ordered = [...notes.filter(isWelfare), ...notes.filter((note) => !isWelfare(note))];
  return (
    <section className="er-notes ml-stack ml-gap-8 ml-radius ml-tint" aria-label="Only you see this">
      <h3 className="gd-side-heading ml-bar ml-hint ml-weight-600">
        <MessageSquareLock size={18} aria-hidden /> Only you see this
      </h3>
      <ul className="ml-list ml-stack ml-gap-12">
        {ordered.map(({ about, words, evidence }, index) => (
          <li key={index}>
            <p>
              <strong>{TITLES[about]}</strong>
            </p>
            <p>{words}</p>
            {evidence && <p className="gd-flag-quote ml-above-4 ml-anywhere ml-serif">{evidence.quote}</p>}
          </li>
        ))}
      </ul>
      <p className="ml-hint">It is in no export and no feedback, and changes no level.</p>
    </section>
  );
}
