import type { ChipTone } from '@marklight/ui/palette';

export type BadgeVariant = 'destructive' | 'secondary' | 'default';

const DESTRUCTIVE_ABOVE = 70;
const SECONDARY_ABOVE = 30;

/** The badge of an AI detection score, 0–100. */
export function badgeVariantOf(score: number): BadgeVariant {
  if (score > DESTRUCTIVE_ABOVE) return 'destructive';
  return score > SECONDARY_ABOVE ? 'secondary' : 'default';
}

export const BADGE_TONES: Record<BadgeVariant, ChipTone> = {
  destructive: 'red',
  secondary: 'grey',
  default: 'blue',
};
