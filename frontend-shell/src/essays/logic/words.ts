import { countOf } from '@marklight/ui/words';

/** "1 essay", "5,213 essays". */
export function essaysOf(count: number): string {
  return countOf(count, 'essay');
}
