import { rm } from "node:fs/promises";
import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { homeUrl } from "../../config/urls";
import { collectInlineParts } from "../documents/collect-inline-parts";
import { readDocuments } from "../documents/read-documents";
import { collectLinks } from "../links/collect-links";
import { reportBuiltLinks } from "../links/report-built-links";
import { nameBuilds } from "./name-builds";
import { outputs } from "../outputs";
import { timed } from "./timed";

/**
 * Reads the finished documents once, then writes one output after another. When every file exists, it checks every link
 * in the pages.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const folder = path.resolve("public");
  const [links, inline] = [collectLinks(homeUrl), collectInlineParts()];
  const step = timed(args.reporter);
  // Gatsby copies it for third-party scripts in workers, but this site has none.
  await rm(path.join(folder, "~partytown"), { recursive: true, force: true });
  await step("builds' names", () => nameBuilds(folder));
  await step("documents", () => readDocuments(folder, [links.read, inline.read]));
  for (const output of outputs) await step(output.name, () => output.write(args, folder, inline));
  await step("links", () => reportBuiltLinks(links, args, folder));
};
