import type { GradingWait, JobStatus } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import type { GradedBy } from '@marklight/contracts/ledger';
import type { Strictness } from '@marklight/contracts/strictness';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A teacher's request to have one essay graded by one criteria set, and its outcome. At most one row for each pair,
 * and one for a second opinion.
 */
@Entity('grading_jobs')
export class GradingJob {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'essay_id' })
  essayId: string;

  @Column('uuid', { name: 'criteria_id' })
  criteriaId: string;

  /** As they were called when the grading was asked for; null on jobs from before it was kept. */
  @Column('jsonb', { name: 'criteria_set', nullable: true })
  criteriaSet: GradedBy | null;

  @Column('text')
  locale: Locale;

  @Column('text', { default: 'standard' })
  strictness: Strictness;

  /** Chosen by the teacher; null: as the server is set up. */
  @Column('text', { nullable: true })
  grader: 'built-in' | null;

  /** To stand beside the result in force, never to take its place. */
  @Column('boolean', { name: 'second_opinion', default: false })
  isSecondOpinion: boolean;

  @Column('text', { default: 'pending' })
  status: JobStatus;

  /** 0–100. */
  @Column('integer', { default: 0 })
  progress: number;

  /** For the teacher; null unless status is error. */
  @Column('text', { nullable: true })
  error: string | null;

  /** Of a job that was put back in the queue, until it is asked about; null for one that only waits for its turn. */
  @Column('text', { name: 'waits_for', nullable: true })
  waitsFor: GradingWait | null;

  /** The attempt that may write the outcome; each attempt gets a new one. */
  @Column('uuid', { nullable: true })
  claim: string | null;

  /** Attempts since the teacher asked, not counting those that were put back in the queue. */
  @Column('smallint', { default: 0 })
  starts: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** When the entry was dismissed from the teacher's screen; it is no longer listed. */
  @Column('timestamptz', { name: 'dismissed_at', nullable: true })
  dismissedAt: Date | null;
}
