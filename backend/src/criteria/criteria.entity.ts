import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export interface CriterionDetails {
  /** Relative, above 0. */
  weight: number;
  /** What each level 0–4 looks like, lowest first, or empty. */
  levels: string[];
}

/** A set of criteria as the teacher gave it, one string for each criterion. */
@Entity('criteria')
export class CriteriaSetRecord {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  filename: string;

  @Column('jsonb')
  items: string[];

  /** Details of each item, from a rubric or from points in the text; null for uploaded and pasted criteria without points. */
  @Column('jsonb', { nullable: true })
  details: CriterionDetails[] | null;

  @Column('uuid', { name: 'rubric_id', nullable: true })
  rubricId: string | null;

  @Column('integer', { name: 'rubric_version', nullable: true })
  rubricVersion: number | null;

  @Column('boolean', { name: 'is_sample', default: false })
  isSample: boolean;

  /** Made from the rubric of an assignment, for its essays; not listed among the teacher's uploads. */
  @Column('boolean', { name: 'for_assignments', default: false })
  forAssignments: boolean;

  @CreateDateColumn({ name: 'uploaded_at', type: 'timestamptz' })
  uploadedAt: Date;

  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
