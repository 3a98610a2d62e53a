import type { Node, NodePluginArgs } from "gatsby";

import { isMdxKind, kinds } from ".";

interface TakenRoute {
  /** Whose route it is. */
  file: string;
  path: string;
}

/** The routes that kinds have: those of their own pages, then those of their nodes. */
export const takenRoutes = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): TakenRoute[] => {
  const own = kinds.flatMap(({ name, ownRoutes }) =>
    ownRoutes.map((path) => ({ file: `src/gatsby/kinds/${name}/kind.ts`, path })),
  );
  const ofNodes = kinds.flatMap((kind) =>
    (getNodesByType(kind.type) as (Node & { path: string | null; file: string })[]).flatMap(({ path, file }) =>
      path === null ? [] : [{ file: isMdxKind(kind) ? file : kind.file, path }],
    ),
  );
  return [...own, ...ofNodes];
};
