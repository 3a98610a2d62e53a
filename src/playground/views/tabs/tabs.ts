import type { ToolIconName } from "../icons/tool-icons";

export interface Tab {
  name: string;
  label: string;
  icon: ToolIconName;
}

interface TabGroup {
  /** The purpose of the group's views. */
  label: string;
  tabs: readonly Tab[];
}

/** The source has a tab if there's no room for it next to the views. */
export const sourceTab: Tab = { name: "source", label: "Source", icon: "source" };

/** The tabs of the views, in the order of the rail. Their content is in `panels.ts`. */
export const tabGroups: readonly TabGroup[] = [
  {
    label: "Folder",
    tabs: [{ name: "files", label: "Files", icon: "files" }],
  },
  {
    label: "Look",
    tabs: [
      { name: "structure", label: "Structure", icon: "structure" },
      { name: "tracks", label: "Tracks", icon: "tracks" },
      { name: "json", label: "JSON", icon: "json" },
      { name: "code", label: "Code", icon: "code" },
    ],
  },
  {
    label: "Change",
    tabs: [
      { name: "edit", label: "Edit", icon: "edit" },
      { name: "build", label: "Build", icon: "build" },
      { name: "convert", label: "Convert", icon: "convert" },
    ],
  },
  {
    label: "Verify",
    tabs: [
      { name: "checks", label: "Checks", icon: "checks" },
      { name: "schema", label: "Schema", icon: "schema" },
      { name: "changes", label: "Changes", icon: "changes" },
    ],
  },
];

/** The groups, without the Files tab unless several files are open. */
export const shownGroups = (hasFiles: boolean): readonly TabGroup[] => (hasFiles ? tabGroups : tabGroups.slice(1));
