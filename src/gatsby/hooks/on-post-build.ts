import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { GatsbyNode, Reporter } from "gatsby";

import { homeUrl } from "../../config/urls";
import { collectInlineParts } from "../documents/collect-inline-parts";
import { readDocuments } from "../documents/read-documents";
import { collectLinks, reportBuiltLinks } from "../links/built-links";
import { filesBelow } from "../locations/files-below";
import { outputs } from "../outputs";

/** Adds the name at the end of a file that holds a JSON object. */
const nameBuild = (file: string, build: string): void => {
  const text = readFileSync(file, "utf8");
  const named = text.replace(/(?:,"build":"[^"]*")?\}\s*$/, `,"build":${JSON.stringify(build)}}`);
  if (named !== text) writeFileSync(file, named);
};

/** Names the build in each page's data, which shows an open page whether the site has changed. */
export const nameBuilds = (folder: string): void => {
  const data = path.join(folder, "page-data");
  const app = JSON.parse(readFileSync(path.join(data, "app-data.json"), "utf8")) as {
    webpackCompilationHash: string;
  };
  for (const address of filesBelow(data).filter((name) => name.endsWith("/page-data.json")))
    nameBuild(path.join(data, address), app.webpackCompilationHash);
};

/** What Gatsby writes for rendering pages on request and for third-party scripts in workers, but this site has neither. */
const UNUSED = ["~partytown", "webpack.stats.json", "chunk-map.json"];

/** Runs steps of a hook; `--verbose` prints the seconds of each, and the processor seconds of all threads. */
const timed =
  ({ verbose }: Reporter) =>
  async (name: string, step: () => void | Promise<void>): Promise<void> => {
    const [started, used] = [performance.now(), process.cpuUsage()];
    await step();
    const { user, system } = process.cpuUsage(used);
    const seconds = (performance.now() - started) / 1000;
    verbose(`after the pages: ${name} - ${seconds.toFixed(2)}s, processor ${((user + system) / 1e6).toFixed(2)}s`);
  };

/** Reads the finished documents once, writes one output after another, then checks every link in the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const folder = path.resolve("public");
  const [links, inline] = [collectLinks(homeUrl), collectInlineParts()];
  const step = timed(args.reporter);
  for (const unused of UNUSED) rmSync(path.join(folder, unused), { recursive: true, force: true });
  await step("builds' names", () => nameBuilds(folder));
  await step("documents", () => readDocuments(folder, [links.read, inline.read]));
  for (const output of outputs) await step(output.name, () => output.write(args, folder, inline));
  await step("links", () => reportBuiltLinks(links, args, folder));
};
