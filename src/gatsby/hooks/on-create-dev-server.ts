import type { IncomingMessage, ServerResponse } from "node:http";

import type { CreateDevServerArgs, GatsbyNode, NodePluginArgs } from "gatsby";

import { packIndex } from "../search/packing/pack-index";
import { searchFiles } from "../../search/common/search-files";
import { paths } from "../../utils/paths";
import { takeOverConfig } from "../develop/take-over-config";
import { watchConfig } from "../config/watch-config";
import { toOpenSearch } from "../outputs/opensearch/to-opensearch";
import { collectSearchRecords } from "../search/collect-search-records";

/**
 * Returns the files of the local search by URL: the index from the current nodes, and its parts from the same nodes as
 * the last index.
 */
const createSearchFiles = (args: NodePluginArgs): ((url: string) => Promise<string | undefined>) => {
  let files: ReadonlyMap<string, string> = new Map();
  return async (url) => {
    if (url === searchFiles.index) files = packIndex(await collectSearchRecords(args));
    return files.get(url);
  };
};

/**
 * Serves the local search in develop, always up to date, and the OpenSearch description; the build writes the same
 * files. From now on, config edits take effect.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args: CreateDevServerArgs) => {
  const nodeArgs = args as unknown as NodePluginArgs;
  watchConfig("src/config", (name) => void takeOverConfig(name, nodeArgs));
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
