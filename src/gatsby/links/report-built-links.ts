import path from "node:path";

import type { BuildArgs, Node } from "gatsby";

import { homeUrl } from "../../config/home-url";
import { reportProblems } from "../../problems/report-problems";
import { builtLinks } from "./built-links";
import { builtLinkProblems } from "./check-built-links";
import { isReported } from "./reported-links";

type SitePage = Node & { path: string; component: string };

/** Tells which links of the built pages lead nowhere, but for those of the content, which were told with file and line. */
export const reportBuiltLinks = ({ getNodesByType, reporter }: BuildArgs, folder: string): void => {
  const activity = reporter.activityTimer("check links of the built pages");
  activity.start();
  const built = builtLinks(folder, homeUrl);
  const pages = new Map((getNodesByType("SitePage") as SitePage[]).map((page) => [page.path, page.component]));
  const codeOf = (route: string): string | undefined => {
    const [component] = pages.get(route)?.split("?") ?? [];
    return component && path.relative(process.cwd(), component);
  };
  const untold = { ...built, links: built.links.filter((link) => !isReported(link)) };
  const problems = builtLinkProblems(untold, codeOf);
  activity.end();
  reportProblems(problems, reporter, "built links");
};
