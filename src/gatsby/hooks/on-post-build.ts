import { rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { homeUrl } from "../../config/home-url";
import { collectInlineParts } from "../documents/collect-inline-parts";
import { readDocuments } from "../documents/read-documents";
import { collectLinks } from "../links/collect-links";
import { reportBuiltLinks } from "../links/report-built-links";
import { nameBuilds } from "./name-builds";
import { outputs } from "../outputs";
import { timed } from "./timed";

/**
 * Reads the finished documents once, then writes what is made from the pages, one output after the other. After that
 * every file is there, and each link of the pages is looked up.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const folder = path.resolve("public");
  const [links, inline] = [collectLinks(homeUrl), collectInlineParts()];
  const step = timed(args.reporter);
  // Gatsby copies it for scripts of others in workers, of which there are none.
  await rm(path.join(folder, "~partytown"), { recursive: true, force: true });
  await step("builds' names", () => nameBuilds(folder));
  await step("documents", () => readDocuments(folder, [links.read, inline.read]));
  for (const output of outputs) await step(output.name, () => output.write(args, folder, inline));
  await step("links", () => reportBuiltLinks(links, args, folder));
};
