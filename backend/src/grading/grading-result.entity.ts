import type { ProposedAnalysis } from '@marklight/ai/provider';
import type {
  AiUsage,
  ContextualInsights,
  EssayFlag,
  Evidence,
  FeedbackItem,
  NoteToTeacher,
  ProviderName,
  ResultStanding,
} from '@marklight/contracts/grading';
import type { ListedEyeReason } from '@marklight/contracts/eye-reasons';
import type { EssayGenre } from '@marklight/contracts/genre';
import type { Grade } from '@marklight/contracts/grades';
import type { Locale } from '@marklight/contracts/language';
import type { Strictness } from '@marklight/contracts/strictness';
import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { WholeDecision } from './decided-whole';
import { Essay } from '../essays/essay.entity';
import type { StoredSecondOpinion } from './second-opinion/stored-second-opinion';
import type { GradedWith } from './starting/graded-with';

export interface CriterionDecision {
  /** Null only where the grader did not assess the criterion. */
  level: number | null;
  feedback: string;
  /** This and the parts below are only there if they are not as proposed. Places in the essay, in the order to show. */
  evidence?: Evidence[];
  improvementSteps?: string[];
  exemplarComparison?: string;
}

/**
 * The result of one grading of an essay. Score and grade follow the teacher's decisions. A new grading by the same criteria
 * replaces a row that carries no decision, and stands beside one that does.
 */
@Entity('grading_results')
export class GradingResultRecord {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'essay_id' })
  essayId: string;

  @ManyToOne(() => Essay, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'essay_id', foreignKeyConstraintName: 'grading_results_essay_id_fkey' })
  essay: Relation<Essay>;

  @Column('uuid', { name: 'criteria_id' })
  criteriaId: string;

  /** Out of the assessed criteria; null if there is none. */
  @Column('double precision', { nullable: true })
  score: number | null;

  @Column('integer', { name: 'total_criteria' })
  totalCriteria: number;

  /** Criteria without a level, as the teacher decided. */
  @Column('integer', { name: 'unassessed_criteria', default: 0 })
  unassessedCriteria: number;

  /** 0–100; null if no criterion is assessed. */
  @Column('double precision', { nullable: true })
  percentage: number | null;

  @Column('text', { nullable: true })
  grade: Grade | null;

  /** As the machine proposed and our checks left it; never changed afterwards. */
  @Column('jsonb')
  feedback: FeedbackItem[];

  @Column('jsonb', { name: 'overall_analysis' })
  overallAnalysis: ProposedAnalysis;

  @Column('jsonb', { name: 'contextual_insights' })
  contextualInsights: ContextualInsights;

  @Column('jsonb', { default: [] })
  flags: EssayFlag[];

  /** Follows from `feedback`, `flags` and `review`, for lists; what else the list says is in `EyeRepository`. */
  @Column('jsonb', { name: 'eye_reasons', default: [], select: false })
  eyeReasons?: ListedEyeReason[];

  /** Null on results from before it was recognised. */
  @Column('jsonb', { nullable: true })
  genre: EssayGenre | null;

  /** Read only where one essay is reviewed, so that no list and no export can hold it; undefined elsewhere. */
  @Column('jsonb', { name: 'notes_to_teacher', default: [], select: false })
  notesToTeacher?: NoteToTeacher[];

  /** When the teacher said of them: read, no concern. Null again once that is taken back. */
  @Column('timestamptz', { name: 'notes_read_at', nullable: true, select: false })
  notesReadAt?: Date | null;

  @Column('text')
  locale: Locale;

  @Column('text', { default: 'standard' })
  strictness: Strictness;

  @Column('text')
  provider: ProviderName;

  @Column('text')
  model: string;

  /** What else the grader was given, to tell whether it has changed since; null on results from before it was kept. */
  @Column('jsonb', { name: 'graded_with', nullable: true, select: false })
  gradedWith?: GradedWith | null;

  @Column('jsonb', { nullable: true })
  usage: AiUsage | null;

  /** Exactly what left this server for the AI service; null if nothing did. */
  @Column('text', { name: 'text_as_sent', nullable: true, select: false })
  textAsSent: string | null;

  /** The teacher's decisions in the order of `feedback`; null until something was changed. */
  @Column('jsonb', { nullable: true })
  review: CriterionDecision[] | null;

  /** The teacher's decisions on `overallAnalysis` and `contextualInsights`; null until something was changed. */
  @Column('jsonb', { name: 'whole_review', nullable: true })
  wholeReview: WholeDecision | null;

  /** Null until the teacher asked for one; goes when another grading takes this row's place. */
  @Column('jsonb', { name: 'second_opinion', nullable: true, select: false })
  secondOpinion?: StoredSecondOpinion | null;

  /** Its levels, which lists need without the rest. */
  @Column({ type: 'smallint', array: true, name: 'second_levels', nullable: true })
  secondLevels: (number | null)[] | null;

  /** The levels that count, in the order of `feedback`: a trigger keeps them, for sorting in the database. */
  @Column({ type: 'smallint', array: true, default: [], select: false, insert: false, update: false })
  levels?: (number | null)[];

  /** One of an essay's results is in force, and at most one is proposed; partial unique indexes enforce it. */
  @Column('text', { default: 'in_force' })
  standing: ResultStanding;

  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz', { name: 'reviewed_at', nullable: true })
  reviewedAt: Date | null;

  /** When the teacher put it in force; null if that was not the teacher, and once another is chosen. */
  @Column('timestamptz', { name: 'chosen_at', nullable: true })
  chosenAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
