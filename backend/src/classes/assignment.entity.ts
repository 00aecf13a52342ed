import type { Genre } from '@marklight/contracts/genre';
import type { Locale } from '@marklight/contracts/language';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('assignments')
export class Assignment {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'class_id' })
  classId: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  instructions: string | null;

  @Column('text', { name: 'source_text', nullable: true })
  sourceText: string | null;

  /** Year level, 1–13. */
  @Column('smallint', { name: 'year_level', nullable: true })
  yearLevel: number | null;

  @Column('integer', { name: 'words_min', nullable: true })
  wordsMin: number | null;

  @Column('integer', { name: 'words_max', nullable: true })
  wordsMax: number | null;

  @Column('text', { nullable: true })
  locale: Locale | null;

  /** Becomes null when the rubric is deleted. */
  @Column('uuid', { name: 'rubric_id', nullable: true })
  rubricId: string | null;

  /** Criteria that the teacher pasted for this assignment, as typed; they grade its essays unless it has a rubric. */
  @Column('text', { name: 'criteria_text', nullable: true, select: false })
  criteriaText?: string | null;

  /** The criteria set that was read from `criteriaText`. */
  @Column('uuid', { name: 'criteria_id', nullable: true })
  criteriaId: string | null;

  /** Rises with every such set. */
  @Column('integer', { name: 'criteria_version', default: 0 })
  criteriaVersion: number;

  /** Null if it is to be recognised from each essay. */
  @Column('text', { nullable: true })
  genre: Genre | null;

  @Column('timestamptz', { name: 'due_date', nullable: true })
  dueDate: Date | null;

  /** Rises with every edit. */
  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
