/** Where days stand on a line, 0–1 from left to right: by their distance in time, so that a gap shows as one. */
export function positionsOf(dates: readonly string[]): number[] {
  const times = dates.map((date) => Date.parse(date));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  return times.map((time) => (last > first ? (time - first) / (last - first) : 0.5));
}

/**
 * Which places get a label: all that are far enough from the one before, and always the last.
 * @param places ascending, 0–1
 * @param distance 0–1 too
 */
export function labelled(places: readonly number[], distance: number): Set<number> {
  const last = places.length - 1;
  const end = places[last] ?? 0;
  const chosen = new Set<number>(last >= 0 ? [last] : []);
  let previous = -Infinity;
  places.forEach((place, index) => {
    if (place - previous < distance || end - place < distance) return;
    chosen.add(index);
    previous = place;
  });
  return chosen;
}

/**
 * The values of an axis from 0 to at least the largest value, in steps of 1, 2 or 5 times a power of ten, never
 * smaller than 1, because counts have no halves.
 * @param intervals how many steps at most
 */
export function ticksTo(largest: number, intervals = 4): number[] {
  const wanted = Math.max(1, largest) / intervals;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((each) => each * power >= wanted) ?? 10;
  const step = Math.max(1, factor * power);
  const count = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/**
 * Moves labels down until each is far enough from the one above, then up as far as the end requires. The order of the
 * places stays.
 * @param places from the top, in any unit
 * @param end no label goes below it, as long as all have room
 */
export function apart(places: readonly number[], distance: number, end: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let above = -Infinity;
  for (const index of order) {
    above = Math.max(moved[index] ?? 0, above + distance);
    moved[index] = above;
  }
  let below = end + distance;
  for (const index of order.reverse()) {
    below = Math.min(moved[index] ?? 0, below - distance);
    moved[index] = below;
  }
  return moved;
}
