/** One essay that a teacher sent. */
export interface SentEssay {
  filename: string;
  /** A word that occurs in its text and in no other. */
  mark: string;
  teacher: number;
  /** From the 201; null if no answer came. */
  id: string | null;
  /** Its grading was answered with 202. */
  isStarted: boolean;
  /** `unknown`: the teacher asked, and no answer came. */
  deleted: 'no' | 'yes' | 'unknown';
  /** Feedback that the teacher saved, the latest last; `isSure` if the 200 came. */
  reviews: { text: string; isSure: boolean }[];
}

/** Everything that the servers acknowledged, and requests that got no answer. */
export class Ledger {
  readonly essays: SentEssay[] = [];
  /** Addresses to which a link was promised: their sign-up was answered with 201. */
  readonly newcomers: string[] = [];

  sent(filename: string, mark: string, teacher: number): SentEssay {
    const essay: SentEssay = {
      filename,
      mark,
      teacher,
      id: null,
      isStarted: false,
      deleted: 'no',
      reviews: [],
    };
    this.essays.push(essay);
    return essay;
  }

  /** Essays with a 201 that the teacher has not deleted. */
  kept(teacher?: number): (SentEssay & { id: string })[] {
    return this.essays.filter(
      (essay): essay is SentEssay & { id: string } =>
        essay.id !== null && essay.deleted === 'no' && (teacher === undefined || essay.teacher === teacher),
    );
  }
}
