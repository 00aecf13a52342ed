import type { JobStatus } from '@marklight/contracts/grading';
import type { Locale } from '@marklight/contracts/language';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What became of a teacher's wish to have one essay graded by one criteria set. At most one row for each pair. */
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

  @Column('text')
  locale: Locale;

  @Column('text', { default: 'pending' })
  status: JobStatus;

  /** 0–100. */
  @Column('integer', { default: 0 })
  progress: number;

  /** For the teacher; null unless status is error. */
  @Column('text', { nullable: true })
  error: string | null;

  /** The try that may write the outcome; a new one with each. */
  @Column('uuid', { nullable: true })
  claim: string | null;

  /** Tries since the teacher asked, without those that the process outlived. */
  @Column('smallint', { default: 0 })
  starts: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt: Date | null;

  /** When the teacher's screen let go of the entry; it is no longer listed. */
  @Column('timestamptz', { name: 'dismissed_at', nullable: true })
  dismissedAt: Date | null;
}
