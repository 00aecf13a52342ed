import { useEffect, useRef, type ReactNode } from 'react';
import { messageOf } from '@marklight/api-client/errors';
import { Button } from '@marklight/ui/antd';
import { BlankPageDrawing } from './drawings';

export interface EmptyStateProps {
  /** One sentence. */
  title: string;
  /** What will be here, or how to get it. */
  explanation?: ReactNode;
  /** The one action. */
  action?: ReactNode;
  drawing?: ReactNode;
  /** True where it replaces a whole page, so that its title is the page's heading. */
  isPage?: boolean;
}

/** A list or page with nothing in it yet. */
export function EmptyState(props: EmptyStateProps) {
  const { title, explanation, action, drawing = <BlankPageDrawing />, isPage } = props;
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="ml-state">
      {drawing}
      <Title className="ml-state-title">{title}</Title>
      {explanation && <p className="ml-soft">{explanation}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  title: string;
  /** The failure; its sentence for people is shown. A string is shown as it is. */
  error: unknown;
  onRetry?: () => void;
  retrying?: boolean;
}

/** Something could not be loaded: what happened, and a way to try again. */
export function ErrorState({ title, error, onRetry, retrying = false }: ErrorStateProps) {
  /** Gets the focus if Retry had it and disappears, so that Tab does not start again at the top of the page. */
  const around = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) around.current?.focus({ preventScroll: true });
    },
    [],
  );
  const retry = (button: HTMLElement) => {
    around.current = button.closest('[tabindex="-1"]');
    onRetry?.();
  };
  return (
    <div className="ml-state" role="alert">
      <p className="ml-state-title">{title}</p>
      <p className="ml-soft">{typeof error === 'string' ? error : messageOf(error)}</p>
      {onRetry && (
        <Button onClick={(event) => retry(event.currentTarget)} loading={retrying}>
          Retry
        </Button>
      )}
    </div>
  );
}

export interface PageHeaderProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: its one h1, a line under it, and what can be done. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className="ml-page-header">
      <div>
        <h1>{title}</h1>
        {lead && <p className="ml-lead">{lead}</p>}
      </div>
      {actions && <div className="ml-actions">{actions}</div>}
    </header>
  );
}

/** Grey lines in place of text that is loading. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <div className="ml-section" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="ml-skeleton" style={{ width: index === 0 ? '60%' : undefined }} />
      ))}
    </div>
  );
}

/** Grey cards in place of a card grid; says "Loading" to a screen reader. */
export function SkeletonCards({ count = 6 }: { count?: number }) {
  return (
    <div className="ml-card-grid" role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="ml-card">
          <SkeletonLines />
        </div>
      ))}
    </div>
  );
}

/** Grey rows in place of a table or list; says "Loading" to a screen reader. */
export function SkeletonRows({ count = 5 }: { count?: number }) {
  return (
    <div className="ml-section" role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="ml-skeleton" style={{ height: 44 }} />
      ))}
    </div>
  );
}
