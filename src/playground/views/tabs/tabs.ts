import type { ToolIconName } from "../icons/tool-icon";

/** Returns a tab, whose name is that of its icon and its label in lower case. */
const toTab = <Label extends string>(label: Lowercase<Label> extends ToolIconName ? Label : never) => ({
  name: label.toLowerCase() as ToolIconName,
  label: label as string,
});

export type Tab = ReturnType<typeof toTab>;

/** The source has a tab if there's no room for it next to the views. */
export const sourceTab = toTab("Source");

/** The views that always have a tab. Their content is in `panels.ts`. */
export const mainTabs: readonly Tab[] = [toTab("Checks"), toTab("Structure"), toTab("Changes")];

/** The views in the menu “More”. */
const otherGroups = [
  { label: "Folder", tabs: [toTab("Files")] },
  { label: "View", tabs: [toTab("Tracks"), toTab("JSON"), toTab("Code")] },
  { label: "Change", tabs: [toTab("Edit"), toTab("Build"), toTab("Convert")] },
  { label: "Verify", tabs: [toTab("Schema")] },
];

export const groupsInMenu = (hasFiles: boolean) => otherGroups.slice(hasFiles ? 0 : 1);

/** Returns all views, in the order of their tabs and of the menu. */
export const allTabs = (hasFiles: boolean): readonly Tab[] => [
  ...mainTabs,
  ...groupsInMenu(hasFiles).flatMap(({ tabs }) => tabs),
];
