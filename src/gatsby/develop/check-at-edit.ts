import { setImmediate } from "node:timers/promises";

import type { CreatePagesArgs } from "gatsby";

import { reportWarnings } from "../../diagnostics/report-diagnostics";
import { currentSymbols } from "../../reference/toolkit/current-symbols";
import type { ToolkitSymbol } from "../../reference/toolkit/symbol";
import { sampleFiles } from "../../verification/doctest/samples/sample-files";
import { proseDiagnostics } from "../../verification/prose/prose-diagnostics";
import { allSidebars, currentConfig } from "../config/all-versions";
import { reportContent } from "../links/check-content";
import { fixedRoutes } from "../links/taken-routes";

/** In develop: has the folders that sidebars list read again when pages are added, removed or moved. */
export const renewFolderSidebars = (): void => {
  // A new object, because values derived from the sidebars are cached by identity.
  if (JSON.stringify(allSidebars()).includes('"items":"auto"')) currentConfig.sidebars = { ...currentConfig.sidebars };
};

const checked = new Map<string, { raw: string; symbols: readonly ToolkitSymbol[]; diagnostics: readonly string[] }>();

const checkProse = async (): Promise<string[]> => {
  const symbols = currentSymbols();
  const found: string[] = [];
  for (const { file, raw } of sampleFiles()) {
    let known = checked.get(file);
    if (known?.raw !== raw || known.symbols !== symbols) {
      known = { raw, symbols, diagnostics: proseDiagnostics([{ file, raw }], symbols) };
      checked.set(file, known);
      await setImmediate();
    }
    found.push(...known.diagnostics);
  }
  return found;
};

let started = false;

/**
 * Makes later runs of createPages check all content, which has been checked once. The prose of a file is checked only
 * when it's edited: that of all files would take longer than the first edit does.
 */
export const startChecksAtEdits = (): void => {
  started = process.env.NODE_ENV === "development";
  if (!started) return;
  const symbols = currentSymbols();
  for (const { file, raw } of sampleFiles()) checked.set(file, { raw, symbols, diagnostics: [] });
};

/** Creates pages; in develop, then checks all content, unless two pages have one route, as links would be reported. */
export const createAndCheck = async (
  args: CreatePagesArgs,
  make: (args: CreatePagesArgs) => boolean,
): Promise<void> => {
  if (!started) {
    make(args);
    return;
  }
  renewFolderSidebars();
  const routes = fixedRoutes(args).map(({ path }) => path);
  const createPage: CreatePagesArgs["actions"]["createPage"] = (page, ...rest) => {
    routes.push(page.path);
    args.actions.createPage(page, ...rest);
  };
  if (!make({ ...args, actions: { ...args.actions, createPage } })) return;
  const sections = await reportContent(args, routes);
  // Otherwise each page would report a mistake in data again.
  if (sections) reportWarnings(await checkProse(), args.reporter, "prose");
};
