import type { KeyboardEvent } from "react";

import type { Playground } from "../../session/create-playground";
import { diagnosticCount } from "../checks/diagnostics-text";
import { ToolIcon } from "../icons/tool-icon";
import { ToolMenu } from "../menu/tool-menu";
import { nextByKey } from "../parts/next-by-key";
import { usePlayground, usePlaygroundState } from "../parts/playground-context";
import { shownGroups, sourceTab, type Tab } from "./tabs";

/** The rail has room for three digits. */
const MOST = 999;

const DiagnosticCount = () => {
  const count = usePlaygroundState(diagnosticCount);
  return count === 0 ? null : (
    <span className="count">
      {count > MOST ? `${MOST}+` : count}
      <span className="visually-hidden"> problems</span>
    </span>
  );
};

interface TabButtonProps {
  tab: Tab;
  isSelected: boolean;
  isStop?: boolean;
}

const TabButton = ({ tab, isSelected, isStop = isSelected }: TabButtonProps) => {
  const { store } = usePlayground();
  return (
    <button
      type="button"
      role="tab"
      id={`playground-tab-${tab.name}`}
      aria-selected={isSelected}
      aria-controls={isSelected ? `playground-${tab.name}` : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => store.set({ panel: tab.name })}
    >
      <ToolIcon name={tab.icon} />
      {tab.label}
      {tab.name === "checks" && <DiagnosticCount />}
    </button>
  );
};

/** Selects the tab that a key moves to, and moves the focus to it. */
const moveBetween =
  (tabs: readonly Tab[], selected: string, { store }: Playground, orientation: "vertical" | "horizontal") =>
  (event: KeyboardEvent): void => {
    const names = tabs.map(({ name }) => name);
    const next = nextByKey(names, selected, event.key, orientation);
    if (next === undefined) return;
    event.preventDefault();
    store.set({ panel: next });
    event.currentTarget.querySelector<HTMLElement>(`#playground-tab-${next}`)?.focus();
  };

export const Rail = ({ selected, hasSource }: { selected: string; hasSource: boolean }) => {
  const playground = usePlayground();
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  const groups = [...(hasSource ? [{ label: "Message", tabs: [sourceTab] }] : []), ...shownGroups(hasFiles)];
  const all = groups.flatMap(({ tabs }) => tabs);
  return (
    // Arrow keys belong to the tabs in the list, which have the focus.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="tablist"
      aria-label="Views of the message"
      aria-orientation="vertical"
      className="rail"
      onKeyDown={moveBetween(all, selected, playground, "vertical")}
    >
      {groups.map(({ label, tabs }) => (
        <div key={label} role="presentation">
          <span aria-hidden="true">{label}</span>
          {tabs.map((tab) => (
            <TabButton key={tab.name} tab={tab} isSelected={tab.name === selected} />
          ))}
        </div>
      ))}
    </div>
  );
};

/** The views in a phone's bar next to the source; the others are in the menu at its end. */
const IN_BAR = new Set(["structure", "checks", "changes"]);

/** Switches between the source and the views if there's only room for one; at the bottom, in reach of the thumb. */
export const PaneBar = ({ selected }: { selected: string }) => {
  const playground = usePlayground();
  const hasFiles = usePlaygroundState(({ files }) => files !== null);
  const groups = shownGroups(hasFiles);
  const all = groups.flatMap(({ tabs }) => tabs);
  const inBar = [sourceTab, ...all.filter(({ name }) => IN_BAR.has(name))];
  const isInBar = inBar.some(({ name }) => name === selected);
  const otherTab = isInBar ? undefined : all.find(({ name }) => name === selected);
  const toItem = ({ name, label, icon }: Tab) => ({
    label,
    icon,
    isChosen: name === selected,
    run: () => playground.store.set({ panel: name }),
  });
  return (
    <div className="pane-bar">
      {/* Arrow keys belong to the tabs in the list, which have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="tablist"
        aria-label="Views of the message"
        onKeyDown={moveBetween(inBar, selected, playground, "horizontal")}
      >
        {inBar.map((tab, index) => {
          const isSelected = tab.name === selected;
          const isStop = isInBar ? isSelected : index === 0;
          return <TabButton key={tab.name} tab={tab} isSelected={isSelected} isStop={isStop} />;
        })}
      </div>
      <ToolMenu
        label={otherTab ? `More views: ${otherTab.label}` : "More views"}
        shown={otherTab?.label ?? "More"}
        shownId={otherTab && `playground-tab-${otherTab.name}`}
        icon={otherTab?.icon ?? "more"}
        groups={groups.map(({ label, tabs }) => ({
          label,
          items: tabs.filter(({ name }) => !IN_BAR.has(name)).map(toItem),
        }))}
      />
    </div>
  );
};
