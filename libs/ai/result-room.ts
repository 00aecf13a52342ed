import { RESULT_LIMITS, type Evidence } from '@marklight/contracts/grading';

/**
 * What one result may hold of what a grader wrote: see RESULT_LIMITS. Texts are cut where they are too long, and more
 * tightly once all of them together have had their share, so that a result has a largest size whatever a model answers.
 */
export class ResultRoom {
  private left: number = RESULT_LIMITS.all;

  text(text: string): string {
    return this.cut(text, RESULT_LIMITS.text);
  }

  points(texts: readonly string[]): string[] {
    return texts.slice(0, RESULT_LIMITS.points).map((text) => this.cut(text, RESULT_LIMITS.point));
  }

  /** Still word for word what stands in the essay. */
  quote({ quote, start }: Evidence): Evidence {
    const shown = this.beginning(quote, RESULT_LIMITS.quote);
    return { quote: shown, start, end: start + shown.length };
  }

  private cut(text: string, most: number): string {
    const shown = this.beginning(text, most);
    return shown.length < text.length ? `${whole(shown.slice(0, -1))}…` : shown;
  }

  private beginning(text: string, most: number): string {
    const length = Math.min(text.length, most, Math.max(this.left, RESULT_LIMITS.rest));
    const shown = length < text.length ? whole(text.slice(0, length)) : text;
    this.left -= shown.length;
    return shown;
  }
}

/** Without the half of a character at its end, which PostgreSQL would refuse. */
function whole(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}
