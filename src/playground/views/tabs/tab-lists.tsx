import { formatNumber } from "@ddex-suite/ern/text/counted";
import { type KeyboardEvent, useState } from "react";

import { diagnosticCount } from "../checks/diagnostics-text";
import { ToolIcon } from "../icons/tool-icon";
import { ToolMenu } from "../menu/tool-menu";
import { nextByKey } from "../parts/next-by-key";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { allTabs, groupsInMenu, mainTabs, sourceTab, type Tab } from "./tabs";

const DiagnosticCount = () => {
  const count = usePlaygroundState(diagnosticCount);
  return count === 0 ? null : (
    <span className="count">
      {formatNumber(count)}
      <span className="visually-hidden"> problems</span>
    </span>
  );
};

interface TabListProps {
  tabs: readonly Tab[];
  selected: string;
  orientation: "vertical" | "horizontal";
}

/** Tabs between which keys move; Tab reaches the selected one, or the first if the view that is shown has none. */
const TabList = ({ tabs, selected, orientation }: TabListProps) => {
  const { store } = usePlayground();
  const names = tabs.map(({ name }): string => name);
  const stop = names.includes(selected) ? selected : names[0];
  const moveBetween = (event: KeyboardEvent): void => {
    const next = nextByKey(names, selected, event.key, orientation);
    if (next === undefined) return;
    event.preventDefault();
    store.set({ panel: next });
    event.currentTarget.querySelector<HTMLElement>(`#playground-tab-${next}`)?.focus();
  };
  return (
    // Arrow keys belong to the tabs in the list, which have the focus.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="tablist"
      aria-label="Views of the message"
      aria-orientation={orientation === "vertical" ? orientation : undefined}
      onKeyDown={moveBetween}
    >
      {tabs.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`playground-tab-${name}`}
          aria-selected={name === selected}
          aria-controls={name === selected ? `playground-${name}` : undefined}
          tabIndex={name === stop ? 0 : -1}
          onClick={() => store.set({ panel: name })}
        >
          <ToolIcon name={name} />
          {label}
          {name === "checks" && <DiagnosticCount />}
        </button>
      ))}
    </div>
  );
};

/** The view that is shown without always having a tab. */
const useOtherTab = (selected: string): Tab | undefined => {
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  return allTabs(hasFiles)
    .slice(mainTabs.length)
    .find(({ name }) => name === selected);
};

interface MoreViewsProps {
  selected: string;
  /** The shown view, if the button has its name. */
  shown?: Tab | undefined;
}

const MoreViews = ({ selected, shown }: MoreViewsProps) => {
  const { store } = usePlayground();
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  return (
    <ToolMenu
      label={shown ? `More views: ${shown.label}` : "More views"}
      shown={shown?.label ?? "More"}
      shownId={shown && `playground-tab-${shown.name}`}
      icon={shown?.name ?? "more"}
      groups={groupsInMenu(hasFiles).map(({ label, tabs }) => ({
        label,
        items: tabs.map(({ name, label: text }) => ({
          label: text,
          icon: name,
          isChosen: name === selected,
          run: () => store.set({ panel: name }),
        })),
      }))}
    />
  );
};

/** The tabs next to the panes; a view from the menu keeps its tab until another one is chosen there. */
export const Rail = ({ selected, hasSource }: { selected: string; hasSource: boolean }) => {
  const otherTab = useOtherTab(selected);
  const [lastTab, setLastTab] = useState(otherTab);
  if (otherTab && otherTab !== lastTab) setLastTab(otherTab);
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  const kept = lastTab && (hasFiles || lastTab.name !== "files") ? [lastTab] : [];
  const tabs = [...(hasSource ? [sourceTab] : []), ...mainTabs, ...kept];
  return (
    <div className="rail">
      <TabList tabs={tabs} selected={selected} orientation="vertical" />
      <MoreViews selected={selected} />
    </div>
  );
};

/** Switches between the source and the views if there's only room for one; at the bottom, in reach of the thumb. */
export const PaneBar = ({ selected }: { selected: string }) => (
  <div className="pane-bar">
    <TabList tabs={[sourceTab, ...mainTabs]} selected={selected} orientation="horizontal" />
    <MoreViews selected={selected} shown={useOtherTab(selected)} />
  </div>
);
