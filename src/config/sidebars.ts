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

/** The sidebars by name. Their order is the reading order, which the previous and next links follow. */
export const sidebars: Readonly<Record<string, readonly SidebarEntry[]>> = {
  tutorialSidebar: [
    "intro",
    "getting-started",
    "use-cases",
    "playground",
    "verification",
    {
      label: "Learn ERN",
      doc: "learn",
      items: [
        "learn/message",
        "learn/references",
        "learn/parties-and-identifiers",
        "learn/resources",
        "learn/releases",
        "learn/deals",
        "learn/life-cycle",
        "learn/versions-and-profiles",
        "learn/delivery",
      ],
    },
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
        "builder/installation",
        "builder/quick-start",
        "builder/overview",
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
            "api/parser/typescript",
            "api/parser/python",
            "api/parser/rust",
            "api/parser/types",
            "api/parser/streaming",
            "api/parser/memory-management",
          ],
        },
        {
          label: "Builder API",
          doc: "api/builder",
          items: [
            "api/builder/typescript",
            "api/builder/python",
            "api/builder/rust",
            "api/builder/types",
            "api/builder/validation",
            "api/builder/presets",
          ],
        },
        {
          label: "Models",
          doc: "api/models",
          items: [
            "api/models/message",
            "api/models/party",
            "api/models/resource",
            "api/models/technical",
            "api/models/release",
            "api/models/deal",
            "api/models/territories",
            "api/models/identifiers",
            "api/models/datetime",
            "api/models/errors",
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
    {
      label: "Guides",
      doc: "guides",
      items: [
        "guides/validation-workflow",
        "guides/dsp-integration",
        "guides/streaming-large-files",
        "guides/round-trip-fidelity",
        "guides/migrating-from-xml",
        "guides/python-workflows",
        "guides/error-handling",
        "guides/performance-tuning",
        {
          label: "Parser guides",
          doc: "guides/parser",
          items: [
            "guides/parser/basic-parsing",
            "guides/parser/dataframes",
            "guides/parser/large-files",
            "guides/parser/error-handling",
            "guides/parser/performance",
          ],
        },
        {
          label: "Builder guides",
          doc: "guides/builder",
          items: [
            "guides/builder/from-scratch",
            "guides/builder/validation",
            "guides/builder/batch-processing",
            "guides/builder/partner-outputs",
            "guides/builder/deterministic",
          ],
        },
        {
          label: "Integration",
          doc: "guides/integration",
          items: [
            "guides/integration/rest-api",
            "guides/integration/database",
            "guides/integration/automation",
            "guides/integration/monitoring",
            "guides/integration/testing",
          ],
        },
        {
          label: "Advanced",
          doc: "guides/advanced",
          items: [
            "guides/advanced/security",
            "guides/advanced/validation-rules",
            "guides/advanced/extensions",
            "guides/advanced/memory",
            "guides/advanced/performance-monitoring",
          ],
        },
        {
          label: "Migration",
          doc: "guides/migration",
          items: [
            "guides/migration/from-xml",
            "guides/migration/version-upgrades",
            "guides/migration/from-other-tools",
            "guides/migration/legacy-systems",
          ],
        },
        {
          label: "Reference",
          doc: "guides/reference",
          items: [
            "guides/reference/schema-versions",
            "guides/reference/territory-codes",
            "guides/reference/patterns",
            "guides/reference/benchmarks",
            "guides/reference/dsp-requirements",
          ],
        },
        {
          label: "Troubleshooting",
          doc: "guides/troubleshooting",
          items: [
            "guides/troubleshooting/common-issues",
            "guides/troubleshooting/validation-errors",
            "guides/troubleshooting/deployment",
            "guides/troubleshooting/memory",
            "guides/troubleshooting/performance",
          ],
        },
      ],
    },
    "glossary",
    "changelog",
  ],
};
