import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { digestFiles } from "./digest-files";
import { runNode, toolPath } from "../tools/run";

/** What makes nodes and their fields of the content. */
const CODE = ["src/gatsby", "src/mdx", "src/toolkit", "src/problems", "src/config", "src/utils", "package-lock.json"];
const STAMP = "node_modules/.cache/ddex-suite-docs/code-digest";

const lastDigest = (): string | undefined => (existsSync(STAMP) ? readFileSync(STAMP, "utf8") : undefined);

/**
 * Gatsby keeps the results of queries as long as the nodes stay the same; it does not notice that other code makes
 * other fields of them. So what it keeps is forgotten whenever that code has changed since.
 */
export const forgetStaleCache = async (): Promise<void> => {
  const digest = digestFiles(CODE);
  if (digest === lastDigest()) return;
  if (existsSync(".cache")) {
    console.log("The code that makes pages of the content has changed: building afresh.");
    await runNode(toolPath("gatsby"), ["clean"]);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, digest);
};
