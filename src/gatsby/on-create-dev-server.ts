import type { IncomingMessage, ServerResponse } from "node:http";

import type { CreateDevServerArgs, GatsbyNode, NodePluginArgs } from "gatsby";

import { packIndex } from "../search/local/packing/pack-index";
import { searchFiles } from "../search/local/search-files";
import { paths } from "../utils/paths";
import { takeOverConfig } from "./develop/take-over-config";
import { watchConfig } from "./config/watch-config";
import { toOpenSearch } from "./outputs/opensearch/to-opensearch";
import { collectSearchRecords } from "./search/collect-search-records";
import { toSearchTexts } from "./search/to-search-texts";

/** Gives the file of the local search at a URL from the nodes as they are now; undefined for any other URL. */
const searchFile = async (url: string, args: NodePluginArgs): Promise<unknown> => {
  if (url === searchFiles.index) return packIndex(await collectSearchRecords(args));
  if (!url.startsWith(`${searchFiles.textsFolder}/`)) return undefined;
  const texts = toSearchTexts(await collectSearchRecords(args));
  return [...texts].find(([page]) => searchFiles.texts(page) === url)?.[1];
};

/**
 * Serves the local search in develop, always fresh, and how browsers search the site; the build writes the same as files.
 * From now on edits of the config take effect.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args: CreateDevServerArgs) => {
  const nodeArgs = args as unknown as NodePluginArgs;
  watchConfig("src/config", (name) => void takeOverConfig(name, nodeArgs));
  args.app.get(paths.openSearch(), (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("Content-Type", "application/opensearchdescription+xml");
    response.end(toOpenSearch());
  });
  args.app.use((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    searchFile(request.url ?? "", nodeArgs).then((file) => {
      if (file === undefined) return next();
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(file));
    }, next);
  });
};
