import { buildEnvironment } from "../../../src/scripts/build/build-environment";
import { toolPath } from "../../../src/scripts/tools/run";
import { timeCommand } from "./time-command";
import type { CommandCost } from "./time-command";

const PHASE = /^success (.+?)(?: - \d+\/\d+.*?)? - (\d+(?:\.\d+)?)s/gm;
// eslint-disable-next-line no-control-regex -- terminal sequences begin with a control character
const TERMINAL = /\u001b\[[0-9;]*[A-Za-z]/g;

export interface BuildCost extends CommandCost {
  /** Seconds of Gatsby's phases. */
  phases: Map<string, number>;
}

const toPhases = (log: string): Map<string, number> => {
  const phases = new Map<string, number>();
  for (const [, name = "", seconds] of log.replace(TERMINAL, "").replaceAll("\r", "\n").matchAll(PHASE))
    phases.set(name, (phases.get(name) ?? 0) + Number(seconds));
  return phases;
};

/** Builds the project in a folder; what was printed is then in the log. */
export const runBuild = async (folder: string, log: string): Promise<BuildCost> => {
  const env = { ...buildEnvironment, GATSBY_TELEMETRY_DISABLED: "1" };
  const cost = await timeCommand([process.execPath, toolPath("gatsby"), "build"], { cwd: folder, env, log });
  return { ...cost, phases: toPhases(cost.output) };
};
