import type { z } from 'zod';
import type { placedLineSchema, textPlacesSchema } from './text-places.schema';

export type PlacedLine = z.infer<typeof placedLineSchema>;
export type TextPlaces = z.infer<typeof textPlacesSchema>;
