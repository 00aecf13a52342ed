import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ActivityDetails } from './activity-details';

/** Something that a person did. Rows go with their account. */
@Entity('user_activity_log')
export class UserActivity {
  /** A bigint, which the driver gives as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** One of ACTIVITY_ACTIONS; older rows may have actions that no longer exist. */
  @Column('text')
  action: string;

  @Column('jsonb', { nullable: true })
  details: ActivityDetails | null;

  /** The network only: see `shortenedAddress`. */
  @Column('text', { name: 'ip_address', nullable: true })
  ipAddress: string | null;

  /** Browser family and system only: see `shortenedAgent`. */
  @Column('text', { name: 'user_agent', nullable: true })
  userAgent: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
