import type { KeyboardEvent } from "react";

import { ToolMenu } from "../menu/tool-menu";
import { nextByKey } from "../parts/next-by-key";
import { TabButton } from "./tab-button";
import { shownGroups, sourceTab, type Tab } from "./tabs";
import type { TabsClass } from "./tabs-styles";

/** The views in a phone's bar next to the source; the others are in the menu at its end. */
const IN_BAR = new Set(["structure", "checks", "changes"]);

interface PaneBarProps {
  selected: string;
  onSelect: (name: string) => void;
  hasFiles: boolean;
}

/** Switches between the source and the views if there's only room for one; at the bottom, in reach of the thumb. */
export const PaneBar = ({ selected, onSelect, hasFiles }: PaneBarProps) => {
  const groups = shownGroups(hasFiles);
  const all = groups.flatMap(({ tabs }) => tabs);
  const inBar = [sourceTab, ...all.filter(({ name }) => IN_BAR.has(name))];
  const isInBar = inBar.some(({ name }) => name === selected);
  const other: Tab | undefined = isInBar ? undefined : all.find(({ name }) => name === selected);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const names = inBar.map(({ name }) => name);
    const next = nextByKey(names, selected, event.key, "horizontal");
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.querySelector<HTMLElement>(`#playground-tab-${next}`)?.focus();
  };
  return (
    <div className={"pane-bar" satisfies TabsClass}>
      {/* Arrow keys belong to the tabs in the list, which have the focus. */}
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label="Views of the message" onKeyDown={move}>
        {inBar.map((tab, at) => (
          <TabButton
            key={tab.name}
            tab={tab}
            isSelected={tab.name === selected}
            isStop={isInBar ? tab.name === selected : at === 0}
            onSelect={onSelect}
          />
        ))}
      </div>
      <ToolMenu
        label={other ? `More views: ${other.label}` : "More views"}
        shown={other?.label ?? "More"}
        shownId={other && `playground-tab-${other.name}`}
        icon={other?.icon ?? "more"}
        groups={groups.map(({ label, tabs }) => ({
          label,
          items: tabs
            .filter(({ name }) => !IN_BAR.has(name))
            .map(({ name, label: words, icon }) => ({
              label: words,
              icon,
              isChosen: name === selected,
              run: () => onSelect(name),
            })),
        }))}
      />
    </div>
  );
};
