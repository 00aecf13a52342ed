import { z } from 'zod';

/**
 * The file: gzip of plain SQL that psql reads too. A first comment line says what it is, then one `COPY … FROM
 * stdin;` block for each table in the order of their references, then a last comment line with each table's checksum.
 * A file without that last line was cut off.
 */
export const BACKUP_FORMAT = 1;

const HEAD = '-- marklight backup ';
const TAIL = '-- marklight backup ends ';
export const END_OF_ROWS = '\\.';

const headSchema = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that made these tables, in order. */
  migrations: z.array(z.string()).min(1),
});
export type BackupHead = z.infer<typeof headSchema>;

const tableSumSchema = z.object({ rows: z.number().int().min(0), sum: z.string() });
export type TableSum = z.infer<typeof tableSumSchema>;

const tailSchema = z.object({
  tables: z.record(z.string(), tableSumSchema),
  /** The last value of each sequence, as `pg_sequences.last_value`; null for one that was never used. */
  sequences: z.record(z.string(), z.string().nullable()),
});
export type BackupTail = z.infer<typeof tailSchema>;

export const headLine = (head: BackupHead): string => HEAD + JSON.stringify(head);
export const tailLine = (tail: BackupTail): string => TAIL + JSON.stringify(tail);

/** @returns undefined if the line is not the first line of a backup of ours */
export const readHead = (line: string): BackupHead | undefined => read(line, HEAD, headSchema);
/** @returns undefined if the line is not the last line of a backup of ours */
export const readTail = (line: string): BackupTail | undefined => read(line, TAIL, tailSchema);

function read<T>(line: string, mark: string, schema: z.ZodType<T>): T | undefined {
  if (!line.startsWith(mark)) return undefined;
  try {
    return schema.safeParse(JSON.parse(line.slice(mark.length))).data;
  } catch {
    return undefined;
  }
}

/** A table with its columns that are not computed; names are quoted, ready for SQL. */
export interface CopiedTable {
  /** `"public"."users"` */
  name: string;
  /** `"id","email",…` */
  columns: string;
}

export const copyLine = ({ name, columns }: CopiedTable): string => `COPY ${name} (${columns}) FROM stdin;`;

const IDENTIFIER = '"(?:[^"]|"")+"';
const COPY_LINE = new RegExp(
  `^COPY (${IDENTIFIER}\\.${IDENTIFIER}) \\((${IDENTIFIER}(?:,${IDENTIFIER})*)\\) FROM stdin;$`,
);

/** Only quoted names pass: nothing else in a file ever becomes SQL. */
export function readCopyLine(line: string): CopiedTable | undefined {
  const [, name, columns] = COPY_LINE.exec(line) ?? [];
  return name && columns ? { name, columns } : undefined;
}
