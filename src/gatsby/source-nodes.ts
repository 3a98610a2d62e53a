import type { GatsbyNode, Reporter } from "gatsby";

import { blog } from "../config/blog";
import { contentFolders } from "../config/content";
import { locales } from "../config/locales";
import { readStoredReport } from "../sample-checks/stored-report";
import { createConfigNodes } from "./develop/config-nodes";
import { localeProblem } from "./nodes/locales/locale-problem";
import { toLocale } from "./nodes/locales/node";
import { ContentError } from "../problems/content-error";
import { dataNodeCreator } from "./registry/data-node-creator";
import { lastUpdatedByFile } from "./nodes/file-history/git-history";
import { reportErrors } from "../problems/report-problems";
import { toToolkitSymbol } from "./nodes/toolkit/node";
import type { PlacedSymbol } from "../toolkit/symbol";
import { currentToolkit } from "../toolkit/toolkit";
import { toTypedocReflection } from "./nodes/typedoc/node";
import { typeReflections } from "../toolkit/typedoc/type-reflections";

const readToolkit = (reporter: Reporter): readonly PlacedSymbol[] => {
  try {
    return currentToolkit().symbols;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reporter.panicOnBuild(error.message);
    return [];
  }
};

/** Nodes that come from the config, the toolkit's files, TypeDoc, the check of the samples and git, all but those of content files. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const create = dataNodeCreator(args);
  createConfigNodes(args);
  create("Sidebar", blog.sidebar.name, { ...blog.sidebar, items: [] });
  reportErrors([localeProblem(locales) ?? []].flat(), args.reporter, "locales");
  for (const locale of locales) create("Locale", locale.name, { ...toLocale(locale) });
  for (const symbol of readToolkit(args.reporter)) create("ToolkitSymbol", symbol.id, { ...toToolkitSymbol(symbol) });
  for (const reflection of typeReflections().reflections)
    create("TypedocReflection", reflection.id, toTypedocReflection(reflection));
  for (const [file, lastUpdated] of await lastUpdatedByFile(Object.values(contentFolders))) {
    create("FileHistory", file, { file, lastUpdated });
  }
  const report = readStoredReport();
  if (report) create("SampleReport", "all", { ...report });
};
