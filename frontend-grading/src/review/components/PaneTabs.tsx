import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

export interface PaneTab {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

export interface PaneTabsProps {
  /** A name for the group of tabs. */
  label: string;
  tabs: readonly PaneTab[];
  /** One more tab, which shows all of them beside each other. */
  all?: { key: string; label: string } | undefined;
  active: string;
  onChange: (key: string) => void;
  /** The part of the pane that scrolls; the first where all are shown. */
  scroll: RefObject<HTMLDivElement | null>;
}

/**
 * Tabs of a pane that scrolls by itself. The content of a tab is created when it is first opened and then kept, so
 * that an open field stays open.
 */
export function PaneTabs({ label, tabs, all, active, onChange, scroll }: PaneTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const areAllShown = all?.key === active;
  const shown = areAllShown || tabs.some(({ key }) => key === active) ? active : tabs[0]?.key;
  const isShown = (key: string) => areAllShown || key === shown;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (tabs.some(({ key }) => isShown(key) && !opened.has(key)))
    setOpened(new Set([...opened, ...tabs.flatMap(({ key }) => (isShown(key) ? [key] : []))]));
  const choices = all ? [...tabs, all] : tabs;
  const turn = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const place = choices.findIndex(({ key }) => key === shown);
    const next = choices[(place + step + choices.length) % choices.length];
    if (!next) return;
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className="er-tabs ml-tabs ml-flex ml-gap-4 ml-fixed ml-line-below"
        role="tablist"
        aria-label={label}
        onKeyDown={turn}
      >
        {choices.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === shown}
            aria-controls={(tab === all ? tabs : [tab]).map(({ key }) => `${id}-panel-${key}`).join(' ')}
            tabIndex={tab.key === shown ? 0 : -1}
            // A click leaves the focus where it was, so that the keys of the screen continue to work.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={areAllShown ? 'er-beside ml-flex ml-grow' : 'er-one-of'}>
        {tabs.map((tab, at) => (
          <div
            key={tab.key}
            ref={tab.key === shown || (areAllShown && at === 0) ? scroll : undefined}
            id={`${id}-panel-${tab.key}`}
            className="er-scroll ml-grow ml-scrolls ml-stack ml-gap-12"
            role="tabpanel"
            aria-labelledby={`${id}-${tab.key}`}
            tabIndex={0}
            hidden={!isShown(tab.key)}
          >
            {(opened.has(tab.key) || isShown(tab.key)) && tab.content}
          </div>
        ))}
      </div>
    </>
  );
}
