import path from "node:path";

import type { CreatePagesArgs, NodePluginArgs, Node } from "gatsby";

import { isBuilt, redirectPage } from "../content/pages";
import { pageContentTypes, isMdxContentType, contentTypes } from ".";
import type { ContentPageNode } from "../content/node-builder";

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

/** A message for each file whose route is already taken by another file. */
export const duplicateRoutes = (pages: readonly { file: string; path: string }[]): string[] => {
  const owner = new Map<string, string>();
  return pages.flatMap(({ file, path }) => {
    const first = owner.get(path);
    if (first === undefined) {
      owner.set(path, file);
      return [];
    }
    return [`${file}: the route ${path} is taken by ${first} already. Give one of them another "slug", or rename it`];
  });
};

type GetNodes = Pick<NodePluginArgs, "getNodesByType">;

interface TakenRoute {
  /** The file that has the route. */
  file: string;
  path: string;
}

/** The routes of the components in src/pages, for which Gatsby creates the pages. */
export const fixedRoutes = ({ getNodesByType }: GetNodes): TakenRoute[] =>
  (getNodesByType("SitePage") as (Node & { path: string; component: string })[])
    .filter(({ component }) => /[\\/]src[\\/]pages[\\/]/.test(component))
    .map((page) => ({ path: page.path, file: path.relative(process.cwd(), page.component) }));

/** All routes of pages: fixed ones, then the content types' own pages, then pages of their nodes. */
export const takenRoutes = (args: GetNodes): TakenRoute[] => {
  const own = contentTypes.flatMap(({ name, ownRoutes }) =>
    ownRoutes.map((route) => ({ file: `src/gatsby/content-types/${name}/content-type.ts`, path: route })),
  );
  const ofNodes = contentTypes.flatMap((contentType) =>
    (args.getNodesByType(contentType.type) as (Node & { path: string | null; file: string })[]).flatMap((node) =>
      node.path === null
        ? []
        : [{ file: isMdxContentType(contentType) ? node.file : contentType.file, path: node.path }],
    ),
  );
  return [...fixedRoutes(args), ...own, ...ofNodes];
};
