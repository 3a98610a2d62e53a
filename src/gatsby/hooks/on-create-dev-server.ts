import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

import type { CreateDevServerArgs, GatsbyNode, NodePluginArgs } from "gatsby";

import { onDiagnostics } from "../../diagnostics/report-diagnostics";
import { searchFiles } from "../../search/common/search-files";
import { paths } from "../../utils/paths";
import { watchConfig } from "../config/watch-config";
import { applyConfigEdit } from "../develop/apply-config-edit";
import { watchData } from "../develop/apply-data-edit";
import { runWhenIdle } from "../develop/defer-until-first-page";
import { bundleAllPrograms } from "../outputs/programs/output";
import { toOpenSearch } from "../outputs/site-facts/output";
import { collectSearchRecords } from "../search/collect-search-records";
import { packIndex } from "../search/packing/pack-files";

/** Returns a module of the running Gatsby that it doesn't export. */
export const gatsbyModule = <Module>(name: string): Module =>
  createRequire(path.resolve("package.json"))(`gatsby/dist/${name}`) as Module;

interface Sockets {
  websocketManager: { emitError(id: string, errors: object[] | null): void };
}

/** Returns a diagnostic as Gatsby's overlay shows an error of a query. */
const toError = (check: string) => (text: string) => {
  const [, filePath, line] = /^([^\s:]+)(?::(\d+))?: /.exec(text) ?? [];
  const location = line && { start: { line: Number(line) } };
  return { level: "ERROR", code: check, text, context: { sourceMessage: text }, filePath, location };
};

/** Returns whether it's a problem of a page's text. The page shows it in place of the text. */
const isShown = (check: string, diagnostic: string): boolean =>
  check === "content" && /^[^\s:]+\.mdx:/.test(diagnostic);

/** In develop: shows a check's problems on the open pages, except those that a page shows itself. */
export const showInPages = (
  check: string,
  diagnostics: readonly string[],
  { websocketManager } = gatsbyModule<Sockets>("utils/websocket-manager"),
): void => {
  const errors = diagnostics.filter((diagnostic) => !isShown(check, diagnostic)).map(toError(check));
  websocketManager.emitError(`checks: ${check}`, errors.length > 0 ? errors : null);
};

/** In develop: lets files be saved while pages are queried. Gatsby takes seven such saves for a loop, and ends. */
export const allowFastSaves = (): void => {
  const { buildActions } = gatsbyModule<{ buildActions: Record<string, unknown> }>("state-machines/develop/actions");
  buildActions["incrementRecompileCount"] = buildActions["markNodesClean"];
};

/** Returns the files of the local search by URL: the index is made from the current nodes, its parts with it. */
const createSearchFiles = (args: NodePluginArgs): ((url: string) => Promise<string | undefined>) => {
  let files: Promise<ReadonlyMap<string, string>> | undefined;
  return async (url) => {
    const isIndex = url === searchFiles.index;
    if (isIndex) files = collectSearchRecords(args).then(packIndex);
    // A query asks for parts together with the index, which is still being made.
    return isIndex || url.startsWith(`${searchFiles.folder}/`) ? (await files)?.get(url) : undefined;
  };
};

/** Returns the scripts of programs by URL: one is made from the current nodes, its chunks with it. */
const createProgramFiles = (args: NodePluginArgs): ((url: string) => Promise<Buffer | undefined>) => {
  let bundle: ReturnType<typeof bundleAllPrograms> | undefined;
  return async (url) => {
    if (!url.startsWith("/run/")) return undefined;
    if (!bundle || !url.startsWith("/run/chunks/")) bundle = bundleAllPrograms(args);
    return (await bundle).files[url];
  };
};

/** Serves the local search, programs and the OpenSearch description in develop, watches the config and lets files be saved quickly. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args: CreateDevServerArgs) => {
  const nodeArgs = args as unknown as NodePluginArgs;
  watchConfig("src/config", (name) => void applyConfigEdit(name, nodeArgs));
  watchData(nodeArgs);
  allowFastSaves();
  onDiagnostics((check, diagnostics) => showInPages(check, diagnostics));
  runWhenIdle({
    onCompiled: (listener) => gatsbyModule<{ emitter: EventEmitter }>("redux").emitter.on("COMPILATION_DONE", listener),
    onPageData: (listener) =>
      args.app.use("/page-data", (_request: IncomingMessage, _response: ServerResponse, next: () => void) => {
        listener();
        next();
      }),
  });
  args.app.get(paths.openSearch(), (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "application/opensearchdescription+xml");
    response.end(toOpenSearch());
  });
  const searchFile = createSearchFiles(nodeArgs);
  const programFile = createProgramFiles(nodeArgs);
  args.app.use((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    const url = request.url ?? "";
    Promise.all([searchFile(url), programFile(url)]).then(([json, script]) => {
      if (json === undefined && script === undefined) return next();
      response.setHeader("Content-Type", script ? "text/javascript" : "application/json");
      response.end(script ?? json);
    }, next);
  });
};
