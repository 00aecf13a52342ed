import { Component, type ReactNode } from 'react';
import { ErrorState } from './states';

export interface RemoteBoundaryProps {
  /** Its name for people: "The grading dashboard". */
  name: string;
  onRetry: () => void;
  children: ReactNode;
}
interface RemoteBoundaryState {
  failed: boolean;
  /** True if host and remote were built for different versions of the modules they share. */
  misfit: boolean;
}

/** The federation runtime's words for a shared module whose version is not the one a remote requires. */
const MISFIT = 'does not satisfy the requirement of';

/**
 * Keeps a failure inside one part of the page and offers Retry. Give it a `key` of part and attempt:
 * each attempt needs a new boundary.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failed: false, misfit: false };

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { failed: true, misfit: error instanceof Error && error.message.includes(MISFIT) };
  }

  override render(): ReactNode {
    const { name, onRetry, children } = this.props;
    const { failed, misfit } = this.state;
    if (!failed) return children;
    return (
      <ErrorState
        title={misfit ? `${name} does not match this version of the page.` : `${name} could not be shown.`}
        error={
          misfit
            ? 'Only one of the two has been updated. Everything else still works. Reload the page in a few minutes. If it happens again, contact support.'
            : 'Everything else still works. Check your connection and retry. If it happens again, contact support.'
        }
        onRetry={onRetry}
      />
    );
  }
}
