import type { ToolIconName } from "../icons/tool-icon";

export interface Tab {
  name: string;
  label: string;
  icon: ToolIconName;
}

interface TabGroup {
  label: string;
  tabs: readonly Tab[];
}

/** The name of a tab and of its icon is its label in small letters. */
const tab = <Label extends string>(label: Lowercase<Label> extends ToolIconName ? Label : never): Tab => {
  const name = label.toLowerCase() as Lowercase<Label> & ToolIconName;
  return { name, label, icon: name };
};

/** The source has a tab if there's no room for it next to the views. */
export const sourceTab = tab("Source");

/** The tabs of the views, in the order of the rail. Their content is in `panels.ts`. */
export const tabGroups: readonly TabGroup[] = [
  { label: "Folder", tabs: [tab("Files")] },
  { label: "Look", tabs: [tab("Structure"), tab("Tracks"), tab("JSON"), tab("Code")] },
  { label: "Change", tabs: [tab("Edit"), tab("Build"), tab("Convert")] },
  { label: "Verify", tabs: [tab("Checks"), tab("Schema"), tab("Changes")] },
];

export const shownGroups = (hasFiles: boolean): readonly TabGroup[] => (hasFiles ? tabGroups : tabGroups.slice(1));
