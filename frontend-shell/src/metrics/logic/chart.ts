/** One point of a line chart: 0–1 from left to right, and 0–100 from the bottom. */
export interface ChartPoint {
  x: number;
  value: number;
}

/** Days on a line: by their distance in time, so that a gap shows as one. */
export function pointsOf(days: readonly { date: string; meanPercentage: number }[]): ChartPoint[] {
  const times = days.map(({ date }) => Date.parse(date));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return days.map(({ meanPercentage }, index) => ({
    x: last > first ? ((times[index] ?? first) - first) / (last - first) : 0.5,
    value: meanPercentage,
  }));
}

/**
 * Which points get a label: all that keep their distance from the one before, and always the last.
 * @param distance 0–1, as the points' x
 */
export function labelled(points: readonly ChartPoint[], distance: number): Set<number> {
  const last = points.length - 1;
  const end = points[last]?.x ?? 0;
  const chosen = new Set<number>(last >= 0 ? [last] : []);
  let previous = -Infinity;
  points.forEach(({ x }, index) => {
    if (x - previous < distance || end - x < distance) return;
    chosen.add(index);
    previous = x;
  });
  return chosen;
}
