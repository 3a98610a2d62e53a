import type { BuildFailure } from "esbuild";
import type { Node, NodePluginArgs } from "gatsby";

import { reportErrors } from "../../diagnostics/report-diagnostics";
import { allVersions, currentConfig } from "../config/all-versions";
import { loadConfig } from "../config/watch-config";
import { sitePages } from "../content/pages";
import { reportContent } from "../links/check-content";
import { sourceSidebars } from "../nodes/sidebars/source-sidebars";
import { sourceVersions } from "../nodes/versions/node-type";
import { dataNodeCreator } from "../registry/node-type";
import { noteChange } from "./data-changes";

const FOLDER = "src/config";

/** Files read again after an edit while develop runs; sidebars.ts reads sidebars.json. */
const live = ["navigation.ts", "sidebars.ts", "versions.ts"];

const removeMissing = ({ actions, getNodesByType }: NodePluginArgs): void => {
  const versions = new Set(allVersions().map(({ name }) => name));
  for (const node of getNodesByType("DocsVersion") as (Node & { name: string })[])
    if (!versions.has(node.name)) actions.deleteNode(node);
};

/** Returns what can't be read of the config, with esbuild's file and line of a mistake in the syntax. */
const toConfigDiagnostic = (file: string, error: unknown): string => {
  const [first] = (error as Partial<BuildFailure>).errors ?? [];
  const place = first?.location ? `${first.location.file}:${first.location.line}` : file;
  const reason = first?.text ?? (error instanceof Error ? error.message : String(error));
  return `${place}: the file can't be read: ${reason}. Correct it; until then, its previous version applies`;
};

/** In develop: applies an edited file in src/config, or reports that it can't. */
export const applyConfigEdit = async (name: string, args: NodePluginArgs): Promise<void> => {
  const { reporter } = args;
  const file = `${FOLDER}/${name}`;
  if (!live.includes(name) && name !== "sidebars.json") {
    reporter.warn(`${file} changed: restart \`npm run develop\` to see all of it`);
    return;
  }
  try {
    // Files that import each other are read again too.
    const exports = loadConfig(FOLDER, live);
    for (const key of Object.keys(currentConfig))
      if (key in exports) Object.assign(currentConfig, { [key]: exports[key] });
  } catch (error) {
    reportErrors([toConfigDiagnostic(file, error)], reporter, "config files");
    return;
  }
  reportErrors([], reporter, "config files");
  reporter.info(`${file} changed: reloaded`);
  sourceSidebars(args);
  sourceVersions(dataNodeCreator(args));
  removeMissing(args);
  // Gatsby doesn't create pages again for nodes that change while it does.
  noteChange();
  const routes = sitePages(args).map(({ path }) => path);
  if (name === "navigation.ts") await reportContent(args, routes);
};
