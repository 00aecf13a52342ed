import { Component, type ReactNode } from 'react';
import { ErrorState } from './states';

export interface RemoteBoundaryProps {
  /** What the person calls it: "The grading dashboard". */
  name: string;
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Keeps a failure inside one part of the page and offers Retry. Give it a `key` of part and attempt:
 * a fresh attempt needs a fresh boundary.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { name, onRetry, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <ErrorState
        title={`${name} could not be shown.`}
        error="Everything else still works. Retry, and if it happens again, tell support."
        onRetry={onRetry}
      />
    );
  }
}
