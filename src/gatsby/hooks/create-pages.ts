import { existsSync, readFileSync } from "node:fs";

import type { CreatePagesArgs, GatsbyNode } from "gatsby";

import { lineOfKey } from "../../diagnostics/frontmatter";
import { reportErrors, reportDiagnostics, reportWarnings } from "../../diagnostics/report-diagnostics";
import { checkedAtEdit } from "../develop/check-at-edit";
import { imageDiagnostics } from "../images/resolve-images";
import { contentTypes, mdxContentTypes } from "../content-types";
import { createRedirects, redirectDiagnostics, takenRoutes, duplicateRoutes } from "../content-types/taken-routes";
import { nodeTypes } from "../nodes";
import type { CompiledNode } from "../content/node-builder";

const lineOf = (file: string, key: string): number => lineOfKey(readFileSync(file, "utf8"), key);

const checkAndMake = async (args: CreatePagesArgs): Promise<void> => {
  const { getNodesByType, reporter } = args;
  const diagnostics = [
    ...nodeTypes.flatMap((type) => type.diagnostics?.(args) ?? []),
    ...contentTypes.flatMap((contentType) => contentType.diagnostics(args, lineOf)),
    ...imageDiagnostics(
      mdxContentTypes.flatMap(({ type }) => getNodesByType(type) as CompiledNode[]),
      existsSync,
      lineOf,
    ),
  ];
  reportErrors(diagnostics, reporter, "config");
  // Develop still creates every page it can.
  if (diagnostics.length > 0 && process.env.NODE_ENV !== "development") return;
  reportDiagnostics([...duplicateRoutes(takenRoutes(args)), ...redirectDiagnostics(args)], reporter, "routes");
  // Otherwise a mistyped id would be reported twice.
  if (diagnostics.length === 0)
    reportWarnings(
      nodeTypes.flatMap((type) => type.warnings?.(args) ?? []),
      reporter,
      "nodes",
    );

  for (const contentType of contentTypes) await contentType.createPages(args);
  createRedirects(args);
};

/** Creates the pages of every content type, after checking the config. */
export const createPages: GatsbyNode["createPages"] = (args) => checkedAtEdit(args, checkAndMake);
