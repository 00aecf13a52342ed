import type { ReactNode } from 'react';
import type { EssayStatus } from '@marklight/contracts/essays';
import {
  FEEDBACK_STATUS_WORDS,
  NO_GRADE_YET,
  type FeedbackStatus,
  type Grade,
} from '@marklight/contracts/grades';
import type { JobStatus } from '@marklight/contracts/grading';
import { CHIP_TONES, GRADE_COLOURS, type ChipColours, type ChipTone } from './palette';

/** A word in a soft coloured shape. The colour repeats what the word says. */
export function Chip({ tone = 'grey', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className="ml-chip" style={styleOf(CHIP_TONES[tone])}>
      {children}
    </span>
  );
}

/** A grade letter, or a dash that says there is no grade yet. `large` is for the head of a result. */
export function GradeChip({ grade, large = false }: { grade: Grade | null; large?: boolean }) {
  const colours = grade === null ? CHIP_TONES.grey : GRADE_COLOURS[grade];
  return (
    <span className={large ? 'ml-grade ml-grade-large' : 'ml-grade'} style={styleOf(colours)}>
      <span className="ml-sr-only">{grade === null ? NO_GRADE_YET : 'Grade '}</span>
      {grade ?? <span aria-hidden>–</span>}
    </span>
  );
}

const styleOf = ({ text, background }: ChipColours) => ({ color: text, background });

type Look = readonly [label: string, tone: ChipTone];
const FEEDBACK: Record<FeedbackStatus, Look> = {
  strong: [FEEDBACK_STATUS_WORDS.strong, 'green'],
  adequate: [FEEDBACK_STATUS_WORDS.adequate, 'amber'],
  needs_work: [FEEDBACK_STATUS_WORDS.needs_work, 'red'],
  not_assessed: [FEEDBACK_STATUS_WORDS.not_assessed, 'blue'],
};
const ESSAY: Record<EssayStatus, Look> = {
  draft: ['Draft', 'grey'],
  ready_for_review: ['Ready for review', 'orange'],
  reviewed: ['Reviewed', 'green'],
};
const JOB: Record<JobStatus, Look> = {
  pending: ['Waiting', 'grey'],
  processing: ['Grading', 'blue'],
  complete: ['Complete', 'green'],
  error: ['Analysis failed', 'red'],
};
const LOOKS: Record<'feedback' | 'essay' | 'job', Record<string, Look>> = {
  feedback: FEEDBACK,
  essay: ESSAY,
  job: JOB,
};
const UNKNOWN: Record<keyof typeof LOOKS, Look> = {
  feedback: ['Unknown', 'grey'],
  essay: ESSAY.draft,
  job: ['Unknown', 'grey'],
};

/** A status in words. An essay status that is not known shows as Draft, others as Unknown. */
export function StatusChip({ kind, status }: { kind: keyof typeof LOOKS; status: string }) {
  const [label, tone] = LOOKS[kind][status] ?? UNKNOWN[kind];
  return <Chip tone={tone}>{label}</Chip>;
}
