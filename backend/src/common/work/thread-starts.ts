/** Called when a kind of thread or work process cannot start, and when it can again. */
type Listener = (name: string, reason: string | null) => void;

/**
 * Which threads and work processes could not start when they were last wanted. One for the whole program: the code
 * that starts them writes here, health checks and the log read.
 */
class ThreadStarts {
  private readonly failures = new Map<string, string>();
  private readonly listeners = new Set<Listener>();

  /** Why a thread did not start, in the system's words, by the thread's name. */
  get failed(): ReadonlyMap<string, string> {
    return this.failures;
  }

  /** @returns a function that ends the listening */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  noteFailure(name: string, reason: string): void {
    if (this.failures.get(name) === reason) return;
    this.failures.set(name, reason);
    this.listeners.forEach((listener) => listener(name, reason));
  }

  noteSuccess(name: string): void {
    if (this.failures.delete(name)) this.listeners.forEach((listener) => listener(name, null));
  }
}

export const threadStarts = new ThreadStarts();
