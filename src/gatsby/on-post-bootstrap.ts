import type { GatsbyNode, Node } from "gatsby";

import { startChecksAtEdits } from "./develop/check-at-edit";
import { reportContent } from "./links/report-content";
import { sourceSearchHits } from "./search/search-hits";

/** Compiles every page, so that all content errors show at once, makes what the search finds, then checks all links. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  const activity = args.reporter.activityTimer("compile content and check links");
  activity.start();
  const routes = (args.getNodesByType("SitePage") as (Node & { path: string })[]).map(({ path }) => path);
  const sections = await reportContent(args, routes);
  if (sections) await sourceSearchHits(args, sections);
  activity.end();
  startChecksAtEdits();
};
