const PREFIX = 'marklight-unsent';

/** Each window keeps its own entry, so that two windows never overwrite each other's. */
export function keyOf(account: string, resultId: string, window: string): string {
  return [PREFIX, account, resultId, window].join(':');
}

/** Of everything that this device keeps for the account. */
export function keptKeys(account: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}:${account}:`));
  } catch {
    // The browser forbids it, so nothing was kept either.
    return [];
  }
}
