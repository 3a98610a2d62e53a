import type { GatsbyNode, Node } from "gatsby";

import { footerGroups, navbarLinks } from "../config/navigation";
import { linkProblems } from "./links/check-links";
import type { LinkSource } from "./links/check-links";
import { resolveHref } from "./mdx/resolve-href";
import { ContentError } from "./mdx/content-error";
import { sourceSearchHits } from "./search/search-hits";
import { compiledContent, pageTypes } from "./shared/compiled-content";
import type { CompiledNode, ContentPageNode } from "./shared/compiled-content";
import { isBuilt } from "./shared/is-built";
import { reportProblems } from "./shared/report-problems";

const navigation: LinkSource = {
  file: "src/config/navigation.ts",
  links: [...navbarLinks, ...footerGroups.flatMap(({ links }) => links)].map(({ href }) => ({
    ...resolveHref(href, () => undefined),
    source: href,
  })),
};

/** Compiles every page, so that all content errors show at once, makes what the search finds, then checks all links. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  const { getNodesByType, reporter } = args;
  const activity = reporter.activityTimer("compile content and check links");
  activity.start();
  const compiled = compiledContent(args);
  const pages = pageTypes.flatMap((type) => getNodesByType(type) as ContentPageNode[]).filter(isBuilt);
  const nodes: CompiledNode[] = [...pages, ...(getNodesByType("Author") as CompiledNode[])];
  const sources: LinkSource[] = [navigation];
  const errors: string[] = [];
  for (const node of nodes) {
    try {
      const { links, ids } = await compiled(node);
      sources.push({ file: node.file, path: node.path ?? undefined, links, ids });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(error.message);
    }
  }
  if (errors.length === 0) await sourceSearchHits(args);
  activity.end();
  if (errors.length > 0) reporter.panicOnBuild(errors.join("\n"));
  const routes = (getNodesByType("SitePage") as (Node & { path: string })[]).map(({ path }) => path);
  reportProblems(linkProblems(sources, routes), reporter);
};
