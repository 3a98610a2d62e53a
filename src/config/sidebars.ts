import entries from "./sidebars.json";

/** A doc id, or a category: its own page (`doc`) and the entries below it. */
export type SidebarEntry = string | SidebarCategory;

interface SidebarCategory {
  label: string;
  doc: string;
  /** "auto": the pages of the doc's folder, by `order` in their frontmatter, then by title. */
  items: readonly SidebarEntry[] | "auto";
  collapsed?: boolean;
}

/** Landmark name of the docs' sidebars. */
export const docsSidebarLabel = "Docs sidebar";

/** Sidebars that docs in a folder show instead of the one that lists them. */
export const folderSidebars: Readonly<Record<string, string>> = { ern: "ern" };

/** The sidebars of sidebars.json by name. Their order is the reading order, which the previous and next links follow. */
export const sidebars = entries as Readonly<Record<string, readonly SidebarEntry[]>>;
