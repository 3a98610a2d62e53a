import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";

import type { PageSample } from "../../mdx/code/digest-samples";
import { detach } from "../../utils/text/detach";
import { sitePages } from "../content/pages";
import { startChecksAtEdits } from "../develop/check-at-edit";
import { deferUntilFirstPage } from "../develop/defer-until-first-page";
import { reduceAvifEffort, startImages } from "../images/resolve-images";
import { reportContent } from "../links/check-content";
import { sourceSampleReport } from "../nodes/sample-report/node-type";
import { sourceSearchList } from "../nodes/search-list/node-type";
import { collectSearchRecords } from "../search/collect-search-records";

/** Compiles every page so that all content errors show at once, creates the search sections, then checks all links. */
const checkAll = async (args: ParentSpanPluginArgs): Promise<void> => {
  const activity = args.reporter.activityTimer("compile content and check links");
  activity.start();
  const routes = sitePages(args).map(({ path }) => path);
  const start = process.env.NODE_ENV === "development" ? undefined : startImages(args);
  const samples = new Map<string, readonly PageSample[]>();
  const sections = await reportContent(args, routes, (compiled, page) => {
    start?.(compiled.content.nodes, page);
    samples.set(page.file, detach(compiled.samples));
  });
  sourceSampleReport(args, samples);
  if (sections) sourceSearchList(args, await collectSearchRecords(args, sections));
  activity.end();
  startChecksAtEdits();
};

/** Checks all content; in develop, which compiles a page when it's asked for, once the first one is shown. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (args) => {
  reduceAvifEffort();
  if (process.env.NODE_ENV === "development") deferUntilFirstPage(() => checkAll(args));
  else await checkAll(args);
};
