import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { NodePluginArgs } from "gatsby";

import { contentRoot, dataPaths, ernFolder, ernTables, fixturesFolder } from "../../config/content";
import { catchContentError } from "../../diagnostics/diagnostic";
import { reportErrors } from "../../diagnostics/report-diagnostics";
import { shortcodesDigest } from "../compiled/site-shortcodes";
import { watchConfig } from "../config/watch-config";
import type { CompiledNode } from "../content/node-builder";
import { sitePages } from "../content/pages";
import { mdxContentTypes } from "../content-types";
import { reportContent } from "../links/check-content";
import { sourceToolkit } from "../nodes/toolkit/node-type";
import { dataNodeCreator } from "../registry/node-type";

/** The digest of the data that each page was last printed with. */
const printed = new Map<string, string>();

/** Creates the nodes of the pages that show data again, so that they're queried with it. */
const renewPages = ({ actions, createContentDigest, getNodesByType }: NodePluginArgs): void => {
  for (const node of mdxContentTypes.flatMap(({ type }) => getNodesByType(type) as CompiledNode[])) {
    const { internal, ...fields } = node;
    const digest = fileDigest(node);
    if (digest === "" || digest === printed.get(node.id)) continue;
    printed.set(node.id, digest);
    const contentDigest = createContentDigest([internal.contentDigest, digest]);
    void actions.createNode({ ...fields, children: [], internal: { type: internal.type, contentDigest } });
  }
};

const fileDigest = ({ body, file }: CompiledNode): string =>
  catchContentError(
    () => shortcodesDigest(body, file),
    ({ message }) => message,
  );

const jsonDiagnostic = (file: string): string[] => {
  try {
    JSON.parse(readFileSync(file, "utf8"));
    return [];
  } catch (error) {
    return [`${file}: ${(error as Error).message}. Correct it: the file isn't JSON`];
  }
};

/** In develop: shows an edited file of data on the pages that print it, or reports what is wrong with it. */
export const applyDataEdit = async (file: string, args: NodePluginArgs): Promise<void> => {
  const { reporter } = args;
  if ([ernFolder, ernTables, fixturesFolder].some((folder) => file.startsWith(`${folder}/`))) {
    const diagnostics = file.endsWith(".json") ? jsonDiagnostic(file) : [];
    reportErrors(diagnostics, reporter, file);
    if (diagnostics.length === 0) reporter.warn(`${file} changed: restart \`npm run develop\` to see it`);
    return;
  }
  reporter.info(`${file} changed: reloaded`);
  sourceToolkit(dataNodeCreator(args));
  renewPages(args);
  const routes = sitePages(args).map(({ path }) => path);
  await reportContent(args, routes);
};

const foldersBelow = (folder: string): string[] =>
  existsSync(folder)
    ? [
        folder,
        ...readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ parentPath, name }) => `${parentPath}/${name}`),
      ]
    : [];

/** Watches the files of data that pages print; Gatsby watches the pages' own files. */
export const watchData = (args: NodePluginArgs): void => {
  const { toolkit, errors, diagrams } = dataPaths();
  for (const folder of [
    contentRoot,
    ...[toolkit, errors, diagrams, ernFolder, ernTables, fixturesFolder].flatMap(foldersBelow),
  ])
    watchConfig(folder, (name) => void applyDataEdit(`${folder}/${name}`, args));
};
