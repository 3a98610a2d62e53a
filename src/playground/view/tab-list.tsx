import type { KeyboardEvent } from "react";

import type { GlobalClass } from "../../components/parts/global-styles";
import type { Tab } from "./panels";
import { usePlaygroundState } from "./parts/playground-context";
import type { TabListClass } from "./tab-list-styles";

interface TabListProps {
  tabs: readonly Tab[];
  selected: string;
  onSelect: (name: string) => void;
}

/** The tabs of the panels; arrow keys move between them. */
export const TabList = ({ tabs, selected, onSelect }: TabListProps) => {
  const issues = usePlaygroundState(({ analysis }) => analysis?.issues.length ?? 0);

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex(({ name }) => name === selected);
    const target = new Map([
      ["ArrowRight", at + 1],
      ["ArrowLeft", at - 1 + tabs.length],
      ["Home", 0],
      ["End", tabs.length - 1],
    ]).get(event.key);
    const next = target === undefined ? undefined : tabs[target % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.name);
    event.currentTarget.querySelector<HTMLElement>(`#playground-tab-${next.name}`)?.focus();
  };

  return (
    // Arrow keys belong to the tabs in the list, which have the focus.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label="Views of the message" onKeyDown={move}>
      {tabs.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`playground-tab-${name}`}
          aria-selected={name === selected}
          aria-controls={name === selected ? `playground-${name}` : undefined}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {label}
          {name === "checks" && issues > 0 && (
            <span className={"count" satisfies TabListClass}>
              {issues}
              <span className={"visually-hidden" satisfies GlobalClass}> findings</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
};
