import type { ToolIconName } from "../icons/tool-icon";

/** The name of a tab, which is that of its icon, is its label in small letters. */
const tab = <Label extends string>(label: Lowercase<Label> extends ToolIconName ? Label : never) => ({
  name: label.toLowerCase() as ToolIconName,
  label: label as string,
});

export type Tab = ReturnType<typeof tab>;

/** The source has a tab if there's no room for it next to the views. */
export const sourceTab = tab("Source");

/** The views that always have a tab. Their content is in `panels.ts`. */
export const mainTabs: readonly Tab[] = [tab("Checks"), tab("Structure"), tab("Changes")];

/** The views in the menu “More”. */
const otherGroups = [
  { label: "Folder", tabs: [tab("Files")] },
  { label: "View", tabs: [tab("Tracks"), tab("JSON"), tab("Code")] },
  { label: "Change", tabs: [tab("Edit"), tab("Build"), tab("Convert")] },
  { label: "Verify", tabs: [tab("Schema")] },
];

export const groupsInMenu = (hasFiles: boolean) => otherGroups.slice(hasFiles ? 0 : 1);

/** All views, in the order of their tabs and of the menu. */
export const allTabs = (hasFiles: boolean): readonly Tab[] => [
  ...mainTabs,
  ...groupsInMenu(hasFiles).flatMap(({ tabs }) => tabs),
];
