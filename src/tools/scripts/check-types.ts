import { existsSync } from "node:fs";

import { ensureBuild } from "./build/ensure-build";
import { runNode, toolPath } from "./tools/run";

/** usage: check-types.ts; a build generates the types of query results, `Queries.*`, if there are none yet. */
const checkTypes = async (): Promise<number> => {
  if (!existsSync("src/gatsby-types.d.ts")) await ensureBuild();
  const code = await runNode(toolPath("typescript", "tsc"), ["--noEmit"]);
  if (code !== 0) console.error("The types of query results (Queries.*) are those of the last build: npm run build.");
  return code;
};

void checkTypes().then((code) => process.exit(code));
