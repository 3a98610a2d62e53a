import path from "node:path";

import type { Node, NodePluginArgs } from "gatsby";

import { isMdxKind, kinds } from ".";

type GetNodes = Pick<NodePluginArgs, "getNodesByType">;

interface TakenRoute {
  /** Whose route it is. */
  file: string;
  path: string;
}

/** The routes of the components in src/pages, which Gatsby makes pages of by itself. */
export const fixedRoutes = ({ getNodesByType }: GetNodes): TakenRoute[] =>
  (getNodesByType("SitePage") as (Node & { path: string; component: string })[])
    .filter(({ component }) => /[\\/]src[\\/]pages[\\/]/.test(component))
    .map((page) => ({ path: page.path, file: path.relative(process.cwd(), page.component) }));

/** The routes that pages have: fixed ones, then those of kinds' own pages, then those of their nodes. */
export const takenRoutes = (args: GetNodes): TakenRoute[] => {
  const own = kinds.flatMap(({ name, ownRoutes }) =>
    ownRoutes.map((route) => ({ file: `src/gatsby/content-types/${name}/kind.ts`, path: route })),
  );
  const ofNodes = kinds.flatMap((kind) =>
    (args.getNodesByType(kind.type) as (Node & { path: string | null; file: string })[]).flatMap((node) =>
      node.path === null ? [] : [{ file: isMdxKind(kind) ? node.file : kind.file, path: node.path }],
    ),
  );
  return [...fixedRoutes(args), ...own, ...ofNodes];
};
