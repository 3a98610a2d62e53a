/** A doc id, or a category: its own page (`doc`) and what lies under it. */
export type SidebarEntry = string | SidebarCategory;

interface SidebarCategory {
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
    "verification",
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
    {
      label: "API",
      doc: "api",
      items: [
        "api/typedoc",
        {
          label: "Parser API",
          doc: "api/parser",
          items: [
            "api/parser/memory-management",
            "api/parser/python",
            "api/parser/rust",
            "api/parser/streaming",
            "api/parser/types",
            "api/parser/typescript",
          ],
        },
        {
          label: "Builder API",
          doc: "api/builder",
          items: [
            "api/builder/presets",
            "api/builder/python",
            "api/builder/rust",
            "api/builder/types",
            "api/builder/typescript",
            "api/builder/validation",
          ],
        },
        {
          label: "Models",
          doc: "api/models",
          items: [
            "api/models/datetime",
            "api/models/deal",
            "api/models/errors",
            "api/models/identifiers",
            "api/models/message",
            "api/models/party",
            "api/models/release",
            "api/models/resource",
            "api/models/technical",
            "api/models/territories",
          ],
        },
      ],
    },
    {
      label: "Examples",
      doc: "examples",
      items: [
        "examples/batch-processing",
        "examples/build-new-release",
        "examples/parse-ern",
        "examples/python-dataframes",
        "examples/round-trip",
      ],
    },
  ],
};
