import { existsSync, readFileSync } from "node:fs";

import type { CreatePagesArgs, GatsbyNode } from "gatsby";

import { lineOfKey } from "../../diagnostics/frontmatter";
import { reportErrors, reportProblems, reportWarnings } from "../../diagnostics/report-diagnostics";
import type { CompiledNode } from "../content/node-builder";
import { checkedAtEdit } from "../develop/check-at-edit";
import { imageProblems } from "../images/image-diagnostics";
import { kinds, mdxKinds } from "../content-types";
import { createRedirects, redirectProblems } from "../content-types/create-redirects";
import { takenRoutes } from "../content-types/taken-routes";
import { duplicateRoutes } from "../links/duplicate-routes";
import { nodeTypes } from "../nodes";

const lineOf = (file: string, key: string): number => lineOfKey(readFileSync(file, "utf8"), key);

const checkAndMake = async (args: CreatePagesArgs): Promise<void> => {
  const { getNodesByType, reporter } = args;
  const problems = [
    ...nodeTypes.flatMap((type) => type.problems?.(args) ?? []),
    ...kinds.flatMap((kind) => kind.problems(args, lineOf)),
    ...imageProblems(
      mdxKinds.flatMap(({ type }) => getNodesByType(type) as CompiledNode[]),
      existsSync,
      lineOf,
    ),
  ];
  reportErrors(problems, reporter, "config");
  // Develop keeps the pages that there can be.
  if (problems.length > 0 && process.env.NODE_ENV !== "development") return;
  reportProblems([...duplicateRoutes(takenRoutes(args)), ...redirectProblems(args)], reporter, "routes");
  // A mistyped id would be told twice.
  if (problems.length === 0)
    reportWarnings(
      nodeTypes.flatMap((type) => type.warnings?.(args) ?? []),
      reporter,
      "nodes",
    );

  for (const kind of kinds) await kind.createPages(args);
  createRedirects(args);
};

/** Makes the pages of every kind, after checking what the config says of them. */
export const createPages: GatsbyNode["createPages"] = (args) => checkedAtEdit(args, checkAndMake);
