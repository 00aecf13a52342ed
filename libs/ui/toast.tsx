import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { TIMINGS } from '@marklight/contracts/business';

export interface ToastContent {
  title: string;
  message?: string;
  /** `error` is announced immediately, the others when the screen reader pauses. Default `info`. */
  tone?: 'info' | 'success' | 'error';
  /** The next step, shown as a link, or as a button where it happens here. */
  action?: { label: string } & ({ href: string } | { onSelect: () => void });
  /** Milliseconds; default TIMINGS.toastDuration. */
  duration?: number;
}
interface ShownToast extends ToastContent {
  id: number;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one that is there: only one is shown at a time. */
export function toast(content: ToastContent): void {
  lastId += 1;
  current = { ...content, id: lastId };
  listeners.forEach((listener) => listener());
}

/** Dismisses the toast; with an id, only if it is still that one. */
export function dismissToast(id?: number): void {
  if (id !== undefined && current?.id !== id) return;
  current = null;
  listeners.forEach((listener) => listener());
}

/** For components: `const toast = useToast(); toast({ title: 'Saved' })`. */
export function useToast(): typeof toast {
  return toast;
}

/** Where toasts appear. The page has one. */
export function ToastHost() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
  const urgent = shown?.tone === 'error';
  // Both regions are there from the start: screen readers announce changes to a region, not its arrival.
  return (
    <div className="ml-toasts">
      <div role="status" aria-live="polite">
        {shown && !urgent && <ToastCard key={shown.id} toast={shown} />}
      </div>
      <div role="alert" aria-live="assertive">
        {shown && urgent && <ToastCard key={shown.id} toast={shown} />}
      </div>
    </div>
  );
}

function ToastCard({
  toast: { id, title, message, tone = 'info', action, duration },
}: {
  toast: ShownToast;
}) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), duration ?? TIMINGS.toastDuration);
    return () => clearTimeout(timer);
  }, [id, held, duration]);
  return (
    <div
      className={`ml-toast ml-toast-${tone}`}
      onMouseMove={(event) => {
        // A toast that appears under a resting pointer does not count as hovered, so it goes after its time.
        if (event.movementX !== 0 || event.movementY !== 0) setHeld(true);
      }}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="ml-toast-text">
        <strong>{title}</strong>
        {message && <p>{message}</p>}
        {action && 'href' in action && <a href={action.href}>{action.label}</a>}
        {action && 'onSelect' in action && (
          <button
            type="button"
            className="ml-link"
            onClick={() => {
              dismissToast(id);
              action.onSelect();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="ml-icon-button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
