/** A doc id, or a category: its own page (`doc`) and what lies under it. */
export type SidebarEntry = string | SidebarCategory;

export interface SidebarCategory {
  label: string;
  doc: string;
  items: readonly SidebarEntry[];
  collapsed?: boolean;
}

/** Name of the docs' sidebars as a landmark. */
export const docsSidebarLabel = "Docs sidebar";

/** The sidebars by name. Order here is the reading order: previous and next follow it. */
export const sidebars: Readonly<Record<string, readonly SidebarEntry[]>> = {
  tutorialSidebar: [
    "intro",
    "use-cases",
    "getting-started",
    {
      label: "Parser",
      doc: "parser",
      items: [
        "parser/overview",
        "parser/installation",
        "parser/quick-start",
        "parser/api-reference",
        "parser/advanced-usage",
      ],
    },
    {
      label: "Builder",
      doc: "builder",
      items: [
        "builder/overview",
        "builder/installation",
        "builder/quick-start",
        "builder/api-reference",
        "builder/advanced-usage",
        "builder/canonicalization",
        "builder/presets",
      ],
    },
  ],
};
