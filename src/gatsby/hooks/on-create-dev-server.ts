import type { IncomingMessage, ServerResponse } from "node:http";

import type { CreateDevServerArgs, GatsbyNode, NodePluginArgs } from "gatsby";

import { onDiagnostics } from "../../diagnostics/report-diagnostics";
import { searchFiles } from "../../search/common/search-files";
import { paths } from "../../utils/paths";
import { watchConfig } from "../config/watch-config";
import { allowFastSaves } from "../develop/allow-fast-saves";
import { showInPages } from "../develop/show-in-pages";
import { takeOverConfig } from "../develop/take-over-config";
import { watchData } from "../develop/take-over-data";
import { toOpenSearch } from "../outputs/site-facts/output";
import { collectSearchRecords } from "../search/collect-search-records";
import { packIndex } from "../search/packing/pack-files";

/** The files of the local search by URL: the index is made from the current nodes, its parts with it. */
const createSearchFiles = (args: NodePluginArgs): ((url: string) => Promise<string | undefined>) => {
  let files: ReadonlyMap<string, string> = new Map();
  return async (url) => {
    if (url === searchFiles.index) files = packIndex(await collectSearchRecords(args));
    return files.get(url);
  };
};

/** Serves the local search and the OpenSearch description in develop, watches the config and lets files be saved quickly. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args: CreateDevServerArgs) => {
  const nodeArgs = args as unknown as NodePluginArgs;
  watchConfig("src/config", (name) => void takeOverConfig(name, nodeArgs));
  watchData(nodeArgs);
  allowFastSaves();
  onDiagnostics((check, diagnostics) => showInPages(check, diagnostics));
  args.app.get(paths.openSearch(), (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "application/opensearchdescription+xml");
    response.end(toOpenSearch());
  });
  const searchFile = createSearchFiles(nodeArgs);
  args.app.use((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    searchFile(request.url ?? "").then((file) => {
      if (file === undefined) return next();
      response.setHeader("Content-Type", "application/json");
      response.end(file);
    }, next);
  });
};
