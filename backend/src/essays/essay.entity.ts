import type { EssayStatus, FileFault, HiddenText } from '@marklight/contracts/essays';
import type { Grade } from '@marklight/contracts/grades';
import { Column, CreateDateColumn, DeleteDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('essays')
export class Essay {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'assignment_id', nullable: true })
  assignmentId: string | null;

  @Column('text')
  filename: string;

  @Column('text')
  content: string;

  @Column('text', { name: 'student_name', nullable: true })
  studentName: string | null;

  /** The lines that name student, class and date, which the text no longer has. Read only to find out who wrote it. */
  @Column('text', { default: '', select: false })
  heading?: string;

  /** Hash of the file's bytes; null for essays whose file was not hashed. */
  @Column('text', { name: 'file_hash', nullable: true, select: false })
  fileHash?: string | null;

  @Column('text', { name: 'text_hash', nullable: true, select: false })
  textHash?: string | null;

  /** Its student on the roster of the class that it is filed under; null if nobody, or not known. */
  @Column('uuid', { name: 'student_id', nullable: true })
  studentId: string | null;

  /** The teacher has said who wrote it. */
  @Column('boolean', { name: 'student_decided', default: false })
  studentDecided: boolean;

  /** The student whom the teacher named has left the roster: the name is still the teacher's word. */
  @Column('boolean', { name: 'student_left', default: false })
  studentLeft: boolean;

  @Column('text', { default: 'draft' })
  status: EssayStatus;

  /** Of the result in force, as the teacher decided; null if there is none. */
  @Column('text', { nullable: true })
  grade: Grade | null;

  @Column('integer', { name: 'word_count' })
  wordCount: number;

  @Column('integer', { name: 'page_count' })
  pageCount: number;

  @Column('jsonb', { name: 'hidden_text', default: [] })
  hiddenText: HiddenText[];

  @Column('jsonb', { name: 'file_faults', default: [] })
  fileFaults: FileFault[];

  /** By page, the degrees clockwise by which it was turned to be read, where that is a quarter or more. */
  @Column('jsonb', { name: 'page_turns', default: {}, select: false })
  pageTurns: Record<string, number>;

  /** Made by "Try with sample essays". */
  @Column('boolean', { name: 'is_sample', default: false })
  isSample: boolean;

  /** The names that a search looks at, in small letters: a trigger keeps them. */
  @Column({
    type: 'text',
    name: 'search_text',
    default: '',
    select: false,
    insert: false,
    update: false,
  })
  searchText?: string;

  /** How many results it has. Triggers keep it, for the counts of an account. */
  @Column({ type: 'integer', default: 0, select: false, insert: false, update: false })
  gradings: number;

  /** Digests of the teacher's comments on it that the comment bank has stored or counted. */
  @Column({ type: 'text', array: true, default: [], select: false, insert: false, update: false })
  banked: string[];

  @CreateDateColumn({ name: 'uploaded_at', type: 'timestamptz' })
  uploadedAt: Date;

  /** Set while the essay is under "Recently deleted". */
  @DeleteDateColumn({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}
