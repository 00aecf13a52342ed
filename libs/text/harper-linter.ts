import type { Locale } from '@marklight/contracts/language';
import { Harper } from './harper';
import { judgedFindings } from './judged-findings';
import type { LintFinding, Linter } from './linter';

/** A Linter that holds Harper itself. `warmUp` loads it ahead of the first text. */
export class HarperLinter implements Linter {
  private readonly harper = new Harper();

  /** @throws LinterLoadError */
  async warmUp(): Promise<void> {
    // The first misspelling builds Harper's table of suggestions, which takes most of a second.
    await this.lint('The studnet reads.', 'en-AU');
  }

  /** @throws LinterLoadError */
  async lint(text: string, locale: Locale, signal?: AbortSignal): Promise<LintFinding[]> {
    return judgedFindings(text, locale, await this.harper.findingsIn(text, locale, { signal }));
  }
}
