import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { STORED_FILES_MAX_BYTES } from '@marklight/contracts/business';
import { In, type EntityManager, type Repository } from 'typeorm';
import { EssayFile } from './essay-file.entity';
import { FileStore, type FileToKeep, type KeptType } from './file-store';

/** Files in PostgreSQL: they are stored, backed up and deleted with their essays. */
@Injectable()
export class DatabaseFileStore extends FileStore {
  constructor(@InjectRepository(EssayFile) private readonly files: Repository<EssayFile>) {
    super();
  }

  async keep(
    manager: EntityManager,
    userId: string,
    files: readonly FileToKeep[],
  ): Promise<ReadonlySet<string>> {
    const kept = new Set<string>();
    let room = STORED_FILES_MAX_BYTES - (await keptBytes(manager, userId));
    // One at a time: an upload may have 500 MB.
    for (const { essayId, type, path, bytes } of files) {
      if (bytes > room) continue;
      await manager.insert(EssayFile, { essayId, userId, type, bytes, content: await readFile(path) });
      room -= bytes;
      kept.add(essayId);
    }
    return kept;
  }

  async typesOf(essayIds: readonly string[]): Promise<Map<string, KeptType>> {
    const found = await this.files.find({
      where: { essayId: In([...essayIds]) },
      select: { essayId: true, type: true },
    });
    return new Map(found.map(({ essayId, type }) => [essayId, type]));
  }

  async read(essayId: string): Promise<Buffer | null> {
    const file = await this.files.findOne({ where: { essayId }, select: { essayId: true, content: true } });
    return file?.content ?? null;
  }
}

async function keptBytes(manager: EntityManager, userId: string): Promise<number> {
  return (await manager.sum(EssayFile, 'bytes', { userId })) ?? 0;
}
