import { formatNumber } from "@ddex-suite/ern/text/counted";
import { type KeyboardEvent, useState } from "react";

import { countDiagnostics } from "../checks/diagnostics-text";
import { ToolIcon } from "../icons/tool-icon";
import { ToolMenu } from "../menu/tool-menu";
import { nextByKey } from "../parts/next-by-key";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { allTabs, groupsInMenu, mainTabs, sourceTab, type Tab } from "./tabs";

const DiagnosticCount = () => {
  const count = usePlaygroundState(countDiagnostics);
  return count === 0 ? null : (
    <span className="count">
      {formatNumber(count)}
      <span className="visually-hidden"> problems</span>
    </span>
  );
};

/** Renders tabs between which arrow keys move; Tab goes to the selected one, or to the first if none is selected. */
const TabList = ({ tabs, selected, isVertical }: { tabs: readonly Tab[]; selected: string; isVertical?: boolean }) => {
  const { store } = usePlayground();
  const names = tabs.map(({ name }): string => name);
  const stop = names.includes(selected) ? selected : names[0];
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = nextByKey(names, selected, event.key, isVertical ? "vertical" : "horizontal");
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
      aria-orientation={isVertical ? "vertical" : undefined}
      onKeyDown={onKeyDown}
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

/** Returns the selected view if it doesn't always have a tab. */
const useMenuTab = (selected: string): Tab | undefined => {
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  return allTabs(hasFiles)
    .slice(mainTabs.length)
    .find(({ name }) => name === selected);
};

/** Renders the menu of the other views; its button has the name of the shown one, if it's passed. */
const MoreViews = ({ selected, shown }: { selected: string; shown?: Tab | undefined }) => {
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

/** Renders the tabs next to the panes; a view from the menu has a tab until another is chosen there. */
export const Rail = ({ selected, hasSource }: { selected: string; hasSource: boolean }) => {
  const otherTab = useMenuTab(selected);
  const [lastTab, setLastTab] = useState(otherTab);
  if (otherTab && otherTab !== lastTab) setLastTab(otherTab);
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  const menuTabs = lastTab && (hasFiles || lastTab.name !== "files") ? [lastTab] : [];
  const tabs = [...(hasSource ? [sourceTab] : []), ...mainTabs, ...menuTabs];
  return (
    <div className="rail">
      <TabList tabs={tabs} selected={selected} isVertical />
      <MoreViews selected={selected} />
    </div>
  );
};

/** Renders the tabs at the bottom, in reach of the thumb, if there's only room for the source or a view. */
export const PaneBar = ({ selected }: { selected: string }) => (
  <div className="pane-bar">
    <TabList tabs={[sourceTab, ...mainTabs]} selected={selected} />
    <MoreViews selected={selected} shown={useMenuTab(selected)} />
  </div>
);
