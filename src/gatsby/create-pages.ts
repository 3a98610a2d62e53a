import type { GatsbyNode } from "gatsby";

import { sidebars } from "../config/sidebars";
import { versions } from "../config/versions";
import { createDocPages } from "./docs/pages";
import { createContentPages } from "./pages/pages";
import { duplicateRoutes } from "./shared/duplicate-routes";
import { reportProblems } from "./shared/report-problems";
import type { ContentPageNode } from "./shared/compiled-content";
import { sidebarProblems } from "./sidebars/check";
import { versionProblems } from "./versions/check";

/** Makes the pages of every kind, after checking what the config says of them. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { getNodesByType, reporter } = args;
  const docs = getNodesByType("Doc") as (ContentPageNode & { docId: string })[];
  const pages = getNodesByType("Page") as ContentPageNode[];

  const problems = [...sidebarProblems(sidebars, docs), ...versionProblems(versions, Object.keys(sidebars), docs)];
  if (problems.length > 0) {
    reporter.panicOnBuild(problems.join("\n"));
    return;
  }
  reportProblems(duplicateRoutes([...docs, ...pages]), reporter);

  await createDocPages(args);
  await createContentPages(args);
};
