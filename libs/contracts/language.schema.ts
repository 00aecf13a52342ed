import { z } from 'zod';

export const localeSchema = z.enum(['en-AU', 'en-US', 'en-GB', 'en-CA']);
