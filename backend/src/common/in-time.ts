/**
 * Waits for the work for a limited time; the work itself continues.
 * @returns its outcome, or `late` if it took longer
 */
export async function inTime<Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
