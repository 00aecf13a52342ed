import { createHash } from 'node:crypto';
import { StripeFailure } from '../model/failure';

export interface Answer {
  status: number;
  /** JSON, as it was at that moment. */
  body: string;
}

interface Kept {
  fingerprint: string;
  answer?: Answer;
  request: string;
}

/** Answers kept by idempotency key: the same call again gets the same answer, another call is refused. */
export class IdempotentAnswers {
  private readonly kept = new Map<string, Kept>();

  /** The answer of an earlier call with this key; undefined lets the call go ahead. */
  earlier(key: string, call: string, request: string): (Answer & { request: string }) | undefined {
    const fingerprint = createHash('sha256').update(call).digest('hex');
    const kept = this.kept.get(key);
    if (!kept) {
      this.kept.set(key, { fingerprint, request });
      return undefined;
    }
    if (kept.fingerprint !== fingerprint) {
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (!kept.answer) {
      throw new StripeFailure(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      });
    }
    return { ...kept.answer, request: kept.request };
  }

  /** Keeps the answer of a call that was carried out; one that was refused for its form leaves the key free. */
  keep(key: string, answer: Answer): void {
    const kept = this.kept.get(key);
    if (!kept) return;
    if (answer.status < 400 || answer.status === 402) kept.answer = answer;
    else this.kept.delete(key);
  }

  /**
   * A call that was carried out and answered with a server error always gives that answer afterwards, as at Stripe.
   */
  keepError(key: string, answer: Answer): void {
    const kept = this.kept.get(key);
    if (kept) kept.answer = answer;
  }
}
