import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

export interface PaneTab {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

export interface PaneTabsProps {
  /** What the tabs are about. */
  label: string;
  tabs: readonly PaneTab[];
  active: string;
  onChange: (key: string) => void;
  /** The part of the pane that scrolls. */
  scroll: RefObject<HTMLDivElement | null>;
}

/**
 * Tabs of a pane that scrolls by itself. What a tab holds is made when it is first opened and kept then, so that a field
 * that is open stays so.
 */
export function PaneTabs({ label, tabs, active, onChange, scroll }: PaneTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([active]));
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  const shown = tabs.some(({ key }) => key === active) ? active : tabs[0]?.key;
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const place = tabs.findIndex(({ key }) => key === shown);
    const next = tabs[(place + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className="er-tabs ml-flex ml-gap-4 ml-line-below"
        role="tablist"
        aria-label={label}
        onKeyDown={turn}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === shown}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === shown ? 0 : -1}
            // A click leaves the focus where it was, so that the keys of the screen go on working.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          ref={tab.key === shown ? scroll : undefined}
          id={`${id}-panel-${tab.key}`}
          className="er-scroll er-panel ml-flex ml-gap-12"
          role="tabpanel"
          aria-labelledby={`${id}-${tab.key}`}
          tabIndex={0}
          hidden={tab.key !== shown}
        >
          {(opened.has(tab.key) || tab.key === shown) && tab.content}
        </div>
      ))}
    </>
  );
}
