/** Query option: fetch again when the view opens, because what it showed minutes ago may have changed. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;
