import { docsLocation } from "../../locations/docs-location";
import { pageFrontmatter } from "../../../diagnostics/frontmatter";
import { paths } from "../../../utils/paths";
import { readingMinutes } from "../../../utils/text/counted";
import { isBuilt } from "../../content/is-built";
import type { MdxContentType, MarkdownFacts } from "../../registry/content-type";
import { createDocPages } from "./create-doc-pages";
import { toDoc } from "./node";
import type { DocFields, DocNode } from "./node";
import { relatedResolver } from "./resolve-related";
import { docResolvers } from "./resolvers";
import { docTypes } from "./schema";
import { sectionOfDoc } from "./section-of-doc";
import type { CurrentConfig } from "../../config/current-config";
import { currentConfig } from "../../config/current-config";
import { flattenSidebar } from "../../../utils/sidebar";
import { toSidebarItems } from "./sidebar-items";
import type { SearchKind } from "../../../config/search-facets";

/** Folders of docs that aren't guides. */
const folders: ReadonlyMap<string, SearchKind> = new Map([
  ["api", "api"],
  ["examples", "example"],
]);

/** The search facets of a doc: `kind`, which depends on its folder, and its version. */
const toSearchFacts = ({ docId, path, version }: DocFields) => ({
  kind: folders.get(docId.split("/")[version === null ? 0 : 1] ?? "") ?? "guide",
  version: version ?? currentConfig.versions.find((config) => path.startsWith(`${config.path}/`))?.name ?? null,
});

let memory: { sidebars: CurrentConfig["sidebars"]; places: ReadonlyMap<string, number> } | undefined;

/** Each doc's position in the reading order. */
const currentPlaces = (): ReadonlyMap<string, number> => {
  const { sidebars } = currentConfig;
  if (memory?.sidebars !== sidebars) {
    const items = flattenSidebar(Object.values(sidebars).flatMap(toSidebarItems));
    memory = { sidebars, places: new Map(items.map(({ docId }, at) => [docId, at])) };
  }
  return memory.places;
};

/** Markdown versions of docs are listed in sidebar order; docs outside every sidebar come last. */
const toMarkdownFacts = (doc: DocFields): MarkdownFacts => ({
  order: currentPlaces().get(doc.docId) ?? Number.MAX_SAFE_INTEGER,
});

/** Pages of the documentation. */
export const docs: MdxContentType<DocFields> = {
  ...docsLocation,
  name: "docs",
  type: "Doc",
  frontmatter: pageFrontmatter,
  needed: (name) => ({ title: name, description: name }),
  toFields: toDoc,
  schema: docTypes,
  resolvers: (tools) => ({
    ...tools.fields,
    ...docResolvers,
    section: { resolve: sectionOfDoc },
    readingTime: tools.compiled<DocNode>(({ words }, { docId }) =>
      docId.startsWith("guides/") ? readingMinutes(words) : null,
    ),
    related: relatedResolver(tools),
  }),
  createPages: createDocPages,
  ownRoutes: [paths.docs()],
  // The sidebars' check covers docs and sidebars.
  diagnostics: () => [],
  sidebar: null,
  page: {
    isListed: isBuilt,
    isCanonical: ({ version }) => version === null,
    hasExcerpt: false,
    lastChange: (_doc, lastUpdated) => lastUpdated,
    section: sectionOfDoc,
    markdownVersion: toMarkdownFacts,
    search: toSearchFacts,
  },
};
