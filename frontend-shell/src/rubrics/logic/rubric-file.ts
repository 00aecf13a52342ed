import type { Rubric } from '@marklight/contracts/rubrics';

const NAME_MAX_CHARACTERS = 60;

/** A rubric as a file that Import reads again: what it says, not whose it is or who has it. */
export function rubricAsJson({ name, description, criteria }: Rubric): string {
  return `${JSON.stringify({ name, description, criteria }, null, 2)}\n`;
}

/** "narrative-rubric-20260304-1530.json": letters and digits that every system can save, and the time. */
export function rubricFilename(name: string, extension: string, now: Date): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const kept = [...words].slice(0, NAME_MAX_CHARACTERS).join('').replace(/-+$/, '');
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  const time = `${two(now.getHours())}${two(now.getMinutes())}`;
  return `${[kept, 'rubric', day, time].filter(Boolean).join('-')}.${extension}`;
}
