import { Injectable } from '@nestjs/common';
import type { KnownPeople } from '@marklight/ai/privacy/known-people';
import { PreparedStatements } from '../database/prepared-statements.repository';

interface PeopleRow {
  teacher: string;
  classmates: string[];
  others: string[];
  numbers: string[];
}

/** Beyond this only the newest classes count, because every name is looked for in every text. */
const STUDENTS_MAX = 2_000;

/** The people whose names may be in a text that goes to the AI service, from rosters and the account. */
@Injectable()
export class KnownPeopleRepository {
  constructor(private readonly prepared: PreparedStatements) {}

  /**
   * The people around an essay: the roster of the class it is filed under as classmates, the teacher's other students
   * in full name only. Without an essay, or one that is filed nowhere, all students are others.
   */
  async around(userId: string, essayId: string | null = null): Promise<KnownPeople> {
    const [row] = await this.prepared.rows<PeopleRow>(
      'people around an essay',
      `with of_essay as (
         select assignment.class_id from essays essay
         join assignments assignment on assignment.id = essay.assignment_id
         where essay.id = $2::uuid and essay.user_id = $1
       ),
       students as (
         select student.name, student.student_number, class.id in (select class_id from of_essay) as mate
         from class_students student join classes class on class.id = student.class_id
         where class.user_id = $1
         order by mate desc, class.created_at desc, student.position
         limit $3
       )
       select
         coalesce((select concat_ws(' ', first_name, last_name) from users where id = $1), '') as teacher,
         coalesce(array_agg(name) filter (where mate), '{}') as classmates,
         coalesce(array_agg(name) filter (where not mate), '{}') as others,
         coalesce(array_agg(student_number) filter (where student_number is not null), '{}') as numbers
       from students`,
      [userId, essayId, STUDENTS_MAX],
    );
    return row ?? {};
  }
}
