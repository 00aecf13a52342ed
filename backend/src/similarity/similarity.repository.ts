import { SIMILARITY_ALL_ESSAYS_MAX, SIMILARITY_TEXT_MAX_BYTES } from '@marklight/contracts/business';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { studentMarkSql } from '../classes/matching/student-mark.sql';

/** The essays that are compared, without their texts. */
export interface Chosen {
  /** Of the assignment, oldest first, then of others, newest first. */
  ids: string[];
  own: number;
  /** Of the texts of the assignment's essays, in UTF-8. */
  ownBytes: number;
  /** Essays of other assignments for which there is no room. */
  leftOut: number;
  /** Changes whenever any of the essays or their texts change. */
  digest: string;
}

export interface ComparedEssay {
  content: string;
  studentId: string | null;
}

export interface NamedEssay {
  essayId: string;
  filename: string;
  studentName: string | null;
  studentMark: string | null;
  title: string;
  className: string;
}

/** What is compared. The caller has checked who owns the assignment. */
@Injectable()
export class SimilarityRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Essays under "Recently deleted" are left out. @param withOthers whether the teacher's other assignments count */
  async chosen(assignment: { id: string; userId: string }, withOthers: boolean): Promise<Chosen> {
    const [row] = await this.dataSource.query<[Chosen]>(
      `with listed as (
         select id, content, isOwn, row_number() over (order by isOwn desc, "order", id) as place,
           sum(octet_length(content)) over (order by isOwn desc, "order", id) as bytes
         from (select id, content, assignment_id = $1 as isOwn,
             extract(epoch from uploaded_at) * case when assignment_id = $1 then 1 else -1 end as "order"
           from essays
           where deleted_at is null and user_id = $2
             and (assignment_id = $1 or $3 and assignment_id is not null)) essay
       ), fits as materialized (
         select *, isOwn or place <= $4 and bytes <= $5 as isIn from listed)
       select coalesce(array_agg(id order by place) filter (where isIn), '{}') as ids,
         count(*) filter (where isOwn)::int as own,
         coalesce(sum(octet_length(content)) filter (where isOwn), 0)::float8 as "ownBytes",
         count(*) filter (where not isIn)::int as "leftOut",
         coalesce(md5(string_agg(id::text || md5(content), ' ' order by place) filter (where isIn)), '') as digest
       from fits`,
      [assignment.id, assignment.userId, withOthers, SIMILARITY_ALL_ESSAYS_MAX, SIMILARITY_TEXT_MAX_BYTES],
    );
    return row;
  }

  /** In the order of the ids; without those that have been deleted meanwhile. */
  texts(userId: string, ids: readonly string[]): Promise<(ComparedEssay & { id: string })[]> {
    return this.dataSource.query(
      `select essay.id, essay.content, essay.student_id as "studentId"
       from unnest($2::uuid[]) with ordinality given (id, place) join essays essay on essay.id = given.id
       where essay.user_id = $1 and essay.deleted_at is null order by given.place`,
      [userId, ids],
    );
  }

  /** Who wrote them and what they are filed under. Without those that have been deleted. */
  named(userId: string, ids: readonly string[]): Promise<NamedEssay[]> {
    return this.dataSource.query(
      `select essay.id as "essayId", essay.filename, essay.student_name as "studentName",
         ${studentMarkSql('essay.student_id')} as "studentMark", assignment.title, class.name as "className"
       from essays essay join assignments assignment on assignment.id = essay.assignment_id
       join classes class on class.id = assignment.class_id
       where essay.user_id = $1 and essay.deleted_at is null and essay.id = any($2::uuid[])`,
      [userId, ids],
    );
  }
}
