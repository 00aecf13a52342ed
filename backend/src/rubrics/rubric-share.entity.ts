import type { RubricShare } from '@marklight/contracts/rubrics';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person or an email domain that may use a rubric. */
@Entity('rubric_shares')
export class RubricShareRecord {
  @PrimaryColumn('uuid', { name: 'rubric_id' })
  rubricId: string;

  @PrimaryColumn('text')
  kind: RubricShare['kind'];

  /** Lower case; a domain without its @. */
  @PrimaryColumn('text')
  value: string;

  /** The order in which the owner lists them. */
  @Column('integer')
  position: number;
}
