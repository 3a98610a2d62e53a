import { forgetStaleCache } from "./build/forget-stale-cache";
import { runNode, toolPath } from "./tools/run";

/** usage: gatsby.ts develop|clean …; Gatsby's own commands, without its telemetry. */
const [command = "--help", ...options] = process.argv.slice(2);

const gatsby = async (): Promise<number> => {
  if (command === "develop") await forgetStaleCache();
  return runNode(toolPath("gatsby"), [command, ...options]);
};

void gatsby().then((code) => process.exit(code));
