import { HarperLinter } from '@marklight/text/harper-linter';

/** Loads the grammar checker and has it check a sentence, in a thread as the product does. */
export async function run(): Promise<void> {
  await new HarperLinter().warmUp();
}
