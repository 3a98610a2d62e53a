import { existsSync, readFileSync } from "node:fs";

import type { CreatePagesArgs, GatsbyNode } from "gatsby";

import { lineOfKey } from "../../diagnostics/frontmatter";
import { reportDiagnostics, reportErrors, reportWarnings } from "../../diagnostics/report-diagnostics";
import { type CompiledNode, type ContentPageNode, findFrontmatterError } from "../content/node-builder";
import { isBuilt, templateOf } from "../content/pages";
import { contentTypes, isPageContentType, mdxContentTypes } from "../content-types";
import { createAndCheck } from "../develop/check-at-edit";
import { imageDiagnostics } from "../images/resolve-images";
import { createRedirects, duplicateRoutes, redirectDiagnostics, takenRoutes } from "../links/taken-routes";
import { nodeTypes } from "../nodes";
import { sourceSidebars } from "../nodes/sidebars/source-sidebars";
import type { PageContentType } from "../registry/content-type";
import { runOnAllNodes } from "./on-create-node";

const lineOf = (file: string, key: string): number => lineOfKey(readFileSync(file, "utf8"), key);

const createContentPages = (args: CreatePagesArgs, { type, page }: PageContentType): void => {
  const nodes = (args.getNodesByType(type) as ContentPageNode[]).filter(isBuilt);
  const contexts = page.contexts?.(nodes);
  for (const [index, node] of nodes.entries()) {
    const context = { id: node.id, ...contexts?.[index] };
    args.actions.createPage({ path: node.path, component: templateOf(page.template, node), context });
  }
};

/** Creates the pages; returns whether each route belongs to one page. */
const createValidPages = (args: CreatePagesArgs): boolean => {
  const { getNodesByType, reporter } = args;
  const files = mdxContentTypes.flatMap(({ type }) => getNodesByType(type) as CompiledNode[]);
  // In develop the check of all content reports them.
  const faults =
    process.env.NODE_ENV === "development" ? [] : files.flatMap((file) => findFrontmatterError(file)?.message ?? []);
  reportErrors(faults, reporter, "frontmatter");
  if (faults.length > 0) return false;
  sourceSidebars(args);
  const diagnostics = [
    ...nodeTypes.flatMap((type) => type.diagnostics?.(args) ?? []),
    ...contentTypes.flatMap((contentType) => contentType.diagnostics?.(args, lineOf) ?? []),
    ...imageDiagnostics(files, existsSync, lineOf),
  ];
  reportErrors(diagnostics, reporter, "config");
  // Develop still creates every page it can.
  if (diagnostics.length > 0 && process.env.NODE_ENV !== "development") return false;
  const duplicates = duplicateRoutes(takenRoutes(args));
  reportDiagnostics([...duplicates, ...redirectDiagnostics(args)], reporter, "routes");
  // Otherwise a mistyped id would be reported twice.
  if (diagnostics.length === 0)
    reportWarnings(
      nodeTypes.flatMap((type) => type.warnings?.(args) ?? []),
      reporter,
      "nodes",
    );

  for (const contentType of contentTypes) {
    if (isPageContentType(contentType)) createContentPages(args, contentType);
    contentType.createPages?.(args);
  }
  for (const nodeType of nodeTypes) nodeType.createPages?.(args);
  createRedirects(args);
  return duplicates.length === 0;
};

/** Creates the pages of every content type, after checking the config. */
export const createPages: GatsbyNode["createPages"] = (args) =>
  runOnAllNodes(() => createAndCheck(args, createValidPages));
