import { RosterError } from './classes.errors';
import { readRoster, type RosterList } from './roster-text';

export type RosterAnswer =
  | { list: RosterList }
  | { refused: { code: RosterError['code']; fields: Record<string, string> | undefined } };

export function run(text: string): RosterAnswer {
  try {
    const { students, skipped } = readRoster(text);
    return { list: { students, skipped } };
  } catch (error) {
    if (error instanceof RosterError) return { refused: { code: error.code, fields: error.fields } };
    throw error;
  }
}
