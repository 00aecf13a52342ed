import type { z } from 'zod';

/**
 * Who may make a call. `even_expired`: anybody signed in, also after the trial has ended; `teachers`: anybody signed in
 * who has access; `admins`: administrators. The guard on the controller must say the same: a test compares the two.
 */
export type Audience = 'everyone' | 'even_expired' | 'teachers' | 'admins';

/** What the ids in a call can name. `rubric` is one that belongs to a teacher and is not shared. */
export type ObjectKind =
  | 'essay'
  | 'deleted_essay'
  | 'result'
  | 'criteria_set'
  | 'class'
  | 'student'
  | 'assignment'
  | 'rubric'
  | 'bank_comment'
  | 'invoice'
  | 'account'
  | 'invitation'
  | 'rubric_report'
  | 'maintenance_window'
  | 'scheduled_job'
  | 'session';

/**
 * How a request for somebody else's object is answered: always exactly as if there were no such object. A bare
 * kind means refused (404, or another 4xx where the id is one of several facts in a body); `others:
 * 'nothing_found'` is for filters, which then find nothing; `not_looked_up` is an id that is only compared with
 * what is stored in the caller's own object.
 */
export type NamedObject = ObjectKind | { kind: ObjectKind; others: 'nothing_found' } | 'not_looked_up';

/** One call of the API, as the OpenAPI page describes it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  tag: string;
  summary: string;
  access: Audience;
  /** Every id that the call takes, by its name in the path, the query, the form or the body (`matching.classId`). */
  objects?: Readonly<Record<string, NamedObject>>;
  /** Query parameters, as the controller reads them. */
  query?: z.ZodType;
  /** JSON body. */
  body?: z.ZodType;
  /**
   * Largest JSON body, in KB of 1,024 bytes; JSON_BODY_KB where it is not given. More than that only for calls
   * that carry long texts or many ids, and never for one that needs no session.
   */
  bodyKb?: number;
  /** With `bodyKb`: what the person reads about a larger body, and which field it most likely is. */
  tooMuch?: { field?: string; message: string };
  /** Path parameters that are not ids. */
  params?: z.ZodType;
  /** Name of the multipart field that carries files. */
  files?: string;
  /** Text fields that may come with the files. */
  fields?: z.ZodType;
  /**
   * Why it does not count among the account's short calls, where files or a reply that is not JSON do not already
   * say so: `long` work that has its own queue, or a `download`.
   */
  kind?: 'long' | 'download';
  /** Whether `?page=&pageSize=` page the list. */
  paged?: boolean;
  success: { status: number; type?: string; schema?: z.ZodType };
  /** Statuses of the errors that this call can give, beside those of every call. */
  errors: readonly number[];
}

/** Whatever was asked: the database cannot be reached, the server is too busy or stopping, or there is maintenance. */
export const ERRORS_OF_EVERY_CALL: readonly number[] = [503];

/** Up to here a JSON body is read on the event loop; a larger one in a thread. */
export const JSON_BODY_KB = 64;

/** A JSON reply. */
export const json = (schema: z.ZodType, status = 200) => ({ status, type: 'application/json', schema });
/** A reply without a body. */
export const nothing = { status: 204 };
