import type { Genre } from '@marklight/contracts/genre';
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

  /** Becomes null when the rubric is deleted. */
  @Column('uuid', { name: 'rubric_id', nullable: true })
  rubricId: string | null;

  /** Null where it is recognised from each essay. */
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
