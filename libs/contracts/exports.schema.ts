import { essayFilterSchema } from './essays.schema';
import { timeZoneSchema } from './time-zone.schema';

/** Which essays an export is about, and the time zone of its dates; UTC if absent. */
export const exportQuerySchema = essayFilterSchema.extend({ timeZone: timeZoneSchema.optional() });
