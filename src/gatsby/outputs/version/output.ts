import { writeFile } from "node:fs/promises";
import path from "node:path";

import { site } from "../../../config/site";
import { paths } from "../../../utils/paths";
import type { Output } from "../../registry/output";
import { buildTime } from "./build-time";
import { currentCommit } from "./current-commit";

/** What is deployed: for monitoring, and to check whether a change has arrived. */
export const version: Output = {
  name: "version",
  files: [paths.version()],
  write: async (_args, folder) => {
    const facts = { version: site.version, commit: await currentCommit(), builtAt: buildTime().toISOString() };
    await writeFile(path.join(folder, paths.version()), `${JSON.stringify(facts)}\n`);
  },
};
