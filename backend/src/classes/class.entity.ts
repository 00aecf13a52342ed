import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('classes')
export class Class {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** As the teacher entered it; a roster's size takes precedence. */
  @Column('integer', { name: 'student_count', default: 0 })
  studentCount: number;

  /** Rises with every edit. */
  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
