import type { GatsbyNode, Node } from "gatsby";

import { footerGroups, navbarLinks } from "../config/navigation";
import { linkProblems } from "./links/check-links";
import type { LinkSource } from "./links/check-links";
import { ContentError } from "./mdx/content-error";
import { compiledContent } from "./shared/compiled-content";
import type { ContentPageNode } from "./shared/compiled-content";
import { isBuilt } from "./shared/is-built";
import { reportProblems } from "./shared/report-problems";

const navigation: LinkSource = {
  file: "src/config/navigation.ts",
  links: [...navbarLinks, ...footerGroups.flatMap(({ links }) => links)].map(({ href }) => ({
    href,
    source: href,
    kind: "page",
  })),
};

/** Compiles every page, so that all content errors show at once, then checks all links. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  const { getNodesByType, reporter } = args;
  const activity = reporter.activityTimer("compile content and check links");
  activity.start();
  const compiled = compiledContent(args);
  const nodes = ["Doc", "Page"].flatMap((type) => getNodesByType(type) as ContentPageNode[]).filter(isBuilt);
  const sources: LinkSource[] = [navigation];
  const errors: string[] = [];
  for (const node of nodes) {
    try {
      const { links, ids } = await compiled(node);
      sources.push({ file: node.file, path: node.path, links, ids });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error.message);
    }
  }
  activity.end();
  if (errors.length > 0) reporter.panicOnBuild(errors.join("\n"));
  const routes = (getNodesByType("SitePage") as (Node & { path: string })[]).map(({ path }) => path);
  reportProblems(linkProblems(sources, routes), reporter);
};
