import path from "node:path";

import { buildEnvironment } from "../../../src/tools/scripts/build/gatsby-build";
import { toolPath } from "../../../src/tools/scripts/tools/run";
import { type CommandCost, timeCommand } from "./time-command";
import { type Step, toSteps } from "./to-steps";

export interface BuildCost extends CommandCost {
  /** Gatsby's phases and the steps after the pages, by name. */
  steps: ReadonlyMap<string, Step>;
}

/** Builds the project in a folder with its own picture cache, and writes the output to the log. */
export const runBuild = async (folder: string, log: string): Promise<BuildCost> => {
  const env = {
    ...buildEnvironment,
    GATSBY_TELEMETRY_DISABLED: "1",
    // The folder's packages, and what they cache for later builds, are this project's.
    PICTURE_CACHE: path.join(folder, ".cache-of-pictures"),
  };
  const command = [process.execPath, toolPath("gatsby"), "build", "--verbose"];
  const cost = await timeCommand(command, { cwd: folder, env, log });
  return { ...cost, steps: toSteps(cost) };
};
