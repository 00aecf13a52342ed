/**
 * Adds a value to the list of a key, in place: copying the list for each value would cost the square of its length.
 */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
