import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One student of a class's roster. */
@Entity('class_students')
export class Student {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'class_id' })
  classId: string;

  /** Given name first. */
  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { name: 'student_number', nullable: true })
  studentNumber: string | null;

  /** In the order of the list that the teacher gave, from 0. */
  @Column('integer')
  position: number;
}
