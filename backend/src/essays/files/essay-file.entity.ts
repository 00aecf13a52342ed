import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeptType } from './file-store';

/** A file as it was handed in; it goes with its essay. */
@Entity('essay_files')
export class EssayFile {
  @PrimaryColumn('uuid', { name: 'essay_id' })
  essayId: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  type: KeptType;

  @Column('integer')
  bytes: number;

  @Column('bytea', { select: false })
  content: Buffer;
}
