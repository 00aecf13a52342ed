/** Option of a query whose view must not open on what it showed minutes ago. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;
