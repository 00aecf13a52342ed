import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The names that a search looks at, in small letters and in the index of the list: a search read every essay of the
 * teacher from the table, and made each name small. A trigger keeps the column. The index takes the place of
 * `essays_user`; its last key is descending, as lists are.
 */
export class EssaysSearched2026112730000 implements MigrationInterface {
  name = 'EssaysSearched2026112730000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Cut, because PostgreSQL refuses a row of more than 2,700 bytes in an index. Names are shorter.
      create function essay_search_text(filename text, student_name text) returns text language sql immutable as $$
        select left(lower(filename || E'\\n' || coalesce(student_name, '')), 600)
      $$;

      -- Filled as a generated column, which writes the table once and fires no trigger, and an ordinary one from then on.
      alter table essays add search_text text not null
        generated always as (essay_search_text(filename, student_name)) stored;
      alter table essays alter search_text drop expression, alter search_text set default '';

      create function keep_essay_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := essay_search_text(new.filename, new.student_name);
        return new;
      end $$;
      create trigger essays_search_text before insert or update of filename, student_name on essays
        for each row execute function keep_essay_search_text();

      drop index essays_user;
      create index essays_listed on essays (user_id, uploaded_at desc, id desc) include (status, search_text)
        where deleted_at is null;

      -- Lists look for a student's namesakes for each row: in a class of 500, that read 500 students for each.
      create index class_students_by_name on class_students (class_id, lower(name));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index essays_user on essays (user_id, uploaded_at desc, id) where deleted_at is null;
      drop index class_students_by_name;
      drop index essays_listed;
      drop trigger essays_search_text on essays;
      drop function keep_essay_search_text();
      drop function essay_search_text(text, text);
      alter table essays drop column search_text;
    `);
  }
}
