import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Lower case. */
  @Column('text')
  email: string;

  @Column('text', { name: 'first_name', default: '' })
  firstName: string;

  @Column('text', { name: 'last_name', default: '' })
  lastName: string;

  /** Argon2id in PHC form. Never selected unless asked for by name. */
  @Column('text', { select: false })
  password: string;

  @Column('text', { name: 'reset_token', nullable: true, select: false })
  resetToken: string | null;

  @Column('timestamptz', { name: 'reset_token_expiry', nullable: true, select: false })
  resetTokenExpiry: Date | null;

  @Column('text', { name: 'profile_image_url', nullable: true })
  profileImageUrl: string | null;

  @Column('boolean', { name: 'is_admin', default: false })
  isAdmin: boolean;

  @Column('text', { name: 'stripe_customer_id', nullable: true })
  stripeCustomerId: string | null;

  @Column('text', { name: 'stripe_subscription_id', nullable: true })
  stripeSubscriptionId: string | null;

  @Column('text', { name: 'subscription_status', default: 'trial' })
  subscriptionStatus: string;

  @Column('timestamptz', { name: 'trial_start_date', nullable: true })
  trialStartDate: Date | null;

  @Column('timestamptz', { name: 'trial_end_date', nullable: true })
  trialEndDate: Date | null;

  /** When access by trial ends; an administrator's extension moves this, `trialEndDate` stays. */
  @Column('timestamptz', { name: 'trial_ends_at', nullable: true })
  trialEndsAt: Date | null;

  @Column('timestamptz', { name: 'subscription_ends_at', nullable: true })
  subscriptionEndsAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
