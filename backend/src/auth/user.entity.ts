import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Lower case. */
  @Column('text')
  email: string;

  /** When the email was confirmed as the person's, by mail or by an administrator. */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  /** Lower case; takes the place of the email once it is confirmed. */
  @Column('text', { name: 'pending_email', nullable: true })
  pendingEmail: string | null;

  @Column('text', { name: 'first_name', default: '' })
  firstName: string;

  @Column('text', { name: 'last_name', default: '' })
  lastName: string;

  /** Argon2id in PHC form. Never selected unless asked for by name. */
  @Column('text', { default: '!', select: false })
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

  /** The end of what was paid for; of a subscription taken during the trial, its first charge. */
  @Column('timestamptz', { name: 'subscription_ends_at', nullable: true })
  subscriptionEndsAt: Date | null;

  /** Complimentary access given by an administrator. */
  @Column('timestamptz', { name: 'complimentary_until', nullable: true })
  complimentaryUntil: Date | null;

  @Column('boolean', { name: 'cancel_at_period_end', default: false })
  cancelAtPeriodEnd: boolean;

  /** The payment provider's page where the overdue invoice is paid. */
  @Column('text', { name: 'open_invoice_url', nullable: true })
  openInvoiceUrl: string | null;

  /** What a first payment waits for: see the contract's `pendingPaymentSchema`. */
  @Column('text', { name: 'pending_payment', default: 'none' })
  pendingPayment: string;

  /** Rises with every state read from the payment provider that is written. */
  @Column('integer', { name: 'billing_version', default: 0 })
  billingVersion: number;

  @Column('timestamptz', { name: 'billing_read_at', nullable: true })
  billingReadAt: Date | null;

  /** When an administrator disabled the account; null while it is not disabled. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null;

  /**
   * Signed up by a school's domain, and the address is not confirmed yet: the account may sign in and do nothing
   * else.
   */
  @Column('boolean', { name: 'awaits_confirmation', default: false })
  awaitsConfirmation: boolean;

  /** Whether what the teacher writes on an essay goes into their comment bank when the essay is approved. */
  @Column('boolean', { name: 'comment_bank_grows', default: true })
  commentBankGrows: boolean;

  /** Rises with every action of an administrator on the account. */
  @Column('integer', { default: 1 })
  version: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
