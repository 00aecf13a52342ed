export interface KeptChoice<Value extends string> {
  now: () => Value;
  subscribe: (listener: () => void) => () => void;
  choose: (value: Value) => void;
}

/**
 * A choice of how the review is shown, kept by the browser. Where that forbids keeping it, it holds for this page.
 * @param values the first is chosen until another is
 */
export function keptChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
): KeptChoice<Value> {
  const listeners = new Set<() => void>();
  let notKept: Value | null = null;
  return {
    now: () => {
      if (notKept !== null) return notKept;
      try {
        const kept = localStorage.getItem(key);
        return values.find((value) => value === kept) ?? values[0];
      } catch {
        return values[0];
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (value) => {
      try {
        localStorage.setItem(key, value);
        notKept = null;
      } catch {
        notKept = value;
      }
      listeners.forEach((listener) => listener());
    },
  };
}
