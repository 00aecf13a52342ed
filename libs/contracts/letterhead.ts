import type { z } from 'zod';
import { LOGO_MAX_MB, LOGO_MAX_MEGAPIXELS } from './business';
import type { letterheadRequestSchema, letterheadSchema } from './letterhead.schema';

/** Apart from the other routes, which every first view loads. */
export const LETTERHEAD_API = {
  letterhead: '/api/user/letterhead',
  logo: '/api/user/letterhead/logo',
} as const;

/** Not in business.ts beside the limit in megabytes: a number that is computed there would be in every first view. */
export const LOGO_MAX_BYTES = LOGO_MAX_MB * 1024 * 1024;

export const LOGO_FIELD = 'logo';
/** What a file chooser offers. Files are told apart by their content. */
export const LOGO_ACCEPT = 'image/png,image/jpeg';

export const LOGO_REFUSALS = {
  no_logo_file: 'Choose a picture for the logo (PNG or JPEG).',
  logo_too_large: `A logo can have at most ${LOGO_MAX_MB} MB. Save a smaller version and choose it again.`,
  logo_type:
    'A logo has to be a PNG or JPEG picture. Open this file in a picture program, save it as PNG and choose it again.',
  logo_too_many_pixels: `This picture has more than ${LOGO_MAX_MEGAPIXELS} million pixels. Save a smaller version and choose it again.`,
  logo_damaged: 'This picture is damaged or incomplete. Save it as PNG again, then choose it again.',
} as const;
export type LogoRefusal = keyof typeof LOGO_REFUSALS;

export type Letterhead = z.infer<typeof letterheadSchema>;
export type LetterheadRequest = z.infer<typeof letterheadRequestSchema>;
