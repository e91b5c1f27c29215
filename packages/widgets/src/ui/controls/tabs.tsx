import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useUniqueId } from '../unique-id.ts';

export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Id extends string = string> {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string;
}

/** Tabs that show one panel. Arrows, Home and End move the focus and select; Tab moves to the panel. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  const id = useUniqueId();
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const open = tabs.filter((tab) => !tab.disabled);
    const at = open.findIndex((tab) => tab.id === current?.id);
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: open.length - 1,
    };
    const move = moves[event.key];
    const next = move === undefined ? undefined : open[(move + open.length) % open.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    const button = [...event.currentTarget.children].find((child) => child.id === `${id}-${next.id}-tab`);
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <div className={classNames('vs-tabs', className)}>
      <div role="tablist" aria-label={label} className="vs-tabs__list" onKeyDown={keys}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-${tab.id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            disabled={tab.disabled}
            className="vs-tabs__tab"
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {current && (
        <div
          key={current.id}
          role="tabpanel"
          id={`${id}-${current.id}-panel`}
          aria-labelledby={`${id}-${current.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable by keyboard
          tabIndex={0}
          className="vs-tabs__panel"
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
