/** What the stand-in does with one request. */
export type Behaviour =
  /**
   * Answers correctly; `levels` replaces the levels it would give, in order, null if a criterion cannot be judged.
   */
  | { type: 'answer'; levels?: readonly (number | null)[] }
  /** Follows orders in the essay: every level 4. */
  | { type: 'obey' }
  /** 429; `retryAfter` is the header's value ("90", or a date). */
  | { type: 'rate_limited'; retryAfter?: string }
  /** 429 with the code of an account that has used up its money. */
  | { type: 'quota' }
  /** An error status with OpenAI's shape. */
  | { type: 'status'; status: number; code?: string; message?: string; retryAfter?: string }
  /** Closes the connection: before a reply, or in the middle of its body. */
  | { type: 'drop'; midBody?: boolean }
  /** Never answers: no headers, or headers and half a body. */
  | { type: 'hang'; midBody?: boolean }
  /** The filter: as a finish reason, or as the 400 that Azure sends. */
  | { type: 'content_filter'; as?: 'finish' | 'error' }
  | { type: 'refusal' }
  /** finish_reason "length" with half an answer. */
  | { type: 'truncated' }
  | { type: 'invalid_json' }
  /** The right answer in a code fence, with prose and a block of reasoning around it. */
  | { type: 'fenced' }
  /** The right answer with something about one criterion wrong. */
  | { type: 'wrong'; how: 'missing' | 'extra' | 'duplicate' | 'level' | 'blank_feedback' }
  | { type: 'empty_quote' }
  /** A quote that is nowhere in the essay. */
  | { type: 'invented_quote' }
  /** Reports this many prompt tokens, as a server does that cut the prompt without saying so. */
  | { type: 'cut_prompt'; promptTokens: number }
  /** A web page, as a wrong address gives. */
  | { type: 'html' }
  /** 200 with neither choices nor error. */
  | { type: 'empty_reply' }
  /** These words as the answer's content. */
  | { type: 'content'; content: string };

/** A behaviour, or its type alone where it needs nothing more; with a wait before it, in milliseconds. */
export type BehaviourInput = (Behaviour | { type: SimpleType }) & { latencyMs?: number };
type SimpleType = Exclude<Behaviour['type'], 'status' | 'wrong' | 'cut_prompt' | 'content'>;

/** What the server accepts; anything else is refused with the 400 that OpenAI sends. */
export interface Abilities {
  jsonSchema: boolean;
  jsonObject: boolean;
  temperature: boolean;
  seed: boolean;
  maxTokens: boolean;
  systemRole: boolean;
  /** Accepts a JSON schema and ignores it, as old servers do: answers in prose until asked in the prompt. */
  heedsSchema: boolean;
  /** A number stands for a service that reports that many tokens of every call. */
  reportsUsage: boolean | number;
  /** Sees pictures: else it refuses them, or takes them and does not look (`ignored`). */
  pictures: boolean | 'ignored';
  /** Refuses without naming what it refuses. */
  namesParameter: boolean;
}

export const ALL_ABILITIES: Abilities = {
  jsonSchema: true,
  jsonObject: true,
  temperature: true,
  seed: true,
  maxTokens: true,
  systemRole: true,
  heedsSchema: true,
  reportsUsage: true,
  pictures: true,
  namesParameter: true,
};
