export interface OddCheckout {
  folder: string;
  /** For temporary files, beside the folder. */
  tmp: string;
  /** Whom to run programs as; undefined where we are no root ourselves. */
  user: { uid: number; gid: number } | undefined;
  remove(): void;
}

export function oddCheckout(options?: { built?: boolean }): OddCheckout;
