import type { EntityManager } from 'typeorm';
import type { ReadableType } from '../../documents/document-type';

/** A file with a password or in HEIC is refused, so it is never kept. */
export type KeptType = ReadableType;

/** A file that was taken, with the essay it became. */
export interface FileToKeep {
  essayId: string;
  type: KeptType;
  path: string;
  bytes: number;
}

/**
 * Where files are kept as they were handed in. Everything that the product needs from such a place is here, so that
 * another one can replace the database.
 */
export abstract class FileStore {
  /**
   * Keeps the files with their essays: all of them or, if the caller's transaction is undone, none. Files that the
   * account has no room for are left out.
   * @returns the essays whose files are kept
   */
  abstract keep(
    manager: EntityManager,
    userId: string,
    files: readonly FileToKeep[],
  ): Promise<ReadonlySet<string>>;

  /** The essays among these whose files are kept, each with the type of its file. */
  abstract typesOf(essayIds: readonly string[]): Promise<Map<string, KeptType>>;

  /** The file; null if none is kept. */
  abstract read(essayId: string): Promise<Buffer | null>;
}
