import { z } from 'zod';

/** The language standards a teacher can grade by; the first is the default. */
export const LANGUAGE_STANDARDS = [
  { locale: 'en-AU', label: 'Australian English' },
  { locale: 'en-US', label: 'American English' },
  { locale: 'en-GB', label: 'British English' },
  { locale: 'en-CA', label: 'Canadian English' },
] as const;

export const localeSchema = z.enum(['en-AU', 'en-US', 'en-GB', 'en-CA']);
export type Locale = z.infer<typeof localeSchema>;
export const DEFAULT_LOCALE: Locale = 'en-AU';
