import type { KeyboardEvent } from "react";

import { nextByKey } from "../parts/next-by-key";
import { TabButton } from "./tab-button";
import { shownGroups, sourceTab } from "./tabs";
import type { TabsClass } from "./tabs-styles";

interface RailProps {
  selected: string;
  onSelect: (name: string) => void;
  hasFiles: boolean;
  /** Does the source have a tab, too? */
  hasSource: boolean;
}

/** A vertical list of all views, grouped by purpose; the up and down keys move between them. */
export const Rail = ({ selected, onSelect, hasFiles, hasSource }: RailProps) => {
  const groups = [...(hasSource ? [{ label: "Message", tabs: [sourceTab] }] : []), ...shownGroups(hasFiles)];
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const names = groups.flatMap(({ tabs }) => tabs.map(({ name }) => name));
    const next = nextByKey(names, selected, event.key, "vertical");
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.querySelector<HTMLElement>(`#playground-tab-${next}`)?.focus();
  };
  return (
    // Arrow keys belong to the tabs in the list, which have the focus.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="tablist"
      aria-label="Views of the message"
      aria-orientation="vertical"
      className={"rail" satisfies TabsClass}
      onKeyDown={move}
    >
      {groups.map(({ label, tabs }) => (
        <div key={label} role="presentation">
          <span aria-hidden="true">{label}</span>
          {tabs.map((tab) => (
            <TabButton
              key={tab.name}
              tab={tab}
              isSelected={tab.name === selected}
              isStop={tab.name === selected}
              onSelect={onSelect}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
