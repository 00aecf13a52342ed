import type { z } from 'zod';
import type { localeSchema } from './language.schema';

/** The language standards a teacher can grade by; the first is the default. */
export const LANGUAGE_STANDARDS = [
  { locale: 'en-AU', label: 'Australian English' },
  { locale: 'en-US', label: 'American English' },
  { locale: 'en-GB', label: 'British English' },
  { locale: 'en-CA', label: 'Canadian English' },
] as const;

export type Locale = z.infer<typeof localeSchema>;
export const DEFAULT_LOCALE: Locale = 'en-AU';
