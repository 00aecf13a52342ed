import type { NoteToTeacher } from '@marklight/contracts/grading';
import { findHarm } from './find-harm';

const FIRST =
  'This essay may speak of harm to the student or to others. Please read it yourself and follow your school’s procedure.';
const FURTHER = 'This passage may speak of it too.';

/** Notes on the passages of an essay that may speak of harm, for the teacher alone. None says what it may be. */
export function welfareNotes(essayText: string): NoteToTeacher[] {
  return findHarm(essayText).map(({ quote, start, end }, index) => ({
    about: 'welfare',
    words: index === 0 ? FIRST : FURTHER,
    evidence: { quote, start, end },
  }));
}

/** What the school lets a teacher see: with notes about welfare switched off, those about criteria alone. */
export function shownNotes<Note extends Pick<NoteToTeacher, 'about'>>(
  notes: readonly Note[],
  welfareIsOn: boolean,
): Note[] {
  return notes.filter(({ about }) => welfareIsOn || about !== 'welfare');
}
