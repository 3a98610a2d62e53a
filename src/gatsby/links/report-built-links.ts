import path from "node:path";

import type { BuildArgs, Node } from "gatsby";

import { reportDiagnostics } from "../../diagnostics/report-diagnostics";
import { filesBelow } from "../locations/files-below";
import { builtLinkDiagnostics } from "./check-built-links";
import type { BuiltLinks } from "./collect-links";
import { isReported } from "./reported-links";

type SitePage = Node & { path: string; component: string };

/** Routes of all pages and files in a folder. */
const routesIn = (folder: string): string[] =>
  filesBelow(folder)
    .map((file) => file.replace(/\/index\.html$/, "/"))
    .sort();

/** Reports broken links on the built pages, except those in the content, which were reported with file and line. */
export const reportBuiltLinks = (built: BuiltLinks, { getNodesByType, reporter }: BuildArgs, folder: string): void => {
  const pages = new Map((getNodesByType("SitePage") as SitePage[]).map((page) => [page.path, page.component]));
  const codeOf = (route: string): string | undefined => {
    const [component] = pages.get(route)?.split("?") ?? [];
    return component && path.relative(process.cwd(), component);
  };
  const links = [...built.links.values()].filter((link) => !isReported(link));
  const diagnostics = builtLinkDiagnostics(links, { routes: routesIn(folder), idsOf: built.idsOf }, codeOf);
  reportDiagnostics(diagnostics, reporter, "built links");
};
