import type { z } from 'zod';

/** One call of the API, as the OpenAPI page describes it. */
export interface Operation {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  tag: string;
  summary: string;
  /** JSON body. */
  body?: z.ZodType;
  /** Name of the multipart field that carries files. */
  files?: string;
  /** Whether `?page=&pageSize=` page the list. */
  paged?: boolean;
  success: { status: number; type?: string; schema?: z.ZodType };
  /** Statuses of the errors that this call is known for. */
  errors: readonly number[];
}

/** A JSON reply. */
export const json = (schema: z.ZodType, status = 200) => ({ status, type: 'application/json', schema });
/** A reply without a body. */
export const nothing = { status: 204 };
