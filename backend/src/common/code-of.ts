/** The `code` of a system or database error (`EACCES`, `3D000`), or undefined. */
export function codeOf(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}
