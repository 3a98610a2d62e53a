import type { CreatePagesArgs } from "gatsby";

import type { SearchKind } from "../../../config/search-facets";
import { pageFrontmatter } from "../../../diagnostics/frontmatter";
import { paths, withTrailingSlash } from "../../../utils/paths";
import { allVersions, currentConfig } from "../../config/all-versions";
import { isBuilt, redirectPage } from "../../content/pages";
import { docsLocation } from "../../locations/docs-location";
import type { MdxContentType } from "../../registry/content-type";
import { guideMinutes } from "./guide-minutes";
import { latestRelease } from "./latest-release";
import { type DocFields, type DocNode, toDoc } from "./node";
import { relatedResolver } from "./resolve-related";
import { docResolvers } from "./resolvers";
import { orderOfDoc, sectionOfDoc, shownSidebar } from "./sidebar-items";
import { toVersionPaths } from "./version-paths";

/** Creates per version the page that redirects to its main doc: /docs/, /docs/0.4.4/. */
const createVersionRedirects = ({ actions, getNodesByType }: CreatePagesArgs): void => {
  const docs = getNodesByType("Doc") as DocNode[];
  for (const { isLast, path: versionPath, mainDocId } of allVersions()) {
    const main = docs.find(({ docId }) => docId === mainDocId);
    const from = isLast ? paths.docs() : withTrailingSlash(versionPath);
    // Develop works without a main doc, which is reported. One at the version's own route needs no redirect.
    if (main && main.path !== from) actions.createPage(redirectPage(from, main.path));
  }
};

const folders: ReadonlyMap<string, SearchKind> = new Map([
  ["api", "api"],
  ["examples", "example"],
]);

/** Returns the search facets of a doc: `kind`, which depends on its folder, and its version. */
const toSearchFacts = ({ docId, path, version }: DocFields) => ({
  kind: folders.get(docId.split("/")[version === null ? 0 : 1] ?? "") ?? "guide",
  version: version ?? currentConfig.versions.find((config) => path.startsWith(`${config.path}/`))?.name ?? null,
});

/** Pages of the documentation. */
export const docs: MdxContentType<DocFields> = {
  ...docsLocation,
  name: "docs",
  type: "Doc",
  frontmatter: pageFrontmatter,
  placeholderFrontmatter: (name) => ({ title: name, description: name }),
  toFields: toDoc,
  resolvers: (tools) => ({
    ...tools.fields,
    ...docResolvers,
    readingTime: tools.compiled<DocNode>(({ words }, { docId }) => guideMinutes(docId, words)),
    related: relatedResolver(tools),
    latestRelease: tools.compiled(({ sections }) => latestRelease(sections)),
  }),
  createPages: createVersionRedirects,
  ownRoutes: [paths.docs()],
  page: {
    template: "doc",
    contexts: (pages) => {
      const versionPaths = toVersionPaths(pages);
      return pages.map((page, index) => ({
        sidebar: shownSidebar(page.docId),
        versionPaths: versionPaths[index],
      }));
    },
    isListed: isBuilt,
    isCanonical: ({ version }) => version === null,
    section: sectionOfDoc,
    markdownVersion: (doc) => ({ order: orderOfDoc(doc.docId) }),
    search: toSearchFacts,
  },
};
