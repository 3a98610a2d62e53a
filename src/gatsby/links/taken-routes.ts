import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type { CreatePagesArgs, Node } from "gatsby";

import { lineOfKey } from "../../diagnostics/frontmatter";
import type { GetNodes } from "../content/node-builder";
import { isBuilt, redirectPage, sitePages } from "../content/pages";
import { contentTypes, isMdxContentType, pagesOf } from "../content-types";
import { nodeTypes } from "../nodes";
import type { TakenRoute } from "../registry/node-type";

/** A content file with the line of the first of these keys that it has, else the first line; other files have no line. */
const fileWithKeys = (file: string, ...keys: readonly string[]): string => {
  if (!file.endsWith(".mdx") || !existsSync(file)) return file;
  const raw = readFileSync(file, "utf8");
  return `${file}:${Math.max(...keys.map((key) => lineOfKey(raw, key)))}`;
};

/** The earlier routes that pages declare, with the file that has the route already: it isn't redirected then. */
const earlierRoutes = (args: GetNodes) => {
  const owners = new Map(takenRoutes(args).map((taken) => [taken.path, taken.file]));
  const pages = pagesOf(args).filter(({ node }) => isBuilt(node));
  return pages.flatMap(({ node: { file, path: to, redirectFrom } }) =>
    redirectFrom.map((from) => {
      const owner = owners.get(from);
      owners.set(from, file);
      return { file, from, to, owner };
    }),
  );
};

/** Returns a message for each earlier route that is taken. */
export const redirectDiagnostics = (args: GetNodes): string[] =>
  earlierRoutes(args).flatMap(({ file, from, owner }) =>
    owner === undefined
      ? []
      : [
          `${fileWithKeys(file, "redirectFrom")}: "redirectFrom" names the route ${from}, which ${owner} has already. Remove it from one of them`,
        ],
  );

/** Creates a page at each earlier route that redirects to the page's current route. */
export const createRedirects = (args: CreatePagesArgs): void => {
  for (const { from, to, owner } of earlierRoutes(args))
    if (owner === undefined) args.actions.createPage(redirectPage(from, to));
};

/** Returns a message for each file whose route is already taken by another file. */
export const duplicateRoutes = (pages: readonly { file: string; path: string }[]): string[] => {
  const owner = new Map<string, string>();
  return pages.flatMap(({ file, path }) => {
    const first = owner.get(path);
    if (first === undefined) {
      owner.set(path, file);
      return [];
    }
    return [
      `${fileWithKeys(file, "slug", "permalink")}: the route ${path} is taken by ${first} already. Give one of them another "slug", or rename it`,
    ];
  });
};

/** Returns the routes of the components in src/pages, for which Gatsby creates the pages. */
export const fixedRoutes = (args: GetNodes): TakenRoute[] =>
  sitePages(args)
    .filter(({ component }) => /[\\/]src[\\/]pages[\\/]/.test(component))
    .map((page) => ({ path: page.path, file: path.relative(process.cwd(), page.component) }));

/** Returns all routes of pages: fixed ones, those of content types, of node types, then of content nodes. */
export const takenRoutes = (args: GetNodes): TakenRoute[] => {
  const typeRoutes = contentTypes.flatMap(({ name, ownRoutes = [] }) =>
    ownRoutes.map((route) => ({ file: `src/gatsby/content-types/${name}/content-type.ts`, path: route })),
  );
  const ofNodes = contentTypes.flatMap((contentType) =>
    (args.getNodesByType(contentType.type) as (Node & { path: string | null; file: string })[]).flatMap((node) =>
      node.path === null
        ? []
        : [{ file: isMdxContentType(contentType) ? node.file : contentType.file, path: node.path }],
    ),
  );
  const ofNodeTypes = nodeTypes.flatMap(({ routes }) => routes?.(args) ?? []);
  return [...fixedRoutes(args), ...typeRoutes, ...ofNodeTypes, ...ofNodes];
};
