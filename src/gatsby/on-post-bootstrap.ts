import type { GatsbyNode, Node } from "gatsby";

import { startChecksAtEdits } from "./links/check-at-edit";
import { reportContent } from "./links/report-content";

/** Compiles every page, so that all content errors show at once, then checks all links. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  const activity = args.reporter.activityTimer("compile content and check links");
  activity.start();
  const routes = (args.getNodesByType("SitePage") as (Node & { path: string })[]).map(({ path }) => path);
  await reportContent(args, routes);
  activity.end();
  startChecksAtEdits();
};
