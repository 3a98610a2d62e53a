import path from "node:path";

import type { Node, NodePluginArgs } from "gatsby";

import { isMdxContentType, contentTypes } from ".";

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
