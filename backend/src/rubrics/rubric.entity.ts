import type { RubricCriterion, RubricType } from '@marklight/contracts/rubrics';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('rubrics')
export class Rubric {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Null for platform rubrics alone. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { default: 'custom' })
  type: RubricType;

  @Column('jsonb')
  criteria: RubricCriterion[];

  @Column('boolean', { name: 'is_public', default: false })
  isPublic: boolean;

  /** When an administrator removed it from the public list. */
  @Column('timestamptz', { name: 'public_removed_at', nullable: true })
  publicRemovedAt: Date | null;

  @Column('text', { name: 'public_removed_reason', nullable: true })
  publicRemovedReason: string | null;

  /** Rises with every edit, so that two windows cannot overwrite each other. */
  @Column('integer', { default: 1 })
  version: number;

  /**
   * Rises when the criteria change, which are all that a grader sees; a criteria set records which version it is a
   * copy of.
   */
  @Column('integer', { name: 'criteria_version', default: 1 })
  criteriaVersion: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
