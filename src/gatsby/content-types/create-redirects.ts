import type { CreatePagesArgs, NodePluginArgs } from "gatsby";

import { isBuilt } from "../content/is-built";
import type { ContentPageNode } from "../content/node-builder";
import { redirectPage } from "../content/redirect-page";
import { pageContentTypes } from ".";
import { takenRoutes } from "./taken-routes";

interface EarlierRoutes {
  redirects: { from: string; to: string }[];
  diagnostics: string[];
}

/** The earlier routes that pages declare. If one is a page's current route, that's reported and not redirected. */
const earlierRoutes = (args: Pick<NodePluginArgs, "getNodesByType">): EarlierRoutes => {
  const owners = new Map(takenRoutes(args).map((taken) => [taken.path, taken.file]));
  const found: EarlierRoutes = { redirects: [], diagnostics: [] };
  const pages = pageContentTypes.flatMap(({ type }) => args.getNodesByType(type) as ContentPageNode[]).filter(isBuilt);
  for (const { file, path: to, redirectFrom } of pages)
    for (const from of redirectFrom) {
      const owner = owners.get(from);
      if (owner === undefined) found.redirects.push({ from, to });
      else
        found.diagnostics.push(
          `${file}: "redirectFrom" names the route ${from}, which ${owner} has already. Remove it from one of them`,
        );
      owners.set(from, file);
    }
  return found;
};

/** A message for each earlier route that is taken. */
export const redirectDiagnostics = (args: Pick<NodePluginArgs, "getNodesByType">): string[] =>
  earlierRoutes(args).diagnostics;

/** Creates a page at each earlier route that redirects to the page's current route. */
export const createRedirects = (args: CreatePagesArgs): void => {
  for (const { from, to } of earlierRoutes(args).redirects) args.actions.createPage(redirectPage(from, to));
};
